### L’arena, dove i bot giocano le stesse smazzate: il suo rapporto, dalla riga di comando e come pagina,
### e che cosa può andare storto. Niente di questo va ai browser.

## Che cosa va storto

arena-few = Nomina almeno due bot: devono giocare l’uno contro l’altro.
arena-many = { $bots } bot sono troppi per un’arena; il massimo è { $most }.
arena-import = «{ $bot }» non può fare da bot: { $reason }. Un bot è uno di questi, { $known }, o una classe che si può importare, come pacchetto.modulo:Classe, chiamata con un seme.
arena-no-bot = Quello che «{ $bot }» crea non è un bot: gli manca un metodo choose(view).
arena-illegal = «{ $bot }» ha violato le regole con { $action }: smazzata { $deal }, disposizione { $seating }, posto { $seat }, posizione { $position }.
arena-no-action = «{ $bot }» ha risposto { $answer }, che non è una mossa: smazzata { $deal }, disposizione { $seating }, posto { $seat }, posizione { $position }.
arena-raised = «{ $bot }» ha fallito con { $reason }: smazzata { $deal }, disposizione { $seating }, posto { $seat }, posizione { $position }.
arena-lost = Non è stato possibile giocare con «{ $bot }»: smazzata { $deal }, disposizione { $seating }, posto { $seat }, posizione { $position }.
arena-worker = È morto un processo in cui si giocavano mani: forse l’ha terminato un bot, o è finita la memoria.
arena-file-foreign = «{ $file }» contiene qualcos’altro, non risultati di un’arena. È rimasto com’era: scegli un altro file.
arena-file-other-version = I risultati in «{ $file }» sono della versione { $found }, e questa è la { $expected }: non si possono confrontare. Scegli un altro file.
arena-file-other-rules = I risultati in «{ $file }» sono di un altro tavolo, { $found }, non di { $expected }. Scegli un altro file.
arena-file-other-seed = I risultati in «{ $file }» sono di altre smazzate: seme { $found }, non { $expected }. Scegli un altro file.
arena-file-other-bots = I risultati in «{ $file }» sono di altri bot: { $found }, non { $expected }. Scegli un altro file.
arena-file-damaged = La riga { $line } di «{ $file }» non è un risultato: il file è stato modificato.
arena-file-busy = Un’altra arena sta scrivendo in «{ $file }».
arena-file-unusable = Non si può scrivere in «{ $file }»: { $reason }.
guest-form = Il comando «{ $command }» deve dire al programma dove andare: mettici { $url } e { $game }.
guest-start = Non si può avviare il programma «{ $program }»: { $reason }.
guest-absent = Il programma non si è seduto al tavolo entro { $seconds } secondi.
guest-ended = Il programma è finito troppo presto (stato { $status }). Le sue ultime parole: { $said }
guest-silent = Toccava a lui, e il programma non ha fatto niente per { $seconds } secondi.

## Cifre

arena-whole = { NUMBER($value, maximumFractionDigits: 0) }
arena-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-thousandths = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-plain = { NUMBER($value, maximumFractionDigits: 3) }
arena-percent = { $value } %
arena-range = { $low } – { $high }
arena-milliseconds = { $value } ms

## Il rapporto

arena-note = L’Elo è il vantaggio su { $bot }. Le patte non contano per l’Elo né per la quota; ogni smazzata conta una volta, con tutte le sue mani.
arena-pairs = Coppia per coppia
arena-report = Arena: { $table }
arena-ladder = Forza
arena-ladder-about = L’Elo con il suo intervallo al 95 %: quanto ogni bot è avanti rispetto a { $bot }, o indietro. Con 100 di vantaggio si vincono 64 mani su 100 di quelle che uno dei due vince. Le patte non contano, perché nessuno prende il piatto: ce lo si gioca nella mano dopo. Ogni smazzata conta una volta, con tutte le mani giocate con le sue carte.
arena-standings = Tutte le cifre
arena-standings-about = La quota è quella delle mani che qualcuno ha vinto, con il suo intervallo al 95 %.
arena-crosstable = Chi batte chi
arena-crosstable-about = Delle mani che uno dei due ha vinto, quante sono andate al bot della riga; sotto, l’intervallo al 95 % e le mani vinte da ciascuno.
arena-convergence = Come si è assestato
arena-convergence-about = La quota vinta, smazzata dopo smazzata, con la sua fascia al 95 %. La fascia va letta dove la serie doveva finire: chi si ferma quando gli piace quel che vede, ne è ingannato.
arena-lengths = Quanto durano le mani
arena-lengths-about = Il numero di mosse di una mano, e come è finita per il bot.
arena-times = Tempo per decidere
arena-times-about = Millisecondi per decisione, sul computer che ha giocato: la media, e i baffi dal decimo più veloce delle mani al più lento. Ogni linea della scala è un multiplo della precedente. Per un programma è compresa la strada fino al tavolo e ritorno.
arena-again = Per rigiocare
arena-again-about = Conquian { $version }. Questo comando dà le stesse carte; i bot che prendono il caso dal seme giocano le stesse mani.

arena-col-bot = bot
arena-col-elo = Elo
arena-col-interval = 95 %
arena-col-won = vinte
arena-col-lost = perse
arena-col-drawn = patte
arena-col-share = quota (95 %)
arena-col-forced = forzate per mano
arena-col-length = mosse per mano
arena-col-time = ms per decisione

arena-fact-deals = smazzate
arena-fact-hands = mani
arena-fact-drawn = patte
arena-fact-length = mosse per mano
arena-fact-forced = calate forzate per mano
arena-fact-seed = seme
