"""Players that choose an action from a view: `random` and `casual`."""

from conquian.bots.bot import Bot
from conquian.bots.registry import BOTS, make_bot

__all__ = ["BOTS", "Bot", "make_bot"]
