### Una mano annotata, raccontata passo per passo.

story-dealer = { $you ->
    [seat] Fai tu le carte.
   *[none] Fa le carte { $name }.
}
story-hand = Mano di { $name }: { $cards }
story-no-hand = { $name } non ha più carte in mano.
story-starter = Carta di avvio: { $card }
story-stock = { $count ->
    [one] { $count } carta nel tallone.
   *[other] { $count } carte nel tallone.
}
story-unfinished = Il verbale finisce qui; la mano non è conclusa.
