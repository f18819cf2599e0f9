# cython: cdivision=True, initializedcheck=False
"""Cards changing places between hands and tables, in a state that is being made."""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - depends on the environment
    from conquian import _cython as cython

from conquian.cards import less_hi, less_lo
from conquian.rules.melds import Arrangement
from conquian.rules.state import Holding, State, holding

__all__ = ["lay", "receive", "side_holds", "take_from_hand"]


@cython.ccall
@cython.exceptval(-1, check=False)
def side_holds(state: State, seat: cython.int) -> cython.int:
    """The holding of a seat's side: its hands and its table."""
    held: cython.int = state.holding(seat).laid
    other: cython.int
    for other in range(seat % state.kit.sides, state.kit.players, state.kit.sides):
        held += state.holding(other).size
    return held


@cython.ccall
def lay(state: State, seat: cython.int, table: Arrangement, card: cython.int) -> cython.void:
    """Lay a side's new table; what it has beyond the old one and the card leaves the hand."""
    held: Holding = state.holding(seat)
    laid: Holding = holding(0, 0, table)
    one: cython.ulonglong = 1
    lo: cython.ulonglong = less_lo(laid.table_lo, laid.table_hi, held.table_lo, held.table_hi)
    hi: cython.ulonglong = less_hi(laid.table_hi, held.table_lo)
    if card >= 0:
        lo = less_lo(lo, hi, one << card, 0)
        hi = less_hi(hi, one << card)
    _hold(state, seat, less_lo(held.lo, held.hi, lo, hi), less_hi(held.hi, lo), table)
    other: cython.int
    for other in range(seat % state.kit.sides, state.kit.players, state.kit.sides):
        if other != seat:
            held = state.holding(other)
            _hold(state, other, held.lo, held.hi, table)


@cython.cfunc
def _hold(
    state: State,
    seat: cython.int,
    lo: cython.ulonglong,
    hi: cython.ulonglong,
    table: Arrangement,
) -> cython.void:
    seats = list(state.holdings)
    seats[seat] = holding(lo, hi, table)
    state.holdings = tuple(seats)


@cython.ccall
def take_from_hand(state: State, seat: cython.int, card: cython.int) -> cython.void:
    """A card leaves a seat's hand."""
    held: Holding = state.holding(seat)
    one: cython.ulonglong = 1
    bit: cython.ulonglong = one << card
    _hold(state, seat, less_lo(held.lo, held.hi, bit, 0), less_hi(held.hi, bit), held.table)


@cython.ccall
def receive(state: State, seat: cython.int, card: cython.int) -> cython.void:
    """A card comes into a seat's hand."""
    held: Holding = state.holding(seat)
    one: cython.ulonglong = 1
    bit: cython.ulonglong = one << card
    _hold(state, seat, held.lo | bit, held.hi | (held.lo & bit), held.table)
