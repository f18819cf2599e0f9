### Errori in mosse, posizioni e verbali scritti, per chi maneggia file. Posti e parti sono nominati
### come là, contati da 0.

## Posizioni

position-empty = Qui non c’è nessuna posizione. Scrivila su una sola riga.
position-too-long = Una posizione di { $length } caratteri è troppo lunga; il massimo è { $most }.
position-syntax = «{ $text }» non può far parte di una posizione.
position-fields = Una posizione di questo tavolo ha { $expected } parti separate da spazi; qui ce ne sono { $found }.
position-parts = In «{ $part }» ce ne devono essere { $expected }, separate da /; qui ce ne sono { $found }.
position-word = «{ $text }» non può stare lì. Parole possibili: { $known }.
position-phase = «{ $text }» non va bene. Solo una mano finita ha un risultato, come over:won:0, over:won:0:rummy o over:drawn:1.
position-seat = Non c’è un posto { $seat }: i { $players } posti si contano da 0.
position-count = In «{ $text }» manca il numero di carte dopo il punto interrogativo; dev’essere da 0 a { $most }.
position-hidden-cards = Qui ci sono carte sconosciute: questo è solo ciò che vede un giocatore. Per continuare a giocare bisogna darle tutte.
position-hand-unknown = Per vedere come il posto { $seat } bisogna dare le carte della sua mano.
position-given-unknown = Per vedere come il posto { $seat } bisogna dare la carta che ha passato e quella che ha ricevuto.
position-no-exchange = A questo tavolo non si passano carte, quindi la fase non può essere «exchange».
position-no-force = A questo tavolo non si obbliga nessuno, quindi la fase non può essere «force» né «forced».
position-no-starter = A questo tavolo non c’è carta di avvio, quindi la carta offerta non può venire da lì.
position-outcome = Una mano finita ha bisogno di un risultato, e una non finita non ne ha; qui la fase è «{ $phase }».
position-winner = Il posto { $seat } non può aver vinto: l’ultima carta l’ha usata il posto { $player }.
position-card-foreign = In un mazzo da { $pack } carte non esiste { $card }.
position-card-copies = C’è troppe volte { $card }: { $copies }, e il massimo è { $most }.
position-cards = In tutto ci sono { $cards } carte; devono essere { $expected }.
position-hand-large = Il posto { $seat } ha { $cards } carte, più delle { $most } distribuite.
position-table-full = La parte { $side } ha { $cards } carte sul tavolo. Con { $target } avrebbe già vinto.
position-not-won = La parte { $side } ha { $cards } carte sul tavolo; per aver vinto deve averne esattamente { $target }.
position-table-early = La parte { $side } non può ancora avere { $cards } carte sul tavolo.
position-holding = La parte { $side } ha { $cards } carte, tra mani e tavolo; sono possibili da { $low } a { $high }.
position-no-discard = Il posto { $seat } non ha niente da scartare: la sua parte ha { $cards } carte e può tenerne { $limit }.
position-rummy = Il posto { $seat } non può aver calato tutto il tavolo in una volta.
position-pile = Gli scarti hanno { $cards } carte; prima del gioco devono averne { $expected }.
position-stock-left = Nel tallone ci sono ancora { $cards } carte; una mano è patta solo quando è esaurito.
position-offered-missing = Nella fase «{ $phase }» ci vuole una carta offerta, e non c’è.
position-offered-extra = Nella fase «{ $phase }» non c’è carta offerta, quindi non può essere { $card }.
position-source = Nella fase «{ $phase }» la carta offerta non può venire da «{ $source }».
position-offered-pile = La carta offerta, { $card }, deve essere la cima degli scarti, che è { $top }.
position-mover = Nella fase «{ $phase }» tocca al posto { $expected }, non al posto { $mover }.
position-origin = Al posto { $player } non si può offrire una carta che viene dal posto { $origin }.
position-force-unfit = Non si può obbligare: { $card } non si lega a nessuna combinazione del posto { $seat }.
position-given = Che il posto { $seat } abbia passato o no la sua carta non si accorda con il resto della posizione.
position-given-hand = La carta che il posto { $seat } ha scelto di passare, { $card }, non è nella sua mano.
position-given-lost = Una carta passata, { $card }, non si trova da nessuna parte.

## Verbali di mani

record-empty = Questo verbale è vuoto.
record-foreign = Questo non è il verbale di una mano di Conquian.
record-version = Questo verbale è della versione { $version }; qui si conosce: { $known }.
record-too-large = È troppo grande per un verbale: { $length }, e il massimo è { $most }.
record-encoding = Questo verbale non è testo in UTF-8.
record-truncated = Questo verbale è tagliato: manca la fine.
record-json = Questo verbale è danneggiato alla riga { $line }, colonna { $column }: non è JSON.
record-nested = Questo verbale ha parentesi su più di { $most } livelli; nessun verbale ne ha tante.
record-number-form = «{ $value }» non è un numero che un verbale possa avere.
record-syntax = «{ $text }» non può stare alla riga { $line } di un verbale.
record-numbering = Alla riga { $line } dovrebbe venire la mossa { $expected }, non «{ $text }».
record-field-unknown = Un verbale non ha «{ $field }» (in { $where }).
record-field-missing = Manca «{ $field }» (in { $where }).
record-field-twice = «{ $field }» c’è due volte.
record-field-type = «{ $field }» ha un valore di un altro tipo (in { $where }).
record-rules = Le regole della casa di questo verbale sono sbagliate.
record-seats = Il verbale nomina { $seats } giocatori; il suo tavolo ne ha { $players }.
record-name = «{ $name }» non può essere il nome di un giocatore: deve avere da 1 a { $most } caratteri, senza spazi all’inizio o alla fine.
record-date = «{ $date }» non è una data. Scrivila come 2026-12-01 o 2026-12-01T18:30:00Z.
record-fair = Nella prova della distribuzione, «{ $field }» non ha la forma giusta.
record-deal = La distribuzione di questo verbale è sbagliata.
record-pick = «{ $pick }» non è una carta tagliata per decidere chi fa le carte.
record-action = La mossa { $action }, { $token }, del posto { $seat }, va contro le regole.
record-action-unread = La mossa { $action }, «{ $token }», non si può leggere.
record-after-end = La mossa { $action }, { $token }, viene dopo la fine della mano.
record-seat = La mossa { $action } è del posto { $seat }, ma toccava al posto { $expected }.
record-result = Il verbale dice che la mano è finita con «{ $result }», ma è finita con «{ $expected }».
record-check = Questo verbale è stato cambiato dopo: la sua somma di controllo non torna.
