### La table dans le navigateur. Ce qui arrive et ce qui ne va pas est dans les autres fichiers.
### Une carte ($card) ne suit jamais un mot qui se contracte avec l’article.

## The pages

web-title = Conquian
web-lead = Le plus ancien des jeux de rami, venu du Mexique. Pose trois cartes de même valeur ou trois qui se suivent ; avec onze cartes sur la table, c’est gagné.
web-promise = Pas de compte, pas d’attente. Et tu peux vérifier chaque donne.
web-play = Jouer
web-friend = Avec un ami
web-other = Choisir un autre jeu
web-last = Revenir à ta dernière table
web-home = Page d’accueil
web-make-link = Créer un lien
web-your-name = Ton nom
web-offline = Le serveur est injoignable pour l’instant.
web-failed = Quelque chose n’a pas marché. Réessaie dans un instant.
web-close = Fermer

## How to play

web-howto = Comment jouer
web-howto-deal = Avant de jouer
web-howto-turn = À ton tour
web-howto-force = Obliger
web-howto-end = La fin de la manche
web-howto-here = À cette table
web-howto-use = Une carte que tu peux utiliser brille. Appuie sur Utiliser pour la voir posée ; elle ne compte qu’une fois posée pour de bon.
web-howto-own = Pour former toi-même une combinaison, choisis des cartes ou fais-les glisser sur ta table. Annuler remet tout en place.
web-howto-sort = Fais glisser les cartes de ta main dans l’ordre que tu veux, quand tu veux.
web-howto-keys = Au clavier
web-key-walk = ← →
web-key-walk-about = parcourir ta main ; dans une manche enregistrée, reculer et avancer
web-key-move = Alt + ← →
web-key-move-about = déplacer la carte
web-key-choose = Espace
web-key-choose-about = choisir la carte, ou la lâcher
web-key-back = Échap
web-key-back-about = annuler ce qui n’est pas encore posé
web-key-type = /
web-key-type-about = taper des cartes, ou un mot comme utiliser, non ou annuler

## Settings

web-settings = Réglages
web-language = Langue
web-faces = Cartes
web-switch-faces = Passer à : { $faces }
web-theme = Clair ou sombre
web-theme-auto = Automatique
web-theme-light = Clair
web-theme-dark = Sombre
web-teach = Expliquer les situations nouvelles
web-by-hand = Mélanger et couper à la main
web-by-hand-about = Ajoute quelque chose de ton choix au mélange et choisis où couper. Sinon, le hasard s’en charge.

## Choosing a game

web-which-game = Quel jeu ?
web-with-whom = Avec qui ?
web-seat = Place { $number }
web-bot-casual = Ordinateur, joue bien
web-bot-random = Ordinateur, joue au hasard
web-by-link = Quelqu’un, par un lien
web-hands = Combien de manches ?
web-hands-any = jusqu’à la victoire
web-clock = Temps de réflexion
web-clock-none = autant que tu veux
web-clock-turn = { $seconds } s par tour + { $spare } par manche
web-clock-soon = Il te reste { $seconds } secondes pour jouer.
web-house-rules = Règles de la maison ({ $count ->
    [0] aucun changement
    [one] { $count } changement
   *[other] { $count } changements
})
web-group-table = La table
web-group-deal = La donne et la victoire
web-group-play = Pendant le jeu
web-group-score = Le score
web-a-number = nombre
web-sit-down = S’asseoir

## Waiting for players

web-open-seat = Place libre
web-invited = { $name } t’invite à jouer
web-waiting = { $count ->
    [one] Il reste une place libre
   *[other] Il reste { $count } places libres
}
web-send-link = Envoie ce lien. La personne qui l’ouvre peut s’asseoir ici.
web-link-local = Ce lien ne s’ouvre que sur cet ordinateur. Pour que d’autres puissent venir, lance le jeu avec { $command } et ouvre-le à l’adresse indiquée.
web-so-many-hands = { $hands ->
    [one] La partie se joue en une manche.
   *[other] La partie se joue en { $hands } manches.
}
web-copy = Copier le lien
web-copied = Copié
web-share = Partager
web-or-bot = Pas besoin d’attendre : l’ordinateur peut prendre une place libre.
web-fill-bot = L’ordinateur à la place { $number }
web-free-seat = Libérer la place { $number }
web-kept = Sa place est gardée. Vous commencez dès que tout le monde est là.
web-watching = La table est complète : tu regardes cette partie.

## The table

web-table = La table
web-hand-number = Manche { $number }
web-pot = Pot { $pot }
web-about-game = Score et donne régulière
web-partner = Partenaire
web-with = avec { $name }
web-dealer = Donne
web-you-deal = Tu donnes
web-away = Pas là
web-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
web-laid = { $count } sur { $target }
web-no-melds = Pas encore de combinaison
web-meld = Combinaison { $number }
web-middle = Milieu de la table
web-stock = Pioche : { $count }
web-pile = Défausse : { $count }
web-pile-all = Toute la défausse, depuis la première carte
web-source-starter = Carte de départ
web-source-pile = Dessus de la défausse
web-source-stock = De la pioche
web-fits = Tu peux l’utiliser
web-fits-not = Elle ne va avec rien
web-fits-forced = À utiliser
web-offer-staged = Sur ta table
web-your-table = Ta table
web-our-table = Votre table à deux
web-your-hand = Ta main
web-received = Reçue
web-hand-empty = Plus de cartes en main : la prochaine qui va avec tes combinaisons gagne.
web-by-suit = Par couleur
web-by-rank = Par valeur
web-group = Regrouper
web-move-left = Vers la gauche
web-move-right = Vers la droite
web-new-meld = Nouvelle combinaison
web-add-here = Ajouter à la combinaison { $number }
web-drop-here = Pose ici une combinaison
web-log = Ce qui s’est passé
web-your-turn = À toi

## What you can do

web-actions = Ce que tu peux faire
web-use = Utiliser { $card }
web-decline = Refuser { $card }
web-decline-lay = Refuser { $card } et poser
web-lay = Poser
web-lay-cards = Poser celles-ci
web-win = Poser et gagner
web-undo = Annuler
web-unselect = Ranger
web-force = Obliger { $name }
web-waive = Laisser passer
web-discard = Défausser { $card }
web-give = Passer { $card }
web-choose-card = Choisis une carte
web-choose = De quelle façon ? Choisis :
web-more = En voir { $count } de plus
web-type-label = Écrire des cartes ou une commande
web-type-hint = Cartes ou mot : annuler
web-enter = Entrée
web-could-win = Tu pourrais gagner avec cette carte ! Pour la refuser quand même, appuie encore une fois.
web-risk-force = { $card } va dans une combinaison chez { $name } : on peut l’obliger à utiliser cette carte.
web-risk = { $card } va dans une combinaison chez { $name }.
web-draft = Ta table deviendrait : { $melds } ({ $count } sur { $target }).
web-draft-wins = Ta table deviendrait : { $melds } ({ $count } sur { $target }). Avec ça, tu gagnes !
web-draft-without = Ta table deviendrait : { $melds } ({ $count } sur { $target }), et tu refuses { $card }.
web-draft-bad = Ces cartes ne peuvent pas être posées ainsi.

## Waiting for others

web-waits-offer = À { $name } de décider. Carte proposée : { $card }.
web-waits-force = { $name } peut obliger { $other } à utiliser { $card }.
web-waits-force-you = { $name } peut t’obliger à utiliser { $card }.
web-waits-forced = { $name } doit utiliser { $card }.
web-waits-discard = { $name } défausse une carte.
web-waits-give = { $name } choisit une carte à passer.
web-waits-deal = On attend { $name }
web-is-away = { $name } n’est plus là. La partie attend.
web-is-back = { $name } est de retour.
web-let-bot = Laisser jouer l’ordinateur
web-bot-plays = L’ordinateur joue pour toi.
web-take-back = Reprendre ma place
web-reconnecting = La connexion est coupée. Ta main est en sécurité ; nouvel essai…

## Between hands

web-between = Entre deux manches
web-dealing = On mélange et on donne…
web-asked-contribute = Ajoute quelque chose de ton choix au mélange
web-add = Ajouter
web-asked-cut = Combien de cartes coupes-tu sur le dessus ?
web-cut = Couper
web-asked-pick = Tire une carte : la plus basse donne.
web-pick-card = Carte { $number }
web-see-hand = Revoir cette manche, cartes découvertes
web-next = Manche suivante
web-rematch = Revanche
web-rematch-asked = { $name } veut une revanche.
web-rematch-join = J’en suis
web-rematch-back = Vers la revanche
web-rematch-watch = Regarder la revanche
web-most-points = Le plus de points : { $names }
web-level = Cela finit à égalité.

## Score and rules

web-score = Score
web-player = Joueur
web-points = Points
web-units = Unités
web-fair = Donne régulière
web-end = Arrêter la partie
web-end-about = Pendant une manche, tout le monde doit être d’accord. Le contenu du pot est partagé.
web-end-ask = J’aimerais arrêter
web-end-not = Je préfère continuer
web-end-agree = D’accord

## A hand to look at

web-replay = Une manche, cartes découvertes
web-replay-hand = Manche { $number }, cartes découvertes
web-cutting = Qui donne en premier
web-step = Étape { $number } sur { $count }
web-step-back = Reculer
web-step-on = Avancer
web-won = A gagné
web-check = Vérifier cette donne
web-check-commitment = Ce n’est pas le secret scellé avant la donne.
web-check-deck-order = L’ordre des cartes ne vient pas du secret et de ce que les joueurs ont ajouté.
web-check-cut = Le jeu n’a pas été coupé là où la feuille de manche le dit.
web-check-dealer = D’après les cartes coupées, c’était à quelqu’un d’autre de donner.
web-check-unfair = Cette donne n’est pas régulière.
web-check-yourself = Tu préfères te fier à ton propre ordinateur ? Télécharge la feuille de manche, puis lance : { $command }
web-check-host = La preuve vaut contre tous, sauf contre qui tient le serveur : il connaît le secret d’avance, et pourrait aussi voir les mains.
web-download = Télécharger la feuille
web-download-text = En texte
web-seal = Sceau (SHA-256 du secret)
web-seal-same = C’est bien le sceau qui t’a été montré avant la donne.
web-seal-other = Ce n’est pas le sceau qui t’a été montré avant la donne.
web-secret = Secret, dévoilé après la manche
web-added = { $name } : ajouté au mélange
web-to-table = Revenir à la table
