### Wat op de opdrachtregel gezegd wordt. De %-woorden vult het programma in: laten staan.

cli-about = Conquian, de oudste rummy. Zonder opdracht: spelen in je browser.
cli-commands = opdrachten
cli-usage = Gebruik:{" "}
cli-arguments = wat je opgeeft
cli-options = opties
cli-help = toon deze hulp en stop
cli-version = toon de versie en stop
cli-see-help = zie conquian --help
cli-lang = taal: Engels, Spaans, Frans, Portugees, Italiaans of Nederlands; anders die van je systeem
cli-json = schrijf JSON, voor programma’s
cli-open = speel in je browser; conquian alleen doet hetzelfde
cli-serve = laat anderen spelen: tafels voor een familie, een club of een site
cli-host = het adres om op te luisteren; 0.0.0.0 voor iedereen die deze computer bereikt
cli-port = de poort; anders 8711 of een ernaast
cli-database = waar spellen bewaard worden: een bestand, of een SQLAlchemy-URL; anders een bestand in je gegevensmap
cli-no-browser = open de browser niet, noem alleen het adres
cli-origin = de site waarop deze server te bereiken is (https://cards.example), achter een proxy; mag vaker
cli-host-name = een naam waarmee deze server aangeroepen mag worden (tafel.example): andere worden geweigerd; mag vaker
cli-proxy = het adres van een proxy vóór deze server (127.0.0.1), die geloofd wordt als hij zegt van wie verzoeken komen; mag vaker
cli-keep = spellen wissen, met hun verslagen, waaraan zoveel dagen niemand gespeeld heeft; anders blijven ze allemaal bewaard
cli-schema = schrijf het schema van de berichten voor programma’s en stop
cli-play = speel tegen de computer, hier in de terminal
cli-legal = noem de toegestane zetten in een stelling
cli-perft = tel de toegestane reeksen zetten van een gift
cli-replay = vertel een ronde na uit een verslag, met commentaar
cli-verify = bewijs met het verslag dat er eerlijk gedeeld is
cli-arena = laat bots dezelfde giften tegen elkaar spelen: welke is beter, hoeveel, en hoe zeker is dat
cli-simulate = laat bots tegen elkaar spelen en houd de stand bij
cli-presets = noem de spellen, of de regels van één ervan
cli-table = een spel, of een spel met wijzigingen: classic,target=12
cli-rule = verander een regel, zoals target=12; mag meer dan eens (zie conquian presets classic)
cli-faces = de kaarten die je ziet: spanish (Spaans) of french (Frans)
cli-words = noem de kaarten in woorden, voor een schermlezer: schoppenzeven
cli-name = je naam
cli-hand = speel één ronde, zonder pot en stand
cli-hands = speel zoveel rondes, wat de stand ook is
cli-level = hoe de computer speelt: casual (gewoon) of random (willekeurig)
cli-mix = vraag vóór elke gift om een tekst om mee te schudden, en waar je coupeert
cli-save = het bestand dat het spel na elke zet bewaart; staat er al een spel in, dan gaat dat verder
cli-seed = een getal waarmee het toeval herhaalbaar wordt
cli-resume = ga verder met een bewaard spel
cli-new = begin een nieuw spel, ook als er een bewaard is
cli-position = een stelling op één regel, tussen aanhalingstekens
cli-depth = hoeveel zetten
cli-deck = het hele spel kaarten op volgorde, de bovenste eerst: "AC 2C …"
cli-divide = toon het aantal na elke eerste zet
cli-seal = het zegel dat je voor het delen zag, of de eerste tekens ervan
cli-record = het verslag van een ronde (- voor standaardinvoer)
cli-bots = de bots, één per plaats; zonder opgave: casual random
cli-deals = hoeveel giften, elk gespeeld vanaf alle plaatsen
cli-entrants = twee bots of meer: { $levels }, pakket.module:Klasse, of een programma als "socket:OPDRACHT" (zie docs/arena.md); NAAM=BOT geeft een naam
cli-pair-hands = zoveel rondes voor elk paar, in hele giften
cli-results = het bestand dat elke gespeelde gift bewaart; dezelfde opdracht gaat ermee verder
cli-html = schrijf een verslag met grafieken naar dit bestand
cli-workers = hoeveel processen; anders één per kern
cli-bad-argument = %(argument_name)s: %(message)s
cli-unrecognized = niet begrepen: %s
cli-required = er ontbreekt: %s
cli-bad-choice = %(value)r hoort niet bij %(choices)s
cli-bad-value = %(value)r is geen bruikbaar geheel getal
cli-ambiguous = %(option)s kan %(matches)s betekenen
cli-one-expected = er ontbreekt een waarde
cli-some-expected = er worden %s waarden verwacht
cli-not-with = gaat niet samen met %s
cli-no-value = krijgt geen waarde, maar kreeg %r

cli-too-large = Dat past niet in het geheugen van deze machine. Probeer een kleinere tafel of diepte.
cli-output = Er kan niets meer geschreven worden: { $reason }.
file-missing = Het bestand { $file } bestaat niet.
file-unreadable = Het bestand { $file } is niet te lezen.

seal-compare = Als dit het zegel is dat je voor het delen zag, is er eerlijk gedeeld. (--seal vergelijkt het voor je.)
fair-seal = Het zegel van deze gift is niet { $seal }, maar { $commitment }: dit is niet de gift die beloofd was.

simulate-progress = giften
simulate-title = { $table }: { $deals ->
    [one] { $deals } gift
   *[other] { $deals } giften
}, { $hands ->
    [one] { $hands } ronde
   *[other] { $hands } rondes
}
simulate-wins = { $bot }: { $wins } gewonnen, { $percent } % van de besliste rondes; 95%-interval { $low }–{ $high } %
simulate-draws = Gelijk: { $draws } ({ $percent } %)
simulate-forced = Verplichte meldingen: { $count } per ronde
simulate-length = Lengte van een ronde: { $count } zetten
simulate-time = { $bot }: { $time } ms per beslissing

uncompiled = conquian: draait ongecompileerd: alles werkt, maar traag.

serve-ready = Conquian staat op { $address } – druk hier op Ctrl-C om te stoppen.
serve-network = Andere computers in je netwerk: { $addresses }
serve-again = Conquian draait al: { $address }
