### Lo que se dice en la línea de comandos. El programa rellena las palabras con %: no tocarlas.

cli-about = Conquian, el rummy más antiguo. Sin ningún comando: a jugar en el navegador.
cli-commands = comandos
cli-usage = Uso:{" "}
cli-arguments = qué indicar
cli-options = opciones
cli-help = muestra esta ayuda y termina
cli-version = muestra la versión y termina
cli-see-help = consulta conquian --help
cli-lang = idioma: inglés, español, francés, portugués, italiano o neerlandés; si no se indica, el de tu sistema
cli-json = escribe JSON, para programas
cli-open = juega en el navegador; conquian solo hace lo mismo
cli-serve = deja jugar a otros: sirve mesas para una familia, un club o un sitio
cli-host = la dirección en la que escucha; 0.0.0.0 para todos los que lleguen a este equipo
cli-port = el puerto; si no, el 8711 o uno cercano
cli-database = dónde se guardan las partidas: un archivo o una URL de SQLAlchemy; si no, en tu carpeta de datos
cli-no-browser = no abre el navegador, solo dice la dirección
cli-origin = el sitio por el que se llega a este servidor (https://cards.example), detrás de un proxy; se puede repetir
cli-host-name = un nombre con el que se puede llamar a este servidor (mesa.example): los demás se rechazan; se puede repetir
cli-proxy = la dirección de un proxy delante de este servidor (127.0.0.1), al que se le cree de quién son las peticiones; se puede repetir
cli-keep = borrar las partidas, con sus registros, en las que nadie juega desde hace tantos días; si no, se guardan todas
cli-schema = escribe el esquema de los mensajes para programas y termina
cli-play = juega contra la computadora, aquí en la terminal
cli-legal = enumera las jugadas legales de una posición
cli-perft = cuenta las series legales de jugadas de un reparto
cli-replay = cuenta una mano registrada, paso a paso y comentada
cli-verify = demuestra, con solo el registro, que el reparto fue limpio
cli-arena = enfrenta a los bots con los mismos repartos: quién es mejor, por cuánto y con qué certeza
cli-simulate = hace jugar a los bots entre sí y lleva la cuenta
cli-presets = enumera los juegos, o los ajustes de uno
cli-table = un juego, o un juego con cambios: classic,target=12
cli-rule = cambia una regla, como target=12; se puede repetir (consulta conquian presets classic)
cli-faces = las cartas que ves: spanish (españolas) o french (francesas)
cli-words = dice las cartas con palabras, para un lector de pantalla: siete de espadas
cli-name = tu nombre
cli-hand = juega una sola mano, sin bote ni marcador
cli-hands = juega ese número de manos, sea cual sea el marcador
cli-level = cómo juega la computadora: casual (bien) o random (al azar)
cli-mix = antes de cada reparto pide un texto para mezclar en la baraja, y por dónde cortar
cli-save = el archivo que guarda la partida tras cada jugada; si ya hay una en él, sigue esa
cli-seed = un número con el que el azar se repite
cli-resume = sigue una partida guardada
cli-new = empieza una partida nueva aunque haya una guardada
cli-position = una posición en una línea, entre comillas
cli-depth = cuántas jugadas
cli-deck = la baraja entera en orden, primero la carta de arriba: "AC 2C …"
cli-divide = muestra la cuenta tras cada primera jugada
cli-seal = el sello que viste antes del reparto, o sus primeras cifras
cli-record = el registro de una mano (- para la entrada estándar)
cli-bots = los bots, uno por lugar; si no se dice: casual random
cli-deals = cuántos repartos, cada uno jugado desde todos los lugares
cli-entrants = dos bots o más: { $levels }, paquete.módulo:Clase, o un programa como "socket:ORDEN" (consulta docs/arena.md); NOMBRE=BOT le da un nombre
cli-pair-hands = ese número de manos para cada pareja de bots, en repartos enteros
cli-results = el archivo que guarda cada reparto jugado; el mismo comando sigue donde quedó
cli-html = escribe en este archivo un informe con gráficos
cli-workers = cuántos procesos; si no se indica, uno por núcleo
cli-bad-argument = %(argument_name)s: %(message)s
cli-unrecognized = no se entiende: %s
cli-required = falta: %s
cli-bad-choice = %(value)r no es ninguno de %(choices)s
cli-bad-value = %(value)r no es un número entero que sirva
cli-ambiguous = %(option)s puede ser %(matches)s
cli-one-expected = falta un valor
cli-some-expected = se esperan %s valores
cli-not-with = no se puede usar junto con %s
cli-no-value = no lleva valor, pero se indicó %r

cli-too-large = Eso no cabe en la memoria de este equipo. Prueba con una mesa o una profundidad menor.
cli-output = No se puede escribir más: { $reason }.
file-missing = No existe el archivo { $file }.
file-unreadable = No se puede leer el archivo { $file }.

seal-compare = Si es el sello que viste antes del reparto, el reparto fue limpio. (--seal lo compara por ti.)
fair-seal = El sello de este reparto no es { $seal }, sino { $commitment }: no es el reparto prometido.

simulate-progress = repartos
simulate-title = { $table }: { $deals ->
    [one] { $deals } reparto
   *[other] { $deals } repartos
}, { $hands ->
    [one] { $hands } mano
   *[other] { $hands } manos
}
simulate-wins = { $bot }. Manos ganadas: { $wins }, el { $percent } % de las manos decididas; intervalo del 95 %: { $low }–{ $high } %
simulate-draws = Empates: { $draws } ({ $percent } %)
simulate-forced = Combinaciones forzadas: { $count } por mano
simulate-length = Duración de una mano: { $count } jugadas
simulate-time = { $bot }: { $time } ms por decisión

uncompiled = conquian: sin compilar: todo funciona, pero despacio.

serve-ready = Conquian está en { $address } – pulsa Ctrl-C aquí para terminar.
serve-network = Desde otros equipos de tu red: { $addresses }
serve-again = Conquian ya está en marcha: { $address }
