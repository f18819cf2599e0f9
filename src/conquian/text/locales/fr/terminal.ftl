### La table dans le terminal, avec table.ftl. Une carte ($card) ne vient jamais après « de » ou « à ».

## Commandes

arg-and = et
arg-on = oui
arg-off = non
arg-rank = valeur
arg-suit = couleur
arg-spanish = espagnoles, espagnol
arg-french = françaises, français

## Le début

ui-language-name = français
ui-welcome = Bienvenue au Conquian ! Pour gagner, il faut avoir { $target } cartes sur sa table avant les autres, en combinaisons : trois ou quatre de même valeur, ou au moins trois qui se suivent dans une couleur.
ui-welcome-turn = À chaque tour, une carte t’est proposée. Place-la dans une combinaison sur ta table, ou dis non ; elle ne va jamais dans ta main.
ui-welcome-type = Écris les cartes de la combinaison, par exemple { $example }. Écris « ? » pour voir ce que tu peux faire, « aide » pour tout le reste.
ui-legend-spanish = Les couleurs : { suit-oros-letter } pièces, { suit-copas-letter } coupes, { suit-espadas-letter } épées, { suit-bastos-letter } massues. 10, c’est la sota (valet), 11 le caballo (cavalier), 12 le rey (roi).
ui-legend-french = Les couleurs : { suit-spades-letter } pique, { suit-hearts-letter } cœur, { suit-diamonds-letter } carreau, { suit-clubs-letter } trèfle. { rank-ace-letter }, c’est l’as, { rank-jack-letter } le valet, { rank-queen-letter } la dame, { rank-king-letter } le roi.
ui-resumed = Ta partie reprend à la manche { $number }. Pour en commencer une autre, écris « nouvelle ».
ui-seal-hint = Écris « sceau » pour savoir à quoi il sert.
ui-asked-deal = Appuie sur Entrée pour distribuer la manche { $number }. Tu peux aussi écrire « mêler » suivi de quelques mots à toi, pour les ajouter au mélange, ou « quitter ».
ui-mix-how = Écris « mêler » puis des mots ou des nombres à toi, par exemple : mêler lune bleue. Ils entrent dans le mélange ; ainsi, personne ne peut connaître d’avance l’ordre des cartes. Avec Entrée seulement, le hasard ajoute quelque chose pour toi.
ui-asked-cut = Tu peux couper le jeu : combien de cartes du dessus, de 0 à { $most } ? Avec Entrée, on coupe au hasard.
ui-starter = Carte de départ : { $card }.

## La table

ui-hand-number = Manche { $number }.
ui-you-deal = Tu donnes.
ui-dealer = { $name } donne.
ui-pot = Dans le pot : { $pot }.
ui-partner = Tu fais équipe avec { $name }.
ui-seat = { $name } : { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
} en main. Sur sa table : { $table }
ui-seat-cards = { $name } : { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
} en main.
ui-their-table = Leur table : { $table }
ui-our-table = Votre table à deux : { $table }
ui-your-table = Ta table : { $table }
ui-nothing = rien pour l’instant.
ui-laid = { $melds } ({ $count } sur { $target })
ui-pile = Défausse : { $card } sur le dessus, { $count } en tout.
ui-pile-empty = Rien à la défausse.
ui-stock = Pioche : { $count ->
    [one] 1 carte.
   *[other] { $count } cartes.
}
ui-hand = Ta main ({ $count }) : { $cards }

## Questions

ui-type-offer = Écris une combinaison qui la contient (comme { $example }), « non » pour la refuser, « ? » pour voir ce que tu peux faire, ou « aide ».
ui-type-decline = Elle ne forme aucune combinaison avec ce que tu as. Écris « non » pour la refuser, ou « aide ».
ui-type-force = Écris « obliger », ou « non » pour laisser passer.
ui-type-forced = Écris la combinaison où va cette carte, ou « ? » pour choisir dans une liste.
ui-type-discard = Écris la carte (par exemple { $one }), ou « ? » pour choisir dans une liste.
ui-type-give = Écris la carte (par exemple { $one }), ou « ? » pour choisir dans une liste.
ui-asked-again = La partie est finie. Entrée pour quitter ; « nouvelle » pour rejouer ; « noter » et un nom de fichier pour garder la dernière manche.

## Composer

ui-draft = Ta table serait : { $melds } ({ $count } sur { $target }). Entrée pour poser, « annuler » pour revenir en arrière.
ui-draft-wins = Ta table serait : { $melds } ({ $count } sur { $target }). Avec ça, tu gagnes ! Entrée pour poser, « annuler » pour revenir en arrière.
ui-draft-without = Ta table serait : { $melds } ({ $count } sur { $target }), sans { $card }. Ajoute cette carte à une combinaison, ou appuie sur Entrée pour la refuser et poser le reste ; « annuler » pour revenir en arrière.
ui-draft-forced = Ta table serait : { $melds } ({ $count } sur { $target }), encore sans { $card }. Ajoute cette carte à une combinaison ; « annuler » pour revenir en arrière.
ui-which-one = C’est possible de plusieurs façons. Écris le numéro de celle que tu veux :
ui-confirm = { $play } ? Entrée pour confirmer, « annuler » pour y renoncer.
ui-could-win = Tu pourrais gagner tout de suite : { $play }. Appuie sur Entrée pour refuser quand même, ou écris « annuler ».
ui-discard-force = { $card } va dans une combinaison chez { $name } : cette carte peut lui servir, ou lui être imposée. Entrée pour défausser quand même, « annuler » pour choisir autre chose.
ui-discard-fits = { $card } va dans une combinaison chez { $name } : cette carte peut lui servir. Entrée pour défausser quand même, « annuler » pour choisir autre chose.

ui-play-decline = Refuser { $card }
ui-play-rearrange = Refuser { $card } et réorganiser : { $melds } ({ $count } sur { $target })
ui-play-force = Obliger { $name } à utiliser { $card }
ui-play-waive = Laisser { $name } refuser { $card }
ui-play-discard = Défausser { $card }
ui-play-give = Passer { $card } à { $name }
ui-choose = Écris le numéro de ton choix.
ui-more = Écris le numéro de ton choix, ou « encore » pour voir la suite de la liste ({ $left } de plus).

## Ce qui ne va pas

ui-unknown = « { $text } » n’est ni une carte ni une commande. Une carte, c’est sa valeur puis sa couleur : { $example } veut dire { $spoken }. Écris « aide » pour voir les commandes.
ui-line-long = Cette ligne est trop longue : { $most } caractères au plus, s’il te plaît.
ui-many-cards = Personne n’a autant de cartes. Écris une combinaison, ou quelques-unes.
ui-fits-nowhere = { $card } ne va directement dans aucune combinaison de ta table. Écris en entier la combinaison que tu veux.
ui-leaves-rest = Il resterait { $meld } sur ta table, et ce n’est pas une combinaison. Place aussi ces cartes dans des combinaisons, ou laisse-les où elles sont.
ui-nothing-laid = Il n’y a encore rien à poser. Écris les cartes d’une combinaison, ou « non » pour refuser.
ui-nothing-undone = Il n’y a rien à annuler.
ui-one-card = Une seule carte, s’il te plaît.
ui-no-number = La liste va de 1 à { $most }.
ui-too-open = C’est possible de trop de façons. Sépare les combinaisons par des virgules, ou écris « ? » pour voir la liste.
ui-which = Choisis parmi : { $options }.
ui-mix-later = Tu pourras ajouter des mots au mélange quand on distribuera la prochaine manche.
ui-no-human = Il n’y a que des joueurs virtuels à cette table : pas de place pour toi.

## La fin de la manche

ui-score = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ui-score-units = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, solde { $units }
ui-proved = La donne était régulière : les cartes sont bien celles qui étaient scellées avant de donner ({ $seal }).
ui-seal-broken = Attention : ces cartes ne sont pas celles qui étaient scellées avant de donner ({ $seal }).

## La donne régulière

## Fichiers

ui-recorded = La manche { $number } est notée dans { $file }.
ui-record-none = Aucune manche n’est encore finie. Dès qu’il y en a une, tu peux la noter.
ui-saved-copy = Enregistrée dans { $file }. Pour la reprendre : { $command } --resume { $file }
ui-file-missing = Ajoute le nom du fichier après la commande.
ui-file-exists = Le fichier { $file } existe déjà et reste comme il est. Choisis un autre nom.
ui-file-unwritable = Le fichier { $file } ne peut pas être écrit. Choisis un autre endroit.
ui-resume-none = Il n’y a pas encore de partie enregistrée. Commences-en une sans --resume.
ui-leave = Ta partie est enregistrée. Écris { $command } pour la reprendre.
ui-leave-file = Ta partie est enregistrée dans { $file }. Pour la reprendre : { $command } --resume { $file }
ui-leave-lost = Ta partie n’a pas pu être enregistrée et elle est perdue. Pour dire la prochaine fois où la garder : { $command } --save FICHIER
ui-put-aside = Ton autre partie est gardée. Écris « parties » pour la voir et y revenir.
ui-games = Tes autres parties inachevées, la dernière d’abord :
ui-games-line = { $table }, manche { $number }. Points : { $score }. { $time }
ui-games-choose = Écris « { $example } » pour reprendre la première ; celle-ci reste gardée en attendant.
ui-games-none = Il n’y a pas d’autre partie inachevée.
ui-bye = À la prochaine !

## Réglages

ui-type-like = Les cartes s’écrivent ainsi : { $example }
ui-words-on = Les cartes s’écrivent en toutes lettres.
ui-words-off = Les cartes s’écrivent en abrégé.
ui-teach-on = Tout ce qui est nouveau sera expliqué.
ui-teach-off = Plus d’explications. Écris « pourquoi » pour connaître la règle de ce qui vient d’arriver.
ui-confirm-on = Chaque coup sera à confirmer.
ui-confirm-off = Les coups comptent tout de suite, sauf une table recomposée ou un coup risqué.
ui-language = Parlons français.
ui-languages = Langues : { $languages }. Pour changer, écris par exemple : { $example }
ui-why-nothing = Il ne s’est encore rien passé.

## Aide

ui-help-meld = Pour utiliser la carte proposée, écris la combinaison qu’elle forme : { $example }. La carte proposée elle-même, tu peux l’omettre. S’il y a plusieurs combinaisons, sépare-les par des virgules.
ui-help-more = Pour compléter une combinaison de ta table, écris seulement les cartes à ajouter. Si elles vont dans deux combinaisons, tu choisis. Tu vois d’abord ce que serait ta nouvelle table ; Entrée pour la poser.
ui-help-whole = Pour réorganiser, écris les combinaisons qui changent, ou toute ta nouvelle table.
ui-help-line = { $word } : { $about }
ui-help-file = FICHIER
ui-help-some-words = MOTS
ui-key-enter = Entrée
ui-help-enter-deal = distribuer la manche suivante
ui-help-enter-leave = quitter
ui-help-plays = tout ce que tu peux faire, numéroté ; il suffit d’écrire un numéro
ui-help-decline = refuser la carte proposée ; suivi de cartes de ta main, les poser en même temps
ui-help-undo = annuler ce que tu as écrit
ui-help-table = revoir la table
ui-help-sort = trier ta main par couleur ou par valeur
ui-help-faces = voir des cartes espagnoles ou françaises
ui-help-words = les cartes en toutes lettres, oui ou non
ui-help-language = parler une autre langue (en, es, fr, pt, it, nl)
ui-help-teach = les explications, oui ou non
ui-help-confirm = confirmer chaque coup, oui ou non
ui-help-why = la règle de ce qui vient d’arriver
ui-help-rules = les règles de cette table
ui-help-score = le score et le pot
ui-help-fair = comment savoir que la donne est régulière
ui-help-mix = ajouter des mots à toi au mélange
ui-help-record = noter la dernière manche
ui-help-save = enregistrer une copie de cette partie
ui-help-new = commencer une autre partie ; celle-ci est gardée
ui-help-again = une autre partie
ui-help-games = tes autres parties inachevées ; avec un numéro, en reprendre une
ui-help-help = comment jouer, et tout ce que tu peux encore écrire
ui-help-quit = partir ; la partie est enregistrée
