"""How cards are called and written: a French or a Spanish pack, in the player's language.

The rules never depend on the faces (see the rules' Terms): ♥ and Copas are one suit, J and Sota
one rank. A card is written in short (``7♠``, or ``7S`` where only letters will do; ``7Es`` with
Spanish faces, whose ranks are those printed on the cards: 1-7, 10 Sota, 11 Caballo, 12 Rey) or
spoken in full ("seven of spades"). In a sentence the spoken card has its article, so a message
may use a card as subject or object, and never after a preposition that melts into the article.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from conquian.rules import Arrangement, meld_cards
from conquian.text.catalog import Catalog

__all__ = [
    "Faces",
    "Pen",
    "card_name",
    "card_short",
    "default_faces",
]


class Faces(StrEnum):
    """What is printed on the cards."""

    FRENCH = "french"
    SPANISH = "spanish"


_RANKS = "ace two three four five six seven eight nine ten".split()
RANK_IDS = {
    Faces.FRENCH: (*_RANKS, "jack", "queen", "king"),
    Faces.SPANISH: (*_RANKS, "sota", "caballo", "rey"),
}
"""Message ids of the ranks, by the rank's place in a card's code."""
SUIT_IDS = {
    Faces.FRENCH: ("clubs", "diamonds", "hearts", "spades"),
    Faces.SPANISH: ("bastos", "oros", "copas", "espadas"),
}
"""Message ids of the suits, by the suit's place in a card's code."""
_SYMBOLS = "♣♦♥♠"
# The ranks as Spanish cards show them; the ten, which no Spanish pack has, keeps its notation.
_INDICES = "1 2 3 4 5 6 7 8 9 T 10 11 12".split()


def default_faces(language: str) -> Faces:
    """The faces that a table starts with: Spanish for those who speak it."""
    return Faces.SPANISH if language == "es" else Faces.FRENCH


def card_name(catalog: Catalog, card: int, faces: Faces, *, article: bool = False) -> str:
    """A card in words, "seven of spades"; with its article, "the seven of spades"."""
    rank = RANK_IDS[faces][card & 15]
    name = catalog.text(f"card-{SUIT_IDS[faces][card >> 4]}", rank=catalog.text(f"rank-{rank}"))
    return catalog.text("card-the", rank=rank, card=name) if article else name


def card_short(catalog: Catalog, card: int, faces: Faces, unicode: bool = True) -> str:
    """A card in two or three characters; without `unicode` in plain letters."""
    rank, suit = card & 15, card >> 4
    if faces is Faces.SPANISH:
        return _INDICES[rank] + catalog.text(f"suit-{SUIT_IDS[faces][suit]}-letter")
    name = RANK_IDS[faces][rank]
    if 1 <= rank <= 9:
        index = str(rank + 1)
    else:
        index = catalog.text(f"rank-{name}-letter")
    if unicode:
        return index + _SYMBOLS[suit]
    return index + catalog.text(f"suit-{SUIT_IDS[faces][suit]}-letter")


class Pen:
    """Writes cards, melds and tables for one reader: language, faces, and how fully.

    `spoken` is for screen readers: every card in words, melds parted by semicolons. Otherwise
    cards are short, and `unicode` decides between suit signs and letters.
    """

    def __init__(
        self, catalog: Catalog, faces: Faces, *, unicode: bool = True, spoken: bool = False
    ) -> None:
        self.catalog = catalog
        self.faces = faces
        self.unicode = unicode
        self.spoken = spoken

    def card(self, card: int) -> str:
        """A card as a sentence has it."""
        if self.spoken:
            return card_name(self.catalog, card, self.faces, article=True)
        return card_short(self.catalog, card, self.faces, self.unicode)

    def cards(self, cards: Iterable[int]) -> str:
        """Cards in the order given."""
        if self.spoken:
            return ", ".join([card_name(self.catalog, card, self.faces) for card in cards])
        return " ".join(
            [card_short(self.catalog, card, self.faces, self.unicode) for card in cards]
        )

    def meld(self, meld: int) -> str:
        """The cards of a meld, by code."""
        return self.cards(meld_cards(meld))

    def table(self, table: Arrangement) -> str:
        """The melds of an arrangement."""
        return ("; " if self.spoken else " | ").join([self.meld(meld) for meld in table])
