"""W2-W4: what a finished hand moves between the players and the pot. Units are conserved."""

from __future__ import annotations

from dataclasses import dataclass

from conquian.rules.house import Rules
from conquian.rules.state import Outcome

__all__ = ["Settlement", "settle"]


@dataclass(frozen=True, slots=True)
class Settlement:
    """What a hand pays, in stake units, by seat; and what stays for the next hand."""

    paid: tuple[int, ...]
    """Received (or, for the bonus, paid: negative) by each seat."""
    pot: int
    """Left in the pot."""
    points: tuple[int, ...]
    """Win points by side: 1 to the winner, or 1 to each side for a draw with `point_each`."""
    same_dealer: bool = False
    """The same dealer deals again, with no new antes (W2 `replay`)."""


def settle(rules: Rules, outcome: Outcome, pot: int) -> Settlement:
    """Settle a finished hand: `pot` units are on the table.

    A pot that the winning partners cannot halve leaves its odd unit for the next hand (W3).
    """
    nobody = (0,) * rules.players
    if outcome.winner is None:
        each = 1 if rules.draw == "point_each" else 0
        return Settlement(nobody, pot, (each,) * rules.sides, rules.draw == "replay")
    winners = [seat for seat in range(rules.players) if rules.side_of(seat) == outcome.winner]
    share, left = divmod(pot, len(winners))
    paid = [share if seat in winners else 0 for seat in range(rules.players)]
    if rules.rummy_bonus and outcome.rummy:
        losers = [seat for seat in range(rules.players) if seat not in winners]
        bonus = rules.stake * len(losers) // len(winners)
        for seat in range(rules.players):
            paid[seat] += bonus if seat in winners else -rules.stake
    points = tuple([int(side == outcome.winner) for side in range(rules.sides)])
    return Settlement(tuple(paid), left, points)
