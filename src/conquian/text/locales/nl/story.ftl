### Het verslag van een ronde, stap voor stap verteld.

story-dealer = { $you ->
    [seat] Jij deelt.
   *[none] { $name } deelt.
}
story-hand = Hand van { $name }: { $cards }
story-no-hand = { $name } heeft geen kaarten meer in de hand.
story-starter = Starterskaart: { $card }
story-stock = { $count ->
    [one] { $count } kaart in de stok.
   *[other] { $count } kaarten in de stok.
}
story-unfinished = Hier houdt het verslag op; de ronde is niet uitgespeeld.
