### L’arène, où des bots jouent les mêmes donnes : son rapport, en ligne de commande et en page, et ce
### qui peut aller mal. Rien de tout cela n’est envoyé aux navigateurs.

## Ce qui va mal

arena-few = Nomme au moins deux bots : ils vont jouer l’un contre l’autre.
arena-many = { $bots } bots, c’est trop pour une arène ; le maximum est { $most }.
arena-import = « { $bot } » ne peut pas servir de bot : { $reason }. Un bot est l’un de ceux-ci, { $known }, ou une classe que l’on peut importer, comme paquet.module:Classe, appelée avec une graine.
arena-no-bot = Ce que fabrique « { $bot } » n’est pas un bot : il lui manque une méthode choose(view).
arena-illegal = « { $bot } » a enfreint les règles avec { $action } : donne { $deal }, placement { $seating }, place { $seat }, position { $position }.
arena-no-action = « { $bot } » a répondu { $answer }, ce qui n’est pas un coup : donne { $deal }, placement { $seating }, place { $seat }, position { $position }.
arena-raised = « { $bot } » a échoué avec { $reason } : donne { $deal }, placement { $seating }, place { $seat }, position { $position }.
arena-lost = Impossible de jouer avec « { $bot } » : donne { $deal }, placement { $seating }, place { $seat }, position { $position }.
arena-worker = Un processus où l’on jouait est mort : un bot l’a peut-être terminé, ou la mémoire a manqué.
arena-file-foreign = « { $file } » contient autre chose que les résultats d’une arène. Rien n’y a été changé : choisis un autre fichier.
arena-file-other-version = Les résultats de « { $file } » sont de la version { $found }, et celle-ci est la { $expected } : ils ne se comparent pas. Choisis un autre fichier.
arena-file-other-rules = Les résultats de « { $file } » viennent d’une autre table, { $found }, et non { $expected }. Choisis un autre fichier.
arena-file-other-seed = Les résultats de « { $file } » viennent d’autres donnes : graine { $found }, et non { $expected }. Choisis un autre fichier.
arena-file-other-bots = Les résultats de « { $file } » sont ceux d’autres bots : { $found }, et non { $expected }. Choisis un autre fichier.
arena-file-damaged = La ligne { $line } de « { $file } » n’est pas un résultat : le fichier a été modifié.
arena-file-busy = Une autre arène est en train d’écrire dans « { $file } ».
arena-file-unusable = Impossible d’écrire dans « { $file } » : { $reason }.
guest-form = La commande « { $command } » doit dire au programme où aller : mets-y { $url } et { $game }.
guest-start = Impossible de lancer le programme « { $program } » : { $reason }.
guest-absent = Le programme ne s’est pas assis à la table en { $seconds } secondes.
guest-ended = Le programme s’est terminé trop tôt (code { $status }). Ses derniers mots : { $said }
guest-silent = C’était son tour, et le programme n’a rien fait pendant { $seconds } secondes.

## Chiffres

arena-whole = { NUMBER($value, maximumFractionDigits: 0) }
arena-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-thousandths = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-plain = { NUMBER($value, maximumFractionDigits: 3) }
arena-percent = { $value } %
arena-range = { $low } à { $high }
arena-milliseconds = { $value } ms

## Le rapport

arena-note = L’Elo est l’avance sur { $bot }. Les nulles ne comptent ni pour l’Elo ni pour la part ; une donne compte une fois, avec toutes ses manches.
arena-pairs = Paire par paire
arena-report = Arène : { $table }
arena-ladder = Force
arena-ladder-about = L’Elo et son intervalle à 95 % : l’avance de chaque bot sur { $bot }, ou son retard. Avec 100 d’avance, on gagne 64 manches sur 100 de celles que l’un des deux gagne. Les nulles ne comptent pas, car personne ne prend le pot : on le joue à la manche suivante. Une donne compte une fois, avec toutes les manches jouées avec ses cartes.
arena-standings = Tous les chiffres
arena-standings-about = La part est celle des manches que quelqu’un a gagnées, avec son intervalle à 95 %.
arena-crosstable = Qui bat qui
arena-crosstable-about = Des manches que l’un des deux a gagnées, la part du bot de la ligne ; dessous, l’intervalle à 95 % et les manches gagnées par chacun.
arena-convergence = Comment cela s’est posé
arena-convergence-about = La part gagnée, donne après donne, avec sa bande à 95 %. La bande se lit là où la série devait finir : elle trompe quiconque s’arrête quand le résultat lui plaît.
arena-lengths = Longueur des manches
arena-lengths-about = Le nombre de coups d’une manche, et comment elle a fini pour le bot.
arena-times = Temps de décision
arena-times-about = Millisecondes par décision, sur la machine qui a joué : la moyenne, et les moustaches du dixième le plus rapide des manches au plus lent. Chaque trait de l’échelle est un multiple du précédent. Pour un programme, le trajet jusqu’à la table et retour est compris.
arena-again = Pour rejouer
arena-again-about = Conquian { $version }. Cette commande distribue les mêmes cartes ; les bots dont le hasard vient de la graine jouent les mêmes manches.

arena-col-bot = bot
arena-col-elo = Elo
arena-col-interval = 95 %
arena-col-won = gagnées
arena-col-lost = perdues
arena-col-drawn = nulles
arena-col-share = part (95 %)
arena-col-forced = forcées par manche
arena-col-length = coups par manche
arena-col-time = ms par décision

arena-fact-deals = donnes
arena-fact-hands = manches
arena-fact-drawn = nulles
arena-fact-length = coups par manche
arena-fact-forced = combinaisons forcées par manche
arena-fact-seed = graine
