"""The table in the terminal: a person, bots, plain lines of text."""

from conquian.terminal.options import LAST_GAME, Options
from conquian.terminal.play import run

__all__ = ["LAST_GAME", "Options", "run"]
