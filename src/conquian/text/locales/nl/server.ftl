### What a server refuses, and why. Players read these in the browser.

## Messages and requests

frame-large = Dat bericht is te lang: { $size } bytes, en { $most } is het hoogste. Er is niets gedaan.
frame-malformed = De tafel heeft dat bericht niet begrepen (bij ‘{ $place }’). Er is niets gedaan.
frame-hello = Zeg eerst gedag: de tafel weet nog niet wie je bent.
body-malformed = Dat verzoek is niet te begrijpen (bij ‘{ $place }’).
body-large = Dat verzoek is te lang: hoogstens { $most } bytes.
too-fast = Dat was te veel tegelijk. Wacht { $seconds } s en probeer het opnieuw.
stale-version = Het spel is intussen verdergegaan. Kijk nog eens naar de tafel en kies dan.
page-unknown = Op dit adres is niets te vinden.

## Games and hands

game-unknown = Dit spel bestaat niet. Kijk de link na, of open een nieuwe tafel.
game-damaged = Dit spel is niet meer te lezen: wat ervan bewaard is, klopt niet.
game-full = De tafel is vol: elke plaats heeft zijn speler. Je kunt nog wel meekijken.
game-crowded = Er staan al { $most } mensen om deze tafel. Kom straks nog eens kijken.
place-crowded = Vanaf jouw netwerk kijken al { $most } mensen naar deze tafel. Kom straks nog eens kijken.
table-large = Die tafel is te groot voor deze server. Deel hoogstens { $deal } kaarten per speler, en laat { $target } of minder genoeg zijn om te winnen.
hand-unknown = Er is geen afgelopen ronde met dit nummer.

## Seats

seat-first = Wie een tafel opent, neemt de eerste plaats.
seat-taken = Daar zit al iemand. Kies een andere plaats.
name-invisible = Die naam is niet te lezen. Kies er een in gewone letters.
name-taken = Aan deze tafel heet al iemand { $name }. Kies een andere naam.
seat-present = Die speler is er. Alleen wie weg is, kan vervangen worden.
seat-patience = Die speler is nog maar net weg. Wacht nog { $seconds } s voordat de computer de plaats overneemt.
seat-stand-in = Voor iemand die weg is, mag alleen het beste niveau van de computer invallen.
seat-none = Je kijkt mee. Om te spelen heb je een plaats nodig.
seat-bot = De computer speelt nu op jouw plaats. Neem die terug om verder te spelen.
rematch-early = Om een revanche kun je vragen als dit spel voorbij is.
rematch-taken = Jouw plaats in de revanche is aan iemand anders gegeven. Je kunt nog wel kijken.
token-missing = Dat mag alleen een speler van deze tafel.
token-foreign = Dit is niet jouw plaats: jouw sleutel hoort niet bij deze tafel.

## The server

origin-foreign = Dit verzoek komt van een andere website en wordt daarom geweigerd.
host-foreign = Deze server luistert niet naar die naam.
site-form = “{ $site }” is niet het adres van een site. Schrijf wat de browser laat zien, tot en met de naam: https://cards.example.
proxy-form = “{ $proxy }” is niet het adres van een proxy. Schrijf het in cijfers, bijvoorbeeld 127.0.0.1.
port-taken = Poort { $port } van { $host } is bezet of niet toegestaan. Kies een andere.
port-range = Er is geen poort { $port }. Kies een getal van 0 tot en met { $most }.
storage-unusable = De database { $database } gaat niet open. Kijk het adres na, en of dit programma daar mag schrijven.
storage-address = “{ $database }” is niet het adres van een database. Noem een bestand, games.sqlite3, of schrijf een heel adres: postgresql://user@host/games.
storage-driver = Python mist het stuurprogramma voor { $database }: de module { $module }. Installeer die en begin opnieuw.
storage-postgres = Python mist het stuurprogramma voor { $database }: de module { $module }. Installeer die met pip install 'conquian[postgres]' en begin opnieuw.
storage-busy = Een andere server gebruikt de database { $database } al. Stop die eerst, of geef deze een andere database.
storage-newer = De database { $database } is al door een latere versie van dit programma gebruikt. Neem die versie, of een andere database.
storage-failed = Het spel kon niet bewaard worden, dus er is niets gedaan. Probeer het zo meteen opnieuw.
storage-lost = De database { $database } is verwijderd of vervangen terwijl er gespeeld werd. De server is gestopt, want er zou niets bewaard worden. Zet het bestand terug, of begin opnieuw.
server-failed = Hier ging iets mis. Je spel is veilig; laad de pagina opnieuw.
server-no-client = De server draait, maar de pagina’s zijn nog niet gebouwd. Bouw ze met: { $command }

## At the table

server-ready = { $name } is klaar voor de volgende ronde.
server-late = { $you ->
    [seat] Je tijd is om: de computer speelt deze ene keer voor je.
   *[none] De tijd van { $name } is om: de computer speelt deze ene keer.
}
