### Les cartes : valeurs, couleurs, et le nom de chaque carte.

rank-ace = as
rank-two = deux
rank-three = trois
rank-four = quatre
rank-five = cinq
rank-six = six
rank-seven = sept
rank-eight = huit
rank-nine = neuf
rank-ten = dix
rank-jack = valet
rank-queen = dame
rank-king = roi
rank-sota = sota
rank-caballo = caballo
rank-rey = rey

## Ce qu’on lit dans le coin d’une carte française.

rank-ace-letter = A
rank-jack-letter = V
rank-queen-letter = D
rank-king-letter = R

suit-clubs = trèfle
suit-diamonds = carreau
suit-hearts = cœur
suit-spades = pique
suit-bastos = Bastos
suit-oros = Oros
suit-copas = Copas
suit-espadas = Espadas

## La couleur quand on ne peut pas montrer les signes.

suit-clubs-letter = T
suit-diamonds-letter = K
suit-hearts-letter = C
suit-spades-letter = P
suit-bastos-letter = Ba
suit-oros-letter = Or
suit-copas-letter = Co
suit-espadas-letter = Es

card-clubs = { $rank } de trèfle
card-diamonds = { $rank } de carreau
card-hearts = { $rank } de cœur
card-spades = { $rank } de pique
card-bastos = { $rank } de Bastos
card-oros = { $rank } d’Oros
card-copas = { $rank } de Copas
card-espadas = { $rank } d’Espadas

# $rank est la clé d’une valeur, comme "queen" ; $card, le nom de la carte.
card-the = { $rank ->
    [ace] l’{ $card }
    [queen] la { $card }
    [sota] la { $card }
   *[other] le { $card }
}

faces-french = Cartes françaises
faces-french-about = Pique, cœur, carreau et trèfle, avec valet, dame et roi.
faces-spanish = Cartes espagnoles
faces-spanish-about = Oros (pièces), Copas (coupes), Espadas (épées) et Bastos (massues), de 1 à 7, puis 10 Sota (valet), 11 Caballo (cavalier) et 12 Rey (roi).
