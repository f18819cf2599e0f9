### The games, the settings of a table, and the clauses of the rules.

labelled = { $label }: { $text }

## Games

preset-classic = Classic
preset-classic-about = The game for two as it has always been: 10 cards each, 11 on the table win.
preset-fifty-two = Fifty-two cards
preset-fifty-two-about = With the 8, 9 and 10 in the pack, so runs go on from 7 through 8, 9 and 10 to the jack; also called American Conquian.
preset-twice-around = Twice-Around
preset-twice-around-about = A longer game that luck decides less: 13 cards each, 15 on the table win.
preset-two-pack = Two packs
preset-two-pack-about = Two packs shuffled together and 15 cards to win; four of a kind is common.
preset-no-force = No forcing
preset-no-force-about = The gentler family game: nobody can be made to use a card.
preset-discard-then-meld = Place first
preset-discard-then-meld-about = The card on offer must find its place by itself before melds may be rearranged.
preset-partnership = Partners
preset-partnership-about = Two against two with two packs; partners share one table, and 15 cards on it win.
preset-mexican = Mexican, eight cards
preset-mexican-about = As in Mexico today: 8 cards each, one passed to the next player, nothing turned up at the start; 9 on the table win.
preset-mexican-10 = Mexican, nine cards
preset-mexican-10-about = The Mexican game with 9 cards each; 10 on the table win.
preset-tercerilla = Tercerilla
preset-tercerilla-about = The Mexican game for three: 8 cards each, 9 on the table win, and a card left by one player goes round to the others.
preset-sociable = Sociable
preset-sociable-about = Four players, everyone for themselves, with two packs; a card left by one player goes round to the others.
preset-no-discard = No discard
preset-no-discard-about = The rules read to the letter: after using a card you discard nothing.

## Settings. Each has a name, a sentence, and words for the values that are no numbers.

value-yes = yes
value-no = no

field-name = Game
field-name-about = The game that the table starts from; everything below can be changed.
field-players = Players
field-players-about = How many sit at the table, from 2 to 4.
field-partners = Partners
field-partners-about = Four players in two pairs that sit opposite each other and share one table.
field-pack = Cards in the pack
field-pack-about = 40, without the 8, 9 and 10, so that the jack follows the 7; or all 52.
field-packs = Packs
field-packs-about = How many packs are shuffled together, one or two.
field-deal = Cards dealt
field-deal-about = How many cards everyone gets at the start.
field-target = Cards to win
field-target-about = Whoever has exactly this many cards on the table, the last of them the card on offer, wins.
field-holding-limit = Cards you may keep
field-holding-limit-about = Whoever holds more than this after using a card, hand and table together, discards one.
field-holding-limit-auto = as usual ({ $limit })
field-holding-limit-none = no limit: nobody ever discards
field-starter = Starter
field-starter-about = After the deal a card is turned up and offered to everyone in turn; otherwise the first player draws at once.
field-exchange = Cards passed
field-exchange-about = How many cards everyone passes to the next player before play: none or one.
field-offers = A card left by a player
field-offers-about = With three or four players: who may still use a card that was declined or discarded.
field-offers-next = goes to the next player only
field-offers-round = goes round to everyone
field-forced = Forcing
field-forced-about = A card that fits one of your melds, and that you decline, may be forced on you by an opponent.
field-hand-melds = Laying down from hand
field-hand-melds-about = When you decline a card you may add cards from your hand to your table, though never win that way.
field-rearrange = Rearranging melds
field-rearrange-about = When you may take cards from one of your melds for another.
field-rearrange-free = at any time in your turn
field-rearrange-after-use = only after the card on offer has found its place
field-draw = A hand without a winner
field-draw-about = What happens when the stock runs out before anyone has won.
field-draw-carry = the pot stays for the next hand
field-draw-point-each = a point for each side, and the pot stays
field-draw-replay = the same dealer deals again for the same pot
field-stake = Stake
field-stake-about = What everyone puts into the pot at the start of a hand; the winner takes it all.
field-rummy-bonus = Bonus for going rummy
field-rummy-bonus-about = Whoever wins with all cards laid out in one turn is paid the stake once more by each loser.
field-wins = Hands to win
field-wins-about = Whoever has won this many hands first wins the session.
field-wins-none = no such end
field-units = Units to win
field-units-about = Whoever is ahead by this many units first wins the session.
field-units-none = no such end

## Clauses

clause-M = Melds
clause-M1 = The set
clause-M2 = The run
clause-M3 = One card, one meld
clause-D = The deal
clause-D1 = Who deals
clause-D2 = Dealing
clause-D3 = Stock and starter
clause-D4 = Nothing before play
clause-D5 = Misdeal
clause-D6 = Without a starter
clause-D7 = Passing a card
clause-T = Play
clause-T1 = The opening
clause-T2 = A turn
clause-T3 = Drawing
clause-T4 = The discard
clause-T5 = The stock runs out
clause-T6 = Order of play
clause-T7 = Who is offered a card
clause-A = Using a card
clause-A1 = Melding, extending, borrowing
clause-A2 = Never too many
clause-A3 = Only your own melds
clause-A4 = Place first, then rearrange
clause-P = Declining
clause-P1 = Declining a card
clause-P2 = Arranging your table
clause-F = Forcing
clause-F1 = When a card may be forced
clause-F2 = What a forced player may do
clause-F3 = Forcing a discard
clause-W = Winning and settling
clause-W1 = The win
clause-W2 = A hand without a winner
clause-W3 = Stakes and pot
clause-W4 = Going rummy
clause-W5 = The end of a session
clause-W6 = No card points
clause-V = Games
