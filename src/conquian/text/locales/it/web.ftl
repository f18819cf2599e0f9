### Il tavolo nel browser. Quel che succede e quel che non va è negli altri file.
### Una carta ($card) non segue mai una parola che si fonde con l’articolo.

## The pages

web-title = Conquian
web-lead = Il più antico dei ramini, nato in Messico. Cala tre carte uguali o tre in scala; vince chi arriva per primo a undici carte sul tavolo.
web-promise = Niente registrazione, niente attese. E puoi controllare ogni distribuzione.
web-play = Gioca
web-friend = Con un amico
web-other = Scegli un altro gioco
web-last = Torna al tuo ultimo tavolo
web-home = Pagina iniziale
web-make-link = Crea un link
web-your-name = Il tuo nome
web-offline = In questo momento il server non risponde.
web-failed = Qualcosa è andato storto. Riprova fra un momento.
web-close = Chiudi

## How to play

web-howto = Come si gioca
web-howto-deal = Prima di giocare
web-howto-turn = Il tuo turno
web-howto-force = Obbligare
web-howto-end = La fine della mano
web-howto-here = A questo tavolo
web-howto-use = La carta che puoi usare brilla. Premi Usa per vederla sul tavolo; conta solo quando la cali.
web-howto-own = Per formare una combinazione, scegli le carte o trascinale sul tuo tavolo. Annulla riporta tutto com’era.
web-howto-sort = Trascina le carte che hai in mano nell’ordine che vuoi, quando vuoi.
web-howto-keys = Con la tastiera
web-key-walk = ← →
web-key-walk-about = lungo la tua mano; in una mano registrata, indietro e avanti
web-key-move = Alt + ← →
web-key-move-about = sposta la carta
web-key-choose = Spazio
web-key-choose-about = scegli la carta, o lasciala
web-key-back = Esc
web-key-back-about = annulla ciò che non hai ancora calato
web-key-type = /
web-key-type-about = scrivi carte, o una parola come usa, no o annulla

## Settings

web-settings = Impostazioni
web-language = Lingua
web-faces = Carte
web-switch-faces = Passa a: { $faces }
web-theme = Chiaro o scuro
web-theme-auto = Automatico
web-theme-light = Chiaro
web-theme-dark = Scuro
web-teach = Spiega le situazioni nuove
web-by-hand = Mescolare e tagliare a mano
web-by-hand-about = Aggiungi qualcosa di tuo alla mescolata e scegli dove tagliare. Altrimenti ci pensa il caso.

## Choosing a game

web-which-game = Quale gioco?
web-with-whom = Con chi?
web-seat = Posto { $number }
web-bot-casual = Computer, gioca bene
web-bot-random = Computer, gioca a caso
web-by-link = Qualcuno, con un link
web-hands = Quante mani?
web-hands-any = finché qualcuno non vince
web-clock = Tempo per pensare
web-clock-none = quanto vuoi
web-clock-turn = { $seconds } s a turno + { $spare } a mano
web-clock-soon = Ti restano { $seconds } secondi per giocare.
web-house-rules = Regole della casa ({ $count ->
    [0] nessun cambiamento
    [one] { $count } cambiamento
   *[other] { $count } cambiamenti
})
web-group-table = Il tavolo
web-group-deal = Distribuzione e vittoria
web-group-play = Durante il gioco
web-group-score = Punteggio
web-a-number = numero
web-sit-down = Siediti

## Waiting for players

web-open-seat = Posto libero
web-invited = { $name } ti invita a giocare
web-waiting = { $count ->
    [one] C’è ancora un posto libero
   *[other] Ci sono ancora { $count } posti liberi
}
web-send-link = Manda questo link. Chi lo apre può sedersi qui.
web-link-local = Questo link si apre solo su questo computer. Perché altri possano entrare, avvia il gioco con { $command } e aprilo all’indirizzo indicato.
web-so-many-hands = { $hands ->
    [one] Si gioca una mano.
   *[other] Si giocano { $hands } mani.
}
web-copy = Copia il link
web-copied = Copiato
web-share = Condividi
web-or-bot = Non serve aspettare: il computer può prendere un posto libero.
web-fill-bot = Il computer al posto { $number }
web-free-seat = Libera il posto { $number }
web-kept = Il posto è tenuto da parte. Si comincia appena ci siete tutti.
web-watching = Il tavolo è al completo: stai guardando questa partita.

## The table

web-table = Il tavolo
web-hand-number = Mano { $number }
web-pot = Piatto { $pot }
web-about-game = Punteggio e distribuzione regolare
web-partner = Compagno
web-with = con { $name }
web-dealer = Mazziere
web-you-deal = Mazziere
web-away = Assente
web-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
web-laid = { $count } su { $target }
web-no-melds = Ancora nessuna combinazione
web-meld = Combinazione { $number }
web-middle = Centro del tavolo
web-stock = Tallone: { $count }
web-pile = Scarti: { $count }
web-pile-all = Tutti gli scarti, dal primo
web-source-starter = Carta di avvio
web-source-pile = Ultimo scarto
web-source-stock = Dal tallone
web-fits = Puoi usarla
web-fits-not = Non si lega a niente
web-fits-forced = La devi usare
web-offer-staged = Sul tuo tavolo
web-your-table = Il tuo tavolo
web-our-table = Il vostro tavolo
web-your-hand = La tua mano
web-received = Nuova
web-hand-empty = Non hai più carte in mano: la prossima che si lega al tuo tavolo vince.
web-by-suit = Per seme
web-by-rank = Per valore
web-group = Raggruppa
web-move-left = Sposta a sinistra
web-move-right = Sposta a destra
web-new-meld = Nuova combinazione
web-add-here = Aggiungi alla combinazione { $number }
web-drop-here = Cala qui una combinazione
web-log = Che cos’è successo
web-your-turn = Tocca a te

## What you can do

web-actions = Che cosa puoi fare
web-use = Usa { $card }
web-decline = Rifiuta { $card }
web-decline-lay = Rifiuta { $card } e cala
web-lay = Cala
web-lay-cards = Cala queste
web-win = Cala e vinci
web-undo = Annulla
web-unselect = Riponi
web-force = Obbliga { $name }
web-waive = Lascia passare
web-discard = Scarta { $card }
web-give = Passa { $card }
web-choose-card = Scegli una carta
web-choose = In che modo? Scegline uno:
web-more = Mostrane altri { $count }
web-type-label = Scrivi carte o un comando
web-type-hint = Carte o parola: annulla
web-enter = Invio
web-could-win = Con questa carta potresti vincere! Per rifiutarla lo stesso, premi ancora.
web-risk-force = { $card } si lega a una combinazione di { $name }: si può obbligare { $name } a calare questa carta.
web-risk = { $card } si lega a una combinazione di { $name }.
web-draft = Il tuo tavolo diventa: { $melds } ({ $count } su { $target }).
web-draft-wins = Il tuo tavolo diventa: { $melds } ({ $count } su { $target }). Così vinci!
web-draft-without = Il tuo tavolo diventa: { $melds } ({ $count } su { $target }), e rifiuti { $card }.
web-draft-bad = Queste carte non possono stare così.

## Waiting for others

web-waits-offer = { $name } decide. Carta offerta: { $card }.
web-waits-force = { $name } può obbligare { $other } a usare { $card }.
web-waits-force-you = { $name } può obbligarti a usare { $card }.
web-waits-forced = { $name } deve usare { $card }.
web-waits-discard = { $name } scarta una carta.
web-waits-give = { $name } sceglie una carta da passare.
web-waits-deal = In attesa di { $name }
web-is-away = { $name } non c’è. La partita aspetta.
web-is-back = { $name } è di nuovo qui.
web-let-bot = Fai giocare il computer
web-bot-plays = Il computer sta giocando per te.
web-take-back = Riprendo il mio posto
web-reconnecting = È caduta la connessione. La tua mano è al sicuro; nuovo tentativo…

## Between hands

web-between = Tra una mano e l’altra
web-dealing = Si mescola e si danno le carte…
web-asked-contribute = Aggiungi qualcosa di tuo alla mescolata
web-add = Aggiungi
web-asked-cut = Quante carte tagli dalla cima?
web-cut = Taglia
web-asked-pick = Scopri una carta: la più bassa fa le carte.
web-pick-card = Carta { $number }
web-see-hand = Rivedi questa mano, a carte scoperte
web-next = Prossima mano
web-rematch = Rivincita
web-rematch-asked = { $name } vuole la rivincita.
web-rematch-join = Ci sto
web-rematch-back = Alla rivincita
web-rematch-watch = Guarda la rivincita
web-most-points = Più punti: { $names }
web-level = Finisce in parità.

## Score and rules

web-score = Punteggio
web-player = Giocatore
web-points = Punti
web-units = Unità
web-fair = Distribuzione regolare
web-end = Chiudere la partita
web-end-about = Durante una mano devono essere tutti d’accordo. Quel che c’è nel piatto viene diviso.
web-end-ask = Vorrei smettere
web-end-not = Preferisco continuare
web-end-agree = D’accordo

## A hand to look at

web-replay = Una mano a carte scoperte
web-replay-hand = Mano { $number }, a carte scoperte
web-cutting = Chi fa le carte per primo
web-step = Passo { $number } di { $count }
web-step-back = Indietro
web-step-on = Avanti
web-won = Ha vinto
web-check = Controlla la distribuzione
web-check-commitment = Questo non è il segreto sigillato prima della distribuzione.
web-check-deck-order = L’ordine delle carte non viene dal segreto e da quel che hanno aggiunto i giocatori.
web-check-cut = Il mazzo non è stato tagliato dove dice il verbale.
web-check-dealer = Secondo le carte tagliate toccava a qualcun altro fare le carte.
web-check-unfair = Questa distribuzione non torna.
web-check-yourself = Preferisci fidarti del tuo computer? Scarica il verbale, poi usa: { $command }
web-check-host = La prova vale contro tutti tranne chi gestisce il server: conosce il segreto in anticipo, e potrebbe anche vedere le mani.
web-download = Scarica il verbale
web-download-text = Come testo
web-seal = Sigillo (SHA-256 del segreto)
web-seal-same = È il sigillo che ti è stato mostrato prima della distribuzione.
web-seal-other = Non è il sigillo che ti è stato mostrato prima della distribuzione.
web-secret = Segreto, svelato dopo la mano
web-added = { $name }: aggiunto alla mescolata
web-to-table = Torna al tavolo
