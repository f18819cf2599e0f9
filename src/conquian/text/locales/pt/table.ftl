### O que a mesa diz tanto no terminal como no navegador. As palavras de um comando (cmd-…) vão
### separadas por vírgulas; a ajuda mostra a primeira. Uma carta ($card) nunca vem depois de «de»,
### «a» ou «em».

## Comandos

cmd-use = usar, sim, s, pegar, quero, eu quero
cmd-decline = não, recusar, n, passo, passar, não quero
cmd-force = obrigar, exigir, forçar
cmd-waive = deixar passar, deixar, liberar
cmd-discard = descartar, jogar fora
cmd-give = dar, entregar
cmd-ok = baixar, pronto, continuar, certo
cmd-undo = desfazer, voltar
cmd-plays = ?, jogadas, opções, dica, o que fazer
cmd-more = mais
cmd-table = mesa, ver, olhar
cmd-sort = ordenar, arrumar
cmd-faces = baralho, cartas
cmd-words = palavras
cmd-teach = explicar
cmd-confirm = confirmar
cmd-language = idioma, língua
cmd-why = por quê, porquê
cmd-rules = regras, como se joga
cmd-score = pontos, placar, pote
cmd-fair = lacre, selo, honesto
cmd-mix = misturar, embaralhar
cmd-record = registro, registrar, anotar
cmd-save = salvar, guardar
cmd-new = novo, nova, outro, outra
cmd-games = jogos, partidas, meus jogos
cmd-help = ajuda, me ajude
cmd-quit = sair, tchau, terminar

## Perguntas

ui-asked-offer-starter = É a sua vez. Carta oferecida: { $card }, a carta inicial.
ui-asked-offer-pile = É a sua vez. Carta oferecida: { $card }, que { $name } deixou.
ui-asked-offer-round = É a sua vez. Carta oferecida: { $card }, de cima do descarte.
ui-asked-offer-stock = É a sua vez. Carta oferecida: { $card }, que saiu do monte.
ui-asked-force = É a sua vez: você obriga { $name } a usar { $card }?
ui-asked-forced = Você precisa usar { $card }.
ui-asked-discard = Agora descarte uma carta.
ui-asked-give = Antes do jogo: passe uma carta para { $name }.

## Compor

ui-you = Você
ui-hand-empty = Você não tem mais cartas na mão.
ui-undone = Desfeito.
ui-play-use = Usar { $card }: { $melds } ({ $count } de { $target })
ui-play-win = Vencer com { $card }: { $melds } ({ $count } de { $target })
ui-play-arrange = Recusar { $card } e baixar: { $melds } ({ $count } de { $target })
ui-fits-not = Estas cartas não podem ser baixadas assim. Separe as combinações com vírgulas, ou digite ? para ver o que dá para fazer.
ui-no-use = A carta oferecida não encaixa em nada do que você tem: recuse.
ui-sorted-rank = Sua mão está ordenada por valor.
ui-sorted-suit = Sua mão está ordenada por naipe.

## O placar

ui-score-pot = No pote: { $pot }. A cada rodada, cada um põe { $stake }.
ui-score-wins = { $wins ->
    [one] Vence o jogo quem chegar primeiro a { $wins } ponto.
   *[other] Vence o jogo quem chegar primeiro a { $wins } pontos.
}
ui-score-units-end = Vence o jogo quem tiver primeiro { $units } de vantagem.

## A distribuição honesta

ui-fair = Ninguém pode trapacear com as cartas. Antes de distribuir, o computador fixa um número secreto e mostra o lacre dele. Depois você acrescenta algo seu, e a ordem das cartas sai das duas coisas. Terminada a rodada, o segredo é aberto e, com o registro, qualquer um pode conferir tudo.
ui-fair-seal = Lacre (SHA-256): { $seal }
ui-fair-mine = Sua parte no embaralhamento: { $text }
ui-fair-cut = Cartas cortadas de cima: { $cut }
verify-commitment = O segredo corresponde ao lacre { $value }.
verify-deck-order = A ordem do baralho resulta do segredo e do que os jogadores acrescentaram.
verify-cut = Corte depois de { $value ->
    [0] { $value } cartas
    [one] { $value } carta
   *[other] { $value } cartas
}; as cartas foram distribuídas assim.
verify-actions = { $value ->
    [one] { $value } jogada, e é legal.
   *[other] { $value } jogadas, todas legais.
}
verify-dealer = Foram tiradas { $count } cartas; a mais baixa foi a de { $name }, que distribui primeiro.
verify-fair = A distribuição foi honesta.
verify-fair-dealer = Foi decidido honestamente quem distribui primeiro.

## Regras

ui-rules-goal = O objetivo: exatamente { $target } cartas na sua mesa, todas em combinações.
ui-rules-melds = Uma combinação é uma trinca, três ou quatro cartas do mesmo valor, ou uma sequência, três ou mais seguidas do mesmo naipe. O ás é a mais baixa.
ui-rules-run-40 = Não há oitos, noves nem dezes: depois do sete vem o valete (no baralho espanhol, a Sota).
ui-rules-run-52 = O baralho está completo: do ás ao dez, e depois valete, dama, rei.
ui-rules-deal = Cada um recebe { $deal } cartas. Mais uma é virada e oferecida a todos, um por vez.
ui-rules-deal-bare = Cada um recebe { $deal } cartas. Nenhuma é virada: quem começa compra do monte.
ui-rules-exchange = Antes do jogo cada um passa uma carta, virada para baixo, ao próximo.
ui-rules-offer = Na sua vez, a carta de cima do descarte é oferecida primeiro. Se você a recusa, uma carta do monte é virada e oferecida a você. Se também recusa essa, ela é oferecida ao próximo.
ui-rules-round = Uma carta recusada ou descartada dá a volta: todos podem usá-la, um por vez.
ui-rules-use = A carta que você usa vai direto para uma combinação da sua mesa, nunca para a sua mão. Com ela você pode baixar mais cartas da mão. O que está na mesa fica lá.
ui-rules-discard = Se então, somando mão e mesa, são mais de { $limit } cartas, você descarta uma.
ui-rules-no-discard = Ninguém descarta nunca: no descarte só há cartas recusadas.
ui-rules-rearrange = Você pode reorganizar suas combinações à vontade e pegar cartas emprestadas de umas para outras, desde que no fim todas sejam válidas.
ui-rules-direct = A carta oferecida precisa primeiro encontrar seu lugar sozinha. Só depois você pode reorganizar suas combinações.
ui-rules-hand-melds = Ao recusar, você pode baixar combinações da sua mão, mas a última carta, a que vence, precisa ser a oferecida.
ui-rules-forced = Se você recusa uma carta que encaixa, do jeito que está, em uma das suas combinações, podem obrigar você a usá-la.
ui-rules-partners = As duplas se sentam frente a frente e dividem uma só mesa.
ui-rules-win = Quem usa a carta oferecida e assim tem exatamente { $target } na mesa vence na hora.
ui-rules-draw-carry = Se o monte acaba, ninguém vence e o pote fica para a próxima rodada.
ui-rules-draw-carry-free = Se o monte acaba, ninguém vence.
ui-rules-draw-point-each = Se o monte acaba, ninguém vence; cada lado ganha um ponto e o pote fica.
ui-rules-draw-point-each-free = Se o monte acaba, ninguém vence; cada lado ganha um ponto.
ui-rules-draw-replay = Se o monte acaba, ninguém vence e a mesma pessoa distribui de novo.
