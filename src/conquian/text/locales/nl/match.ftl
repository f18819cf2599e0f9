### Wat er rond de rondes van een spel gebeurt: schudden, delen, betalen. $you is zoals in
### narration.ftl.

## Het eerlijke schudden, en couperen om te delen (D1)

event-committed = De computer heeft zijn deel van het schudden verzegeld (zegel: { $commitment }).
event-committed-why = Vanaf nu kan niemand de kaarten kiezen: de volgorde volgt uit het verzegelde geheim en uit wat elke speler toevoegt, en na de ronde kan iedereen het nagaan.
event-contributed = { $you ->
    [seat] Je voegt ‘{ $text }’ toe aan het schudden.
   *[none] { $name } voegt ‘{ $text }’ toe aan het schudden.
}
event-contributed-nothing = { $you ->
    [seat] Je voegt niets toe aan het schudden.
   *[none] { $name } voegt niets toe aan het schudden.
}
event-picked = { $you ->
    [seat] Je coupeert: { $card }.
   *[none] { $name } coupeert: { $card }.
}
event-tied = { $you ->
    [seat] Gelijk: jij en { $names } hebben de laagste kaart en couperen opnieuw.
   *[none] Gelijk om de laagste kaart: { $names } couperen opnieuw.
}
event-dealer = { $you ->
    [seat] Je coupeerde de laagste kaart, { $card }, dus jij deelt als eerste.
   *[none] { $name } coupeerde de laagste kaart, { $card }, en deelt als eerste.
}
event-dealer-why = De aas is de laagste kaart. Na elke ronde deelt de volgende speler (D1).
event-cut = { $you ->
    [seat] Je coupeert het spel: { $index ->
        [one] één kaart gaat
       *[other] { $index } kaarten gaan
    } van boven naar onder.
   *[none] { $name } coupeert het spel: { $index ->
        [one] één kaart gaat
       *[other] { $index } kaarten gaan
    } van boven naar onder.
}
event-cut-none = { $you ->
    [seat] Je laat het spel zoals het is.
   *[none] { $name } laat het spel zoals het is.
}

## Het delen

event-anted = { $stake ->
    [0] Deze ronde gaat zonder inzet. In de pot: { $pot }.
    [one] Iedereen legt één eenheid in de pot. In de pot: { $pot }.
   *[other] Iedereen legt { $stake } eenheden in de pot. In de pot: { $pot }.
}
event-misdealt = { $you ->
    [seat] Misdeling: je hebt { $cards } kaarten in plaats van { $expected }. Dezelfde deler deelt opnieuw; de pot blijft staan (D5).
   *[none] Misdeling: { $name } heeft { $cards } kaarten in plaats van { $expected }. Dezelfde deler deelt opnieuw; de pot blijft staan (D5).
}
event-dealt = { $you ->
    [seat] Ronde { $hand }. Je deelt iedereen { $cards } kaarten.
   *[none] Ronde { $hand }. { $name } deelt iedereen { $cards } kaarten.
}
event-dealt-starter = De starterskaart, open voor iedereen: { $card }. In de stok: { $stock }.
event-dealt-stock = { $you ->
    [first] Er is geen starterskaart; jij begint met trekken van de stok: { $card }. In de stok: { $stock }.
   *[none] Er is geen starterskaart; { $first } begint met trekken van de stok: { $card }. In de stok: { $stock }.
}
event-dealt-none = Vóór het spel geeft iedereen één kaart door aan de volgende speler (D7). In de stok: { $stock }.
event-hand = Jouw kaarten: { $cards }.

## Afrekenen

event-settled-won = { $you ->
    [seat] Je wint ronde { $hand } en krijgt { $paid ->
        [one] één eenheid
       *[other] { $paid } eenheden
    }.
    [partner] Jij en { $name } winnen ronde { $hand }; ieder krijgt { $paid ->
        [one] één eenheid
       *[other] { $paid } eenheden
    }.
   *[none] { $name } wint ronde { $hand } en krijgt { $paid ->
        [one] één eenheid
       *[other] { $paid } eenheden
    }.
}
event-settled-won-side = { $names } winnen ronde { $hand }; ieder krijgt { $paid ->
    [one] één eenheid
   *[other] { $paid } eenheden
}.
event-settled-won-free = { $you ->
    [seat] Je wint ronde { $hand }.
    [partner] Jij en { $names } winnen ronde { $hand }.
   *[none] { $names } { $count ->
        [one] wint
       *[other] winnen
    } ronde { $hand }.
}
event-settled-rummy = Voor de rummy in één slag betaalt elke verliezer de inzet nog een keer (W4).
event-settled-drawn = Ronde { $hand } is een gelijkspel.
event-settled-pot = In de pot voor de volgende ronde: { $pot }.
event-settled-balance = Eenheden: { $balances }. Punten: { $points }.
event-settled-next = { $you ->
    [seat] Jij deelt de volgende ronde.
   *[none] { $name } deelt de volgende ronde.
}
event-settled-replay = { $you ->
    [seat] Jij deelt opnieuw, om dezelfde pot (W2).
   *[none] { $name } deelt opnieuw, om dezelfde pot (W2).
}
event-revealed = De computer opent zijn geheim van ronde { $hand } ({ $secret }). Nu kan iedereen het delen nagaan.
event-revealed-cutting = De computer opent zijn geheim van het couperen ({ $secret }). Nu kan iedereen nagaan wie er deelt.

## Komen, gaan, eindigen

event-stop = { $you ->
    [seat] Je wilt graag stoppen.
   *[none] { $name } wil graag stoppen.
}
event-stop-missing = { $you ->
    [seat] Ga jij ook akkoord, dan stopt het hier. Nog niet akkoord: { $names }.
   *[none] Nog niet akkoord: { $names }.
}
event-stop-back = { $you ->
    [seat] Je speelt toch liever verder.
   *[none] { $name } speelt toch liever verder.
}
event-reseated = { $you ->
    [seat] Je neemt plaats { $number } in, onder de naam { $name }.
   *[none] { $name } zit nu op plaats { $number }.
}
event-reseated-bot = De computer speelt nu op plaats { $number }, onder de naam { $name }.
event-reseated-open = Plaats { $number } is vrij voor wie komt.
event-over-wins = { $you ->
    [seat] Je wint het spel: jij won de meeste rondes (W5).
    [partner] Jullie winnen het spel: jullie wonnen de meeste rondes (W5).
   *[none] { $names } { $count ->
        [one] wint
       *[other] winnen
    } het spel, met de meeste gewonnen rondes (W5).
}
event-over-units = { $you ->
    [seat] Je wint het spel, met de afgesproken voorsprong in eenheden (W5).
    [partner] Jullie winnen het spel, met de afgesproken voorsprong in eenheden (W5).
   *[none] { $names } { $count ->
        [one] wint
       *[other] winnen
    } het spel, met de afgesproken voorsprong in eenheden (W5).
}
event-over-stopped = Het spel eindigt hier, zoals afgesproken.
event-over-hands = Dat was de laatste van de afgesproken rondes.
event-over-returned = Wat er nog in de pot zat, gaat terug: { $returned }.
