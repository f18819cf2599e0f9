"""What the referee tells: events, each addressed to those who may know it.

An event is a value with a word, `kind`; a person reads it through `text`. Cards are codes, seats
and sides numbers, -1 means none.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, TypeAlias

from conquian.rules import Event, Outcome

__all__ = [
    "Addressed",
    "Anted",
    "Committed",
    "Contributed",
    "DealerChosen",
    "Dealt",
    "DeckCut",
    "HandDealt",
    "MatchEvent",
    "Misdealt",
    "Picked",
    "Played",
    "Post",
    "Reseated",
    "Revealed",
    "SessionOver",
    "Settled",
    "StopWish",
    "Tied",
]


@dataclass(frozen=True, slots=True)
class Anted:
    """W3: every seat has put `stake` into the pot, which now holds `pot`."""

    kind: ClassVar[str] = "anted"
    stake: int
    pot: int


@dataclass(frozen=True, slots=True)
class Committed:
    """A secret is fixed: `commitment` is its SHA-256, in hexadecimal."""

    kind: ClassVar[str] = "committed"
    hand: int
    """The number of the hand that is prepared; 0: the cutting for deal."""
    dealer: int
    commitment: str


@dataclass(frozen=True, slots=True)
class Contributed:
    """A seat's share in the shuffle."""

    kind: ClassVar[str] = "contributed"
    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Picked:
    """D1: a seat cut this card for deal."""

    kind: ClassVar[str] = "picked"
    seat: int
    index: int
    card: int


@dataclass(frozen=True, slots=True)
class Tied:
    """D1: these seats cut equally low, and cut again."""

    kind: ClassVar[str] = "tied"
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealerChosen:
    """D1: the first dealer, who cut the lowest card."""

    kind: ClassVar[str] = "dealer"
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class DeckCut:
    """D1: the seat after the dealer cut the pack; `index` 0: left it as it was."""

    kind: ClassVar[str] = "cut"
    seat: int
    index: int


@dataclass(frozen=True, slots=True)
class Misdealt:
    """D5: the deal is void, the same dealer deals again; pot and antes stay."""

    kind: ClassVar[str] = "misdealt"
    dealer: int
    seat: int
    """The first seat with a wrong hand."""
    cards: int
    expected: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """D2, D3: the cards are dealt, and all that everybody sees of it."""

    kind: ClassVar[str] = "dealt"
    hand: int
    dealer: int
    cards: int
    """How many each seat has."""
    offered: int
    """The starter, or without one the card that the first player drew (D6); -1 before an
    exchange (D7)."""
    source: str
    """Of `offered`: a word of `rules.SOURCE_WORDS`."""
    stock: int
    """How many cards are left face down."""


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A seat's own cards. Goes to that seat alone."""

    kind: ClassVar[str] = "hand"
    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Played:
    """An event of the rules, with the parts removed that its readers may not see (D7)."""

    kind: ClassVar[str] = "played"
    event: Event


@dataclass(frozen=True, slots=True)
class Settled:
    """W1-W4: a hand has ended."""

    kind: ClassVar[str] = "settled"
    hand: int
    outcome: Outcome
    paid: tuple[int, ...]
    """Units by seat; negative: the bonus for going rummy, paid (W4)."""
    pot: int
    """What stays in the pot (W2, W3)."""
    balances: tuple[int, ...]
    points: tuple[int, ...]
    """Win points by side, of the session so far."""
    next_dealer: int
    """Who deals the next hand; -1: this was the last."""
    replay: bool
    """The same dealer deals again for the same pot (W2)."""


@dataclass(frozen=True, slots=True)
class Revealed:
    """The secret of a finished hand (or, 0, of the cutting for deal), in hexadecimal."""

    kind: ClassVar[str] = "revealed"
    hand: int
    secret: str


@dataclass(frozen=True, slots=True)
class StopWish:
    """During a hand: a seat wants to stop the session, or no longer does."""

    kind: ClassVar[str] = "stop"
    seat: int
    agreed: bool
    missing: tuple[int, ...]
    """Seats that have yet to agree."""


@dataclass(frozen=True, slots=True)
class Reseated:
    """Someone else sits there now."""

    kind: ClassVar[str] = "reseated"
    seat: int
    name: str
    who: str
    """What kind of player: ``"human"``, or the name of a bot."""


@dataclass(frozen=True, slots=True)
class SessionOver:
    """W5: the session has ended."""

    kind: ClassVar[str] = "over"
    reason: str
    """See `Result`."""
    winner: int
    """The side that reached the session's target, or -1."""
    returned: tuple[int, ...]
    """By seat: units of a pot that was left."""
    balances: tuple[int, ...]
    points: tuple[int, ...]


MatchEvent: TypeAlias = (
    Anted
    | Committed
    | Contributed
    | Picked
    | Tied
    | DealerChosen
    | DeckCut
    | Misdealt
    | Dealt
    | HandDealt
    | Played
    | Settled
    | Revealed
    | StopWish
    | Reseated
    | SessionOver
)


@dataclass(frozen=True, slots=True)
class Addressed:
    """An event, who gets it, and when it happened.

    `seats` None: everybody, spectators too. Otherwise these seats or, with `others`, everybody
    but these seats.
    """

    event: MatchEvent
    at: float
    seats: tuple[int, ...] | None = None
    others: bool = False

    def reaches(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator (None), gets the event."""
        return self.seats is None or (seat in self.seats) != self.others


@dataclass(slots=True)
class Post:
    """Events on their way out, all of one moment."""

    at: float
    sent: list[Addressed] = field(default_factory=list)

    def all(self, event: MatchEvent) -> None:
        """To everybody."""
        self.sent.append(Addressed(event, self.at))

    def only(self, seats: tuple[int, ...], event: MatchEvent) -> None:
        """To these seats."""
        self.sent.append(Addressed(event, self.at, seats))

    def others(self, seats: tuple[int, ...], event: MatchEvent) -> None:
        """To everybody but these seats."""
        self.sent.append(Addressed(event, self.at, seats, True))
