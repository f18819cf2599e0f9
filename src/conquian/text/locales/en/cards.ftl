### Cards: ranks, suits, and how a card is called.

rank-ace = ace
rank-two = two
rank-three = three
rank-four = four
rank-five = five
rank-six = six
rank-seven = seven
rank-eight = eight
rank-nine = nine
rank-ten = ten
rank-jack = jack
rank-queen = queen
rank-king = king
rank-sota = sota
rank-caballo = caballo
rank-rey = rey

## What the corner of a French card shows.

rank-ace-letter = A
rank-jack-letter = J
rank-queen-letter = Q
rank-king-letter = K

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
suit-bastos = Bastos
suit-oros = Oros
suit-copas = Copas
suit-espadas = Espadas

## A suit where signs cannot be shown.

suit-clubs-letter = C
suit-diamonds-letter = D
suit-hearts-letter = H
suit-spades-letter = S
suit-bastos-letter = Ba
suit-oros-letter = Or
suit-copas-letter = Co
suit-espadas-letter = Es

card-clubs = { $rank } of clubs
card-diamonds = { $rank } of diamonds
card-hearts = { $rank } of hearts
card-spades = { $rank } of spades
card-bastos = { $rank } of Bastos
card-oros = { $rank } of Oros
card-copas = { $rank } of Copas
card-espadas = { $rank } of Espadas

# $rank is the id of a rank, such as "queen"; $card the card's name.
card-the = { $rank ->
   *[other] the { $card }
}

faces-french = French cards
faces-french-about = Spades, hearts, diamonds and clubs, with jack, queen and king.
faces-spanish = Spanish cards
faces-spanish-about = Oros (coins), Copas (cups), Espadas (swords) and Bastos (cudgels), numbered 1 to 7, then 10 Sota (jack), 11 Caballo (horse) and 12 Rey (king).
