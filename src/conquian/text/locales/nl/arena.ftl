### De arena, waar bots dezelfde giften spelen: het verslag, op de opdrachtregel en als pagina, en wat er
### mis kan gaan. Niets hiervan gaat naar browsers.

## Wat er misgaat

arena-few = Noem minstens twee bots: ze spelen tegen elkaar.
arena-many = { $bots } bots zijn te veel voor een arena; hooguit { $most }.
arena-import = ‘{ $bot }’ is niet als bot te gebruiken: { $reason }. Een bot is een van deze, { $known }, of een klasse die te importeren is, zoals pakket.module:Klasse, en met een startgetal aangeroepen wordt.
arena-no-bot = Wat ‘{ $bot }’ maakt is geen bot: een methode choose(view) ontbreekt.
arena-illegal = ‘{ $bot }’ overtrad de regels met { $action }: gift { $deal }, opstelling { $seating }, plaats { $seat }, stelling { $position }.
arena-no-action = ‘{ $bot }’ antwoordde { $answer }, en dat is geen zet: gift { $deal }, opstelling { $seating }, plaats { $seat }, stelling { $position }.
arena-raised = ‘{ $bot }’ faalde met { $reason }: gift { $deal }, opstelling { $seating }, plaats { $seat }, stelling { $position }.
arena-lost = Met ‘{ $bot }’ viel niet te spelen: gift { $deal }, opstelling { $seating }, plaats { $seat }, stelling { $position }.
arena-worker = Een proces waarin gespeeld werd is gestorven: misschien beëindigde een bot het, of het geheugen was op.
arena-file-foreign = In ‘{ $file }’ staat iets anders dan resultaten van een arena. Het is gebleven zoals het was: kies een ander bestand.
arena-file-other-version = De resultaten in ‘{ $file }’ zijn van versie { $found }, en dit is { $expected }: ze zijn niet te vergelijken. Kies een ander bestand.
arena-file-other-rules = De resultaten in ‘{ $file }’ zijn van een andere tafel, { $found }, niet van { $expected }. Kies een ander bestand.
arena-file-other-seed = De resultaten in ‘{ $file }’ zijn van andere giften: startgetal { $found }, niet { $expected }. Kies een ander bestand.
arena-file-other-bots = De resultaten in ‘{ $file }’ zijn van andere bots: { $found }, niet { $expected }. Kies een ander bestand.
arena-file-damaged = Regel { $line } van ‘{ $file }’ is geen resultaat: het bestand is veranderd.
arena-file-busy = Een andere arena schrijft op dit moment in ‘{ $file }’.
arena-file-unusable = In ‘{ $file }’ kan niet geschreven worden: { $reason }.
guest-form = De opdracht ‘{ $command }’ moet zeggen waar het programma heen moet: zet er { $url } en { $game } in.
guest-start = Het programma ‘{ $program }’ kan niet gestart worden: { $reason }.
guest-absent = Het programma ging niet binnen { $seconds } seconden aan tafel zitten.
guest-ended = Het programma stopte te vroeg (status { $status }). De laatste woorden: { $said }
guest-silent = Het programma was aan de beurt en deed { $seconds } seconden lang niets.

## Cijfers

arena-whole = { NUMBER($value, maximumFractionDigits: 0) }
arena-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-thousandths = { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
arena-plain = { NUMBER($value, maximumFractionDigits: 3) }
arena-percent = { $value } %
arena-range = { $low } tot { $high }
arena-milliseconds = { $value } ms

## Het verslag

arena-note = Elo is de voorsprong op { $bot }. Gelijke rondes tellen niet mee voor Elo en aandeel; een gift telt één keer, met alle rondes.
arena-pairs = Paar voor paar
arena-report = Arena: { $table }
arena-ladder = Sterkte
arena-ladder-about = Elo met het 95%-interval: hoe ver elke bot voorligt op { $bot }, of achter. Wie 100 voorligt wint 64 van de 100 rondes die een van beide wint. Gelijke rondes tellen niet, want niemand krijgt de pot: om die wordt de volgende ronde gespeeld. Een gift telt één keer, met alle rondes die met die kaarten gespeeld zijn.
arena-standings = Alle cijfers
arena-standings-about = Het aandeel is dat van de rondes die iemand won, met het 95%-interval.
arena-crosstable = Wie van wie wint
arena-crosstable-about = Van de rondes die een van beide won, hoeveel er naar de bot van de regel gingen; daaronder het 95%-interval en de rondes die elk won.
arena-convergence = Hoe het tot rust kwam
arena-convergence-about = Het gewonnen aandeel, gift na gift, met de 95%-band. Lees de band waar de reeks had moeten eindigen: wie stopt zodra het er goed uitziet, wordt erdoor bedrogen.
arena-lengths = Hoe lang rondes duren
arena-lengths-about = Het aantal zetten in een ronde, en hoe die voor de bot afliep.
arena-times = Bedenktijd
arena-times-about = Milliseconden per beslissing, op de computer die speelde: het gemiddelde, en sprieten van het snelste tiende deel van de rondes tot het traagste. Elke lijn van de schaal is een veelvoud van de vorige. Bij een programma telt de weg naar de tafel en terug mee.
arena-again = Om het over te spelen
arena-again-about = Conquian { $version }. Deze opdracht deelt dezelfde kaarten; bots die hun toeval uit het startgetal halen spelen dezelfde rondes.

arena-col-bot = bot
arena-col-elo = Elo
arena-col-interval = 95 %
arena-col-won = gewonnen
arena-col-lost = verloren
arena-col-drawn = gelijk
arena-col-share = aandeel (95 %)
arena-col-forced = verplicht per ronde
arena-col-length = zetten per ronde
arena-col-time = ms per beslissing

arena-fact-deals = giften
arena-fact-hands = rondes
arena-fact-drawn = gelijk
arena-fact-length = zetten per ronde
arena-fact-forced = verplichte meldingen per ronde
arena-fact-seed = startgetal
