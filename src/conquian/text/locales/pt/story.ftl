### Uma rodada registrada, contada passo a passo.

story-dealer = { $you ->
    [seat] Você distribui as cartas.
   *[none] { $name } distribui as cartas.
}
story-hand = Mão de { $name }: { $cards }
story-no-hand = { $name } não tem mais cartas na mão.
story-starter = Carta inicial: { $card }
story-stock = { $count ->
    [0] { $count } cartas no monte.
    [one] { $count } carta no monte.
   *[other] { $count } cartas no monte.
}
story-unfinished = O registro termina aqui; a rodada não acabou.
