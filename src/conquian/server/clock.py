"""A table's clock: so many seconds for each turn, and some to spare in every hand for melding.

Time is counted from the times at which steps were taken, so that a replayed game has the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

__all__ = ["Clock", "Pace"]


@dataclass(frozen=True, slots=True)
class Pace:
    """How long players may take, in seconds."""

    turn: float
    spare: float


class Clock:
    """The clocks of all seats."""

    def __init__(self, pace: Pace, players: int) -> None:
        self.pace: Final = pace
        self.spare = [pace.spare] * players
        """By seat: what is left to spare in this hand."""
        self.late: set[int] = set()
        """Seats that had their time and have not acted."""
        self._asked: dict[int, float] = {}

    def hand(self) -> None:
        """A hand begins: everybody has time to spare again."""
        self.spare = [self.pace.spare] * len(self.spare)
        self._asked.clear()
        self.late.clear()

    def acted(self, seat: int, at: float) -> None:
        """A seat did what it was asked for."""
        over = at - self._asked.pop(seat, at) - self.pace.turn
        self.spare[seat] = max(0.0, self.spare[seat] - max(0.0, over))
        self.late.discard(seat)

    def out(self, seat: int) -> None:
        """A seat's time is up."""
        self.spare[seat] = 0.0
        self.late.add(seat)

    def again(self, at: float) -> None:
        """The clocks stood still until now: whoever is asked has the whole turn."""
        self._asked = dict.fromkeys(self._asked, at)

    def waiting(self, seats: Sequence[int], at: float) -> None:
        """These seats are asked: those who were not before, from now on."""
        self._asked = {seat: self._asked.get(seat, at) for seat in seats}
        self.late &= self._asked.keys()

    def deadline(self, seat: int) -> float | None:
        """When a seat's time is up; None if it is not asked."""
        asked = self._asked.get(seat)
        return None if asked is None else asked + self.pace.turn + self.spare[seat]

    def left(self, now: float) -> list[float | None]:
        """By seat: the seconds that are left of its time."""
        deadlines = [self.deadline(seat) for seat in range(len(self.spare))]
        return [None if each is None else round(max(0.0, each - now), 1) for each in deadlines]
