### The table in the browser. What happens, what is asked and what went wrong is in the other
### files. A card ($card) is never put after a word that could merge with an article.

## The pages

web-title = Conquian
web-lead = The oldest rummy, from Mexico. Lay three of a kind or three in a row; whoever gets eleven cards on the table wins.
web-promise = No account, no waiting. Nobody can stack the cards, and you can check it.
web-play = Play
web-friend = With a friend
web-other = Choose another game
web-last = Back to your last table
web-home = Start page
web-page-unknown = There is nothing at that address. Start here:
web-make-link = Get a link to send
web-your-name = Your name
web-offline = The server cannot be reached just now.
web-failed = Something went wrong. Try again in a moment.
web-close = Close

## Settings

web-settings = Settings
web-language = Language
web-faces = Cards
web-switch-faces = Switch to: { $faces }
web-theme = Light or dark
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-teach = Explain new situations
web-by-hand = Shuffle and cut by hand
web-by-hand-about = Type your own share of the shuffle, and choose where to cut. Otherwise chance does it for you.

## Choosing a game

web-which-game = Which game?
web-with-whom = With whom?
web-seat = Seat { $number }
web-bot-casual = The computer, playing well
web-bot-random = The computer, playing anything
web-by-link = Someone you send a link
web-hands = How many hands?
web-hands-any = until someone wins
web-clock = Time to think
web-clock-none = as long as you like
web-clock-turn = { $seconds } seconds a turn, and { $spare } to spare in every hand
web-clock-soon = { $seconds } seconds left for your turn.
web-house-rules = House rules ({ $count ->
    [0] none changed
    [one] 1 changed
   *[other] { $count } changed
})
web-group-table = The table
web-group-deal = Dealing and winning
web-group-play = In play
web-group-score = Score
web-a-number = a number
web-sit-down = Sit down

## Waiting for players

web-open-seat = Free seat
web-invited = { $name } invites you to play
web-waiting = { $count ->
    [one] One seat is still free
   *[other] { $count } seats are still free
}
web-send-link = Send this link. Whoever opens it can sit down here.
web-copy = Copy the link
web-copied = Copied
web-share = Share
web-or-bot = No need to wait: the computer can take a free seat.
web-fill-bot = The computer takes seat { $number }
web-watching = You are watching this game.

## The table

web-table = The table
web-hand-number = Hand { $number }
web-pot = Pot { $pot }
web-about-game = Score, rules and fair deal
web-partner = Partner
web-dealer = Dealer
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
web-your-table = Your table
web-our-table = Your table, both of you
web-your-hand = Your hand
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
web-decline-lay = Decline { $card } and lay this
web-lay = Lay it down
web-lay-cards = Lay these cards
web-win = Lay it down and win
web-undo = Undo
web-unselect = Choose none
web-force = Force { $name }
web-waive = Let it go
web-discard = Discard { $card }
web-give = Pass { $card }
web-choose-card = Choose a card
web-choose = Which way? Choose one:
web-more = Show the other { $count }
web-type-label = Type cards or a command
web-type-hint = Cards, or a word such as undo
web-enter = Enter
web-could-win = You could win with this card! To decline all the same, press again.
web-risk-force = { $card } fits a meld of { $name }, who may be made to use it.
web-risk = { $card } fits a meld of { $name }.
web-draft = Your table would be: { $melds } ({ $count } of { $target }).
web-draft-wins = Your table would be: { $melds } ({ $count } of { $target }). That wins!
web-draft-without = Your table would be: { $melds } ({ $count } of { $target }), without { $card }.
web-draft-bad = These cards cannot lie like that.

## Waiting for others

web-waits-offer = { $name } decides about { $card }.
web-waits-force = { $name } may make { $other } use { $card }.
web-waits-forced = { $name } has to use { $card }.
web-waits-discard = { $name } discards a card.
web-waits-give = { $name } chooses a card to pass.
web-waits-deal = Waiting for: { $name }
web-is-away = { $name } is away. The game waits.
web-is-back = { $name } is back.
web-let-bot = Let the computer play instead
web-bot-plays = The computer is playing for you.
web-take-back = Take my seat back
web-reconnecting = The line is down. Your hand is safe; trying again …

## Between hands

web-between = Between the hands
web-dealing = Shuffling and dealing …
web-asked-contribute = Add something of your own to the shuffle
web-add = Add it
web-asked-cut = How many cards do you cut from the top?
web-cut = Cut
web-asked-pick = Cut a card for the deal: the lowest deals.
web-pick-card = Card { $number }
web-see-hand = See this hand again, with all cards open
web-next = Next hand
web-rematch = Play again

## Score and rules

web-score = Score
web-player = Player
web-points = Points
web-units = Units
web-fair = Fair deal
web-end = End the game
web-end-about = During a hand everyone has to agree. What is in the pot is shared out.
web-end-ask = I would like to end the game
web-end-not = I would rather play on

## A hand to look at

web-replay = A hand, all cards open
web-replay-hand = Hand { $number }, all cards open
web-step = Step { $number } of { $count }
web-step-back = Back
web-step-on = Forward
web-won = Won
web-check = Check this deal
web-check-insecure = This browser can only check deals over a secure connection. Download the record and use conquian verify.
web-check-commitment = This is not the secret that was sealed before the deal.
web-check-deck-order = The order of the pack does not follow from the secret and what the players added.
web-check-cut = The pack was not cut where the record says.
web-check-unfair = This deal does not check.
web-check-yourself = Whoever would rather trust their own computer: download the record, then { $command }.
web-download = Download the record
web-download-text = As text
web-seal = Seal (SHA-256 of the secret)
web-seal-same = It is the seal that you were shown before the deal.
web-seal-other = It is not the seal that you were shown before the deal.
web-secret = Secret, opened after the hand
web-added = Added by { $name }
web-to-table = Back to the table
