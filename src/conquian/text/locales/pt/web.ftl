### A mesa no navegador. O que acontece e o que dá errado está nos outros arquivos.
### Uma carta ($card) nunca vem depois de uma palavra que se junte ao artigo.

## The pages

web-title = Conquian
web-lead = O mais antigo dos jogos de rummy, vindo do México. Baixe três do mesmo valor ou três em sequência; vence quem juntar onze cartas na mesa.
web-promise = Sem cadastro e sem espera. Ninguém pode arranjar as cartas, e você pode conferir.
web-play = Jogar
web-friend = Com um amigo
web-other = Escolher outro jogo
web-last = Voltar à sua última mesa
web-home = Página inicial
web-page-unknown = Não há nada nesse endereço. Comece aqui:
web-make-link = Criar um link para enviar
web-your-name = Seu nome
web-offline = Não dá para falar com o servidor agora.
web-failed = Algo deu errado. Tente de novo daqui a pouco.
web-close = Fechar

## Settings

web-settings = Ajustes
web-language = Idioma
web-faces = Cartas
web-switch-faces = Trocar para: { $faces }
web-theme = Claro ou escuro
web-theme-auto = Como o aparelho
web-theme-light = Claro
web-theme-dark = Escuro
web-teach = Explicar situações novas
web-by-hand = Embaralhar e cortar à mão
web-by-hand-about = Digite a sua parte do embaralhamento e escolha onde cortar. Senão, o acaso faz isso por você.

## Choosing a game

web-which-game = Qual jogo?
web-with-whom = Com quem?
web-seat = Lugar { $number }
web-bot-casual = O computador, jogando bem
web-bot-random = O computador, jogando ao acaso
web-by-link = Alguém a quem você manda um link
web-hands = Quantas rodadas?
web-hands-any = até alguém vencer
web-clock = Tempo para pensar
web-clock-none = quanto você quiser
web-clock-turn = { $seconds } segundos por vez, e { $spare } de reserva em cada rodada
web-clock-soon = Restam { $seconds } segundos da sua vez.
web-house-rules = Regras da casa ({ $count ->
    [0] nada mudado
    [one] { $count } mudança
   *[other] { $count } mudanças
})
web-group-table = A mesa
web-group-deal = Distribuir e vencer
web-group-play = Durante o jogo
web-group-score = Placar
web-a-number = um número
web-sit-down = Sentar à mesa

## Waiting for players

web-open-seat = Lugar livre
web-invited = { $name } convida você para jogar
web-waiting = { $count ->
    [one] Ainda há um lugar livre
   *[other] Ainda há { $count } lugares livres
}
web-send-link = Mande este link. Quem o abrir pode sentar aqui.
web-copy = Copiar o link
web-copied = Copiado
web-share = Compartilhar
web-or-bot = Não precisa esperar: o computador pode ocupar um lugar livre.
web-fill-bot = O computador ocupa o lugar { $number }
web-watching = Você está assistindo a este jogo.

## The table

web-table = A mesa
web-hand-number = Rodada { $number }
web-pot = Pote { $pot }
web-about-game = Placar, regras e distribuição honesta
web-partner = Dupla
web-dealer = Distribui
web-away = Ausente
web-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
web-laid = { $count } de { $target }
web-no-melds = Ainda sem combinações
web-meld = Combinação { $number }
web-middle = Meio da mesa
web-stock = Monte: { $count }
web-pile = Descarte: { $count }
web-pile-all = Todo o descarte, do mais antigo ao mais novo
web-source-starter = Carta inicial
web-source-pile = Topo do descarte
web-source-stock = Do monte
web-fits = Você pode usar
web-fits-not = Não encaixa em nada
web-your-table = Sua mesa
web-our-table = A mesa de vocês dois
web-your-hand = Sua mão
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
web-decline-lay = Recusar { $card } e baixar isto
web-lay = Baixar
web-lay-cards = Baixar estas cartas
web-win = Baixar e vencer
web-undo = Desfazer
web-unselect = Soltar
web-force = Obrigar { $name }
web-waive = Deixar passar
web-discard = Descartar { $card }
web-give = Passar { $card }
web-choose-card = Escolha uma carta
web-choose = De que jeito? Escolha um:
web-more = Mostrar as outras { $count }
web-type-label = Digitar cartas ou um comando
web-type-hint = Cartas, ou uma palavra como desfazer
web-enter = Enter
web-could-win = Você poderia vencer com esta carta! Para recusar mesmo assim, aperte de novo.
web-risk-force = { $card } encaixa na mesa de { $name }, que pode ter a obrigação de usar essa carta.
web-risk = { $card } encaixa na mesa de { $name }.
web-draft = Sua mesa ficaria assim: { $melds } ({ $count } de { $target }).
web-draft-wins = Sua mesa ficaria assim: { $melds } ({ $count } de { $target }). Com isso você vence!
web-draft-without = Sua mesa ficaria assim: { $melds } ({ $count } de { $target }), sem { $card }.
web-draft-bad = Estas cartas não podem ficar assim.

## Waiting for others

web-waits-offer = { $name } decide. Carta oferecida: { $card }.
web-waits-force = { $name } pode obrigar { $other } a usar { $card }.
web-waits-forced = { $name } tem de usar { $card }.
web-waits-discard = { $name } descarta uma carta.
web-waits-give = { $name } escolhe uma carta para passar.
web-waits-deal = Falta: { $name }
web-is-away = { $name } saiu. O jogo espera.
web-is-back = { $name } voltou.
web-let-bot = Deixar o computador jogar
web-bot-plays = O computador está jogando por você.
web-take-back = Pegar meu lugar de volta
web-reconnecting = A conexão caiu. Sua mão está a salvo; tentando de novo …

## Between hands

web-between = Entre as rodadas
web-dealing = Embaralhando e distribuindo …
web-asked-contribute = Acrescente algo seu ao embaralhamento
web-add = Acrescentar
web-asked-cut = Quantas cartas você corta de cima?
web-cut = Cortar
web-asked-pick = Corte uma carta para ver quem distribui: a mais baixa.
web-pick-card = Carta { $number }
web-see-hand = Rever esta rodada, com todas as cartas abertas
web-next = Próxima rodada
web-rematch = Jogar de novo

## Score and rules

web-score = Placar
web-player = Jogador
web-points = Pontos
web-units = Unidades
web-fair = Distribuição honesta
web-end = Encerrar o jogo
web-end-about = Durante uma rodada todos têm de concordar. O que está no pote é dividido.
web-end-ask = Gostaria de encerrar o jogo
web-end-not = Prefiro continuar jogando

## A hand to look at

web-replay = Uma rodada com todas as cartas abertas
web-replay-hand = Rodada { $number }, com todas as cartas abertas
web-step = Passo { $number } de { $count }
web-step-back = Voltar
web-step-on = Avançar
web-won = Venceu
web-check = Conferir esta distribuição
web-check-insecure = Este navegador só consegue conferir com uma conexão segura. Baixe o registro e use conquian verify.
web-check-commitment = Este não é o segredo lacrado antes da distribuição.
web-check-deck-order = A ordem das cartas não sai do segredo e do que os jogadores acrescentaram.
web-check-cut = O baralho não foi cortado onde o registro diz.
web-check-unfair = Esta distribuição não confere.
web-check-yourself = Se prefere confiar no seu próprio computador: baixe o registro e depois { $command }.
web-download = Baixar o registro
web-download-text = Como texto
web-seal = Lacre (SHA-256 do segredo)
web-seal-same = É o lacre que você viu antes da distribuição.
web-seal-other = Não é o lacre que você viu antes da distribuição.
web-secret = Segredo, aberto depois da rodada
web-added = Acrescentado por { $name }
web-to-table = Voltar à mesa
