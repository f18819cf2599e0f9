### Il tavolo nel terminale, oltre a table.ftl. Una carta ($card) non viene mai dopo «di», «a», «da»,
### «in» o «su».

## Comandi

arg-and = e, ed
arg-on = sì
arg-off = no
arg-rank = valore
arg-suit = seme
arg-spanish = spagnole, spagnolo
arg-french = francesi, francese

## L’inizio

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

## Domande

ui-type-offer = Scrivi una combinazione che la contiene (come { $example }), «no» per rifiutarla, «?» per vedere che cosa puoi fare, oppure «aiuto».
ui-type-decline = Non forma nessuna combinazione con quello che hai. Scrivi «no» per rifiutarla, oppure «aiuto».
ui-type-force = Scrivi «obbliga», oppure «no» per lasciar passare.
ui-type-forced = Scrivi la combinazione in cui va questa carta, o «?» per scegliere da un elenco.
ui-type-discard = Scrivi la carta (per esempio { $one }), o «?» per scegliere da un elenco.
ui-type-give = Scrivi la carta (per esempio { $one }), o «?» per scegliere da un elenco.
ui-asked-again = La partita è finita. Invio per uscire; «nuova» per giocarne un’altra; «annota» e il nome di un file per conservare l’ultima mano.

## Comporre

ui-draft = Il tuo tavolo diventa: { $melds } ({ $count } su { $target }). Invio per calare, «annulla» per tornare indietro.
ui-draft-wins = Il tuo tavolo diventa: { $melds } ({ $count } su { $target }). Così vinci! Invio per calare, «annulla» per tornare indietro.
ui-draft-without = Il tuo tavolo diventa: { $melds } ({ $count } su { $target }), senza { $card }. Aggiungi questa carta a una combinazione, o premi Invio per rifiutarla e calare il resto; «annulla» per tornare indietro.
ui-draft-forced = Il tuo tavolo diventa: { $melds } ({ $count } su { $target }), ancora senza { $card }. Aggiungi questa carta a una combinazione; «annulla» per tornare indietro.
ui-which-one = Si può fare in più modi. Scrivi il numero di quello che vuoi:
ui-confirm = { $play }? Invio per confermare, «annulla» per ripensarci.
ui-could-win = Potresti vincere subito: { $play }. Premi Invio per rifiutare lo stesso, o scrivi «annulla».
ui-discard-force = { $card } si lega a una combinazione di { $name }, che potrà usare questa carta, o subire la calata forzata. Invio per scartarla lo stesso, «annulla» per sceglierne un’altra.
ui-discard-fits = { $card } si lega a una combinazione di { $name }, che potrà usare questa carta. Invio per scartarla lo stesso, «annulla» per sceglierne un’altra.

ui-play-decline = Rifiuta { $card }
ui-play-rearrange = Rifiuta { $card } e riorganizza: { $melds } ({ $count } su { $target })
ui-play-force = Obbliga { $name } a usare { $card }
ui-play-waive = Lascia che { $name } rifiuti { $card }
ui-play-discard = Scarta { $card }
ui-play-give = Passa { $card } a { $name }
ui-choose = Scrivi il numero che preferisci.
ui-more = Scrivi il numero che preferisci, o «ancora» per vedere il resto dell’elenco (altre { $left }).

## Quello che non va

ui-unknown = «{ $text }» non è né una carta né un comando. Una carta è il valore e poi il seme: { $example } vuol dire { $spoken }. Scrivi «aiuto» per vedere i comandi.
ui-line-long = Questa riga è troppo lunga: al massimo { $most } caratteri, per favore.
ui-many-cards = Nessuno ha così tante carte. Scrivi una combinazione, o poche.
ui-fits-nowhere = { $card } non si lega direttamente a nessuna combinazione del tuo tavolo. Scrivi per intero la combinazione che vuoi.
ui-leaves-rest = Sul tuo tavolo resterebbe { $meld }, che non è una combinazione. Metti anche queste carte in combinazioni, o lasciale dove sono.
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
ui-proved = La distribuzione era regolare: le carte sono proprio quelle sigillate prima di darle ({ $seal }).
ui-seal-broken = Attenzione: queste carte non sono quelle sigillate prima di darle ({ $seal }).

## Carte date onestamente

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
