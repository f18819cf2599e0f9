### The table in the browser. What happens, what is asked and what went wrong is in the other
### files. A card ($card) is never put after a word that could merge with an article.

## The pages

web-title = Conquian
web-lead = The oldest rummy of all, from Mexico. Lay down three of a kind or three in a row; the first with eleven cards on the table wins.
web-promise = No account, no waiting. And you can check every deal yourself.
web-play = Play
web-friend = With a friend
web-other = Choose another game
web-last = Back to your last table
web-home = Start page
web-make-link = Get a link to send
web-your-name = Your name
web-offline = The server cannot be reached just now.
web-failed = Something went wrong. Try again in a moment.
web-close = Close

## How to play

web-howto = How to play
web-howto-deal = Before play
web-howto-turn = Your turn
web-howto-force = Forcing
web-howto-end = The end of a hand
web-howto-here = At this table
web-howto-use = A card that you can use shines. Press Use to see it laid out; it only counts once you lay it down.
web-howto-own = To build a meld yourself, choose cards or drag them to your table. Undo takes everything back.
web-howto-sort = Drag the cards of your hand into any order, at any time.
web-howto-keys = With the keyboard
web-key-walk = ← →
web-key-walk-about = along your hand; in a recorded hand, back and forward
web-key-move = Alt + ← →
web-key-move-about = move the card
web-key-choose = Space
web-key-choose-about = choose the card, or let go of it again
web-key-back = Esc
web-key-back-about = take back what is not laid down yet
web-key-type = /
web-key-type-about = type cards, or a word such as use, no or undo

## Settings

web-settings = Settings
web-language = Language
web-faces = Cards
web-switch-faces = Switch to: { $faces }
web-theme = Light or dark
web-theme-auto = Automatic
web-theme-light = Light
web-theme-dark = Dark
web-teach = Explain new situations
web-by-hand = Shuffle and cut by hand
web-by-hand-about = Add something of your own to the shuffle, and choose where to cut. Otherwise it is left to chance.

## Choosing a game

web-which-game = Which game?
web-with-whom = With whom?
web-seat = Seat { $number }
web-bot-casual = Computer, plays well
web-bot-random = Computer, plays at random
web-by-link = Someone you send a link to
web-hands = How many hands?
web-hands-any = until someone wins
web-clock = Time to think
web-clock-none = as long as you like
web-clock-turn = { $seconds } s a turn + { $spare } a hand
web-clock-soon = You have { $seconds } seconds left to play.
web-house-rules = House rules ({ $count ->
    [0] none changed
    [one] 1 changed
   *[other] { $count } changed
})
web-group-table = The table
web-group-deal = Dealing and winning
web-group-play = In play
web-group-score = Score
web-a-number = number
web-sit-down = Sit down

## Waiting for players

web-open-seat = Free seat
web-invited = { $name } invites you to play
web-waiting = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
web-send-link = Send this link. Whoever opens it can sit down here.
web-link-local = This link opens on this computer only. So that others can reach it, start the game with { $command } and open it at the address that it tells you.
web-so-many-hands = { $hands ->
    [one] One hand is played.
   *[other] { $hands } hands are played.
}
web-copy = Copy the link
web-copied = Copied
web-share = Share
web-or-bot = No need to wait: the computer can take a free seat.
web-fill-bot = Computer in seat { $number }
web-free-seat = Open seat { $number } to anyone
web-kept = Their seat is kept. You begin as soon as everyone is here.
web-watching = The table is full: you are watching this game.

## The table

web-table = The table
web-hand-number = Hand { $number }
web-pot = Pot { $pot }
web-about-game = Score and fair deal
web-partner = Partner
web-with = with { $name }
web-dealer = Dealer
web-you-deal = Dealer
web-away = Away
web-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
web-laid = { $count } of { $target }
web-no-melds = No melds yet
web-meld = Meld { $number }
web-middle = Middle of the table
web-stock = Stock: { $count }
web-pile = Discards: { $count }
web-pile-all = All discards, oldest first
web-source-starter = Turned up at the start
web-source-pile = Top discard
web-source-stock = From the stock
web-fits = You can use it
web-fits-not = It fits nothing
web-fits-forced = You have to use it
web-offer-staged = On your table
web-your-table = Your table
web-our-table = Your table, both of you
web-your-hand = Your hand
web-received = New
web-hand-empty = No cards left in your hand: the next one that fits your melds wins.
web-by-suit = By suit
web-by-rank = By value
web-group = Put together
web-move-left = Move left
web-move-right = Move right
web-new-meld = As a new meld
web-add-here = Add to meld { $number }
web-drop-here = Lay a meld here
web-log = What happened
web-your-turn = Your turn

## What you can do

web-actions = What you can do
web-use = Use { $card }
web-decline = Decline { $card }
web-decline-lay = Decline { $card }, lay this
web-lay = Lay down
web-lay-cards = Lay these
web-win = Lay down and win
web-undo = Undo
web-unselect = Put back
web-force = Force { $name }
web-waive = Let it go
web-discard = Discard { $card }
web-give = Pass { $card }
web-choose-card = Choose a card
web-choose = Which way? Choose one:
web-more = Show { $count } more
web-type-label = Type cards or a command
web-type-hint = Cards, or a word like undo
web-enter = Enter
web-could-win = You could win with this card! To decline it anyway, press again.
web-risk-force = { $card } fits one of { $name }’s melds, so { $name } can be made to use it.
web-risk = { $card } fits one of { $name }’s melds.
web-draft = Your table would be: { $melds } ({ $count } of { $target }).
web-draft-wins = Your table would be: { $melds } ({ $count } of { $target }). That wins!
web-draft-without = Your table would be: { $melds } ({ $count } of { $target }), and you decline { $card }.
web-draft-bad = These cards cannot be laid like that.

## Waiting for others

web-waits-offer = { $name } decides about { $card }.
web-waits-force = { $name } may make { $other } use { $card }.
web-waits-force-you = { $name } may make you use { $card }.
web-waits-forced = { $name } has to use { $card }.
web-waits-discard = { $name } discards a card.
web-waits-give = { $name } chooses a card to pass.
web-waits-deal = Waiting for { $name }
web-is-away = { $name } is away. The game waits.
web-is-back = { $name } is back.
web-let-bot = Let the computer play instead
web-bot-plays = The computer is playing for you.
web-take-back = Take my seat back
web-reconnecting = The connection is lost. Your hand is safe; trying again…

## Between hands

web-between = Between the hands
web-dealing = Shuffling and dealing…
web-asked-contribute = Add something of your own to the shuffle
web-add = Add
web-asked-cut = How many cards do you cut from the top?
web-cut = Cut
web-asked-pick = Cut for the deal: the lowest card deals.
web-pick-card = Card { $number }
web-see-hand = See this hand again, all cards face up
web-next = Next hand
web-rematch = Rematch
web-rematch-asked = { $name } wants a rematch.
web-rematch-join = Join
web-rematch-back = To the rematch
web-rematch-watch = Watch the rematch
web-most-points = Most points: { $names }
web-level = It ends level.

## Score and rules

web-score = Score
web-player = Player
web-points = Points
web-units = Units
web-fair = Fair deal
web-end = End the game
web-end-about = During a hand everyone has to agree. What is in the pot is shared out.
web-end-ask = I would like to stop
web-end-not = I would rather play on
web-end-agree = Agree

## A hand to look at

web-replay = A hand, all cards face up
web-replay-hand = Hand { $number }, all cards face up
web-cutting = Who deals first
web-step = Step { $number } of { $count }
web-step-back = Back
web-step-on = Forward
web-won = Won
web-check = Check this deal
web-check-commitment = This is not the secret that was sealed before the deal.
web-check-deck-order = The order of the pack does not follow from the secret and what the players added.
web-check-cut = The pack was not cut where the record says.
web-check-dealer = The cards that were cut do not make this player the first dealer.
web-check-unfair = This deal does not check out.
web-check-yourself = Would you rather trust your own computer? Download the record, then run: { $command }
web-check-host = The proof holds against everybody except whoever runs the server: they know the secret beforehand, and could see the hands as well.
web-download = Download the record
web-download-text = As text
web-seal = Seal (SHA-256 of the secret)
web-seal-same = It is the seal that you were shown before the deal.
web-seal-other = It is not the seal that you were shown before the deal.
web-secret = Secret, opened after the hand
web-added = { $name }: added to the shuffle
web-to-table = Back to the table
