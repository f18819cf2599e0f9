"""What a bot is: something that chooses an action from a view, and from nothing else."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from conquian.rules import View
from conquian.rules.actions import Action

__all__ = ["Bot"]


@runtime_checkable
class Bot(Protocol):
    """A player. A view has no field for a hidden card, so a bot cannot peek.

    A bot may also have a `name`, by which it is shown.
    """

    def choose(self, view: View) -> Action:
        """A legal action for the seat that the view is of, whose turn it is.

        A server asks in a thread. Whatever works for more than some milliseconds must let others
        run meanwhile: Python does so by itself, compiled code only where it calls Python, or says
        that it does.
        """
        ...
