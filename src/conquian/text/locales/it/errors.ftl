### Che cosa non va, e che cosa fare invece. Il numero della clausola viene aggiunto alla fine.

language-unknown = Qui non si parla «{ $language }». Scegli una di queste lingue: { $known }.

## Carte

card-unknown = «{ $card }» non è il nome di una carta. Scrivi il valore e poi il seme: { $example } vuol dire { $spoken }.
card-rank-missing = «{ $card }» dice solo il seme. Di’ anche quale carta: { $example } vuol dire { $spoken }.
card-suit-missing = «{ $card }» dice solo il valore. Di’ anche di che seme: { $example } vuol dire { $spoken }.
card-ambiguous = «{ $card }» può essere più di una carta. Scrivi il valore e poi il nome intero del seme, come in «{ $spoken }».
card-thrice = { $card } compare qui tre volte, e nessun tavolo ha più di due carte uguali.
card-not-in-pack = In un mazzo da { $pack } carte non esiste { $card }.
card-twice = { $card } sta in due combinazioni. Ogni carta appartiene a una sola: toglila da una delle due.

## Regole di casa

rules-preset = Non c’è nessun gioco chiamato «{ $name }». Scegli uno di questi: { $known }.
rules-field = Le regole della casa non hanno l’impostazione «{ $field }». Ci sono: { $known }.
rules-field-value = «{ $value }» non è un valore possibile per «{ $field }». Scegli tra questi: { $known }.
rules-syntax = «{ $text }» non è una regola di casa. Scrivi un gioco e poi quel che cambia, come in classic,target=12,deal=9.
rules-too-long = Regole della casa di { $length } caratteri sono troppo lunghe; il massimo è { $most }.
rules-field-twice = Le regole della casa fissano due volte «{ $field }». Lasciane una sola.
rules-field-range = «{ $field }» non può essere { $value }: scegli un numero da { $low } a { $high }.
rules-pack = Qui non ci sono mazzi da { $pack } carte: scegli 40 o 52.
rules-partners = In coppia si gioca due contro due: servono 4 giocatori, non { $players }.
rules-stock = Si distribuirebbero { $dealt } delle { $cards } carte, e nel tallone ne resterebbero { $stock }. Ne deve restare almeno una per giocatore ({ $players }): distribuisci meno carte o usa un mazzo più grande.
rules-limit = Nessuno potrebbe vincere: chi può tenere solo { $limit } carte non arriva mai a { $target } sul tavolo. Lascia tenere almeno { $needed } carte o abbassa il numero di carte per vincere.
rules-target = Nessuno potrebbe mai calare { $target } carte: con quelle distribuite e quelle che si possono usare si arriva al massimo a { $most }. Abbassa il numero di carte per vincere.

## La distribuzione

deal-not-the-pack = Queste { $cards } carte non sono il mazzo completo di questo tavolo, che ne ha { $expected }: ne manca qualcuna, ce n’è di doppie o sono di un altro mazzo.
deal-no-seat = A questo tavolo non c’è un giocatore { $seat } che possa fare le carte.
misdeal = Distribuzione errata: il giocatore { $seat } ha { $cards ->
    [one] una carta
   *[other] { $cards } carte
} invece di { $expected }. La stessa persona mescola e ridistribuisce.
no-such-seat = A questo tavolo non c’è un giocatore { $seat }; sono { $players }.
not-your-turn = Non è il tuo turno: tocca al giocatore { $seat }. Aspetta che arrivi il tuo.

## Combinazioni

meld-too-short = { $meld }: sono troppo poche carte. Una combinazione ne ha almeno tre: tre dello stesso valore, o tre di fila dello stesso seme.
meld-card-twice = { $meld }: qui { $card } compare più volte che nel mazzo. Usa ogni carta una volta sola.
set-too-long = { $meld }: sono troppe carte. Un tris ne ha tre o quattro dello stesso valore: dividilo o togli delle carte.
meld-mixed = { $meld } non è una combinazione. Le carte devono essere tutte dello stesso valore, oppure tutte dello stesso seme e di fila.
run-card-twice = { $meld } ha due volte la stessa carta. In una scala ogni carta segue la precedente, quindi ognuna c’è una volta sola.
run-wraps = { $meld } fa il giro. L’asso è sempre la carta più bassa: viene prima del due, mai dopo il re.
run-gap = { $meld } ha un buco. In una scala le carte vanno di fila, senza saltarne nessuna.
meld-unknown = { $meld } non è una combinazione. Servono tre o quattro carte dello stesso valore, o almeno tre di fila dello stesso seme.

## Usare una carta

use-lacks-table = Hai dimenticato { $cards }. Quello che è sul tuo tavolo ci resta: metti ognuna di queste carte in una combinazione.
use-lacks-offered = Nelle tue combinazioni manca { $card }. Per usare la carta offerta, questa deve far parte di una combinazione; se non la vuoi, rifiutala.
use-not-in-hand = Non hai in mano { $cards }. Usa solo la carta offerta, quelle della tua mano e quelle già sul tuo tavolo.
use-past-target = Così avresti { $cards } carte sul tavolo, e il massimo è { $target }. Cala meno carte dalla mano.
use-not-direct = Non puoi mettere { $card } così e basta. A questo tavolo la carta offerta deve prima formare una nuova combinazione con due carte della tua mano o legarsi a una delle tue; solo dopo puoi spostare carte.

## Rifiutare

decline-melds-hand = A questo tavolo, rifiutando una carta, puoi riorganizzare le tue combinazioni, ma non aggiungere { $cards } dalla mano.
decline-reaches-target = Con { $cards } carte arriveresti alle { $target } che fanno vincere, ma l’ultima deve essere la carta offerta. Tieni qualcosa in mano, o usa la carta.
decline-rearranges = A questo tavolo, rifiutando una carta, puoi allungare le tue combinazioni, ma non togliere carte a una per darle a un’altra. Lascia intera ogni combinazione.

## Ogni cosa a suo tempo

offer-due = Prima decidi della carta offerta, { $card }: usala o rifiutala.
force-due = Prima decidi per { $card }: obbliga il tuo avversario a usare questa carta, o lascia passare.
forced-must-use = Calata forzata: { $card } si lega a una delle tue combinazioni, e devi usare questa carta. Come, lo scegli tu; rifiutarla non si può più.
discard-due = Hai usato una carta e ora ne hai una di troppo: scarta una carta dalla mano.
discard-not-in-hand = Non puoi scartare { $card }: non è una carta della tua mano. Scegline una che hai.
give-due = Prima scegli una carta della tua mano da passare al giocatore successivo.
give-not-in-hand = Non puoi passare { $card }: non è una carta della tua mano. Scegline una che hai.
hand-over = Questa mano è finita. Per continuare, distribuisci la prossima.
action-syntax = «{ $text }» non è una mossa. Scrivi una di queste: use:5S-6S-7S, decline, decline:5S-6S-7S, force, waive, discard:KC, give:KC.
action-too-long = Una mossa di { $length } caratteri è troppo lunga; il massimo è { $most }.
