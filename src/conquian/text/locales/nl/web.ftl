### De tafel in de browser. Wat er gebeurt en wat er misgaat staat in de andere bestanden.
### Een kaart ($card) staat nooit achter een woord dat met een lidwoord versmelt.

## The pages

web-title = Conquian
web-lead = Het oudste rummyspel, uit Mexico. Leg drie gelijke kaarten of drie op een rij neer; wie het eerst elf kaarten op tafel heeft, wint.
web-promise = Geen account, niet wachten. En je kunt elke deling zelf nagaan.
web-play = Spelen
web-friend = Met een vriend
web-other = Een ander spel kiezen
web-last = Terug naar je laatste tafel
web-home = Beginpagina
web-make-link = Link maken
web-your-name = Je naam
web-offline = De server is nu niet bereikbaar.
web-failed = Er ging iets mis. Probeer het zo meteen opnieuw.
web-close = Sluiten

## How to play

web-howto = Zo speel je
web-howto-deal = Vóór het spel
web-howto-turn = Jouw beurt
web-howto-force = Verplichten
web-howto-end = Het einde van een ronde
web-howto-here = Aan deze tafel
web-howto-use = Een kaart die je kunt gebruiken, licht op. Druk op Gebruiken om hem op tafel te zien; pas als je hem neerlegt, telt het.
web-howto-own = Wil je zelf een melding maken, kies dan kaarten of sleep ze naar je tafel. Met Terug neem je alles weer terug.
web-howto-sort = Sleep de kaarten in je hand in elke volgorde, wanneer je maar wilt.
web-howto-keys = Met het toetsenbord
web-key-walk = ← →
web-key-walk-about = langs je hand; in een vastgelegde ronde terug en vooruit
web-key-move = Alt + ← →
web-key-move-about = de kaart verplaatsen
web-key-choose = Spatie
web-key-choose-about = de kaart kiezen, of weer loslaten
web-key-back = Esc
web-key-back-about = terugnemen wat nog niet is neergelegd
web-key-type = /
web-key-type-about = kaarten typen, of een woord als gebruik, nee of terug

## Settings

web-settings = Instellingen
web-language = Taal
web-faces = Kaarten
web-switch-faces = Wissel naar: { $faces }
web-theme = Licht of donker
web-theme-auto = Automatisch
web-theme-light = Licht
web-theme-dark = Donker
web-teach = Nieuwe situaties uitleggen
web-by-hand = Zelf schudden en couperen
web-by-hand-about = Voeg iets van jezelf toe aan het schudden en kies waar je coupeert. Anders beslist het toeval.

## Choosing a game

web-which-game = Welk spel?
web-with-whom = Met wie?
web-seat = Plaats { $number }
web-bot-casual = Computer, speelt goed
web-bot-random = Computer, doet maar wat
web-by-link = Iemand, met een link
web-hands = Hoeveel rondes?
web-hands-any = tot iemand wint
web-clock = Bedenktijd
web-clock-none = zo lang je wilt
web-clock-turn = { $seconds } s per beurt + { $spare } per ronde
web-clock-soon = Je hebt nog { $seconds } seconden voor deze beurt.
web-house-rules = Huisregels ({ $count ->
    [0] niets veranderd
    [one] 1 verandering
   *[other] { $count } veranderingen
})
web-group-table = De tafel
web-group-deal = Delen en winnen
web-group-play = Tijdens het spel
web-group-score = Stand
web-a-number = getal
web-sit-down = Plaatsnemen

## Waiting for players

web-open-seat = Vrije plaats
web-invited = { $name } nodigt je uit om te spelen
web-waiting = { $count ->
    [one] Er is nog één plaats vrij
   *[other] Er zijn nog { $count } plaatsen vrij
}
web-send-link = Stuur deze link. Wie hem opent, kan hier gaan zitten.
web-link-local = Deze link werkt alleen op deze computer. Start het spel met { $command } en open het op het adres dat je dan ziet, dan kunnen anderen er ook bij.
web-so-many-hands = { $hands ->
    [one] Er wordt één ronde gespeeld.
   *[other] Er worden { $hands } rondes gespeeld.
}
web-copy = Link kopiëren
web-copied = Gekopieerd
web-share = Delen
web-or-bot = Je hoeft niet te wachten: de computer kan op een vrije plaats gaan zitten.
web-fill-bot = Computer op plaats { $number }
web-free-seat = Plaats { $number } vrijgeven
web-kept = De plaats blijft vrij. Jullie beginnen zodra iedereen er is.
web-watching = De tafel zit vol: je kijkt mee met dit spel.

## The table

web-table = De tafel
web-hand-number = Ronde { $number }
web-pot = Pot { $pot }
web-about-game = Stand en eerlijk delen
web-partner = Partner
web-with = met { $name }
web-dealer = Deler
web-you-deal = Deler
web-away = Weg
web-cards = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}
web-laid = { $count } van { $target }
web-no-melds = Nog geen meldingen
web-meld = Melding { $number }
web-middle = Midden van de tafel
web-stock = Stok: { $count }
web-pile = Afgelegd: { $count }
web-pile-all = Alle afgelegde kaarten, vanaf de eerste
web-source-starter = Starterskaart
web-source-pile = Laatst afgelegd
web-source-stock = Van de stok
web-fits = Hij past
web-fits-not = Past nergens bij
web-fits-forced = Je moet hem gebruiken
web-offer-staged = Op jouw tafel
web-your-table = Jouw tafel
web-our-table = Jullie tafel
web-your-hand = Je hand
web-received = Nieuw
web-hand-empty = Geen kaarten meer in je hand: de volgende die op je tafel past, wint.
web-by-suit = Op kleur
web-by-rank = Op waarde
web-group = Bij elkaar zetten
web-move-left = Naar links
web-move-right = Naar rechts
web-new-meld = Als nieuwe melding
web-add-here = Aan melding { $number } toevoegen
web-drop-here = Leg hier een melding neer
web-log = Wat er is gebeurd
web-your-turn = Jouw beurt

## What you can do

web-actions = Wat je kunt doen
web-use = { $card } gebruiken
web-decline = { $card } weigeren
web-decline-lay = { $card } weigeren, dit leggen
web-lay = Neerleggen
web-lay-cards = Deze leggen
web-win = Neerleggen en winnen
web-undo = Terug
web-unselect = Toch niet
web-force = { $name } verplichten
web-waive = Laten gaan
web-discard = { $card } afleggen
web-give = { $card } doorgeven
web-choose-card = Kies een kaart
web-choose = Hoe wil je het? Kies:
web-more = Nog { $count } tonen
web-type-label = Kaarten of een opdracht typen
web-type-hint = Kaarten of woord: terug
web-enter = Enter
web-could-win = Met deze kaart kun je winnen! Druk nog eens om hem toch te weigeren.
web-risk-force = { $card } past bij een melding van { $name }: je kunt { $name } verplichten die kaart te gebruiken.
web-risk = { $card } past bij een melding van { $name }.
web-draft = Zo wordt je tafel: { $melds } ({ $count } van { $target }).
web-draft-wins = Zo wordt je tafel: { $melds } ({ $count } van { $target }). Daarmee win je!
web-draft-without = Zo wordt je tafel: { $melds } ({ $count } van { $target }), en je weigert { $card }.
web-draft-bad = Zo kunnen deze kaarten niet liggen.

## Waiting for others

web-waits-offer = { $name } beslist over { $card }.
web-waits-force = { $name } mag { $other } verplichten om { $card } te gebruiken.
web-waits-force-you = { $name } mag je verplichten om { $card } te gebruiken.
web-waits-forced = { $name } moet { $card } gebruiken.
web-waits-discard = { $name } legt een kaart af.
web-waits-give = { $name } kiest een kaart om door te geven.
web-waits-deal = Wachten op { $name }
web-is-away = { $name } is weg. Het spel wacht even.
web-is-back = { $name } is terug.
web-let-bot = De computer laten spelen
web-bot-plays = De computer speelt voor je.
web-take-back = Mijn plaats terugnemen
web-reconnecting = De verbinding is weg. Je hand is veilig; nieuwe poging…

## Between hands

web-between = Tussen de rondes
web-dealing = Schudden en delen…
web-asked-contribute = Voeg iets van jezelf toe aan het schudden
web-add = Toevoegen
web-asked-cut = Hoeveel kaarten coupeer je van boven?
web-cut = Couperen
web-asked-pick = Trek een kaart: de laagste deelt.
web-pick-card = Kaart { $number }
web-see-hand = Deze ronde met open kaarten bekijken
web-next = Volgende ronde
web-rematch = Revanche
web-rematch-asked = { $name } wil een revanche.
web-rematch-join = Meedoen
web-rematch-back = Naar de revanche
web-rematch-watch = De revanche bekijken
web-most-points = De meeste punten: { $names }
web-level = Het eindigt gelijk.

## Score and rules

web-score = Stand
web-player = Speler
web-points = Punten
web-units = Eenheden
web-fair = Eerlijk gedeeld
web-end = Stoppen met spelen
web-end-about = Tijdens een ronde moet iedereen het ermee eens zijn. Wat in de pot zit, wordt verdeeld.
web-end-ask = Ik wil graag stoppen
web-end-not = Ik speel liever door
web-end-agree = Akkoord

## A hand to look at

web-replay = Een ronde met open kaarten
web-replay-hand = Ronde { $number }, open kaarten
web-cutting = Wie het eerst deelt
web-step = Stap { $number } van { $count }
web-step-back = Terug
web-step-on = Verder
web-won = Gewonnen
web-check = Het delen controleren
web-check-commitment = Dit is niet het geheim dat vóór het delen verzegeld is.
web-check-deck-order = De volgorde van de kaarten volgt niet uit het geheim en wat de spelers toevoegden.
web-check-cut = Er is niet gecoupeerd waar het verslag het zegt.
web-check-dealer = Volgens de gecoupeerde kaarten moest iemand anders delen.
web-check-unfair = Het delen klopt niet.
web-check-yourself = Vertrouw je liever je eigen computer? Download het verslag en gebruik dan: { $command }
web-check-host = Het bewijs geldt tegenover iedereen behalve wie de server beheert: die kent het geheim vooraf, en zou ook de handen kunnen zien.
web-download = Verslag downloaden
web-download-text = Als tekst
web-seal = Zegel (SHA-256 van het geheim)
web-seal-same = Het is het zegel dat je vóór het delen zag.
web-seal-other = Het is niet het zegel dat je vóór het delen zag.
web-secret = Geheim, na de ronde onthuld
web-added = { $name }: toegevoegd aan het schudden
web-to-table = Terug naar de tafel
