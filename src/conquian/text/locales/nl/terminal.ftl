### De tafel in de terminal, naast table.ftl.

## Opdrachten

arg-and = en
arg-on = aan, ja
arg-off = uit, nee
arg-rank = waarde
arg-suit = kleur
arg-spanish = spaans, spaanse
arg-french = frans, franse

## Het begin

ui-language-name = Nederlands
ui-welcome = Welkom bij Conquian. Wie het eerst { $target } kaarten in meldingen op tafel heeft, wint. Een melding is drie of vier kaarten van één waarde, of drie of meer op rij in één kleur.
ui-welcome-turn = Elke beurt krijg je een kaart aangeboden. Leg hem in een melding op je tafel, of zeg nee; in je hand komt hij nooit.
ui-welcome-type = Typ de kaarten van de melding, zoals { $example }. Typ ? om te zien wat je kunt doen, hulp voor al het andere.
ui-legend-spanish = De kleuren: { suit-oros-letter } munten, { suit-copas-letter } bekers, { suit-espadas-letter } zwaarden, { suit-bastos-letter } knuppels. 10 is de sota (boer), 11 de caballo (ruiter), 12 de rey (heer).
ui-legend-french = De kleuren: { suit-spades-letter } schoppen, { suit-hearts-letter } harten, { suit-diamonds-letter } ruiten, { suit-clubs-letter } klaveren. { rank-ace-letter } is de aas, { rank-jack-letter } de boer, { rank-queen-letter } de vrouw, { rank-king-letter } de heer.
ui-resumed = Je spel gaat verder met ronde { $number }. Wil je een ander, typ dan nieuw.
ui-seal-hint = Typ zegel om te zien waar dat goed voor is.
ui-asked-deal = Druk op Enter om ronde { $number } te delen. Of typ meng met een paar eigen woorden, om die mee te schudden; of stop.
ui-mix-how = Typ meng en dan woorden of getallen van jezelf, bijvoorbeeld: meng blauwe maan. Ze worden meegeschud, zodat niemand de volgorde van de kaarten vooraf kan kennen. Met alleen Enter voegt het toeval iets voor je toe.
ui-asked-cut = Je mag couperen: hoeveel kaarten van boven, 0 tot en met { $most }? Enter coupeert op een willekeurige plek.
ui-starter = Starterskaart: { $card }.

## De tafel

ui-hand-number = Ronde { $number }.
ui-you-deal = Jij deelt.
ui-dealer = { $name } deelt.
ui-pot = In de pot: { $pot }.
ui-partner = Je partner is { $name }.
ui-seat = { $name }: { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
} in de hand. Op tafel: { $table }
ui-seat-cards = { $name }: { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
} in de hand.
ui-their-table = Hun tafel: { $table }
ui-our-table = Jullie tafel: { $table }
ui-your-table = Jouw tafel: { $table }
ui-nothing = nog niets.
ui-laid = { $melds } ({ $count } van { $target })
ui-pile = Aflegstapel: { $card } bovenop, { $count } in totaal.
ui-pile-empty = De aflegstapel is leeg.
ui-stock = Stok: { $count ->
    [one] 1 kaart.
   *[other] { $count } kaarten.
}
ui-hand = Jouw hand ({ $count }): { $cards }

## Vragen

ui-type-offer = Typ een melding met die kaart (zoals { $example }), nee om te weigeren, ? om te zien wat je kunt doen, of hulp.
ui-type-decline = Hij vormt geen melding met wat je hebt. Typ nee om te weigeren, of hulp.
ui-type-force = Typ verplicht, of nee om het te laten gaan.
ui-type-forced = Typ de melding waar hij in komt, of ? om uit een lijst te kiezen.
ui-type-discard = Typ de kaart ({ $one }), of ? om uit een lijst te kiezen.
ui-type-give = Typ de kaart ({ $one }), of ? om uit een lijst te kiezen.
ui-asked-again = Dat was het spel. Druk op Enter om weg te gaan. Of typ nieuw voor nog een spel, of noteer met een bestandsnaam om de laatste ronde te bewaren.

## Samenstellen

ui-draft = Zo wordt jouw tafel: { $melds } ({ $count } van { $target }). Druk op Enter om het zo neer te leggen, of typ terug.
ui-draft-wins = Zo wordt jouw tafel: { $melds } ({ $count } van { $target }). Daarmee win je! Druk op Enter om het zo neer te leggen, of typ terug.
ui-draft-without = Zo wordt jouw tafel: { $melds } ({ $count } van { $target }), zonder { $card }. Voeg die kaart aan een melding toe, of druk op Enter om hem te weigeren en dit neer te leggen, of typ terug.
ui-draft-forced = Zo wordt jouw tafel: { $melds } ({ $count } van { $target }), nog zonder { $card }. Voeg die kaart aan een melding toe, of typ terug.
ui-which-one = Dat kan op verschillende manieren. Typ het nummer van jouw keuze:
ui-confirm = { $play }? Druk op Enter als je het zeker weet, of typ terug.
ui-could-win = Je kunt nu winnen: { $play }. Druk op Enter om toch te weigeren, of typ terug.
ui-discard-force = { $card } past bij een melding van { $name }, die hem dan mag gebruiken of daartoe verplicht kan worden. Enter legt hem af; typ terug om opnieuw te kiezen.
ui-discard-fits = { $card } past bij een melding van { $name }, die hem dan mag gebruiken. Enter legt hem af; typ terug om opnieuw te kiezen.

ui-play-decline = Weiger { $card }
ui-play-rearrange = Weiger { $card } en herschik: { $melds } ({ $count } van { $target })
ui-play-force = Verplicht { $name } om { $card } te gebruiken
ui-play-waive = Laat { $name } { $card } weigeren
ui-play-discard = Leg { $card } af
ui-play-give = Geef { $card } door aan { $name }
ui-choose = Typ het nummer van wat je wilt doen.
ui-more = Typ het nummer van wat je wilt doen, of meer voor de andere { $left }.

## Wat niet kan

ui-unknown = ‘{ $text }’ is geen kaart en geen opdracht. Een kaart is de waarde en dan de kleur: { $example } betekent { $spoken }. Typ hulp voor de opdrachten.
ui-line-long = Die regel is te lang: hoogstens { $most } tekens, alsjeblieft.
ui-many-cards = Zoveel kaarten heeft niemand. Typ één melding of een paar.
ui-fits-nowhere = { $card } past op zichzelf bij geen enkele melding op je tafel. Typ de hele melding die je bedoelt.
ui-leaves-rest = Dan zou { $meld } op je tafel overblijven, en dat is geen melding. Leg die kaarten ook in meldingen, of laat ze liggen.
ui-nothing-laid = Er is nog niets om neer te leggen. Typ de kaarten van een melding, of nee om te weigeren.
ui-nothing-undone = Er is niets om terug te nemen.
ui-one-card = Eén kaart, alsjeblieft.
ui-no-number = De lijst gaat van 1 tot en met { $most }.
ui-too-open = Dat kan op te veel manieren. Zet komma’s tussen de meldingen, of typ ? voor een lijst.
ui-which = Kies een van deze: { $options }.
ui-mix-later = Je kunt woorden laten meeschudden als de volgende ronde gedeeld wordt.
ui-no-human = Aan deze tafel speelt geen mens: er is geen plaats voor jou.

## Het einde van de ronde

ui-score = { $who }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
ui-score-units = { $who }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, saldo { $units }
ui-proved = Er is eerlijk gedeeld: de kaarten lagen zoals ze voor het delen verzegeld waren ({ $seal }).
ui-seal-broken = Let op: dit zijn niet de kaarten die voor het delen verzegeld waren ({ $seal }).

## Eerlijk delen

## Bestanden

ui-recorded = Het verslag van ronde { $number } staat in { $file }.
ui-record-none = Er is nog geen ronde afgelopen. Zodra dat zo is, kun je er een verslag van bewaren.
ui-saved-copy = Bewaard in { $file }. Om ermee verder te gaan: { $command } --resume { $file }
ui-file-missing = Zet er een bestandsnaam achter.
ui-file-exists = Het bestand { $file } bestaat al en blijft zoals het is. Kies een andere naam.
ui-file-unwritable = Het bestand { $file } is niet te schrijven. Kies een andere plek.
ui-resume-none = Er is nog geen bewaard spel. Begin er een zonder --resume.
ui-leave = Je spel is bewaard. Typ { $command } om ermee verder te gaan.
ui-leave-file = Je spel is bewaard in { $file }. Om ermee verder te gaan: { $command } --resume { $file }
ui-leave-lost = Je spel kon niet bewaard worden en is verloren. Om de volgende keer te zeggen waar het bewaard moet worden: { $command } --save BESTAND
ui-put-aside = Je andere spel blijft bewaard. Typ spellen om het te zien en ermee verder te gaan.
ui-games = Je andere onafgemaakte spellen, het laatste eerst:
ui-games-line = { $table }, ronde { $number }. Punten: { $score }. { $time }
ui-games-choose = Typ { $example } om met het eerste verder te gaan; dit spel blijft intussen bewaard.
ui-games-none = Er is geen ander onafgemaakt spel.
ui-bye = Tot de volgende keer!

## Instellingen

ui-type-like = Kaarten typ je zo: { $example }
ui-words-on = Kaarten worden voluit geschreven.
ui-words-off = Kaarten worden kort geschreven.
ui-teach-on = Wat voor het eerst gebeurt, wordt uitgelegd.
ui-teach-off = Er wordt niets meer uitgelegd. Typ waarom voor de regel achter wat er net gebeurde.
ui-confirm-on = Je wordt om bevestiging gevraagd voordat een zet telt.
ui-confirm-off = Zetten tellen meteen, behalve meldingen die je typt en gewaagde zetten.
ui-language = We praten Nederlands.
ui-languages = Talen: { $languages }. Typ bijvoorbeeld { $example } om te wisselen.
ui-why-nothing = Er is nog niets gebeurd.

## Hulp

ui-help-meld = Om de aangeboden kaart te gebruiken typ je de melding waar hij in komt: { $example }. De aangeboden kaart zelf mag je weglaten. Zet komma’s tussen meldingen.
ui-help-more = Om een melding op je tafel aan te vullen typ je alleen de nieuwe kaarten. Passen ze bij twee, dan kies jij. Wat je typt, zie je eerst als je nieuwe tafel; Enter legt die neer.
ui-help-whole = Om te herschikken typ je de meldingen die anders worden, of je hele nieuwe tafel.
ui-help-line = { $word }: { $about }
ui-help-file = BESTAND
ui-help-some-words = WOORDEN
ui-key-enter = Enter
ui-help-enter-deal = de volgende ronde delen
ui-help-enter-leave = weggaan
ui-help-plays = alles wat je kunt doen, genummerd; met een nummer kies je
ui-help-decline = de aangeboden kaart weigeren; met kaarten erachter leg je die eerst nog uit je hand neer
ui-help-undo = terugnemen wat je getypt hebt
ui-help-table = de tafel nog eens zien
ui-help-sort = je hand op kleur of op waarde
ui-help-faces = Spaanse of Franse kaarten
ui-help-words = kaarten voluit, aan of uit
ui-help-language = een andere taal: en, es, fr, pt, it, nl
ui-help-teach = uitleg, aan of uit
ui-help-confirm = om bevestiging vragen bij elke zet, aan of uit
ui-help-why = de regel achter wat er net gebeurde
ui-help-rules = de regels van deze tafel
ui-help-score = stand en pot
ui-help-fair = hoe je weet dat er eerlijk gedeeld is
ui-help-mix = eigen woorden laten meeschudden
ui-help-record = een verslag van de laatste ronde bewaren
ui-help-save = een kopie van dit spel
ui-help-new = een ander spel; dit blijft bewaard
ui-help-again = nog een spel
ui-help-games = je andere onafgemaakte spellen; met een nummer ga je met een ervan verder
ui-help-help = hoe je speelt, en wat je verder kunt typen
ui-help-quit = weggaan; het spel blijft bewaard
