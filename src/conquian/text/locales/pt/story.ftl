### Uma rodada anotada, contada passo a passo.

story-dealer = { $name } dá as cartas.
story-hand = Mão de { $name }: { $cards }
story-no-hand = { $name } não tem mais cartas na mão.
story-starter = Carta inicial: { $card }
story-stock = { $count ->
    [one] { $count } carta no monte.
   *[other] { $count } cartas no monte.
}
story-unfinished = A anotação termina aqui; a rodada não acabou.
