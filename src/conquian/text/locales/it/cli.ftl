### Quello che si dice sulla riga di comando. Le parole con % le riempie il programma: lasciarle.

cli-about = Conquian, il più antico dei ramini. Senza comando: si gioca nel browser.
cli-commands = comandi
cli-usage = Uso:{" "}
cli-arguments = che cosa indicare
cli-options = opzioni
cli-help = mostra questo aiuto ed esce
cli-version = mostra la versione ed esce
cli-see-help = vedi conquian --help
cli-lang = lingua: inglese, spagnolo, francese, portoghese, italiano o olandese; altrimenti quella del sistema
cli-json = scrive JSON, per i programmi
cli-open = gioca nel browser; conquian da solo fa lo stesso
cli-serve = fa giocare gli altri: serve tavoli a una famiglia, un circolo o un sito
cli-host = l’indirizzo su cui ascolta; 0.0.0.0 per tutti quelli che raggiungono questo computer
cli-port = la porta; altrimenti 8711 o una vicina
cli-database = dove si conservano le partite: un file, o un URL di SQLAlchemy; altrimenti un file nella tua cartella dei dati
cli-no-browser = non apre il browser, dice solo l’indirizzo
cli-origin = il sito da cui si raggiunge questo server (https://cards.example), dietro un proxy; si può ripetere
cli-host-name = un nome con cui si può chiamare questo server (tavolo.example): gli altri sono rifiutati; si può ripetere
cli-proxy = l’indirizzo di un proxy davanti a questo server (127.0.0.1), a cui si crede quando dice da chi arrivano le richieste; si può ripetere
cli-keep = cancellare le partite, con i loro verbali, a cui nessuno gioca da tanti giorni; altrimenti si conservano tutte
cli-schema = scrive lo schema dei messaggi per i programmi e finisce
cli-play = gioca contro il computer, qui nel terminale
cli-legal = elenca le mosse permesse in una posizione
cli-perft = conta le serie di mosse permesse di una smazzata
cli-replay = racconta una mano dal suo verbale, con commento
cli-verify = dimostra dal verbale che la distribuzione era regolare
cli-arena = mette i bot a confronto sulle stesse smazzate: chi è più forte, di quanto e con quale certezza
cli-simulate = fa giocare i bot tra loro e tiene il conto
cli-presets = elenca i giochi, o le regole di uno
cli-table = un gioco, o un gioco con modifiche: classic,target=12
cli-rule = cambia una regola, per esempio target=12; si può ripetere (vedi conquian presets classic)
cli-faces = le carte che vedi: spanish (spagnole) o french (francesi)
cli-words = dice le carte a parole, per un lettore di schermo: sette di picche
cli-name = il tuo nome
cli-hand = gioca una mano sola, senza piatto né punteggio
cli-hands = gioca questo numero di mani, qualunque sia il punteggio
cli-level = come gioca il computer: casual (bene) o random (a caso)
cli-mix = prima di ogni distribuzione chiede un testo da aggiungere alla mescolata, e dove tagliare
cli-save = il file che conserva la partita dopo ogni mossa; se ne contiene già una, la riprende
cli-seed = un numero che rende il caso ripetibile
cli-resume = riprende una partita salvata
cli-new = comincia una partita nuova anche se ce n’è una salvata
cli-position = una posizione su una riga, tra virgolette
cli-depth = quante mosse
cli-deck = tutto il mazzo in ordine, prima la carta in cima: "AC 2C …"
cli-divide = mostra il conto dopo ogni prima mossa
cli-seal = il sigillo mostrato prima di dare le carte, o le sue prime cifre
cli-record = il verbale di una mano (- per lo standard input)
cli-bots = i bot, uno per posto; se mancano: casual random
cli-deals = quante smazzate, ciascuna giocata da ogni posto
cli-entrants = due bot o più: { $levels }, pacchetto.modulo:Classe, o un programma come "socket:COMANDO" (vedi docs/arena.md); NOME=BOT gli dà un nome
cli-pair-hands = questo numero di mani per ogni coppia di bot, in smazzate intere
cli-results = il file che conserva ogni smazzata giocata; lo stesso comando riprende da lì
cli-html = scrive in questo file un rapporto con grafici
cli-workers = quanti processi; altrimenti uno per core
cli-bad-argument = %(argument_name)s: %(message)s
cli-unrecognized = non capito: %s
cli-required = manca: %s
cli-bad-choice = %(value)r non è tra %(choices)s
cli-bad-value = %(value)r non è un numero intero che vada bene
cli-ambiguous = %(option)s può voler dire %(matches)s
cli-one-expected = manca un valore
cli-some-expected = sono attesi %s valori
cli-not-with = non si può usare insieme a %s
cli-no-value = non vuole un valore, ma ha ricevuto %r

cli-too-large = Questo supera la memoria di questa macchina. Prova con un tavolo o una profondità minori.
cli-output = Non si può scrivere altro: { $reason }.
file-missing = Il file { $file } non esiste.
file-unreadable = Non si può leggere il file { $file }.

seal-compare = Se questo è il sigillo mostrato prima di dare le carte, la distribuzione era regolare. (--seal lo confronta per te.)
fair-seal = Il sigillo di questa distribuzione non è { $seal }, ma { $commitment }: non è la distribuzione promessa.

simulate-progress = smazzate
simulate-title = { $table }: { $deals ->
    [one] { $deals } smazzata
   *[other] { $deals } smazzate
}, { $hands ->
    [one] { $hands } mano
   *[other] { $hands } mani
}
simulate-wins = { $bot }: vittorie { $wins }, il { $percent } % delle mani decise; intervallo al 95 %: { $low }–{ $high } %
simulate-draws = Patte: { $draws } ({ $percent } %)
simulate-forced = Calate forzate: { $count } per mano
simulate-length = Durata di una mano: { $count } mosse
simulate-time = { $bot }: { $time } ms per decisione

uncompiled = conquian: gira senza compilazione: tutto funziona, ma piano.

serve-ready = Conquian è su { $address } – premi Ctrl-C qui per finire.
serve-network = Dagli altri computer della tua rete: { $addresses }
serve-again = Conquian è già in funzione: { $address }
