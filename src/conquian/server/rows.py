"""What is kept of a game, as it goes into the database and comes out of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

__all__ = ["Entry", "SeatRow", "Stored", "Write"]

Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Entry:
    """One step of a game: its place, its time, and what was told."""

    version: int
    at: float
    body: list[Any]
    command_id: str | None = None
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Whose a seat is."""

    seat: int
    token_hash: str | None
    name: str
    kind: str
    since: float


@dataclass(frozen=True, slots=True)
class Stored:
    """A game as it was found."""

    setup: Row
    entries: list[Entry]
    seats: list[SeatRow]


@dataclass(slots=True)
class Write:
    """What belongs together: all of it is written, or none."""

    games: list[Row] = field(default_factory=list)
    seats: list[Row] = field(default_factory=list)
    commands: list[Row] = field(default_factory=list)
    hands: list[Row] = field(default_factory=list)
    moves: list[Row] = field(default_factory=list)
    taken: list[Row] = field(default_factory=list)
    gone: list[Row] = field(default_factory=list)

    def step(self, game: str, entry: Entry, over: bool) -> None:
        """A step of a game."""
        self.commands.append(
            {
                "game": game,
                "version": entry.version,
                "at": entry.at,
                "body": entry.body,
                "command_id": entry.command_id,
                "seat": entry.seat,
            }
        )
        self.moves.append(
            {"b_id": game, "b_version": entry.version, "b_over": over, "b_touched": entry.at}
        )

    def hand(self, game: str, number: int, record: str, at: float) -> None:
        """The record of a finished hand; number 0: of cutting for deal."""
        row = {"game": game, "number": number, "record": record, "finished": at}
        self.hands.append({"id": f"{game}-{number}", **row})

    def take(self, game: str, row: SeatRow) -> None:
        """Somebody sits down."""
        self.taken.append(
            {
                "b_game": game,
                "b_seat": row.seat,
                "b_token": row.token_hash,
                "b_name": row.name,
                "b_kind": row.kind,
                "b_since": row.since,
            }
        )

    def forget(self, games: Iterable[str]) -> None:
        """Games go, with all that is kept of them."""
        self.gone += [{"b_game": game} for game in games]
