### Errors in written actions, positions and records, for those who handle files. Seats and
### sides are given as written there, counted from 0.

## Positions

position-empty = There is no position here. Give one in a single line.
position-too-long = A position of { $length } characters is too long; { $most } is the most.
position-syntax = “{ $text }” cannot be part of a position.
position-fields = A position of this table has { $expected } parts with blanks between; here are { $found }.
position-parts = There must be { $expected } of “{ $part }”, with / between; here are { $found }.
position-word = “{ $text }” cannot stand there. Possible words: { $known }.
position-phase = “{ $text }” does not fit. Only a hand that is over has a result, as in over:won:0, over:won:0:rummy or over:drawn:1.
position-seat = There is no seat { $seat }: the { $players } seats are counted from 0.
position-count = “{ $text }” has no number of cards after the question mark; it must be from 0 to { $most }.
position-hidden-cards = Some cards are unknown here, so this is only what one seat sees. Give all cards to play on.
position-hand-unknown = To see as seat { $seat } does, the cards in its hand must be given.
position-given-unknown = To see as seat { $seat } does, the cards that it passed and received must be given.
position-no-exchange = At this table no cards are passed, so the phase cannot be “exchange”.
position-no-force = At this table nobody forces, so the phase can be neither “force” nor “forced”.
position-no-starter = At this table no starter is turned up, so no offered card can come from it.
position-outcome = A hand that is over needs a result, and one that is not has none; the phase here is “{ $phase }”.
position-winner = Seat { $seat } cannot have won: the last card was used by seat { $player }.
position-card-foreign = A pack of { $pack } cards has no { $card }.
position-card-copies = { $card } is there too often: { $copies } times instead of { $most } at most.
position-cards = All places together hold { $cards } cards; they must be { $expected }.
position-hand-large = Seat { $seat } holds { $cards } cards, more than the { $most } that were dealt.
position-table-full = Side { $side } has { $cards } cards on the table. With { $target } it would have won.
position-not-won = Side { $side } has { $cards } cards on the table; to have won it must have exactly { $target }.
position-table-early = Side { $side } cannot have { $cards } cards on the table yet.
position-holding = Side { $side } has { $cards } cards, hands and table together; possible are { $low } to { $high }.
position-no-discard = Seat { $seat } has nothing to discard: its side has { $cards } cards, and may keep { $limit }.
position-rummy = Seat { $seat } cannot have laid out the whole table at once.
position-pile = The discard pile has { $cards } cards; before play it must have { $expected }.
position-stock-left = There are still { $cards } cards in the stock; a hand is only drawn when it is empty.
position-offered-missing = In the phase “{ $phase }” a card must be on offer, and there is none.
position-offered-extra = In the phase “{ $phase }” no card is on offer, so { $card } cannot be.
position-source = The offered card cannot come from “{ $source }” in the phase “{ $phase }”.
position-offered-pile = The offered card, { $card }, must be the top of the discard pile, which is { $top }.
position-mover = In the phase “{ $phase }” it is for seat { $expected } to act, not for seat { $mover }.
position-origin = Seat { $player } cannot be offered a card that came from seat { $origin }.
position-force-unfit = { $card } fits no meld of seat { $seat }, so it cannot be forced.
position-given = Whether seat { $seat } has passed its card does not fit the rest of the position.
position-given-hand = The card that seat { $seat } chose to pass, { $card }, is not in its hand.
position-given-lost = A card that was passed, { $card }, is nowhere to be found.

## Records of hands

record-empty = There is nothing in this record.
record-foreign = This is not the record of a hand of Conquian.
record-version = This record is of version { $version }; known here: { $known }.
record-too-large = This is too large for a record: { $length }, when { $most } is the most.
record-encoding = This record is not text in UTF-8.
record-truncated = This record is cut off: its end is missing.
record-json = This record is damaged in line { $line }, column { $column }: it is not JSON.
record-nested = This record has brackets more than { $most } deep; no record has.
record-number-form = “{ $value }” is not a number that a record can have.
record-syntax = “{ $text }” cannot stand in line { $line } of a record.
record-numbering = In line { $line } action { $expected } should come, not “{ $text }”.
record-field-unknown = A record has no “{ $field }” (in { $where }).
record-field-missing = “{ $field }” is missing (in { $where }).
record-field-twice = “{ $field }” is there twice.
record-field-type = “{ $field }” has a value of the wrong kind (in { $where }).
record-rules = The house rules of this record are wrong.
record-seats = The record names { $seats } players; its table has { $players }.
record-name = “{ $name }” cannot be a player’s name: it must have 1 to { $most } characters, without blanks at its ends.
record-date = “{ $date }” is not a date. Write it as 2026-12-01 or 2026-12-01T18:30:00Z.
record-fair = In the proof of the deal, “{ $field }” does not have the right form.
record-deal = The deal of this record is wrong.
record-pick = “{ $pick }” is no card that was cut for deal.
record-action = Action { $action }, { $token } by seat { $seat }, breaks the rules.
record-action-unread = Action { $action }, “{ $token }”, cannot be read.
record-after-end = Action { $action }, { $token }, comes after the end of the hand.
record-seat = Action { $action } is by seat { $seat }, but it was for seat { $expected } to act.
record-result = The record says that the hand ended with “{ $result }”, but it ended with “{ $expected }”.
record-check = This record was changed after it was written: its checksum does not fit.
