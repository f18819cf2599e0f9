### Ce qui se passe autour des manches d’une partie : mélanger, donner, payer. $you est comme dans
### narration.ftl. Une carte ($card) ne suit jamais un mot qui se fond avec l’article.

## Le mélange vérifiable, et la coupe pour la donne (D1)

event-committed = L’ordinateur a scellé sa part du mélange (sceau : { $commitment }).
event-committed-why = À partir d’ici, personne ne peut choisir les cartes : l’ordre vient du secret scellé et de ce qu’ajoute chaque joueur, et après la manche chacun peut le vérifier.
event-contributed = { $you ->
    [seat] Tu ajoutes « { $text } » au mélange.
   *[none] { $name } ajoute « { $text } » au mélange.
}
event-contributed-nothing = { $you ->
    [seat] Tu n’ajoutes rien au mélange.
   *[none] { $name } n’ajoute rien au mélange.
}
event-picked = { $you ->
    [seat] À la coupe, tu tires { $card }.
   *[none] À la coupe, { $name } tire { $card }.
}
event-tied = { $you ->
    [seat] Égalité entre toi et { $names } pour la carte la plus basse : vous coupez encore.
   *[none] Égalité pour la carte la plus basse : { $names } coupent encore.
}
event-dealer = { $you ->
    [seat] Tu as tiré la carte la plus basse, { $card } : c’est toi qui donnes.
   *[none] { $name } a tiré la carte la plus basse, { $card }, et commence à donner.
}
event-dealer-why = L’as est la carte la plus basse. Après chaque manche, c’est le joueur suivant qui donne (D1).
event-cut = { $you ->
    [seat] Tu coupes le jeu : { $index ->
        [one] { $index } carte passe
       *[other] { $index } cartes passent
    } du dessus en dessous.
   *[none] { $name } coupe le jeu : { $index ->
        [one] { $index } carte passe
       *[other] { $index } cartes passent
    } du dessus en dessous.
}
event-cut-none = { $you ->
    [seat] Tu laisses le jeu comme il est.
   *[none] { $name } laisse le jeu comme il est.
}

## La donne

event-anted = { $stake ->
    [0] Cette manche se joue sans mise. Dans le pot : { $pot }.
    [one] Chacun met { $stake } unité au pot. Dans le pot : { $pot }.
   *[other] Chacun met { $stake } unités au pot. Dans le pot : { $pot }.
}
event-misdealt = { $you ->
    [seat] Mauvaise donne : tu as { $cards } cartes au lieu de { $expected }. La même personne redonne ; le pot reste (D5).
   *[none] Mauvaise donne : { $name } a { $cards } cartes au lieu de { $expected }. La même personne redonne ; le pot reste (D5).
}
event-dealt = { $you ->
    [seat] Manche { $hand }. Tu donnes { $cards } cartes à chacun.
   *[none] Manche { $hand }. { $name } donne { $cards } cartes à chacun.
}
event-dealt-starter = La carte de départ, retournée pour tous : { $card }. À la pioche : { $stock }.
event-dealt-stock = { $you ->
    [first] Pas de carte de départ ; tu commences par piocher : { $card }. À la pioche : { $stock }.
   *[none] Pas de carte de départ ; { $first } commence par piocher : { $card }. À la pioche : { $stock }.
}
event-dealt-none = Avant de jouer, chacun passe une carte au suivant (D7). À la pioche : { $stock }.
event-hand = Tes cartes : { $cards }.

## Les comptes

event-settled-won = { $you ->
    [seat] Tu gagnes la manche { $hand } et tu prends { $paid ->
        [one] { $paid } unité
       *[other] { $paid } unités
    }.
    [partner] { $name } et toi, vous gagnez la manche { $hand } ; chacun prend { $paid ->
        [one] { $paid } unité
       *[other] { $paid } unités
    }.
   *[none] { $name } gagne la manche { $hand } et prend { $paid ->
        [one] { $paid } unité
       *[other] { $paid } unités
    }.
}
event-settled-won-side = { $names } gagnent la manche { $hand } ; chacun prend { $paid ->
    [one] { $paid } unité
   *[other] { $paid } unités
}.
event-settled-won-free = { $you ->
    [seat] Tu gagnes la manche { $hand }.
    [partner] { $names } et toi, vous gagnez la manche { $hand }.
   *[none] { $names } { $count ->
        [one] gagne
       *[other] gagnent
    } la manche { $hand }.
}
event-settled-rummy = Pour le going rummy, chaque perdant paie la mise une fois de plus (W4).
event-settled-drawn = La manche { $hand } est nulle.
event-settled-pot = Au pot pour la manche suivante : { $pot }.
event-settled-balance = Unités : { $balances }. Points : { $points }.
event-settled-next = { $you ->
    [seat] Tu donnes la manche suivante.
   *[none] { $name } donne la manche suivante.
}
event-settled-replay = { $you ->
    [seat] Tu redonnes, pour le même pot (W2).
   *[none] { $name } redonne, pour le même pot (W2).
}
event-revealed = L’ordinateur ouvre son secret de la manche { $hand } ({ $secret }). Chacun peut maintenant vérifier la donne.
event-revealed-cutting = L’ordinateur ouvre son secret de la coupe ({ $secret }). Chacun peut maintenant vérifier qui devait donner.

## Venir, partir, finir

event-stop = { $you ->
    [seat] Tu voudrais terminer la partie.
   *[none] { $name } voudrait terminer la partie.
}
event-stop-missing = { $you ->
    [seat] Elle finit ici si tu es d’accord aussi. Il manque l’accord de : { $names }.
   *[none] Il manque l’accord de : { $names }.
}
event-stop-back = { $you ->
    [seat] Finalement, tu préfères continuer.
   *[none] Finalement, { $name } préfère continuer.
}
event-reseated = { $you ->
    [seat] Tu prends la place { $number } sous le nom { $name }.
   *[none] { $name } occupe maintenant la place { $number }.
}
event-reseated-bot = L’ordinateur joue maintenant à la place { $number } sous le nom { $name }.
event-reseated-open = La place { $number } est libre pour qui arrive.
event-over-wins = { $you ->
    [seat] Tu gagnes la partie, avec le plus de manches gagnées (W5).
    [partner] Ton équipe gagne la partie, avec le plus de manches gagnées (W5).
   *[none] { $names } { $count ->
        [one] gagne
       *[other] gagnent
    } la partie, avec le plus de manches gagnées (W5).
}
event-over-units = { $you ->
    [seat] Tu gagnes la partie : tu as l’avance convenue en unités (W5).
    [partner] Ton équipe gagne la partie : elle a l’avance convenue en unités (W5).
   *[none] { $names } { $count ->
        [one] gagne
       *[other] gagnent
    } la partie, avec l’avance convenue en unités (W5).
}
event-over-stopped = La partie s’arrête ici, d’un commun accord.
event-over-hands = C’était la dernière des manches convenues.
event-over-returned = Ce qui restait au pot est rendu : { $returned }.
