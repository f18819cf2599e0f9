### Errores en jugadas, posiciones y registros escritos, para quien maneja archivos. Los lugares y
### los bandos se nombran como allí, contados desde 0.

## Posiciones

position-empty = Aquí no hay ninguna posición. Escríbela en una sola línea.
position-too-long = Una posición de { $length } caracteres es demasiado larga; el máximo es { $most }.
position-syntax = «{ $text }» no puede formar parte de una posición.
position-fields = Una posición de esta mesa tiene { $expected } partes separadas por espacios; aquí hay { $found }.
position-parts = En «{ $part }» debe haber { $expected }, separadas por /; aquí hay { $found }.
position-word = «{ $text }» no puede ir ahí. Palabras posibles: { $known }.
position-phase = «{ $text }» no encaja. Solo una mano terminada tiene resultado, como en over:won:0, over:won:0:rummy u over:drawn:1.
position-seat = No hay ningún lugar { $seat }: los { $players } lugares se cuentan desde 0.
position-count = En «{ $text }» falta el número de cartas tras el signo de interrogación; debe ser de 0 a { $most }.
position-hidden-cards = Aquí hay cartas desconocidas, así que esto es solo lo que ve un jugador. Para seguir jugando hay que darlas todas.
position-hand-unknown = Para ver lo que ve el lugar { $seat } hay que dar las cartas de su mano.
position-given-unknown = Para ver lo que ve el lugar { $seat } hay que dar la carta que pasó y la que recibió.
position-no-exchange = En esta mesa no se pasan cartas, así que la fase no puede ser «exchange».
position-no-force = En esta mesa no se obliga a nadie, así que la fase no puede ser «force» ni «forced».
position-no-starter = En esta mesa no hay carta inicial, así que la carta ofrecida no puede venir de ahí.
position-outcome = Una mano terminada necesita un resultado y una sin terminar no lo tiene; aquí la fase es «{ $phase }».
position-winner = No pudo ganar el lugar { $seat }: la última carta la usó el lugar { $player }.
position-card-foreign = En una baraja de { $pack } cartas no existe { $card }.
position-card-copies = Se repite demasiado { $card }: { $copies } veces, y el máximo es { $most }.
position-cards = En total hay { $cards } cartas; deben ser { $expected }.
position-hand-large = El lugar { $seat } tiene { $cards } cartas, más que las { $most } repartidas.
position-table-full = El bando { $side } tiene { $cards } cartas en la mesa. Con { $target } ya habría ganado.
position-not-won = El bando { $side } tiene { $cards } cartas en la mesa; para haber ganado debe tener justo { $target }.
position-table-early = El bando { $side } no puede tener todavía { $cards } cartas en la mesa.
position-holding = El bando { $side } tiene { $cards } cartas entre manos y mesa; son posibles de { $low } a { $high }.
position-no-discard = El lugar { $seat } no tiene nada que descartar: su bando tiene { $cards } cartas y puede conservar { $limit }.
position-rummy = El lugar { $seat } no pudo bajar toda la mesa de una vez.
position-pile = El descarte tiene { $cards } cartas; antes de jugar debe tener { $expected }.
position-stock-left = Quedan { $cards } cartas en el mazo; una mano solo empata cuando está vacío.
position-offered-missing = En la fase «{ $phase }» tiene que haber una carta ofrecida, y no la hay.
position-offered-extra = En la fase «{ $phase }» no hay carta ofrecida, así que no puede serlo { $card }.
position-source = En la fase «{ $phase }» la carta ofrecida no puede venir de «{ $source }».
position-offered-pile = La carta ofrecida, { $card }, debe ser la de arriba del descarte, que es { $top }.
position-mover = En la fase «{ $phase }» le toca al lugar { $expected }, no al lugar { $mover }.
position-origin = Al lugar { $player } no se le puede ofrecer una carta que viene del lugar { $origin }.
position-force-unfit = No se puede obligar: { $card } no encaja en ninguna combinación del lugar { $seat }.
position-given = No concuerda con el resto de la posición si el lugar { $seat } ha pasado o no su carta.
position-given-hand = La carta que el lugar { $seat } eligió pasar, { $card }, no está en su mano.
position-given-lost = Una de las cartas pasadas, { $card }, no está en ninguna parte.

## Registros de manos

record-empty = Este registro está vacío.
record-foreign = Esto no es el registro de una mano de Conquian.
record-version = Este registro es de la versión { $version }; aquí se conoce: { $known }.
record-too-large = Es demasiado grande para un registro: { $length }, y el máximo es { $most }.
record-encoding = Este registro no es texto en UTF-8.
record-truncated = Este registro está cortado: falta el final.
record-json = Este registro está dañado en la línea { $line }, columna { $column }: no es JSON.
record-nested = Este registro tiene paréntesis anidados a más de { $most } niveles; ningún registro los tiene.
record-number-form = «{ $value }» no es un número que pueda tener un registro.
record-syntax = «{ $text }» no puede ir en la línea { $line } de un registro.
record-numbering = En la línea { $line } debería venir la jugada { $expected }, no «{ $text }».
record-field-unknown = Un registro no tiene «{ $field }» (en { $where }).
record-field-missing = Falta «{ $field }» (en { $where }).
record-field-twice = «{ $field }» aparece dos veces.
record-field-type = «{ $field }» tiene un valor de otra clase (en { $where }).
record-rules = Las reglas de la casa de este registro son incorrectas.
record-seats = El registro nombra a { $seats } jugadores; su mesa es de { $players }.
record-name = «{ $name }» no puede ser el nombre de un jugador: debe tener de 1 a { $most } caracteres, sin espacios al principio ni al final.
record-date = «{ $date }» no es una fecha. Escríbela como 2026-12-01 o 2026-12-01T18:30:00Z.
record-fair = En la prueba del reparto, «{ $field }» no tiene la forma correcta.
record-deal = El reparto de este registro es incorrecto.
record-pick = «{ $pick }» no es una carta cortada para decidir quién reparte.
record-action = La jugada { $action }, { $token }, del lugar { $seat }, va contra las reglas.
record-action-unread = La jugada { $action }, «{ $token }», no se puede leer.
record-after-end = La jugada { $action }, { $token }, viene después del final de la mano.
record-seat = La jugada { $action } es del lugar { $seat }, pero le tocaba al lugar { $expected }.
record-result = El registro dice que la mano acabó en «{ $result }», pero acabó en «{ $expected }».
record-check = Este registro se cambió después de escribirse: su suma de control no concuerda.
