"""What a series of hands came to: counts by player, and how far they can be trusted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from math import sqrt
from typing import Any

__all__ = ["PlayerTally", "Share", "Tally", "by_deal", "wilson"]

_Z = 1.959963984540054  # 95 %


@dataclass(frozen=True, slots=True)
class Share:
    """A share between 0 and 1, with the ends of its 95 % interval."""

    value: float
    low: float
    high: float


def wilson(hits: float, trials: float) -> Share:
    """The share of independent trials that hit, with Wilson's interval; (0, 1) for no trials."""
    if trials <= 0:
        return Share(0.0, 0.0, 1.0)
    share = hits / trials
    square = _Z * _Z / trials
    middle = (share + square / 2) / (1 + square)
    width = _Z * sqrt(share * (1 - share) / trials + square / (4 * trials)) / (1 + square)
    return Share(share, max(0.0, middle - width), min(1.0, middle + width))


def by_deal(pairs: Sequence[tuple[int, int]]) -> Share:
    """The same of trials that come in clusters: the hands of one deal, as (hits, trials) each.

    The hands of a deal depend on each other. The variance of the ratio is estimated from the
    deals (Kish), and Wilson's formula is used with the number of independent trials that has
    this variance. That number is never taken to be more than the trials, so that duplicate deals
    can widen the interval but luck cannot narrow it.
    """
    hits, trials = sum(h for h, _ in pairs), sum(n for _, n in pairs)
    plain = wilson(hits, trials)
    share = plain.value
    spread = sum((h - share * n) ** 2 for h, n in pairs)
    if len(pairs) < 2 or spread <= 0:
        return plain
    variance = spread * len(pairs) / (len(pairs) - 1) / trials**2
    effective = min(float(trials), share * (1 - share) / variance)
    return wilson(share * effective, effective)


@dataclass(frozen=True, slots=True)
class PlayerTally:
    """What one of the bots did, in all seats that it had; partners are one bot twice."""

    bot: str
    wins: int = 0
    seconds: float = 0.0
    """Time spent in choosing; no part of what is deterministic."""
    decisions: int = 0
    forced: int = 0
    """Cards that this bot was forced to use (F1)."""
    decided: Share = field(default=Share(0.0, 0.0, 1.0))
    """Share of the decided hands, with the interval by deal."""
    decided_by_hand: Share = field(default=Share(0.0, 0.0, 1.0))
    """The same as if every hand had been an independent deal."""

    @property
    def microseconds(self) -> float:
        """Mean time per decision."""
        return 1e6 * self.seconds / self.decisions if self.decisions else 0.0


@dataclass(frozen=True, slots=True)
class Tally:
    """The result of a series of duplicate deals.

    Quote `players[i].decided`: it counts a deal, played once per seating, as one observation.
    """

    preset: str
    """The preset's name."""
    changes: dict[str, Any]
    """The fields in which the table's rules differ from it."""
    seed: int
    deals: int
    seatings: int
    """How often each deal was played."""
    players: tuple[PlayerTally, ...]
    draws: int
    actions: int
    """Actions of all hands together; with `hands`, the mean length of a hand."""

    @property
    def hands(self) -> int:
        """Hands played."""
        return self.deals * self.seatings

    @property
    def length(self) -> float:
        """Mean number of actions in a hand."""
        return self.actions / self.hands if self.hands else 0.0

    def as_dict(self) -> dict[str, Any]:
        """The tally as JSON values, with what is derived."""
        values = asdict(self)
        values["hands"] = self.hands
        values["length"] = self.length
        values["players"] = [
            asdict(player) | {"microseconds": player.microseconds} for player in self.players
        ]
        return values
