### Quel che succede intorno alle mani di una partita: mescolare, distribuire, pagare. $you è come in
### narration.ftl. Una carta ($card) non segue mai una parola che si fonde con l’articolo.

## La mescolata verificabile e il taglio per fare le carte (D1)

event-committed = Il computer ha sigillato la sua parte della mescolata (sigillo: { $commitment }).
event-committed-why = Da qui in poi nessuno può scegliere le carte: l’ordine viene dal segreto sigillato e da quel che aggiunge ogni giocatore, e dopo la mano chiunque può controllare.
event-contributed = { $you ->
    [seat] Aggiungi «{ $text }» alla mescolata.
   *[none] { $name } aggiunge «{ $text }» alla mescolata.
}
event-contributed-nothing = { $you ->
    [seat] Non aggiungi niente alla mescolata.
   *[none] { $name } non aggiunge niente alla mescolata.
}
event-picked = { $you ->
    [seat] Al taglio scopri { $card }.
   *[none] Al taglio { $name } scopre { $card }.
}
event-tied = { $you ->
    [seat] Parità tra te e { $names } sulla carta più bassa: tagliate di nuovo.
   *[none] Parità sulla carta più bassa: { $names } tagliano di nuovo.
}
event-dealer = { $you ->
    [seat] Hai scoperto la carta più bassa, { $card }: cominci tu a fare le carte.
   *[none] { $name } ha scoperto la carta più bassa, { $card }, e comincia a fare le carte.
}
event-dealer-why = L’asso è la carta più bassa. Dopo ogni mano fa le carte il giocatore successivo (D1).
event-cut = { $you ->
    [seat] Tagli il mazzo: { $index ->
        [one] una carta passa
       *[other] { $index } carte passano
    } da sopra a sotto.
   *[none] { $name } taglia il mazzo: { $index ->
        [one] una carta passa
       *[other] { $index } carte passano
    } da sopra a sotto.
}
event-cut-none = { $you ->
    [seat] Lasci il mazzo com’è.
   *[none] { $name } lascia il mazzo com’è.
}

## La distribuzione

event-anted = { $stake ->
    [0] Questa mano si gioca senza posta. Nel piatto: { $pot }.
    [one] Ognuno mette un’unità nel piatto. Nel piatto: { $pot }.
   *[other] Ognuno mette { $stake } unità nel piatto. Nel piatto: { $pot }.
}
event-misdealt = { $you ->
    [seat] Distribuzione errata: hai { $cards } carte invece di { $expected }. La stessa persona ridistribuisce; il piatto resta (D5).
   *[none] Distribuzione errata: { $name } ha { $cards } carte invece di { $expected }. La stessa persona ridistribuisce; il piatto resta (D5).
}
event-dealt = { $you ->
    [seat] Mano { $hand }. Distribuisci { $cards } carte a testa.
   *[none] Mano { $hand }. { $name } distribuisce { $cards } carte a testa.
}
event-dealt-starter = La carta di avvio, scoperta per tutti: { $card }. Nel tallone: { $stock }.
event-dealt-stock = { $you ->
    [first] Non si scopre nessuna carta di avvio; cominci pescando dal tallone: { $card }. Nel tallone: { $stock }.
   *[none] Non si scopre nessuna carta di avvio; { $first } comincia pescando dal tallone: { $card }. Nel tallone: { $stock }.
}
event-dealt-none = Prima di giocare ognuno passa una carta al successivo (D7). Nel tallone: { $stock }.
event-hand = Le tue carte: { $cards }.

## I conti

event-settled-won = { $you ->
    [seat] Vinci la mano { $hand } e prendi { $paid ->
        [one] un’unità
       *[other] { $paid } unità
    }.
    [partner] Tu e { $name } vincete la mano { $hand }; ognuno prende { $paid ->
        [one] un’unità
       *[other] { $paid } unità
    }.
   *[none] { $name } vince la mano { $hand } e prende { $paid ->
        [one] un’unità
       *[other] { $paid } unità
    }.
}
event-settled-won-side = { $names } vincono la mano { $hand }; ognuno prende { $paid ->
    [one] un’unità
   *[other] { $paid } unità
}.
event-settled-won-free = { $you ->
    [seat] Vinci la mano { $hand }.
    [partner] Tu e { $names } vincete la mano { $hand }.
   *[none] { $names } { $count ->
        [one] vince
       *[other] vincono
    } la mano { $hand }.
}
event-settled-rummy = Per il rummy in colpo solo ogni perdente paga la posta ancora una volta (W4).
event-settled-drawn = La mano { $hand } è patta.
event-settled-pot = Nel piatto per la prossima mano: { $pot }.
event-settled-balance = Unità: { $balances }. Punti: { $points }.
event-settled-next = { $you ->
    [seat] Distribuisci tu la prossima mano.
   *[none] { $name } distribuisce la prossima mano.
}
event-settled-replay = { $you ->
    [seat] Ridistribuisci tu, per lo stesso piatto (W2).
   *[none] { $name } ridistribuisce, per lo stesso piatto (W2).
}
event-revealed = Il computer apre il suo segreto della mano { $hand } ({ $secret }). Ora chiunque può controllare la distribuzione.
event-revealed-cutting = Il computer apre il suo segreto del taglio: { $secret }. Ora chiunque può controllare chi doveva fare le carte.

## Arrivare, andare, finire

event-stop = { $you ->
    [seat] Vuoi chiudere la partita.
   *[none] { $name } vuole chiudere la partita.
}
event-stop-missing = { $you ->
    [seat] Finisce qui se sei d’accordo anche tu. Manca l’accordo di: { $names }.
   *[none] Manca l’accordo di: { $names }.
}
event-stop-back = { $you ->
    [seat] Alla fine preferisci continuare a giocare.
   *[none] Alla fine { $name } preferisce continuare a giocare.
}
event-reseated = { $you ->
    [seat] Prendi il posto { $number } con il nome { $name }.
   *[none] { $name } occupa ora il posto { $number }.
}
event-reseated-bot = Il computer gioca ora al posto { $number } con il nome { $name }.
event-reseated-open = Il posto { $number } è libero per chi arriva.
event-over-wins = { $you ->
    [seat] Vinci la partita: nessuno ha vinto più mani (W5).
    [partner] La tua coppia vince la partita: nessuno ha vinto più mani (W5).
   *[none] { $names } { $count ->
        [one] vince
       *[other] vincono
    } la partita: nessuno ha vinto più mani (W5).
}
event-over-units = { $you ->
    [seat] Vinci la partita, con il vantaggio stabilito in unità (W5).
    [partner] La tua coppia vince la partita, con il vantaggio stabilito in unità (W5).
   *[none] { $names } { $count ->
        [one] vince
       *[other] vincono
    } la partita, con il vantaggio stabilito in unità (W5).
}
event-over-stopped = La partita finisce qui, di comune accordo.
event-over-hands = Era l’ultima delle mani concordate.
event-over-returned = Quel che restava nel piatto torna indietro: { $returned }.
