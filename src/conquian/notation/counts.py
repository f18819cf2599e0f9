"""How many cards a hand, a table and a side may have in each phase (D2, T4, W1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conquian.errors import NotationError
from conquian.rules.melds import meld_cards
from conquian.rules.state import DISCARDING, EXCHANGE, STARTER

if TYPE_CHECKING:
    from conquian.notation.position import Position
    from conquian.rules.house import Rules

__all__ = ["check_counts", "given_by", "size"]


def size(cards: tuple[int, ...] | int) -> int:
    """How many cards there are, known or not."""
    return cards if isinstance(cards, int) else len(cards)


def given_by(rules: Rules, dealer: int, mover: int, phase: int) -> list[bool]:
    """Which seats have passed a card (D7): in seat order from the one after the dealer."""
    if not rules.exchange:
        return [False] * rules.players
    first = dealer + 1
    turn = (mover - first) % rules.players
    return [
        phase != EXCHANGE or (seat - first) % rules.players < turn for seat in range(rules.players)
    ]


def check_counts(setup: Position) -> None:
    """Check every number of cards. Raises NotationError for the first that cannot be."""
    rules = setup.rules
    for seat, hand in enumerate(setup.hands):
        if size(hand) > rules.deal:
            raise NotationError(
                "position-hand-large", "D2", seat=seat, cards=size(hand), most=rules.deal
            )
    for side in range(rules.sides):
        _check_side(setup, side)
    _check_piles(setup)


def laid(setup: Position, side: int) -> int:
    """How many cards a side's table has."""
    return sum([len(meld_cards(meld)) for meld in setup.tables[side]])


def _check_side(setup: Position, side: int) -> None:
    rules = setup.rules
    table = laid(setup, side)
    hands = [size(setup.hands[seat]) for seat in range(side, rules.players, rules.sides)]
    outcome = setup.outcome
    won = outcome is not None and outcome.winner == side
    used = won or (setup.phase == DISCARDING and rules.side_of(setup.player) == side)
    if won and table != rules.target:
        raise NotationError("position-not-won", "W1", side=side, cards=table, target=rules.target)
    if not won and table >= rules.target:
        raise NotationError(
            "position-table-full", "W1", side=side, cards=table, target=rules.target
        )
    untouched = setup.phase == EXCHANGE or (setup.source == STARTER and not rules.hand_melds)
    if untouched and table:
        raise NotationError("position-table-early", "D4", side=side, cards=table)
    dealt = rules.deal * len(hands)
    low = dealt + used
    most = low if setup.source == STARTER or not table else _most(setup, hands)
    if most is not None and used and table:
        most += 1
    holding = table + sum(hands)
    if holding < low or (most is not None and holding > most):
        raise NotationError(
            "position-holding",
            "T4",
            side=side,
            cards=holding,
            low=low,
            high=rules.deck_size if most is None else most,
        )
    if setup.phase == DISCARDING and used:
        _check_discard(setup, holding)
    if won and outcome is not None and outcome.rummy:
        # The whole table was laid at once: nothing was used or laid before (W4).
        rest = size(setup.hands[outcome.seat])
        if holding != dealt + 1 or rest != rules.deal - rules.target + 1:
            raise NotationError("position-rummy", "W4", seat=outcome.seat)


def _most(setup: Position, hands: list[int]) -> int | None:
    """The most cards that a side keeps between turns (T4), None for any number."""
    limit = setup.rules.limit
    if limit is None or (len(hands) > 1 and 0 in hands):
        return None  # a partner with an empty hand discards nothing
    return max(limit, setup.rules.deal * len(hands))


def _check_discard(setup: Position, holding: int) -> None:
    limit = setup.rules.limit
    hand = size(setup.hands[setup.player])
    if limit is None or holding <= limit or not hand:
        raise NotationError(
            "position-no-discard",
            "T4",
            seat=setup.player,
            cards=holding,
            limit="-" if limit is None else limit,
        )


def _check_piles(setup: Position) -> None:
    """The pile before anything was used or drawn (D3), and the stock of a drawn hand (T5)."""
    rules = setup.rules
    if setup.phase == EXCHANGE or setup.source == STARTER:
        expected = int(rules.starter)
        if len(setup.pile) != expected:
            raise NotationError("position-pile", "D3", cards=len(setup.pile), expected=expected)
    if setup.outcome and setup.outcome.winner is None and size(setup.stock):
        raise NotationError("position-stock-left", "T5", cards=size(setup.stock))
