"""What belongs to one game at the terminal: who plays, the referee, the screen, the saved file."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from conquian.match import MatchView, Referee
from conquian.rules import Event, View
from conquian.terminal.options import Options
from conquian.terminal.saves import Saves
from conquian.terminal.screen import Screen
from conquian.terminal.voice import Voice

__all__ = ["NewGame", "OtherGame", "Quit", "Room"]


class Quit(Exception):
    """The person leaves; the game is kept."""


class NewGame(Exception):
    """The person wants another game; this one is kept if it is not over."""


class OtherGame(Exception):
    """The person goes on with another game; this one is kept if it is not over."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.path = path
        """The other game's file."""


@dataclass
class Room:
    """The parts that the loop and the person's requests share."""

    options: Options
    screen: Screen
    voice: Voice
    referee: Referee
    saves: Saves
    me: int
    recent: list[Event] = field(default_factory=list)
    """The events since the person's last action, for ``why``."""
    games: list[Path] = field(default_factory=list)
    """The files of the unfinished games, as numbered when they were last listed."""

    @property
    def seen(self) -> MatchView:
        """The session as the person sees it."""
        return self.referee.view(self.me)

    @property
    def view(self) -> View:
        """The hand as the person sees it; there must be one."""
        table = self.seen.table
        assert table is not None
        return table

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self.voice.names(self.referee.seats, self.me)

    def say(self, *lines: str) -> None:
        """Write lines."""
        for line in lines:
            self.screen.line(line)

    def tell(self, key: str, /, **args: str | int) -> None:
        """Write a message of the catalogue."""
        text = self.voice.text(key, **args)
        self.say(text[:1].upper() + text[1:])  # a card in words may come first
