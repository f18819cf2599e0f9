### La mesa en la terminal, además de table.ftl. Una carta ($card) nunca va tras «de» o «a», que se
### unirían al artículo.

## Comandos

arg-and = y, e
arg-on = sí, si
arg-off = no
arg-rank = valor
arg-suit = palo
arg-spanish = española, españolas, español
arg-french = francesa, francesas, francés

## El comienzo

ui-language-name = español
ui-welcome = ¡A jugar Conquian! Gana quien antes tenga { $target } cartas sobre la mesa, en combinaciones: tres o cuatro del mismo valor, o tres o más seguidas del mismo palo.
ui-welcome-turn = En cada turno se te ofrece una carta. Ponla en una combinación de tu mesa o di que no; nunca pasa a tu mano.
ui-welcome-type = Escribe las cartas de la combinación, como { $example }. Escribe ? para ver qué puedes hacer, y ayuda para todo lo demás.
ui-legend-spanish = Los palos: { suit-oros-letter } oros, { suit-copas-letter } copas, { suit-espadas-letter } espadas, { suit-bastos-letter } bastos. El 10 es la sota, el 11 el caballo y el 12 el rey.
ui-legend-french = Los palos: { suit-spades-letter } picas, { suit-hearts-letter } corazones, { suit-diamonds-letter } diamantes, { suit-clubs-letter } tréboles. { rank-ace-letter } es el as, { rank-jack-letter } la jota, { rank-queen-letter } la reina y { rank-king-letter } el rey.
ui-resumed = Tu partida sigue en la mano { $number }. Si quieres otra, escribe nueva.
ui-seal-hint = Escribe sello para saber de qué sirve.
ui-asked-deal = Presiona Enter para repartir la mano { $number }. También puedes escribir mezclar y unas palabras tuyas, que entrarán en la mezcla, o salir.
ui-mix-how = Escribe mezclar y luego palabras o números tuyos, por ejemplo: mezclar luna azul. Entran en la mezcla, así que nadie puede saber antes el orden de las cartas. Si solo presionas Enter, el azar pone algo por ti.
ui-asked-cut = Puedes cortar la baraja: ¿cuántas cartas de arriba, de 0 a { $most }? Con Enter se corta por donde caiga.
ui-starter = Carta inicial: { $card }.

## La mesa

ui-hand-number = Mano { $number }.
ui-you-deal = Repartes tú.
ui-dealer = Reparte { $name }.
ui-pot = En el bote: { $pot }.
ui-partner = Juegas en pareja con { $name }.
ui-seat = { $name }: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} en la mano. En su mesa: { $table }
ui-seat-cards = { $name }: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} en la mano.
ui-their-table = Mesa contraria: { $table }
ui-our-table = La mesa de ustedes: { $table }
ui-your-table = Tu mesa: { $table }
ui-nothing = nada todavía.
ui-laid = { $melds } ({ $count } de { $target })
ui-pile = Descarte: { $card } encima, { $count } en total.
ui-pile-empty = No hay descarte.
ui-stock = Mazo: { $count ->
    [one] 1 carta.
   *[other] { $count } cartas.
}
ui-hand = Tu mano ({ $count }): { $cards }

## Preguntas

ui-type-offer = Escribe una combinación con ella (como { $example }). Para rechazarla, escribe no; para ver qué puedes hacer, ?; para lo demás, ayuda.
ui-type-decline = Con lo que tienes no forma ninguna combinación. Para rechazarla, escribe no; para lo demás, ayuda.
ui-type-force = Si es así, escribe obligar; si la dejas pasar, escribe no.
ui-type-forced = Escribe la combinación en que va, o ? para elegir de una lista.
ui-type-discard = Escribe la carta (como { $one }), o ? para elegir de una lista.
ui-type-give = Escribe la carta (como { $one }), o ? para elegir de una lista.
ui-asked-again = Fin de la partida. Enter para salir; nueva para jugar otra; registro y un nombre de archivo para guardar la última mano.

## Componer

ui-draft = Tu mesa quedaría así: { $melds } ({ $count } de { $target }). Enter la baja, deshacer lo quita.
ui-draft-wins = Tu mesa quedaría así: { $melds } ({ $count } de { $target }). ¡Con eso ganas! Enter la baja, deshacer lo quita.
ui-draft-without = Tu mesa quedaría así: { $melds } ({ $count } de { $target }), sin { $card }. Añade esa carta a una combinación, o presiona Enter para rechazarla y bajar esto; deshacer lo quita.
ui-draft-forced = Tu mesa quedaría así: { $melds } ({ $count } de { $target }), aún sin { $card }. Añade esa carta a una combinación; deshacer lo quita.
ui-which-one = Se puede hacer de varias maneras. Escribe el número de la tuya:
ui-confirm = { $play }: Enter lo confirma, deshacer lo cancela.
ui-could-win = Podrías ganar ahora mismo: { $play }. Presiona Enter para rechazar de todos modos, o escribe deshacer.
ui-discard-force = { $card } encaja en la mesa de { $name }, que puede usar esa carta o verse en la obligación de usarla. Enter la descarta, deshacer te deja elegir otra.
ui-discard-fits = { $card } encaja en la mesa de { $name }, que puede usar esa carta. Enter la descarta, deshacer te deja elegir otra.

ui-play-decline = Rechazar { $card }
ui-play-rearrange = Rechazar { $card } y reorganizar: { $melds } ({ $count } de { $target })
ui-play-force = Obligar a { $name } a usar { $card }
ui-play-waive = Dejar que { $name } rechace { $card }
ui-play-discard = Descartar { $card }
ui-play-give = Pasarle { $card } a { $name }
ui-choose = Escribe el número de la jugada.
ui-more = Escribe el número de la jugada, o más para ver el resto ({ $left }).

## Lo que no se puede

ui-unknown = «{ $text }» no es ni una carta ni un comando. Una carta es su valor y su palo: { $example } es { $spoken }. Escribe ayuda para ver los comandos.
ui-line-long = Esa línea es demasiado larga: como mucho { $most } caracteres, por favor.
ui-many-cards = Nadie tiene tantas cartas. Escribe una combinación, o unas pocas.
ui-fits-nowhere = { $card } no encaja sin más en ninguna combinación de tu mesa. Escribe entera la combinación que quieres.
ui-leaves-rest = En tu mesa quedaría { $meld }, que no es una combinación. Pon también esas cartas en combinaciones, o déjalas donde están.
ui-nothing-laid = Todavía no hay nada que bajar. Escribe las cartas de una combinación; para rechazar, escribe no.
ui-nothing-undone = No hay nada que deshacer.
ui-one-card = Una sola carta, por favor.
ui-no-number = La lista va de 1 a { $most }.
ui-too-open = Eso se puede hacer de demasiadas maneras. Separa las combinaciones con comas, o escribe ? para ver la lista.
ui-which = Elige una opción: { $options }.
ui-mix-later = Podrás añadir palabras a la mezcla cuando se reparta la próxima mano.
ui-no-human = En esta mesa no juega ninguna persona: no hay lugar para ti.

## El final de la mano

ui-score = { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
ui-score-units = { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, saldo { $units }
ui-proved = Reparto limpio: las cartas estaban como se sellaron antes de repartir ({ $seal }).
ui-seal-broken = Cuidado: estas cartas no son las que se sellaron antes de repartir ({ $seal }).

## Reparto limpio

## Archivos

ui-recorded = La mano { $number } quedó escrita en { $file }.
ui-record-none = Todavía no ha terminado ninguna mano. Cuando termine una, podrás escribir su registro.
ui-saved-copy = Partida guardada en { $file }. Para seguir con ella: { $command } --resume { $file }
ui-file-missing = Después de esa palabra, escribe el nombre del archivo.
ui-file-exists = Ya existe { $file } y se queda como está. Elige otro nombre.
ui-file-unwritable = No se puede escribir en { $file }. Elige otro lugar.
ui-resume-none = Todavía no hay ninguna partida guardada. Empieza una sin --resume.
ui-leave = Tu partida queda guardada. Escribe { $command } para seguir con ella.
ui-leave-file = Tu partida queda guardada en { $file }. Para seguir con ella: { $command } --resume { $file }
ui-leave-lost = Tu partida no se pudo guardar y se pierde. Para decir la próxima vez dónde guardarla: { $command } --save ARCHIVO
ui-put-aside = Tu otra partida queda guardada. Escribe partidas para verla y volver a ella.
ui-games = Tus otras partidas sin terminar, primero la última:
ui-games-line = { $table }, mano { $number }. Puntos: { $score }. { $time }
ui-games-choose = Escribe { $example } para seguir con la primera; esta queda guardada mientras tanto.
ui-games-none = No hay ninguna otra partida sin terminar.
ui-bye = ¡Hasta la próxima!

## Ajustes

ui-type-like = Las cartas se escriben así: { $example }
ui-words-on = Las cartas se escriben con palabras.
ui-words-off = Las cartas se escriben abreviadas.
ui-teach-on = Se explica lo que pasa por primera vez.
ui-teach-off = Ya no se explica lo que pasa. Escribe por qué para ver la regla que hay detrás.
ui-confirm-on = Cada jugada pide confirmación antes de valer.
ui-confirm-off = Las jugadas valen al momento, salvo las arriesgadas y las que cambian tu mesa.
ui-language = Hablemos español.
ui-languages = Idiomas: { $languages }. Para cambiar, escribe por ejemplo: { $example }
ui-why-nothing = Todavía no ha pasado nada.

## Ayuda

ui-help-meld = Para usar la carta ofrecida, escribe la combinación que forma: { $example }. No hace falta escribir la propia carta ofrecida. Separa varias combinaciones con comas.
ui-help-more = Para añadir a una combinación de tu mesa, basta con escribir las cartas nuevas. Si encajan en dos, tú eliges. Lo que escribes se muestra primero como tu mesa nueva; Enter la baja.
ui-help-whole = Para reorganizar, escribe las combinaciones que cambian, o toda tu mesa nueva.
ui-help-line = { $word }: { $about }
ui-help-file = ARCHIVO
ui-help-some-words = PALABRAS
ui-key-enter = Enter
ui-help-enter-deal = repartir la siguiente mano
ui-help-enter-leave = salir
ui-help-plays = la lista de todo lo que puedes hacer; con su número se juega
ui-help-decline = rechazar la carta ofrecida; con cartas detrás, bajar además esas de tu mano
ui-help-undo = quitar lo que escribiste
ui-help-table = ver otra vez la mesa
ui-help-sort = tu mano por palo o por valor
ui-help-faces = cartas españolas o francesas
ui-help-words = las cartas con palabras, sí o no
ui-help-language = cambiar de idioma: en, es, fr, pt, it, nl
ui-help-teach = explicaciones, sí o no
ui-help-confirm = confirmar cada jugada, sí o no
ui-help-why = la regla detrás de lo que acaba de pasar
ui-help-rules = las reglas de esta mesa
ui-help-score = marcador y bote
ui-help-fair = cómo sabes que el reparto es limpio
ui-help-mix = añadir palabras tuyas a la mezcla
ui-help-record = guardar la última mano en un archivo
ui-help-save = guardar una copia de esta partida
ui-help-new = empezar otra partida; esta queda guardada
ui-help-again = otra partida
ui-help-games = tus otras partidas sin terminar; con un número, seguir con una
ui-help-help = cómo se juega y todo lo demás que puedes escribir
ui-help-quit = dejar el juego; la partida queda guardada
