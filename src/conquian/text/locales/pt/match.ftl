### O que acontece em volta das rodadas de um jogo: embaralhar, distribuir, pagar. $you é como em
### narration.ftl. Uma carta ($card) nunca vem depois de palavra que se junte ao artigo.

## O embaralhamento honesto e o corte para distribuir (D1)

event-committed = O computador lacrou sua parte do embaralhamento (lacre: { $commitment }).
event-committed-why = Daqui em diante ninguém pode escolher as cartas: a ordem sai do segredo lacrado e do que cada jogador acrescenta, e depois da rodada qualquer um pode conferir.
event-contributed = { $you ->
    [seat] Você acrescenta “{ $text }” ao embaralhamento.
   *[none] { $name } acrescenta “{ $text }” ao embaralhamento.
}
event-contributed-nothing = { $you ->
    [seat] Você não acrescenta nada ao embaralhamento.
   *[none] { $name } não acrescenta nada ao embaralhamento.
}
event-picked = { $you ->
    [seat] No corte, você tira { $card }.
   *[none] No corte, { $name } tira { $card }.
}
event-tied = { $you ->
    [seat] Empate: você e { $names } têm a carta mais baixa, e cortam de novo.
   *[none] Empate na carta mais baixa: { $names } cortam de novo.
}
event-dealer = { $you ->
    [seat] Você tirou a carta mais baixa, { $card }, e por isso distribui primeiro.
   *[none] { $name } tirou a carta mais baixa, { $card }, e distribui primeiro.
}
event-dealer-why = O ás é a carta mais baixa. Depois de cada rodada distribui o próximo jogador (D1).
event-cut = { $you ->
    [seat] Você corta o baralho: { $index ->
        [one] { $index } carta de cima vai
       *[other] { $index } cartas de cima vão
    } para baixo.
   *[none] { $name } corta o baralho: { $index ->
        [one] { $index } carta de cima vai
       *[other] { $index } cartas de cima vão
    } para baixo.
}
event-cut-none = { $you ->
    [seat] Você deixa o baralho como está.
   *[none] { $name } deixa o baralho como está.
}

## A distribuição

event-anted = { $stake ->
    [0] Esta rodada é jogada sem aposta. No pote: { $pot }.
    [one] Cada um põe { $stake } unidade no pote. No pote: { $pot }.
   *[other] Cada um põe { $stake } unidades no pote. No pote: { $pot }.
}
event-misdealt = { $you ->
    [seat] Distribuição incorreta: você tem { $cards } cartas em vez de { $expected }. A mesma pessoa distribui de novo; o pote fica (D5).
   *[none] Distribuição incorreta: { $name } tem { $cards } cartas em vez de { $expected }. A mesma pessoa distribui de novo; o pote fica (D5).
}
event-dealt = { $you ->
    [seat] Rodada { $hand }. Você distribui { $cards } cartas a cada um.
   *[none] Rodada { $hand }. { $name } distribui { $cards } cartas a cada um.
}
event-dealt-starter = A carta inicial, virada para todos: { $card }. No monte: { $stock }.
event-dealt-stock = { $you ->
    [first] Não se vira carta inicial; você começa comprando do monte: { $card }. No monte: { $stock }.
   *[none] Não se vira carta inicial; { $first } começa comprando do monte: { $card }. No monte: { $stock }.
}
event-dealt-none = Antes de jogar, cada um passa uma carta ao próximo (D7). No monte: { $stock }.
event-hand = Suas cartas: { $cards }.

## As contas

event-settled-won = { $you ->
    [seat] Você vence a rodada { $hand } e leva { $paid ->
        [one] { $paid } unidade
       *[other] { $paid } unidades
    }.
    [partner] Você e { $name } vencem a rodada { $hand }; cada um leva { $paid ->
        [one] { $paid } unidade
       *[other] { $paid } unidades
    }.
   *[none] { $name } vence a rodada { $hand } e leva { $paid ->
        [one] { $paid } unidade
       *[other] { $paid } unidades
    }.
}
event-settled-won-side = { $names } vencem a rodada { $hand }; cada um leva { $paid ->
    [one] { $paid } unidade
   *[other] { $paid } unidades
}.
event-settled-won-free = { $you ->
    [seat] Você vence a rodada { $hand }.
    [partner] Você e { $names } vencem a rodada { $hand }.
   *[none] { $names } { $count ->
        [one] vence
       *[other] vencem
    } a rodada { $hand }.
}
event-settled-rummy = Pelo rummy em uma jogada só, cada perdedor paga a aposta mais uma vez (W4).
event-settled-drawn = A rodada { $hand } termina empatada.
event-settled-pot = No pote para a próxima rodada: { $pot }.
event-settled-balance = Unidades: { $balances }. Pontos: { $points }.
event-settled-next = { $you ->
    [seat] Você distribui a próxima rodada.
   *[none] { $name } distribui a próxima rodada.
}
event-settled-replay = { $you ->
    [seat] Você distribui de novo, pelo mesmo pote (W2).
   *[none] { $name } distribui de novo, pelo mesmo pote (W2).
}
event-revealed = O computador abre o segredo da rodada { $hand } ({ $secret }). Agora qualquer um pode conferir a distribuição.
event-revealed-cutting = O computador abre o segredo do corte ({ $secret }). Agora qualquer um pode conferir quem distribui.

## Chegar, sair, terminar

event-stop = { $you ->
    [seat] Você quer terminar o jogo.
   *[none] { $name } quer terminar o jogo.
}
event-stop-missing = { $you ->
    [seat] Ela termina aqui se você também concordar. Falta o acordo de: { $names }.
   *[none] Falta o acordo de: { $names }.
}
event-stop-back = { $you ->
    [seat] No fim, você prefere continuar jogando.
   *[none] No fim, { $name } prefere continuar jogando.
}
event-reseated = { $you ->
    [seat] Você ocupa o lugar { $number } com o nome { $name }.
   *[none] { $name } agora ocupa o lugar { $number }.
}
event-reseated-bot = O computador agora joga no lugar { $number } com o nome { $name }.
event-reseated-open = O lugar { $number } fica livre para quem chegar.
event-over-wins = { $you ->
    [seat] Você vence o jogo: ninguém venceu mais rodadas (W5).
    [partner] Sua dupla vence o jogo: ninguém venceu mais rodadas (W5).
   *[none] { $names } { $count ->
        [one] vence
       *[other] vencem
    } o jogo: ninguém venceu mais rodadas (W5).
}
event-over-units = { $you ->
    [seat] Você vence o jogo, com a vantagem acertada em unidades (W5).
    [partner] Sua dupla vence o jogo, com a vantagem acertada em unidades (W5).
   *[none] { $names } { $count ->
        [one] vence
       *[other] vencem
    } o jogo, com a vantagem acertada em unidades (W5).
}
event-over-stopped = O jogo termina aqui, de comum acordo.
event-over-hands = Essa era a última das rodadas combinadas.
event-over-returned = O que restava no pote é devolvido: { $returned }.
