### A recorded hand as a story.

story-dealer = { $you ->
    [seat] You deal.
   *[none] { $name } deals.
}
story-hand = { $name }’s hand: { $cards }
story-no-hand = { $name } has no cards in hand.
story-starter = Turned up to start: { $card }
story-stock = { $count ->
    [one] { $count } card in the stock.
   *[other] { $count } cards in the stock.
}
story-unfinished = The record ends here; the hand is not finished.
