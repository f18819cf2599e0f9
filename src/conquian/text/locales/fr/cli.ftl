### Ce qui se dit sur la ligne de commande. Les mots en % sont remplis par le programme : à garder.

cli-about = Le Conquian, le plus ancien des ramis. Sans commande : on joue dans le navigateur.
cli-commands = commandes
cli-usage = Usage :{" "}
cli-arguments = à indiquer
cli-options = options
cli-help = affiche cette aide et quitte
cli-version = affiche la version et quitte
cli-see-help = voir conquian --help
cli-lang = langue : anglais, espagnol, français, portugais, italien ou néerlandais ; sinon celle du système
cli-json = écrit du JSON, pour les programmes
cli-open = joue dans le navigateur ; conquian tout seul fait pareil
cli-serve = fait jouer les autres : sert des tables à une famille, un club ou un site
cli-host = l’adresse d’écoute ; 0.0.0.0 pour tous ceux qui atteignent cette machine
cli-port = le port ; sinon 8711 ou un proche
cli-database = où sont gardées les parties : un fichier, ou une URL de SQLAlchemy ; sinon un fichier dans ton dossier de données
cli-no-browser = n’ouvre pas le navigateur, donne seulement l’adresse
cli-origin = le site par lequel on atteint ce serveur (https://cards.example), derrière un proxy ; répétable
cli-host-name = un nom par lequel on peut appeler ce serveur (table.example) : les autres sont refusés ; répétable
cli-proxy = l’adresse d’un proxy devant ce serveur (127.0.0.1), que l’on croit quand il dit de qui viennent les requêtes ; répétable
cli-keep = effacer les parties, avec leurs feuilles, où personne n’a joué depuis tant de jours ; sinon toutes sont gardées
cli-schema = écrit le schéma des messages pour les programmes et s’arrête
cli-play = joue contre l’ordinateur, ici dans le terminal
cli-legal = donne la liste des coups permis dans une position
cli-perft = compte les suites de coups permis d’une donne
cli-replay = raconte une manche d’après sa feuille, avec commentaires
cli-verify = prouve par la feuille de manche que la donne était régulière
cli-arena = oppose des bots sur les mêmes donnes : lequel est le meilleur, de combien, et avec quelle certitude
cli-simulate = fait jouer des bots entre eux et compte
cli-presets = donne la liste des jeux, ou les règles de l’un d’eux
cli-table = un jeu, ou un jeu modifié : classic,target=12
cli-rule = change une règle, par exemple target=12 ; répétable (voir conquian presets classic)
cli-faces = les cartes affichées : spanish (espagnoles) ou french (françaises)
cli-words = dit les cartes en toutes lettres, pour un lecteur d’écran : sept de pique
cli-name = ton nom
cli-hand = joue une seule manche, sans pot ni score
cli-hands = joue ce nombre de manches, quel que soit le score
cli-level = comment joue l’ordinateur : casual (bien) ou random (au hasard)
cli-mix = avant chaque donne, demande un texte à ajouter au mélange, et où couper
cli-save = le fichier qui garde la partie après chaque coup ; s’il en contient déjà une, elle reprend
cli-seed = un nombre qui rend le hasard reproductible
cli-resume = reprend une partie enregistrée
cli-new = commence une nouvelle partie même s’il y en a une d’enregistrée
cli-position = une position sur une ligne, entre guillemets
cli-depth = combien de coups
cli-deck = tout le jeu dans l’ordre, la carte du dessus d’abord : "AC 2C …"
cli-divide = donne le compte après chaque premier coup
cli-seal = le sceau montré avant la donne, ou ses premiers chiffres
cli-record = une feuille de manche (- pour l’entrée standard)
cli-bots = les bots, un par place ; sans précision : casual random
cli-deals = combien de donnes, chacune jouée depuis toutes les places
cli-entrants = deux bots ou plus : { $levels }, paquet.module:Classe, ou un programme avec "socket:COMMANDE" (voir docs/arena.md) ; NOM=BOT lui donne un nom
cli-pair-hands = tant de manches pour chaque paire, en donnes entières
cli-results = le fichier qui garde chaque donne jouée ; la même commande reprend où elle en était
cli-html = écrit dans ce fichier un rapport avec des graphiques
cli-workers = combien de processus ; sinon un par cœur
cli-bad-argument = %(argument_name)s : %(message)s
cli-unrecognized = pas compris : %s
cli-required = il manque : %s
cli-bad-choice = %(value)r ne figure pas parmi %(choices)s
cli-bad-value = %(value)r n’est pas un nombre entier qui convienne
cli-ambiguous = %(option)s peut vouloir dire %(matches)s
cli-one-expected = il manque une valeur
cli-some-expected = %s valeurs sont attendues
cli-not-with = ne va pas avec %s
cli-no-value = ne prend pas de valeur, mais en a reçu une : %r

cli-too-large = Cela dépasse la mémoire de cette machine. Essaie une table ou une profondeur plus petite.
cli-output = Impossible d’écrire la suite : { $reason }.
file-missing = Le fichier { $file } n’existe pas.
file-unreadable = Impossible de lire le fichier { $file }.

seal-compare = Si c’est bien le sceau montré avant la donne, la donne était régulière. (--seal compare pour toi.)
fair-seal = Le sceau de cette donne n’est pas { $seal }, mais { $commitment } : ce n’est pas la donne promise.

simulate-progress = donnes
simulate-title = { $table } : { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}, { $hands ->
    [one] { $hands } manche
   *[other] { $hands } manches
}
simulate-wins = { $bot } : victoires { $wins }, soit { $percent } % des manches décidées ; intervalle à 95 % : { $low }–{ $high } %
simulate-draws = Nulles : { $draws } ({ $percent } %)
simulate-forced = Combinaisons forcées : { $count } par manche
simulate-length = Longueur d’une manche : { $count } coups
simulate-time = { $bot } : { $time } ms par décision

uncompiled = conquian : version non compilée : tout marche, mais lentement.

serve-ready = Conquian est à l’adresse { $address } – Ctrl-C ici pour arrêter.
serve-network = Depuis les autres machines de ton réseau : { $addresses }
serve-again = Conquian tourne déjà : { $address }
