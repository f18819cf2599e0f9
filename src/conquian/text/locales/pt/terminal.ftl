### A mesa no terminal, além de table.ftl. Uma carta ($card) nunca vem depois de «de», «a» ou «em».

## Comandos

arg-and = e
arg-on = sim
arg-off = não
arg-rank = valor
arg-suit = naipe
arg-spanish = espanhol, espanhola, espanholas
arg-french = francês, francesa, francesas

## O começo

ui-language-name = português
ui-welcome = Vamos jogar Conquian! Vence quem tiver primeiro { $target } cartas na mesa, em combinações: três ou quatro do mesmo valor, ou três ou mais seguidas do mesmo naipe.
ui-welcome-turn = Na sua vez, uma carta é oferecida a você. Ponha essa carta em uma combinação da sua mesa, ou diga não; ela nunca vai para a sua mão.
ui-welcome-type = Digite as cartas da combinação, como { $example }. Digite ? para ver o que dá para fazer, e ajuda para todo o resto.
ui-legend-spanish = Os naipes: { suit-oros-letter } moedas, { suit-copas-letter } taças, { suit-espadas-letter } espadas, { suit-bastos-letter } paus. O 10 é a sota (valete), o 11 o caballo (cavaleiro) e o 12 o rey (rei).
ui-legend-french = Os naipes: { suit-spades-letter } espadas, { suit-hearts-letter } copas, { suit-diamonds-letter } ouros, { suit-clubs-letter } paus. { rank-ace-letter } é o ás, { rank-jack-letter } o valete, { rank-queen-letter } a dama e { rank-king-letter } o rei.
ui-resumed = Seu jogo continua na rodada { $number }. Se quiser outro, digite novo.
ui-seal-hint = Digite lacre para saber para que serve.
ui-asked-deal = Aperte Enter para distribuir a rodada { $number }. Você também pode digitar misturar e umas palavras suas, que entram no embaralhamento, ou sair.
ui-mix-how = Digite misturar e depois palavras ou números seus, por exemplo: misturar lua azul. Eles entram no embaralhamento, e assim ninguém pode saber antes a ordem das cartas. Só com Enter, o acaso põe algo por você.
ui-asked-cut = Você pode cortar o baralho: quantas cartas de cima, de 0 a { $most }? Com Enter, corta-se em qualquer lugar.
ui-starter = Carta inicial: { $card }.

## A mesa

ui-hand-number = Rodada { $number }.
ui-you-deal = Você distribui as cartas.
ui-dealer = { $name } distribui as cartas.
ui-pot = No pote: { $pot }.
ui-partner = Você joga em dupla com { $name }.
ui-seat = { $name }: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} na mão. Na mesa: { $table }
ui-seat-cards = { $name }: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} na mão.
ui-their-table = A mesa do outro lado: { $table }
ui-our-table = A mesa de vocês: { $table }
ui-your-table = Sua mesa: { $table }
ui-nothing = nada ainda.
ui-laid = { $melds } ({ $count } de { $target })
ui-pile = Descarte: { $card } em cima, { $count } ao todo.
ui-pile-empty = Não há descarte.
ui-stock = Monte: { $count ->
    [one] 1 carta.
   *[other] { $count } cartas.
}
ui-hand = Sua mão ({ $count }): { $cards }

## Perguntas

ui-type-offer = Digite uma combinação com ela (como { $example }). Para recusar, digite não; para ver o que dá para fazer, ?; para todo o resto, ajuda.
ui-type-decline = Ela não forma nenhuma combinação com o que você tem. Para recusar, digite não; para todo o resto, ajuda.
ui-type-force = Se obriga, digite obrigar; se deixa passar, digite não.
ui-type-forced = Digite a combinação em que ela entra, ou ? para escolher em uma lista.
ui-type-discard = Digite a carta (como { $one }), ou ? para escolher em uma lista.
ui-type-give = Digite a carta (como { $one }), ou ? para escolher em uma lista.
ui-asked-again = Fim de jogo. Enter para sair; novo para jogar outra vez; registro e um nome de arquivo para guardar a última rodada.

## Compor

ui-draft = Sua mesa ficaria assim: { $melds } ({ $count } de { $target }). Enter baixa, desfazer volta atrás.
ui-draft-wins = Sua mesa ficaria assim: { $melds } ({ $count } de { $target }). Com isso você vence! Enter baixa, desfazer volta atrás.
ui-draft-without = Sua mesa ficaria assim: { $melds } ({ $count } de { $target }), sem { $card }. Junte essa carta a uma combinação, ou aperte Enter para recusar e baixar isto; desfazer volta atrás.
ui-draft-forced = Sua mesa ficaria assim: { $melds } ({ $count } de { $target }), ainda sem { $card }. Junte essa carta a uma combinação; desfazer volta atrás.
ui-which-one = Dá para fazer de várias maneiras. Digite o número da sua:
ui-confirm = { $play }: Enter confirma, desfazer cancela.
ui-could-win = Você poderia vencer agora: { $play }. Aperte Enter para recusar mesmo assim, ou digite desfazer.
ui-discard-force = { $card } encaixa na mesa de { $name }, que pode usar essa carta ou ter a obrigação de usá-la. Enter descarta, desfazer deixa você escolher outra.
ui-discard-fits = { $card } encaixa na mesa de { $name }, que pode usar essa carta. Enter descarta, desfazer deixa você escolher outra.

ui-play-decline = Recusar { $card }
ui-play-rearrange = Recusar { $card } e reorganizar: { $melds } ({ $count } de { $target })
ui-play-force = Obrigar { $name } a usar { $card }
ui-play-waive = Deixar { $name } recusar { $card }
ui-play-discard = Descartar { $card }
ui-play-give = Passar { $card } para { $name }
ui-choose = Digite o número da jogada.
ui-more = Digite o número da jogada, ou mais para ver o resto ({ $left }).

## O que não dá

ui-unknown = “{ $text }” não é uma carta nem um comando. Uma carta é o valor e depois o naipe: { $example } é { $spoken }. Digite ajuda para ver os comandos.
ui-line-long = Essa linha é comprida demais: no máximo { $most } caracteres, por favor.
ui-many-cards = Ninguém tem tantas cartas. Digite uma combinação, ou poucas.
ui-fits-nowhere = { $card } não encaixa por si só em nenhuma combinação da sua mesa. Digite inteira a combinação que você quer.
ui-leaves-rest = Ficaria { $meld } na sua mesa, e isso não é uma combinação. Ponha também essas cartas em combinações, ou deixe-as onde estão.
ui-nothing-laid = Ainda não há nada para baixar. Digite as cartas de uma combinação; para recusar, digite não.
ui-nothing-undone = Não há nada para desfazer.
ui-one-card = Uma carta só, por favor.
ui-no-number = A lista vai de 1 a { $most }.
ui-too-open = Dá para fazer isso de maneiras demais. Separe as combinações com vírgulas, ou digite ? para ver a lista.
ui-which = Escolha uma opção: { $options }.
ui-mix-later = Você poderá acrescentar palavras ao embaralhamento quando a próxima rodada for distribuída.
ui-no-human = Nesta mesa não joga nenhuma pessoa: não há lugar para você.

## O fim da rodada

ui-score = { $who }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
ui-score-units = { $who }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, saldo { $units }
ui-proved = Distribuição honesta: as cartas estavam como foram lacradas antes de distribuir ({ $seal }).
ui-seal-broken = Cuidado: estas cartas não são as que foram lacradas antes de distribuir ({ $seal }).

## A distribuição honesta

## Arquivos

ui-recorded = A rodada { $number } foi gravada em { $file }.
ui-record-none = Nenhuma rodada terminou ainda. Quando uma terminar, você poderá gravar o registro dela.
ui-saved-copy = Jogo salvo em { $file }. Para continuar: { $command } --resume { $file }
ui-file-missing = Depois dessa palavra, digite o nome do arquivo.
ui-file-exists = Já existe { $file }, e fica como está. Escolha outro nome.
ui-file-unwritable = Não dá para gravar em { $file }. Escolha outro lugar.
ui-resume-none = Ainda não há nenhum jogo salvo. Comece um sem --resume.
ui-leave = Seu jogo está salvo. Digite { $command } para continuar.
ui-leave-file = Seu jogo está salvo em { $file }. Para continuar: { $command } --resume { $file }
ui-leave-lost = Não foi possível salvar seu jogo, e ele se perde. Para dizer da próxima vez onde salvar: { $command } --save ARQUIVO
ui-put-aside = Seu outro jogo fica salvo. Digite jogos para ver e voltar a ele.
ui-games = Seus outros jogos inacabados, primeiro o último:
ui-games-line = { $table }, rodada { $number }. Pontos: { $score }. { $time }
ui-games-choose = Digite { $example } para continuar o primeiro; este fica salvo enquanto isso.
ui-games-none = Não há nenhum outro jogo inacabado.
ui-bye = Até a próxima!

## Ajustes

ui-type-like = As cartas são escritas assim: { $example }
ui-words-on = As cartas são escritas por extenso.
ui-words-off = As cartas são escritas de forma abreviada.
ui-teach-on = O que acontece pela primeira vez é explicado.
ui-teach-off = Nada mais é explicado. Digite por quê para ver a regra do que acabou de acontecer.
ui-confirm-on = Cada jogada pede confirmação antes de valer.
ui-confirm-off = As jogadas valem na hora, menos as arriscadas e as que mudam sua mesa.
ui-language = Vamos falar português.
ui-languages = Idiomas: { $languages }. Para mudar, digite por exemplo: { $example }
ui-why-nothing = Ainda não aconteceu nada.

## Ajuda

ui-help-meld = Para usar a carta oferecida, digite a combinação que ela forma: { $example }. Não é preciso digitar a própria carta oferecida. Separe várias combinações com vírgulas.
ui-help-more = Para acrescentar a uma combinação da sua mesa, basta digitar as cartas novas. Se encaixarem em duas, você escolhe. O que você digita aparece primeiro como sua mesa nova; Enter baixa.
ui-help-whole = Para reorganizar, digite as combinações que mudam, ou toda a sua mesa nova.
ui-help-line = { $word }: { $about }
ui-help-file = ARQUIVO
ui-help-some-words = PALAVRAS
ui-key-enter = Enter
ui-help-enter-deal = distribuir a próxima rodada
ui-help-enter-leave = sair
ui-help-plays = a lista de tudo o que dá para fazer; o número faz a jogada
ui-help-decline = recusar a carta oferecida; com cartas depois, baixar também essas da sua mão
ui-help-undo = apagar o que você digitou
ui-help-table = ver a mesa de novo
ui-help-sort = sua mão por naipe ou por valor
ui-help-faces = cartas espanholas ou francesas
ui-help-words = as cartas por extenso, sim ou não
ui-help-language = mudar de idioma: en, es, fr, pt, it, nl
ui-help-teach = explicações, sim ou não
ui-help-confirm = confirmar cada jogada, sim ou não
ui-help-why = a regra do que acabou de acontecer
ui-help-rules = as regras desta mesa
ui-help-score = placar e pote
ui-help-fair = como você sabe que a distribuição é honesta
ui-help-mix = acrescentar palavras suas ao embaralhamento
ui-help-record = guardar a última rodada em um arquivo
ui-help-save = guardar uma cópia deste jogo
ui-help-new = começar outro jogo; este fica salvo
ui-help-again = outro jogo
ui-help-games = seus outros jogos inacabados; com um número, continuar um deles
ui-help-help = como se joga, e tudo mais que você pode digitar
ui-help-quit = deixar o jogo; ele fica salvo
