### De kaarten: waarden, kleuren, en hoe elke kaart heet.

rank-ace = aas
rank-two = twee
rank-three = drie
rank-four = vier
rank-five = vijf
rank-six = zes
rank-seven = zeven
rank-eight = acht
rank-nine = negen
rank-ten = tien
rank-jack = boer
rank-queen = vrouw
rank-king = heer
rank-sota = sota
rank-caballo = caballo
rank-rey = rey

## Wat er in de hoek van een Franse kaart staat.

rank-ace-letter = A
rank-jack-letter = B
rank-queen-letter = V
rank-king-letter = H

suit-clubs = klaveren
suit-diamonds = ruiten
suit-hearts = harten
suit-spades = schoppen
suit-bastos = Bastos
suit-oros = Oros
suit-copas = Copas
suit-espadas = Espadas

## De kleur waar geen tekens te tonen zijn.

suit-clubs-letter = K
suit-diamonds-letter = R
suit-hearts-letter = H
suit-spades-letter = S
suit-bastos-letter = Ba
suit-oros-letter = Or
suit-copas-letter = Co
suit-espadas-letter = Es

card-clubs = klaveren{ $rank }
card-diamonds = ruiten{ $rank }
card-hearts = harten{ $rank }
card-spades = schoppen{ $rank }
card-bastos = { $rank } van Bastos
card-oros = { $rank } van Oros
card-copas = { $rank } van Copas
card-espadas = { $rank } van Espadas

# $rank is de sleutel van een waarde, zoals "queen"; $card de naam van de kaart.
card-the = { $rank ->
   *[other] de { $card }
}

faces-french = Franse kaarten
faces-french-about = Schoppen, harten, ruiten en klaveren, met boer, vrouw en heer.
faces-spanish = Spaanse kaarten
faces-spanish-about = Oros (munten), Copas (bekers), Espadas (zwaarden) en Bastos (knuppels), van 1 tot 7, dan 10 Sota (boer), 11 Caballo (ruiter) en 12 Rey (heer).
