"""Positions: one line of text for all that lies on the table, hidden cards known or not.

``<rules> <dealer> <mover|-> <phase> <source> <offered|-> <player> <origin> <hands> <tables>
<pile> <stock> [<given>]``. Hands by seat and tables by side are joined by ``/``; a hand is its
cards run together (``5S6S7S``), ``-`` when empty or ``?10`` when only counted; the pile is written
from the bottom, the stock from the top, or counted (``?19``). With an exchange (D7) `given` has
the card passed by each seat, ``-`` for not yet and ``?`` for hidden. The phase of a finished hand
is ``over:won:<seat>``, ``over:won:<seat>:rummy`` or ``over:drawn:<seat>``.

A `Position` may be impossible; `state` and `view` check it whole.
"""

from __future__ import annotations

from dataclasses import dataclass

from conquian.rules.house import Rules
from conquian.rules.melds import Arrangement
from conquian.rules.state import Outcome, State
from conquian.rules.view import View

__all__ = ["HIDDEN", "Position", "parse_position", "position_of"]

HIDDEN = -2
"""A card passed (D7) that is not known."""


@dataclass(frozen=True)
class Position:
    """A setup that may be impossible; fields are as in `State`.

    A hand, or the stock, of which only the number of cards is known is that number. `given` has
    -1 for a card not passed yet and HIDDEN for one not known.
    """

    rules: Rules
    dealer: int
    mover: int
    phase: int
    source: int
    offered: int
    player: int
    origin: int
    hands: tuple[tuple[int, ...] | int, ...]
    tables: tuple[Arrangement, ...]
    pile: tuple[int, ...]
    stock: tuple[int, ...] | int
    given: tuple[int, ...]
    outcome: Outcome | None = None

    @property
    def complete(self) -> bool:
        """Whether every card is known."""
        raise NotImplementedError

    def state(self) -> State:
        """The state, checked whole. Raises NotationError for what is unknown or impossible."""
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """What a seat (or a spectator) sees, other hands and the stock known or not.

        Raises NotationError when the seat's own hand is unknown, or what is known is impossible.
        """
        raise NotImplementedError

    def seen(self) -> State | View:
        """What `legal` and `check` need: the state if complete, else the view of the mover."""
        raise NotImplementedError

    def __str__(self) -> str:
        raise NotImplementedError


def parse_position(text: str) -> Position:
    """The position that a line names; it may be impossible. Raises NotationError."""
    raise NotImplementedError


def position_of(seen: State | View) -> Position:
    """The position of a state, complete, or of a view, with what it knows."""
    raise NotImplementedError
