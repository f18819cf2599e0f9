"""The table in the terminal: a person, bots, plain lines of text."""

from conquian.terminal.opening import run
from conquian.terminal.options import LAST_GAME, Options

__all__ = ["LAST_GAME", "Options", "run"]
