# cython: cdivision=True, initializedcheck=False
"""The two questions about actions, asked of a state, or of a view by the seat to act."""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - depends on the environment
    from conquian import _cython as cython

from conquian.cards import multiset
from conquian.errors import IllegalAction
from conquian.rules.actions import Action
from conquian.rules.check import judge
from conquian.rules.options import Actions, options
from conquian.rules.state import OVER, Holding, State, holding, kit_of
from conquian.rules.view import View

__all__ = ["check", "legal"]


@cython.ccall
def legal(seen: State | View) -> Actions:
    """Every legal action of the seat to act, each once, in canonical order; none when over.

    Uses come first, then plain declining, then declining with a new arrangement; arrangements
    by meld, longer before their own beginnings; cards to discard or pass by code. Of a view, the
    seat must be the one to act (IllegalAction ``not-your-turn``).
    """
    if isinstance(seen, State):
        state: State = seen
        if state.mover < 0:
            return ()
        return options(state.kit, state.holdings[state.mover], state.phase, state.offered)
    return options(kit_of(seen.rules), _held(seen), seen.phase, seen.offered)


def check(seen: State | View, action: Action) -> None:
    """Judge one action of the seat to act, without listing the others.

    Raises IllegalAction with the clause that it breaks.
    """
    if isinstance(seen, State):
        judge(seen.kit, seen.holding(max(seen.mover, 0)), seen.phase, seen.offered, action)
    else:
        judge(kit_of(seen.rules), _held(seen), seen.phase, seen.offered, action)


def _held(seen: View) -> Holding:
    """The holding that a view's choices depend on."""
    if seen.phase == OVER:
        return holding(0, 0, ())
    if seen.seat != seen.mover or seen.hand is None:
        raise IllegalAction("not-your-turn", "T2", seat=seen.mover)
    lo, hi = multiset(seen.hand)
    return holding(lo, hi, seen.table)
