### Il tavolo nel terminale. Le parole di un comando (cmd-…) sono separate da virgole; l’aiuto mostra
### la prima. Una carta ($card) non viene mai dopo «di», «a», «da», «in» o «su».

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

arg-and = e, ed
arg-on = sì
arg-off = no
arg-rank = valore
arg-suit = seme
arg-spanish = spagnole, spagnolo
arg-french = francesi, francese

## L’inizio

ui-you = Tu
ui-language-name = italiano
ui-welcome = Si gioca a Conquian! Vince chi per primo ha { $target } carte sul proprio tavolo, in combinazioni: tre o quattro dello stesso valore, oppure tre o più di fila dello stesso seme.
ui-welcome-turn = A ogni turno ti viene offerta una carta. Mettila in una combinazione sul tuo tavolo, o di’ di no; in mano non va mai.
ui-welcome-type = Scrivi le carte della combinazione, per esempio { $example }. Scrivi «?» per vedere che cosa puoi fare, «aiuto» per tutto il resto.
ui-legend-spanish = I semi: { suit-oros-letter } monete, { suit-copas-letter } coppe, { suit-espadas-letter } spade, { suit-bastos-letter } bastoni. Il 10 è la sota (fante), l’11 il caballo (cavallo), il 12 il rey (re).
ui-legend-french = I semi: { suit-spades-letter } picche, { suit-hearts-letter } cuori, { suit-diamonds-letter } quadri, { suit-clubs-letter } fiori. { rank-ace-letter } è l’asso, { rank-jack-letter } il fante, { rank-queen-letter } la donna, { rank-king-letter } il re.
ui-resumed = La tua partita riprende dalla mano { $number }. Se ne vuoi cominciare un’altra, scrivi «nuova».
ui-seal-hint = Scrivi «sigillo» per sapere a che cosa serve.
ui-asked-deal = Premi Invio per dare le carte della mano { $number }. Puoi anche scrivere «mescola» seguito da qualche parola tua, da aggiungere alla mescolata, oppure «esci».
ui-mix-how = Scrivi «mescola» e poi parole o numeri tuoi, per esempio: mescola luna blu. Entrano nella mescolata, e così nessuno può sapere prima l’ordine delle carte. Con il solo Invio, il caso aggiunge qualcosa per te.
ui-asked-cut = Puoi tagliare il mazzo: quante carte da sopra, da 0 a { $most }? Con Invio si taglia a caso.
ui-starter = Carta di avvio: { $card }.

## Il tavolo

ui-hand-number = Mano { $number }.
ui-you-deal = Fai tu le carte.
ui-dealer = Fa le carte { $name }.
ui-pot = Nel piatto: { $pot }.
ui-partner = Giochi in coppia con { $name }.
ui-seat = { $name }: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} in mano. Sul suo tavolo: { $table }
ui-seat-cards = { $name }: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
} in mano.
ui-their-table = Il loro tavolo: { $table }
ui-our-table = Il vostro tavolo: { $table }
ui-your-table = Il tuo tavolo: { $table }
ui-nothing = ancora niente.
ui-laid = { $melds } ({ $count } su { $target })
ui-pile = Scarti: { $card } in cima, { $count } in tutto.
ui-pile-empty = Nessuno scarto.
ui-stock = Tallone: { $count ->
    [one] 1 carta.
   *[other] { $count } carte.
}
ui-hand = La tua mano ({ $count }): { $cards }
ui-hand-empty = Non hai più carte in mano.

## Domande

ui-asked-offer-starter = Tocca a te. Carta offerta: { $card }, la carta di avvio.
ui-asked-offer-pile = Tocca a te. Carta offerta: { $card }, lasciata da { $name }.
ui-asked-offer-round = Tocca a te. Carta offerta: { $card }, in cima agli scarti.
ui-asked-offer-stock = Tocca a te. Carta offerta: { $card }, dal tallone.
ui-type-offer = Scrivi una combinazione che la contiene (come { $example }), «no» per rifiutarla, «?» per vedere che cosa puoi fare, oppure «aiuto».
ui-type-decline = Non forma nessuna combinazione con quello che hai. Scrivi «no» per rifiutarla, oppure «aiuto».
ui-asked-force = Tocca a te: vuoi obbligare { $name } a usare { $card }?
ui-type-force = Scrivi «obbliga», oppure «no» per lasciar passare.
ui-asked-forced = Devi usare { $card }.
ui-type-forced = Scrivi la combinazione in cui va questa carta, o «?» per scegliere da un elenco.
ui-asked-discard = Ora scarta una carta.
ui-type-discard = Scrivi la carta (per esempio { $one }), o «?» per scegliere da un elenco.
ui-asked-give = Prima di giocare: passa una carta a { $name }.
ui-type-give = Scrivi la carta (per esempio { $one }), o «?» per scegliere da un elenco.
ui-asked-again = La partita è finita. Invio per uscire; «nuova» per giocarne un’altra; «annota» e il nome di un file per conservare l’ultima mano.

## Comporre

ui-draft = Il tuo tavolo sarebbe: { $melds } ({ $count } su { $target }). Invio per calare, «annulla» per tornare indietro.
ui-draft-wins = Il tuo tavolo sarebbe: { $melds } ({ $count } su { $target }). Così vinci! Invio per calare, «annulla» per tornare indietro.
ui-draft-without = Il tuo tavolo sarebbe: { $melds } ({ $count } su { $target }), senza { $card }. Aggiungi questa carta a una combinazione, o premi Invio per rifiutarla e calare il resto; «annulla» per tornare indietro.
ui-draft-forced = Il tuo tavolo sarebbe: { $melds } ({ $count } su { $target }), ancora senza { $card }. Aggiungi questa carta a una combinazione; «annulla» per tornare indietro.
ui-which-one = Si può fare in più modi. Scrivi il numero di quello che vuoi:
ui-undone = Annullato.
ui-confirm = { $play }? Invio per confermare, «annulla» per ripensarci.
ui-could-win = Potresti vincere subito: { $play }. Premi Invio per rifiutare lo stesso, o scrivi «annulla».
ui-discard-force = { $card } si lega a una combinazione di { $name }, che potrà usare questa carta, o subire la calata forzata. Invio per scartarla lo stesso, «annulla» per sceglierne un’altra.
ui-discard-fits = { $card } si lega a una combinazione di { $name }, che potrà usare questa carta. Invio per scartarla lo stesso, «annulla» per sceglierne un’altra.

ui-play-use = Usare { $card }: { $melds } ({ $count } su { $target })
ui-play-win = Vincere con { $card }: { $melds } ({ $count } su { $target })
ui-play-decline = Rifiutare { $card }
ui-play-arrange = Rifiutare { $card } e calare: { $melds } ({ $count } su { $target })
ui-play-rearrange = Rifiutare { $card } e riorganizzare: { $melds } ({ $count } su { $target })
ui-play-force = Obbligare { $name } a usare { $card }
ui-play-waive = Lasciare che { $name } rifiuti { $card }
ui-play-discard = Scartare { $card }
ui-play-give = Passare { $card } a { $name }
ui-choose = Scrivi il numero che preferisci.
ui-more = Scrivi il numero che preferisci, o «ancora» per vedere il resto dell’elenco (altre { $left }).

## Quello che non va

ui-unknown = «{ $text }» non è né una carta né un comando. Una carta è il valore e poi il seme: { $example } vuol dire { $spoken }. Scrivi «aiuto» per vedere i comandi.
ui-line-long = Questa riga è troppo lunga: al massimo { $most } caratteri, per favore.
ui-many-cards = Nessuno ha così tante carte. Scrivi una combinazione, o poche.
ui-fits-nowhere = { $card } non si lega direttamente a nessuna combinazione del tuo tavolo. Scrivi per intero la combinazione che vuoi.
ui-leaves-rest = Sul tuo tavolo resterebbe { $meld }, che non è una combinazione. Metti anche queste carte in combinazioni, o lasciale dove sono.
ui-fits-not = Queste carte non si possono calare così. Separa le combinazioni con virgole, o scrivi «?» per vedere che cosa puoi fare.
ui-no-use = La carta offerta non si lega a niente di tuo. Scrivi «no» per rifiutarla.
ui-nothing-laid = Non c’è ancora niente da calare. Scrivi le carte di una combinazione, o «no» per rifiutare.
ui-nothing-undone = Non c’è niente da annullare.
ui-one-card = Una carta sola, per favore.
ui-no-number = L’elenco va da 1 a { $most }.
ui-too-open = Si può fare in troppi modi. Separa le combinazioni con virgole, o scrivi «?» per vedere l’elenco.
ui-which = Scegli tra: { $options }.
ui-mix-later = Potrai aggiungere parole alla mescolata quando si daranno le carte della prossima mano.
ui-no-human = A questo tavolo ci sono solo giocatori virtuali: non c’è posto per te.

## La fine della mano

ui-score = { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
ui-score-units = { $who }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, saldo { $units }
ui-score-pot = Nel piatto: { $pot }. A ogni mano ciascuno mette { $stake }.
ui-score-wins = { $wins ->
    [one] Vince la partita chi arriva per primo a { $wins } punto.
   *[other] Vince la partita chi arriva per primo a { $wins } punti.
}
ui-score-units-end = Vince la partita chi per primo ha un vantaggio di { $units } unità.
ui-proved = La distribuzione era regolare: le carte sono proprio quelle sigillate prima di darle ({ $seal }).
ui-seal-broken = Attenzione: queste carte non sono quelle sigillate prima di darle ({ $seal }).

## Carte date onestamente

ui-fair = Nessuno può truccare questo mazzo. Prima di dare le carte, il computer fissa un numero segreto e te ne mostra il sigillo. Poi tu aggiungi qualcosa di tuo, e l’ordine delle carte dipende da tutti e due. Finita la mano il segreto si svela, e con il verbale chiunque può controllare tutto.
ui-fair-seal = Sigillo (SHA-256): { $seal }
ui-fair-mine = La tua parte nella mescolata: { $text }
ui-fair-cut = Carte tagliate da sopra: { $cut }

## File

ui-recorded = La mano { $number } è annotata in { $file }.
ui-record-none = Nessuna mano è ancora finita. Quando ce n’è una, la puoi annotare.
ui-saved-copy = Salvata in { $file }. Per riprenderla: { $command } --resume { $file }
ui-file-missing = Aggiungi il nome del file dopo il comando.
ui-file-exists = Il file { $file } esiste già e resta com’è. Scegli un altro nome.
ui-file-unwritable = Il file { $file } non si può scrivere. Scegli un altro posto.
ui-resume-none = Non c’è ancora nessuna partita salvata. Cominciane una senza --resume.
ui-leave = La tua partita è salvata. Scrivi { $command } per riprenderla.
ui-leave-file = La tua partita è salvata in { $file }. Per riprenderla: { $command } --resume { $file }
ui-leave-lost = Non è stato possibile salvare la tua partita, che va persa. Per dire la prossima volta dove conservarla: { $command } --save FILE
ui-put-aside = L’altra partita resta salvata. Scrivi «partite» per vederla e tornarci.
ui-games = Le tue altre partite non finite, prima l’ultima:
ui-games-line = { $table }, mano { $number }. Punti: { $score }. { $time }
ui-games-choose = Scrivi «{ $example }» per riprendere la prima; questa intanto resta salvata.
ui-games-none = Non c’è nessun’altra partita non finita.
ui-bye = Alla prossima!

## Impostazioni

ui-sorted-rank = La tua mano è ordinata per valore.
ui-sorted-suit = La tua mano è ordinata per seme.
ui-type-like = Le carte si scrivono così: { $example }
ui-words-on = Le carte si scrivono a parole.
ui-words-off = Le carte si scrivono in breve.
ui-teach-on = Tutto quello che è nuovo verrà spiegato.
ui-teach-off = Niente più spiegazioni. Scrivi «perché» per sapere la regola di quello che è appena successo.
ui-confirm-on = Ogni mossa andrà confermata.
ui-confirm-off = Le mosse valgono subito, tranne quelle che cambiano il tavolo e quelle rischiose.
ui-language = Parliamo italiano.
ui-languages = Lingue: { $languages }. Per cambiare, scrivi per esempio: { $example }
ui-why-nothing = Non è ancora successo niente.

## Aiuto

ui-help-meld = Per usare la carta offerta, scrivi la combinazione che forma: { $example }. La carta offerta stessa la puoi tralasciare. Se le combinazioni sono più d’una, separale con virgole.
ui-help-more = Per aggiungere a una combinazione del tuo tavolo, scrivi solo le carte nuove. Se vanno bene in due combinazioni, scegli tu. Prima vedi come sarebbe il tuo tavolo; Invio per calarlo.
ui-help-whole = Per riorganizzare, scrivi le combinazioni che cambiano, o tutto il tavolo nuovo.
ui-help-line = { $word }: { $about }
ui-help-file = FILE
ui-help-some-words = PAROLE
ui-key-enter = Invio
ui-help-enter-deal = dare le carte della prossima mano
ui-help-enter-leave = uscire
ui-help-plays = tutto quello che puoi fare, numerato; basta scrivere un numero
ui-help-decline = rifiutare la carta offerta; seguito da carte della tua mano, calarle insieme
ui-help-undo = annullare quello che hai scritto
ui-help-table = rivedere il tavolo
ui-help-sort = ordinare la mano per seme o per valore
ui-help-faces = vedere carte spagnole o francesi
ui-help-words = le carte a parole, sì o no
ui-help-language = parlare un’altra lingua (en, es, fr, pt, it, nl)
ui-help-teach = le spiegazioni, sì o no
ui-help-confirm = confermare ogni mossa, sì o no
ui-help-why = la regola di quello che è appena successo
ui-help-rules = le regole di questo tavolo
ui-help-score = punti e piatto
ui-help-fair = come sapere che la distribuzione è regolare
ui-help-mix = aggiungere parole tue alla mescolata
ui-help-record = annotare l’ultima mano
ui-help-save = salvare una copia di questa partita
ui-help-new = cominciare un’altra partita; questa resta salvata
ui-help-again = un’altra partita
ui-help-games = le tue altre partite non finite; con un numero, riprenderne una
ui-help-help = come si gioca, e tutto quello che puoi scrivere
ui-help-quit = uscire; la partita resta salvata

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
ui-rules-draw-point-each = Se il tallone si esaurisce, nessuno vince; un punto a ogni parte, e il piatto resta.
ui-rules-draw-replay = Se il tallone si esaurisce, nessuno vince e lo stesso mazziere ridistribuisce.
