### Le carte: valori, semi e il nome di ogni carta.

rank-ace = asso
rank-two = due
rank-three = tre
rank-four = quattro
rank-five = cinque
rank-six = sei
rank-seven = sette
rank-eight = otto
rank-nine = nove
rank-ten = dieci
rank-jack = fante
rank-queen = donna
rank-king = re
rank-sota = sota
rank-caballo = caballo
rank-rey = rey

## Quel che si legge nell’angolo di una carta francese.

rank-ace-letter = A
rank-jack-letter = J
rank-queen-letter = Q
rank-king-letter = K

suit-clubs = fiori
suit-diamonds = quadri
suit-hearts = cuori
suit-spades = picche
suit-bastos = Bastos
suit-oros = Oros
suit-copas = Copas
suit-espadas = Espadas

## Il seme dove non si possono mostrare i segni.

suit-clubs-letter = F
suit-diamonds-letter = Q
suit-hearts-letter = C
suit-spades-letter = P
suit-bastos-letter = Ba
suit-oros-letter = Or
suit-copas-letter = Co
suit-espadas-letter = Es

card-clubs = { $rank } di fiori
card-diamonds = { $rank } di quadri
card-hearts = { $rank } di cuori
card-spades = { $rank } di picche
card-bastos = { $rank } di Bastos
card-oros = { $rank } di Oros
card-copas = { $rank } di Copas
card-espadas = { $rank } di Espadas

# $rank è la chiave di un valore, come "queen"; $card il nome della carta.
card-the = { $rank ->
    [ace] l’{ $card }
    [eight] l’{ $card }
    [queen] la { $card }
    [sota] la { $card }
   *[other] il { $card }
}

faces-french = Carte francesi
faces-french-about = Picche, cuori, quadri e fiori, con fante, donna e re.
faces-spanish = Carte spagnole
faces-spanish-about = Oros (monete), Copas (coppe), Espadas (spade) e Bastos (bastoni), da 1 a 7, poi 10 Sota (fante), 11 Caballo (cavallo) e 12 Rey (re).
