# cython: cdivision=True, initializedcheck=False
"""Actions, which a player chooses, and events, which follow from them. Both are immutable values.

Drawing (T3) is no action: it follows from declining.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

try:
    import cython
except ImportError:  # pragma: no cover - depends on the environment
    from conquian import _cython as cython

from conquian.cards import card_text, is_card, pack_cards
from conquian.rules.melds import Arrangement, arranged, meld_text

__all__ = [
    "ACTION_WORDS",
    "DECLINE",
    "DISCARD",
    "EVENT_WORDS",
    "FORCE",
    "GIVE",
    "USE",
    "WAIVE",
    "Action",
    "Event",
]

# Kinds of action.
USE: Final = 0  # A: lay the offered card out with the table, as a new arrangement
DECLINE: Final = 1  # P: leave the offered card; with a table, after laying that (P2)
FORCE: Final = 2  # F1
WAIVE: Final = 3  # F1
DISCARD: Final = 4  # T4
GIVE: Final = 5  # D7
ACTION_WORDS: Final = ("use", "decline", "force", "waive", "discard", "give")

EVENT_WORDS: Final = (
    "gave",  # seat, card: passed face down to `other` (D7); hidden from everyone else
    "received",  # seat, card: what `other` passed; known to these two
    "used",  # seat, card, table: the new arrangement
    "declined",  # seat, card, table: the new arrangement, or None when nothing was laid
    "asked",  # seat may force `other` to use the card (F1)
    "forced",  # seat forces `other` to use the card
    "waived",  # seat does not
    "discarded",  # seat, card
    "drew",  # seat, card: turned face up from the stock
    "won",  # seat, other: its side
    "drawn",  # seat had to draw from an empty stock (T5)
)
# The place of each word above.
GAVE: Final = 0
RECEIVED: Final = 1
USED: Final = 2
DECLINED: Final = 3
ASKED: Final = 4
FORCED_EVENT: Final = 5
WAIVED: Final = 6
DISCARDED: Final = 7
DREW: Final = 8
WON: Final = 9
DRAWN: Final = 10


Code = int  # of a card; under this name compiled code takes what it is given, and looks at it


def _card(card: Code) -> Code:
    """The card, if it is one."""
    if not is_card(card):
        raise ValueError(f"no card: {card}")
    return card


# Whether an action has an arrangement: it must, it may, it must not.
_LAYS = {USE: (True,), DECLINE: (True, False), FORCE: (False,), WAIVE: (False,)}


@cython.final
@cython.freelist(64)
@cython.cclass
class Action:
    """One choice of a player: a kind, and a card or a complete new arrangement.

    `kind` is USE, DECLINE, FORCE, WAIVE, DISCARD or GIVE; `card` a card code or -1; `table` an
    arrangement or None. Make them with the static methods; `str()` is the token of the notation.

    Raises ValueError for parts that make no action, whatever the state.
    """

    __slots__ = ("card", "kind", "table")
    kind: cython.int
    card: cython.int
    table: Arrangement | None

    def __init__(self, kind: int, card: Code = -1, table: Arrangement | None = None) -> None:
        if kind == DISCARD or kind == GIVE:
            whole = is_card(card) and table is None
        else:
            whole = card == -1 and (table is not None) in _LAYS.get(kind, ())
        if not whole or not all(0 <= meld < 1 << 64 for meld in table or ()):
            raise ValueError(f"no action: kind {kind}, card {card}, table {table}")
        self.kind = kind
        self.card = card
        self.table = None if table is None else arranged(table)

    @staticmethod
    def use(melds: Iterable[int]) -> Action:
        """Use the offered card: `melds` are the side's whole new table (A1)."""
        return Action(USE, -1, arranged(melds))

    @staticmethod
    def decline(melds: Iterable[int] | None = None) -> Action:
        """Decline the offered card, leaving the table as it lies or laying it anew (P2)."""
        return Action(DECLINE, -1, None if melds is None else arranged(melds))

    @staticmethod
    def force() -> Action:
        """Make the player use the declined card (F1)."""
        return FORCING

    @staticmethod
    def waive() -> Action:
        """Let the player decline (F1)."""
        return WAIVING

    @staticmethod
    def discard(card: Code) -> Action:
        """Discard a card from hand (T4). Raises ValueError for what is no card."""
        return DISCARDS[_card(card)]

    @staticmethod
    def give(card: Code) -> Action:
        """Pass a card to the next seat (D7). Raises ValueError for what is no card."""
        return GIVES[_card(card)]

    @property
    def word(self) -> str:
        """The kind as a word of `ACTION_WORDS`."""
        return ACTION_WORDS[self.kind]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return NotImplemented
        return self.kind == other.kind and self.card == other.card and self.table == other.table

    def __hash__(self) -> int:
        return hash((self.kind, self.card, self.table))

    def __reduce__(self) -> tuple[object, ...]:
        return Action, (self.kind, self.card, self.table)

    def __str__(self) -> str:
        if self.card >= 0:
            return f"{self.word}:{card_text(self.card)}"
        if self.table is None:
            return self.word
        return f"{self.word}:{','.join([meld_text(meld) for meld in self.table]) or '-'}"

    def __repr__(self) -> str:
        return f"<Action {self}>"


FORCING: Final = Action(FORCE)
WAIVING: Final = Action(WAIVE)
DECLINING: Final = Action(DECLINE)
DISCARDS: Final = {card: Action(DISCARD, card) for card in pack_cards(52)}
GIVES: Final = {card: Action(GIVE, card) for card in pack_cards(52)}


@cython.ccall
def laying(kind: cython.int, table: Arrangement) -> Action:
    """An action whose arrangement is already in canonical order."""
    action: Action = Action.__new__(Action)
    action.kind = kind
    action.card = -1
    action.table = table
    return action


@cython.final
@cython.freelist(64)
@cython.cclass
class Event:
    """One thing that happened: a kind (see `EVENT_WORDS`), a seat, and what it was about.

    `card` and `other` are -1 and `table` is None where the kind has none, or where the event as
    seen by a seat hides them.
    """

    __slots__ = ("card", "kind", "other", "seat", "table")
    kind: cython.int
    seat: cython.int
    card: cython.int
    other: cython.int
    table: Arrangement | None

    def __init__(
        self,
        kind: int,
        seat: int,
        card: int = -1,
        other: int = -1,
        table: Arrangement | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.card = card
        self.other = other
        self.table = table

    @property
    def word(self) -> str:
        """The kind as a word of `EVENT_WORDS`."""
        return EVENT_WORDS[self.kind]

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat, or a spectator (None), sees it: cards passed are hidden (D7)."""
        if self.kind > RECEIVED or seat == self.seat:
            return self
        if self.kind == RECEIVED and seat == self.other:
            return self
        return Event(self.kind, self.seat, -1, self.other)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return NotImplemented
        return self._values() == other._values()

    def __hash__(self) -> int:
        return hash(self._values())

    def __reduce__(self) -> tuple[object, ...]:
        return Event, self._values()

    def __repr__(self) -> str:
        parts = [self.word, str(self.seat)]
        if self.card >= 0:
            parts.append(card_text(self.card))
        if self.other >= 0:
            parts.append(f"->{self.other}")
        if self.table is not None:
            parts.append(",".join([meld_text(meld) for meld in self.table]) or "-")
        return f"<Event {' '.join(parts)}>"

    def _values(self) -> tuple[int, int, int, int, Arrangement | None]:
        return self.kind, self.seat, self.card, self.other, self.table


@cython.ccall
def event(
    kind: cython.int,
    seat: cython.int,
    card: cython.int = -1,
    other: cython.int = -1,
    table: Arrangement | None = None,
) -> Event:
    """An event, made quickly."""
    made: Event = Event.__new__(Event)
    made.kind = kind
    made.seat = seat
    made.card = card
    made.other = other
    made.table = table
    return made
