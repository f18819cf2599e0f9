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
    rules: Rules | None = None
    """The rules of the table; None: any table for a saved game, classic for a new one."""
    session: bool = True
    """Hand after hand with pot and score; otherwise a single hand without them."""
    hands: int | None = None
    """A session of so many hands; None: until the rules end it (W5)."""
    name: str | None = None
    """The person's name, as records have it."""
    seed: int | None = None
    """Makes chance repeatable; None: real chance."""
    resume: str | None = None
    """A saved game to go on with, or `LAST_GAME`. None: the last game that was left unfinished,
    at the same table if one is asked for, unless `new` is set."""
    new: bool = False
    """Begin a new game, whatever is saved."""
    save: str | None = None
    """The file that keeps the game after every action, and the game in it if there is one; None:
    a file in the user's data folder."""
    levels: tuple[str, ...] = ("casual",)
    """The bots' levels in the order of seats; the last one holds for all further seats."""
    words: bool = False
    """Cards in words from the start, as with a screen reader."""
    mix: bool = False
    """Ask, before every deal, for a text to mix into the shuffle and where to cut."""
    command: str = "conquian play"
    """What a person types to start the game, for the parting words."""

    @property
    def table(self) -> Rules:
        """The rules of a new game: a single hand has no pot, a series no target."""
        rules = self.rules or PRESETS["classic"]
        if not self.session:
            return replace(rules, stake=0, wins=None, units=None)
        if self.hands is not None:
            return replace(rules, wins=None, units=None)
        return rules

    @property
    def hands_to_play(self) -> int | None:
        """After how many hands a new game ends, apart from W5."""
        return self.hands if self.session else 1

    @property
    def any_table(self) -> bool:
        """Whether a saved game may be of any table."""
        return self.rules is None and self.session and self.hands is None
