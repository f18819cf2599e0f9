### Ce qui ne va pas, et que faire à la place. Le numéro de la clause est ajouté à la fin.

language-unknown = On ne parle pas « { $language } » ici. Choisis l’une de ces langues : { $known }.

## Cartes

card-unknown = « { $card } » n’est pas le nom d’une carte. Écris la valeur puis la couleur : { $example } veut dire { $spoken }.
card-rank-missing = « { $card } » ne dit que la couleur. Dis aussi quelle carte : { $example } veut dire { $spoken }.
card-suit-missing = « { $card } » ne dit que la valeur. Dis aussi de quelle couleur : { $example } veut dire { $spoken }.
card-ambiguous = « { $card } » peut désigner plusieurs cartes. Écris la valeur puis le nom entier de la couleur, comme dans « { $spoken } ».
card-thrice = { $card } apparaît ici trois fois, et aucune table n’a plus de deux cartes pareilles.
card-not-in-pack = Dans un jeu de { $pack } cartes, { $card } n’existe pas.
card-twice = { $card } se trouve dans deux combinaisons. Chaque carte n’appartient qu’à une seule : retire-la de l’une des deux.

## Règles de la maison

rules-preset = Il n’y a pas de jeu appelé « { $name } ». Choisis l’un de ceux-ci : { $known }.
rules-field = Les règles de la maison n’ont pas de réglage « { $field } ». Il y a : { $known }.
rules-field-value = « { $value } » ne convient pas pour « { $field } ». Choisis parmi : { $known }.
rules-syntax = « { $text } » n’est pas une règle de la maison. Écris un jeu, puis ce qui change, comme dans classic,target=12,deal=9.
rules-too-long = Des règles de la maison de { $length } caractères sont trop longues ; le maximum est { $most }.
rules-field-twice = Les règles de la maison fixent deux fois « { $field } ». N’en laisse qu’une.
rules-field-range = « { $field } » ne peut pas être { $value } : choisis un nombre de { $low } à { $high }.
rules-pack = Il n’y a pas ici de jeu de { $pack } cartes : choisis 40 ou 52.
rules-partners = En équipes on joue à deux contre deux : il faut 4 joueurs, pas { $players }.
rules-stock = On distribuerait { $dealt } des { $cards } cartes, et il en resterait { $stock } à la pioche. Il en faut au moins une par joueur ({ $players }) : distribue moins de cartes, ou prends un plus grand jeu.
rules-limit = Personne ne pourrait gagner : si l’on ne peut garder que { $limit } cartes, on n’arrive jamais à { $target } sur la table. Laisse garder au moins { $needed } cartes, ou baisse le nombre de cartes pour gagner.
rules-target = Personne ne pourrait jamais poser { $target } cartes : avec ce qui est distribué et ce qu’on peut utiliser, on arrive à { $most } au plus. Baisse le nombre de cartes pour gagner.

## La donne

deal-not-the-pack = Ces { $cards } cartes ne sont pas le jeu complet de cette table, qui en a { $expected } : il en manque, il y en a en double, ou elles viennent d’un autre jeu.
deal-no-seat = Il n’y a pas de joueur { $seat } à cette table pour donner.
misdeal = Mauvaise donne : le joueur { $seat } a { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} au lieu de { $expected }. La même personne bat les cartes et redistribue.
no-such-seat = Il n’y a pas de joueur { $seat } à cette table ; il y en a { $players }.
not-your-turn = Ce n’est pas ton tour : c’est au joueur { $seat } de jouer. Attends que vienne le tien.

## Combinaisons

meld-too-short = { $meld } : c’est trop court. Une combinaison a au moins trois cartes : trois de même valeur, ou trois qui se suivent dans une couleur.
meld-card-twice = { $meld } : { $card } y figure plus souvent que dans le jeu. Ne prends chaque carte qu’une fois.
set-too-long = { $meld } : c’est trop long. Un brelan a trois ou quatre cartes de même valeur : partage-le, ou retire des cartes.
meld-mixed = { $meld } n’est pas une combinaison. Les cartes doivent être toutes de même valeur, ou toutes de la même couleur et se suivre.
run-card-twice = { $meld } contient deux fois la même carte. Dans une suite chaque carte suit la précédente : chacune n’y est donc qu’une fois.
run-wraps = { $meld } fait une boucle. L’as est toujours la carte la plus basse : il va avant le deux, jamais après le roi.
run-gap = { $meld } a un trou. Dans une suite, les cartes se suivent sans qu’il en manque.
meld-unknown = { $meld } n’est pas une combinaison. Il faut trois ou quatre cartes de même valeur, ou au moins trois qui se suivent dans une couleur.

## Utiliser une carte

use-lacks-table = Tu as oublié { $cards }. Ce qui est sur ta table y reste : place chacune de ces cartes dans une combinaison.
use-lacks-offered = Il manque { $card } dans tes combinaisons. Pour utiliser la carte proposée, il faut qu’elle fasse partie d’une combinaison ; si tu n’en veux pas, refuse-la.
use-not-in-hand = Tu n’as pas { $cards } en main. N’utilise que la carte proposée, ta main, et ce qui est sur ta table.
use-past-target = Cela ferait { $cards } cartes sur ta table, et { $target } est le maximum. Pose moins de cartes de ta main.
use-not-direct = Tu ne peux pas placer { $card } comme ça. À cette table, la carte proposée doit d’abord former une nouvelle combinaison avec deux cartes de ta main, ou aller dans une des tiennes ; ensuite seulement tu peux déplacer des cartes.

## Refuser

decline-melds-hand = À cette table, en refusant une carte, tu peux réorganiser tes combinaisons, mais pas y ajouter { $cards } de ta main.
decline-reaches-target = Avec { $cards } cartes tu atteindrais les { $target } qui font gagner, mais la dernière doit être la carte proposée. Garde quelque chose en main, ou utilise la carte.
decline-rearranges = À cette table, en refusant une carte, tu peux compléter tes combinaisons, mais pas prendre des cartes à l’une pour une autre. Laisse chaque combinaison entière.

## Chaque chose en son temps

offer-due = Décide d’abord pour la carte proposée, { $card } : utilise-la ou refuse-la.
force-due = Décide d’abord pour { $card } : oblige ton adversaire à l’utiliser, ou laisse passer.
forced-must-use = On t’y oblige : comme { $card } va dans une de tes combinaisons, tu dois utiliser cette carte. Tu choisis comment ; la refuser n’est plus possible.
discard-due = Tu as utilisé une carte et tu en as maintenant une de trop : défausse une carte de ta main.
discard-not-in-hand = Tu ne peux pas défausser { $card } : tu ne l’as pas en main. Choisis une carte que tu as.
give-due = Choisis d’abord une carte de ta main à passer au joueur suivant.
give-not-in-hand = Tu ne peux pas passer { $card } : tu ne l’as pas en main. Choisis une carte que tu as.
hand-over = Cette manche est finie. Pour continuer, distribue la suivante.
action-syntax = « { $text } » n’est pas un coup. Écris l’un de ceux-ci : use:5S-6S-7S, decline, decline:5S-6S-7S, force, waive, discard:KC, give:KC.
action-too-long = Un coup de { $length } caractères est trop long ; le maximum est { $most }.
