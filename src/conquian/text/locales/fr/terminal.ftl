### La table dans le terminal. Les mots d’une commande (cmd-…) sont séparés par des virgules ;
### l’aide montre le premier. Une carte ($card) ne vient jamais après « de » ou « à ».

## Commandes

cmd-use = utiliser, oui, o, prendre
cmd-decline = non, refuser, n, passe
cmd-force = obliger, exiger
cmd-waive = laisser passer, laisser
cmd-discard = défausser, jeter
cmd-give = passer, donner
cmd-ok = poser, d'accord, voilà, continuer
cmd-undo = annuler, retour
cmd-plays = ?, coups
cmd-more = suite, plus
cmd-table = table, voir
cmd-sort = trier
cmd-faces = cartes
cmd-words = mots
cmd-teach = expliquer
cmd-confirm = confirmer
cmd-language = langue
cmd-why = pourquoi
cmd-rules = règles
cmd-score = score, points
cmd-fair = sceau
cmd-mix = mêler
cmd-record = noter, notes
cmd-save = enregistrer, garder
cmd-new = nouvelle, nouveau
cmd-help = aide
cmd-quit = quitter, salut

arg-and = et
arg-on = oui
arg-off = non
arg-rank = valeur
arg-suit = couleur
arg-spanish = espagnoles, espagnol
arg-french = françaises, français

## Le début

ui-you = Toi
ui-welcome = Bienvenue au Conquian. Pour gagner, sois le premier à avoir { $target } cartes sur la table, en combinaisons : trois ou quatre de même valeur, ou trois et plus qui se suivent dans une couleur.
ui-welcome-turn = À chaque tour, une carte t’est proposée. Place-la dans une combinaison sur ta table, ou dis non ; elle ne va jamais dans ta main.
ui-welcome-type = Écris les cartes de la combinaison, par exemple { $example }. Écris ? pour voir ce que tu peux faire, aide pour tout le reste.
ui-resumed = Ta partie reprend à la manche { $number }. Pour une autre, écris nouvelle.
ui-seal-hint = Écris sceau pour savoir à quoi cela sert.
ui-asked-deal = Appuie sur Entrée pour donner la manche { $number }. Tu peux aussi écrire mêler et quelques mots à toi, qui compteront dans le mélange, ou quitter.
ui-asked-cut = Tu peux couper le paquet : combien de cartes du dessus, de 0 à { $most } ? Entrée coupe au hasard.
ui-starter = Carte de départ : { $card }.

## La table

ui-hand-number = Manche { $number }.
ui-you-deal = Tu donnes.
ui-dealer = { $name } donne.
ui-pot = Dans le pot : { $pot }.
ui-partner = Tu fais équipe avec { $name }.
ui-seat = { $name } : { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
} en main. Sur sa table : { $table }
ui-seat-cards = { $name } : { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
} en main.
ui-their-table = Leur table : { $table }
ui-our-table = Votre table à deux : { $table }
ui-your-table = Ta table : { $table }
ui-nothing = rien encore.
ui-laid = { $melds } ({ $count } sur { $target })
ui-pile = Défausse : { $card } au-dessus, { $count } en tout.
ui-pile-empty = Rien à la défausse.
ui-stock = Pioche : { $count ->
    [one] 1 carte.
   *[other] { $count } cartes.
}
ui-hand = Ta main ({ $count }) : { $cards }
ui-hand-empty = Tu n’as plus de cartes en main.

## Questions

ui-asked-offer-starter = À toi. Carte proposée : { $card }, la carte de départ.
ui-asked-offer-pile = À toi. Carte proposée : { $card }, laissée par { $name }.
ui-asked-offer-round = À toi. Carte proposée : { $card }, sur la défausse.
ui-asked-offer-stock = À toi. Carte proposée : { $card }, de la pioche.
ui-type-offer = Écris une combinaison avec elle (comme { $example }), non pour la refuser, ? pour voir ce que tu peux faire, ou aide.
ui-asked-force = À toi : obliges-tu { $name } à utiliser { $card } ?
ui-type-force = Écris obliger, ou non pour laisser passer.
ui-asked-forced = Il faut que tu utilises { $card }.
ui-type-forced = Écris la combinaison où elle va, ou ? pour choisir dans une liste.
ui-asked-discard = Maintenant, défausse une carte.
ui-type-discard = Écris la carte ({ $one }), ou ? pour choisir dans une liste.
ui-asked-give = Avant de jouer : passe une carte à { $name }.
ui-type-give = Écris la carte ({ $one }), ou ? pour choisir dans une liste.
ui-asked-again = La partie est finie. Entrée pour quitter ; nouvelle pour rejouer ; noter et un nom de fichier pour garder la dernière manche.

## Composer

ui-draft = Ta table serait : { $melds } ({ $count } sur { $target }). Entrée la pose, annuler la retire.
ui-draft-wins = Ta table serait : { $melds } ({ $count } sur { $target }). Tu gagnes ainsi ! Entrée la pose, annuler la retire.
ui-draft-without = Ta table serait : { $melds } ({ $count } sur { $target }), sans { $card }. Ajoute cette carte à une combinaison, ou appuie sur Entrée pour la refuser et poser ceci ; annuler retire tout.
ui-draft-forced = Ta table serait : { $melds } ({ $count } sur { $target }), encore sans { $card }. Ajoute cette carte à une combinaison ; annuler retire ceci.
ui-which-one = C’est possible de plusieurs façons. Écris le numéro de la tienne :
ui-undone = Annulé.
ui-confirm = { $play } : Entrée le fait, annuler non.
ui-could-win = Tu pourrais gagner tout de suite : { $play }. Appuie sur Entrée pour refuser quand même, ou écris annuler.
ui-discard-force = { $card } va sur la table d’en face ({ $name }) : on peut l’utiliser, ou y être obligé. Entrée défausse, annuler te laisse choisir.
ui-discard-fits = { $card } va sur la table d’en face ({ $name }) : on peut l’utiliser. Entrée défausse, annuler te laisse choisir.

ui-play-use = Utiliser { $card } : { $melds } ({ $count } sur { $target })
ui-play-win = Gagner avec { $card } : { $melds } ({ $count } sur { $target })
ui-play-decline = Refuser { $card }
ui-play-arrange = Refuser { $card } et poser : { $melds } ({ $count } sur { $target })
ui-play-force = Obliger { $name } à utiliser { $card }
ui-play-waive = Laisser { $name } refuser { $card }
ui-play-discard = Défausser { $card }
ui-play-give = Passer { $card } à { $name }
ui-choose = Écris un numéro pour le jouer.
ui-more = Écris un numéro pour le jouer, ou suite pour voir les { $left } autres.

## Ce qui ne va pas

ui-unknown = « { $text } » n’est ni une carte ni une commande. Une carte, c’est sa valeur puis sa couleur : { $example } veut dire { $spoken }. Écris aide pour voir les commandes.
ui-line-long = Cette ligne est trop longue : { $most } caractères au plus, s’il te plaît.
ui-many-cards = Personne n’a autant de cartes. Écris une combinaison, ou quelques-unes.
ui-fits-nowhere = { $card } ne va telle quelle dans aucune combinaison de ta table. Écris en entier la combinaison que tu veux.
ui-leaves-rest = Il resterait { $meld } sur ta table, et ce n’est pas une combinaison. Place aussi ces cartes dans des combinaisons, ou laisse-les où elles sont.
ui-fits-not = Ces cartes ne peuvent pas se poser ainsi. Sépare les combinaisons par des virgules, ou écris ? pour voir ce que tu peux faire.
ui-no-use = La carte proposée ne va avec rien de ce que tu as. Écris non pour la refuser.
ui-nothing-laid = Il n’y a encore rien à poser. Écris les cartes d’une combinaison, ou non pour refuser.
ui-nothing-undone = Il n’y a rien à annuler.
ui-one-card = Une seule carte, s’il te plaît.
ui-no-number = La liste va de 1 à { $most }.
ui-too-open = C’est possible de trop de façons. Sépare les combinaisons par des virgules, ou écris ? pour voir la liste.
ui-which = Choisis parmi : { $options }.
ui-mix-later = Tu pourras mêler des mots au mélange quand on donnera la prochaine manche.
ui-no-human = Personne à cette table n’est humain : il n’y a pas de place pour toi.

## La fin de la manche

ui-score = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-score-units = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, solde { $units }
ui-score-pot = Dans le pot : { $pot }. Chacun met { $stake } par manche.
ui-score-wins = Qui arrive le premier à { $wins } points gagne la partie.
ui-score-units-end = Qui a le premier { $units } d’avance gagne la partie.
ui-proved = La donne était honnête : les cartes étaient comme scellées avant de donner ({ $seal }).
ui-seal-broken = Attention : ces cartes ne sont pas celles qui étaient scellées avant de donner ({ $seal }).

## La donne honnête

ui-fair = Personne ne peut arranger ce paquet. Avant de donner, l’ordinateur fixe un nombre secret et te montre son sceau. Puis tu ajoutes quelque chose à toi, et l’ordre des cartes dépend des deux. Après la manche, le secret est dévoilé, et avec les notes chacun peut tout vérifier.
ui-fair-seal = Sceau (SHA-256) : { $seal }
ui-fair-mine = Ta part dans le mélange : { $text }
ui-fair-cut = Cartes coupées du dessus : { $cut }

## Fichiers

ui-recorded = La manche { $number } est notée dans { $file }.
ui-record-none = Aucune manche n’est encore finie. Dès qu’il y en a une, tu peux la noter.
ui-saved-copy = Enregistrée dans { $file }. Pour la reprendre : { $command } --resume { $file }
ui-file-missing = Dis dans quel fichier, après le mot.
ui-file-exists = { $file } existe déjà et reste comme il est. Choisis un autre nom.
ui-file-unwritable = { $file } ne peut pas être écrit. Choisis un autre endroit.
ui-resume-none = Il n’y a pas encore de partie enregistrée. Commences-en une sans --resume.
ui-leave = Ta partie est enregistrée. Écris { $command } pour la reprendre.
ui-leave-file = Ta partie est enregistrée dans { $file }. Pour la reprendre : { $command } --resume { $file }
ui-bye = À la prochaine !

## Réglages

ui-sorted-rank = Ta main est triée par valeur.
ui-sorted-suit = Ta main est triée par couleur.
ui-type-like = Les cartes s’écrivent ainsi : { $example }
ui-words-on = Les cartes s’écrivent en toutes lettres.
ui-words-off = Les cartes s’écrivent en abrégé.
ui-teach-on = Ce qui arrive pour la première fois est expliqué.
ui-teach-off = On n’explique plus. Écris pourquoi pour connaître la règle de ce qui vient d’arriver.
ui-confirm-on = Chaque coup est demandé avant de compter.
ui-confirm-off = Les coups comptent tout de suite, sauf les tables nouvelles et les coups risqués.
ui-language = Parlons français.
ui-why-nothing = Il ne s’est encore rien passé.

## Aide

ui-help-meld = Pour utiliser la carte proposée, écris la combinaison qu’elle forme : { $example }. La carte proposée elle-même peut être omise. Sépare plusieurs combinaisons par des virgules.
ui-help-more = Pour compléter une combinaison de ta table, écris seulement les cartes à ajouter. Si elles vont dans deux, tu choisis. Ce que tu écris est d’abord montré comme ta nouvelle table ; Entrée la pose.
ui-help-whole = Pour réorganiser, écris les combinaisons qui changent, ou toute ta nouvelle table.
ui-help-line = { $word } : { $about }
ui-help-file = FICHIER
ui-help-plays = tout ce que tu peux faire, numéroté ; un numéro le joue
ui-help-decline = refuser la carte proposée ; avec des cartes derrière, poser aussi celles-ci de ta main
ui-help-undo = retirer ce que tu as écrit
ui-help-table = revoir la table
ui-help-sort = ta main par couleur ou par valeur
ui-help-faces = cartes espagnoles ou françaises
ui-help-words = les cartes en toutes lettres, oui ou non
ui-help-language = une autre langue : en, es, fr, pt, it, nl
ui-help-teach = des explications, oui ou non
ui-help-confirm = demander avant chaque coup, oui ou non
ui-help-why = la règle de ce qui vient d’arriver
ui-help-rules = les règles de cette table
ui-help-score = le score et le pot
ui-help-fair = comment tu sais que la donne est honnête
ui-help-record = noter la dernière manche
ui-help-save = une copie de cette partie
ui-help-new = une autre partie ; celle-ci est gardée
ui-help-quit = partir ; la partie est enregistrée

## Règles

ui-rules-goal = Le but : exactement { $target } cartes sur ta table, toutes en combinaisons.
ui-rules-melds = Une combinaison est un brelan, trois ou quatre cartes de même valeur, ou une suite, trois cartes ou plus qui se suivent dans une couleur. L’as est la plus basse.
ui-rules-run-40 = Il n’y a ni huit, ni neuf, ni dix : le valet suit le sept.
ui-rules-run-52 = Le paquet est complet : de l’as au dix, puis valet, dame, roi.
ui-rules-deal = Chacun reçoit { $deal } cartes. Une de plus est retournée et proposée à chacun à son tour.
ui-rules-deal-bare = Chacun reçoit { $deal } cartes. Rien n’est retourné : qui commence pioche.
ui-rules-exchange = Avant de jouer, chacun passe une carte face cachée au joueur suivant.
ui-rules-offer = À ton tour, la carte du dessus de la défausse t’est d’abord proposée. Si tu la refuses, une carte de la pioche est retournée et t’est proposée. Si tu la refuses aussi, elle est proposée au joueur suivant.
ui-rules-round = Une carte refusée ou défaussée fait le tour : chacun peut l’utiliser à son tour.
ui-rules-use = La carte que tu utilises va tout de suite dans une combinaison sur ta table, jamais dans ta main. Tu peux poser avec elle d’autres cartes de ta main. Ce qui est sur la table y reste.
ui-rules-discard = Si tu as alors plus de { $limit } cartes, main et table ensemble, tu en défausses une.
ui-rules-no-discard = Personne ne défausse jamais : la défausse n’a que des cartes refusées.
ui-rules-rearrange = Tu peux réorganiser tes combinaisons et emprunter des cartes de l’une pour l’autre, pourvu que toutes soient valables à la fin.
ui-rules-direct = La carte doit d’abord trouver sa place toute seule. Ensuite seulement, tu peux réorganiser tes combinaisons.
ui-rules-hand-melds = En refusant, tu peux poser des combinaisons de ta main, mais la dernière carte, celle qui gagne, doit être la carte proposée.
ui-rules-forced = Si tu refuses une carte qui va telle quelle dans une de tes combinaisons, on peut t’obliger à l’utiliser.
ui-rules-partners = Les partenaires sont assis face à face et partagent une seule table.
ui-rules-win = Qui utilise la carte proposée et a ainsi exactement { $target } cartes sur la table gagne aussitôt.
ui-rules-draw-carry = Si la pioche est épuisée, personne ne gagne et le pot reste pour la prochaine manche.
ui-rules-draw-point-each = Si la pioche est épuisée, personne ne gagne ; chaque camp reçoit un point et le pot reste.
ui-rules-draw-replay = Si la pioche est épuisée, personne ne gagne et la même personne donne encore.
