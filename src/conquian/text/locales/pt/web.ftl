### A mesa no navegador. O que acontece e o que dá errado está nos outros arquivos.
### Uma carta ($card) nunca vem depois de uma palavra que se junte ao artigo.

## The pages

web-title = Conquian
web-lead = O mais antigo dos jogos de rummy, vindo do México. Baixe três do mesmo valor ou três em sequência; vence quem juntar primeiro onze cartas na mesa.
web-promise = Sem cadastro e sem espera. E você pode conferir cada distribuição.
web-play = Jogar
web-friend = Com um amigo
web-other = Escolher outro jogo
web-last = Voltar à sua última mesa
web-home = Página inicial
web-make-link = Criar um link
web-your-name = Seu nome
web-offline = Não dá para falar com o servidor agora.
web-failed = Algo deu errado. Tente de novo daqui a pouco.
web-close = Fechar

## How to play

web-howto = Como se joga
web-howto-deal = Antes de jogar
web-howto-turn = A sua vez
web-howto-force = Obrigar
web-howto-end = O fim da rodada
web-howto-here = Nesta mesa
web-howto-use = A carta que você pode usar brilha. Toque em Usar para vê-la na mesa; só vale quando você baixa.
web-howto-own = Para montar uma combinação, escolha cartas ou arraste-as para a sua mesa. Desfazer põe tudo de volta.
web-howto-sort = Arraste as cartas da sua mão para a ordem que quiser, quando quiser.
web-howto-keys = Com o teclado
web-key-walk = ← →
web-key-walk-about = percorrer a sua mão; numa rodada registrada, voltar e avançar
web-key-move = Alt + ← →
web-key-move-about = mover a carta
web-key-choose = Espaço
web-key-choose-about = escolher a carta ou soltá-la
web-key-back = Esc
web-key-back-about = desfazer o que ainda não foi baixado
web-key-type = /
web-key-type-about = digitar cartas, ou uma palavra como usar, não ou desfazer

## Settings

web-settings = Ajustes
web-language = Idioma
web-faces = Cartas
web-switch-faces = Trocar para: { $faces }
web-theme = Claro ou escuro
web-theme-auto = Automático
web-theme-light = Claro
web-theme-dark = Escuro
web-teach = Explicar situações novas
web-by-hand = Embaralhar e cortar à mão
web-by-hand-about = Acrescente algo seu ao embaralhamento e escolha onde cortar. Senão, o acaso decide.

## Choosing a game

web-which-game = Qual jogo?
web-with-whom = Com quem?
web-seat = Lugar { $number }
web-bot-casual = Computador, joga bem
web-bot-random = Computador, joga ao acaso
web-by-link = Alguém, por um link
web-hands = Quantas rodadas?
web-hands-any = até alguém vencer
web-clock = Tempo para pensar
web-clock-none = quanto você quiser
web-clock-turn = { $seconds } s por vez + { $spare } por rodada
web-clock-soon = Você ainda tem { $seconds } segundos para jogar.
web-house-rules = Regras da casa ({ $count ->
    [0] nenhuma mudança
    [one] { $count } mudança
   *[other] { $count } mudanças
})
web-group-table = A mesa
web-group-deal = Distribuir e vencer
web-group-play = Durante o jogo
web-group-score = Placar
web-a-number = número
web-sit-down = Sentar à mesa

## Waiting for players

web-open-seat = Lugar livre
web-invited = { $name } convida você para jogar
web-waiting = { $count ->
    [one] Ainda há um lugar livre
   *[other] Ainda há { $count } lugares livres
}
web-send-link = Mande este link. Quem abrir pode sentar aqui.
web-link-local = Este link só abre neste computador. Para que outros possam entrar, inicie o jogo com { $command } e abra-o no endereço indicado.
web-so-many-hands = { $hands ->
    [one] O jogo tem uma rodada.
   *[other] O jogo tem { $hands } rodadas.
}
web-copy = Copiar o link
web-copied = Copiado
web-share = Compartilhar
web-or-bot = Não precisa esperar: o computador pode ocupar um lugar livre.
web-fill-bot = Computador no lugar { $number }
web-free-seat = Liberar o lugar { $number }
web-kept = O lugar está guardado. Vocês começam assim que todos chegarem.
web-watching = A mesa está completa: você está assistindo a este jogo.

## The table

web-table = A mesa
web-hand-number = Rodada { $number }
web-pot = Pote { $pot }
web-about-game = Placar e distribuição honesta
web-partner = Dupla
web-with = com { $name }
web-dealer = Distribui
web-you-deal = Distribui
web-away = Ausente
web-cards = { $count ->
    [0] { $count } cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
web-laid = { $count } de { $target }
web-no-melds = Nenhuma combinação ainda
web-meld = Combinação { $number }
web-middle = Meio da mesa
web-stock = Monte: { $count }
web-pile = Descarte: { $count }
web-pile-all = Todo o descarte, desde a primeira carta
web-source-starter = Carta inicial
web-source-pile = Topo do descarte
web-source-stock = Do monte
web-fits = Você pode usar
web-fits-not = Não encaixa em nada
web-fits-forced = Você tem que usar
web-offer-staged = Na sua mesa
web-your-table = Sua mesa
web-our-table = A mesa de vocês dois
web-your-hand = Sua mão
web-received = Nova
web-hand-empty = Não há mais cartas na sua mão: a próxima que encaixar na sua mesa vence.
web-by-suit = Por naipe
web-by-rank = Por valor
web-group = Juntar
web-move-left = Mover para a esquerda
web-move-right = Mover para a direita
web-new-meld = Nova combinação
web-add-here = Juntar à combinação { $number }
web-drop-here = Baixe aqui uma combinação
web-log = O que aconteceu
web-your-turn = É a sua vez

## What you can do

web-actions = O que você pode fazer
web-use = Usar { $card }
web-decline = Recusar { $card }
web-decline-lay = Recusar { $card } e baixar
web-lay = Baixar
web-lay-cards = Baixar estas
web-win = Baixar e vencer
web-undo = Desfazer
web-unselect = Soltar
web-force = Obrigar { $name }
web-waive = Deixar passar
web-discard = Descartar { $card }
web-give = Passar { $card }
web-choose-card = Escolha uma carta
web-choose = De que jeito? Escolha um:
web-more = Ver mais { $count }
web-type-label = Digitar cartas ou um comando
web-type-hint = Cartas ou palavra: desfazer
web-enter = Enter
web-could-win = Você poderia vencer com esta carta! Para recusar mesmo assim, aperte de novo.
web-risk-force = { $card } encaixa em uma combinação na mesa de { $name }: dá para obrigar { $name } a usar essa carta.
web-risk = { $card } encaixa em uma combinação na mesa de { $name }.
web-draft = Sua mesa ficaria assim: { $melds } ({ $count } de { $target }).
web-draft-wins = Sua mesa ficaria assim: { $melds } ({ $count } de { $target }). Com isso você vence!
web-draft-without = Sua mesa ficaria assim: { $melds } ({ $count } de { $target }), e você recusa { $card }.
web-draft-bad = Estas cartas não podem ficar assim.

## Waiting for others

web-waits-offer = { $name } decide. Carta oferecida: { $card }.
web-waits-force = { $name } pode obrigar { $other } a usar { $card }.
web-waits-force-you = { $name } pode obrigar você a usar { $card }.
web-waits-forced = { $name } precisa usar { $card }.
web-waits-discard = { $name } descarta uma carta.
web-waits-give = { $name } escolhe uma carta para passar.
web-waits-deal = Esperando { $name }
web-is-away = { $name } saiu. O jogo espera.
web-is-back = { $name } voltou.
web-let-bot = Deixar o computador jogar
web-bot-plays = O computador está jogando por você.
web-take-back = Voltar ao meu lugar
web-reconnecting = A conexão caiu. Sua mão está a salvo; tentando de novo…

## Between hands

web-between = Entre as rodadas
web-dealing = Embaralhando e distribuindo…
web-asked-contribute = Acrescente algo seu ao embaralhamento
web-add = Acrescentar
web-asked-cut = Quantas cartas você corta de cima?
web-cut = Cortar
web-asked-pick = Tire uma carta: a mais baixa distribui.
web-pick-card = Carta { $number }
web-see-hand = Rever esta rodada, cartas abertas
web-next = Próxima rodada
web-rematch = Revanche
web-rematch-asked = { $name } quer revanche.
web-rematch-join = Aceitar
web-rematch-back = Ir à revanche
web-rematch-watch = Assistir à revanche
web-most-points = Mais pontos: { $names }
web-level = Termina empatado.

## Score and rules

web-score = Placar
web-player = Jogador
web-points = Pontos
web-units = Unidades
web-fair = Distribuição honesta
web-end = Encerrar o jogo
web-end-about = Durante uma rodada todos têm de concordar. O que está no pote é dividido.
web-end-ask = Quero parar
web-end-not = Prefiro continuar jogando
web-end-agree = Concordo

## A hand to look at

web-replay = Uma rodada, cartas abertas
web-replay-hand = Rodada { $number }, cartas abertas
web-cutting = Quem distribui primeiro
web-step = Passo { $number } de { $count }
web-step-back = Voltar
web-step-on = Avançar
web-won = Venceu
web-check = Conferir esta distribuição
web-check-commitment = Este não é o segredo lacrado antes da distribuição.
web-check-deck-order = A ordem das cartas não sai do segredo e do que os jogadores acrescentaram.
web-check-cut = O baralho não foi cortado onde o registro diz.
web-check-dealer = Pelas cartas cortadas, era outra pessoa que devia distribuir.
web-check-unfair = Esta distribuição não confere.
web-check-yourself = Prefere confiar no seu próprio computador? Baixe o registro e depois use: { $command }
web-check-host = A prova vale contra todos, menos contra quem cuida do servidor: essa pessoa conhece o segredo antes, e também poderia ver as mãos.
web-download = Baixar o registro
web-download-text = Como texto
web-seal = Lacre (SHA-256 do segredo)
web-seal-same = É o lacre que você viu antes da distribuição.
web-seal-other = Não é o lacre que você viu antes da distribuição.
web-secret = Segredo, aberto depois da rodada
web-added = { $name }: acrescentado ao embaralhamento
web-to-table = Voltar à mesa
