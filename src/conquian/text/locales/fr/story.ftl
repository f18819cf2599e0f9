### Une manche notée, racontée pas à pas.

story-dealer = { $you ->
    [seat] C’est toi qui donnes.
   *[none] { $name } donne.
}
story-hand = { $name } a en main : { $cards }
story-no-hand = { $name } n’a plus de cartes en main.
story-starter = Carte de départ : { $card }
story-stock = { $count ->
    [one] { $count } carte dans la pioche.
   *[other] { $count } cartes dans la pioche.
}
story-unfinished = La feuille s’arrête ici ; la manche n’est pas finie.
