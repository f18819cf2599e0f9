# cython: cdivision=True, initializedcheck=False
"""What the seat to act may choose: the clauses A, P, F and T4.

`Choices` walks through the legal actions, `judge` (in `check`) decides about one; both ask the
same small questions here, about the melds that are staged in the state.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - depends on the environment
    from conquian import _cython as cython

from conquian.cards import less_hi, less_lo, squeeze, twice
from conquian.rules.layouts import Layouts, meldable, welcome
from conquian.rules.state import State

if not cython.compiled:
    from conquian.rules.state import LAID, WELCOME_ARRAYS, own

__all__ = ["Choices", "extends", "only_grown", "placeable"]

_ALL = cython.declare(cython.ulonglong, 0x1FFF1FFF1FFF1FFF)


@cython.final
@cython.cclass
class Choices:
    """A walk through the arrangements that the seat to act may lay, in canonical order.

    `begin_uses`, then `advance_use` to each; or the same for declining. The search stands at the
    arrangement, and `stage` stages it in the state. The rest of what a seat may choose needs no
    walk: plain declining, force and waive, and any card of the hand to discard or pass.
    """

    __slots__ = ("search",)
    search: Layouts

    def __init__(self) -> None:
        self.search = Layouts()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def begin_uses(self, state: State) -> cython.bint:
        """A1, A2: new arrangements of the table, the offered card and any cards of the hand.

        False when there is none.
        """
        one: cython.ulonglong = 1
        bit: cython.ulonglong = one << state.offered
        seat: cython.int = state.mover
        if state.welcomed[seat] != state.stamp[seat]:
            _see_what_is_welcome(state, seat)
        if not state.welcome[seat] & bit:
            self.search.depth = -1
            return False
        side: cython.int = seat % state.kit.sides
        lo: cython.ulonglong = state.table_lo[side]
        return self.search.lay_out(
            lo | bit,
            state.table_hi[side] | (lo & bit),
            state.lo[seat],
            state.hi[seat],
            state.kit.target,
            state.kit.gap,
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def advance_use(self, state: State) -> cython.bint:
        """The next of them that the table allows (A4)."""
        while self.search.advance():
            if not state.kit.direct:
                return True
            self.stage(state)
            if _laid_directly(state):
                return True
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def begin_declines(self, state: State) -> cython.bint:
        """P2: other arrangements of the table and any cards of the hand, short of the target.

        False when there is none.
        """
        side: cython.int = state.mover % state.kit.sides
        lo: cython.ulonglong = 0
        hi: cython.ulonglong = 0
        if state.kit.hand_melds:
            lo = state.lo[state.mover]
            hi = state.hi[state.mover]
        self.search.lay_out(
            state.table_lo[side],
            state.table_hi[side],
            lo,
            hi,
            state.kit.target - 1,
            state.kit.gap,
        )
        if self.search.known == state.melded[side]:
            self.search.depth = -1  # no melds but those on the table
            return False
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def advance_decline(self, state: State) -> cython.bint:
        """The next of them that differs from the table as it lies, and is allowed (A4)."""
        side: cython.int = state.mover % state.kit.sides
        at: cython.int
        while self.search.advance():
            if self.search.laid == state.melded[side]:
                at = 0
                while at < self.search.laid and self.search.melds[at] == state.melds[side][at]:
                    at += 1
                if at == self.search.laid:
                    continue
            if not state.kit.direct:
                return True
            self.stage(state)
            if only_grown(state, side):
                return True
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def stage(self, state: State) -> cython.void:
        """Stage the melds that the search stands at."""
        at: cython.int
        if not cython.compiled:
            state.stage = [0] * LAID
        state.staged = self.search.laid
        for at in range(self.search.laid):
            state.stage[at] = self.search.melds[at]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _see_what_is_welcome(state: State, seat: cython.int) -> cython.void:
    """Note the cards that could be part of a meld with those of a seat's hand and table."""
    side: cython.int = seat % state.kit.sides
    lo: cython.ulonglong = state.lo[seat]
    table: cython.ulonglong = state.table_lo[side]
    if not cython.compiled:
        own(state, WELCOME_ARRAYS)
    state.welcome[seat] = welcome(
        lo | table, state.hi[seat] | state.table_hi[side] | (lo & table), state.kit.gap
    )
    state.welcomed[seat] = state.stamp[seat]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _laid_directly(state: State) -> cython.bint:
    """A4: whether, of the cards staged, some place the offered card without borrowing."""
    one: cython.ulonglong = 1
    side: cython.int = state.mover % state.kit.sides
    card: cython.int = state.offered
    lo: cython.ulonglong
    hi: cython.ulonglong
    staged_lo: cython.ulonglong = 0
    staged_hi: cython.ulonglong = 0
    meld: cython.ulonglong
    at: cython.int
    for at in range(state.staged):
        meld = state.stage[at]
        staged_hi |= (staged_lo & meld) | twice(meld)
        staged_lo |= meld & _ALL
    lo = less_lo(staged_lo, staged_hi, state.table_lo[side], state.table_hi[side])
    hi = less_hi(staged_hi, state.table_lo[side])
    return placeable(state, side, card, less_lo(lo, hi, one << card, 0), less_hi(hi, one << card))


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def extends(state: State, seat: cython.int, card: cython.int) -> cython.bint:
    """F1: whether a card alone extends one of the melds as they lie, within the target."""
    side: cython.int = seat % state.kit.sides
    one: cython.ulonglong = 1
    return state.grows[side] & (one << card) != 0 and state.laid[side] < state.kit.target


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def placeable(
    state: State,
    side: cython.int,
    card: cython.int,
    lo: cython.ulonglong,
    hi: cython.ulonglong,
) -> cython.bint:
    """A4: whether a card makes a new meld with some of these hand cards, or extends one meld."""
    one: cython.ulonglong = 1
    bit: cython.ulonglong = one << card
    at: cython.int
    if meldable(lo | bit, hi | (lo & bit), state.kit.gap) & bit:
        return True
    if state.grows[side] & bit:
        return True
    for at in range(state.melded[side]):
        if _reaches(state.melds[side][at], bit, lo, state.kit.gap):
            return True
    return False


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _reaches(
    meld: cython.ulonglong, bit: cython.ulonglong, lo: cython.ulonglong, gap: cython.bint
) -> cython.bint:
    """Whether hand cards close the gap between a run and a card of its suit, making one run."""
    ends: cython.ulonglong = meld | bit
    have: cython.ulonglong = ends | lo
    if meld & bit:
        return False
    if gap:
        ends = squeeze(ends)
        have = squeeze(have)
    low: cython.ulonglong = ends & -ends
    # Fill every place down to the lowest; between lanes there are places that no card has.
    ends |= ends >> 1
    ends |= ends >> 2
    ends |= ends >> 4
    ends |= ends >> 8
    return ends & ~(low - 1) & ~have == 0


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def only_grown(state: State, side: cython.int) -> cython.bint:
    """A4: whether every old meld lies whole inside a staged meld of its own: nothing was moved."""
    return _grown_from(state, side, 0, 0)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _grown_from(
    state: State, side: cython.int, at: cython.int, taken: cython.ulonglong
) -> cython.bint:
    """Whether the old melds from `at` on find a place among the staged ones not yet taken."""
    one: cython.ulonglong = 1
    meld: cython.ulonglong
    place: cython.int
    if at == state.melded[side]:
        return True
    meld = state.melds[side][at]
    for place in range(state.staged):
        if meld & ~state.stage[place] == 0 and not taken >> place & 1:
            if _grown_from(state, side, at + 1, taken | one << place):
                return True
    return False
