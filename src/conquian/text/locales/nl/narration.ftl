### Wat er aan tafel gebeurt, verteld aan één persoon. $you zegt wie dat is: "seat" (wie iets doet),
### "other" (wie het overkomt), "partner" (van wie iets doet) of "none" (geen van hen).

player-number = Speler { $number }
names-and = { $first } en { $last }

## Een kaart doorgeven vóór het spel (D7)

event-gave = { $you ->
    [seat] Je geeft { $card } gedekt door aan { $other }.
   *[none] { $name } kiest een kaart voor { $other }.
}
event-gave-hidden = { $you ->
    [other] { $name } kiest een kaart voor jou. Je ziet hem zodra iedereen gekozen heeft.
   *[none] { $name } kiest een kaart voor { $other }.
}
event-received = { $you ->
    [seat] Je krijgt { $card }, doorgegeven door { $other }.
   *[other] { $name } pakt { $card }, de kaart die jij doorgaf.
}
event-received-hidden = { $name } pakt de kaart die { $other } doorgaf.
event-gave-why = Vóór het spel geeft iedereen één kaart door aan de volgende speler. Niemand ziet wat hij krijgt voordat iedereen gekozen heeft (D7).
event-received-why = Nu iedereen gekozen heeft, wisselen de kaarten tegelijk van hand (D7).

## Gebruiken en weigeren

event-used = { $you ->
    [seat] Je gebruikt { $card }. Op tafel: { $melds } ({ $count } van { $target }).
    [partner] Je partner { $name } gebruikt { $card }. Op jullie tafel: { $melds } ({ $count } van { $target }).
   *[none] { $name } gebruikt { $card }. Op tafel: { $melds } ({ $count } van { $target }).
}
event-used-why = Een kaart die je pakt, gaat meteen in een melding op tafel en nooit naar de hand (A1).
event-discard-due = { $you ->
    [seat] Hand en tafel samen zijn nu meer dan { $limit } kaarten: leg er een uit je hand af (T4).
   *[none] Hand en tafel samen zijn nu meer dan { $limit } kaarten: { $name } moet er een afleggen (T4).
}
event-declined = { $you ->
    [seat] Je weigert { $card }.
   *[none] { $name } weigert { $card }.
}
event-declined-laid = { $you ->
    [seat] Je weigert { $card }, maar schikt eerst je tafel: { $melds } ({ $count } van { $target }).
    [partner] Je partner { $name } weigert { $card }, maar schikt eerst jullie tafel: { $melds } ({ $count } van { $target }).
   *[none] { $name } weigert { $card }, maar schikt eerst de tafel: { $melds } ({ $count } van { $target }).
}
event-declined-why = Weigeren mag altijd, tenzij de kaart bij een van je eigen meldingen past en een tegenstander erop staat (P1).
event-declined-why-unforced = Weigeren mag altijd (P1).
event-declined-laid-why = In je beurt mag je je meldingen herschikken en kaarten uit je hand erbij leggen, maar zo win je nooit (P2).

## Verplichten (F)

event-asked = { $you ->
    [seat] { $other } weigert { $card }, maar heeft { $meld } op tafel liggen, en daar past die kaart bij. Je mag dus eisen dat { $other } hem gebruikt, of het laten gaan (F1).
    [other] Je weigert { $card }, maar je hebt { $meld } op tafel liggen, en daar past die kaart bij. { $name } mag dus eisen dat jij hem gebruikt (F1).
   *[none] { $other } weigert { $card }, maar heeft { $meld } op tafel liggen, en daar past die kaart bij. { $name } mag dus eisen dat { $other } hem gebruikt (F1).
}
event-asked-why = Weiger je een kaart die zonder meer bij een van je eigen meldingen past, dan kan een tegenstander je verplichten hem te gebruiken. Dat kan je plannen in de war sturen: daar draait het spel om (F3).
event-forced = { $you ->
    [seat] Verplichte melding: je verplicht { $other } om { $card } te gebruiken, want die past bij een melding van { $other }: { $meld } (F1).
    [other] Verplichte melding: { $name } verplicht je om { $card } te gebruiken, want die past bij een melding van jou: { $meld } (F1).
   *[none] Verplichte melding: { $name } verplicht { $other } om { $card } te gebruiken, want die past bij een melding van { $other }: { $meld } (F1).
}
event-forced-why = Wie verplicht is, kiest zelf hoe de kaart op tafel komt: bij die melding of anders, met of zonder kaarten uit de hand. Daarna gaat het verder zoals na elke gebruikte kaart (F2).
event-waived = { $you ->
    [seat] Je verplicht { $other } niet en laat { $card } gaan.
    [other] { $name } verplicht je niet en laat { $card } gaan.
   *[none] { $name } verplicht { $other } niet en laat { $card } gaan.
}
event-waived-why = Verplichten is een keuze: een tegenstander mag de kaart ook laten gaan (F1).

## Afleggen en trekken

event-discarded = { $you ->
    [seat] Je legt { $card } af.
   *[none] { $name } legt { $card } af.
}
event-discarded-why = De afgelegde kaart ligt open en wordt eerst aan de volgende speler aangeboden (T2). Past hij bij een van diens meldingen, dan kan die speler verplicht worden hem te gebruiken (F3).
event-discarded-why-unforced = De afgelegde kaart ligt open en wordt eerst aan de volgende speler aangeboden (T2).
event-drew = { $you ->
    [seat] Je trekt van de stok en draait { $card } om.
   *[none] { $name } trekt van de stok en draait { $card } om.
}
event-drew-why = Een kaart van de stok wordt voor iedereen opengelegd: hij wordt meteen gebruikt of gaat naar de aflegstapel, maar nooit naar een hand (T3).
event-drew-last = Dat was de laatste kaart van de stok. Wordt hij niet gebruikt, dan wordt hij nog één keer aangeboden; moet er daarna iemand trekken, dan is het gelijkspel (T5).

## Het einde van de ronde

event-won = { $you ->
    [seat] Je wint! Met de aangeboden kaart liggen er { $target } kaarten op jouw tafel.
    [partner] Jullie winnen! Met de aangeboden kaart maakt { $name } de { $target } kaarten op jullie tafel vol.
   *[none] { $name } wint: met de aangeboden kaart liggen er { $target } kaarten op tafel.
}
event-won-rummy = { $you ->
    [seat] En dat is rummy in één slag: je tafel was leeg en je legde alles in één beurt neer (W4).
    [partner] En dat is rummy in één slag: jullie tafel was leeg en { $name } legde alles in één beurt neer (W4).
   *[none] En dat is rummy in één slag: de tafel was leeg en { $name } legde alles in één beurt neer (W4).
}
event-won-why = Wie met de aangeboden kaart precies dat aantal kaarten op tafel heeft, wint meteen en legt niets meer af (W1).
event-drawn = { $you ->
    [seat] Je moet trekken, maar de stok is leeg. De ronde eindigt in een gelijkspel.
   *[none] { $name } moet trekken, maar de stok is leeg. De ronde eindigt in een gelijkspel.
}
event-drawn-why = Dat is een blokkade: niemand wint, en de pot blijft staan (T5, W2).
