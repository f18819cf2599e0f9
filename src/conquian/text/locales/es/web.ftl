### La mesa en el navegador. Lo que pasa, lo que se pregunta y lo que sale mal está en los otros
### archivos. Una carta ($card) nunca va después de una palabra que se funda con su artículo.

## The pages

web-title = Conquian
web-lead = El rummy más antiguo, nacido en México. Baja tres del mismo valor o tres seguidas del mismo palo; gana quien junte primero once cartas en su mesa.
web-promise = Sin cuenta y sin esperar. Y tú puedes comprobar cada reparto.
web-play = Jugar
web-friend = Con un amigo
web-other = Elegir otro juego
web-last = Volver a tu última mesa
web-home = Página de inicio
web-make-link = Crear un enlace
web-your-name = Tu nombre
web-offline = Ahora mismo no se puede conectar con el servidor.
web-failed = Algo salió mal. Inténtalo otra vez en un momento.
web-close = Cerrar

## How to play

web-howto = Cómo se juega
web-howto-deal = Antes de jugar
web-howto-turn = Tu turno
web-howto-force = Obligar
web-howto-end = El final de la mano
web-howto-here = En esta mesa
web-howto-use = La carta que puedes usar brilla. Presiona Usar para verla en tu mesa; solo cuenta cuando la bajas.
web-howto-own = Para armar una combinación, elige cartas o arrástralas a tu mesa. Deshacer lo regresa todo a su lugar.
web-howto-sort = Arrastra las cartas de tu mano al orden que quieras, cuando quieras.
web-howto-keys = Con el teclado
web-key-walk = ← →
web-key-walk-about = por tu mano; en una mano registrada, atrás y adelante
web-key-move = Alt + ← →
web-key-move-about = mover la carta
web-key-choose = Espacio
web-key-choose-about = elegir la carta o soltarla
web-key-back = Esc
web-key-back-about = deshacer lo que aún no has bajado
web-key-type = /
web-key-type-about = escribir cartas, o una palabra como usar, no o deshacer

## Settings

web-settings = Ajustes
web-language = Idioma
web-faces = Cartas
web-switch-faces = Cambiar a: { $faces }
web-theme = Claro u oscuro
web-theme-auto = Automático
web-theme-light = Claro
web-theme-dark = Oscuro
web-teach = Explicar las situaciones nuevas
web-by-hand = Barajar y cortar a mano
web-by-hand-about = Añade algo tuyo a la mezcla y elige dónde cortar. Si no, lo decide el azar.

## Choosing a game

web-which-game = ¿Qué juego?
web-with-whom = ¿Con quién?
web-seat = Lugar { $number }
web-bot-casual = Computadora, juega bien
web-bot-random = Computadora, juega al azar
web-by-link = Alguien, con un enlace
web-hands = ¿Cuántas manos?
web-hands-any = hasta que alguien gane
web-clock = Tiempo para pensar
web-clock-none = todo el que quieras
web-clock-turn = { $seconds } s por turno + { $spare } por mano
web-clock-soon = Te quedan { $seconds } segundos para jugar.
web-house-rules = Reglas de la casa ({ $count ->
    [0] ningún cambio
    [one] 1 cambio
   *[other] { $count } cambios
})
web-group-table = La mesa
web-group-deal = Repartir y ganar
web-group-play = Durante el juego
web-group-score = Puntuación
web-a-number = número
web-sit-down = Sentarse a la mesa

## Waiting for players

web-open-seat = Lugar libre
web-invited = { $name } te invita a jugar
web-waiting = { $count ->
    [one] Todavía hay un lugar libre
   *[other] Todavía hay { $count } lugares libres
}
web-send-link = Envía este enlace. Quien lo abra puede sentarse aquí.
web-link-local = Este enlace solo se abre en esta computadora. Para que otros puedan entrar, inicia el juego con { $command } y ábrelo en la dirección que te indica.
web-so-many-hands = { $hands ->
    [one] Se juega una mano.
   *[other] Se juegan { $hands } manos.
}
web-copy = Copiar el enlace
web-copied = Copiado
web-share = Compartir
web-or-bot = No hace falta esperar: la computadora puede ocupar un lugar libre.
web-fill-bot = Computadora en el lugar { $number }
web-free-seat = Dejar libre el lugar { $number }
web-kept = Su lugar está guardado. Empiezan en cuanto estén todos.
web-watching = La mesa está completa: estás mirando esta partida.

## The table

web-table = La mesa
web-hand-number = Mano { $number }
web-pot = Bote { $pot }
web-about-game = Puntuación y reparto limpio
web-partner = Pareja
web-with = con { $name }
web-dealer = Reparte
web-you-deal = Repartes
web-away = Ausente
web-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
web-laid = { $count } de { $target }
web-no-melds = Aún sin combinaciones
web-meld = Combinación { $number }
web-middle = Centro de la mesa
web-stock = Mazo: { $count }
web-pile = Descarte: { $count }
web-pile-all = Todo el descarte, desde la primera carta
web-source-starter = Carta inicial
web-source-pile = Último descarte
web-source-stock = Del mazo
web-fits = La puedes usar
web-fits-not = No encaja en nada
web-fits-forced = La tienes que usar
web-offer-staged = En tu mesa
web-your-table = Tu mesa
web-our-table = La mesa de ustedes dos
web-your-hand = Tu mano
web-received = Nueva
web-hand-empty = Ya no tienes cartas en la mano: la próxima que encaje en tu mesa gana.
web-by-suit = Por palo
web-by-rank = Por valor
web-group = Juntar
web-move-left = Mover a la izquierda
web-move-right = Mover a la derecha
web-new-meld = Combinación nueva
web-add-here = Añadir a la combinación { $number }
web-drop-here = Baja aquí una combinación
web-log = Lo que pasó
web-your-turn = Te toca

## What you can do

web-actions = Lo que puedes hacer
web-use = Usar { $card }
web-decline = Rechazar { $card }
web-decline-lay = Rechazar { $card } y bajar
web-lay = Bajar
web-lay-cards = Bajar estas
web-win = Bajar y ganar
web-undo = Deshacer
web-unselect = Soltar
web-force = Obligar a { $name }
web-waive = Dejar pasar
web-discard = Descartar { $card }
web-give = Pasar { $card }
web-choose-card = Elige una carta
web-choose = ¿De qué manera? Elige una:
web-more = Ver { $count } más
web-type-label = Escribir cartas o una orden
web-type-hint = Cartas u orden: deshacer
web-enter = Enter
web-could-win = ¡Con esta carta podrías ganar! Para rechazarla de todos modos, presiona otra vez.
web-risk-force = { $card } encaja en una combinación de { $name }: se le puede obligar a usar esa carta.
web-risk = { $card } encaja en una combinación de { $name }.
web-draft = Tu mesa quedaría así: { $melds } ({ $count } de { $target }).
web-draft-wins = Tu mesa quedaría así: { $melds } ({ $count } de { $target }). ¡Con eso ganas!
web-draft-without = Tu mesa quedaría así: { $melds } ({ $count } de { $target }), y rechazas { $card }.
web-draft-bad = Estas cartas no pueden quedar así.

## Waiting for others

web-waits-offer = { $name } decide. Carta ofrecida: { $card }.
web-waits-force = { $name } puede obligar a { $other } a usar { $card }.
web-waits-force-you = { $name } puede obligarte a usar { $card }.
web-waits-forced = { $name } tiene que usar { $card }.
web-waits-discard = { $name } descarta una carta.
web-waits-give = { $name } elige una carta para pasar.
web-waits-deal = Esperando a { $name }
web-is-away = { $name } no está. La partida espera.
web-is-back = { $name } ya volvió.
web-let-bot = Que juegue la computadora
web-bot-plays = La computadora está jugando por ti.
web-take-back = Recuperar mi lugar
web-reconnecting = Se cortó la conexión. Tu mano está a salvo; intentando otra vez…

## Between hands

web-between = Entre manos
web-dealing = Barajando y repartiendo…
web-asked-contribute = Añade algo tuyo a la mezcla
web-add = Añadir
web-asked-cut = ¿Cuántas cartas cortas de arriba?
web-cut = Cortar
web-asked-pick = Saca una carta: reparte la más baja.
web-pick-card = Carta { $number }
web-see-hand = Repasar esta mano a cartas vistas
web-next = Siguiente mano
web-rematch = Revancha
web-rematch-asked = { $name } quiere la revancha.
web-rematch-join = Aceptar
web-rematch-back = Ir a la revancha
web-rematch-watch = Ver la revancha
web-most-points = Más puntos: { $names }
web-level = Termina en empate.

## Score and rules

web-score = Puntuación
web-player = Jugador
web-points = Puntos
web-units = Unidades
web-fair = Reparto limpio
web-end = Terminar la partida
web-end-about = Durante una mano todos tienen que estar de acuerdo. Lo que haya en el bote se reparte.
web-end-ask = Quiero terminar
web-end-not = Prefiero seguir jugando
web-end-agree = De acuerdo

## A hand to look at

web-replay = Una mano a cartas vistas
web-replay-hand = Mano { $number }, a cartas vistas
web-cutting = Quién reparte primero
web-step = Paso { $number } de { $count }
web-step-back = Atrás
web-step-on = Adelante
web-won = Ganó
web-check = Comprobar este reparto
web-check-commitment = Este no es el secreto que se selló antes de repartir.
web-check-deck-order = El orden de las cartas no sale del secreto y de lo que añadieron los jugadores.
web-check-cut = La baraja no se cortó donde dice el registro.
web-check-dealer = Según las cartas cortadas, le tocaba repartir a otra persona.
web-check-unfair = Este reparto no cuadra.
web-check-yourself = ¿Prefieres confiar en tu propia computadora? Descarga el registro y luego usa: { $command }
web-check-host = La prueba vale frente a todos menos frente a quien maneja el servidor: conoce el secreto de antemano, y también podría ver las manos.
web-download = Descargar el registro
web-download-text = Como texto
web-seal = Sello (SHA-256 del secreto)
web-seal-same = Es el sello que se te mostró antes de repartir.
web-seal-other = No es el sello que se te mostró antes de repartir.
web-secret = Secreto, descubierto después de la mano
web-added = { $name }: añadido a la mezcla
web-to-table = Volver a la mesa
