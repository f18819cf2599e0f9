### Quel che succede al tavolo, raccontato a una persona. $you dice chi è: "seat" (chi agisce),
### "other" (chi lo subisce), "partner" (in coppia con chi agisce) o "none" (nessuno di loro).

player-number = Giocatore { $number }
names-and = { $first } e { $last }

## Passare una carta prima di giocare (D7)

event-gave = { $you ->
    [seat] Passi coperta a { $other } questa carta: { $card }.
   *[none] { $name } sceglie una carta per { $other }.
}
event-gave-hidden = { $you ->
    [other] { $name } sceglie una carta per te. La vedrai quando tutti avranno scelto.
   *[none] { $name } sceglie una carta per { $other }.
}
event-received = { $you ->
    [seat] { $other } ti passa { $card }.
   *[other] { $name } prende { $card }, la carta che hai passato.
}
event-received-hidden = { $name } prende la carta passata da { $other }.
event-gave-why = Prima di giocare ognuno passa una carta al successivo. Nessuno vede la sua finché tutti non hanno scelto (D7).
event-received-why = Ora che tutti hanno scelto, le carte cambiano mano insieme (D7).

## Usare e rifiutare

event-used = { $you ->
    [seat] Usi { $card }. Sul tuo tavolo: { $melds } ({ $count } su { $target }).
    [partner] { $name }, in coppia con te, usa { $card }. Sul vostro tavolo: { $melds } ({ $count } su { $target }).
   *[none] { $name } usa { $card }. Sul suo tavolo: { $melds } ({ $count } su { $target }).
}
event-used-why = Una carta presa si cala subito in una combinazione sul tavolo, non va mai in mano (A1).
event-discard-due = { $you ->
    [seat] Tra mano e tavolo ora sono più di { $limit } carte: scartane una dalla mano (T4).
   *[none] Tra mano e tavolo ora sono più di { $limit } carte: { $name } deve scartarne una (T4).
}
event-declined = { $you ->
    [seat] Rifiuti { $card }.
   *[none] { $name } rifiuta { $card }.
}
event-declined-laid = { $you ->
    [seat] Rifiuti { $card }, ma prima sistemi il tuo tavolo: { $melds } ({ $count } su { $target }).
    [partner] { $name }, in coppia con te, rifiuta { $card }, ma prima sistema il vostro tavolo: { $melds } ({ $count } su { $target }).
   *[none] { $name } rifiuta { $card }, ma prima sistema il suo tavolo: { $melds } ({ $count } su { $target }).
}
event-declined-why = Si può sempre rifiutare, a meno che la carta non si leghi a una propria combinazione e un avversario non insista (P1).
event-declined-why-unforced = Si può sempre rifiutare (P1).
event-declined-laid-why = Nel tuo turno puoi riorganizzare le tue combinazioni e aggiungere carte dalla mano, ma così non si vince mai (P2).

## Obbligare (F)

event-asked = { $you ->
    [seat] { $other } rifiuta { $card }, ma questa carta si lega al suo tavolo: { $meld }. Perciò puoi obbligare { $other } a calarla, o lasciar passare (F1).
    [other] Rifiuti { $card }, ma questa carta si lega al tuo tavolo: { $meld }. Perciò { $name } può obbligarti a calarla (F1).
   *[none] { $other } rifiuta { $card }, ma questa carta si lega al suo tavolo: { $meld }. Perciò { $name } può obbligare { $other } a calarla (F1).
}
event-asked-why = Se rifiuti una carta che si lega così com’è a una delle tue combinazioni, l’avversario può obbligarti a usarla. Questo può rovinarti i piani: è il sale del gioco (F3).
event-forced = { $you ->
    [seat] Calata forzata: obblighi { $other } a usare { $card }, perché si lega al suo tavolo: { $meld } (F1).
    [other] Calata forzata: { $name } ti obbliga a usare { $card }, perché si lega al tuo tavolo: { $meld }. Ora devi calare questa carta (F1).
   *[none] Calata forzata: { $name } obbliga { $other } a usare { $card }, perché si lega al suo tavolo: { $meld } (F1).
}
event-forced-why = Chi è obbligato sceglie come calare la carta: in quella combinazione o in un altro modo, con o senza carte della mano. Poi scarta, come ogni volta che si usa una carta (F2).
event-waived = { $you ->
    [seat] Non obblighi { $other }: lasci passare { $card }.
    [other] { $name } non ti obbliga: lascia passare { $card }.
   *[none] { $name } non obbliga { $other }: lascia passare { $card }.
}
event-waived-why = Obbligare è una scelta: l’avversario può anche lasciar passare la carta (F1).

## Scartare e pescare

event-discarded = { $you ->
    [seat] Scarti { $card }.
   *[none] { $name } scarta { $card }.
}
event-discarded-why = Lo scarto resta scoperto e viene offerto per primo al giocatore successivo (T2). Se si lega a una delle sue combinazioni, lo si può obbligare a usarlo (F3).
event-discarded-why-unforced = Lo scarto resta scoperto e viene offerto per primo al giocatore successivo (T2).
event-drew = { $you ->
    [seat] Peschi dal tallone e scopri { $card }.
   *[none] { $name } pesca dal tallone e scopre { $card }.
}
event-drew-why = La carta pescata si scopre davanti a tutti: si usa subito o va negli scarti. Non va mai in mano (T3).
event-drew-last = Era l’ultima carta del tallone. Se non si usa, viene offerta ancora una volta; poi, appena qualcuno deve pescare, la mano è patta (T5).

## La fine della mano

event-won = { $you ->
    [seat] Hai vinto! Con la carta offerta hai { $target } carte sul tuo tavolo.
    [partner] La tua coppia vince! Con la carta offerta, { $name } porta il vostro tavolo a { $target } carte.
   *[none] { $name } vince: con la carta offerta ha { $target } carte sul tavolo.
}
event-won-rummy = { $you ->
    [seat] Ed è rummy in colpo solo: il tuo tavolo era vuoto e hai calato tutto in un turno (W4).
    [partner] Ed è rummy in colpo solo: il vostro tavolo era vuoto e { $name } ha calato tutto in un turno (W4).
   *[none] Ed è rummy in colpo solo: il suo tavolo era vuoto e { $name } ha calato tutto in un turno (W4).
}
event-won-why = Chi, usando la carta offerta, arriva esattamente a quel numero di carte sul tavolo vince subito, senza scartare (W1).
event-drawn = { $you ->
    [seat] Devi pescare, ma il tallone è esaurito. La mano è patta.
   *[none] { $name } deve pescare, ma il tallone è esaurito. La mano è patta.
}
event-drawn-why = È un blocco: nessuno vince, e il piatto resta (T5, W2).
