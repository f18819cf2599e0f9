### De spellen, de instellingen van een tafel en de regels.

labelled = { $label }: { $text }

## Spellen

preset-classic = Klassiek
preset-classic-about = Het spel voor twee zoals het altijd was: ieder 10 kaarten; met 11 op tafel win je.
preset-fifty-two = Tweeënvijftig kaarten
preset-fifty-two-about = Met de 8, 9 en 10 in het spel, zodat reeksen van de 7 via 8, 9 en 10 naar de boer lopen; ook Amerikaans Conquian genoemd.
preset-twice-around = Twice-Around
preset-twice-around-about = Een langer spel waarin geluk minder telt: ieder 13 kaarten; met 15 op tafel win je.
preset-two-pack = Twee kaartspellen
preset-two-pack-about = Twee kaartspellen door elkaar en 15 kaarten om te winnen; combinaties van vier komen veel voor.
preset-no-force = Zonder verplichte melding
preset-no-force-about = De mildere familieversie: niemand kan verplicht worden een kaart te gebruiken.
preset-discard-then-meld = Eerst plaatsen
preset-discard-then-meld-about = De aangeboden kaart moet eerst zelf een plaats vinden voordat je meldingen mag herschikken.
preset-partnership = Met partners
preset-partnership-about = Twee tegen twee met twee kaartspellen; partners hebben samen één tafel en winnen met 15 kaarten.
preset-mexican = Mexicaans, acht kaarten
preset-mexican-about = Zoals nu in Mexico: ieder 8 kaarten, één gaat naar de volgende speler, aan het begin wordt niets opengelegd; met 9 op tafel win je.
preset-mexican-10 = Mexicaans, negen kaarten
preset-mexican-10-about = Het Mexicaanse spel met ieder 9 kaarten; met 10 op tafel win je.
preset-tercerilla = Tercerilla
preset-tercerilla-about = Het Mexicaanse spel voor drie: ieder 8 kaarten, met 9 op tafel win je, en een kaart die de een laat liggen, gaat langs de anderen.
preset-sociable = Sociable
preset-sociable-about = Vier spelers, ieder voor zich, met twee kaartspellen; een kaart die de een laat liggen, gaat langs de anderen.
preset-no-discard = Zonder afleggen
preset-no-discard-about = De regels naar de letter: na het gebruiken van een kaart leg je niets af.

## Instellingen. Elk heeft een naam, een zin, en woorden voor waarden die geen getal zijn.

value-yes = ja
value-no = nee

field-name = Spel
field-name-about = Het spel waar de tafel van uitgaat; alles hieronder kun je veranderen.
field-players = Spelers
field-players-about = Hoeveel mensen er meespelen, van 2 tot en met 4.
field-partners = Partners
field-partners-about = Vier spelers in twee paren; partners zitten tegenover elkaar en hebben samen één tafel.
field-pack = Kaarten in het spel
field-pack-about = 40, zonder de 8, 9 en 10, zodat de boer op de 7 volgt; of alle 52.
field-packs = Kaartspellen
field-packs-about = Hoeveel kaartspellen door elkaar gaan, één of twee.
field-deal = Uitgedeelde kaarten
field-deal-about = Hoeveel kaarten iedereen aan het begin krijgt.
field-target = Kaarten om te winnen
field-target-about = Wie precies dit aantal kaarten op tafel heeft, met als laatste de aangeboden kaart, wint.
field-holding-limit = Kaarten die je mag houden
field-holding-limit-about = Wie na het gebruiken van een kaart meer dan dit heeft, hand en tafel samen, legt er een af.
field-holding-limit-auto = zoals gewoonlijk ({ $limit })
field-holding-limit-none = geen grens: niemand legt ooit af
field-starter = Starterskaart
field-starter-about = Na het delen wordt een kaart opengelegd en om de beurt aan iedereen aangeboden; anders trekt de eerste speler meteen.
field-exchange = Doorgegeven kaarten
field-exchange-about = Hoeveel kaarten iedereen vóór het spel aan de volgende speler geeft: geen of één.
field-offers = Een kaart die iemand laat liggen
field-offers-about = Met drie of vier spelers: wie een geweigerde of afgelegde kaart nog mag gebruiken.
field-offers-next = gaat alleen naar de volgende speler
field-offers-round = gaat langs iedereen
field-forced = Verplichte melding
field-forced-about = Weiger je een kaart die bij een van je meldingen past, dan mag een tegenstander je verplichten hem te gebruiken.
field-hand-melds = Neerleggen uit de hand
field-hand-melds-about = Bij het weigeren van een kaart mag je kaarten uit je hand op je tafel leggen, maar zo win je nooit.
field-rearrange = Meldingen herschikken
field-rearrange-about = Wanneer je kaarten uit de ene melding mag lenen voor de andere.
field-rearrange-free = op elk moment in je beurt
field-rearrange-after-use = pas als de aangeboden kaart een plaats heeft
field-draw = Bij gelijkspel
field-draw-about = Wat er gebeurt als de stok leeg raakt voordat iemand wint.
field-draw-carry = de pot blijft staan voor de volgende ronde
field-draw-point-each = een punt voor elke partij, en de pot blijft staan
field-draw-replay = dezelfde deler deelt opnieuw om dezelfde pot
field-stake = Inzet
field-stake-about = Wat iedereen aan het begin van een ronde in de pot legt; wie wint, krijgt alles.
field-rummy-bonus = Bonus voor rummy in één slag
field-rummy-bonus-about = Wie wint door alles in één beurt neer te leggen, krijgt van elke verliezer de inzet nog een keer.
field-wins = Rondes om te winnen
field-wins-about = Wie als eerste dit aantal rondes wint, wint de sessie.
field-wins-none = geen einddoel
field-units = Eenheden om te winnen
field-units-about = Wie als eerste zoveel eenheden voorstaat, wint de sessie.
field-units-none = geen einddoel

## Regels

clause-M = Meldingen
clause-M1 = De combinatie
clause-M2 = De reeks
clause-M3 = Elke kaart in één melding
clause-D = Het delen
clause-D1 = Wie deelt
clause-D2 = Delen
clause-D3 = Stok en starterskaart
clause-D4 = Niets vóór het spel
clause-D5 = Misdeling
clause-D6 = Zonder starterskaart
clause-D7 = Een kaart doorgeven
clause-T = Het spel
clause-T1 = De opening
clause-T2 = Een beurt
clause-T3 = Trekken
clause-T4 = Het afleggen
clause-T5 = De stok raakt leeg
clause-T6 = De speelvolgorde
clause-T7 = Aan wie een kaart wordt aangeboden
clause-A = Een kaart gebruiken
clause-A1 = Melden, verlengen, lenen
clause-A2 = Nooit te veel
clause-A3 = Alleen je eigen meldingen
clause-A4 = Eerst plaatsen, dan herschikken
clause-P = Weigeren
clause-P1 = Een kaart weigeren
clause-P2 = Je tafel schikken
clause-F = Verplichten
clause-F1 = Wanneer je mag verplichten
clause-F2 = Wat een verplichte speler doet
clause-F3 = Verplichten met een afgelegde kaart
clause-W = Winnen en afrekenen
clause-W1 = De winst
clause-W2 = Het gelijkspel
clause-W3 = Inzet en pot
clause-W4 = Rummy in één slag
clause-W5 = Het einde van de sessie
clause-W6 = Geen punten voor kaarten
clause-V = Spellen
