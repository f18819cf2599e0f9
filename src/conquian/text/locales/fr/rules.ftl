### Les jeux, les réglages d’une table et les clauses des règles.

labelled = { $label } : { $text }

## Jeux

preset-classic = Classique
preset-classic-about = Le jeu à deux de toujours : 10 cartes chacun ; il en faut 11 sur la table pour gagner.
preset-fifty-two = Cinquante-deux cartes
preset-fifty-two-about = Avec les 8, les 9 et les 10, qui viennent dans les suites entre le 7 et le valet ; on dit aussi Conquian américain.
preset-twice-around = Twice-Around
preset-twice-around-about = Une partie plus longue où la chance compte moins : 13 cartes chacun ; il en faut 15 sur la table.
preset-two-pack = Deux jeux
preset-two-pack-about = Deux jeux mélangés et 15 cartes pour gagner ; les carrés sont fréquents.
preset-no-force = Sans combinaison forcée
preset-no-force-about = La version familiale, plus douce : on n’oblige personne à utiliser une carte.
preset-discard-then-meld = D’abord placer
preset-discard-then-meld-about = La carte proposée doit trouver sa place toute seule avant qu’on réorganise les combinaisons.
preset-partnership = En équipes
preset-partnership-about = Deux contre deux avec deux jeux ; chaque équipe partage une table, et gagne avec 15 cartes.
preset-mexican = Mexicain, huit cartes
preset-mexican-about = Comme au Mexique aujourd’hui : 8 cartes chacun, une passée au suivant, aucune retournée au départ ; il en faut 9 sur la table.
preset-mexican-10 = Mexicain, neuf cartes
preset-mexican-10-about = Le jeu mexicain avec 9 cartes chacun ; il en faut 10 sur la table.
preset-tercerilla = Tercerilla
preset-tercerilla-about = Le jeu mexicain à trois : 8 cartes chacun, il en faut 9 sur la table, et la carte que l’un laisse fait le tour des autres.
preset-sociable = Sociable
preset-sociable-about = Quatre joueurs, chacun pour soi, avec deux jeux ; la carte que l’un laisse fait le tour des autres.
preset-no-discard = Sans défausse
preset-no-discard-about = Les règles au pied de la lettre : après avoir utilisé une carte, on ne défausse rien.

## Réglages. Chacun a un nom, une phrase, et des mots pour les valeurs qui ne sont pas des nombres.

value-yes = oui
value-no = non

field-name = Jeu
field-name-about = Le jeu dont part la table ; tout ce qui suit peut se changer.
field-players = Joueurs
field-players-about = Combien de personnes jouent, de 2 à 4.
field-partners = Équipes
field-partners-about = Quatre joueurs en deux équipes ; les partenaires sont face à face et partagent une table.
field-pack = Cartes du jeu
field-pack-about = 40, sans les 8, les 9 et les 10, si bien que le valet suit le 7 ; ou bien les 52.
field-packs = Nombre de jeux
field-packs-about = Combien de jeux on mélange, un ou deux.
field-deal = Cartes distribuées
field-deal-about = Combien de cartes chacun reçoit au départ.
field-target = Cartes pour gagner
field-target-about = On gagne avec exactement ce nombre de cartes sur la table, dont la dernière est la carte proposée.
field-holding-limit = Cartes qu’on garde
field-holding-limit-about = Qui en a davantage, main et table ensemble, après avoir utilisé une carte, en défausse une.
field-holding-limit-auto = comme d’habitude ({ $limit })
field-holding-limit-none = sans limite : personne ne défausse jamais
field-starter = Carte de départ
field-starter-about = Après la donne, une carte est retournée et proposée à chacun à son tour ; sinon le premier joueur pioche tout de suite.
field-exchange = Cartes passées
field-exchange-about = Combien de cartes chacun passe au suivant avant de jouer : aucune ou une.
field-offers = La carte qu’un joueur laisse
field-offers-about = À trois ou quatre : qui peut encore utiliser une carte refusée ou défaussée.
field-offers-next = seulement le joueur suivant
field-offers-round = elle fait le tour de la table
field-forced = Combinaison forcée
field-forced-about = Si tu refuses une carte qui va dans une de tes combinaisons, un adversaire peut t’obliger à l’utiliser.
field-hand-melds = Poser de sa main
field-hand-melds-about = En refusant une carte, on peut ajouter des cartes de sa main à sa table, mais jamais gagner ainsi.
field-rearrange = Réorganiser les combinaisons
field-rearrange-about = Quand on peut emprunter des cartes à une de ses combinaisons pour une autre.
field-rearrange-free = à tout moment de son tour
field-rearrange-after-use = seulement quand la carte proposée a trouvé sa place
field-draw = Une manche nulle
field-draw-about = Ce qui se passe quand la pioche est épuisée avant que quelqu’un ait gagné.
field-draw-carry = le pot reste pour la manche suivante
field-draw-point-each = un point pour chaque camp, et le pot reste
field-draw-replay = la même personne redonne pour le même pot
field-stake = Mise
field-stake-about = Ce que chacun met au pot au début de la manche ; qui gagne prend tout.
field-rummy-bonus = Bonus pour un going rummy
field-rummy-bonus-about = Qui gagne en posant toutes ses cartes en un seul tour reçoit la mise une fois de plus de chaque perdant.
field-wins = Manches à gagner
field-wins-about = Combien de manches il faut gagner pour remporter la session.
field-wins-none = pas de limite
field-units = Unités d’avance
field-units-about = Combien d’unités d’avance il faut avoir pour remporter la session.
field-units-none = pas de limite

## Clauses

clause-M = Combinaisons
clause-M1 = Le brelan
clause-M2 = La suite
clause-M3 = Une carte, une combinaison
clause-D = La donne
clause-D1 = Qui donne
clause-D2 = Distribuer
clause-D3 = Pioche et carte de départ
clause-D4 = Rien avant le jeu
clause-D5 = Mauvaise donne
clause-D6 = Sans carte de départ
clause-D7 = Passer une carte
clause-T = Le jeu
clause-T1 = Le premier coup
clause-T2 = Un tour
clause-T3 = Piocher
clause-T4 = La défausse
clause-T5 = La pioche épuisée
clause-T6 = L’ordre des tours
clause-T7 = À qui la carte est proposée
clause-A = Utiliser une carte
clause-A1 = Combiner, prolonger, emprunter
clause-A2 = Jamais trop
clause-A3 = Seulement ses propres combinaisons
clause-A4 = D’abord placer, puis réorganiser
clause-P = Refuser
clause-P1 = Refuser une carte
clause-P2 = Arranger sa table
clause-F = Obliger
clause-F1 = Quand on peut obliger
clause-F2 = Ce que peut faire le joueur obligé
clause-F3 = Obliger par une défausse
clause-W = Gagner et régler les comptes
clause-W1 = La victoire
clause-W2 = La manche nulle
clause-W3 = Mises et pot
clause-W4 = Going rummy
clause-W5 = La fin de la session
clause-W6 = Pas de points par carte
clause-V = Jeux
