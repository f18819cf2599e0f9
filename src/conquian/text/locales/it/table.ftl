### Ciò che il tavolo dice nel terminale come nel browser. Le parole di un comando (cmd-…) sono
### separate da virgole; l’aiuto mostra la prima. Una carta ($card) non viene mai dopo «di», «a»,
### «da», «in» o «su».

## Comandi

cmd-use = usa, usare, sì, s, prendi, prendo
cmd-decline = no, rifiuta, rifiuto, rifiutare, n, passo
cmd-force = obbliga, obbligo, forza, esigi
cmd-waive = lascia passare, lascia, lascia correre, lascia stare
cmd-discard = scarta, scarto, scartare, butta
cmd-give = passa, dai
cmd-ok = cala, calo, fatto, va bene, avanti
cmd-undo = annulla, indietro, torna indietro
cmd-plays = ?, mosse, mossa
cmd-more = ancora, altre, continua
cmd-table = tavolo, vedi, mostra
cmd-sort = ordina
cmd-faces = carte
cmd-words = parole
cmd-teach = spiega
cmd-confirm = conferma
cmd-language = lingua
cmd-why = perché
cmd-rules = regole, regola
cmd-score = punti, punteggio, piatto
cmd-fair = sigillo
cmd-mix = mescola
cmd-record = annota, verbale
cmd-save = salva
cmd-new = nuova, nuovo, nuova partita
cmd-games = partite, le mie partite
cmd-help = aiuto
cmd-quit = esci, esco, fine, basta, ciao

## Domande

ui-asked-offer-starter = Tocca a te. Carta offerta: { $card }, la carta di avvio.
ui-asked-offer-pile = Tocca a te. Carta offerta: { $card }, lasciata da { $name }.
ui-asked-offer-round = Tocca a te. Carta offerta: { $card }, in cima agli scarti.
ui-asked-offer-stock = Tocca a te. Carta offerta: { $card }, dal tallone.
ui-asked-force = Tocca a te: vuoi obbligare { $name } a usare { $card }?
ui-asked-forced = Devi usare { $card }.
ui-asked-discard = Ora scarta una carta.
ui-asked-give = Prima di giocare: passa una carta a { $name }.

## Comporre

ui-you = Tu
ui-hand-empty = Non hai più carte in mano.
ui-undone = Annullato.
ui-play-use = Usa { $card }: { $melds } ({ $count } su { $target })
ui-play-win = Vinci con { $card }: { $melds } ({ $count } su { $target })
ui-play-arrange = Rifiuta { $card } e cala: { $melds } ({ $count } su { $target })
ui-fits-not = Queste carte non si possono calare così. Separa le combinazioni con virgole, o scrivi «?» per vedere che cosa puoi fare.
ui-no-use = La carta offerta non si lega a niente di tuo: rifiutala.
ui-sorted-rank = La tua mano è ordinata per valore.
ui-sorted-suit = La tua mano è ordinata per seme.

## I punti

ui-score-pot = Nel piatto: { $pot }. A ogni mano ciascuno mette { $stake }.
ui-score-wins = { $wins ->
    [one] Vince la partita chi arriva per primo a { $wins } punto.
   *[other] Vince la partita chi arriva per primo a { $wins } punti.
}
ui-score-units-end = Vince la partita chi per primo ha un vantaggio di { $units } unità.

## Carte date onestamente

ui-fair = Nessuno può truccare le carte. Prima di dare le carte, il computer fissa un numero segreto e te ne mostra il sigillo. Poi tu aggiungi qualcosa di tuo, e l’ordine delle carte dipende da tutti e due. Finita la mano il segreto si svela, e con il verbale chiunque può controllare tutto.
ui-fair-seal = Sigillo (SHA-256): { $seal }
ui-fair-mine = La tua parte nella mescolata: { $text }
ui-fair-cut = Carte tagliate da sopra: { $cut }
verify-commitment = Il segreto corrisponde al sigillo { $value }.
verify-deck-order = L’ordine del mazzo deriva dal segreto e da quello che hanno aggiunto i giocatori.
verify-cut = Taglio dopo { $value ->
    [one] { $value } carta
   *[other] { $value } carte
}; il mazzo è stato distribuito così.
verify-actions = { $value ->
    [one] { $value } mossa, ed è permessa.
   *[other] { $value } mosse, tutte permesse.
}
verify-dealer = Sono state tagliate { $count } carte; la più bassa è di { $name }, a cui tocca fare le carte.
verify-fair = La distribuzione era regolare.
verify-fair-dealer = Chi fa le carte per primo è stato deciso onestamente.

## Regole

ui-rules-goal = Lo scopo: esattamente { $target } carte sul tuo tavolo, tutte in combinazioni.
ui-rules-melds = Una combinazione è un tris, tre o quattro carte dello stesso valore, o una scala, tre o più carte di fila dello stesso seme. L’asso è la più bassa.
ui-rules-run-40 = Non ci sono otto, nove e dieci: dopo il sette viene il fante.
ui-rules-run-52 = Il mazzo è completo: dall’asso al dieci, poi fante, donna, re.
ui-rules-deal = Ognuno riceve { $deal } carte. Un’altra si scopre e si offre a ognuno, a turno.
ui-rules-deal-bare = Ognuno riceve { $deal } carte. Non se ne scopre nessuna: il primo giocatore pesca.
ui-rules-exchange = Prima di giocare ognuno passa una carta coperta al giocatore successivo.
ui-rules-offer = Nel tuo turno ti viene offerta prima la carta in cima agli scarti. Se la rifiuti, si scopre una carta del tallone e la si offre a te. Se rifiuti anche quella, viene offerta al giocatore successivo.
ui-rules-round = Una carta rifiutata o scartata fa il giro: tutti possono usarla, a turno.
ui-rules-use = La carta che usi va subito in una combinazione sul tuo tavolo, mai in mano. Insieme puoi calare altre carte dalla mano. Quello che è sul tavolo ci resta.
ui-rules-discard = Se poi tra mano e tavolo hai più di { $limit } carte, ne scarti una.
ui-rules-no-discard = Dopo aver usato una carta non si scarta mai: negli scarti ci sono solo carte rifiutate.
ui-rules-rearrange = Puoi riorganizzare le tue combinazioni e prendere carte in prestito dall’una per l’altra, purché alla fine siano tutte valide.
ui-rules-direct = La carta offerta deve prima trovare posto da sola. Solo dopo puoi riorganizzare le tue combinazioni.
ui-rules-hand-melds = Rifiutando puoi calare combinazioni dalla mano, ma l’ultima carta, quella che vince, deve essere la carta offerta.
ui-rules-forced = Se rifiuti una carta che si lega così com’è a una delle tue combinazioni, l’avversario può obbligarti a usarla.
ui-rules-partners = I compagni siedono l’uno di fronte all’altro e hanno un tavolo in comune.
ui-rules-win = Chi usa la carta offerta e ha così esattamente { $target } carte sul tavolo vince subito.
ui-rules-draw-carry = Se il tallone si esaurisce, nessuno vince e il piatto resta per la prossima mano.
ui-rules-draw-carry-free = Se il tallone si esaurisce, nessuno vince.
ui-rules-draw-point-each = Se il tallone si esaurisce, nessuno vince; un punto a ogni parte, e il piatto resta.
ui-rules-draw-point-each-free = Se il tallone si esaurisce, nessuno vince; un punto a ogni parte.
ui-rules-draw-replay = Se il tallone si esaurisce, nessuno vince e lo stesso mazziere ridistribuisce.
