# cython: cdivision=True, initializedcheck=False
"""States that are put together from outside: from a position, or from what a view knows."""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:  # pragma: no cover - depends on the environment
    from conquian import _cython as cython

from conquian.cards import multiset
from conquian.errors import IllegalAction
from conquian.rules.handling import hold, spread_out, stage_table
from conquian.rules.house import Rules
from conquian.rules.melds import Arrangement
from conquian.rules.state import OVER, Outcome, State, blank, kit_of
from conquian.rules.view import View

__all__ = ["build", "from_view", "with_tables"]


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
    state: State = with_tables(rules, tables)
    state.dealer = dealer
    state.mover = mover
    state.player = player
    state.phase = phase
    state.source = source
    state.offered = offered
    state.origin = origin
    seat: cython.int
    for seat in range(rules.players):
        lo, hi = multiset(hands[seat])
        hold(state, seat, lo, hi)
        state.gifts[seat] = given[seat]
    at: cython.int
    state.end = len(stock)
    for at in range(state.end):
        state.deck[at] = stock[at]
    state.piled = len(pile)
    for at in range(state.piled):
        state.heap[at] = pile[at]
    if outcome is not None:
        state.winner = -1 if outcome.winner is None else outcome.winner
        state.ender = outcome.seat
        state.rummy = outcome.rummy
    return state


def rebuild(
    rules: Rules,
    asked: tuple[int, int, int, int, int, int],
    public: tuple[int, Outcome | None, Sequence[int], Sequence[int], Sequence[int]],
    hands: Sequence[Sequence[int]],
    tables: Sequence[Arrangement],
) -> State:
    """The state that has these `State.parts`; for unpickling."""
    dealer, mover, player, phase, source, offered = asked
    origin, outcome, pile, stock, given = public
    return build(
        rules,
        dealer=dealer,
        mover=mover,
        player=player,
        phase=phase,
        source=source,
        offered=offered,
        origin=origin,
        hands=hands,
        tables=tables,
        pile=pile,
        stock=stock,
        given=given,
        outcome=outcome,
    )


def with_tables(rules: Rules, tables: Sequence[Arrangement]) -> State:
    """A state of which only the tables are known."""
    state: State = blank(kit_of(rules))
    side: cython.int
    for side in range(rules.sides):
        stage_table(state, tables[side])
        spread_out(state, side)
    state.staged = -1
    return state


@cython.ccall
def from_view(seen: View) -> State:
    """What the choices of a view's seat depend on, as a state; the rest of it is left blank.

    Raises IllegalAction ``not-your-turn`` for the view of another seat than the one to act.
    """
    state: State = with_tables(seen.rules, seen.tables)
    if seen.phase != OVER:
        if seen.seat != seen.mover or seen.hand is None:
            raise IllegalAction("not-your-turn", "T2", seat=seen.mover)
        lo, hi = multiset(seen.hand)
        hold(state, seen.mover, lo, hi)
    state.mover = seen.mover
    state.player = seen.player
    state.phase = seen.phase
    state.offered = seen.offered
    return state
