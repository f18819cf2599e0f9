### What a server refuses, and why. Players read these in the browser.

## Messages and requests

frame-large = Questo messaggio è troppo lungo: { $size } byte, e il massimo è { $most }. Non è stato fatto nulla.
frame-malformed = Il tavolo non ha capito questo messaggio (in «{ $place }»). Non è stato fatto nulla.
frame-hello = Prima saluta: il tavolo non sa ancora chi sei.
body-malformed = Questa richiesta non si capisce (in «{ $place }»).
body-large = Questa richiesta è troppo lunga: al massimo { $most } byte.
too-fast = Era troppo in una volta. Aspetta { $seconds } s e riprova.
stale-version = Nel frattempo la partita è andata avanti. Guarda di nuovo il tavolo, poi scegli.
page-unknown = A questo indirizzo non c’è niente.

## Games and hands

game-unknown = Questa partita non esiste. Controlla il link o apri un nuovo tavolo.
game-damaged = Questa partita non si può più leggere: quello che ne resta non combacia.
game-full = Il tavolo è al completo: ogni posto ha il suo giocatore. Puoi comunque guardare.
game-crowded = Intorno a questo tavolo ci sono già { $most } persone. Torna tra un po’ per guardare.
place-crowded = Dalla tua rete { $most } persone stanno già guardando questo tavolo. Torna tra un po’ per guardare.
table-large = Questo tavolo è troppo grande per questo server. Distribuisci al massimo { $deal } carte a testa e fai vincere con { $target } o meno.
hand-unknown = Non c’è una mano finita con questo numero.

## Seats

seat-first = Chi apre un tavolo prende il primo posto.
seat-taken = Lì c’è già qualcuno. Scegli un altro posto.
name-invisible = Quel nome non si legge. Scegline uno in lettere normali.
name-taken = A questo tavolo c’è già qualcuno che si chiama { $name }. Scegli un altro nome.
seat-present = Quel giocatore è qui. Si può sostituire solo chi se n’è andato.
seat-patience = Quel giocatore è appena uscito. Aspetta ancora { $seconds } s prima che il computer prenda il suo posto.
seat-stand-in = Al posto di chi non c’è può giocare solo il livello migliore del computer.
seat-none = Stai guardando. Per giocare ti serve un posto.
seat-bot = In questo momento al tuo posto gioca il computer. Riprendilo per continuare.
rematch-early = La rivincita si può chiedere quando questa partita è finita.
rematch-taken = Il tuo posto nella rivincita è stato dato a qualcun altro. Puoi comunque guardare.
token-missing = Può farlo solo chi gioca a questo tavolo.
token-foreign = Questo posto non è tuo: la tua chiave non è di questo tavolo.

## The server

origin-foreign = Questa richiesta viene da un altro sito, perciò è rifiutata.
host-foreign = Questo server non risponde a quel nome.
site-form = «{ $site }» non è l’indirizzo di un sito. Scrivi quel che mostra il browser, fino al nome: https://cards.example.
proxy-form = «{ $proxy }» non è l’indirizzo di un proxy. Scrivilo in cifre, per esempio 127.0.0.1.
port-taken = La porta { $port } di { $host } è occupata o non è permessa. Scegline un’altra.
port-range = Non c’è una porta { $port }. Scegli un numero da 0 a { $most }.
storage-unusable = Il database { $database } non si apre. Controlla l’indirizzo, e che questo programma possa scriverci.
storage-address = «{ $database }» non è l’indirizzo di un database. Nomina un file, games.sqlite3, o scrivi un indirizzo intero: postgresql://user@host/games.
storage-driver = A Python manca il driver per { $database }: il modulo { $module }. Installalo, poi ricomincia.
storage-postgres = A Python manca il driver per { $database }: il modulo { $module }. Installalo con pip install 'conquian[postgres]', poi ricomincia.
storage-busy = Un altro server usa già il database { $database }. Ferma prima quello, oppure dai a questo un altro database.
storage-newer = Il database { $database } è già stato usato da una versione più recente di questo programma. Usa quella versione, o un altro database.
storage-failed = Non è stato possibile salvare la partita, perciò non è stato fatto nulla. Riprova tra un momento.
storage-lost = Il database { $database } è stato tolto o sostituito mentre si giocava. Il server si è fermato, perché niente sarebbe stato conservato. Rimetti il file al suo posto, oppure ricomincia.
server-failed = Qui qualcosa è andato storto. La tua partita è al sicuro; ricarica la pagina.
server-no-client = Il server è acceso, ma le sue pagine non sono ancora pronte. Preparale con: { $command }

## At the table

server-ready = { $name } aspetta la prossima mano.
server-late = { $you ->
    [seat] Il tuo tempo è scaduto: questa mossa la fa il computer.
   *[none] Tempo scaduto per { $name }: questa mossa la fa il computer.
}
