### Fouten rond een spel: opdrachten op het verkeerde moment, giften die niet kloppen,
### beschadigde bewaarde spellen.

match-stage = Dat kan nu niet: ‘{ $command }’ hoort niet bij dit moment van het spel (‘{ $stage }’).
match-over = Het spel is afgelopen. Begin een nieuw spel om verder te spelen.
match-command = ‘{ $command }’ is geen opdracht die een tafel kent.
match-time = ‘{ $now }’ is geen tijd.
match-name = ‘{ $name }’ kan geen naam zijn: het moeten 1 tot { $most } tekens zijn, zonder spaties aan het begin of eind.
match-seats = Deze tafel is voor { $players } spelers, niet voor { $seats }.
match-no-seat = Aan deze tafel zit geen speler { $seat }; er zijn er { $players }.
match-secret = Het geheim voor het schudden moet precies { $expected } bytes hebben.
match-secret-used = Dit geheim is al voor een andere ronde gebruikt. Elke ronde heeft een nieuw nodig.
match-contribution = Wat je aan het schudden toevoegt, mag hoogstens { $most } tekens hebben, allemaal afdrukbaar.
match-contributed = Speler { $seat } heeft al iets aan dit schudden toegevoegd.
match-not-cutting = Speler { $seat } heeft nu geen kaart te couperen.
match-pick-range = Er ligt geen kaart op plek { $index }. Kies van 0 tot en met { $most }.
match-pick-taken = De kaart op plek { $index } is al gecoupeerd. Kies een andere.
match-not-cutter = Alleen de speler na de deler mag couperen: speler { $cutter }, niet speler { $seat }.
match-cut-range = Je kunt geen { $index } kaarten couperen. Kies een getal van 0 tot en met { $most }.
match-no-dealer = Eerst moet vaststaan wie deelt; pas dan kan er met de hand gedeeld worden.
match-hands = Er zijn { $hands } handen gedeeld, maar er zijn { $players } spelers: voor ieder één.
match-no-stop = Niemand heeft gevraagd om te stoppen; er valt niets in te trekken.

## Het delen nagaan

fair-missing = Dit verslag heeft geen bewijs van het delen: de kaarten zijn met de hand gedeeld.
fair-hidden = Het geheim van ronde { $hand } is nog niet open. Het delen is na te gaan als de ronde afgelopen is.
fair-secret = Het geheim moet { $digits } hexadecimale cijfers hebben, in kleine letters.
fair-commitment = Het delen van ronde { $hand } klopt niet: dit is niet het geheim dat vooraf verzegeld is.
fair-contributions = Het bewijs heeft { $given } bijdragen aan het schudden; er moet er een zijn van elk van de { $players } spelers.
fair-cut-range = Het spel kan niet bij { $cut } gecoupeerd zijn; het hoogste is { $most }.
fair-cut = Het delen klopt niet: het spel is bij { $found } gecoupeerd, niet bij { $cut }.
fair-order = Het delen van ronde { $hand } klopt niet: de volgorde van de kaarten volgt niet uit het geheim en wat de spelers toevoegden.
fair-dealer = De gecoupeerde kaarten maken plaats { $dealer } niet tot eerste deler.

## Bewaarde spellen

session-damaged = Dit bewaarde spel is beschadigd: vanaf regel { $line }, kolom { $column } is er niets van te lezen.
session-long = Dit bestand is te lang voor een bewaard spel: { $length } tekens, en het hoogste is { $most }.
session-foreign = Dit bestand is geen bewaard spel (‘{ $expected }’).
session-version = Dit bewaarde spel is van versie { $version }; nodig is versie { $expected }.
session-field = In dit bewaarde spel ontbreekt ‘{ $field }’, of het is onbekend of onmogelijk.
session-edited = Dit spel is na het bewaren veranderd. Daarom kun je er niet meer van op aan en wordt het niet geladen.
session-table = De huisregels of de spelers van dit bewaarde spel zijn niet mogelijk.
session-command = Dit bewaarde spel kan niet nagespeeld worden: stap { $number } is tegen de regels.

## Computerspelers en lange reeksen

bot-unknown = Er is geen computerspeler die ‘{ $name }’ heet. Kies een van deze: { $known }.
arena-bots = { $bots } computerspelers passen niet aan deze tafel: noem er minstens één, en hoogstens één per partij; er zijn er { $sides }.
arena-deals = { $deals } giften zijn te weinig: speel er minstens één.
arena-workers = { $workers } processen zijn te weinig: gebruik er minstens één.
