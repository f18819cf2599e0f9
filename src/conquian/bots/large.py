"""Playing holdings so large that their possibilities cannot all be looked at (house tables only).

Of a hand of thirty cards and more even listing the legal actions can take seconds. Here only the
cards next to the offered one are considered, and what is laid is checked, not looked up.
"""

from __future__ import annotations

from typing import Final

from conquian.bots.danger import pairs_for
from conquian.bots.sight import Sight
from conquian.cards import cards_of, count
from conquian.errors import IllegalAction
from conquian.rules import Action, check
from conquian.rules.layouts import arrangements, meldable

__all__ = ["LARGE", "answer", "spare"]

LARGE: Final = 26
"""Cards in hand and on the table, together, from which on they are played like this. No preset
has so many."""


def answer(sight: Sight) -> Action:
    """Use the offered card with cards next to it, laying the most; else decline."""
    view, bit = sight.view, 1 << sight.view.offered
    near = 0
    for pair, others in pairs_for(view.offered, sight.gap):
        near |= pair | others
    lo, hi = sight.table
    found = arrangements(
        lo | bit, hi | (lo & bit), sight.lo & near, 0, sight.rules.target, sight.gap
    )
    for table in sorted(found, key=lambda table: -sum([count(meld) for meld in table])):
        action = Action.use(table)
        try:
            check(view, action)
        except IllegalAction:  # A4
            continue
        return action
    return Action.decline()


def spare(sight: Sight) -> int:
    """A card to part with: one that no meld of the hand and table could use, if there is one."""
    own_lo, own_hi = (
        sight.lo | sight.table[0],
        sight.hi | sight.table[1] | (sight.lo & sight.table[0]),
    )
    idle = sight.lo & ~meldable(own_lo, own_hi, sight.gap)
    return cards_of(idle or sight.lo)[0]
