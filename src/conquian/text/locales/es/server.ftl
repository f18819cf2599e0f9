### What a server refuses, and why. Players read these in the browser.

## Messages and requests

frame-large = Ese mensaje es demasiado largo: { $size } bytes, y el máximo son { $most }. No se hizo nada.
frame-malformed = La mesa no entendió ese mensaje (en «{ $place }»). No se hizo nada.
frame-hello = Saluda primero: la mesa todavía no sabe quién eres.
body-malformed = No se entiende esa petición (en «{ $place }»).
body-large = Esa petición es demasiado larga: el máximo son { $most } bytes.
too-fast = Fue demasiado de golpe. Espera { $seconds } s y vuelve a intentarlo.
stale-version = Mientras tanto la partida siguió. Mira otra vez la mesa y decide.
page-unknown = No hay nada en esta dirección.

## Games and hands

game-unknown = No existe esa partida. Revisa el enlace o abre una mesa nueva.
game-damaged = Esta partida ya no se puede leer: lo que se guardó de ella no cuadra.
game-full = La mesa está llena: cada lugar tiene su jugador. Aún puedes mirar.
game-crowded = Ya hay { $most } personas alrededor de esta mesa. Vuelve dentro de un rato para mirar.
place-crowded = Desde tu red ya hay { $most } personas mirando esta mesa. Vuelve dentro de un rato para mirar.
table-large = Esa mesa es demasiado grande para este servidor. Reparte como mucho { $deal } cartas a cada uno y que se gane con { $target } o menos.
hand-unknown = No hay ninguna mano terminada con ese número.

## Seats

seat-first = Quien abre la mesa ocupa el primer lugar.
seat-taken = Ahí ya hay alguien. Elige otro lugar.
name-invisible = Ese nombre no se puede leer. Elige uno con letras normales.
name-taken = En esta mesa ya hay alguien que se llama { $name }. Elige otro nombre.
seat-present = Ese jugador está aquí. Solo se puede sustituir a quien se ha ido.
seat-patience = Ese jugador acaba de irse. Dale { $seconds } s más antes de que la computadora ocupe su lugar.
seat-stand-in = Por alguien que no está solo puede jugar el mejor nivel de la computadora.
seat-none = Estás mirando. Para jugar necesitas un lugar.
seat-bot = Ahora mismo la computadora juega en tu lugar. Recupéralo para seguir.
rematch-early = La revancha se puede pedir cuando termine esta partida.
rematch-taken = Tu lugar en la revancha se le dio a otra persona. Todavía puedes mirar.
token-missing = Eso solo lo puede hacer quien juega en esta mesa.
token-foreign = Este lugar no es tuyo: la llave que traes no es de esta mesa.

## The server

origin-foreign = Esta petición viene de otro sitio web, así que se rechaza.
host-foreign = Este servidor no responde a ese nombre.
site-form = «{ $site }» no es la dirección de un sitio. Escribe lo que muestra el navegador, hasta el nombre: https://cards.example.
proxy-form = «{ $proxy }» no es la dirección de un proxy. Escríbela en números, por ejemplo 127.0.0.1.
port-taken = El puerto { $port } de { $host } está ocupado o no está permitido. Elige otro.
port-range = No existe el puerto { $port }. Elige un número del 0 al { $most }.
storage-unusable = No se puede abrir la base de datos { $database }. Revisa la dirección y que este programa pueda escribir ahí.
storage-address = «{ $database }» no es la dirección de una base de datos. Nombra un archivo, games.sqlite3, o escribe una dirección entera: postgresql://user@host/games.
storage-driver = A Python le falta el controlador para { $database }: el módulo { $module }. Instálalo y empieza de nuevo.
storage-postgres = A Python le falta el controlador para { $database }: el módulo { $module }. Instálalo con pip install 'conquian[postgres]' y empieza de nuevo.
storage-busy = Otro servidor ya usa la base de datos { $database }. Detén aquel primero, o dale otra base de datos a este.
storage-newer = La base de datos { $database } ya la usó una versión posterior de este programa. Usa esa versión u otra base de datos.
storage-failed = No se pudo guardar la partida, así que no se hizo nada. Inténtalo dentro de un momento.
storage-lost = La base de datos { $database } se borró o se reemplazó mientras había partidas. El servidor se detuvo, porque nada se guardaría. Devuelve el archivo a su lugar o empieza de nuevo.
server-failed = Algo falló aquí. Tu partida está a salvo; vuelve a cargar la página.
server-no-client = El servidor está en marcha, pero sus páginas aún no están construidas. Constrúyelas con: { $command }

## At the table

server-ready = { $name } espera la siguiente mano.
server-late = { $you ->
    [seat] Se te acabó el tiempo: esta jugada la hace la computadora.
   *[none] A { $name } se le acabó el tiempo: esta jugada la hace la computadora.
}
