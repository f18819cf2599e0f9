### Ce que la table dit dans le terminal comme dans le navigateur. Les mots d’une commande (cmd-…)
### sont séparés par des virgules ; l’aide montre le premier. Une carte ($card) ne vient jamais après
### « de » ou « à ».

## Commandes

cmd-use = utiliser, utilise, oui, o, prendre, prends, je prends
cmd-decline = non, refuser, refuse, n, passe, je passe, je refuse
cmd-force = obliger, oblige, exiger, forcer
cmd-waive = laisser passer, laisser, laisse passer, laisse
cmd-discard = défausser, défausse, jeter, jette
cmd-give = passer, donner, donne
cmd-ok = poser, pose, d'accord, d’accord, voilà, valider, continuer
cmd-undo = annuler, annule, retour
cmd-plays = ?, coups, coup
cmd-more = encore, plus, suite
cmd-table = table, voir, montrer
cmd-sort = trier, tri
cmd-faces = cartes
cmd-words = mots, lettres
cmd-teach = expliquer
cmd-confirm = confirmer
cmd-language = langue
cmd-why = pourquoi
cmd-rules = règles, règle
cmd-score = score, points, pot
cmd-fair = sceau
cmd-mix = mêler, mélanger
cmd-record = noter, feuille
cmd-save = enregistrer, garder, sauvegarder
cmd-new = nouvelle, nouveau, nouvelle partie, rejouer
cmd-games = parties, mes parties
cmd-help = aide
cmd-quit = quitter, partir, sortir, fin, salut, au revoir

## Questions

ui-asked-offer-starter = À toi. Carte proposée : { $card }, la carte de départ.
ui-asked-offer-pile = À toi. Carte proposée : { $card }, laissée par { $name }.
ui-asked-offer-round = À toi. Carte proposée : { $card }, sur la défausse.
ui-asked-offer-stock = À toi. Carte proposée : { $card }, de la pioche.
ui-asked-force = À toi : veux-tu obliger { $name } à utiliser { $card } ?
ui-asked-forced = Tu dois utiliser { $card }.
ui-asked-discard = Maintenant, défausse une carte.
ui-asked-give = Avant de jouer : passe une carte à { $name }.

## Composer

ui-you = Toi
ui-hand-empty = Tu n’as plus de cartes en main.
ui-undone = Annulé.
ui-play-use = Utiliser { $card } : { $melds } ({ $count } sur { $target })
ui-play-win = Gagner avec { $card } : { $melds } ({ $count } sur { $target })
ui-play-arrange = Refuser { $card } et poser : { $melds } ({ $count } sur { $target })
ui-fits-not = Ces cartes ne peuvent pas se poser ainsi. Sépare les combinaisons par des virgules, ou écris « ? » pour voir ce que tu peux faire.
ui-no-use = La carte proposée ne va avec rien de ce que tu as : refuse-la.
ui-sorted-rank = Ta main est triée par valeur.
ui-sorted-suit = Ta main est triée par couleur.

## Les points

ui-score-pot = Dans le pot : { $pot }. Chacun met { $stake } par manche.
ui-score-wins = { $wins ->
    [one] La partie se joue en { $wins } point.
   *[other] La partie se joue en { $wins } points.
}
ui-score-units-end = Pour gagner la partie, il faut une avance de { $units } unités.

## La donne régulière

ui-fair = Personne ne peut truquer les cartes. Avant de donner, l’ordinateur fixe un nombre secret et te montre son sceau. Puis tu ajoutes quelque chose de ton choix, et l’ordre des cartes dépend des deux. Après la manche, le secret est dévoilé, et avec la feuille de manche chacun peut tout vérifier.
ui-fair-seal = Sceau (SHA-256) : { $seal }
ui-fair-mine = Ta part dans le mélange : { $text }
ui-fair-cut = Cartes coupées du dessus : { $cut }
verify-commitment = Le secret correspond au sceau { $value }.
verify-deck-order = L’ordre du jeu découle du secret et de ce que les joueurs ont ajouté.
verify-cut = Coupe après { $value ->
    [one] { $value } carte
   *[other] { $value } cartes
} ; le jeu a été distribué ainsi.
verify-actions = { $value ->
    [one] { $value } coup, et il est permis.
   *[other] { $value } coups, tous permis.
}
verify-dealer = { $count } cartes ont été coupées ; { $name } a la plus basse et donne en premier.
verify-fair = La donne était régulière.
verify-fair-dealer = Le choix du premier donneur a été régulier.

## Règles

ui-rules-goal = Le but : exactement { $target } cartes sur ta table, toutes en combinaisons.
ui-rules-melds = Une combinaison est un brelan, trois ou quatre cartes de même valeur, ou une suite, trois cartes ou plus qui se suivent dans une couleur. L’as est la plus basse.
ui-rules-run-40 = Il n’y a ni huit, ni neuf, ni dix : le valet suit le sept.
ui-rules-run-52 = Le jeu est complet : de l’as au dix, puis valet, dame, roi.
ui-rules-deal = Chacun reçoit { $deal } cartes. Une de plus est retournée et proposée à chacun à son tour.
ui-rules-deal-bare = Chacun reçoit { $deal } cartes. Rien n’est retourné : le premier joueur pioche.
ui-rules-exchange = Avant de jouer, chacun passe une carte face cachée au joueur suivant.
ui-rules-offer = À ton tour, la carte du dessus de la défausse t’est d’abord proposée. Si tu la refuses, une carte de la pioche est retournée et t’est proposée. Si tu la refuses aussi, elle est proposée au joueur suivant.
ui-rules-round = Une carte refusée ou défaussée fait le tour : chacun peut l’utiliser à son tour.
ui-rules-use = La carte que tu utilises va tout de suite dans une combinaison sur ta table, jamais dans ta main. Tu peux poser avec elle d’autres cartes de ta main. Ce qui est sur la table y reste.
ui-rules-discard = Si tu as alors plus de { $limit } cartes, main et table ensemble, tu en défausses une.
ui-rules-no-discard = On ne défausse jamais après avoir utilisé une carte : seules les cartes refusées vont à la défausse.
ui-rules-rearrange = Tu peux réorganiser tes combinaisons et emprunter des cartes de l’une pour l’autre, pourvu que toutes soient valables à la fin.
ui-rules-direct = La carte proposée doit d’abord trouver sa place toute seule. Ensuite seulement, tu peux réorganiser tes combinaisons.
ui-rules-hand-melds = En refusant, tu peux poser des combinaisons de ta main, mais la dernière carte, celle qui gagne, doit être la carte proposée.
ui-rules-forced = Si tu refuses une carte qui va telle quelle dans une de tes combinaisons, l’adversaire peut t’obliger à l’utiliser.
ui-rules-partners = Les partenaires sont assis face à face et partagent une seule table.
ui-rules-win = Dès qu’un joueur, en utilisant la carte proposée, a exactement { $target } cartes sur la table, il gagne.
ui-rules-draw-carry = Si la pioche est épuisée, personne ne gagne et le pot reste pour la prochaine manche.
ui-rules-draw-carry-free = Si la pioche est épuisée, personne ne gagne.
ui-rules-draw-point-each = Si la pioche est épuisée, personne ne gagne ; chaque camp reçoit un point et le pot reste.
ui-rules-draw-point-each-free = Si la pioche est épuisée, personne ne gagne ; chaque camp reçoit un point.
ui-rules-draw-replay = Si la pioche est épuisée, personne ne gagne et la même personne redonne.
