"""From typed cards to a new table: what a person meant, or why it cannot be.

A `Draft` is a table that was composed but not yet laid. Cards typed in one or more groups are read
against it: each group shall lie in one meld of the new table, all that lay there stays (A1), no
card comes from the hand that was not typed, and the offered card may be understood. Of all tables
of exactly these cards that the rules allow, those are kept that disturb the old melds least.
One left: that is it. Several: the person chooses. None: an error says why.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final

from conquian.cards import card_text, cards_text, multiset
from conquian.errors import CardError, ConquianError, IllegalAction
from conquian.rules import Action, Arrangement, View, arranged, check, meld_cards, meld_of
from conquian.rules.layouts import arrangements
from conquian.rules.state import FORCED
from conquian.text import Catalog, Faces, parse_typed_cards

__all__ = ["Draft", "action_of", "compose", "laid_from_hand", "read_groups", "start"]

Group = tuple[int, ...]

_PARTS = re.compile(r"[,;/|+]")
_MOST_CARDS: Final = 60


@dataclass(frozen=True, slots=True)
class Draft:
    """A new table for the person's side; `uses`: the offered card lies in it."""

    melds: Arrangement
    uses: bool


def start(view: View) -> Draft:
    """The table as it lies."""
    return Draft(view.table, False)


def action_of(draft: Draft) -> Action:
    """The action that lays a draft: using the offered card, or declining it (P2)."""
    return Action.use(draft.melds) if draft.uses else Action.decline(draft.melds)


def read_groups(text: str, catalog: Catalog, faces: Faces) -> list[Group]:
    """Typed cards, in groups separated by commas, semicolons, strokes or plus signs.

    Raises CardError for what is no card; ``ui-unknown`` when nothing in the text looks like one.
    """
    groups = []
    for part in _PARTS.split(text):
        if not part.strip():
            continue
        try:
            groups.append(_read_cards(part, catalog, faces))
        except CardError as error:
            if error.key == "card-unknown" and not groups and not re.search(r"\d", text):
                raise ConquianError("ui-unknown", text=text.strip()[:30]) from None
            raise
    groups = [group for group in groups if group]
    if not groups:
        raise ConquianError("ui-unknown", text=text.strip()[:30])
    if sum(map(len, groups)) > _MOST_CARDS:
        raise ConquianError("ui-many-cards")
    if all(len(group) == 1 for group in groups):
        return [tuple(chain.from_iterable(groups))]  # commas between cards, not between melds
    return groups


def _read_cards(text: str, catalog: Catalog, faces: Faces) -> Group:
    """Cards with nothing but blanks, hyphens and perhaps an "and" between them."""
    try:
        return parse_typed_cards(text, catalog.language, faces)
    except CardError:
        joints = [word.strip() for word in catalog.text("arg-and").split(",")]
        words = text.split()
        kept = [word for word in words if word.casefold() not in joints]
        if len(kept) == len(words):
            raise
        return parse_typed_cards(" ".join(kept), catalog.language, faces)


def laid_from_hand(view: View, draft: Draft) -> Counter[int]:
    """The cards of a draft that come from the hand."""
    laid = _cards(draft.melds) - _cards(view.table)
    if draft.uses:
        laid -= Counter([view.offered])
    return laid


def compose(
    view: View, base: Draft, groups: Sequence[Group], *, declining: bool = False
) -> list[Draft]:
    """The drafts that typed groups of cards can mean, best first; one: it is clear.

    `declining` says that the offered card shall not be used. Raises IllegalAction, with the
    clause, when the cards can mean nothing.
    """
    free = Counter(view.hand or ()) - laid_from_hand(view, base)
    if not base.uses and not declining and view.offered >= 0:
        free[view.offered] += 1
    reason: IllegalAction | None = None
    for new in _readings(groups, free, _cards(base.melds)):
        drafts = _drafts(view, base, groups, new, declining)
        if not drafts and len(groups) == 1 and len(groups[0]) > 1:
            # several melds typed without anything between them
            drafts = _drafts(view, base, [(card,) for card in groups[0]], new, declining)
        good = []
        for draft in drafts:
            try:
                _judge(view, draft, declining)
                good.append(draft)
            except IllegalAction as error:
                reason = reason or error
        if good:
            return _decided(view, good)
    raise reason or _why_not(view, base, groups, free)


def _cards(melds: Iterable[int]) -> Counter[int]:
    return Counter(chain.from_iterable([meld_cards(meld) for meld in melds]))


def _readings(
    groups: Sequence[Group], free: Counter[int], lying: Counter[int]
) -> list[Counter[int]]:
    """Which of the typed cards are new to the table: two readings where copies allow both.

    Raises IllegalAction for cards that are neither in hand, nor offered, nor on the own table.
    """
    typed = Counter(chain.from_iterable(groups))
    foreign = typed - free - lying
    if foreign:
        raise IllegalAction("use-not-in-hand", "A1", cards=cards_text(sorted(foreign)))
    fresh, moved = typed & free, typed - lying
    return [fresh] if fresh == moved else [fresh, moved]


def _drafts(
    view: View, base: Draft, groups: Sequence[Group], new: Counter[int], declining: bool
) -> list[Draft]:
    """Every draft of the base, the new cards and, understood, the offered one."""
    offered = view.offered
    found = []
    if base.uses or (not declining and new[offered]):
        found += _tables(view, base, groups, new, True)
    else:
        if not declining and offered >= 0:
            with_offered = new + Counter([offered])
            for draft in _tables(view, base, groups, with_offered, True):
                if any(_holds(draft.melds, (*group, offered)) for group in groups):
                    found.append(draft)
        found += _tables(view, base, groups, new, False)
    return found


def _tables(
    view: View, base: Draft, groups: Sequence[Group], new: Counter[int], uses: bool
) -> list[Draft]:
    """The tables of exactly these cards that hold every group in one meld, least changed ones."""
    needed = list((_cards(base.melds) + new).elements())
    try:
        lo, hi = multiset(needed)
    except CardError:
        return []
    ranked: dict[tuple[int, int], list[Draft]] = {}
    for melds in arrangements(lo, hi, 0, 0, len(needed), view.rules.pack == 40):
        if melds == base.melds or not all(_holds(melds, group) for group in groups):
            continue
        ranked.setdefault(_disturbance(view, base, groups, melds), []).append(Draft(melds, uses))
    return ranked[min(ranked)] if ranked else []


def _holds(melds: Arrangement, group: Group) -> bool:
    """Whether one of the melds has all cards of a group."""
    want = Counter(group)
    return any(want <= Counter(meld_cards(meld)) for meld in melds)


def _disturbance(
    view: View, base: Draft, groups: Sequence[Group], melds: Arrangement
) -> tuple[int, int]:
    """How far a table is from what was typed and from what lay there."""
    left = list(melds)
    strange = broken = 0
    for group in groups:
        meld = _meld(view, group)
        if meld and meld not in melds:
            strange += 1
    for meld in base.melds:
        grown = [each for each in left if meld & ~each == 0]
        if grown:
            left.remove(min(grown, key=int.bit_count))
        else:
            broken += 1
    return strange, broken


def _meld(view: View, group: Group) -> int:
    """The meld that a group is by itself, or 0."""
    try:
        return meld_of(group, view.rules.pack, view.rules.packs)
    except IllegalAction:
        return 0


def _judge(view: View, draft: Draft, declining: bool) -> None:
    """Raise IllegalAction for a draft that neither is an action nor can become one."""
    if draft.uses or declining:
        check(view, action_of(draft))
    elif view.phase != FORCED:
        size = sum(_cards(draft.melds).values())
        if size >= view.rules.target:
            check(view, action_of(draft))


def _decided(view: View, drafts: list[Draft]) -> list[Draft]:
    """Leave out tables that could only be laid in declining where that is not allowed."""
    using = [draft for draft in drafts if draft.uses]
    if not using or len(using) == len(drafts):
        return drafts
    allowed = []
    for draft in drafts:
        try:
            check(view, action_of(draft))
            allowed.append(draft)
        except IllegalAction:
            pass
    return allowed


def _why_not(view: View, base: Draft, groups: Sequence[Group], free: Counter[int]) -> IllegalAction:
    """The reason why groups fit no table, by the first thing that a person would point at."""
    rules, offered = view.rules, view.offered
    for group in groups:
        if len(group) == 1:
            return IllegalAction("ui-fits-nowhere", "A1", card=card_text(group[0]))
        if not _meld(view, group):
            tried = group
            if len(group) == 2 and free[offered] and offered not in group:
                tried = (*group, offered)
            try:
                meld_of(tried, rules.pack, rules.packs)
            except IllegalAction as error:
                return error
    taken = Counter(chain.from_iterable(groups)) - free
    for meld in base.melds:
        cards = Counter(meld_cards(meld))
        rest = cards - taken
        taken -= cards
        if rest and rest != cards and not _meld(view, tuple(rest.elements())):
            return IllegalAction("ui-leaves-rest", "A1", meld=cards_text(sorted(rest), "-"))
    melds = [_meld(view, group) for group in groups if _meld(view, group)]
    try:
        check(view, Action.use(arranged([*base.melds, *melds])))
    except IllegalAction as error:
        return error
    return IllegalAction("ui-fits-not", "A1")
