"""The legal plays as a numbered list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from conquian.cards import count, spread
from conquian.errors import ConquianError
from conquian.rules import Action, View, legal
from conquian.rules.actions import DISCARD, FORCE, GIVE, USE, WAIVE
from conquian.rules.melds import grows
from conquian.rules.state import DISCARDING, EXCHANGE
from conquian.terminal.voice import Voice

__all__ = ["Listing", "describe", "fits_opponent", "plays", "size", "wins"]


_PAGE: Final = 12


class Listing:
    """Plays in a numbered list, read page by page."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self._actions = actions
        self._shown = 0

    def page(self, view: View, voice: Voice, names: Sequence[str]) -> list[str]:
        """The lines of the next page; after the last one the first comes again."""
        first = self._shown if self._shown < len(self._actions) else 0
        self._shown = min(first + _PAGE, len(self._actions))
        lines = [
            f"{number + 1}. {describe(view, self._actions[number], voice, names)}"
            for number in range(first, self._shown)
        ]
        left = len(self._actions) - self._shown
        lines.append(voice.text("ui-more", left=left) if left else voice.text("ui-choose"))
        return lines

    def number(self, number: int) -> Action:
        """The play of a number. Raises ConquianError ``ui-no-number``."""
        if not 1 <= number <= len(self._actions):
            raise ConquianError("ui-no-number", most=len(self._actions))
        return self._actions[number - 1]


def size(melds: Sequence[int]) -> int:
    """How many cards melds have together."""
    return sum([count(lo) + count(hi) for lo, hi in map(spread, melds)])


def wins(view: View, action: Action) -> bool:
    """Whether an action wins at once (W1)."""
    return action.kind == USE and size(action.table or ()) == view.rules.target


def plays(view: View, voice: Voice) -> list[Action]:
    """Every legal action: winning ones, uses, declining; those first that change least.

    Cards to discard or to pass come in the order of the hand as shown.
    """
    actions = list(legal(view))
    if view.phase in (DISCARDING, EXCHANGE):
        if voice.by_rank:
            actions.sort(key=lambda action: (action.card & 15, action.card))
        return actions
    return sorted(actions, key=lambda action: _order(view, action))


def _order(view: View, action: Action) -> tuple[int, int, int]:
    table = action.table or ()
    broken = sum([not any(old & ~new == 0 for new in table) for old in view.table])
    if action.kind == USE:
        return (0 if wins(view, action) else 1, broken, size(table))
    return (2, 0, 0) if action.table is None else (3, broken, size(table))


def describe(view: View, action: Action, voice: Voice, names: Sequence[str]) -> str:
    """One play in words."""
    pen = voice.pen
    args: dict[str, str | int] = {"target": view.rules.target}
    card = action.card if action.kind in (DISCARD, GIVE) else view.offered
    if card >= 0:
        args["card"] = pen.card(card)
    if action.table is not None:
        args["melds"] = pen.table(action.table)
        args["count"] = size(action.table)
    if action.kind in (FORCE, WAIVE):
        args["name"] = names[view.player]
    if action.kind == GIVE:
        args["name"] = names[(view.mover + 1) % view.rules.players]
    key = f"ui-play-{action.word}"
    if wins(view, action):
        key = "ui-play-win"
    elif action.word == "decline" and action.table is not None:
        laid = size(action.table) > size(view.table)
        key = "ui-play-arrange" if laid else "ui-play-rearrange"
    return voice.text(key, **args)


def fits_opponent(view: View, card: int) -> int:
    """The side, not the viewer's own, one of whose melds a card would extend; or -1 (F3)."""
    rules = view.rules
    own = -1 if view.seat is None else rules.side_of(view.seat)
    after = -1 if view.seat is None else rules.side_of((view.seat + 1) % rules.players)
    for side in sorted(range(rules.sides), key=lambda each: each != after):
        if side != own:
            if grows(view.tables[side], rules.pack == 40, rules.packs) >> card & 1:
                return side
    return -1
