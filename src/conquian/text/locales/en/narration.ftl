### What happens at the table, told to one person. $you says who that person is: "seat" (who
### acts), "other" (whom it is done to), "partner" (of who acts), or "none" of these.
### A card ($card) is never put after a word that could merge with an article.

player-number = Player { $number }
names-and = { $first } and { $last }

## Passing a card before play (D7)

event-gave = { $you ->
    [seat] You pass { $card } face down to { $other }.
   *[none] { $name } chooses a card for { $other }.
}
event-gave-hidden = { $you ->
    [other] { $name } chooses a card for you. You will see it when everyone has chosen.
   *[none] { $name } chooses a card for { $other }.
}
event-received = { $you ->
    [seat] You receive { $card }; it was passed to you by { $other }.
   *[other] { $name } picks up { $card }, which you passed.
}
event-received-hidden = { $name } picks up the card that { $other } passed.
event-gave-why = Before play everyone passes one card to the next player. Nobody sees the card they get until everyone has chosen (D7).
event-received-why = Now that everyone has chosen, the cards change hands together (D7).

## Using and declining

event-used = { $you ->
    [seat] You use { $card }. On your table: { $melds } ({ $count } of { $target }).
    [partner] Your partner { $name } uses { $card }. On your table: { $melds } ({ $count } of { $target }).
   *[none] { $name } uses { $card }. On the table: { $melds } ({ $count } of { $target }).
}
event-used-why = A card that is taken goes straight into a meld on the table, never into the hand (A1).
event-discard-due = { $you ->
    [seat] Hand and table together now hold more than { $limit } cards: discard one from your hand (T4).
   *[none] Hand and table together now hold more than { $limit } cards: { $name } has to discard one (T4).
}
event-declined = { $you ->
    [seat] You decline { $card }.
   *[none] { $name } declines { $card }.
}
event-declined-laid = { $you ->
    [seat] You decline { $card }, but first arrange your table: { $melds } ({ $count } of { $target }).
    [partner] Your partner { $name } declines { $card }, but first arranges your table: { $melds } ({ $count } of { $target }).
   *[none] { $name } declines { $card }, but first arranges the table: { $melds } ({ $count } of { $target }).
}
event-declined-why = You may always decline, unless the card fits one of your own melds and an opponent insists (P1).
event-declined-why-unforced = You may always decline (P1).
event-declined-laid-why = In your turn you may move your melds about and add cards from your hand, but never win that way (P2).

## Forcing (F)

event-asked = { $you ->
    [seat] { $other } has declined { $card }, but it fits { $meld } on { $other }’s table. So you may force { $other } to use it, or let it go (F1).
    [other] You have declined { $card }, but it fits { $meld } on your table. So { $name } may force you to use it (F1).
   *[none] { $other } has declined { $card }, but it fits { $meld } on { $other }’s table. So { $name } may force { $other } to use it (F1).
}
event-asked-why = A declined card that fits one of your own melds, just as it is, may be forced on you. It can break up your plans: that is the heart of the game (F3).
event-forced = { $you ->
    [seat] You force { $other }: { $card } fits { $meld } on { $other }’s table, so it must be used after all (F1).
    [other] { $name } forces you: { $card } fits { $meld } on your table, so you must use it after all (F1).
   *[none] { $name } forces { $other }: { $card } fits { $meld } on { $other }’s table, so it must be used after all (F1).
}
event-forced-why = A forced player chooses how to lay the card: in that meld or another way, with or without cards from the hand. Then play goes on as after any card that is used (F2).
event-waived = { $you ->
    [seat] You do not force { $other }, and let { $card } go.
    [other] { $name } does not force you, and lets { $card } go.
   *[none] { $name } does not force { $other }, and lets { $card } go.
}
event-waived-why = Forcing is a choice: an opponent may also let the card go (F1).

## Discarding and drawing

event-discarded = { $you ->
    [seat] You discard { $card }.
   *[none] { $name } discards { $card }.
}
event-discarded-why = The discard lies face up and is offered to the next player first (T2). If it fits one of that player’s melds, that player can be forced to use it (F3).
event-discarded-why-unforced = The discard lies face up and is offered to the next player first (T2).
event-drew = { $you ->
    [seat] You turn up { $card } from the stock.
   *[none] { $name } turns up { $card } from the stock.
}
event-drew-why = A card from the stock is turned face up for all to see: it is used at once, or it goes to the discard pile. It never goes into a hand (T3).
event-drew-last = That was the last card of the stock. If it is not used, it is offered once more; then the hand ends without a winner as soon as someone has to draw (T5).

## The end of a hand

event-won = { $you ->
    [seat] You win! The card on offer makes { $target } on your table.
    [partner] Your side wins! With the card on offer, { $name } brings your table to { $target } cards.
   *[none] { $name } wins: the card on offer makes { $target } on the table.
}
event-won-rummy = { $you ->
    [seat] You went rummy: your table was empty, and you laid out everything in one turn (W4).
    [partner] { $name } went rummy: your table was empty, and everything was laid out in one turn (W4).
   *[none] { $name } went rummy: the table was empty, and everything was laid out in one turn (W4).
}
event-won-why = Whoever uses the card on offer and so has exactly that many cards on the table wins at once, and discards nothing (W1).
event-drawn = { $you ->
    [seat] You have to draw, but the stock is empty. The hand ends without a winner.
   *[none] { $name } has to draw, but the stock is empty. The hand ends without a winner.
}
event-drawn-why = That is a draw: the pot stays (T5, W2).
