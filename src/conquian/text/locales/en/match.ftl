### What happens around the hands of a game: shuffling, dealing, paying. $you is as in
### narration.ftl. A card ($card) is never put after a word that could merge with an article.

## The fair shuffle, and cutting for deal (D1)

event-committed = The computer has sealed its share of the shuffle (seal: { $commitment }).
event-committed-why = From here on nobody can choose the cards: the order comes from the sealed secret and from what every player adds, and after the hand anyone can check it.
event-contributed = { $you ->
    [seat] You add “{ $text }” to the shuffle.
   *[none] { $name } adds “{ $text }” to the shuffle.
}
event-contributed-nothing = { $you ->
    [seat] You add nothing to the shuffle.
   *[none] { $name } adds nothing to the shuffle.
}
event-picked = { $you ->
    [seat] You cut { $card }.
   *[none] { $name } cuts { $card }.
}
event-tied = { $you ->
    [seat] You and { $names } have cut equally low, and cut again.
   *[none] { $names } have cut equally low, and cut again.
}
event-dealer = { $you ->
    [seat] You cut the lowest card, { $card }, so you deal first.
   *[none] { $name } cut the lowest card, { $card }, and deals first.
}
event-dealer-why = The ace is the lowest card. After every hand the next player deals (D1).
event-cut = { $you ->
    [seat] You cut the pack: { $index ->
        [one] one card goes
       *[other] { $index } cards go
    } from the top to the bottom.
   *[none] { $name } cuts the pack: { $index ->
        [one] one card goes
       *[other] { $index } cards go
    } from the top to the bottom.
}
event-cut-none = { $you ->
    [seat] You leave the pack as it is.
   *[none] { $name } leaves the pack as it is.
}

## The deal

event-anted = { $stake ->
    [0] This hand is played without a stake. In the pot: { $pot }.
    [one] Everyone puts one unit into the pot. In the pot: { $pot }.
   *[other] Everyone puts { $stake } units into the pot. In the pot: { $pot }.
}
event-misdealt = { $you ->
    [seat] Misdeal: you have { $cards } instead of { $expected } cards. The same dealer deals again; the pot stays (D5).
   *[none] Misdeal: { $name } has { $cards } instead of { $expected } cards. The same dealer deals again; the pot stays (D5).
}
event-dealt = { $you ->
    [seat] Hand { $hand }. You deal { $cards } cards to everyone.
   *[none] Hand { $hand }. { $name } deals { $cards } cards to everyone.
}
event-dealt-starter = The starter, turned up for everyone: { $card }. In the stock: { $stock }.
event-dealt-stock = { $you ->
    [first] No starter is turned up; you begin by drawing from the stock: { $card }. In the stock: { $stock }.
   *[none] No starter is turned up; { $first } begins by drawing from the stock: { $card }. In the stock: { $stock }.
}
event-dealt-none = Before play everyone passes one card to the next player (D7). In the stock: { $stock }.
event-hand = Your cards: { $cards }.

## Paying

event-settled-won = { $you ->
    [seat] You win hand { $hand } and take { $paid ->
        [one] one unit
       *[other] { $paid } units
    }.
    [partner] You and { $name } win hand { $hand }; each of you takes { $paid ->
        [one] one unit
       *[other] { $paid } units
    }.
   *[none] { $name } wins hand { $hand } and takes { $paid ->
        [one] one unit
       *[other] { $paid } units
    }.
}
event-settled-won-side = { $names } win hand { $hand }; each takes { $paid ->
    [one] one unit
   *[other] { $paid } units
}.
event-settled-won-free = { $you ->
    [seat] You win hand { $hand }.
    [partner] You and { $names } win hand { $hand }.
   *[none] { $names } { $count ->
        [one] wins
       *[other] win
    } hand { $hand }.
}
event-settled-rummy = The win by going rummy is paid once more by every loser (W4).
event-settled-drawn = Nobody wins hand { $hand }.
event-settled-pot = In the pot for the next hand: { $pot }.
event-settled-balance = Units: { $balances }. Points: { $points }.
event-settled-next = { $you ->
    [seat] You deal the next hand.
   *[none] { $name } deals the next hand.
}
event-settled-replay = { $you ->
    [seat] You deal again, for the same pot (W2).
   *[none] { $name } deals again, for the same pot (W2).
}
event-revealed = The computer opens its secret for hand { $hand } ({ $secret }). Now anyone can check the deal.
event-revealed-cutting = The computer opens its secret for the cutting ({ $secret }). Now anyone can check who deals.

## Coming, going, ending

event-stop = { $you ->
    [seat] You would like to end the game.
   *[none] { $name } would like to end the game.
}
event-stop-missing = { $you ->
    [seat] It ends here if you agree as well. Still to agree: { $names }.
   *[none] Still to agree: { $names }.
}
event-stop-back = { $you ->
    [seat] You would rather play on after all.
   *[none] { $name } would rather play on after all.
}
event-reseated = { $you ->
    [seat] You take seat { $number } as { $name }.
   *[none] { $name } now sits at seat { $number }.
}
event-reseated-bot = The computer now plays at seat { $number } as { $name }.
event-reseated-open = Seat { $number } is free for whoever comes.
event-over-wins = { $you ->
    [seat] You win the game: you have won the most hands (W5).
    [partner] Your side wins the game: it has won the most hands (W5).
   *[none] { $names } { $count ->
        [one] wins
       *[other] win
    } the game, with the most hands won (W5).
}
event-over-units = { $you ->
    [seat] You win the game: you are ahead by the units agreed on (W5).
    [partner] Your side wins the game: it is ahead by the units agreed on (W5).
   *[none] { $names } { $count ->
        [one] wins
       *[other] win
    } the game, ahead by the units agreed on (W5).
}
event-over-stopped = The game ends here, as agreed.
event-over-hands = That was the last of the hands that were agreed on.
event-over-returned = What was left in the pot goes back: { $returned }.
