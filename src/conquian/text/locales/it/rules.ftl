### I giochi, le impostazioni di un tavolo e le clausole delle regole.

labelled = { $label }: { $text }

## Giochi

preset-classic = Classico
preset-classic-about = Il gioco di sempre per due: 10 carte a testa; si vince con 11 sul tavolo.
preset-fifty-two = Cinquantadue carte
preset-fifty-two-about = Con gli 8, i 9 e i 10, che nelle scale stanno tra il 7 e il fante; detto anche Conquian americano.
preset-twice-around = Twice-Around
preset-twice-around-about = Un gioco più lungo in cui la fortuna conta meno: 13 carte a testa; si vince con 15 sul tavolo.
preset-two-pack = Due mazzi
preset-two-pack-about = Due mazzi mescolati insieme e 15 carte per vincere; i tris di quattro carte sono frequenti.
preset-no-force = Senza calata forzata
preset-no-force-about = La versione di famiglia, più indulgente: nessuno può essere obbligato a usare una carta.
preset-discard-then-meld = Prima legare
preset-discard-then-meld-about = La carta offerta deve trovare posto da sola prima che si riorganizzino le combinazioni.
preset-partnership = In coppia
preset-partnership-about = Due contro due con due mazzi; ogni coppia ha un solo tavolo e vince con 15 carte.
preset-mexican = Messicano, otto carte
preset-mexican-about = Come si gioca oggi in Messico: 8 carte a testa, una passata al successivo, nessuna scoperta all’inizio; si vince con 9 sul tavolo.
preset-mexican-10 = Messicano, nove carte
preset-mexican-10-about = Il gioco messicano con 9 carte a testa; si vince con 10 sul tavolo.
preset-tercerilla = Tercerilla
preset-tercerilla-about = Il gioco messicano in tre: 8 carte a testa, si vince con 9 sul tavolo, e la carta che uno lascia fa il giro degli altri.
preset-sociable = Sociable
preset-sociable-about = Quattro giocatori, ognuno per sé, con due mazzi; la carta che uno lascia fa il giro degli altri.
preset-no-discard = Senza scarto
preset-no-discard-about = Le regole alla lettera: dopo aver usato una carta non si scarta niente.

## Impostazioni. Ognuna ha un nome, una frase e parole per i valori che non sono numeri.

value-yes = sì
value-no = no

field-name = Gioco
field-name-about = Il gioco da cui parte il tavolo; tutto quello che segue si può cambiare.
field-players = Giocatori
field-players-about = Quante persone giocano, da 2 a 4.
field-partners = Coppie
field-partners-about = Quattro giocatori in due coppie; i compagni siedono di fronte e hanno un tavolo in comune.
field-pack = Carte del mazzo
field-pack-about = 40, senza gli 8, i 9 e i 10, così il fante segue il 7; oppure tutte e 52.
field-packs = Mazzi
field-packs-about = Quanti mazzi si mescolano, uno o due.
field-deal = Carte distribuite
field-deal-about = Quante carte riceve ognuno all’inizio.
field-target = Carte per vincere
field-target-about = Vince chi ha esattamente questo numero di carte sul tavolo, e l’ultima è la carta offerta.
field-holding-limit = Carte che si tengono
field-holding-limit-about = Chi, dopo aver usato una carta, ne ha più di queste tra mano e tavolo, ne scarta una.
field-holding-limit-auto = come al solito ({ $limit })
field-holding-limit-none = senza limite: nessuno scarta mai
field-starter = Carta di avvio
field-starter-about = Dopo la distribuzione si scopre una carta, offerta a tutti a turno; altrimenti il primo giocatore pesca subito.
field-exchange = Carte passate
field-exchange-about = Quante carte ognuno passa al successivo prima di giocare: nessuna o una.
field-offers = La carta lasciata da qualcuno
field-offers-about = In tre o quattro: chi può ancora usare una carta rifiutata o scartata.
field-offers-next = solo il giocatore successivo
field-offers-round = fa il giro del tavolo
field-forced = Calata forzata
field-forced-about = Se rifiuti una carta che si lega a una delle tue combinazioni, un avversario può obbligarti a usarla.
field-hand-melds = Calare dalla mano
field-hand-melds-about = Rifiutando una carta si possono aggiungere carte dalla mano al proprio tavolo, ma così non si vince mai.
field-rearrange = Riorganizzare le combinazioni
field-rearrange-about = Quando si possono prendere in prestito carte da una propria combinazione per un’altra.
field-rearrange-free = in ogni momento del proprio turno
field-rearrange-after-use = solo dopo che la carta offerta ha trovato posto
field-draw = Una mano patta
field-draw-about = Che cosa succede quando il tallone si esaurisce prima che qualcuno vinca.
field-draw-carry = il piatto resta per la mano successiva
field-draw-point-each = un punto a ogni parte, e il piatto resta
field-draw-replay = lo stesso mazziere ridistribuisce per lo stesso piatto
field-stake = Posta
field-stake-about = Quel che ognuno mette nel piatto all’inizio della mano; chi vince prende tutto.
field-rummy-bonus = Premio per il rummy in colpo solo
field-rummy-bonus-about = Chi vince calando tutte le carte in un turno riceve la posta un’altra volta da ogni perdente.
field-wins = Mani per vincere
field-wins-about = Quante mani bisogna vincere per vincere la sessione.
field-wins-none = nessun limite
field-units = Unità di vantaggio
field-units-about = Quante unità di vantaggio servono per vincere la sessione.
field-units-none = nessun limite

## Clausole

clause-M = Combinazioni
clause-M1 = Il tris
clause-M2 = La scala
clause-M3 = Ogni carta in una combinazione
clause-D = La distribuzione
clause-D1 = Chi fa le carte
clause-D2 = Distribuire
clause-D3 = Tallone e carta di avvio
clause-D4 = Niente prima del gioco
clause-D5 = Distribuzione errata
clause-D6 = Senza carta di avvio
clause-D7 = Passare una carta
clause-T = Il gioco
clause-T1 = La prima mossa
clause-T2 = Un turno
clause-T3 = Pescare
clause-T4 = Lo scarto
clause-T5 = Il tallone si esaurisce
clause-T6 = L’ordine di gioco
clause-T7 = A chi si offre una carta
clause-A = Usare una carta
clause-A1 = Combinare, allungare, prendere in prestito
clause-A2 = Mai troppe
clause-A3 = Solo le proprie combinazioni
clause-A4 = Prima legare, poi riorganizzare
clause-P = Rifiutare
clause-P1 = Rifiutare una carta
clause-P2 = Sistemare il proprio tavolo
clause-F = Obbligare
clause-F1 = Quando si può obbligare
clause-F2 = Che cosa fa chi è obbligato
clause-F3 = Obbligare con uno scarto
clause-W = Vincere e fare i conti
clause-W1 = La vittoria
clause-W2 = La mano patta
clause-W3 = Poste e piatto
clause-W4 = Rummy in colpo solo
clause-W5 = La fine della sessione
clause-W6 = Niente punti per le carte
clause-V = Giochi
