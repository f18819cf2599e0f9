### Erros em jogadas, posições e registros escritos, para quem lida com arquivos. Lugares e lados são
### chamados como lá, contados a partir de 0.

## Posições

position-empty = Não há nenhuma posição aqui. Escreva-a em uma única linha.
position-too-long = Uma posição de { $length } caracteres é longa demais; o máximo é { $most }.
position-syntax = “{ $text }” não pode fazer parte de uma posição.
position-fields = Uma posição desta mesa tem { $expected } partes separadas por espaços; aqui há { $found }.
position-parts = Em “{ $part }” deve haver { $expected }, separadas por /; aqui há { $found }.
position-word = “{ $text }” não pode estar aí. Palavras possíveis: { $known }.
position-phase = “{ $text }” não serve. Só uma rodada terminada tem resultado, como em over:won:0, over:won:0:rummy ou over:drawn:1.
position-seat = Não há lugar { $seat }: os { $players } lugares são contados a partir de 0.
position-count = Em “{ $text }” falta o número de cartas depois do ponto de interrogação; deve ser de 0 a { $most }.
position-hidden-cards = Há cartas desconhecidas, então isto é só o que um jogador vê. Para continuar jogando é preciso dar todas.
position-hand-unknown = Para ver como o lugar { $seat }, é preciso dar as cartas da sua mão.
position-given-unknown = Para ver como o lugar { $seat }, é preciso dar a carta que passou e a que recebeu.
position-no-exchange = Nesta mesa não se passam cartas, então a fase não pode ser “exchange”.
position-no-force = Nesta mesa ninguém obriga, então a fase não pode ser “force” nem “forced”.
position-no-starter = Nesta mesa não há carta inicial, então a carta oferecida não pode vir dela.
position-outcome = Uma rodada terminada precisa de um resultado, e uma não terminada não tem; aqui a fase é “{ $phase }”.
position-winner = O lugar { $seat } não pode ter vencido: quem usou a última carta foi o lugar { $player }.
position-card-foreign = Em um baralho de { $pack } cartas não existe { $card }.
position-card-copies = Há vezes demais { $card }: { $copies }, e o máximo é { $most }.
position-cards = Ao todo há { $cards } cartas; devem ser { $expected }.
position-hand-large = O lugar { $seat } tem { $cards } cartas, mais do que as { $most } distribuídas.
position-table-full = O lado { $side } tem { $cards } cartas na mesa. Com { $target } já teria vencido.
position-not-won = O lado { $side } tem { $cards } cartas na mesa; para ter vencido precisa de exatamente { $target }.
position-table-early = O lado { $side } ainda não pode ter { $cards } cartas na mesa.
position-holding = O lado { $side } tem { $cards } cartas, somando mãos e mesa; são possíveis de { $low } a { $high }.
position-no-discard = O lugar { $seat } não tem nada a descartar: seu lado tem { $cards } cartas e pode ficar com { $limit }.
position-rummy = O lugar { $seat } não pode ter baixado a mesa toda de uma vez.
position-pile = O descarte tem { $cards } cartas; antes de jogar deve ter { $expected }.
position-stock-left = Ainda há { $cards } cartas no monte; uma rodada só empata quando ele acaba.
position-offered-missing = Na fase “{ $phase }” deve haver uma carta oferecida, e não há.
position-offered-extra = Na fase “{ $phase }” não há carta oferecida, então não pode ser { $card }.
position-source = Na fase “{ $phase }” a carta oferecida não pode vir de “{ $source }”.
position-offered-pile = A carta oferecida, { $card }, deve ser a do topo do descarte, que é { $top }.
position-mover = Na fase “{ $phase }” quem joga é o lugar { $expected }, não o lugar { $mover }.
position-origin = Não se pode oferecer ao lugar { $player } uma carta que veio do lugar { $origin }.
position-force-unfit = Não se pode obrigar: { $card } não encaixa em nenhuma combinação do lugar { $seat }.
position-given = Se o lugar { $seat } já passou sua carta ou não, não combina com o resto da posição.
position-given-hand = A carta que o lugar { $seat } escolheu passar, { $card }, não está na sua mão.
position-given-lost = Uma carta passada, { $card }, não está em lugar nenhum.

## Registros de rodadas

record-empty = Este registro está vazio.
record-foreign = Isto não é o registro de uma rodada de Conquian.
record-version = Este registro é da versão { $version }; aqui se conhece: { $known }.
record-too-large = É grande demais para um registro: { $length }, e o máximo é { $most }.
record-encoding = Este registro não é texto em UTF-8.
record-truncated = Este registro está cortado: falta o fim.
record-json = Este registro está danificado na linha { $line }, coluna { $column }: não é JSON.
record-nested = Este registro tem parênteses em mais de { $most } níveis; nenhum registro tem tantos.
record-number-form = “{ $value }” não é um número que um registro possa ter.
record-syntax = “{ $text }” não pode estar na linha { $line } de um registro.
record-numbering = Na linha { $line } devia vir a jogada { $expected }, não “{ $text }”.
record-field-unknown = Um registro não tem “{ $field }” (em { $where }).
record-field-missing = Falta “{ $field }” (em { $where }).
record-field-twice = “{ $field }” aparece duas vezes.
record-field-type = “{ $field }” tem um valor de outro tipo (em { $where }).
record-rules = As regras da casa deste registro estão erradas.
record-seats = O registro dá o nome de { $seats } jogadores; sua mesa tem { $players }.
record-name = “{ $name }” não pode ser o nome de um jogador: deve ter de 1 a { $most } caracteres, sem espaços no começo nem no fim.
record-date = “{ $date }” não é uma data. Escreva como 2026-12-01 ou 2026-12-01T18:30:00Z.
record-fair = Na prova da distribuição, “{ $field }” não tem a forma certa.
record-deal = A distribuição deste registro está errada.
record-pick = “{ $pick }” não é uma carta cortada para decidir quem distribui.
record-action = A jogada { $action }, { $token }, do lugar { $seat }, vai contra as regras.
record-action-unread = A jogada { $action }, “{ $token }”, não pode ser lida.
record-after-end = A jogada { $action }, { $token }, vem depois do fim da rodada.
record-seat = A jogada { $action } é do lugar { $seat }, mas era a vez do lugar { $expected }.
record-result = O registro diz que a rodada acabou em “{ $result }”, mas acabou em “{ $expected }”.
record-check = Este registro foi mudado depois de escrito: a soma de verificação não bate.
