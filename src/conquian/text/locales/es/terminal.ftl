### La mesa en la terminal. Las palabras de una orden (cmd-…) van separadas por comas; la ayuda
### muestra la primera. Una carta ($card) nunca va tras «de» o «a», que se unirían al artículo.

## Órdenes

cmd-use = usar, sí, s, tomar
cmd-decline = no, rechazar, n, paso
cmd-force = obligar, exigir
cmd-waive = dejar pasar, dejar
cmd-discard = descartar, tirar
cmd-give = pasar, dar
cmd-ok = bajar, listo, vale, seguir
cmd-undo = deshacer, atrás
cmd-plays = ?, jugadas
cmd-more = más
cmd-table = mesa, ver
cmd-sort = ordenar
cmd-faces = baraja, cartas
cmd-words = palabras
cmd-teach = explicar
cmd-confirm = confirmar
cmd-language = idioma
cmd-why = por qué, porqué
cmd-rules = reglas
cmd-score = puntos, marcador, bote
cmd-fair = sello, limpio
cmd-mix = mezclar
cmd-record = registro, anotar
cmd-save = guardar
cmd-new = nueva, nuevo
cmd-help = ayuda
cmd-quit = salir, adiós

arg-and = y, e
arg-on = sí, si
arg-off = no
arg-rank = valor
arg-suit = palo
arg-spanish = española, españolas
arg-french = francesa, francesas

## El comienzo

ui-you = Tú
ui-welcome = ¡A jugar Conquian! Gana quien antes tenga { $target } cartas sobre la mesa, en combinaciones: tres o cuatro del mismo valor, o tres o más seguidas del mismo palo.
ui-welcome-turn = En cada turno se te ofrece una carta. Ponla en una combinación de tu mesa o di que no; nunca pasa a tu mano.
ui-welcome-type = Escribe las cartas de la combinación, como { $example }. Escribe ? para ver qué puedes hacer, y ayuda para todo lo demás.
ui-resumed = Tu partida sigue en la mano { $number }. Si quieres otra, escribe nueva.
ui-seal-hint = Escribe sello para saber de qué sirve.
ui-asked-deal = Pulsa Enter para repartir la mano { $number }. También puedes escribir mezclar y unas palabras tuyas, que entrarán en la mezcla, o salir.
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
ui-hand-empty = No te quedan cartas en la mano.

## Preguntas

ui-asked-offer-starter = Te toca. Se te ofrece { $card }, la carta inicial.
ui-asked-offer-pile = Te toca. Se te ofrece { $card }, que deja { $name }.
ui-asked-offer-round = Te toca. Se te ofrece { $card }, lo último del descarte.
ui-asked-offer-stock = Te toca. Se te ofrece { $card }, recién salida del mazo.
ui-type-offer = Escribe una combinación con ella (como { $example }), no para rechazarla, ? para ver qué puedes hacer, o ayuda.
ui-asked-force = Te toca: ¿obligas a { $name } a usar { $card }?
ui-type-force = Escribe obligar, o no para dejarla pasar.
ui-asked-forced = Tienes que usar { $card }.
ui-type-forced = Escribe la combinación en que va, o ? para elegir de una lista.
ui-asked-discard = Ahora descarta una carta.
ui-type-discard = Escribe la carta ({ $one }), o ? para elegir de una lista.
ui-asked-give = Antes de jugar: pásale una carta a { $name }.
ui-type-give = Escribe la carta ({ $one }), o ? para elegir de una lista.
ui-asked-again = Fin de la partida. Con Enter se sale; nueva empieza otra; registro y un nombre de archivo guarda la última mano.

## Componer

ui-draft = Tu mesa quedaría así: { $melds } ({ $count } de { $target }). Enter la baja, deshacer lo quita.
ui-draft-wins = Tu mesa quedaría así: { $melds } ({ $count } de { $target }). ¡Con eso ganas! Enter la baja, deshacer lo quita.
ui-draft-without = Tu mesa quedaría así: { $melds } ({ $count } de { $target }), sin { $card }. Añade esa carta a una combinación, o pulsa Enter para rechazarla y bajar esto; deshacer lo quita.
ui-draft-forced = Tu mesa quedaría así: { $melds } ({ $count } de { $target }), aún sin { $card }. Añade esa carta a una combinación; deshacer quita esto.
ui-which-one = Se puede hacer de varias maneras. Escribe el número de la tuya:
ui-undone = Deshecho.
ui-confirm = { $play }: Enter lo hace, deshacer no.
ui-could-win = Podrías ganar ahora mismo: { $play }. Pulsa Enter para rechazar de todos modos, o escribe deshacer.
ui-discard-force = { $card } encaja en la mesa contraria, la de { $name }: la pueden usar, o verse en la obligación. Enter la descarta, deshacer te deja elegir otra.
ui-discard-fits = { $card } encaja en la mesa contraria, la de { $name }: la pueden usar. Enter la descarta, deshacer te deja elegir otra.

ui-play-use = Usar { $card }: { $melds } ({ $count } de { $target })
ui-play-win = Ganar con { $card }: { $melds } ({ $count } de { $target })
ui-play-decline = Rechazar { $card }
ui-play-arrange = Rechazar { $card } y bajar: { $melds } ({ $count } de { $target })
ui-play-force = Obligar a { $name } a usar { $card }
ui-play-waive = Dejar que { $name } rechace { $card }
ui-play-discard = Descartar { $card }
ui-play-give = Pasarle { $card } a { $name }
ui-choose = Escribe un número para jugarlo.
ui-more = Escribe un número para jugarlo, o más para ver las otras { $left }.

## Lo que no se puede

ui-unknown = «{ $text }» no es ni una carta ni una orden. Una carta es su valor y su palo: { $example } es { $spoken }. Escribe ayuda para ver las órdenes.
ui-line-long = Esa línea es demasiado larga: como mucho { $most } caracteres, por favor.
ui-many-cards = Son más cartas de las que nadie tiene. Escribe una combinación o unas pocas.
ui-fits-nowhere = { $card } no encaja sin más en ninguna combinación de tu mesa. Escribe entera la combinación que quieres.
ui-leaves-rest = En tu mesa quedaría { $meld }, que no es una combinación. Pon también esas cartas en combinaciones, o déjalas donde están.
ui-fits-not = Estas cartas no se pueden bajar así. Separa las combinaciones con comas, o escribe ? para ver qué puedes hacer.
ui-no-use = La carta ofrecida no encaja con nada de lo tuyo. Escribe no para rechazarla.
ui-nothing-laid = Todavía no hay nada que bajar. Escribe las cartas de una combinación, o no para rechazar.
ui-nothing-undone = No hay nada que deshacer.
ui-one-card = Una sola carta, por favor.
ui-no-number = La lista va de 1 a { $most }.
ui-too-open = Eso se puede hacer de demasiadas maneras. Separa las combinaciones con comas, o escribe ? para ver la lista.
ui-which = Elige una de estas: { $options }.
ui-mix-later = Podrás añadir palabras a la mezcla cuando se reparta la próxima mano.
ui-no-human = En esta mesa no juega ninguna persona: no hay sitio para ti.

## El final de la mano

ui-score = { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
ui-score-units = { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, saldo { $units }
ui-score-pot = En el bote: { $pot }. Cada mano, cada quien pone { $stake }.
ui-score-wins = Gana la partida quien llegue antes a { $wins } puntos.
ui-score-units-end = Gana la partida quien antes tenga { $units } de ventaja.
ui-proved = Reparto limpio: las cartas estaban como se sellaron antes de repartir ({ $seal }).
ui-seal-broken = Cuidado: estas cartas no son las que se sellaron antes de repartir ({ $seal }).

## Reparto limpio

ui-fair = Nadie puede arreglar esta baraja. Antes de repartir, la máquina fija un número secreto y te muestra su sello. Luego tú añades algo tuyo, y el orden de las cartas sale de las dos cosas. Al acabar la mano se descubre el secreto, y con el registro cualquiera puede comprobarlo todo.
ui-fair-seal = Sello (SHA-256): { $seal }
ui-fair-mine = Lo tuyo en la mezcla: { $text }
ui-fair-cut = Cartas cortadas de arriba: { $cut }

## Archivos

ui-recorded = La mano { $number } está escrita en { $file }.
ui-record-none = Todavía no ha terminado ninguna mano. Cuando termine una, podrás escribir su registro.
ui-saved-copy = Guardada en { $file }. Para seguir con ella: { $command } --resume { $file }
ui-file-missing = Di en qué archivo, después de la palabra.
ui-file-exists = { $file } ya existe y se queda como está. Elige otro nombre.
ui-file-unwritable = { $file } no se puede escribir. Elige otro lugar.
ui-resume-none = Todavía no hay ninguna partida guardada. Empieza una sin --resume.
ui-leave = Tu partida queda guardada. Escribe { $command } para seguir con ella.
ui-leave-file = Tu partida queda guardada en { $file }. Para seguir con ella: { $command } --resume { $file }
ui-bye = ¡Hasta la próxima!

## Ajustes

ui-sorted-rank = Tu mano está ordenada por valor.
ui-sorted-suit = Tu mano está ordenada por palo.
ui-type-like = Las cartas se escriben así: { $example }
ui-words-on = Las cartas se escriben con palabras.
ui-words-off = Las cartas se escriben abreviadas.
ui-teach-on = Se explica lo que pasa por primera vez.
ui-teach-off = Ya no se explica lo que pasa. Escribe por qué para oír la regla que hay detrás.
ui-confirm-on = Se pregunta antes de cada jugada.
ui-confirm-off = Las jugadas valen al momento, salvo las mesas nuevas y las arriesgadas.
ui-language = Hablemos español.
ui-why-nothing = Todavía no ha pasado nada.

## Ayuda

ui-help-meld = Para usar la carta ofrecida, escribe la combinación que forma: { $example }. La carta ofrecida misma la puedes callar. Separa varias combinaciones con comas.
ui-help-more = Para añadir a una combinación de tu mesa, basta con las cartas nuevas. Si van bien en dos, eliges tú. Lo que escribes se muestra primero como tu mesa nueva; Enter la baja.
ui-help-whole = Para rearreglar, escribe las combinaciones que cambian, o toda tu mesa nueva.
ui-help-line = { $word }: { $about }
ui-help-file = ARCHIVO
ui-help-plays = todo lo que puedes hacer, con números; un número lo juega
ui-help-decline = rechazar la carta ofrecida; con cartas detrás, bajar también esas de tu mano
ui-help-undo = quitar lo que has escrito
ui-help-table = ver otra vez la mesa
ui-help-sort = tu mano por palo o por valor
ui-help-faces = baraja española o francesa
ui-help-words = las cartas con palabras, sí o no
ui-help-language = otro idioma: en, es, fr, pt, it, nl
ui-help-teach = explicaciones, sí o no
ui-help-confirm = preguntar antes de cada jugada, sí o no
ui-help-why = la regla detrás de lo que acaba de pasar
ui-help-rules = las reglas de esta mesa
ui-help-score = puntos y bote
ui-help-fair = cómo sabes que el reparto es limpio
ui-help-record = escribir la última mano
ui-help-save = una copia de esta partida
ui-help-new = otra partida; esta queda guardada
ui-help-quit = salir; la partida queda guardada

## Reglas

ui-rules-goal = El objetivo: exactamente { $target } cartas en tu mesa, todas en combinaciones.
ui-rules-melds = Una combinación es un grupo, tres o cuatro cartas del mismo valor, o una escalera, tres o más seguidas del mismo palo. El as es la más baja.
ui-rules-run-40 = No hay ochos, nueves ni dieces: después del siete viene la sota.
ui-rules-run-52 = La baraja está completa: del as al diez, y luego sota o jota, caballo o reina, rey.
ui-rules-deal = Cada quien recibe { $deal } cartas. Se descubre una más y se ofrece a todos por turno.
ui-rules-deal-bare = Cada quien recibe { $deal } cartas. No se descubre ninguna: quien empieza roba del mazo.
ui-rules-exchange = Antes de jugar, cada quien pasa una carta boca abajo al siguiente.
ui-rules-offer = En tu turno se te ofrece primero lo último del descarte. Si lo rechazas, se descubre una carta del mazo y se te ofrece. Si también la rechazas, se ofrece al siguiente.
ui-rules-round = Una carta rechazada o descartada da la vuelta: todos pueden usarla por turno.
ui-rules-use = La carta que usas va directo a una combinación de tu mesa, nunca a tu mano. Con ella puedes bajar más cartas de tu mano. Lo que está en la mesa se queda ahí.
ui-rules-discard = Si entonces tienes más de { $limit } cartas, entre mano y mesa, descartas una.
ui-rules-no-discard = Nadie descarta nunca: en el descarte solo hay cartas rechazadas.
ui-rules-rearrange = Puedes rearreglar tus combinaciones y tomar prestadas cartas de unas para otras, con tal de que al final todas valgan.
ui-rules-direct = La carta ofrecida debe encontrar antes su lugar por sí sola. Solo después puedes rearreglar tus combinaciones.
ui-rules-hand-melds = Al rechazar puedes bajar combinaciones de tu mano, pero la última carta, la que gana, debe ser la ofrecida.
ui-rules-forced = Si rechazas una carta que encaja tal cual en una de tus combinaciones, te pueden obligar a usarla.
ui-rules-partners = Las parejas se sientan frente a frente y comparten una sola mesa.
ui-rules-win = Quien al usar la carta ofrecida llega a exactamente { $target } en la mesa gana en ese momento.
ui-rules-draw-carry = Si se acaba el mazo, nadie gana y el bote se queda para la próxima mano.
ui-rules-draw-point-each = Si se acaba el mazo, nadie gana; cada lado recibe un punto y el bote se queda.
ui-rules-draw-replay = Si se acaba el mazo, nadie gana y vuelve a repartir la misma persona.
