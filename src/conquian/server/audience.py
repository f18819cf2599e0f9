"""Who watches a game: the lines to its clients, and which players are here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conquian.server.lines import Line

__all__ = ["Audience"]


class Audience:
    """The lines of one game."""

    def __init__(self, players: int, clock: Callable[[], float]) -> None:
        self.since: Final = [clock()] * players
        """By seat: since when its player is here, or is not."""
        self._clock = clock
        self._lines: Final[set[Line]] = set()

    def __contains__(self, line: Line) -> bool:
        return line in self._lines

    def __len__(self) -> int:
        return len(self._lines)

    def has(self, seat: int) -> bool:
        """Whether the player of a seat is connected."""
        return any(line.seat == seat for line in self._lines)

    def watching(self, line: Line) -> tuple[int, int]:
        """How many others watch without a seat, and how many of them where this line leads."""
        others = [each for each in self._lines if each.seat is None and each is not line]
        return len(others), [each.place for each in others].count(line.place)

    def add(self, line: Line, seat: int | None) -> bool:
        """A line is a seat's, or (None) a spectator's; whether a player came with it."""
        came = seat is not None and not self.has(seat)
        line.seat = seat
        self._lines.add(line)
        if came and seat is not None:
            self.touch(seat)
        return came

    def drop(self, line: Line) -> bool:
        """Forget a line; whether a player went with it."""
        if line not in self._lines:
            return False
        self._lines.discard(line)
        if line.seat is None or self.has(line.seat):
            return False
        self.touch(line.seat)
        return True

    def touch(self, seat: int) -> None:
        """Something has changed about who is in a seat."""
        self.since[seat] = self._clock()

    def send(self, frame: Callable[[int | None], str]) -> None:
        """Send everybody what is for their seat; each seat's frame is made once."""
        made: dict[int | None, str] = {}
        for line in list(self._lines):
            if line.seat not in made:
                made[line.seat] = frame(line.seat)
            line.send(made[line.seat])

    def close(self, code: int) -> None:
        """Hang up on all."""
        for line in list(self._lines):
            line.close(code)
