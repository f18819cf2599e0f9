### What went wrong, and what to do instead. The number of the clause is added after the text.
### $example and $spoken are one card in the reader's faces, in letters and in words. A card
### ($card) is never put after a word that could merge with an article.

language-unknown = There is no language “{ $language }” here. Choose one of these: { $known }.

## Cards

card-unknown = “{ $card }” is not the name of a card. Type the value, then the suit: { $example } is the { $spoken }.
card-rank-missing = “{ $card }” names a suit only. Say which card of it: { $example } is the { $spoken }.
card-suit-missing = “{ $card }” names a value only. Say of which suit: { $example } is the { $spoken }.
card-ambiguous = “{ $card }” could mean more than one card. Type the value, then the whole name of the suit, as in “{ $spoken }”.
card-thrice = { $card } appears three times here, and no table has more than two of a card.
card-not-in-pack = A pack of { $pack } cards has no { $card }.
card-twice = { $card } lies in two melds. Every card belongs to one meld only: take it out of one of them.

## House rules

rules-preset = There is no game called “{ $name }”. Choose one of these: { $known }.
rules-field = House rules have no setting “{ $field }”. There are: { $known }.
rules-field-value = “{ $value }” is not a possible value for “{ $field }”. Choose one of these: { $known }.
rules-syntax = “{ $text }” are no house rules. Write a game, then what differs, as in classic,target=12,deal=9.
rules-too-long = House rules of { $length } characters are too long; { $most } is the most.
rules-field-twice = The house rules set “{ $field }” twice. Leave one of them.
rules-field-range = “{ $field }” cannot be { $value }: choose a number from { $low } to { $high }.
rules-pack = A pack of { $pack } cards does not exist here: choose 40 or 52.
rules-partners = Partners play two against two, so the table needs 4 players, not { $players }.
rules-stock = { $dealt } of the { $cards } cards would be dealt, which leaves { $stock } in the stock. At least one per player ({ $players }) must be left: deal fewer cards, or play with a bigger pack.
rules-limit = Nobody could win: whoever may keep only { $limit } cards never gets { $target } on the table. Let players keep at least { $needed }, or lower the number of cards that wins.
rules-target = Nobody could ever lay { $target } cards: with what is dealt and what can be used, a table holds { $most } at most. Lower the number of cards that wins.

## The deal

deal-not-the-pack = These { $cards } cards are not the complete pack of this table, which has { $expected }: something is missing, doubled or foreign.
deal-no-seat = There is no player { $seat } at this table to deal.
misdeal = Misdeal: player { $seat } has { $cards ->
    [one] one card
   *[other] { $cards } cards
} instead of { $expected }. The same dealer shuffles and deals again.
no-such-seat = There is no player { $seat } at this table; there are { $players }.
not-your-turn = It is not your turn: player { $seat } is to play. Wait until it comes to you.

## Melds

meld-too-short = { $meld } is too short. A meld has at least three cards: three of one value, or three in a row of one suit.
meld-card-twice = { $meld } has { $card } more often than the pack does. Use every card only once.
set-too-long = { $meld } is too long. A set has three or four cards of one value; split it, or leave cards out.
meld-mixed = { $meld } is not a meld. The cards must be either all of one value, or all of one suit and in a row.
run-card-twice = { $meld } has the same card twice. In a run every card follows the one before it, so each can be there only once.
run-wraps = { $meld } goes around the corner. The ace is always the lowest card: it stands before the two, never after the king.
run-gap = { $meld } has a gap. The cards of a run follow each other without leaving any out.
meld-unknown = { $meld } is not a meld. A meld is three or four cards of one value, or three or more in a row of one suit.

## Using a card

use-lacks-table = You left out { $cards }. What lies on your table stays there: put every one of those cards into one of the melds.
use-lacks-offered = Your melds do not include { $card }. To use the card on offer, make it part of a meld; if you do not want it, decline it.
use-not-in-hand = You do not have { $cards } in your hand. Use only the card on offer, your own hand, and what lies on your table.
use-past-target = That would make { $cards } cards on your table, and { $target } is the most there may be. Lay down fewer cards from your hand.
use-not-direct = { $card } cannot be placed just like that. At this table it must first make a new meld with two cards of your hand or fit one of your melds; only then may you move cards about.

## Declining

decline-melds-hand = When you decline a card at this table you may move your melds about, but not add { $cards } from your hand.
decline-reaches-target = With { $cards } cards you would reach the { $target } that win, but the last one must be the card on offer. Keep something in your hand, or use the card.
decline-rearranges = When you decline a card at this table you may add to your melds, but not take cards from one for another. Leave every meld together.

## Doing things in their order

offer-due = First decide about { $card }: use it, or decline it.
force-due = First decide whether { $card } must be used: force your opponent, or let it go.
forced-must-use = You have been forced: { $card } fits one of your melds, so you must use it. You choose how; declining is no longer possible.
discard-due = You have used a card, and now hold one too many: discard a card from your hand.
discard-not-in-hand = You cannot discard { $card }: it is not in your hand. Choose a card that is.
give-due = First choose a card from your hand to pass to the next player.
give-not-in-hand = You cannot pass { $card }: it is not in your hand. Choose a card that is.
hand-over = This hand is over. Deal the next one to go on.
action-syntax = “{ $text }” is no action. Write one of these: use:5S-6S-7S, decline, decline:5S-6S-7S, force, waive, discard:KC, give:KC.
action-too-long = An action of { $length } characters is too long; { $most } is the most.
