### Fouten in geschreven zetten, stellingen en verslagen, voor wie met bestanden werkt. Plaatsen en
### partijen heten zoals daar, geteld vanaf 0.

## Stellingen

position-empty = Hier staat geen stelling. Geef er een op één regel.
position-too-long = Een stelling van { $length } tekens is te lang; het hoogste is { $most }.
position-syntax = ‘{ $text }’ kan geen deel van een stelling zijn.
position-fields = Een stelling van deze tafel heeft { $expected } delen met spaties ertussen; hier zijn er { $found }.
position-parts = In ‘{ $part }’ moeten er { $expected } staan, met / ertussen; hier zijn er { $found }.
position-word = ‘{ $text }’ kan daar niet staan. Mogelijke woorden: { $known }.
position-phase = ‘{ $text }’ past niet. Alleen een afgelopen ronde heeft een uitslag, zoals over:won:0, over:won:0:rummy of over:drawn:1.
position-seat = Er is geen plaats { $seat }: de { $players } plaatsen worden vanaf 0 geteld.
position-count = In ‘{ $text }’ ontbreekt het aantal kaarten na het vraagteken; het moet van 0 tot en met { $most } zijn.
position-hidden-cards = Hier zijn kaarten onbekend, dus dit is alleen wat één speler ziet. Om verder te spelen moeten ze allemaal gegeven zijn.
position-hand-unknown = Om te zien wat plaats { $seat } ziet, moeten de kaarten van die hand gegeven zijn.
position-given-unknown = Om te zien wat plaats { $seat } ziet, moeten de doorgegeven en de gekregen kaart gegeven zijn.
position-no-exchange = Aan deze tafel worden geen kaarten doorgegeven, dus de fase kan niet ‘exchange’ zijn.
position-no-force = Aan deze tafel wordt niemand verplicht, dus de fase kan niet ‘force’ of ‘forced’ zijn.
position-no-starter = Aan deze tafel is er geen starterskaart, dus de aangeboden kaart kan dat niet zijn.
position-outcome = Een afgelopen ronde heeft een uitslag nodig en een andere heeft er geen; hier is de fase ‘{ $phase }’.
position-winner = Plaats { $seat } kan niet gewonnen hebben: plaats { $player } gebruikte de laatste kaart.
position-card-foreign = In een kaartspel van { $pack } kaarten bestaat { $card } niet.
position-card-copies = Te vaak aanwezig is { $card }: { $copies } keer, en het hoogste is { $most }.
position-cards = Alles bij elkaar zijn er { $cards } kaarten; het moeten er { $expected } zijn.
position-hand-large = Plaats { $seat } heeft { $cards } kaarten, meer dan de { $most } die gedeeld zijn.
position-table-full = Partij { $side } heeft { $cards } kaarten op tafel. Met { $target } had die al gewonnen.
position-not-won = Partij { $side } heeft { $cards } kaarten op tafel; om gewonnen te hebben moeten het er precies { $target } zijn.
position-table-early = Partij { $side } kan nog geen { $cards } kaarten op tafel hebben.
position-holding = Partij { $side } heeft { $cards } kaarten, handen en tafel samen; mogelijk zijn { $low } tot en met { $high }.
position-no-discard = Plaats { $seat } heeft niets af te leggen: die partij heeft { $cards } kaarten en mag er { $limit } houden.
position-rummy = Plaats { $seat } kan niet de hele tafel in één keer gelegd hebben.
position-pile = De aflegstapel heeft { $cards } kaarten; vóór het spel moeten het er { $expected } zijn.
position-stock-left = Er zijn nog { $cards } kaarten in de stok; een ronde is pas gelijk als die leeg is.
position-offered-missing = In de fase ‘{ $phase }’ moet er een kaart aangeboden zijn, en die is er niet.
position-offered-extra = In de fase ‘{ $phase }’ is er geen aangeboden kaart, dus dat kan { $card } niet zijn.
position-source = In de fase ‘{ $phase }’ kan de aangeboden kaart niet van ‘{ $source }’ komen.
position-offered-pile = De aangeboden kaart, { $card }, moet de bovenste van de aflegstapel zijn, en dat is { $top }.
position-mover = In de fase ‘{ $phase }’ is plaats { $expected } aan de beurt, niet plaats { $mover }.
position-origin = Aan plaats { $player } kan geen kaart aangeboden worden die van plaats { $origin } komt.
position-force-unfit = Verplichten kan niet: { $card } past bij geen melding van plaats { $seat }.
position-given = Of plaats { $seat } een kaart heeft doorgegeven, klopt niet met de rest van de stelling.
position-given-hand = De kaart die plaats { $seat } koos om door te geven, { $card }, zit niet in die hand.
position-given-lost = Een doorgegeven kaart, { $card }, is nergens te vinden.

## Verslagen van rondes

record-empty = Dit verslag is leeg.
record-foreign = Dit is niet het verslag van een ronde Conquian.
record-version = Dit verslag is van versie { $version }; hier bekend: { $known }.
record-too-large = Dit is te groot voor een verslag: { $length }, en het hoogste is { $most }.
record-encoding = Dit verslag is geen tekst in UTF-8.
record-truncated = Dit verslag is afgebroken: het einde ontbreekt.
record-json = Dit verslag is beschadigd op regel { $line }, kolom { $column }: het is geen JSON.
record-nested = Dit verslag heeft haakjes op meer dan { $most } niveaus; geen verslag heeft er zoveel.
record-number-form = ‘{ $value }’ is geen getal dat een verslag kan hebben.
record-syntax = ‘{ $text }’ kan niet op regel { $line } van een verslag staan.
record-numbering = Op regel { $line } moet zet { $expected } komen, niet ‘{ $text }’.
record-field-unknown = Een verslag heeft geen ‘{ $field }’ (in { $where }).
record-field-missing = ‘{ $field }’ ontbreekt (in { $where }).
record-field-twice = ‘{ $field }’ staat er twee keer.
record-field-type = ‘{ $field }’ heeft een waarde van een andere soort (in { $where }).
record-rules = De huisregels van dit verslag kloppen niet.
record-seats = Het verslag noemt { $seats } spelers; de tafel heeft er { $players }.
record-name = ‘{ $name }’ kan niet de naam van een speler zijn: het moeten 1 tot { $most } tekens zijn, zonder spaties aan het begin of eind.
record-date = ‘{ $date }’ is geen datum. Schrijf 2026-12-01 of 2026-12-01T18:30:00Z.
record-fair = In het bewijs van het delen heeft ‘{ $field }’ niet de juiste vorm.
record-deal = Het delen in dit verslag klopt niet.
record-pick = ‘{ $pick }’ is geen kaart die voor het delen gecoupeerd werd.
record-action = Zet { $action }, { $token } van plaats { $seat }, is tegen de regels.
record-action-unread = Zet { $action }, ‘{ $token }’, is niet te lezen.
record-after-end = Zet { $action }, { $token }, komt na het einde van de ronde.
record-seat = Zet { $action } is van plaats { $seat }, maar plaats { $expected } was aan de beurt.
record-result = Het verslag zegt dat de ronde eindigde met ‘{ $result }’, maar dat was ‘{ $expected }’.
record-check = Dit verslag is na het schrijven veranderd: de controlesom klopt niet.
