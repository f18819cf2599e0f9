### Ce qui se passe à la table, raconté à une personne. $you dit qui elle est : "seat" (qui agit),
### "other" (à qui cela arrive), "partner" (partenaire de qui agit) ou "none" (aucun d’eux).

player-number = Joueur { $number }
names-and = { $first } et { $last }

## Passer une carte avant de jouer (D7)

event-gave = { $you ->
    [seat] Tu passes { $card } face cachée à { $other }.
   *[none] { $name } choisit une carte pour { $other }.
}
event-gave-hidden = { $you ->
    [other] { $name } choisit une carte pour toi. Tu la verras quand tout le monde aura choisi.
   *[none] { $name } choisit une carte pour { $other }.
}
event-received = { $you ->
    [seat] { $other } te passe { $card }.
   *[other] { $name } prend { $card }, la carte que tu as passée.
}
event-received-hidden = { $name } prend la carte passée par { $other }.
event-gave-why = Avant de jouer, chacun passe une carte au suivant. Personne ne voit la sienne avant que tous aient choisi (D7).
event-received-why = Maintenant que tous ont choisi, les cartes changent de main en même temps (D7).

## Utiliser et refuser

event-used = { $you ->
    [seat] Tu utilises { $card }. Sur ta table : { $melds } ({ $count } sur { $target }).
    [partner] { $name }, de ton équipe, utilise { $card }. Sur votre table : { $melds } ({ $count } sur { $target }).
   *[none] { $name } utilise { $card }. Sur sa table : { $melds } ({ $count } sur { $target }).
}
event-used-why = Une carte prise va tout de suite dans une combinaison sur la table, jamais dans la main (A1).
event-discard-due = { $you ->
    [seat] Main et table ensemble, cela fait plus de { $limit } cartes : défausse une carte de ta main (T4).
   *[none] Main et table ensemble, cela fait plus de { $limit } cartes : { $name } doit en défausser une (T4).
}
event-declined = { $you ->
    [seat] Tu refuses { $card }.
   *[none] { $name } refuse { $card }.
}
event-declined-laid = { $you ->
    [seat] Tu refuses { $card }, mais tu arranges d’abord ta table : { $melds } ({ $count } sur { $target }).
    [partner] { $name }, de ton équipe, refuse { $card }, mais arrange d’abord votre table : { $melds } ({ $count } sur { $target }).
   *[none] { $name } refuse { $card }, mais arrange d’abord sa table : { $melds } ({ $count } sur { $target }).
}
event-declined-why = On peut toujours refuser, sauf si la carte va dans une de ses propres combinaisons et qu’un adversaire insiste (P1).
event-declined-why-unforced = On peut toujours refuser (P1).
event-declined-laid-why = À ton tour, tu peux réorganiser tes combinaisons et y ajouter des cartes de ta main, mais jamais gagner ainsi (P2).

## Obliger (F)

event-asked = { $you ->
    [seat] { $other } refuse { $card }, mais cette carte prolonge une de ses combinaisons : { $meld }. Tu peux donc exiger qu’elle soit posée, ou laisser passer (F1).
    [other] Tu refuses { $card }, mais cette carte prolonge une de tes combinaisons : { $meld }. { $name } peut donc t’obliger à la poser (F1).
   *[none] { $other } refuse { $card }, mais cette carte prolonge une de ses combinaisons : { $meld }. { $name } peut donc exiger qu’elle soit posée (F1).
}
event-asked-why = Si tu refuses une carte qui va telle quelle dans une de tes combinaisons, l’adversaire peut t’obliger à l’utiliser. Cela peut casser ton jeu : c’est tout le sel de la partie (F3).
event-forced = { $you ->
    [seat] Combinaison forcée : tu obliges { $other } à utiliser { $card }, qui prolonge une de ses combinaisons : { $meld } (F1).
    [other] Combinaison forcée : { $name } t’oblige à utiliser { $card }, qui prolonge une de tes combinaisons : { $meld }. Tu dois maintenant poser cette carte (F1).
   *[none] Combinaison forcée : { $name } oblige { $other } à utiliser { $card }, qui prolonge une de ses combinaisons : { $meld } (F1).
}
event-forced-why = Qui est obligé choisit comment poser la carte : dans cette combinaison ou autrement, avec ou sans cartes de sa main. Puis on défausse, comme chaque fois qu’on utilise une carte (F2).
event-waived = { $you ->
    [seat] Tu n’obliges pas { $other } : tu laisses passer { $card }.
    [other] { $name } ne t’oblige pas, et laisse passer { $card }.
   *[none] { $name } n’oblige pas { $other }, et laisse passer { $card }.
}
event-waived-why = Obliger est un choix : l’adversaire peut aussi laisser passer la carte (F1).

## Défausser et piocher

event-discarded = { $you ->
    [seat] Tu défausses { $card }.
   *[none] { $name } défausse { $card }.
}
event-discarded-why = La carte défaussée reste face visible ; elle est d’abord proposée au joueur suivant (T2). Si elle va dans une de ses combinaisons, on peut l’obliger à l’utiliser (F3).
event-discarded-why-unforced = La carte défaussée reste face visible ; elle est d’abord proposée au joueur suivant (T2).
event-drew = { $you ->
    [seat] Tu pioches et retournes { $card }.
   *[none] { $name } pioche et retourne { $card }.
}
event-drew-why = Une carte piochée se retourne devant tout le monde : on l’utilise aussitôt, ou elle va à la défausse. Elle ne va jamais dans une main (T3).
event-drew-last = C’était la dernière carte de la pioche. Si elle ne sert pas, elle est encore proposée une fois ; ensuite, dès que quelqu’un doit piocher, la manche est nulle (T5).

## La fin de la manche

event-won = { $you ->
    [seat] Gagné ! Avec la carte proposée, tu as { $target } cartes sur ta table.
    [partner] Ton équipe gagne ! Avec la carte proposée, { $name } porte votre table à { $target } cartes.
   *[none] { $name } gagne : avec la carte proposée, cela fait { $target } cartes sur sa table.
}
event-won-rummy = { $you ->
    [seat] Et c’est un going rummy : ta table était vide, et tu as tout posé en un seul tour (W4).
    [partner] Et c’est un going rummy : votre table était vide, et { $name } a tout posé en un seul tour (W4).
   *[none] Et c’est un going rummy : la table était vide, et { $name } a tout posé en un seul tour (W4).
}
event-won-why = Dès qu’on atteint exactement ce nombre de cartes sur la table en utilisant la carte proposée, on gagne, sans rien défausser (W1).
event-drawn = { $you ->
    [seat] Tu dois piocher, mais la pioche est épuisée. La manche est nulle.
   *[none] { $name } doit piocher, mais la pioche est épuisée. La manche est nulle.
}
event-drawn-why = C’est un blocage : personne ne gagne, et le pot reste (T5, W2).
