"""A player without an opinion: every legal action is as likely as any other."""

from __future__ import annotations

from random import Random

from conquian.rules import View, legal
from conquian.rules.actions import Action

__all__ = ["Uniform"]


class Uniform:
    """The level `random`."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, view: View) -> Action:
        """Any action of the legal list."""
        actions = legal(view)
        return actions[int(self._random.random() * len(actions))]
