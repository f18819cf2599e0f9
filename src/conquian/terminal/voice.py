"""How the terminal speaks to one person: language, faces, and how fully."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from conquian.cards import parse_card
from conquian.errors import ConquianError
from conquian.match import MatchEvent, Seat
from conquian.rules import Event, Rules, View
from conquian.rules.state import OFFER
from conquian.text import (
    Catalog,
    Faces,
    Pen,
    card_short,
    error_text,
    nameless,
    narrate,
    narrate_match,
)

__all__ = ["Voice"]

_TAUGHT = ("asked", "forced", "drew", "received", "drawn")
"""Kinds of events whose rule is told the first time; for the others there is ``why``."""
_EXAMPLE = tuple([parse_card(text) for text in ("5S", "6S", "7S")])


@dataclass
class Voice:
    """The settings that a person can change at any time, and the sentences made with them."""

    catalog: Catalog
    faces: Faces
    unicode: bool = True
    words: bool = False
    by_rank: bool = False
    teach: bool = True
    confirm: bool = False
    told: set[str] = field(default_factory=set)
    """Kinds of events whose rule was told already."""

    @property
    def pen(self) -> Pen:
        """Writes cards as the person wants them."""
        return Pen(self.catalog, self.faces, unicode=self.unicode, spoken=self.words)

    def text(self, key: str, /, **args: str | int) -> str:
        """A message of the catalogue."""
        return self.catalog.text(key, **args)

    def names(self, seats: Sequence[Seat], me: int) -> tuple[str, ...]:
        """The players' names by seat; a person who gave none is "you" in today's language."""
        return tuple(
            [
                self.text("ui-you") if place == me and seat.name in nameless() else seat.name
                for place, seat in enumerate(seats)
            ]
        )

    def error(self, error: ConquianError) -> str:
        """What went wrong and what to do instead."""
        return error_text(self.catalog, error, self.faces, unicode=self.unicode, spoken=self.words)

    def match_event(self, event: MatchEvent, names: Sequence[str], seat: int, rules: Rules) -> str:
        """An event around the hands, told to a seat."""
        return narrate_match(
            self.catalog,
            event,
            names,
            seat,
            self.faces,
            rules,
            teach=False,
            unicode=self.unicode,
            spoken=self.words,
        )

    def event(self, event: Event, names: Sequence[str], view: View) -> str:
        """An event of the rules; with its rule if it is new to the person."""
        word = event.word
        if word == "used" and word in self.told:
            # that a discard is due is told once; from then on the discard itself will do
            view = replace(view, phase=OFFER)
        new = word in _TAUGHT and word not in self.told
        self.told.add(word)
        return narrate(
            self.catalog, event, names, view.seat, self.faces, view,
            teach=self.teach and new,
            unicode=self.unicode, spoken=self.words,
        )  # fmt: skip

    def hand(self, cards: Iterable[int]) -> str:
        """A hand in the order the person likes, grouped by suit or rank."""
        if self.by_rank:
            ordered = sorted(cards, key=lambda card: (card & 15, card >> 4))
        else:
            ordered = sorted(cards)
        groups: dict[int, list[int]] = {}
        for card in ordered:
            groups.setdefault(card & 15 if self.by_rank else card >> 4, []).append(card)
        return ("; " if self.words else "  ").join([self.pen.cards(g) for g in groups.values()])

    def typed(self, cards: Iterable[int] = _EXAMPLE) -> str:
        """Cards as the person would type them."""
        shorts = [card_short(self.catalog, card, self.faces, unicode=False) for card in cards]
        return " ".join(shorts).lower()
