### Una mano registrada, contada paso a paso.

story-dealer = { $you ->
    [seat] Repartes tú.
   *[none] Reparte { $name }.
}
story-hand = Mano de { $name }: { $cards }
story-no-hand = A { $name } no le quedan cartas en la mano.
story-starter = Carta inicial: { $card }
story-stock = { $count ->
    [one] Queda { $count } carta en el mazo.
   *[other] Quedan { $count } cartas en el mazo.
}
story-unfinished = El registro termina aquí; la mano quedó sin terminar.
