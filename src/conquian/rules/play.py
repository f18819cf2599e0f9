# cython: cdivision=True, initializedcheck=False
"""The flow of a hand: what follows from each action (T, P, F, W).

`advance` plays an action where the state stands, and notes what happens in its log. `apply` does
so for everyone else: it judges the action first, on a copy, so an illegal action changes nothing
and a legal one happens whole.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - depends on the environment
    from conquian import _cython as cython

from conquian.rules.actions import (
    ASKED,
    DECLINE,
    DECLINED,
    DISCARD,
    DISCARDED,
    DRAWN,
    DREW,
    FORCE,
    FORCED_EVENT,
    GAVE,
    GIVE,
    RECEIVED,
    USE,
    USED,
    WAIVED,
    WON,
    Action,
    Event,
    event,
)
from conquian.rules.check import judge
from conquian.rules.handling import lay, receive, side_holds, take_from_hand
from conquian.rules.melds import Arrangement
from conquian.rules.options import extends
from conquian.rules.state import (
    DISCARDING,
    FORCE_CHOICE,
    FORCED,
    NOTHING,
    OFFER,
    OVER,
    PILE,
    STARTER,
    STOCK,
    State,
)

if not cython.compiled:
    from conquian.rules.state import LOG, own

__all__ = ["advance", "apply", "open_hand"]

Step = tuple[State, tuple[Event, ...]]

_USE = cython.declare(cython.int, USE)
_DECLINE = cython.declare(cython.int, DECLINE)
_DISCARD = cython.declare(cython.int, DISCARD)
_GIVE = cython.declare(cython.int, GIVE)
_FORCE = cython.declare(cython.int, FORCE)
_NOTHING = cython.declare(cython.int, NOTHING)
_STARTER = cython.declare(cython.int, STARTER)
_PILE = cython.declare(cython.int, PILE)
_STOCK = cython.declare(cython.int, STOCK)
_OFFER = cython.declare(cython.int, OFFER)
_FORCE_CHOICE = cython.declare(cython.int, FORCE_CHOICE)
_FORCED = cython.declare(cython.int, FORCED)
_DISCARDING = cython.declare(cython.int, DISCARDING)
_OVER = cython.declare(cython.int, OVER)
_GAVE = cython.declare(cython.int, GAVE)
_RECEIVED = cython.declare(cython.int, RECEIVED)
_USED = cython.declare(cython.int, USED)
_DECLINED = cython.declare(cython.int, DECLINED)
_ASKED = cython.declare(cython.int, ASKED)
_FORCED_EVENT = cython.declare(cython.int, FORCED_EVENT)
_WAIVED = cython.declare(cython.int, WAIVED)
_DISCARDED = cython.declare(cython.int, DISCARDED)
_DREW = cython.declare(cython.int, DREW)
_WON = cython.declare(cython.int, WON)
_DRAWN = cython.declare(cython.int, DRAWN)


@cython.ccall
def apply(state: State, action: Action) -> Step:
    """The state after an action of the seat to act, and what happened.

    Raises IllegalAction, naming the clause, for an action that `legal` does not list; the state
    given is never changed.
    """
    after: State = state.copy()
    judge(after, action)
    table: Arrangement | None = action.table
    if action.kind == _DECLINE and table is not None and table == state.table(_side(state)):
        table = None  # the same as plain declining
        after.staged = -1
    advance(after, action.kind, action.card)
    at: cython.int
    note: cython.int
    kind: cython.int
    events: list[Event] = []
    for at in range(after.logged):
        note = after.log[at]
        kind = note & 15
        events.append(
            event(
                kind,
                note >> 4 & 15,
                (note >> 8 & 255) - 1,
                (note >> 16) - 1,
                table if kind == _USED or kind == _DECLINED else None,
            )
        )
    return after, tuple(events)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _side(state: State) -> cython.int:
    """The side of the seat to act."""
    return state.mover % state.kit.sides


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def advance(state: State, kind: cython.int, card: cython.int) -> cython.void:
    """Play a legal action of the seat to act, whose new arrangement, if any, is staged."""
    seat: cython.int = state.mover
    state.logged = 0
    if not cython.compiled:
        state.log = [0] * LOG
    if kind == _DECLINE:
        _decline(state)
    elif kind == _USE:
        _use(state)
    elif kind == _DISCARD:
        _note(state, _DISCARDED, seat, card, -1)
        take_from_hand(state, seat, card)
        _discard(state, card)
        _turn(state, (seat + 1) % state.kit.players, seat)
    elif kind == _GIVE:
        _give(state, card)
    elif kind == _FORCE:
        _note(state, _FORCED_EVENT, seat, state.offered, state.player)
        state.phase = _FORCED
        state.mover = state.player
    else:
        _note(state, _WAIVED, seat, state.offered, state.player)
        _pass_on(state)
    state.staged = -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _note(
    state: State, kind: cython.int, seat: cython.int, card: cython.int, other: cython.int
) -> cython.void:
    """Log an event."""
    state.log[state.logged] = kind | seat << 4 | (card + 1) << 8 | (other + 1) << 16
    state.logged += 1


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def open_hand(state: State) -> cython.void:
    """T1, D6: offer the starter to the seat after the dealer, or let that seat draw."""
    first: cython.int = (state.dealer + 1) % state.kit.players
    if state.kit.starter:
        _offer(state, first, _STARTER, state.heap[state.piled - 1])
    else:
        _draw(state, first)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _offer(state: State, seat: cython.int, source: cython.int, card: cython.int) -> cython.void:
    state.phase = _OFFER
    state.source = source
    state.offered = card
    state.player = seat
    state.mover = seat


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _discard(state: State, card: cython.int) -> cython.void:
    if cython.compiled:
        state.heap[state.piled] = card
    else:
        state.heap = [*state.heap[: state.piled], card]
    state.piled += 1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _turn(state: State, seat: cython.int, origin: cython.int) -> cython.void:
    """T2: the turn of a seat begins with the top discard, if there is one, else with a draw."""
    state.origin = origin
    if state.piled:
        _offer(state, seat, _PILE, state.heap[state.piled - 1])
    else:
        _draw(state, seat)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _draw(state: State, seat: cython.int) -> cython.void:
    """T3, T5: turn up the top of the stock for a seat; an empty stock ends the hand."""
    if state.top < state.end:
        _offer(state, seat, _STOCK, state.deck[state.top])
        state.top += 1
        _note(state, _DREW, seat, state.offered, -1)
    else:
        _note(state, _DRAWN, seat, -1, -1)
        _end(state, -1, seat, False)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _end(state: State, winner: cython.int, seat: cython.int, rummy: cython.bint) -> cython.void:
    state.winner = winner
    state.ender = seat
    state.rummy = rummy
    state.phase = _OVER
    state.source = _NOTHING
    state.offered = -1
    state.mover = -1


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _decline(state: State) -> cython.void:
    """P1, P2, F1."""
    seat: cython.int = state.player
    if state.staged >= 0:
        lay(state, seat, -1)
    _note(state, _DECLINED, seat, state.offered, -1)
    if state.kit.forced and extends(state, seat, state.offered):
        state.phase = _FORCE_CHOICE
        state.mover = (seat + 1) % state.kit.players
        _note(state, _ASKED, state.mover, state.offered, seat)
    else:
        _pass_on(state)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _pass_on(state: State) -> cython.void:
    """What follows a card declined for good (T1, T3, T7)."""
    seat: cython.int = state.player
    after: cython.int = (seat + 1) % state.kit.players
    if state.source == _STOCK:
        _discard(state, state.offered)
        _turn(state, after, seat)
    elif state.source == _STARTER:
        if seat == state.dealer:
            _draw(state, after)
        else:
            _offer(state, after, _STARTER, state.offered)
    elif state.kit.round_offers and after != state.origin:
        _offer(state, after, _PILE, state.offered)
    elif state.kit.round_offers:
        _draw(state, (after + 1) % state.kit.players)
    else:
        _draw(state, seat)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _use(state: State) -> cython.void:
    """A1, W1, T4."""
    seat: cython.int = state.player
    side: cython.int = seat % state.kit.sides
    was_empty: cython.bint = state.melded[side] == 0
    _note(state, _USED, seat, state.offered, -1)
    if state.source != _STOCK:
        state.piled -= 1
    lay(state, seat, state.offered)
    if state.laid[side] == state.kit.target:
        _note(state, _WON, seat, -1, side)
        _end(state, side, seat, was_empty)
        return
    state.offered = -1
    state.source = _NOTHING
    if state.held[seat] and side_holds(state, seat) > state.kit.limit:
        state.phase = _DISCARDING
        state.mover = seat
    else:
        _turn(state, (seat + 1) % state.kit.players, seat)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _give(state: State, card: cython.int) -> cython.void:
    """D7: choose a card to pass; when all have chosen, the cards change hands together."""
    seat: cython.int = state.mover
    players: cython.int = state.kit.players
    first: cython.int = (state.dealer + 1) % players
    giver: cython.int
    step: cython.int
    if not cython.compiled:
        own(state, ("gifts",))
    state.gifts[seat] = card
    _note(state, _GAVE, seat, card, (seat + 1) % players)
    state.mover = state.player = (seat + 1) % players
    if state.gifts[state.mover] < 0:
        return
    for seat in range(players):
        take_from_hand(state, seat, state.gifts[seat])
    for step in range(players):
        seat = (first + step) % players
        giver = (seat - 1 + players) % players
        receive(state, seat, state.gifts[giver])
        _note(state, _RECEIVED, seat, state.gifts[giver], giver)
    open_hand(state)
