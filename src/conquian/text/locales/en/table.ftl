### What a table says in the terminal and in the browser alike. A card ($card) is never put after
### a word that could merge with an article. The words of a command (cmd-…) are separated by
### commas; help shows the first.

## Commands

cmd-use = use, yes, y, take
cmd-decline = no, decline, n, pass
cmd-force = force
cmd-waive = let go, let it go, waive
cmd-discard = discard, throw away, throw
cmd-give = give, hand over
cmd-ok = ok, lay, done, go on
cmd-undo = undo, back, u
cmd-plays = ?, plays, moves, hint
cmd-more = more
cmd-table = table, look, show
cmd-sort = sort
cmd-faces = faces
cmd-words = words
cmd-teach = teach
cmd-confirm = confirm
cmd-language = language, lang
cmd-why = why
cmd-rules = rules
cmd-score = score, pot
cmd-fair = fair, seal
cmd-mix = mix
cmd-record = record
cmd-save = save
cmd-new = new
cmd-games = games, other games
cmd-help = help, h
cmd-quit = quit, exit, q, bye, leave

## Questions

ui-asked-offer-starter = Your turn. On offer: { $card }, turned up at the start.
ui-asked-offer-pile = Your turn. On offer: { $card }, from { $name }.
ui-asked-offer-round = Your turn. On offer: { $card }, the top discard.
ui-asked-offer-stock = Your turn. On offer: { $card }, from the stock.
ui-asked-force = Your turn: make { $name } use { $card }?
ui-asked-forced = You have to use { $card }.
ui-asked-discard = Now discard one card.
ui-asked-give = Before play: pass one card to { $name }.

## Composing

ui-you = You
ui-hand-empty = You have no cards in hand.
ui-undone = Taken back.
ui-play-use = Use { $card }: { $melds } ({ $count } of { $target })
ui-play-win = Win with { $card }: { $melds } ({ $count } of { $target })
ui-play-arrange = Decline { $card } and lay: { $melds } ({ $count } of { $target })
ui-fits-not = These cards cannot be laid like that. Separate melds with a comma, or type ? for what you can do.
ui-no-use = The card on offer fits nothing you have: decline it.
ui-sorted-rank = Your hand is sorted by value.
ui-sorted-suit = Your hand is sorted by suit.

## The score

ui-score-pot = In the pot: { $pot }. Everyone puts in { $stake } a hand.
ui-score-wins = { $wins ->
    [one] The first with { $wins } point wins the game.
   *[other] The first with { $wins } points wins the game.
}
ui-score-units-end = The first to be { $units } ahead wins the game.

## Fair deal

ui-fair = Nobody can rig the cards. Before the deal the computer fixes a secret number and shows you its seal. Then you add something of your own, so that the order of the cards depends on both. After the hand the secret is opened, and anyone can check it all from the record.
ui-fair-seal = Seal (SHA-256): { $seal }
ui-fair-mine = Your part in the shuffle: { $text }
ui-fair-cut = Cards cut from the top: { $cut }
verify-commitment = The secret belongs to the seal { $value }.
verify-deck-order = The order of the pack follows from the secret and what the players added.
verify-cut = Cut after { $value ->
    [one] { $value } card
   *[other] { $value } cards
}; the pack was dealt as cut.
verify-actions = { $value ->
    [one] { $value } action, and it is legal.
   *[other] { $value } actions, all of them legal.
}
verify-dealer = { $count } cards were cut. { $name } cut the lowest, and deals first.
verify-fair = The deal was fair.
verify-fair-dealer = Who deals first was settled fairly.

## Rules

ui-rules-goal = The goal: exactly { $target } cards on your table, all in melds.
ui-rules-melds = A meld is a set, three or four cards of one value, or a run, three or more cards of one suit in a row. The ace is low.
ui-rules-run-40 = There are no eights, nines and tens: the jack follows the seven.
ui-rules-run-52 = The pack is complete: ace to ten, then jack, queen, king.
ui-rules-deal = Everyone gets { $deal } cards. One more is turned up and offered to each in turn.
ui-rules-deal-bare = Everyone gets { $deal } cards. Nothing is turned up: whoever begins draws.
ui-rules-exchange = Before play everyone passes one card face down to the next player.
ui-rules-offer = In your turn the top discard is offered to you first. If you decline it, a card is turned up from the stock and offered to you. If you decline that too, it is offered to the next player.
ui-rules-round = A card that was declined or discarded goes round: everyone may use it in turn.
ui-rules-use = A card you use goes straight into a meld on your table, never into your hand. You may lay more cards from your hand with it. Cards on the table stay there.
ui-rules-discard = If you then have more than { $limit } cards, hand and table together, you discard one.
ui-rules-no-discard = Nobody ever discards: only declined cards lie in the pile.
ui-rules-rearrange = You may rearrange your melds freely, and borrow cards from one for another, as long as all are melds in the end.
ui-rules-direct = The card must first find its place by itself. Only then may you rearrange your melds.
ui-rules-hand-melds = In declining you may lay melds from your hand, but you can only win with the card on offer.
ui-rules-forced = If you decline a card that fits one of your melds as it lies, your opponent may force you to use it.
ui-rules-partners = Partners sit opposite each other and share one table.
ui-rules-win = Whoever uses a card on offer and so has exactly { $target } on the table wins at once.
ui-rules-draw-carry = If the stock runs out, nobody wins and the pot stays for the next hand.
ui-rules-draw-carry-free = If the stock runs out, nobody wins.
ui-rules-draw-point-each = If the stock runs out, nobody wins; each side gets a point, and the pot stays.
ui-rules-draw-point-each-free = If the stock runs out, nobody wins; each side gets a point.
ui-rules-draw-replay = If the stock runs out, nobody wins and the same dealer deals again.
