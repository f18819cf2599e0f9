### Lo que pasa en la mesa, contado a una persona. $you dice quién es: "seat" (quien actúa),
### "other" (a quien le toca), "partner" (pareja de quien actúa) o "none" (nadie de ellos).

player-number = Jugador { $number }
names-and = { $first } y { $last }

## Pasar una carta antes de jugar (D7)

event-gave = { $you ->
    [seat] Le pasas { $card } boca abajo a { $other }.
   *[none] { $name } elige una carta para { $other }.
}
event-gave-hidden = { $you ->
    [other] { $name } elige una carta para ti. La verás cuando todos hayan elegido.
   *[none] { $name } elige una carta para { $other }.
}
event-received = { $you ->
    [seat] Recibes { $card }; te la pasó { $other }.
   *[other] { $name } recoge { $card }, la carta que le pasaste.
}
event-received-hidden = { $name } recoge la carta que le pasó { $other }.
event-gave-why = Antes de jugar, cada quien pasa una carta al siguiente. Nadie ve la que recibe hasta que todos han elegido (D7).
event-received-why = Ahora que todos han elegido, las cartas cambian de mano a la vez (D7).

## Usar y rechazar

event-used = { $you ->
    [seat] Usas { $card }. En tu mesa: { $melds } ({ $count } de { $target }).
    [partner] { $name }, tu pareja, usa { $card }. En la mesa de ustedes: { $melds } ({ $count } de { $target }).
   *[none] { $name } usa { $card }. En su mesa: { $melds } ({ $count } de { $target }).
}
event-used-why = La carta que se toma va directo a una combinación sobre la mesa, nunca a la mano (A1).
event-discard-due = { $you ->
    [seat] Entre mano y mesa hay ahora más de { $limit } cartas: descarta una de tu mano (T4).
   *[none] Entre mano y mesa hay ahora más de { $limit } cartas: { $name } debe descartar una (T4).
}
event-declined = { $you ->
    [seat] Rechazas { $card }.
   *[none] { $name } rechaza { $card }.
}
event-declined-laid = { $you ->
    [seat] Rechazas { $card }, pero antes arreglas tu mesa: { $melds } ({ $count } de { $target }).
    [partner] { $name }, tu pareja, rechaza { $card }, pero antes arregla la mesa de ustedes: { $melds } ({ $count } de { $target }).
   *[none] { $name } rechaza { $card }, pero antes arregla su mesa: { $melds } ({ $count } de { $target }).
}
event-declined-why = Siempre se puede rechazar, salvo que la carta encaje en una combinación propia y un adversario exija usarla (P1).
event-declined-why-unforced = Siempre se puede rechazar (P1).
event-declined-laid-why = En tu turno puedes mover tus combinaciones y añadirles cartas de la mano, pero así nunca se gana (P2).

## Obligar (F)

event-asked = { $you ->
    [seat] { $other } rechazó { $card }, pero esa carta encaja en su mesa: { $meld }. Por eso puedes exigir que la use, o dejarla pasar (F1).
    [other] Rechazaste { $card }, pero esa carta encaja en tu mesa: { $meld }. Por eso { $name } puede exigirte que la uses (F1).
   *[none] { $other } rechazó { $card }, pero esa carta encaja en su mesa: { $meld }. Por eso { $name } puede exigirle que la use (F1).
}
event-asked-why = Si rechazas una carta que encaja tal cual en una de tus combinaciones, te pueden obligar a usarla. Eso puede deshacer tus planes: es la sal del juego (F3).
event-forced = { $you ->
    [seat] Combinación forzada: obligas a { $other } a usar { $card }, porque encaja en su mesa: { $meld } (F1).
    [other] Combinación forzada: { $name } te obliga a usar { $card }, porque encaja en tu mesa: { $meld }. Ahora tienes que usarla (F1).
   *[none] Combinación forzada: { $name } obliga a { $other } a usar { $card }, porque encaja en su mesa: { $meld } (F1).
}
event-forced-why = Quien está en la obligación elige cómo bajar la carta: en esa combinación o de otra manera, con o sin cartas de su mano. Después se sigue como siempre que se usa una carta (F2).
event-waived = { $you ->
    [seat] No obligas a { $other }: dejas pasar { $card }.
    [other] { $name } no te obliga: deja pasar { $card }.
   *[none] { $name } no obliga a { $other }: deja pasar { $card }.
}
event-waived-why = Obligar es una opción: el adversario también puede dejar pasar la carta (F1).

## Descartar y robar

event-discarded = { $you ->
    [seat] Descartas { $card }.
   *[none] { $name } descarta { $card }.
}
event-discarded-why = El descarte queda boca arriba y se le ofrece primero al siguiente jugador (T2). Si encaja en una de sus combinaciones, se le puede obligar a usarlo (F3).
event-discarded-why-unforced = El descarte queda boca arriba y se le ofrece primero al siguiente jugador (T2).
event-drew = { $you ->
    [seat] Robas del mazo y descubres { $card }.
   *[none] { $name } roba del mazo y descubre { $card }.
}
event-drew-why = La carta del mazo se descubre a la vista de todos: se usa de inmediato o se va al descarte. Nunca pasa a una mano (T3).
event-drew-last = Era la última carta del mazo. Si no se usa, se ofrece una vez más; después, en cuanto alguien tenga que robar, la mano queda en empate (T5).

## El final de la mano

event-won = { $you ->
    [seat] ¡Ganas! Con la carta ofrecida completas { $target } cartas en tu mesa.
    [partner] ¡Ganan tu pareja y tú! Con la carta ofrecida, { $name } completa { $target } cartas en la mesa de ustedes.
   *[none] Gana { $name }: con la carta ofrecida completa { $target } cartas en su mesa.
}
event-won-rummy = { $you ->
    [seat] Y es going rummy: tu mesa estaba vacía y bajaste todo en un solo turno (W4).
    [partner] Y es going rummy: la mesa estaba vacía y { $name } bajó todo en un solo turno (W4).
   *[none] Y es going rummy: su mesa estaba vacía y { $name } bajó todo en un solo turno (W4).
}
event-won-why = Quien con la carta ofrecida llega justo a ese número de cartas sobre la mesa gana en el acto y ya no descarta (W1).
event-drawn = { $you ->
    [seat] Te toca robar, pero el mazo está vacío. La mano queda en empate.
   *[none] A { $name } le toca robar, pero el mazo está vacío. La mano queda en empate.
}
event-drawn-why = Es un bloqueo: nadie gana y el bote se queda (T5, W2).
