### O que acontece na mesa, contado a uma pessoa. $you diz quem ela é: "seat" (quem age), "other"
### (com quem acontece), "partner" (dupla de quem age) ou "none" (nenhum deles).

player-number = Jogador { $number }
names-and = { $first } e { $last }

## Passar uma carta antes de jogar (D7)

event-gave = { $you ->
    [seat] Você passa { $card } para { $other }, sem mostrar.
   *[none] { $name } escolhe uma carta para { $other }.
}
event-gave-hidden = { $you ->
    [other] { $name } escolhe uma carta para você. Você vai vê-la quando todos tiverem escolhido.
   *[none] { $name } escolhe uma carta para { $other }.
}
event-received = { $you ->
    [seat] Você recebe { $card }; quem passou foi { $other }.
   *[other] { $name } pega { $card }, a carta que você passou.
}
event-received-hidden = { $name } pega a carta que { $other } passou.
event-gave-why = Antes de jogar, cada um passa uma carta ao próximo. Ninguém vê a que recebe até que todos tenham escolhido (D7).
event-received-why = Agora que todos escolheram, as cartas mudam de mão ao mesmo tempo (D7).

## Usar e recusar

event-used = { $you ->
    [seat] Você usa { $card }. Na sua mesa: { $melds } ({ $count } de { $target }).
    [partner] { $name }, em dupla com você, usa { $card }. Na mesa de vocês: { $melds } ({ $count } de { $target }).
   *[none] { $name } usa { $card }. Na mesa: { $melds } ({ $count } de { $target }).
}
event-used-why = A carta que se pega vai direto para uma combinação na mesa, nunca para a mão (A1).
event-discard-due = { $you ->
    [seat] Somando mão e mesa, agora são mais de { $limit } cartas: descarte uma da mão (T4).
   *[none] Somando mão e mesa, agora são mais de { $limit } cartas: { $name } precisa descartar uma (T4).
}
event-declined = { $you ->
    [seat] Você recusa { $card }.
   *[none] { $name } recusa { $card }.
}
event-declined-laid = { $you ->
    [seat] Você recusa { $card }, mas antes arruma sua mesa: { $melds } ({ $count } de { $target }).
    [partner] { $name }, em dupla com você, recusa { $card }, mas antes arruma a mesa de vocês: { $melds } ({ $count } de { $target }).
   *[none] { $name } recusa { $card }, mas antes arruma a mesa: { $melds } ({ $count } de { $target }).
}
event-declined-why = Sempre se pode recusar, a não ser que a carta encaixe em uma combinação própria e um adversário exija que seja usada (P1).
event-declined-why-unforced = Sempre se pode recusar (P1).
event-declined-laid-why = Na sua vez você pode reorganizar suas combinações e acrescentar cartas da mão, mas assim nunca se vence (P2).

## Obrigar (F)

event-asked = { $you ->
    [seat] { $other } recusou { $card }, mas essa carta encaixa no que { $other } tem na mesa: { $meld }. Por isso você pode exigir que seja usada, ou deixar passar (F1).
    [other] Você recusou { $card }, mas essa carta encaixa na sua mesa: { $meld }. Por isso { $name } pode obrigar você a usá-la (F1).
   *[none] { $other } recusou { $card }, mas essa carta encaixa no que { $other } tem na mesa: { $meld }. Por isso { $name } pode exigir que seja usada (F1).
}
event-asked-why = Se você recusa uma carta que encaixa, do jeito que está, em uma das suas combinações, podem obrigar você a usá-la. Isso pode desfazer seus planos: é a graça do jogo (F3).
event-forced = { $you ->
    [seat] Combinação forçada: você obriga { $other } a usar { $card }, que encaixa no que { $other } tem na mesa: { $meld } (F1).
    [other] Combinação forçada: { $name } obriga você a usar { $card }, que encaixa na sua mesa: { $meld }. Agora você precisa usar essa carta (F1).
   *[none] Combinação forçada: { $name } obriga { $other } a usar { $card }, que encaixa no que { $other } tem na mesa: { $meld } (F1).
}
event-forced-why = Quem é obrigado escolhe como baixar a carta: nessa combinação ou de outro jeito, com ou sem cartas da mão. Depois se continua como sempre que se usa uma carta (F2).
event-waived = { $you ->
    [seat] Você não obriga { $other }: deixa passar { $card }.
    [other] { $name } não obriga você: deixa passar { $card }.
   *[none] { $name } não obriga { $other }: deixa passar { $card }.
}
event-waived-why = Obrigar é uma escolha: o adversário também pode deixar a carta passar (F1).

## Descartar e comprar

event-discarded = { $you ->
    [seat] Você descarta { $card }.
   *[none] { $name } descarta { $card }.
}
event-discarded-why = O descarte fica aberto e é oferecido primeiro ao próximo jogador (T2). Se encaixar em uma combinação na mesa dessa pessoa, ela pode ser obrigada a usá-lo (F3).
event-discarded-why-unforced = O descarte fica aberto e é oferecido primeiro ao próximo jogador (T2).
event-drew = { $you ->
    [seat] Você compra do monte e vira { $card }.
   *[none] { $name } compra do monte e vira { $card }.
}
event-drew-why = A carta comprada é virada à vista de todos: ou se usa na hora, ou vai para o descarte. Nunca vai para uma mão (T3).
event-drew-last = Era a última carta do monte. Se não for usada, é oferecida mais uma vez; depois, assim que alguém tiver de comprar, a rodada termina empatada (T5).

## O fim da rodada

event-won = { $you ->
    [seat] Você venceu! Com a carta oferecida, você completa { $target } cartas na mesa.
    [partner] Sua dupla venceu! Com a carta oferecida, { $name } completa { $target } cartas na mesa de vocês.
   *[none] { $name } vence: com a carta oferecida, completa { $target } cartas na mesa.
}
event-won-rummy = { $you ->
    [seat] E foi rummy em uma jogada só: sua mesa estava vazia e você baixou tudo de uma vez (W4).
    [partner] E foi rummy em uma jogada só: a mesa de vocês estava vazia e { $name } baixou tudo de uma vez (W4).
   *[none] E foi rummy em uma jogada só: a mesa estava vazia e { $name } baixou tudo de uma vez (W4).
}
event-won-why = Quem, usando a carta oferecida, chega exatamente a esse número de cartas na mesa vence na hora e não descarta mais nada (W1).
event-drawn = { $you ->
    [seat] Você precisa comprar, mas o monte acabou. A rodada termina empatada.
   *[none] { $name } precisa comprar, mas o monte acabou. A rodada termina empatada.
}
event-drawn-why = É um bloqueio: ninguém vence, e o pote fica (T5, W2).
