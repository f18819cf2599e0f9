### Las cartas: valores, palos y cómo se llama cada carta.

rank-ace = as
rank-two = dos
rank-three = tres
rank-four = cuatro
rank-five = cinco
rank-six = seis
rank-seven = siete
rank-eight = ocho
rank-nine = nueve
rank-ten = diez
rank-jack = jota
rank-queen = reina
rank-king = rey
rank-sota = sota
rank-caballo = caballo
rank-rey = rey

## Lo que se lee en la esquina de una carta francesa.

rank-ace-letter = A
rank-jack-letter = J
rank-queen-letter = Q
rank-king-letter = K

suit-clubs = tréboles
suit-diamonds = diamantes
suit-hearts = corazones
suit-spades = picas
suit-bastos = bastos
suit-oros = oros
suit-copas = copas
suit-espadas = espadas

## El palo donde no se pueden mostrar los signos.

suit-clubs-letter = T
suit-diamonds-letter = D
suit-hearts-letter = C
suit-spades-letter = P
suit-bastos-letter = Ba
suit-oros-letter = Or
suit-copas-letter = Co
suit-espadas-letter = Es

card-clubs = { $rank } de tréboles
card-diamonds = { $rank } de diamantes
card-hearts = { $rank } de corazones
card-spades = { $rank } de picas
card-bastos = { $rank } de bastos
card-oros = { $rank } de oros
card-copas = { $rank } de copas
card-espadas = { $rank } de espadas

# $rank es la clave de un valor, como "queen"; $card, el nombre de la carta.
card-the = { $rank ->
    [jack] la { $card }
    [queen] la { $card }
    [sota] la { $card }
   *[other] el { $card }
}

faces-french = Baraja francesa
faces-french-about = Picas, corazones, diamantes y tréboles, con jota, reina y rey.
faces-spanish = Baraja española
faces-spanish-about = Oros, copas, espadas y bastos, del 1 al 7, y luego el 10 (sota), el 11 (caballo) y el 12 (rey).
