# cython: cdivision=True, initializedcheck=False
"""The two questions about actions, asked of a state, or of a view by the seat to act."""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - depends on the environment
    from conquian import _cython as cython

from conquian.cards import cards_of
from conquian.rules.actions import (
    DECLINE,
    DECLINING,
    DISCARDS,
    FORCING,
    GIVES,
    USE,
    WAIVING,
    Action,
    laying,
)
from conquian.rules.building import from_view
from conquian.rules.check import judge
from conquian.rules.layouts import arrangement
from conquian.rules.options import Choices
from conquian.rules.state import (
    DISCARDING,
    EXCHANGE,
    FORCE_CHOICE,
    FORCED,
    OFFER,
    State,
)
from conquian.rules.view import View

__all__ = ["Actions", "check", "legal"]

Actions = tuple[Action, ...]

_idle: list[Choices] = []  # walks to be had, one for each thread that is listing

_USE = cython.declare(cython.int, USE)
_DECLINE = cython.declare(cython.int, DECLINE)
_EXCHANGE = cython.declare(cython.int, EXCHANGE)
_OFFER = cython.declare(cython.int, OFFER)
_FORCE_CHOICE = cython.declare(cython.int, FORCE_CHOICE)
_FORCED = cython.declare(cython.int, FORCED)
_DISCARDING = cython.declare(cython.int, DISCARDING)

_FORCE_ACTIONS = (FORCING, WAIVING)


@cython.ccall
def legal(seen: State | View) -> Actions:
    """Every legal action of the seat to act, each once, in canonical order; none when over.

    Uses come first, then plain declining, then declining with a new arrangement; arrangements
    by meld, longer before their own beginnings; cards to discard or pass by code. Of a view, the
    seat must be the one to act (IllegalAction ``not-your-turn``).
    """
    state: State = seen if isinstance(seen, State) else from_view(seen)
    if state.kit.direct:
        state = state.copy()  # where melds are staged to be looked at
    choices: Choices = _idle.pop() if _idle else Choices()
    actions: Actions = ()
    if state.phase == _OFFER:
        if choices.begin_uses(state):
            actions = _uses(state, choices)
        actions += _declines(state, choices)
    elif state.phase == _FORCED:
        choices.begin_uses(state)
        actions = _uses(state, choices)
    elif state.phase == _FORCE_CHOICE:
        actions = _FORCE_ACTIONS
    elif state.phase == _DISCARDING:
        actions = tuple([DISCARDS[card] for card in cards_of(state.lo[state.mover])])
    elif state.phase == _EXCHANGE:
        actions = tuple([GIVES[card] for card in cards_of(state.lo[state.mover])])
    _idle.append(choices)
    return actions


@cython.cfunc
def _uses(state: State, choices: Choices) -> Actions:
    """The ways to use the offered card."""
    found: list[Action] = []
    while choices.advance_use(state):
        found.append(laying(_USE, arrangement(choices.search)))
    return tuple(found)


@cython.cfunc
def _declines(state: State, choices: Choices) -> Actions:
    """The ways to decline, which are the same for every card: they are listed once and kept."""
    seat: cython.int = state.mover
    stamp, declines = state.listed[seat]
    if stamp == state.stamp[seat]:
        return declines
    found: list[Action] = [DECLINING]
    if choices.begin_declines(state):
        while choices.advance_decline(state):
            found.append(laying(_DECLINE, arrangement(choices.search)))
    declines = tuple(found)
    kept = list(state.listed)
    kept[seat] = (state.stamp[seat], declines)
    state.listed = tuple(kept)
    return declines


def check(seen: State | View, action: Action) -> None:
    """Judge one action of the seat to act, without listing the others.

    Raises IllegalAction with the clause that it breaks.
    """
    judge(seen.copy() if isinstance(seen, State) else from_view(seen), action)
