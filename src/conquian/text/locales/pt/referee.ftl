### Erros em volta de um jogo: comandos fora de hora, distribuições que não conferem, jogos
### salvas com danos.

match-stage = Agora não dá: “{ $command }” não cabe neste momento do jogo (“{ $stage }”).
match-over = O jogo acabou. Comece outro para continuar.
match-command = “{ $command }” não é um comando que uma mesa conheça.
match-time = “{ $now }” não é uma hora.
match-name = “{ $name }” não pode ser um nome: deve ter de 1 a { $most } caracteres, sem espaços no começo nem no fim.
match-seats = Esta mesa é para { $players } jogadores, não para { $seats }.
match-no-seat = Não há nenhum jogador { $seat } nesta mesa; são { $players }.
match-secret = O segredo do embaralhamento deve ter exatamente { $expected } bytes.
match-secret-used = Este segredo já serviu para outra rodada. Cada rodada precisa de um novo.
match-contribution = O que você acrescenta ao embaralhamento pode ter no máximo { $most } caracteres, todos imprimíveis.
match-contributed = O jogador { $seat } já acrescentou sua parte a este embaralhamento.
match-not-cutting = O jogador { $seat } não tem agora nenhuma carta para cortar.
match-pick-range = Não há carta na posição { $index }. Escolha de 0 a { $most }.
match-pick-taken = A carta na posição { $index } já foi cortada. Escolha outra.
match-not-cutter = Só o jogador depois do distribuidor pode cortar o baralho: o jogador { $cutter }, não o jogador { $seat }.
match-cut-range = Você não pode cortar { $index } cartas. Escolha um número de 0 a { $most }.
match-no-dealer = Primeiro é preciso decidir quem distribui; só então se pode distribuir à mão.
match-hands = Foram distribuídas { $hands } mãos, mas há { $players } jogadores: uma para cada um.
match-no-stop = Ninguém pediu para terminar o jogo; não há nada a retirar.

## Conferir uma distribuição

fair-missing = Este registro não tem prova da distribuição: as cartas foram dadas à mão.
fair-hidden = O segredo da rodada { $hand } ainda não está aberto. A distribuição pode ser conferida quando a rodada acabar.
fair-secret = O segredo deve ter { $digits } dígitos hexadecimais, em minúsculas.
fair-commitment = A distribuição da rodada { $hand } não confere: este não é o segredo lacrado antes.
fair-contributions = A prova tem { $given } contribuições ao embaralhamento; deve haver uma de cada um dos { $players } jogadores.
fair-cut-range = O baralho não pode ter sido cortado em { $cut }; o máximo é { $most }.
fair-cut = A distribuição não confere: o baralho foi cortado em { $found }, não em { $cut }.
fair-order = A distribuição da rodada { $hand } não confere: a ordem das cartas não sai do segredo e do que os jogadores acrescentaram.
fair-dealer = As cartas cortadas não fazem do lugar { $dealer } o primeiro distribuidor.

## Sessões salvas

session-damaged = Este jogo salvo está danificado: não pode ser lido a partir da linha { $line }, coluna { $column }.
session-long = Este arquivo é longo demais para um jogo salvo: { $length } caracteres, e o máximo é { $most }.
session-foreign = Este arquivo não é um jogo salvo (“{ $expected }”).
session-version = Este jogo salvo é da versão { $version }; é preciso a versão { $expected }.
session-field = Neste jogo salvo “{ $field }” falta, é desconhecido ou é impossível.
session-edited = Este jogo foi mudado depois de salvo; não é de confiança e não é carregado.
session-table = As regras da casa ou os jogadores deste jogo salvo não são possíveis.
session-command = Este jogo salvo não pode ser jogado de novo: seu passo { $number } vai contra as regras.

## Jogadores automáticos e séries longas

bot-unknown = Não há nenhum jogador automático chamado “{ $name }”. Escolha um destes: { $known }.
arena-bots = { $bots } jogadores automáticos não servem para esta mesa: indique pelo menos um, e no máximo um por lado; são { $sides }.
arena-deals = { $deals } distribuições são muito poucas: jogue pelo menos uma.
arena-workers = { $workers } processos são muito poucos: use pelo menos um.
