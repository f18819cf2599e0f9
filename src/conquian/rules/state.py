# cython: cdivision=True, initializedcheck=False
"""The state of a hand: everything that lies on, under and around the table.

A state is a value: `apply` makes a new one. `deal` makes the first from the order of the pack.
What a seat may know of it is a `View`; nothing else of it ever leaves for a player.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

try:
    import cython
except ImportError:  # pragma: no cover - depends on the environment
    from conquian import _cython as cython

from conquian.cards import cards_of, count, multiset
from conquian.rules.actions import Action
from conquian.rules.house import Rules, full_deck
from conquian.rules.melds import Arrangement, table_hi, table_lo

__all__ = [
    "DISCARDING",
    "EXCHANGE",
    "FORCED",
    "FORCE_CHOICE",
    "NOTHING",
    "OFFER",
    "OVER",
    "PHASE_WORDS",
    "PILE",
    "SOURCE_WORDS",
    "STARTER",
    "STOCK",
    "Outcome",
    "State",
]

# Phases: what is asked of the seat to act.
EXCHANGE: Final = 0  # choose a card to pass (D7)
OFFER: Final = 1  # use or decline the offered card (T2, T3)
FORCE_CHOICE: Final = 2  # force or waive (F1)
FORCED: Final = 3  # use the card after all (F2)
DISCARDING: Final = 4  # discard (T4)
OVER: Final = 5
PHASE_WORDS: Final = ("exchange", "offer", "force", "forced", "discard", "over")

# Sources: where the offered card comes from.
NOTHING: Final = 0
STARTER: Final = 1  # T1
PILE: Final = 2  # the top discard (T2)
STOCK: Final = 3  # just drawn (T3)
SOURCE_WORDS: Final = ("none", "starter", "pile", "stock")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a hand ended: the winning side, or None for a draw (T5), and the seat that ended it."""

    winner: int | None
    seat: int
    rummy: bool = False
    """The winner's table was empty before the winning action (W4)."""


@cython.final
@cython.cclass
class Kit:
    """The rules of a table as the engine reads them: resolved, and typed for compiled code."""

    rules: Rules
    players: cython.int
    sides: cython.int
    packs: cython.int
    target: cython.int
    limit: cython.int
    gap: cython.bint
    starter: cython.bint
    exchange: cython.bint
    round_offers: cython.bint
    forced: cython.bint
    hand_melds: cython.bint
    direct: cython.bint
    cards: tuple[int, ...]
    no_gifts: tuple[int, ...]

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.players = rules.players
        self.sides = rules.sides
        self.packs = rules.packs
        self.target = rules.target
        self.limit = rules.deck_size if rules.limit is None else rules.limit
        self.gap = rules.pack == 40
        self.starter = rules.starter
        self.exchange = rules.exchange > 0
        self.round_offers = rules.offers == "round"
        self.forced = rules.forced
        self.hand_melds = rules.hand_melds
        self.direct = rules.rearrange == "after_use"
        self.cards = full_deck(rules)
        self.no_gifts = (-1,) * rules.players


@lru_cache(maxsize=256)
def kit_of(rules: Rules) -> Kit:
    """The kit of house rules, made once."""
    return Kit(rules)


@cython.final
@cython.freelist(64)
@cython.cclass
class Holding:
    """A seat's hand beside its side's table: all that its choices depend on.

    It never changes, so what follows from it alone is kept: `declines`, the legal ways to decline.
    """

    __slots__ = ("declines", "hi", "laid", "lo", "size", "table", "table_hi", "table_lo")
    lo: cython.ulonglong
    hi: cython.ulonglong
    table_lo: cython.ulonglong
    table_hi: cython.ulonglong
    size: cython.int
    laid: cython.int
    table: Arrangement
    declines: tuple[Action, ...] | None


@cython.ccall
def holding(lo: cython.ulonglong, hi: cython.ulonglong, table: Arrangement) -> Holding:
    """The holding of a hand, as masks, and a table, as an arrangement."""
    made: Holding = Holding.__new__(Holding)
    made.lo = lo
    made.hi = hi
    made.size = count(lo) + count(hi)
    made.table = table
    made.table_lo = table_lo(table)
    made.table_hi = table_hi(table)
    made.laid = count(made.table_lo) + count(made.table_hi)
    made.declines = None
    return made


@cython.final
@cython.freelist(64)
@cython.cclass
class State:
    """A hand in play, complete; read-only. Made by `deal`, `apply` or `notation`.

    `mover` is the seat to act (-1 when over), `player` the seat the card is offered to, `phase`
    and `source` as above, `offered` a card or -1, `origin` the seat that the offered card came
    from, at which a round of offers ends (T7), `pile` the discard pile from the bottom, `given`
    the cards passed by seat (D7; -1: not yet), `outcome` None until over.
    """

    __slots__ = (
        "dealer",
        "deck",
        "given",
        "holdings",
        "kit",
        "mover",
        "offered",
        "origin",
        "outcome",
        "phase",
        "pile",
        "player",
        "pos",
        "source",
    )
    kit: Kit
    dealer: cython.int
    mover: cython.int
    player: cython.int
    phase: cython.int
    source: cython.int
    offered: cython.int
    origin: cython.int
    pos: cython.int
    holdings: tuple[Holding, ...]
    deck: tuple[int, ...]
    pile: tuple[int, ...]
    given: tuple[int, ...]
    outcome: Outcome | None

    @cython.ccall
    def copy(self) -> State:
        """An equal state; the parts that never change are shared."""
        twin: State = State.__new__(State)
        twin.kit = self.kit
        twin.dealer = self.dealer
        twin.mover = self.mover
        twin.player = self.player
        twin.phase = self.phase
        twin.source = self.source
        twin.offered = self.offered
        twin.origin = self.origin
        twin.pos = self.pos
        twin.holdings = self.holdings
        twin.deck = self.deck
        twin.pile = self.pile
        twin.given = self.given
        twin.outcome = self.outcome
        return twin

    @cython.ccall
    def holding(self, seat: cython.int) -> Holding:
        """The holding of a seat."""
        held: Holding = self.holdings[seat]
        return held

    @property
    def rules(self) -> Rules:
        """The house rules."""
        return self.kit.rules

    @property
    def over(self) -> bool:
        """Whether the hand has ended."""
        return self.mover < 0

    def hand(self, seat: int) -> tuple[int, ...]:
        """The cards in a seat's hand, by code."""
        held = self.holding(seat)
        return cards_of(held.lo, held.hi)

    def table(self, side: int) -> Arrangement:
        """A side's table as an arrangement."""
        return self.holding(side).table

    @property
    def stock(self) -> tuple[int, ...]:
        """The stock, top first."""
        return self.deck[self.pos :]

    def parts(self) -> tuple[object, ...]:
        """Everything that makes two states equal, as plain values."""
        seats = range(self.kit.players)
        return (
            self.kit.rules,
            (self.dealer, self.mover, self.player, self.phase, self.source, self.offered),
            (self.origin, self.outcome, self.pile, self.stock, self.given),
            tuple([self.hand(seat) for seat in seats]),
            tuple([self.table(side) for side in range(self.kit.sides)]),
        )

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())


def build(
    rules: Rules,
    *,
    dealer: int,
    mover: int,
    player: int,
    phase: int,
    source: int,
    offered: int,
    origin: int,
    hands: Sequence[Sequence[int]],
    tables: Sequence[Arrangement],
    pile: Sequence[int],
    stock: Sequence[int],
    given: Sequence[int],
    outcome: Outcome | None,
) -> State:
    """A state from its parts, which the caller has checked; `tables` in canonical order."""
    state: State = State.__new__(State)
    state.kit = kit_of(rules)
    state.dealer = dealer
    state.mover = mover
    state.player = player
    state.phase = phase
    state.source = source
    state.offered = offered
    state.origin = origin
    state.pos = 0
    holdings = []
    for seat in range(rules.players):
        lo, hi = multiset(hands[seat])
        holdings.append(holding(lo, hi, tuple(tables[rules.side_of(seat)])))
    state.holdings = tuple(holdings)
    state.deck = tuple(stock)
    state.pile = tuple(pile)
    state.given = tuple(given)
    state.outcome = outcome
    return state
