"""The levels by name. A level's module is imported when the level is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final

from conquian.bots.bot import Bot
from conquian.errors import ConquianError

__all__ = ["BOTS", "make_bot"]

_LEVELS: Final = {
    "random": ("conquian.bots.uniform", "Uniform"),
    "casual": ("conquian.bots.casual", "Casual"),
}
BOTS: Final = tuple(_LEVELS)
"""The names of the levels, weakest first."""


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot of a level; with equal seeds, equal views are answered equally.

    Raises ConquianError ``bot-unknown`` for a name that is no level.
    """
    if name not in _LEVELS:
        raise ConquianError("bot-unknown", name=str(name)[:40], known=", ".join(BOTS))
    module, maker = _LEVELS[name]
    make: Callable[[int], Bot] = getattr(import_module(module), maker)
    return make(seed)
