### Erreurs dans les coups, positions et feuilles de manche écrits, pour qui manie des fichiers. Les
### places et les camps y sont nommés comme là-bas, comptés à partir de 0.

## Positions

position-empty = Il n’y a pas de position ici. Donne-la sur une seule ligne.
position-too-long = Une position de { $length } caractères est trop longue ; le maximum est { $most }.
position-syntax = « { $text } » ne peut pas faire partie d’une position.
position-fields = Une position de cette table a { $expected } parties séparées par des espaces ; il y en a ici { $found }.
position-parts = Dans « { $part } » il en faut { $expected }, séparées par / ; il y en a ici { $found }.
position-word = « { $text } » n’a pas sa place ici. Mots possibles : { $known }.
position-phase = « { $text } » ne va pas. Seule une manche finie a un résultat, comme over:won:0, over:won:0:rummy ou over:drawn:1.
position-seat = Il n’y a pas de place { $seat } : les { $players } places se comptent à partir de 0.
position-count = Dans « { $text } », il manque le nombre de cartes après le point d’interrogation ; il va de 0 à { $most }.
position-hidden-cards = Des cartes sont inconnues : ceci n’est que ce que voit un joueur. Pour continuer à jouer, il faut les donner toutes.
position-hand-unknown = Pour voir comme la place { $seat }, il faut donner les cartes de sa main.
position-given-unknown = Pour voir comme la place { $seat }, il faut donner la carte qu’elle a passée et celle qu’elle a reçue.
position-no-exchange = À cette table on ne passe pas de carte : la phase ne peut pas être « exchange ».
position-no-force = À cette table on n’oblige personne : la phase ne peut être ni « force » ni « forced ».
position-no-starter = À cette table il n’y a pas de carte de départ : la carte proposée ne peut pas en venir.
position-outcome = Une manche finie a besoin d’un résultat, et une autre n’en a pas ; ici la phase est « { $phase } ».
position-winner = La place { $seat } n’a pas pu gagner : c’est la place { $player } qui a utilisé la dernière carte.
position-card-foreign = Dans un jeu de { $pack } cartes, { $card } n’existe pas.
position-card-copies = On trouve { $card } trop souvent : { $copies } fois, et le maximum est { $most }.
position-cards = En tout il y a { $cards } cartes ; il en faut { $expected }.
position-hand-large = La place { $seat } a { $cards } cartes, plus que les { $most } distribuées.
position-table-full = Le camp { $side } a { $cards } cartes sur la table. Avec { $target } il aurait gagné.
position-not-won = Le camp { $side } a { $cards } cartes sur la table ; pour avoir gagné il lui en faut exactement { $target }.
position-table-early = Le camp { $side } ne peut pas encore avoir { $cards } cartes sur la table.
position-holding = Le camp { $side } a { $cards } cartes, mains et table ensemble ; on peut en avoir de { $low } à { $high }.
position-no-discard = La place { $seat } n’a rien à défausser : son camp a { $cards } cartes et peut en garder { $limit }.
position-rummy = La place { $seat } n’a pas pu poser toute la table d’un coup.
position-pile = La défausse a { $cards } cartes ; avant de jouer il en faut { $expected }.
position-stock-left = Il reste { $cards } cartes à la pioche ; une manche n’est nulle que si elle est épuisée.
position-offered-missing = Dans la phase « { $phase } » il faut une carte proposée, et il n’y en a pas.
position-offered-extra = Dans la phase « { $phase } » il n’y a pas de carte proposée : ce ne peut pas être { $card }.
position-source = Dans la phase « { $phase } », la carte proposée ne peut pas venir de « { $source } ».
position-offered-pile = La carte proposée, { $card }, doit être le dessus de la défausse, qui est { $top }.
position-mover = Dans la phase « { $phase } », c’est à la place { $expected } de jouer, pas à la place { $mover }.
position-origin = On ne peut pas proposer à la place { $player } une carte qui vient de la place { $origin }.
position-force-unfit = On ne peut pas obliger : { $card } ne va dans aucune combinaison de la place { $seat }.
position-given = Que la place { $seat } ait passé sa carte ou non ne s’accorde pas avec le reste de la position.
position-given-hand = La carte que la place { $seat } a choisi de passer, { $card }, n’est pas dans sa main.
position-given-lost = Une carte passée, { $card }, ne se trouve nulle part.

## Feuilles de manche

record-empty = Cette feuille de manche est vide.
record-foreign = Ce n’est pas la feuille d’une manche de Conquian.
record-version = Cette feuille de manche est de la version { $version } ; on connaît ici : { $known }.
record-too-large = C’est trop grand pour une feuille de manche : { $length }, et le maximum est { $most }.
record-encoding = Cette feuille de manche n’est pas du texte en UTF-8.
record-truncated = Cette feuille de manche est coupée : il manque la fin.
record-json = Cette feuille de manche est abîmée ligne { $line }, colonne { $column } : ce n’est pas du JSON.
record-nested = Cette feuille de manche a des parenthèses sur plus de { $most } niveaux ; aucune n’en a autant.
record-number-form = « { $value } » n’est pas un nombre possible dans une feuille de manche.
record-syntax = « { $text } » n’a pas sa place à la ligne { $line } d’une feuille de manche.
record-numbering = À la ligne { $line } il faudrait le coup { $expected }, pas « { $text } ».
record-field-unknown = Une feuille de manche n’a pas de « { $field } » (dans { $where }).
record-field-missing = Il manque « { $field } » (dans { $where }).
record-field-twice = « { $field } » y est deux fois.
record-field-type = « { $field } » a une valeur d’un autre genre (dans { $where }).
record-rules = Les règles de la maison de cette feuille de manche sont fausses.
record-seats = La feuille de manche nomme { $seats } joueurs ; sa table en a { $players }.
record-name = « { $name } » ne peut pas être le nom d’un joueur : il faut de 1 à { $most } caractères, sans espace au début ni à la fin.
record-date = « { $date } » n’est pas une date. Écris-la comme 2026-12-01 ou 2026-12-01T18:30:00Z.
record-fair = Dans la preuve de la donne, « { $field } » n’a pas la bonne forme.
record-deal = La donne de cette feuille de manche est fausse.
record-pick = « { $pick } » n’est pas une carte coupée pour la donne.
record-action = Le coup { $action }, { $token }, de la place { $seat }, est contraire aux règles.
record-action-unread = Le coup { $action }, « { $token } », est illisible.
record-after-end = Le coup { $action }, { $token }, vient après la fin de la manche.
record-seat = Le coup { $action } est de la place { $seat }, mais c’était à la place { $expected } de jouer.
record-result = La feuille dit que la manche a fini par « { $result } », mais elle a fini par « { $expected } ».
record-check = Cette feuille de manche a été changée après coup : sa somme de contrôle ne va pas.
