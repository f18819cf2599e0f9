# cython: cdivision=True, initializedcheck=False
"""Cards changing places between hands and tables, in a state that is being made or played."""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - depends on the environment
    from conquian import _cython as cython

from conquian.cards import count, less_hi, less_lo, twice
from conquian.rules.melds import Arrangement, growth
from conquian.rules.state import State

if not cython.compiled:
    from conquian.rules.state import LAID, TABLE_ARRAYS, own

__all__ = ["hold", "lay", "receive", "side_holds", "spread_out", "stage_table", "take_from_hand"]

_ALL = cython.declare(cython.ulonglong, 0x1FFF1FFF1FFF1FFF)


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def side_holds(state: State, seat: cython.int) -> cython.int:
    """The holding of a seat's side: its hands and its table."""
    side: cython.int = seat % state.kit.sides
    held: cython.int = state.laid[side]
    while side < state.kit.players:  # and so through the partners
        held += state.held[side]
        side += state.kit.sides
    return held


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def hold(state: State, seat: cython.int, lo: cython.ulonglong, hi: cython.ulonglong) -> cython.void:
    """Give a seat these cards for its hand."""
    if not cython.compiled:
        state.lo = state.lo[:]
        state.hi = state.hi[:]
        state.held = state.held[:]
        state.stamp = state.stamp[:]
    state.lo[seat] = lo
    state.hi[seat] = hi
    state.held[seat] = count(lo) + (count(hi) if hi else 0)
    state.stamp[seat] += 1


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def spread_out(state: State, side: cython.int) -> cython.void:
    """Make the staged melds a side's table."""
    lo: cython.ulonglong = 0
    hi: cython.ulonglong = 0
    grows: cython.ulonglong = 0
    meld: cython.ulonglong
    at: cython.int
    if not cython.compiled:
        own(state, TABLE_ARRAYS)
        state.melds[side] = [0] * LAID
    for at in range(state.staged):
        meld = state.stage[at]
        state.melds[side][at] = meld
        hi |= (lo & meld) | twice(meld)
        lo |= meld & _ALL
        grows |= growth(meld, state.kit.gap, state.kit.packs)
    state.melded[side] = state.staged
    state.table_lo[side] = lo
    state.table_hi[side] = hi
    state.grows[side] = grows
    state.laid[side] = count(lo) + (count(hi) if hi else 0)
    while side < state.kit.players:  # and so through the partners
        state.stamp[side] += 1
        side += state.kit.sides


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def lay(state: State, seat: cython.int, card: cython.int) -> cython.void:
    """Lay the staged melds; what they have beyond the old table and the card leaves the hand."""
    side: cython.int = seat % state.kit.sides
    old_lo: cython.ulonglong = state.table_lo[side]
    old_hi: cython.ulonglong = state.table_hi[side]
    one: cython.ulonglong = 1
    spread_out(state, side)
    lo: cython.ulonglong = less_lo(state.table_lo[side], state.table_hi[side], old_lo, old_hi)
    hi: cython.ulonglong = less_hi(state.table_hi[side], old_lo)
    if card >= 0:
        lo = less_lo(lo, hi, one << card, 0)
        hi = less_hi(hi, one << card)
    hold(
        state,
        seat,
        less_lo(state.lo[seat], state.hi[seat], lo, hi),
        less_hi(state.hi[seat], lo),
    )


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def take_from_hand(state: State, seat: cython.int, card: cython.int) -> cython.void:
    """A card leaves a seat's hand."""
    one: cython.ulonglong = 1
    bit: cython.ulonglong = one << card
    hold(state, seat, less_lo(state.lo[seat], state.hi[seat], bit, 0), less_hi(state.hi[seat], bit))


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def receive(state: State, seat: cython.int, card: cython.int) -> cython.void:
    """A card comes into a seat's hand."""
    one: cython.ulonglong = 1
    bit: cython.ulonglong = one << card
    hold(state, seat, state.lo[seat] | bit, state.hi[seat] | (state.lo[seat] & bit))


@cython.ccall
def stage_table(state: State, table: Arrangement) -> cython.void:
    """Stage an arrangement from outside the engine, which has been judged."""
    at: cython.int
    if not cython.compiled:
        state.stage = [0] * LAID
    state.staged = len(table)
    for at in range(state.staged):
        state.stage[at] = table[at]
