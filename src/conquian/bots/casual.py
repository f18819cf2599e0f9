"""A player who goes by the old tips: it looks a card or two ahead and counts what it has seen.

Every choice weighs two things: what the own holding promises (`outlook`) and what a card left to
the opponents gives them (`danger`), both in cards of progress.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from random import Random

from conquian.bots.danger import danger, discards, extends, hurts
from conquian.bots.large import LARGE, answer, spare
from conquian.bots.outlook import Holding, bridge, finish, flexibility, outlook, progress, set_first
from conquian.bots.sight import Sight, masks_of
from conquian.cards import cards_of, count
from conquian.rules import View, legal
from conquian.rules.actions import USE, Action
from conquian.rules.layouts import meldable
from conquian.rules.state import DISCARDING, EXCHANGE, FORCE_CHOICE

__all__ = ["Casual"]

_NEVER = -1e9
_WON = 1e6
_LIKELY = 4  # cards to part with that are looked at twice


class Casual:
    """The level `casual`. It keeps nothing between choices but the chance that breaks ties."""

    name = "casual"

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, view: View) -> Action:
        """The action that the tips recommend; `view` must be that of the seat to act."""
        sight = Sight(view)
        if view.seat != view.mover:
            return legal(view)[0]  # raises: it is another's turn
        if view.phase == FORCE_CHOICE:
            return Action.force() if hurts(sight) else Action.waive()
        if sum(map(count, (sight.lo, sight.hi, *sight.table))) >= LARGE:
            if view.phase in (EXCHANGE, DISCARDING):
                part = Action.give if view.phase == EXCHANGE else Action.discard
                return part(spare(sight))
            return answer(sight)
        held = Holding(sight.lo, sight.hi, *sight.table)
        if view.phase == EXCHANGE:
            return Action.give(self._least(sight, held, ())[0])
        if view.phase == DISCARDING:
            return Action.discard(self._least(sight, held, sight.buyers())[0])
        return self._answer(sight, held)

    def _answer(self, sight: Sight, held: Holding) -> Action:
        """Use the offered card or decline it (T2, T3), or use it because one must (F2)."""
        view = sight.view
        bit = 1 << view.offered
        own_lo = held.lo | held.down_lo
        own_hi = held.hi | held.down_hi | (held.lo & held.down_lo)
        fitting = meldable(own_lo | bit, own_hi | (own_lo & bit), sight.gap) & bit
        sharing = sight.rules.partners
        if not fitting and not (sharing and meldable(own_lo, own_hi, sight.gap) & held.lo):
            return Action.decline()
        uses: list[Action] = []
        declines: list[Action] = []
        for action in legal(view):
            (uses if action.kind == USE else declines).append(action)
        use, gained = self._best_use(sight, held, uses)
        if not declines:
            return use
        decline, kept = self._best_decline(sight, held, declines, gained)
        return use if gained > kept else decline

    def _best_use(
        self, sight: Sight, held: Holding, uses: Iterable[Action]
    ) -> tuple[Action, float]:
        """The best use and its score; of arrangements of the same cards, the most flexible.

        Tip: keep melds flexible, that more of the cards to come extend them.
        """
        best, most = Action.decline(), _NEVER
        for (lo, hi), actions in _telling(_by_cards(uses), sight).items():
            score = self._score_use(sight, held, lo, hi)
            if score > most:
                best, most = max(actions, key=partial(_spread, sight)), score
        return best, most

    def _score_use(self, sight: Sight, held: Holding, lo: int, hi: int) -> float:
        """What a use leads to: the holding after it, and after the discard that it makes due."""
        rules = sight.rules
        laid = count(lo) + count(hi)
        if laid == rules.target:
            return _WON
        after = held.laying(lo, hi, sight.view.offered)
        score = -set_first(sight, lo)
        if rules.partners:
            score += laid
        if not (after.lo and discards(sight, sight.side, 1)):
            return score + outlook(sight, after)
        return score + self._least(sight, after, sight.buyers())[1]

    def _least(self, sight: Sight, held: Holding, heirs: tuple[int, ...]) -> tuple[int, float]:
        """The card to part with, which `heirs` will be offered, and the score of what is left.

        Tips: never the 7 or J of the strong suit early, and never what the next player waits for.
        """
        left = {card: held.without(card) for card in sorted(set(cards_of(held.lo)))}
        scores = {
            card: progress(sight, rest) - bridge(sight, card) - danger(sight, card, heirs)
            for card, rest in left.items()
        }
        likely = sorted(scores, key=scores.__getitem__, reverse=True)[:_LIKELY]
        finals = {card: scores[card] + finish(sight, left[card]) for card in likely}
        most = max(finals.values())
        best = [card for card in likely if finals[card] == most]
        return (best[0] if len(best) == 1 else self._random.choice(best)), most

    def _best_decline(
        self, sight: Sight, held: Holding, declines: list[Action], forced: float
    ) -> tuple[Action, float]:
        """The best way to decline and its score, if a card that still fits may be forced (F1).

        Tip: keep melds flexible: lay them so that the card no longer fits, or else reckon with
        having to take it (`forced` is what that would be worth).
        """
        view, rules = sight.view, sight.rules
        stay = outlook(sight, held) - danger(sight, view.offered, sight.heirs())
        best, most = Action.decline(), _NEVER
        for action in declines:
            table = view.table if action.table is None else action.table
            lo, hi = masks_of(table)
            same = (lo, hi) == (held.down_lo, held.down_hi)
            if not same and not rules.partners:
                continue  # tip: what is not down is not known
            score = stay + (count(lo) + count(hi) if rules.partners else 0)
            if rules.forced and extends(table, view.offered, sight):
                score = min(score, forced)
            if score > most:
                best, most = action, score
        return best, most


def _spread(sight: Sight, action: Action) -> int:
    """How many of the unseen cards extend the table that an action lays."""
    return flexibility(sight, action.table or ())


def _by_cards(actions: Iterable[Action]) -> dict[tuple[int, int], list[Action]]:
    """Actions by the cards, as masks, of the tables that they lay."""
    found: dict[tuple[int, int], list[Action]] = {}
    for action in actions:
        assert action.table is not None
        found.setdefault(masks_of(action.table), []).append(action)
    return found


def _telling(
    tables: dict[tuple[int, int], list[Action]], sight: Sight
) -> dict[tuple[int, int], list[Action]]:
    """The tables worth a look: those that win, or those that show no more of the hand than others.

    Tip: keep melds hidden while they need no card. Partners, who share a table, show all they can.
    """
    target, sharing = sight.rules.target, sight.rules.partners
    won = {key: tables[key] for key in tables if count(key[0]) + count(key[1]) == target}
    return won or {
        key: actions
        for key, actions in tables.items()
        if not any(
            other != key and (_within(key, other) if sharing else _within(other, key))
            for other in tables
        )
    }


def _within(part: tuple[int, int], whole: tuple[int, int]) -> bool:
    """Whether cards, as masks, are all among others."""
    return part[0] & ~whole[0] == 0 and part[1] & ~whole[1] == 0
