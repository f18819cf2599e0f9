### Errors around a game: commands that come at the wrong time, deals that do not check out,
### saved games that are damaged.

match-stage = That is not possible now: “{ $command }” does not belong to this part of the game (“{ $stage }”).
match-over = The game is over. Start a new one to go on.
match-command = “{ $command }” is not a command that a table knows.
match-time = “{ $now }” is not a time.
match-name = “{ $name }” cannot be a name: it must have 1 to { $most } characters, without blanks at its ends.
match-seats = This table is for { $players } players, not for { $seats }.
match-no-seat = There is no player { $seat } at this table; there are { $players }.
match-secret = A secret for the shuffle must have exactly { $expected } bytes.
match-secret-used = This secret has already served for another hand. Every hand needs a new one.
match-contribution = What you add to the shuffle may have at most { $most } characters, and only ones that can be printed.
match-contributed = Player { $seat } has already added to this shuffle.
match-not-cutting = Player { $seat } has no card to cut now.
match-pick-range = There is no card at place { $index }. Choose one from 0 to { $most }.
match-pick-taken = The card at place { $index } has already been cut. Choose another.
match-not-cutter = Only the player after the dealer may cut the pack: player { $cutter }, not player { $seat }.
match-cut-range = You cannot cut { $index } cards. Choose a number from 0 to { $most }.
match-no-dealer = First it must be settled who deals; only then can cards be dealt by hand.
match-hands = { $hands } hands were dealt, but there are { $players } players: one hand for each.
match-no-stop = Nobody has asked to end the game, so there is nothing to take back.

## Checking a deal

fair-missing = This record has no proof of its deal: the cards were dealt by hand.
fair-hidden = The secret of hand { $hand } is not open yet. The deal can be checked when the hand is over.
fair-secret = The secret must be { $digits } hexadecimal digits, in small letters.
fair-commitment = The deal of hand { $hand } does not check out: this is not the secret that was sealed before.
fair-contributions = The proof has { $given } contributions to the shuffle; there must be one for each of { $players } players.
fair-cut-range = The pack cannot have been cut at { $cut }; { $most } is the most.
fair-cut = The deal does not check out: the pack was cut at { $found }, not at { $cut }.
fair-order = The deal of hand { $hand } does not check out: the order of the cards does not follow from the secret and what the players added.
fair-dealer = The cards that were cut do not make seat { $dealer } the first dealer.

## Saved games

session-damaged = This saved game is damaged: it cannot be read from line { $line }, column { $column } on.
session-long = This file is too long for a saved game: { $length } characters, when { $most } is the most.
session-foreign = This file is not a saved game (“{ $expected }”).
session-version = This saved game is of version { $version }; version { $expected } is needed.
session-field = In this saved game “{ $field }” is missing, unknown or impossible.
session-edited = This saved game was changed after it was saved, so it cannot be trusted and is not loaded.
session-table = The house rules or the players of this saved game are not possible.
session-command = This saved game cannot be played again: its step { $number } breaks the rules.

## Computer players and long series

bot-unknown = There is no computer player called “{ $name }”. Choose one of these: { $known }.
arena-bots = { $bots } computer players do not fit this table: name one for each side, or fewer, but at least one; it has { $sides }.
arena-deals = { $deals } deals are too few: play at least one.
arena-workers = { $workers } processes are too few: use at least one.
