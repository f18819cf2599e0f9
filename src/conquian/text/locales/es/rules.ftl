### Los juegos, los ajustes de una mesa y las cláusulas de las reglas.

labelled = { $label }: { $text }

## Juegos

preset-classic = Clásico
preset-classic-about = El juego de siempre para dos: 10 cartas cada quien; se gana con 11 sobre la mesa.
preset-fifty-two = Cincuenta y dos cartas
preset-fifty-two-about = Con la baraja completa, con 8, 9 y 10: las escaleras siguen del 7 por el 8, 9 y 10 hasta la sota o jota; también se llama Conquian americano.
preset-twice-around = Twice-Around
preset-twice-around-about = Un juego más largo, en el que la suerte pesa menos: 13 cartas cada quien; se gana con 15 sobre la mesa.
preset-two-pack = Dos barajas
preset-two-pack-about = Dos barajas mezcladas y 15 cartas para ganar; los grupos de cuatro cartas son comunes.
preset-no-force = Sin combinación forzada
preset-no-force-about = La versión familiar, más tranquila: a nadie se le puede obligar a usar una carta.
preset-discard-then-meld = Primero colocar
preset-discard-then-meld-about = La carta ofrecida debe encontrar su lugar por sí sola antes de reorganizar combinaciones.
preset-partnership = En parejas
preset-partnership-about = Dos contra dos con dos barajas; cada pareja comparte una mesa y gana con 15 cartas en ella.
preset-mexican = Mexicano, ocho cartas
preset-mexican-about = Como se juega hoy en México: 8 cartas cada quien, una se pasa al siguiente y al empezar no se descubre ninguna; se gana con 9 sobre la mesa.
preset-mexican-10 = Mexicano, nueve cartas
preset-mexican-10-about = El juego mexicano con 9 cartas cada quien; se gana con 10 sobre la mesa.
preset-tercerilla = Tercerilla
preset-tercerilla-about = El juego mexicano para tres: 8 cartas cada quien, se gana con 9 sobre la mesa, y la carta que uno deja pasa por los demás.
preset-sociable = Sociable
preset-sociable-about = Cuatro jugadores, cada quien por su cuenta, con dos barajas; la carta que uno deja pasa por los demás.
preset-no-discard = Sin descarte
preset-no-discard-about = Las reglas al pie de la letra: después de usar una carta no se descarta nada.

## Ajustes. Cada uno tiene nombre, una frase y palabras para los valores que no son números.

value-yes = sí
value-no = no

field-name = Juego
field-name-about = El juego del que parte la mesa; todo lo que sigue se puede cambiar.
field-players = Jugadores
field-players-about = Cuántos se sientan a la mesa, de 2 a 4.
field-partners = Parejas
field-partners-about = Cuatro jugadores en dos parejas, sentadas frente a frente, que comparten mesa.
field-pack = Cartas de la baraja
field-pack-about = 40, sin 8 ni 9 (ni 10 en la baraja francesa), de modo que después del 7 viene la sota o jota; o las 52.
field-packs = Barajas
field-packs-about = Cuántas barajas se mezclan, una o dos.
field-deal = Cartas repartidas
field-deal-about = Cuántas cartas recibe cada quien al empezar.
field-target = Cartas para ganar
field-target-about = Gana quien tiene exactamente este número de cartas sobre la mesa, siendo la última la carta ofrecida.
field-holding-limit = Cartas que se conservan
field-holding-limit-about = Quien, después de usar una carta, tiene más de estas entre mano y mesa descarta una.
field-holding-limit-auto = lo normal ({ $limit })
field-holding-limit-none = sin límite: nadie descarta nunca
field-starter = Carta inicial
field-starter-about = Después de repartir se descubre una carta y se ofrece a todos por turno; si no, el primer jugador roba enseguida.
field-exchange = Cartas que se pasan
field-exchange-about = Cuántas cartas pasa cada quien al siguiente antes de jugar: ninguna o una.
field-offers = La carta que alguien deja
field-offers-about = Con tres o cuatro jugadores: quién puede usar todavía una carta rechazada o descartada.
field-offers-next = solo el siguiente jugador
field-offers-round = pasa por todos
field-forced = Combinación forzada
field-forced-about = Si rechazas una carta que encaja en una de tus combinaciones, un adversario puede obligarte a usarla.
field-hand-melds = Bajar de la mano
field-hand-melds-about = Al rechazar una carta puedes añadir cartas de la mano a tu mesa, aunque así nunca se gana.
field-rearrange = Reorganizar combinaciones
field-rearrange-about = Cuándo puedes tomar prestadas cartas de una combinación tuya para otra.
field-rearrange-free = en cualquier momento de tu turno
field-rearrange-after-use = solo cuando la carta ofrecida ya tiene su lugar
field-draw = Una mano en empate
field-draw-about = Qué pasa cuando el mazo se agota antes de que alguien gane.
field-draw-carry = el bote se queda para la siguiente mano
field-draw-point-each = un punto para cada bando, y el bote se queda
field-draw-replay = reparte la misma persona por el mismo bote
field-stake = Apuesta
field-stake-about = Lo que pone cada quien en el bote al empezar la mano; quien gana se lo lleva todo.
field-rummy-bonus = Bono por going rummy
field-rummy-bonus-about = A quien gana bajando todas las cartas en un solo turno, cada perdedor le paga otra vez la apuesta.
field-wins = Manos para ganar
field-wins-about = Gana la sesión quien llega primero a este número de manos ganadas.
field-wins-none = sin ese límite
field-units = Unidades para ganar
field-units-about = Gana la sesión quien llega primero a esta ganancia en unidades.
field-units-none = sin ese límite

## Cláusulas

clause-M = Combinaciones
clause-M1 = El grupo
clause-M2 = La escalera
clause-M3 = Cada carta, en una combinación
clause-D = El reparto
clause-D1 = Quién reparte
clause-D2 = Repartir
clause-D3 = Mazo y carta inicial
clause-D4 = Nada antes de jugar
clause-D5 = Reparto erróneo
clause-D6 = Sin carta inicial
clause-D7 = Pasar una carta
clause-T = El juego
clause-T1 = La apertura
clause-T2 = Un turno
clause-T3 = Robar
clause-T4 = El descarte
clause-T5 = El mazo se agota
clause-T6 = El orden de juego
clause-T7 = A quién se ofrece una carta
clause-A = Usar una carta
clause-A1 = Combinar, extender, tomar prestado
clause-A2 = Nunca de más
clause-A3 = Solo tus combinaciones
clause-A4 = Primero colocar, luego reorganizar
clause-P = Rechazar
clause-P1 = Rechazar una carta
clause-P2 = Arreglar tu mesa
clause-F = Obligar
clause-F1 = Cuándo se puede obligar
clause-F2 = Qué hace quien está obligado
clause-F3 = Obligar con un descarte
clause-W = Ganar y ajustar cuentas
clause-W1 = La victoria
clause-W2 = La mano en empate
clause-W3 = Apuestas y bote
clause-W4 = Going rummy
clause-W5 = El fin de la sesión
clause-W6 = No hay puntos por carta
clause-V = Juegos
