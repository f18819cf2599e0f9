### What a server refuses, and why. Players read these in the browser.

## Messages and requests

frame-large = Ce message est trop long : { $size } octets, alors que le maximum est { $most }. Rien n’a été fait.
frame-malformed = La table n’a pas compris ce message (à « { $place } »). Rien n’a été fait.
frame-hello = Dis d’abord bonjour : la table ne sait pas encore qui tu es.
body-malformed = Cette demande est incompréhensible (à « { $place } »).
body-large = Cette demande est trop longue : { $most } octets au plus.
too-fast = C’était trop d’un coup. Attends { $seconds } s et réessaie.
stale-version = La partie a avancé entre-temps. Regarde à nouveau la table, puis choisis.
page-unknown = Il n’y a rien à cette adresse.

## Games and hands

game-unknown = Cette partie n’existe pas. Vérifie le lien ou ouvre une nouvelle table.
game-damaged = Cette partie n’est plus lisible : ce qui en a été conservé ne tient pas ensemble.
game-full = La table est complète : chaque place a son joueur. Tu peux quand même regarder.
game-crowded = Il y a déjà { $most } personnes autour de cette table. Reviens un peu plus tard pour regarder.
place-crowded = Depuis ton réseau, { $most } personnes regardent déjà cette table. Reviens un peu plus tard pour regarder.
table-large = Cette table est trop grande pour ce serveur. Distribue au plus { $deal } cartes à chacun, et fais gagner avec { $target } ou moins.
hand-unknown = Il n’y a pas de manche terminée avec ce numéro.

## Seats

seat-first = Qui ouvre une table prend la première place.
seat-taken = Quelqu’un occupe déjà cette place. Choisis-en une autre.
name-invisible = Ce nom ne se lit pas. Choisis-en un en lettres ordinaires.
name-taken = Quelqu’un s’appelle déjà { $name } à cette table. Choisis un autre nom.
seat-present = Ce joueur est là. On ne remplace que quelqu’un qui est parti.
seat-patience = Ce joueur vient de partir. Laisse-lui encore { $seconds } s avant que l’ordinateur prenne sa place.
seat-stand-in = À la place d’un absent, seul le meilleur niveau de l’ordinateur peut jouer.
seat-none = Tu regardes. Pour jouer, il te faut une place.
seat-bot = L’ordinateur joue à ta place en ce moment. Reprends-la pour continuer.
rematch-early = Tu peux demander la revanche quand cette partie est finie.
rematch-taken = Ta place à la revanche a été donnée à quelqu’un d’autre. Tu peux toujours regarder.
token-missing = Il faut jouer à cette table pour faire cela.
token-foreign = Cette place n’est pas la tienne : ta clé n’ouvre rien à cette table.

## The server

origin-foreign = Cette demande vient d’un autre site, elle est donc refusée.
host-foreign = Ce serveur ne répond pas à ce nom.
site-form = « { $site } » n’est pas l’adresse d’un site. Écris ce que montre le navigateur, jusqu’au nom : https://cards.example.
proxy-form = « { $proxy } » n’est pas l’adresse d’un proxy. Écris-la en chiffres, par exemple 127.0.0.1.
port-taken = Le port { $port } de { $host } est occupé ou interdit. Choisis-en un autre.
port-range = Il n’y a pas de port { $port }. Choisis un nombre de 0 à { $most }.
storage-unusable = La base de données { $database } ne s’ouvre pas. Vérifie son adresse, et que ce programme peut y écrire.
storage-address = « { $database } » n’est pas l’adresse d’une base de données. Nomme un fichier, games.sqlite3, ou écris une adresse entière : postgresql://user@host/games.
storage-driver = Il manque à Python le pilote de { $database } : le module { $module }. Installe-le, puis recommence.
storage-postgres = Il manque à Python le pilote de { $database } : le module { $module }. Installe-le avec pip install 'conquian[postgres]', puis recommence.
storage-busy = Un autre serveur utilise déjà la base de données { $database }. Arrête d’abord celui-là, ou donne une autre base à celui-ci.
storage-newer = La base de données { $database } a servi à une version plus récente de ce programme. Prends cette version, ou une autre base.
storage-failed = La partie n’a pas pu être enregistrée, donc rien n’a été fait. Réessaie dans un instant.
storage-lost = La base de données { $database } a été supprimée ou remplacée pendant que des parties étaient en cours. Le serveur s’est arrêté, car rien ne serait conservé. Remets le fichier en place, ou repars de zéro.
server-failed = Quelque chose s’est mal passé ici. Ta partie est à l’abri ; recharge la page.
server-no-client = Le serveur tourne, mais ses pages ne sont pas encore construites. Construis-les avec : { $command }

## At the table

server-ready = { $name } attend la manche suivante.
server-late = { $you ->
    [seat] Ton temps est écoulé : l’ordinateur joue ce coup pour toi.
   *[none] Temps écoulé pour { $name } : l’ordinateur joue ce coup.
}
