### Lo que la mesa dice igual en la terminal y en el navegador. Las palabras de un comando (cmd-…)
### van separadas por comas; la ayuda muestra la primera. Una carta ($card) nunca va tras «de» o «a»,
### que se unirían al artículo.

## Comandos

cmd-use = usar, sí, s, tomar, va, la quiero
cmd-decline = no, rechazar, n, paso, pasar, no quiero, no la quiero
cmd-force = obligar, exigir
cmd-waive = dejar pasar, dejar, perdonar
cmd-discard = descartar, tirar
cmd-give = dar, entregar
cmd-ok = bajar, listo, vale, seguir, bueno
cmd-undo = deshacer, atrás, regresar
cmd-plays = ?, jugadas, opciones, pista, qué puedo hacer
cmd-more = más
cmd-table = mesa, ver, mirar
cmd-sort = ordenar, acomodar
cmd-faces = baraja, cartas
cmd-words = palabras
cmd-teach = explicar
cmd-confirm = confirmar
cmd-language = idioma
cmd-why = por qué, porqué
cmd-rules = reglas, cómo se juega
cmd-score = puntos, marcador, bote
cmd-fair = sello, limpio
cmd-mix = mezclar, barajar, revolver
cmd-record = registro, registrar, anotar
cmd-save = guardar
cmd-new = nueva, nuevo, otra
cmd-games = partidas, mis partidas
cmd-help = ayuda, ayúdame
cmd-quit = salir, adiós, terminar

## Preguntas

ui-asked-offer-starter = Te toca. Se te ofrece { $card }, la carta inicial.
ui-asked-offer-pile = Te toca. Se te ofrece { $card }, que dejó { $name }.
ui-asked-offer-round = Te toca. Se te ofrece { $card }, la de arriba del descarte.
ui-asked-offer-stock = Te toca. Se te ofrece { $card }, que salió del mazo.
ui-asked-force = Te toca: ¿obligas a { $name } a usar { $card }?
ui-asked-forced = Tienes que usar { $card }.
ui-asked-discard = Ahora descarta una carta.
ui-asked-give = Antes de jugar: pásale una carta a { $name }.

## Componer

ui-you = Tú
ui-hand-empty = No te quedan cartas en la mano.
ui-undone = Deshecho.
ui-play-use = Usar { $card }: { $melds } ({ $count } de { $target })
ui-play-win = Ganar con { $card }: { $melds } ({ $count } de { $target })
ui-play-arrange = Rechazar { $card } y bajar: { $melds } ({ $count } de { $target })
ui-fits-not = Estas cartas no se pueden bajar así. Separa las combinaciones con comas, o escribe ? para ver qué puedes hacer.
ui-no-use = La carta ofrecida no encaja con nada de lo que tienes: recházala.
ui-sorted-rank = Tu mano está ordenada por valor.
ui-sorted-suit = Tu mano está ordenada por palo.

## El marcador

ui-score-pot = En el bote: { $pot }. Cada mano, cada quien pone { $stake }.
ui-score-wins = { $wins ->
    [one] Gana la partida quien llegue antes a { $wins } punto.
   *[other] Gana la partida quien llegue antes a { $wins } puntos.
}
ui-score-units-end = Gana la partida quien antes tenga { $units } de ventaja.

## Reparto limpio

ui-fair = Nadie puede hacer trampa con las cartas. Antes de repartir, la computadora fija un número secreto y te muestra su sello. Luego tú añades algo tuyo, y el orden de las cartas sale de las dos cosas. Al acabar la mano se descubre el secreto, y con el registro cualquiera puede comprobarlo todo.
ui-fair-seal = Sello (SHA-256): { $seal }
ui-fair-mine = Tu parte de la mezcla: { $text }
ui-fair-cut = Cartas cortadas de arriba: { $cut }
verify-commitment = El secreto corresponde al sello { $value }.
verify-deck-order = El orden de la baraja sale del secreto y de lo que añadieron los jugadores.
verify-cut = Corte tras { $value ->
    [one] { $value } carta
   *[other] { $value } cartas
}; se repartió tal como quedó.
verify-actions = { $value ->
    [one] { $value } jugada, y es legal.
   *[other] { $value } jugadas, todas legales.
}
verify-dealer = Se sacaron { $count } cartas; la más baja fue la de { $name }, que reparte primero.
verify-fair = El reparto fue limpio.
verify-fair-dealer = Se decidió limpiamente quién reparte primero.

## Reglas

ui-rules-goal = El objetivo: exactamente { $target } cartas en tu mesa, todas en combinaciones.
ui-rules-melds = Una combinación es un grupo, tres o cuatro cartas del mismo valor, o una escalera, tres o más seguidas del mismo palo. El as es la más baja.
ui-rules-run-40 = No hay ochos ni nueves (ni dieces en la baraja francesa): después del siete viene la sota o jota.
ui-rules-run-52 = La baraja está completa: del as al diez, y luego sota o jota, caballo o reina, rey.
ui-rules-deal = Cada quien recibe { $deal } cartas. Se descubre una más y se ofrece a todos por turno.
ui-rules-deal-bare = Cada quien recibe { $deal } cartas. No se descubre ninguna: quien empieza roba del mazo.
ui-rules-exchange = Antes de jugar, cada quien pasa una carta boca abajo al siguiente.
ui-rules-offer = En tu turno se te ofrece primero la carta de arriba del descarte. Si la rechazas, se descubre una carta del mazo y se te ofrece. Si también la rechazas, se ofrece al siguiente.
ui-rules-round = Una carta rechazada o descartada da la vuelta: todos pueden usarla por turno.
ui-rules-use = La carta que usas va directo a una combinación de tu mesa, nunca a tu mano. Con ella puedes bajar más cartas de tu mano. Lo que está en la mesa se queda ahí.
ui-rules-discard = Si entonces hay más de { $limit } cartas entre mano y mesa, descartas una.
ui-rules-no-discard = Nadie descarta nunca: en el descarte solo hay cartas rechazadas.
ui-rules-rearrange = Puedes reorganizar tus combinaciones como quieras y tomar prestadas cartas de unas para otras, con tal de que al final todas sean válidas.
ui-rules-direct = La carta ofrecida debe encontrar antes su lugar por sí sola. Solo después puedes reorganizar tus combinaciones.
ui-rules-hand-melds = Al rechazar puedes bajar combinaciones de tu mano, pero la última carta, la que gana, debe ser la ofrecida.
ui-rules-forced = Si rechazas una carta que encaja tal cual en una de tus combinaciones, te pueden obligar a usarla.
ui-rules-partners = Las parejas se sientan frente a frente y comparten una sola mesa.
ui-rules-win = Quien al usar la carta ofrecida llega a exactamente { $target } en la mesa gana en ese momento.
ui-rules-draw-carry = Si se acaba el mazo, nadie gana y el bote se queda para la próxima mano.
ui-rules-draw-carry-free = Si se acaba el mazo, nadie gana.
ui-rules-draw-point-each = Si se acaba el mazo, nadie gana; cada bando recibe un punto y el bote se queda.
ui-rules-draw-point-each-free = Si se acaba el mazo, nadie gana; cada bando recibe un punto.
ui-rules-draw-replay = Si se acaba el mazo, nadie gana y vuelve a repartir la misma persona.
