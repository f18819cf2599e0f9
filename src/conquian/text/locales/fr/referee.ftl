### Erreurs autour d’une partie : des ordres hors de propos, des donnes qui ne se vérifient pas, des
### parties enregistrées abîmées.

match-stage = Ce n’est pas possible maintenant : « { $command } » ne va pas avec ce moment de la partie (« { $stage } »).
match-over = La partie est finie. Pour continuer, commences-en une autre.
match-command = « { $command } » n’est pas un ordre qu’une table connaît.
match-time = « { $now } » n’est pas une heure.
match-name = « { $name } » ne peut pas être un nom : il faut de 1 à { $most } caractères, sans espace au début ni à la fin.
match-seats = Cette table est pour { $players } joueurs, pas pour { $seats }.
match-no-seat = Il n’y a pas de joueur { $seat } à cette table ; il y en a { $players }.
match-secret = Le secret du mélange doit avoir exactement { $expected } octets.
match-secret-used = Ce secret a déjà servi pour une autre manche. Il en faut un nouveau à chaque manche.
match-contribution = Ce que tu ajoutes au mélange peut avoir au plus { $most } caractères, tous imprimables.
match-contributed = Le joueur { $seat } a déjà ajouté sa part à ce mélange.
match-not-cutting = Le joueur { $seat } n’a pas de carte à couper maintenant.
match-pick-range = Il n’y a pas de carte au rang { $index }. Choisis de 0 à { $most }.
match-pick-taken = La carte au rang { $index } est déjà coupée. Choisis-en une autre.
match-not-cutter = Seul le joueur après le donneur peut couper le jeu : le joueur { $cutter }, pas le joueur { $seat }.
match-cut-range = Tu ne peux pas couper { $index } cartes. Choisis un nombre de 0 à { $most }.
match-no-dealer = Il faut d’abord savoir qui donne ; ensuite seulement on peut distribuer à la main.
match-hands = On a donné { $hands } mains, mais il y a { $players } joueurs : une pour chacun.
match-no-stop = Personne n’a demandé d’arrêter la partie : il n’y a rien à retirer.

## Vérifier une donne

fair-missing = Cette feuille de manche n’a pas de preuve de la donne : les cartes ont été distribuées à la main.
fair-hidden = Le secret de la manche { $hand } n’est pas encore ouvert. La donne se vérifie quand la manche est finie.
fair-secret = Le secret doit avoir { $digits } chiffres hexadécimaux, en minuscules.
fair-commitment = La donne de la manche { $hand } n’est pas régulière : ce n’est pas le secret scellé auparavant.
fair-contributions = La preuve a { $given } contributions au mélange ; il en faut une de chacun des { $players } joueurs.
fair-cut-range = Le jeu n’a pas pu être coupé à { $cut } ; le maximum est { $most }.
fair-cut = La donne n’est pas régulière : le jeu a été coupé à { $found }, pas à { $cut }.
fair-order = La donne de la manche { $hand } n’est pas régulière : l’ordre des cartes ne vient pas du secret et de ce que les joueurs ont ajouté.
fair-dealer = Les cartes coupées ne font pas de la place { $dealer } le premier donneur.

## Sessions enregistrées

session-damaged = Cette partie enregistrée est abîmée : illisible à partir de la ligne { $line }, colonne { $column }.
session-long = Ce fichier est trop long pour une partie enregistrée : { $length } caractères, et le maximum est { $most }.
session-foreign = Ce fichier n’est pas une partie enregistrée (« { $expected } »).
session-version = Cette partie enregistrée est de la version { $version } ; il faut la version { $expected }.
session-field = Dans cette partie enregistrée, « { $field } » manque, est inconnu ou impossible.
session-edited = Cette partie a été changée après son enregistrement : on ne peut pas s’y fier, elle n’est pas chargée.
session-table = Les règles de la maison ou les joueurs de cette partie enregistrée ne sont pas possibles.
session-command = Cette partie enregistrée ne peut pas être rejouée : son étape { $number } est contraire aux règles.

## Bots et longues séries

bot-unknown = Il n’y a pas de bot appelé « { $name } ». Choisis l’un de ceux-ci : { $known }.
arena-bots = { $bots } bots, cela ne va pas à cette table : nommes-en au moins un, et au plus un par camp ; il y en a { $sides }.
arena-deals = { $deals } donnes, c’est trop peu : joues-en au moins une.
arena-workers = { $workers } processus, c’est trop peu : prends-en au moins un.
