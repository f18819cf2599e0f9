### Errori intorno a una partita: comandi fuori tempo, distribuzioni che non tornano, partite
### salvate danneggiate.

match-stage = Ora non si può: «{ $command }» non c’entra con questo momento della partita («{ $stage }»).
match-over = La partita è finita. Per continuare, cominciane un’altra.
match-command = «{ $command }» non è un comando che un tavolo conosca.
match-time = «{ $now }» non è un’ora.
match-name = «{ $name }» non può essere un nome: deve avere da 1 a { $most } caratteri, senza spazi all’inizio o alla fine.
match-seats = Questo tavolo è per { $players } giocatori, non per { $seats }.
match-no-seat = A questo tavolo non c’è un giocatore { $seat }; sono { $players }.
match-secret = Il segreto della mescolata deve avere esattamente { $expected } byte.
match-secret-used = Questo segreto è già servito per un’altra mano. Ogni mano ne vuole uno nuovo.
match-contribution = Quel che aggiungi alla mescolata può avere al massimo { $most } caratteri, tutti stampabili.
match-contributed = Il giocatore { $seat } ha già aggiunto la sua parte a questa mescolata.
match-not-cutting = Il giocatore { $seat } ora non ha carte da tagliare.
match-pick-range = Non c’è nessuna carta alla posizione { $index }. Scegli da 0 a { $most }.
match-pick-taken = La carta alla posizione { $index } è già stata tagliata. Scegline un’altra.
match-not-cutter = Solo il giocatore dopo il mazziere può tagliare il mazzo: il giocatore { $cutter }, non il giocatore { $seat }.
match-cut-range = Non puoi tagliare { $index } carte. Scegli un numero da 0 a { $most }.
match-no-dealer = Prima bisogna stabilire chi fa le carte; solo allora si può distribuire a mano.
match-hands = Sono state distribuite { $hands } mani, ma ci sono { $players } giocatori: una a testa.
match-no-stop = Nessuno ha chiesto di chiudere la partita: non c’è niente da ritirare.

## Controllare una distribuzione

fair-missing = Questo verbale non ha la prova della distribuzione: le carte sono state date a mano.
fair-hidden = Il segreto della mano { $hand } non è ancora aperto. La distribuzione si può controllare quando la mano è finita.
fair-secret = Il segreto deve avere { $digits } cifre esadecimali, in minuscolo.
fair-commitment = La distribuzione della mano { $hand } non torna: questo non è il segreto sigillato prima.
fair-contributions = La prova ha { $given } contributi alla mescolata; ce ne vuole uno di ognuno dei { $players } giocatori.
fair-cut-range = Il mazzo non può essere stato tagliato a { $cut }; il massimo è { $most }.
fair-cut = La distribuzione non torna: il mazzo è stato tagliato a { $found }, non a { $cut }.
fair-order = La distribuzione della mano { $hand } non torna: l’ordine delle carte non viene dal segreto e da quel che hanno aggiunto i giocatori.
fair-dealer = Le carte tagliate non fanno del posto { $dealer } il primo mazziere.

## Sessioni salvate

session-damaged = Questa partita salvata è danneggiata: non si legge dalla riga { $line }, colonna { $column } in poi.
session-long = Questo file è troppo lungo per una partita salvata: { $length } caratteri, e il massimo è { $most }.
session-foreign = Questo file non è una partita salvata («{ $expected }»).
session-version = Questa partita salvata è della versione { $version }; serve la versione { $expected }.
session-field = In questa partita salvata «{ $field }» manca, è sconosciuto o è impossibile.
session-edited = Questa partita è stata cambiata dopo il salvataggio: non ci si può fidare e non viene caricata.
session-table = Le regole della casa o i giocatori di questa partita salvata non sono possibili.
session-command = Questa partita salvata non si può rigiocare: il suo passo { $number } va contro le regole.

## Bot e lunghe serie

bot-unknown = Non c’è nessun bot chiamato «{ $name }». Scegli uno di questi: { $known }.
arena-bots = { $bots } bot non vanno bene per questo tavolo: nominane almeno uno, e al massimo uno per parte; le parti sono { $sides }.
arena-deals = { $deals } smazzate sono poche: giocane almeno una.
arena-workers = { $workers } processi sono pochi: usane almeno uno.
