### Errores alrededor de una partida: órdenes fuera de tiempo, repartos que no concuerdan, partidas
### guardadas con daños.

match-stage = Ahora no se puede: «{ $command }» no corresponde a este momento de la partida («{ $stage }»).
match-over = La partida ya terminó. Empieza otra para seguir.
match-command = «{ $command }» no es un comando que una mesa conozca.
match-time = «{ $now }» no es una hora.
match-name = «{ $name }» no puede ser un nombre: debe tener de 1 a { $most } caracteres, sin espacios al principio ni al final.
match-seats = Esta mesa es para { $players } jugadores, no para { $seats }.
match-no-seat = En esta mesa no hay un jugador { $seat }; son { $players }.
match-secret = El secreto de la mezcla debe tener exactamente { $expected } bytes.
match-secret-used = Este secreto ya sirvió para otra mano. Cada mano necesita uno nuevo.
match-contribution = Lo que añades a la mezcla puede tener como máximo { $most } caracteres, y todos imprimibles.
match-contributed = El jugador { $seat } ya añadió su parte a esta mezcla.
match-not-cutting = El jugador { $seat } no tiene ahora ninguna carta que cortar.
match-pick-range = No hay ninguna carta en el puesto { $index }. Elige uno de 0 a { $most }.
match-pick-taken = La carta del puesto { $index } ya se cortó. Elige otra.
match-not-cutter = Solo puede cortar el mazo quien sigue al repartidor: el jugador { $cutter }, no el jugador { $seat }.
match-cut-range = No puedes cortar { $index } cartas. Elige un número de 0 a { $most }.
match-no-dealer = Primero hay que decidir quién reparte; solo entonces se puede repartir a mano.
match-hands = Se repartieron { $hands } manos, pero hay { $players } jugadores: una para cada quien.
match-no-stop = Nadie pidió terminar la partida; no hay nada que retirar.

## Comprobar un reparto

fair-missing = Este registro no tiene prueba del reparto: las cartas se repartieron a mano.
fair-hidden = El secreto de la mano { $hand } aún no está abierto. El reparto se puede comprobar cuando termine la mano.
fair-secret = El secreto debe tener { $digits } cifras hexadecimales, en minúsculas.
fair-commitment = El reparto de la mano { $hand } no cuadra: este no es el secreto que se selló antes.
fair-contributions = La prueba tiene { $given } aportaciones a la mezcla; debe haber una de cada uno de los { $players } jugadores.
fair-cut-range = El mazo no pudo cortarse en { $cut }; el máximo es { $most }.
fair-cut = El reparto no cuadra: el mazo se cortó en { $found }, no en { $cut }.
fair-order = El reparto de la mano { $hand } no cuadra: el orden de las cartas no sale del secreto y de lo que añadieron los jugadores.
fair-dealer = Las cartas cortadas no hacen que reparta primero el lugar { $dealer }.

## Sesiones guardadas

session-damaged = Esta partida guardada está dañada: no se puede leer desde la línea { $line }, columna { $column }.
session-long = Este archivo es demasiado largo para una partida guardada: { $length } caracteres, y el máximo es { $most }.
session-foreign = Este archivo no es una partida guardada («{ $expected }»).
session-version = Esta partida guardada es de la versión { $version }; hace falta la versión { $expected }.
session-field = En esta partida guardada «{ $field }» falta, es desconocido o es imposible.
session-edited = Esta partida guardada se cambió después de guardarse; no es de fiar y no se carga.
session-table = Las reglas de la casa o los jugadores de esta partida guardada no son posibles.
session-command = Esta partida guardada no se puede volver a jugar: su paso { $number } va contra las reglas.

## Jugadores automáticos y series largas

bot-unknown = No hay ningún jugador automático llamado «{ $name }». Elige uno de estos: { $known }.
arena-bots = { $bots } jugadores automáticos no encajan en esta mesa: nombra al menos uno, y como mucho uno por bando; hay { $sides }.
arena-deals = { $deals } repartos son muy pocos: juega al menos uno.
arena-workers = { $workers } procesos son muy pocos: usa al menos uno.
