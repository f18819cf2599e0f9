# cython: cdivision=True, initializedcheck=False
"""The flow of a hand: dealing it (D), and what follows from each action (T, P, F, W).

`apply` judges the action first, then works on a copy: an illegal action changes nothing, a legal
one happens whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

try:
    import cython
except ImportError:  # pragma: no cover - depends on the environment
    from conquian import _cython as cython

from conquian.cards import less_hi, less_lo
from conquian.errors import RulesError
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
from conquian.rules.house import Rules
from conquian.rules.melds import Arrangement
from conquian.rules.options import extends
from conquian.rules.state import (
    DISCARDING,
    EXCHANGE,
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
    holding,
    kit_of,
)

__all__ = ["apply", "begin", "deal", "deal_order"]

Step = tuple[State, tuple[Event, ...]]

_USE = cython.declare(cython.int, USE)
_DECLINE = cython.declare(cython.int, DECLINE)
_DISCARD = cython.declare(cython.int, DISCARD)
_GIVE = cython.declare(cython.int, GIVE)
_FORCE = cython.declare(cython.int, FORCE)
_EXCHANGE = cython.declare(cython.int, EXCHANGE)
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


@lru_cache(maxsize=64)
def deal_order(rules: Rules, dealer: int) -> tuple[int, ...]:
    """The seat of each card dealt, in packets of two from the seat after the dealer (D2)."""
    order: list[int] = []
    for dealt in range(0, rules.deal, 2):
        packet = min(2, rules.deal - dealt)
        for step in range(1, rules.players + 1):
            order += [(dealer + step) % rules.players] * packet
    return tuple(order)


def deal(rules: Rules, deck: Sequence[int], dealer: int = 0) -> State:
    """The state after the deal (D2, D3, D6), from all the cards in order, top card first.

    Raises RulesError ``deal-not-the-pack`` when the deck is not exactly the table's packs, and
    ``deal-no-seat`` when the dealer is no seat.
    """
    kit: Kit = kit_of(rules)
    cards: tuple[int, ...] = tuple(deck)
    if sorted(cards) != kit.cards:
        raise RulesError("deal-not-the-pack", "D2", cards=len(cards), expected=rules.deck_size)
    if not 0 <= dealer < rules.players:
        raise RulesError("deal-no-seat", "D1", seat=dealer)
    order: tuple[int, ...] = deal_order(rules, dealer)
    one: cython.ulonglong = 1
    bit: cython.ulonglong
    lo: cython.ulonglong
    hi: cython.ulonglong
    place: cython.int
    owner: cython.int
    card: cython.int
    dealt: cython.int = len(order)
    seat: cython.int
    holdings = []
    for seat in range(kit.players):
        lo = 0
        hi = 0
        for place in range(dealt):
            owner = order[place]
            if owner == seat:
                card = cards[place]
                bit = one << card
                hi |= lo & bit
                lo |= bit
        holdings.append(holding(lo, hi, ()))
    return _first(kit, tuple(holdings), cards[dealt:], dealer)


def begin(
    rules: Rules, hands: Sequence[Sequence[int]], rest: Sequence[int], dealer: int = 0
) -> State:
    """The state that hands dealt elsewhere and the rest of the pack make, before play.

    Raises RulesError ``misdeal`` (D5) for the first hand with a wrong number of cards, and those
    of `deal`.
    """
    for seat in range(rules.players):
        cards = len(hands[seat]) if seat < len(hands) else 0
        if cards != rules.deal:
            raise RulesError("misdeal", "D5", seat=seat, cards=cards, expected=rules.deal)
    if not 0 <= dealer < rules.players:
        raise RulesError("deal-no-seat", "D1", seat=dealer)
    left = [list(hand) for hand in hands]
    return deal(
        rules, [left[seat].pop(0) for seat in deal_order(rules, dealer)] + list(rest), dealer
    )


@cython.cfunc
def _first(
    kit: Kit, holdings: tuple[Holding, ...], rest: tuple[int, ...], dealer: cython.int
) -> State:
    """The state before anything is played: the exchange (D7), the starter or the first draw."""
    state: State = State.__new__(State)
    state.kit = kit
    state.dealer = dealer
    state.mover = state.player = (dealer + 1) % kit.players
    state.phase = _EXCHANGE
    state.source = _NOTHING
    state.offered = -1
    state.origin = dealer
    state.pos = 1 if kit.starter else 0
    state.holdings = holdings
    state.deck = rest
    state.pile = rest[:1] if kit.starter else ()
    state.given = kit.no_gifts
    state.outcome = None
    if not kit.exchange:
        _open(state, [])
    return state


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
        _take_from_hand(after, seat, action.card)
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


@cython.cfunc
def _open(state: State, events: list[Event]) -> cython.void:
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
def _turn(state: State, seat: cython.int, origin: cython.int, events: list[Event]) -> cython.void:
    """T2: the turn of a seat begins with the top discard, if there is one, else with a draw."""
    state.origin = origin
    if state.pile:
        _offer(state, seat, _PILE, state.pile[-1])
    else:
        _draw(state, seat, events)


@cython.cfunc
def _draw(state: State, seat: cython.int, events: list[Event]) -> cython.void:
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
def _decline(state: State, table: Arrangement | None, events: list[Event]) -> cython.void:
    """P1, P2, F1."""
    seat: cython.int = state.player
    if table is not None:
        if table == state.holding(seat).table:
            table = None
        else:
            _lay(state, seat, table, -1)
    events.append(event(_DECLINED, seat, state.offered, -1, table))
    if state.kit.forced and extends(state.kit, state.holding(seat), state.offered):
        state.phase = _FORCE_CHOICE
        state.mover = (seat + 1) % state.kit.players
        events.append(event(_ASKED, state.mover, state.offered, seat))
    else:
        _pass_on(state, events)


@cython.cfunc
def _pass_on(state: State, events: list[Event]) -> cython.void:
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
def _use(state: State, table: Arrangement, events: list[Event]) -> cython.void:
    """A1, W1, T4."""
    seat: cython.int = state.player
    card: cython.int = state.offered
    kit: Kit = state.kit
    held: Holding
    was_empty: cython.bint = not state.holding(seat).table
    events.append(event(_USED, seat, card, -1, table))
    if state.source != _STOCK:
        state.pile = state.pile[:-1]
    _lay(state, seat, table, card)
    held = state.holding(seat)
    if held.laid == kit.target:
        events.append(event(_WON, seat, -1, seat % kit.sides))
        _end(state, Outcome(seat % kit.sides, seat, was_empty))
        return
    state.offered = -1
    state.source = _NOTHING
    if held.size and _side_holds(state, seat) > kit.limit:
        state.phase = _DISCARDING
        state.mover = seat
    else:
        _turn(state, (seat + 1) % kit.players, seat, events)


@cython.cfunc
def _side_holds(state: State, seat: cython.int) -> cython.int:
    """The holding of a seat's side: its hands and its table."""
    held: cython.int = state.holding(seat).laid
    other: cython.int
    for other in range(seat % state.kit.sides, state.kit.players, state.kit.sides):
        held += state.holding(other).size
    return held


@cython.cfunc
def _lay(state: State, seat: cython.int, table: Arrangement, card: cython.int) -> cython.void:
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


@cython.cfunc
def _take_from_hand(state: State, seat: cython.int, card: cython.int) -> cython.void:
    held: Holding = state.holding(seat)
    one: cython.ulonglong = 1
    bit: cython.ulonglong = one << card
    _hold(state, seat, less_lo(held.lo, held.hi, bit, 0), less_hi(held.hi, bit), held.table)


@cython.cfunc
def _give(state: State, card: cython.int, events: list[Event]) -> cython.void:
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
        _take_from_hand(state, seat, given[seat])
    for seat in range(players):
        _receive(state, (seat + 1) % players, given[seat])
    first: cython.int = (state.dealer + 1) % players
    for step in range(players):
        seat = (first + step) % players
        giver = (seat - 1 + players) % players
        events.append(event(_RECEIVED, seat, given[giver], giver))
    _open(state, events)


@cython.cfunc
def _receive(state: State, seat: cython.int, card: cython.int) -> cython.void:
    held: Holding = state.holding(seat)
    one: cython.ulonglong = 1
    bit: cython.ulonglong = one << card
    _hold(state, seat, held.lo | bit, held.hi | (held.lo & bit), held.table)
