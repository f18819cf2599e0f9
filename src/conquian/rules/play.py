# cython: cdivision=True, initializedcheck=False
"""The flow of a hand: what follows from each action (T, P, F, W).

`apply` judges the action first, then works on a copy: an illegal action changes nothing, a legal
one happens whole.
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
    Holding,
    Kit,
    Outcome,
    State,
)

__all__ = ["apply", "open_hand"]

Events = list[Event]
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
    kind: cython.int = action.kind
    kit: Kit = state.kit
    held: Holding = state.holding(state.mover if state.mover >= 0 else 0)
    judge(kit, held, state.phase, state.offered, action)
    after: State = state.copy()
    seat: cython.int = state.mover
    events: list[Event] = []
    if kind == _DECLINE:
        _decline(after, action.table, events)
    elif kind == _USE:
        table: Arrangement | None = action.table
        assert table is not None  # of every use
        _use(after, table, events)
    elif kind == _DISCARD:
        events.append(event(_DISCARDED, seat, action.card))
        take_from_hand(after, seat, action.card)
        after.pile = after.pile + (action.card,)
        _turn(after, (seat + 1) % kit.players, seat, events)
    elif kind == _GIVE:
        _give(after, action.card, events)
    elif kind == _FORCE:
        events.append(event(_FORCED_EVENT, seat, after.offered, after.player))
        after.phase = _FORCED
        after.mover = after.player
    else:
        events.append(event(_WAIVED, seat, after.offered, after.player))
        _pass_on(after, events)
    return after, tuple(events)


@cython.ccall
def open_hand(state: State, events: Events) -> cython.void:
    """T1, D6: offer the starter to the seat after the dealer, or let that seat draw."""
    first: cython.int = (state.dealer + 1) % state.kit.players
    if state.kit.starter:
        _offer(state, first, _STARTER, state.pile[-1])
    else:
        _draw(state, first, events)


@cython.cfunc
def _offer(state: State, seat: cython.int, source: cython.int, card: cython.int) -> cython.void:
    state.phase = _OFFER
    state.source = source
    state.offered = card
    state.player = seat
    state.mover = seat


@cython.cfunc
def _turn(state: State, seat: cython.int, origin: cython.int, events: Events) -> cython.void:
    """T2: the turn of a seat begins with the top discard, if there is one, else with a draw."""
    state.origin = origin
    if state.pile:
        _offer(state, seat, _PILE, state.pile[-1])
    else:
        _draw(state, seat, events)


@cython.cfunc
def _draw(state: State, seat: cython.int, events: Events) -> cython.void:
    """T3, T5: turn up the top of the stock for a seat; an empty stock ends the hand."""
    if state.pos < len(state.deck):
        _offer(state, seat, _STOCK, state.deck[state.pos])
        state.pos += 1
        events.append(event(_DREW, seat, state.offered))
    else:
        events.append(event(_DRAWN, seat))
        _end(state, Outcome(None, seat))


@cython.cfunc
def _end(state: State, outcome: Outcome) -> cython.void:
    state.outcome = outcome
    state.phase = _OVER
    state.source = _NOTHING
    state.offered = -1
    state.mover = -1


@cython.cfunc
def _decline(state: State, table: Arrangement | None, events: Events) -> cython.void:
    """P1, P2, F1."""
    seat: cython.int = state.player
    if table is not None:
        if table == state.holding(seat).table:
            table = None
        else:
            lay(state, seat, table, -1)
    events.append(event(_DECLINED, seat, state.offered, -1, table))
    if state.kit.forced and extends(state.kit, state.holding(seat), state.offered):
        state.phase = _FORCE_CHOICE
        state.mover = (seat + 1) % state.kit.players
        events.append(event(_ASKED, state.mover, state.offered, seat))
    else:
        _pass_on(state, events)


@cython.cfunc
def _pass_on(state: State, events: Events) -> cython.void:
    """What follows a card declined for good (T1, T3, T7)."""
    seat: cython.int = state.player
    after: cython.int = (seat + 1) % state.kit.players
    if state.source == _STOCK:
        state.pile = state.pile + (state.offered,)
        _turn(state, after, seat, events)
    elif state.source == _STARTER:
        if seat == state.dealer:
            _draw(state, after, events)
        else:
            _offer(state, after, _STARTER, state.offered)
    elif state.kit.round_offers and after != state.origin:
        _offer(state, after, _PILE, state.offered)
    elif state.kit.round_offers:
        _draw(state, (after + 1) % state.kit.players, events)
    else:
        _draw(state, seat, events)


@cython.cfunc
def _use(state: State, table: Arrangement, events: Events) -> cython.void:
    """A1, W1, T4."""
    seat: cython.int = state.player
    card: cython.int = state.offered
    kit: Kit = state.kit
    held: Holding
    was_empty: cython.bint = not state.holding(seat).table
    events.append(event(_USED, seat, card, -1, table))
    if state.source != _STOCK:
        state.pile = state.pile[:-1]
    lay(state, seat, table, card)
    held = state.holding(seat)
    if held.laid == kit.target:
        events.append(event(_WON, seat, -1, seat % kit.sides))
        _end(state, Outcome(seat % kit.sides, seat, was_empty))
        return
    state.offered = -1
    state.source = _NOTHING
    if held.size and side_holds(state, seat) > kit.limit:
        state.phase = _DISCARDING
        state.mover = seat
    else:
        _turn(state, (seat + 1) % kit.players, seat, events)


@cython.cfunc
def _give(state: State, card: cython.int, events: Events) -> cython.void:
    """D7: choose a card to pass; when all have chosen, the cards change hands together."""
    seat: cython.int = state.mover
    players: cython.int = state.kit.players
    given = list(state.given)
    given[seat] = card
    state.given = tuple(given)
    events.append(event(_GAVE, seat, card, (seat + 1) % players))
    state.mover = state.player = (seat + 1) % players
    if given[state.mover] < 0:
        return
    for seat in range(players):
        take_from_hand(state, seat, given[seat])
    for seat in range(players):
        receive(state, (seat + 1) % players, given[seat])
    first: cython.int = (state.dealer + 1) % players
    for step in range(players):
        seat = (first + step) % players
        giver = (seat - 1 + players) % players
        events.append(event(_RECEIVED, seat, given[giver], giver))
    open_hand(state, events)
