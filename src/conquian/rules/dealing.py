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
from conquian.rules.house import Rules
from conquian.rules.play import open_hand
from conquian.rules.state import EXCHANGE, NOTHING, Holding, Kit, State, holding, kit_of

__all__ = ["begin", "deal", "deal_order"]

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
        open_hand(state, [])
    return state
