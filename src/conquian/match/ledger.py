"""Who has won what: antes, pot, points and balances of a session (W2-W5).

Units are conserved: the balances and the pot always add up to zero, because every unit that one
has won another has paid, and the pot holds what is on its way.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from conquian.rules import Outcome, Rules, Settlement, settle

__all__ = ["Ledger", "Standing", "opened", "standings"]


@dataclass(frozen=True, slots=True)
class Ledger:
    """The accounts of a session; a value, each entry makes a new one."""

    balances: tuple[int, ...]
    """Net stake units by seat; an ante counts as lost until the pot is won."""
    pot: int
    points: tuple[int, ...]
    """Win points by side: hands won, and with `point_each` hands drawn (W2)."""
    won: tuple[int, ...]
    """Hands won, by side."""
    hands: int = 0
    """Hands finished, drawn ones among them."""

    def anted(self, rules: Rules) -> Ledger:
        """W3: every seat puts its stake into the pot."""
        balances = tuple([balance - rules.stake for balance in self.balances])
        return replace(self, balances=balances, pot=self.pot + rules.stake * rules.players)

    def settled(self, rules: Rules, outcome: Outcome) -> tuple[Ledger, Settlement]:
        """W2-W4: pay out a finished hand."""
        paid = settle(rules, outcome, self.pot)
        sides = range(rules.sides)
        ledger = Ledger(
            _added(self.balances, paid.paid),
            paid.pot,
            _added(self.points, paid.points),
            tuple([self.won[side] + (side == outcome.winner) for side in sides]),
            self.hands + 1,
        )
        return ledger, paid

    def shared_out(self, first: int) -> tuple[Ledger, tuple[int, ...]]:
        """Give a pot that nobody will win back to the seats in equal parts.

        Units that cannot be divided go one each to the seats in order, beginning with `first`.
        """
        seats = len(self.balances)
        share, odd = divmod(self.pot, seats)
        back = tuple([share + ((seat - first) % seats < odd) for seat in range(seats)])
        return replace(self, balances=_added(self.balances, back), pot=0), back

    def reached(self, rules: Rules) -> tuple[str, int] | None:
        """W5: the target that ends the session and the side that reached it, if one has.

        Sides that reach `wins` with equal points (W2 `point_each`) play on until one is ahead.
        """
        top = max(self.points)
        if rules.wins is not None and top >= rules.wins and self.points.count(top) == 1:
            return "wins", self.points.index(top)
        richest = max(range(rules.sides), key=lambda side: self.balances[side])
        # partners ante and are paid alike: the first of a side speaks for it
        if rules.units is not None and self.balances[richest] >= rules.units:
            return "units", richest
        return None


@dataclass(frozen=True, slots=True)
class Standing:
    """A side's place in the session; equal sides share the better place."""

    place: int
    side: int
    seats: tuple[int, ...]
    points: int
    won: int
    units: tuple[int, ...]
    """Balances of `seats`."""


def opened(rules: Rules) -> Ledger:
    """The ledger of a session that begins."""
    nothing = (0,) * rules.sides
    return Ledger((0,) * rules.players, 0, nothing, nothing)


def standings(rules: Rules, ledger: Ledger) -> tuple[Standing, ...]:
    """All sides, best first: by points and then units, or the reverse when only units count."""

    def merit(side: int) -> tuple[int, int]:
        figures = ledger.points[side], ledger.balances[side]
        return figures if rules.wins is not None or rules.units is None else figures[::-1]

    ranked = sorted(range(rules.sides), key=lambda side: (merit(side), -side), reverse=True)
    merits = [merit(side) for side in ranked]
    return tuple(
        [
            Standing(
                merits.index(merit(side)) + 1,
                side,
                tuple(range(side, rules.players, rules.sides)),
                ledger.points[side],
                ledger.won[side],
                ledger.balances[side :: rules.sides],
            )
            for side in ranked
        ]
    )


def _added(first: tuple[int, ...], second: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([a + b for a, b in zip(first, second, strict=True)])
