# cython: cdivision=True, initializedcheck=False
"""The deal (D): from the order of the pack to the state before play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

try:
    import cython
except ImportError:  # pragma: no cover - depends on the environment
    from conquian import _cython as cython

from conquian.errors import RulesError
from conquian.rules.handling import spread_out
from conquian.rules.house import Rules
from conquian.rules.play import open_hand
from conquian.rules.state import EXCHANGE, NOTHING, Kit, State, blank, kit_of

if not cython.compiled:
    from conquian.rules.state import ARRAYS, LOG, own

__all__ = ["begin", "deal", "deal_order", "deal_out"]

_EXCHANGE = cython.declare(cython.int, EXCHANGE)
_NOTHING = cython.declare(cython.int, NOTHING)


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
    if tuple(sorted(cards)) != kit.cards:
        raise RulesError("deal-not-the-pack", "D2", cards=len(cards), expected=rules.deck_size)
    if not 0 <= dealer < rules.players:
        raise RulesError("deal-no-seat", "D1", seat=dealer)
    state: State = blank(kit)
    at: cython.int
    for at in range(kit.size):
        state.deck[at] = cards[at]
    deal_out(state, dealer)
    return state


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


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def deal_out(state: State, dealer: cython.int) -> cython.void:
    """Deal the pack that lies in `deck` (D2, D3, D6), up to the first choice of a seat (D7, T1)."""
    one: cython.ulonglong = 1
    bit: cython.ulonglong
    seat: cython.int
    step: cython.int
    packet: cython.int
    dealt: cython.int
    top: cython.int = 0
    if not cython.compiled:
        own(state, ARRAYS)
        state.log = [0] * LOG
    for seat in range(state.kit.players):
        state.lo[seat] = 0
        state.hi[seat] = 0
        state.held[seat] = state.kit.deal
        state.gifts[seat] = -1
        state.stamp[seat] += 1
    state.staged = 0
    for seat in range(state.kit.sides):
        spread_out(state, seat)
    for dealt in range(0, state.kit.deal, 2):
        packet = 2 if dealt + 2 <= state.kit.deal else 1
        for step in range(1, state.kit.players + 1):
            seat = (dealer + step) % state.kit.players
            for _ in range(packet):
                bit = one << state.deck[top]
                state.hi[seat] |= state.lo[seat] & bit
                state.lo[seat] |= bit
                top += 1
    state.end = state.kit.size
    state.top = top
    state.piled = 0
    if state.kit.starter:
        state.heap[0] = state.deck[top]
        state.piled = 1
        state.top = top + 1
    state.dealer = dealer
    state.mover = state.player = (dealer + 1) % state.kit.players
    state.phase = _EXCHANGE
    state.source = _NOTHING
    state.offered = -1
    state.origin = dealer
    state.winner = -1
    state.ender = -1
    state.rummy = False
    state.staged = -1
    state.logged = 0
    if not state.kit.exchange:
        open_hand(state)
