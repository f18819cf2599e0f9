"""What the referee can be told: one small value for each thing that people do at a table.

Seats are numbers from 0. A command carries no time and no id: the time comes with it to
`Referee.handle`, and telling a repeated command from a new one is the business of whoever
receives it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from conquian.rules import Action

__all__ = [
    "COMMANDS",
    "Act",
    "Command",
    "Commit",
    "Contribute",
    "Cut",
    "Pick",
    "Reseat",
    "Stop",
    "TableDeal",
]


@dataclass(frozen=True, slots=True)
class Commit:
    """Begin a hand, or the cutting for deal: antes go in, the commitment is announced."""

    word: ClassVar[str] = "commit"
    secret: bytes
    """32 random bytes, never used before; nobody at the table may know them."""
    house: tuple[int, ...] = ()
    """Seats played by whoever knows the secret. Nothing is left for them to choose: they
    contribute nothing (the empty text), pick the first free card and leave the pack uncut."""


@dataclass(frozen=True, slots=True)
class Contribute:
    """A seat adds a text of its own to the shuffle, after the commitment is known."""

    word: ClassVar[str] = "contribute"
    seat: int
    text: str = ""
    """At most 64 printable characters; empty for a seat that does not care."""


@dataclass(frozen=True, slots=True)
class Pick:
    """D1: a seat cuts a card for deal: the one that lies at `index` of the spread pack."""

    word: ClassVar[str] = "pick"
    seat: int
    index: int


@dataclass(frozen=True, slots=True)
class Cut:
    """D1: the seat after the dealer cuts the shuffled pack.

    `index` cards go from the top to the bottom; 0 leaves the pack as it is.
    """

    word: ClassVar[str] = "cut"
    seat: int
    index: int = 0


@dataclass(frozen=True, slots=True)
class TableDeal:
    """A deal made elsewhere, with real cards: every hand, and the rest of the pack, top first."""

    word: ClassVar[str] = "deal"
    hands: tuple[tuple[int, ...], ...]
    rest: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Act:
    """A seat plays: uses, declines, forces, waives, discards or gives."""

    word: ClassVar[str] = "act"
    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class Stop:
    """A seat wants the session to end, or (`agreed` false) no longer wants it.

    As long as no cards are dealt one seat is enough; during a hand everybody has to agree.
    """

    word: ClassVar[str] = "stop"
    seat: int
    agreed: bool = True


@dataclass(frozen=True, slots=True)
class Reseat:
    """Someone else takes a seat over: its cards, its units and its turn go with it."""

    word: ClassVar[str] = "reseat"
    seat: int
    name: str
    kind: str = "human"


Command: TypeAlias = Commit | Contribute | Pick | Cut | TableDeal | Act | Stop | Reseat

COMMANDS: dict[str, type[Command]] = {
    each.word: each for each in (Commit, Contribute, Pick, Cut, TableDeal, Act, Stop, Reseat)
}
"""The commands by their words."""
