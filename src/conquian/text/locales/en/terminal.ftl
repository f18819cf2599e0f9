### The table in the terminal, beside table.ftl. A card ($card) is never put after a word that
### could merge with an article.

## Commands

arg-and = and
arg-on = on, yes
arg-off = off, no
arg-rank = rank, value
arg-suit = suit
arg-spanish = spanish
arg-french = french

## Beginning

ui-language-name = English
ui-welcome = Welcome to Conquian. Whoever has { $target } cards on the table first, in melds, wins. A meld is three or four of one value, or three or more in a row of one suit.
ui-welcome-turn = Each turn a card is on offer. Make it part of a meld on your table, or say no to it; it never goes into your hand.
ui-welcome-type = Type the cards of the meld, such as { $example }. Type ? to see what you can do, help for everything else.
ui-legend-spanish = The suits: { suit-oros-letter } coins, { suit-copas-letter } cups, { suit-espadas-letter } swords, { suit-bastos-letter } cudgels. 10 is the sota (jack), 11 the caballo (horse), 12 the rey (king).
ui-legend-french = The suits: { suit-spades-letter } spades, { suit-hearts-letter } hearts, { suit-diamonds-letter } diamonds, { suit-clubs-letter } clubs. { rank-ace-letter } is the ace, { rank-jack-letter } the jack, { rank-queen-letter } the queen, { rank-king-letter } the king.
ui-resumed = Your game goes on with hand { $number }. For a new one, type new.
ui-seal-hint = Type fair to see what that is good for.
ui-asked-deal = Press Enter to deal hand { $number }. Or type mix and some words of your own, to add them to the shuffle; or quit.
ui-mix-how = Type mix and then any words or numbers of your own, such as: mix blue moon. They become part of the shuffle, so that nobody can have known the order of the cards before. With just Enter, chance adds something for you.
ui-asked-cut = You may cut the pack: how many cards from the top, 0 to { $most }? Enter cuts somewhere.
ui-starter = Turned up to start: { $card }.

## The table

ui-hand-number = Hand { $number }.
ui-you-deal = You deal.
ui-dealer = { $name } deals.
ui-pot = In the pot: { $pot }.
ui-partner = Your partner is { $name }.
ui-seat = { $name }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand. On the table: { $table }
ui-seat-cards = { $name }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand.
ui-their-table = Their table: { $table }
ui-our-table = Your table, both of you: { $table }
ui-your-table = Your table: { $table }
ui-nothing = nothing yet.
ui-laid = { $melds } ({ $count } of { $target })
ui-pile = Discards: { $card } on top, { $count } in all.
ui-pile-empty = No discards.
ui-stock = Stock: { $count ->
    [one] 1 card.
   *[other] { $count } cards.
}
ui-hand = Your hand ({ $count }): { $cards }

## Questions

ui-type-offer = Type a meld with it (like { $example }), no to decline, ? for what you can do, or help.
ui-type-decline = It makes no meld with what you have. Type no to decline it, or help.
ui-type-force = Type force, or no to let it go.
ui-type-forced = Type the meld it goes into, or ? to choose from a list.
ui-type-discard = Type the card ({ $one }), or ? to choose from a list.
ui-type-give = Type the card ({ $one }), or ? to choose from a list.
ui-asked-again = That was the game. Press Enter to leave. Or type new for another game, or record and a file name to keep the last hand.

## Composing

ui-draft = Your table would be: { $melds } ({ $count } of { $target }). Enter lays it, undo takes it back.
ui-draft-wins = Your table would be: { $melds } ({ $count } of { $target }). That wins! Enter lays it, undo takes it back.
ui-draft-without = Your table would be: { $melds } ({ $count } of { $target }), without { $card }. Add it to a meld, or press Enter to decline it and lay this; undo takes it back.
ui-draft-forced = Your table would be: { $melds } ({ $count } of { $target }), still without { $card }. Add it to a meld; undo takes this back.
ui-which-one = That can be done in several ways. Type the number of yours:
ui-confirm = { $play }: Enter does it, undo does not.
ui-could-win = You could win now: { $play }. Press Enter to decline all the same, or undo.
ui-discard-force = { $card } fits a meld of { $name }, who may use it, or be forced to. Enter discards it, undo lets you choose again.
ui-discard-fits = { $card } fits a meld of { $name }, who may use it. Enter discards it, undo lets you choose again.

ui-play-decline = Decline { $card }
ui-play-rearrange = Decline { $card } and rearrange: { $melds } ({ $count } of { $target })
ui-play-force = Make { $name } use { $card }
ui-play-waive = Let { $name } decline { $card }
ui-play-discard = Discard { $card }
ui-play-give = Pass { $card } to { $name }
ui-choose = Type a number to play it.
ui-more = Type a number to play it, or more for the other { $left }.

## What cannot be done

ui-unknown = “{ $text }” is neither a card nor a command. A card is its value and its suit: { $example } is the { $spoken }. Type help for the commands.
ui-line-long = That line is too long: at most { $most } characters, please.
ui-many-cards = Those are more cards than anybody has. Type one or a few melds.
ui-fits-nowhere = { $card } fits none of the melds on your table by itself. Type the whole meld that you mean.
ui-leaves-rest = That would leave { $meld } on your table, which is no meld. Put those cards into melds too, or leave them together.
ui-nothing-laid = There is nothing to lay yet. Type the cards of a meld, or no to decline.
ui-nothing-undone = There is nothing to take back.
ui-one-card = One card, please.
ui-no-number = The list goes from 1 to { $most }.
ui-too-open = That can be done in too many ways. Separate the melds with commas, or type ? for a list.
ui-which = Choose one of these: { $options }.
ui-mix-later = You can mix words into the shuffle when the next hand is dealt.
ui-no-human = Nobody at this table is a person: there is no seat for you.

## The end of a hand

ui-score = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
ui-score-units = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, balance { $units }
ui-proved = The deal was fair: the cards lay as sealed before the deal ({ $seal }).
ui-seal-broken = Careful: these cards are not those sealed before the deal ({ $seal }).

## Fair deal

## Files

ui-recorded = Hand { $number } is written to { $file }.
ui-record-none = No hand is finished yet. A record can be written once one is.
ui-saved-copy = Saved in { $file }. To go on with it: { $command } --resume { $file }
ui-file-missing = Add a file name after the word.
ui-file-exists = There is a file { $file } already; it stays as it is. Choose another name.
ui-file-unwritable = The file { $file } cannot be written. Choose another place.
ui-resume-none = There is no saved game yet. Start one without --resume.
ui-leave = Your game is saved. Type { $command } to go on with it.
ui-leave-file = Your game is saved in { $file }. To go on with it: { $command } --resume { $file }
ui-leave-lost = Your game could not be saved and is lost. To say next time where it is to be kept: { $command } --save FILE
ui-put-aside = Your other game is kept. Type games to see it and go back to it.
ui-games = Your other unfinished games, the latest first:
ui-games-line = { $table }, hand { $number }. Points: { $score }. { $time }
ui-games-choose = Type { $example } to go on with the first; this game is kept meanwhile.
ui-games-none = There is no other unfinished game.
ui-bye = Until next time!

## Settings

ui-type-like = Cards are typed like this: { $example }
ui-words-on = Cards are written in words.
ui-words-off = Cards are written in short.
ui-teach-on = New situations are explained.
ui-teach-off = Situations are no longer explained. Type why to hear the rule behind what happened.
ui-confirm-on = You are asked before every move counts.
ui-confirm-off = Moves count at once, except melds that you type and risky moves.
ui-language = Let us speak English.
ui-languages = Languages: { $languages }. To change, type for example: { $example }
ui-why-nothing = Nothing has happened yet.

## Help

ui-help-meld = To use the card on offer, type the meld it makes: { $example }. You may leave out the card on offer itself. Separate several melds with commas.
ui-help-more = To add to a meld on your table, type just the cards to add. If they fit two melds, you choose. Cards that you type are shown as your new table first; Enter lays it.
ui-help-whole = To rearrange, type the melds that are to be different, or your whole new table.
ui-help-line = { $word }: { $about }
ui-help-file = FILE
ui-help-some-words = WORDS
ui-key-enter = Enter
ui-help-enter-deal = deal the next hand
ui-help-enter-leave = leave
ui-help-plays = all that you can do, numbered; a number plays it
ui-help-decline = decline the card on offer; with cards after it, lay those from your hand as well
ui-help-undo = take back what you have typed
ui-help-table = see the table again
ui-help-sort = your hand by suit or by value
ui-help-faces = Spanish or French cards
ui-help-words = cards in words, on or off
ui-help-language = another language: en, es, fr, pt, it, nl
ui-help-teach = explanations, on or off
ui-help-confirm = ask before every move, on or off
ui-help-why = the rule behind what just happened
ui-help-rules = the rules of this table
ui-help-score = score and pot
ui-help-fair = how you know that the deal is fair
ui-help-mix = add words of your own to the shuffle
ui-help-record = write down the last hand
ui-help-save = a copy of this game
ui-help-new = another game; this one is kept
ui-help-again = another game
ui-help-games = your other unfinished games; with a number, go on with one
ui-help-help = how to play, and everything else that you can type
ui-help-quit = leave; the game is saved
