# cython: cdivision=True, initializedcheck=False
"""The state of a hand: everything that lies on, under and around the table.

A state is a value: `apply` makes a new one. `deal` makes the first from the order of the pack.
What a seat may know of it is a `View`; nothing else of it ever leaves for a player.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

try:
    import cython
except ImportError:  # pragma: no cover - depends on the environment
    from conquian import _cython as cython

from conquian.cards import cards_of
from conquian.rules.actions import Action
from conquian.rules.house import Rules, full_deck
from conquian.rules.melds import Arrangement

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


# Arrays, which compiled code has from state.pxd.
Ints = list[int]
# By seat: the stamp, and the ways to decline that were listed then (see `legal`).
Listed = tuple[tuple[int, tuple[Action, ...]], ...]
_NEVER = (-1, ())
_NOTHING_LISTED = (_NEVER, _NEVER, _NEVER, _NEVER)
if not cython.compiled:
    SEATS = 4
    MOST = 104
    LAID = 36
    LOG = 16
    TABLE_ARRAYS = ("melds", "melded", "table_lo", "table_hi", "laid", "grows", "stamp")
    WELCOME_ARRAYS = ("welcome", "welcomed")
    ARRAYS = (*TABLE_ARRAYS, *WELCOME_ARRAYS, "lo", "hi", "held", "gifts", "deck", "heap")

    def own(state: State, names: tuple[str, ...]) -> None:
        """Uncompiled, copies share their arrays: make these a state's own before they change."""
        for name in names:
            setattr(state, name, getattr(state, name)[:])


@cython.final
@cython.cclass
class Kit:
    """The rules of a table as the engine reads them: resolved, and typed for compiled code."""

    rules: Rules
    players: cython.int
    sides: cython.int
    packs: cython.int
    deal: cython.int
    target: cython.int
    limit: cython.int
    size: cython.int
    gap: cython.bint
    starter: cython.bint
    exchange: cython.bint
    round_offers: cython.bint
    forced: cython.bint
    hand_melds: cython.bint
    direct: cython.bint
    cards: tuple[int, ...]

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.players = rules.players
        self.sides = rules.sides
        self.packs = rules.packs
        self.deal = rules.deal
        self.target = rules.target
        self.limit = rules.deck_size if rules.limit is None else rules.limit
        self.size = rules.deck_size
        self.gap = rules.pack == 40
        self.starter = rules.starter
        self.exchange = rules.exchange > 0
        self.round_offers = rules.offers == "round"
        self.forced = rules.forced
        self.hand_melds = rules.hand_melds
        self.direct = rules.rearrange == "after_use"
        self.cards = full_deck(rules)


@lru_cache(maxsize=256)
def kit_of(rules: Rules) -> Kit:
    """The kit of house rules, made once."""
    return Kit(rules)


@cython.final
@cython.freelist(64)
@cython.cclass
class State:
    """A hand in play, complete. Made by `deal`, `apply` or `notation`; read-only for everyone else.

    `mover` is the seat to act (-1 when over), `player` the seat the card is offered to, `phase`
    and `source` as above, `offered` a card or -1, `origin` the seat that the offered card came
    from, at which a round of offers ends (T7).

    Within the engine everything lies in arrays of fixed size, so that a hand can be played where
    it stands, without memory or interpreter (`play.advance`). By seat: `lo`, `hi` and `held`, the
    masks and the number of the cards in hand; `gifts`, the cards passed (D7; -1: not yet); `stamp`,
    which changes whenever what the seat may choose from changes; `welcome`, the cards that could be
    part of a meld with its own, as it was at the stamp `welcomed`. By side: `melds`, of which
    `melded` lie on the table, `table_lo` and `table_hi`, the masks of their cards, `laid`, their
    number, and `grows`, the cards that some meld could take alone. `deck[top:end]` is the stock,
    `heap[:piled]` the discard pile from the bottom, `stage[:staged]` the arrangement about to be
    laid (`staged` is -1 for none), `log[:logged]` what has happened (see `play`).
    """

    __slots__ = (
        "dealer",
        "deck",
        "end",
        "ender",
        "gifts",
        "grows",
        "heap",
        "held",
        "hi",
        "kit",
        "laid",
        "listed",
        "lo",
        "log",
        "logged",
        "melded",
        "melds",
        "mover",
        "offered",
        "origin",
        "phase",
        "piled",
        "player",
        "rummy",
        "source",
        "stage",
        "staged",
        "stamp",
        "table_hi",
        "table_lo",
        "top",
        "welcome",
        "welcomed",
        "winner",
    )
    kit: Kit
    dealer: cython.int
    mover: cython.int
    player: cython.int
    phase: cython.int
    source: cython.int
    offered: cython.int
    origin: cython.int
    winner: cython.int
    ender: cython.int
    rummy: cython.bint
    top: cython.int
    end: cython.int
    piled: cython.int
    staged: cython.int
    logged: cython.int
    lo: Ints
    hi: Ints
    held: Ints
    gifts: Ints
    stamp: Ints
    welcome: Ints
    welcomed: Ints
    melded: Ints
    melds: list[Ints]
    table_lo: Ints
    table_hi: Ints
    laid: Ints
    grows: Ints
    deck: Ints
    heap: Ints
    stage: Ints
    log: Ints
    listed: Listed

    @cython.ccall
    def copy(self) -> State:
        """An equal state."""
        twin: State = State.__new__(State)
        twin.kit = self.kit
        twin.listed = self.listed
        twin.become(self)
        return twin

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def become(self, other: State) -> cython.void:
        """Take over everything from a state of the same kit, but what is staged and logged."""
        seat: cython.int
        at: cython.int
        self.dealer = other.dealer
        self.mover = other.mover
        self.player = other.player
        self.phase = other.phase
        self.source = other.source
        self.offered = other.offered
        self.origin = other.origin
        self.winner = other.winner
        self.ender = other.ender
        self.rummy = other.rummy
        self.top = other.top
        self.end = other.end
        self.piled = other.piled
        self.staged = -1
        self.logged = 0
        if cython.compiled:
            for seat in range(self.kit.players):
                self.lo[seat] = other.lo[seat]
                self.hi[seat] = other.hi[seat]
                self.held[seat] = other.held[seat]
                self.gifts[seat] = other.gifts[seat]
                self.stamp[seat] = other.stamp[seat]
                self.welcome[seat] = other.welcome[seat]
                self.welcomed[seat] = other.welcomed[seat]
            for seat in range(self.kit.sides):
                self.table_lo[seat] = other.table_lo[seat]
                self.table_hi[seat] = other.table_hi[seat]
                self.laid[seat] = other.laid[seat]
                self.grows[seat] = other.grows[seat]
                self.melded[seat] = other.melded[seat]
                for at in range(other.melded[seat]):
                    self.melds[seat][at] = other.melds[seat][at]
            self.deck[:] = other.deck
            self.heap[:] = other.heap
        else:
            # Shared until one of the two changes them (see `own`).
            self.lo = other.lo
            self.hi = other.hi
            self.held = other.held
            self.stamp = other.stamp
            self.melds = other.melds
            self.melded = other.melded
            self.table_lo = other.table_lo
            self.table_hi = other.table_hi
            self.laid = other.laid
            self.grows = other.grows
            self.welcome = other.welcome
            self.welcomed = other.welcomed
            self.gifts = other.gifts
            self.deck = other.deck
            self.heap = other.heap

    @property
    def rules(self) -> Rules:
        """The house rules."""
        return self.kit.rules

    @property
    def over(self) -> bool:
        """Whether the hand has ended."""
        return self.mover < 0

    @property
    def outcome(self) -> Outcome | None:
        """How the hand ended; None until it is over."""
        if self.mover >= 0:
            return None
        return Outcome(self.winner if self.winner >= 0 else None, self.ender, bool(self.rummy))

    def cards_held(self, seat: int) -> int:
        """How many cards a seat has in hand."""
        return self.held[seat]

    def cards_laid(self, side: int) -> int:
        """How many cards a side has on its table."""
        return self.laid[side]

    def hand(self, seat: int) -> tuple[int, ...]:
        """The cards in a seat's hand, by code."""
        return cards_of(self.lo[seat], self.hi[seat])

    def table(self, side: int) -> Arrangement:
        """A side's table as an arrangement."""
        return tuple([self.melds[side][at] for at in range(self.melded[side])])

    @property
    def stock_count(self) -> int:
        """How many cards the stock has."""
        return self.end - self.top

    @property
    def stock(self) -> tuple[int, ...]:
        """The stock, top first."""
        return tuple([self.deck[at] for at in range(self.top, self.end)])

    @property
    def pile(self) -> tuple[int, ...]:
        """The discard pile, from the bottom."""
        return tuple([self.heap[at] for at in range(self.piled)])

    @property
    def given(self) -> tuple[int, ...]:
        """The cards passed by each seat (D7); -1: not yet."""
        return tuple([self.gifts[seat] for seat in range(self.kit.players)])

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

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, _memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        from conquian.rules.building import rebuild  # which imports this module

        return rebuild, self.parts()


@cython.ccall
def blank(kit: Kit) -> State:
    """A state of a table with nothing on it, which the caller completes."""
    state: State = State.__new__(State)
    state.kit = kit
    state.listed = _NOTHING_LISTED
    seat: cython.int
    if not cython.compiled:
        for name in ARRAYS:
            setattr(state, name, [0] * SEATS)
        state.melds = [[0] * LAID for _ in range(SEATS)]
        state.deck = [0] * MOST
        state.heap = [0] * MOST
        state.stage = [0] * LAID
    for seat in range(SEATS):
        state.gifts[seat] = -1
        state.welcomed[seat] = -1
    state.dealer = state.player = state.origin = 0
    state.mover = -1
    state.phase = OVER
    state.source = NOTHING
    state.offered = -1
    state.top = state.end = state.piled = 0
    state.winner = -1
    state.ender = -1
    state.rummy = False
    state.staged = -1
    state.logged = 0
    return state
