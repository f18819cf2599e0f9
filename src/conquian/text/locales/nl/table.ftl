### Wat de tafel in de terminal en in de browser zegt. De woorden van een opdracht (cmd-…) zijn
### gescheiden door komma’s; de hulp toont het eerste.

## Opdrachten

cmd-use = gebruik, ja, j, pak, neem
cmd-decline = nee, weiger, n, pas
cmd-force = verplicht, verplichten, eis
cmd-waive = laat gaan, laat het gaan, laat maar, laat
cmd-discard = leg af, afleggen, gooi weg, gooi
cmd-give = geef door, doorgeven, geef
cmd-ok = leg neer, leg, klaar, goed, oké, verder
cmd-undo = terug, ongedaan, herstel
cmd-plays = ?, zetten, tip
cmd-more = meer
cmd-table = tafel, kijk, toon
cmd-sort = sorteer
cmd-faces = kaarten
cmd-words = woorden
cmd-teach = uitleg
cmd-confirm = bevestig
cmd-language = taal
cmd-why = waarom
cmd-rules = regels
cmd-score = stand, punten, pot
cmd-fair = zegel, eerlijk
cmd-mix = meng, schud
cmd-record = noteer, verslag
cmd-save = bewaar, opslaan
cmd-new = nieuw
cmd-games = spellen, mijn spellen
cmd-help = hulp
cmd-quit = stop, einde, dag

## Vragen

ui-asked-offer-starter = Jouw beurt. Aangeboden: { $card }, de starterskaart.
ui-asked-offer-pile = Jouw beurt. Aangeboden: { $card }, van { $name }.
ui-asked-offer-round = Jouw beurt. Aangeboden: { $card }, boven op de aflegstapel.
ui-asked-offer-stock = Jouw beurt. Aangeboden: { $card }, van de stok.
ui-asked-force = Jouw beurt: verplicht je { $name } om { $card } te gebruiken?
ui-asked-forced = Je moet { $card } gebruiken.
ui-asked-discard = Leg nu een kaart af.
ui-asked-give = Vóór het spel: geef een kaart door aan { $name }.

## Samenstellen

ui-you = Jij
ui-hand-empty = Je hebt geen kaarten meer in je hand.
ui-undone = Teruggenomen.
ui-play-use = Gebruik { $card }: { $melds } ({ $count } van { $target })
ui-play-win = Win met { $card }: { $melds } ({ $count } van { $target })
ui-play-arrange = Weiger { $card } en leg neer: { $melds } ({ $count } van { $target })
ui-fits-not = Deze kaarten kunnen zo niet gelegd worden. Zet een komma tussen twee meldingen, of typ ? om te zien wat je kunt doen.
ui-no-use = De aangeboden kaart past bij niets wat je hebt: weiger hem.
ui-sorted-rank = Je hand is op waarde gesorteerd.
ui-sorted-suit = Je hand is op kleur gesorteerd.

## De stand

ui-score-pot = In de pot: { $pot }. Iedereen legt elke ronde { $stake } in.
ui-score-wins = { $wins ->
    [one] Wie het eerst { $wins } punt heeft, wint het spel.
   *[other] Wie het eerst { $wins } punten heeft, wint het spel.
}
ui-score-units-end = Wie het eerst { $units } voorstaat, wint het spel.

## Eerlijk delen

ui-fair = Niemand kan met de kaarten sjoemelen. Voor het delen legt de computer een geheim getal vast en laat je het zegel ervan zien. Dan voeg jij iets van jezelf toe, zodat de volgorde van de kaarten van allebei afhangt. Na de ronde wordt het geheim onthuld, en met het verslag kan iedereen alles nagaan.
ui-fair-seal = Zegel (SHA-256): { $seal }
ui-fair-mine = Jouw deel van het schudden: { $text }
ui-fair-cut = Kaarten van boven gecoupeerd: { $cut }
verify-commitment = Het geheim hoort bij het zegel { $value }.
verify-deck-order = De volgorde van de kaarten volgt uit het geheim en wat de spelers toevoegden.
verify-cut = Gecoupeerd na { $value ->
    [one] { $value } kaart
   *[other] { $value } kaarten
}; zo is er gedeeld.
verify-actions = { $value ->
    [one] { $value } zet, en die mag.
   *[other] { $value } zetten, die allemaal mogen.
}
verify-dealer = Er zijn { $count } kaarten gecoupeerd; { $name } coupeerde de laagste en deelt het eerst.
verify-fair = Er is eerlijk gedeeld.
verify-fair-dealer = Wie het eerst deelt, is eerlijk bepaald.

## Regels

ui-rules-goal = Het doel: precies { $target } kaarten op jouw tafel, allemaal in meldingen.
ui-rules-melds = Een melding is een combinatie, drie of vier kaarten van één waarde, of een reeks, drie of meer op rij in één kleur. De aas is de laagste.
ui-rules-run-40 = Er zijn geen achten, negens en tienen: na de zeven komt de boer.
ui-rules-run-52 = Het spel kaarten is compleet: aas tot tien, dan boer, vrouw, heer.
ui-rules-deal = Iedereen krijgt { $deal } kaarten. Er wordt er nog één opengelegd, en die wordt om de beurt aan iedereen aangeboden.
ui-rules-deal-bare = Iedereen krijgt { $deal } kaarten. Er wordt niets opengelegd: wie begint, trekt.
ui-rules-exchange = Vóór het spel geeft iedereen een kaart gedekt door aan de volgende speler.
ui-rules-offer = In jouw beurt wordt eerst de bovenste afgelegde kaart aangeboden. Weiger je die, dan wordt er een kaart van de stok omgedraaid en aangeboden. Weiger je die ook, dan krijgt de volgende speler hem aangeboden.
ui-rules-round = Een geweigerde of afgelegde kaart gaat rond: iedereen mag hem om de beurt gebruiken.
ui-rules-use = Een kaart die je gebruikt, gaat meteen in een melding op je tafel en nooit naar je hand. Je mag er meer kaarten uit je hand bij neerleggen. Wat op tafel ligt, blijft daar.
ui-rules-discard = Heb je dan meer dan { $limit } kaarten, hand en tafel samen, dan leg je er een af.
ui-rules-no-discard = Niemand legt ooit af: op de aflegstapel liggen alleen geweigerde kaarten.
ui-rules-rearrange = Je mag je meldingen vrij herschikken en kaarten van de ene voor de andere lenen, zolang aan het eind alles weer in een melding ligt.
ui-rules-direct = De kaart moet eerst zelf een plaats vinden. Pas daarna mag je je meldingen herschikken.
ui-rules-hand-melds = Als je weigert, mag je meldingen uit je hand neerleggen, maar winnen kan alleen met de aangeboden kaart.
ui-rules-forced = Weiger je een kaart die zonder meer bij een van je meldingen past, dan kan een tegenstander je verplichten hem te gebruiken.
ui-rules-partners = Partners zitten tegenover elkaar en delen één tafel.
ui-rules-win = Wie met de aangeboden kaart precies { $target } op tafel heeft, wint meteen.
ui-rules-draw-carry = Is de stok op, dan wint niemand en blijft de pot staan voor de volgende ronde.
ui-rules-draw-carry-free = Is de stok op, dan wint niemand.
ui-rules-draw-point-each = Is de stok op, dan wint niemand; elke partij krijgt een punt en de pot blijft staan.
ui-rules-draw-point-each-free = Is de stok op, dan wint niemand; elke partij krijgt een punt.
ui-rules-draw-replay = Is de stok op, dan wint niemand en deelt dezelfde speler opnieuw.
