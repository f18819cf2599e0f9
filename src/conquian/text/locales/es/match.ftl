### Lo que pasa alrededor de las manos de una partida: barajar, repartir, pagar. $you es como en
### narration.ftl. Nunca va una carta ($card) tras una palabra que se funda con el artículo.

## La mezcla limpia y el corte para repartir (D1)

event-committed = La computadora selló su parte de la mezcla (sello: { $commitment }).
event-committed-why = Desde ahora nadie puede elegir las cartas: el orden sale del secreto sellado y de lo que añade cada jugador, y después de la mano cualquiera puede comprobarlo.
event-contributed = { $you ->
    [seat] Añades «{ $text }» a la mezcla.
   *[none] { $name } añade «{ $text }» a la mezcla.
}
event-contributed-nothing = { $you ->
    [seat] No añades nada a la mezcla.
   *[none] { $name } no añade nada a la mezcla.
}
event-picked = { $you ->
    [seat] Al cortar, sacas { $card }.
   *[none] Al cortar, { $name } saca { $card }.
}
event-tied = { $you ->
    [seat] Empate: tú y { $names } tienen la carta más baja, y cortan otra vez.
   *[none] Empate en la carta más baja: cortan otra vez { $names }.
}
event-dealer = { $you ->
    [seat] Sacaste la carta más baja, { $card }, así que repartes primero.
   *[none] { $name } sacó la carta más baja, { $card }, y reparte primero.
}
event-dealer-why = El as es la carta más baja. Después de cada mano reparte el siguiente jugador (D1).
event-cut = { $you ->
    [seat] Cortas el mazo: { $index ->
        [one] una carta de arriba pasa
       *[other] { $index } cartas de arriba pasan
    } abajo.
   *[none] { $name } corta el mazo: { $index ->
        [one] una carta de arriba pasa
       *[other] { $index } cartas de arriba pasan
    } abajo.
}
event-cut-none = { $you ->
    [seat] Dejas el mazo como está.
   *[none] { $name } deja el mazo como está.
}

## El reparto

event-anted = { $stake ->
    [0] Esta mano se juega sin apuesta. En el bote: { $pot }.
    [one] Cada quien pone una unidad en el bote. En el bote: { $pot }.
   *[other] Cada quien pone { $stake } unidades en el bote. En el bote: { $pot }.
}
event-misdealt = { $you ->
    [seat] Reparto erróneo: tienes { $cards } cartas en lugar de { $expected }. Reparte otra vez la misma persona; el bote se queda (D5).
   *[none] Reparto erróneo: { $name } tiene { $cards } cartas en lugar de { $expected }. Reparte otra vez la misma persona; el bote se queda (D5).
}
event-dealt = { $you ->
    [seat] Mano { $hand }. Repartes { $cards } cartas a cada quien.
   *[none] Mano { $hand }. { $name } reparte { $cards } cartas a cada quien.
}
event-dealt-starter = La carta inicial, descubierta para todos: { $card }. En el mazo: { $stock }.
event-dealt-stock = { $you ->
    [first] No se descubre carta inicial; empiezas robando del mazo: { $card }. En el mazo: { $stock }.
   *[none] No se descubre carta inicial; { $first } empieza robando del mazo: { $card }. En el mazo: { $stock }.
}
event-dealt-none = Antes de jugar, cada quien pasa una carta al siguiente (D7). En el mazo: { $stock }.
event-hand = Tus cartas: { $cards }.

## Los pagos

event-settled-won = { $you ->
    [seat] Ganas la mano { $hand } y te llevas { $paid ->
        [one] una unidad
       *[other] { $paid } unidades
    }.
    [partner] Tú y { $name } ganan la mano { $hand }; cada quien se lleva { $paid ->
        [one] una unidad
       *[other] { $paid } unidades
    }.
   *[none] { $name } gana la mano { $hand } y se lleva { $paid ->
        [one] una unidad
       *[other] { $paid } unidades
    }.
}
event-settled-won-side = { $names } ganan la mano { $hand }; cada quien se lleva { $paid ->
    [one] una unidad
   *[other] { $paid } unidades
}.
event-settled-won-free = { $you ->
    [seat] Ganas la mano { $hand }.
    [partner] Tú y { $names } ganan la mano { $hand }.
   *[none] { $names } { $count ->
        [one] gana
       *[other] ganan
    } la mano { $hand }.
}
event-settled-rummy = Por el going rummy, cada perdedor paga la apuesta una vez más (W4).
event-settled-drawn = La mano { $hand } queda en empate.
event-settled-pot = En el bote para la siguiente mano: { $pot }.
event-settled-balance = Unidades: { $balances }. Puntos: { $points }.
event-settled-next = { $you ->
    [seat] Repartes la siguiente mano.
   *[none] { $name } reparte la siguiente mano.
}
event-settled-replay = { $you ->
    [seat] Repartes otra vez, por el mismo bote (W2).
   *[none] { $name } reparte otra vez, por el mismo bote (W2).
}
event-revealed = La computadora abre su secreto de la mano { $hand } ({ $secret }). Ahora cualquiera puede comprobar el reparto.
event-revealed-cutting = La computadora abre su secreto del corte ({ $secret }). Ahora cualquiera puede comprobar quién reparte.

## Llegar, irse, terminar

event-stop = { $you ->
    [seat] Quieres terminar la partida.
   *[none] { $name } quiere terminar la partida.
}
event-stop-missing = { $you ->
    [seat] Termina aquí si tú también estás de acuerdo. Faltan por aceptar: { $names }.
   *[none] Faltan por aceptar: { $names }.
}
event-stop-back = { $you ->
    [seat] Al final prefieres seguir jugando.
   *[none] { $name } al final prefiere seguir jugando.
}
event-reseated = { $you ->
    [seat] Ocupas el lugar { $number } con el nombre { $name }.
   *[none] { $name } ocupa ahora el lugar { $number }.
}
event-reseated-bot = La computadora juega ahora en el lugar { $number } con el nombre { $name }.
event-reseated-open = El lugar { $number } queda libre para quien llegue.
event-over-wins = { $you ->
    [seat] Ganas la partida: nadie ha ganado más manos que tú (W5).
    [partner] Tu pareja y tú ganan la partida: nadie ha ganado más manos (W5).
   *[none] { $count ->
        [one] Gana
       *[other] Ganan
    } la partida { $names }: nadie ha ganado más manos (W5).
}
event-over-units = { $you ->
    [seat] Ganas la partida: llevas la ventaja acordada en unidades (W5).
    [partner] Tu pareja y tú ganan la partida: llevan la ventaja acordada en unidades (W5).
   *[none] { $count ->
        [one] Gana
       *[other] Ganan
    } la partida { $names }, con la ventaja acordada en unidades (W5).
}
event-over-stopped = La partida termina aquí, de común acuerdo.
event-over-hands = Esa era la última de las manos acordadas.
event-over-returned = Lo que quedaba en el bote se devuelve: { $returned }.
