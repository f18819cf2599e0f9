### Wat er misging, en wat je wel kunt doen. Het nummer van de regel komt er achteraan bij.

language-unknown = De taal ‘{ $language }’ wordt hier niet gesproken. Kies een van deze: { $known }.

## Kaarten

card-unknown = ‘{ $card }’ is geen kaart. Typ de waarde en dan de kleur: { $example } betekent { $spoken }.
card-rank-missing = ‘{ $card }’ zegt alleen de kleur. Zeg ook welke kaart: { $example } betekent { $spoken }.
card-suit-missing = ‘{ $card }’ zegt alleen de waarde. Zeg ook van welke kleur: { $example } betekent { $spoken }.
card-ambiguous = ‘{ $card }’ kan meer dan één kaart zijn. Typ de waarde en dan de hele naam van de kleur, zoals in ‘{ $spoken }’.
card-thrice = { $card } komt hier drie keer voor, en geen enkele tafel heeft meer dan twee gelijke kaarten.
card-not-in-pack = In een kaartspel van { $pack } kaarten bestaat { $card } niet.
card-twice = { $card } ligt in twee meldingen. Elke kaart hoort bij één melding: haal hem uit een van de twee.

## Huisregels

rules-preset = Er is geen spel dat ‘{ $name }’ heet. Kies een van deze: { $known }.
rules-field = Huisregels hebben geen instelling ‘{ $field }’. Wel deze: { $known }.
rules-field-value = ‘{ $value }’ kan niet voor ‘{ $field }’. Kies uit: { $known }.
rules-syntax = ‘{ $text }’ zijn geen huisregels. Schrijf een spel en dan wat er anders is, zoals classic,target=12,deal=9.
rules-too-long = Huisregels van { $length } tekens zijn te lang; het hoogste is { $most }.
rules-field-twice = De huisregels zetten ‘{ $field }’ twee keer. Laat er één staan.
rules-field-range = ‘{ $field }’ kan niet { $value } zijn: kies een getal van { $low } tot en met { $high }.
rules-pack = Een kaartspel van { $pack } kaarten is er hier niet: kies 40 of 52.
rules-partners = Met partners speel je twee tegen twee, dus er zijn 4 spelers nodig, geen { $players }.
rules-stock = Er zouden { $dealt } van de { $cards } kaarten gedeeld worden, en dan blijven er { $stock } in de stok over. Er moet minstens één per speler ({ $players }) overblijven: deel minder kaarten, of neem een groter kaartspel.
rules-limit = Niemand zou kunnen winnen: wie maar { $limit } kaarten mag houden, komt nooit aan { $target } op tafel. Laat spelers minstens { $needed } kaarten houden, of verlaag het aantal kaarten om te winnen.
rules-target = Niemand zou ooit { $target } kaarten kunnen neerleggen: met wat er gedeeld wordt en wat je kunt gebruiken, kom je aan hoogstens { $most }. Verlaag het aantal kaarten om te winnen.

## Het delen

deal-not-the-pack = Deze { $cards } kaarten zijn niet het volledige spel van deze tafel, dat er { $expected } heeft: er ontbreekt iets, er is iets dubbel of het is van een ander spel.
deal-no-seat = Aan deze tafel zit geen speler { $seat } om te delen.
misdeal = Misdeling: speler { $seat } heeft { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
} in plaats van { $expected }. Dezelfde deler schudt en deelt opnieuw.
no-such-seat = Aan deze tafel zit geen speler { $seat }; er zijn er { $players }.
not-your-turn = Het is niet jouw beurt: speler { $seat } is aan de beurt. Wacht tot je aan de beurt komt.

## Meldingen

meld-too-short = { $meld } is te kort. Een melding heeft minstens drie kaarten: drie van dezelfde waarde, of drie op een rij van dezelfde kleur.
meld-card-twice = { $meld }: hierin komt { $card } vaker voor dan in het spel. Gebruik elke kaart maar één keer.
set-too-long = { $meld } is te lang. Een combinatie heeft drie of vier kaarten van dezelfde waarde: splits hem, of laat kaarten weg.
meld-mixed = { $meld } is geen melding. De kaarten moeten allemaal van dezelfde waarde zijn, of allemaal van dezelfde kleur en op een rij.
run-card-twice = { $meld } heeft twee keer dezelfde kaart. In een reeks volgt elke kaart op de vorige, dus elke kaart zit er maar één keer in.
run-wraps = { $meld } gaat het hoekje om. De aas is altijd de laagste kaart: hij staat voor de twee, nooit na de heer.
run-gap = In { $meld } zit een gat. In een reeks volgen de kaarten elkaar op, zonder er een over te slaan.
meld-unknown = { $meld } is geen melding. Een melding is drie of vier kaarten van dezelfde waarde, of minstens drie op een rij van dezelfde kleur.

## Een kaart gebruiken

use-lacks-table = Je vergat { $cards }. Wat op jouw tafel ligt, blijft daar: leg elk van die kaarten in een melding.
use-lacks-offered = In jouw meldingen ontbreekt { $card }. Om de aangeboden kaart te gebruiken moet hij in een melding liggen; wil je hem niet, weiger hem dan.
use-not-in-hand = Je hebt { $cards } niet in je hand. Gebruik alleen de aangeboden kaart, je eigen hand en wat er al op jouw tafel ligt.
use-past-target = Zo kom je op { $cards } kaarten op tafel, en { $target } is het hoogste. Leg minder kaarten uit je hand neer.
use-not-direct = Je kunt { $card } niet zomaar plaatsen. Aan deze tafel moet de aangeboden kaart eerst een nieuwe melding vormen met twee kaarten uit je hand, of bij een van je meldingen passen; pas daarna mag je kaarten verschuiven.

## Weigeren

decline-melds-hand = Aan deze tafel mag je bij het weigeren van een kaart je meldingen herschikken, maar niet { $cards } uit je hand erbij leggen.
decline-reaches-target = Met { $cards } kaarten zou je de { $target } halen waarmee je wint, maar de laatste moet de aangeboden kaart zijn. Houd iets in je hand, of gebruik de kaart.
decline-rearranges = Aan deze tafel mag je bij het weigeren van een kaart je meldingen aanvullen, maar geen kaarten van de ene naar de andere verplaatsen. Laat elke melding heel.

## Alles op zijn tijd

offer-due = Beslis eerst over de aangeboden kaart, { $card }: gebruik hem of weiger hem.
force-due = Beslis eerst over de geweigerde kaart, { $card }: verplicht je tegenstander hem te gebruiken, of laat het gaan.
forced-must-use = Je bent verplicht: { $card } past bij een van je meldingen, dus je moet die kaart gebruiken. Hoe, kies je zelf; weigeren kan niet meer.
discard-due = Je hebt een kaart gebruikt en hebt er nu een te veel: leg een kaart uit je hand af.
discard-not-in-hand = Je kunt { $card } niet afleggen: die zit niet in je hand. Kies een kaart die je wel hebt.
give-due = Kies eerst een kaart uit je hand om aan de volgende speler te geven.
give-not-in-hand = Je kunt { $card } niet doorgeven: die zit niet in je hand. Kies een kaart die je wel hebt.
hand-over = Deze ronde is afgelopen. Deel de volgende om verder te spelen.
action-syntax = ‘{ $text }’ is geen zet. Schrijf een van deze: use:5S-6S-7S, decline, decline:5S-6S-7S, force, waive, discard:KC, give:KC.
action-too-long = Een zet van { $length } tekens is te lang; het hoogste is { $most }.
