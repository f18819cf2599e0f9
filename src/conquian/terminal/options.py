"""What the command line settles before the first card: one immutable value."""

from __future__ import annotations

from dataclasses import dataclass, replace

from conquian.rules import PRESETS, Rules
from conquian.text import Faces

__all__ = ["LAST_GAME", "Options"]

LAST_GAME = ""
"""As `Options.resume`: the last unfinished game that was kept automatically."""


@dataclass(frozen=True, slots=True)
class Options:
    """How a person wants to play. Every field has a default that needs no thought."""

    lang: str | None = None
    """A language or locale; None: the locale of the environment."""
    faces: Faces | None = None
    """What is printed on the cards; None: as usual in the language."""
    rules: Rules = PRESETS["classic"]
    session: bool = True
    """Hand after hand with pot and score; otherwise a single hand without them."""
    hands: int | None = None
    """A session of so many hands; None: until the rules end it (W5)."""
    name: str | None = None
    """The person's name, as records have it."""
    seed: int | None = None
    """Makes chance repeatable; None: real chance."""
    resume: str | None = None
    """A saved game to go on with, or `LAST_GAME`. None: the last game at the same table, if it
    was left unfinished, unless `new` is set."""
    new: bool = False
    """Begin a new game, whatever is saved."""
    save: str | None = None
    """The file that keeps the game after every action; None: one in the user's data folder."""
    levels: tuple[str, ...] = ("casual",)
    """The bots' levels in the order of seats; the last one holds for all further seats."""
    words: bool = False
    """Cards in words from the start, as with a screen reader."""
    mix: bool = False
    """Ask, before every deal, for a text to mix into the shuffle and where to cut."""
    command: str = "conquian"
    """What a person types to start the game, for the parting words."""

    @property
    def table(self) -> Rules:
        """The rules that the game is played by: a single hand has no pot, a series no target."""
        if not self.session:
            return replace(self.rules, stake=0, wins=None, units=None)
        if self.hands is not None:
            return replace(self.rules, wins=None, units=None)
        return self.rules

    @property
    def hands_to_play(self) -> int | None:
        """After how many hands the game ends, apart from W5."""
        return self.hands if self.session else 1
