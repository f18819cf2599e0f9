### As cartas: valores, naipes e o nome de cada carta.

rank-ace = ás
rank-two = dois
rank-three = três
rank-four = quatro
rank-five = cinco
rank-six = seis
rank-seven = sete
rank-eight = oito
rank-nine = nove
rank-ten = dez
rank-jack = valete
rank-queen = dama
rank-king = rei
rank-sota = sota
rank-caballo = caballo
rank-rey = rey

## O que se lê no canto de uma carta francesa.

rank-ace-letter = A
rank-jack-letter = J
rank-queen-letter = Q
rank-king-letter = K

suit-clubs = paus
suit-diamonds = ouros
suit-hearts = copas
suit-spades = espadas
suit-bastos = Bastos
suit-oros = Oros
suit-copas = Copas
suit-espadas = Espadas

## O naipe quando não se podem mostrar os sinais.

suit-clubs-letter = P
suit-diamonds-letter = O
suit-hearts-letter = C
suit-spades-letter = E
suit-bastos-letter = Ba
suit-oros-letter = Or
suit-copas-letter = Co
suit-espadas-letter = Es

card-clubs = { $rank } de paus
card-diamonds = { $rank } de ouros
card-hearts = { $rank } de copas
card-spades = { $rank } de espadas
card-bastos = { $rank } de Bastos
card-oros = { $rank } de Oros
card-copas = { $rank } de Copas
card-espadas = { $rank } de Espadas

# $rank é a chave de um valor, como "queen"; $card, o nome da carta.
card-the = { $rank ->
    [queen] a { $card }
    [sota] a { $card }
   *[other] o { $card }
}

faces-french = Baralho francês
faces-french-about = Espadas, copas, ouros e paus, com valete, dama e rei.
faces-spanish = Baralho espanhol
faces-spanish-about = Oros (moedas), Copas (taças), Espadas e Bastos (paus), de 1 a 7, depois 10 Sota (valete), 11 Caballo (cavaleiro) e 12 Rey (rei).
