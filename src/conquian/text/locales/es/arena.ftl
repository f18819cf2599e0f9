### La arena, donde los bots juegan los mismos repartos: su informe, en la línea de comandos y como
### página, y lo que puede fallar. Nada de esto se manda a los navegadores.

## Lo que falla

arena-few = Nombra al menos dos bots: van a jugar entre sí.
arena-many = { $bots } bots son demasiados para una arena; el máximo es { $most }.
arena-import = «{ $bot }» no sirve como bot: { $reason }. Un bot es uno de estos, { $known }, o una clase que se pueda importar, como paquete.módulo:Clase, a la que se llama con una semilla.
arena-no-bot = Lo que crea «{ $bot }» no es un bot: le falta un método choose(view).
arena-illegal = «{ $bot }» rompió las reglas con { $action }: reparto { $deal }, colocación { $seating }, lugar { $seat }, posición { $position }.
arena-no-action = «{ $bot }» respondió { $answer }, que no es ninguna jugada: reparto { $deal }, colocación { $seating }, lugar { $seat }, posición { $position }.
arena-raised = «{ $bot }» falló con { $reason }: reparto { $deal }, colocación { $seating }, lugar { $seat }, posición { $position }.
arena-lost = No se pudo jugar con «{ $bot }»: reparto { $deal }, colocación { $seating }, lugar { $seat }, posición { $position }.
arena-worker = Ha muerto un proceso en el que se jugaban manos: quizá lo terminó un bot, o faltó memoria.
arena-file-foreign = «{ $file }» contiene otra cosa, no resultados de una arena. Queda como estaba: elige otro archivo.
arena-file-other-version = Los resultados de «{ $file }» son de la versión { $found } y esta es la { $expected }: no se pueden comparar. Elige otro archivo.
arena-file-other-rules = Los resultados de «{ $file }» son de otra mesa, { $found }, no de { $expected }. Elige otro archivo.
arena-file-other-seed = Los resultados de «{ $file }» son de otros repartos: semilla { $found }, no { $expected }. Elige otro archivo.
arena-file-other-bots = Los resultados de «{ $file }» son de otros bots: { $found }, no { $expected }. Elige otro archivo.
arena-file-damaged = La línea { $line } de «{ $file }» no es un resultado: alguien cambió el archivo.
arena-file-busy = Otra arena está escribiendo ahora en «{ $file }».
arena-file-unusable = No se puede escribir en «{ $file }»: { $reason }.
guest-form = La orden «{ $command }» tiene que decir adónde va el programa: pon en ella { $url } y { $game }.
guest-start = No se puede arrancar el programa «{ $program }»: { $reason }.
guest-absent = El programa no tomó asiento en { $seconds } segundos.
guest-ended = El programa terminó antes de tiempo (estado { $status }). Lo último que dijo: { $said }
guest-silent = Era su turno, y el programa no hizo nada durante { $seconds } segundos.

## Cifras

arena-whole = { NUMBER($value, maximumFractionDigits: 0) }
arena-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-thousandths = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-plain = { NUMBER($value, maximumFractionDigits: 3) }
arena-percent = { $value } %
arena-range = { $low } a { $high }
arena-milliseconds = { $value } ms

## El informe

arena-note = El Elo es la ventaja sobre { $bot }. Los empates no cuentan para el Elo ni para la parte ganada; cada reparto cuenta una vez, con todas sus manos.
arena-pairs = Pareja por pareja
arena-report = Arena: { $table }
arena-ladder = Fuerza
arena-ladder-about = El Elo con su intervalo del 95 %: cuánto va cada bot por delante de { $bot }, o por detrás. Con 100 de ventaja se ganan 64 de cada 100 manos que gana alguno de los dos. Los empates no cuentan, porque nadie se lleva el bote: por él se juega la mano siguiente. Cada reparto cuenta una vez, con todas las manos jugadas con sus cartas.
arena-standings = Todas las cifras
arena-standings-about = La parte ganada es la de las manos que ganó alguien, con su intervalo del 95 %.
arena-crosstable = Quién le gana a quién
arena-crosstable-about = De las manos que ganó alguno de los dos, cuántas fueron para el bot de la fila; debajo, el intervalo del 95 % y las manos que ganó cada uno.
arena-convergence = Cómo se fue asentando
arena-convergence-about = La parte ganada, reparto tras reparto, con su banda del 95 %. La banda vale donde la serie tenía previsto acabar: a quien se detiene cuando le gusta lo que ve, lo engaña.
arena-lengths = Cuánto duran las manos
arena-lengths-about = El número de jugadas de una mano, y cómo acabó para el bot.
arena-times = Tiempo para decidir
arena-times-about = Milisegundos por decisión, en el equipo que jugó: la media, y los bigotes desde la décima parte más rápida de las manos hasta la más lenta. Cada línea de la escala es un múltiplo de la anterior. En un programa se incluye el camino hasta la mesa y de vuelta.
arena-again = Para jugarlo otra vez
arena-again-about = Conquian { $version }. Este comando reparte las mismas cartas; los bots que toman su azar de la semilla juegan las mismas manos.

arena-col-bot = bot
arena-col-elo = Elo
arena-col-interval = 95 %
arena-col-won = ganadas
arena-col-lost = perdidas
arena-col-drawn = empates
arena-col-share = parte (95 %)
arena-col-forced = forzadas por mano
arena-col-length = jugadas por mano
arena-col-time = ms por decisión

arena-fact-deals = repartos
arena-fact-hands = manos
arena-fact-drawn = empates
arena-fact-length = jugadas por mano
arena-fact-forced = combinaciones forzadas por mano
arena-fact-seed = semilla
