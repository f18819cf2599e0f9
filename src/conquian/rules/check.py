"""Judging one action that a person composed, and naming the clause that it breaks."""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - depends on the environment
    from conquian import _cython as cython

from conquian.cards import card_text, cards_of, cards_text, count, less_hi, less_lo
from conquian.errors import IllegalAction
from conquian.rules.actions import DECLINE, DISCARD, FORCE, GIVE, USE, WAIVE, Action
from conquian.rules.melds import Arrangement, is_meld, meld_cards, meld_of, total
from conquian.rules.options import only_grown, placeable
from conquian.rules.state import (
    DISCARDING,
    EXCHANGE,
    FORCE_CHOICE,
    FORCED,
    OFFER,
    OVER,
    Holding,
    Kit,
)

__all__ = ["judge"]

_USE = cython.declare(cython.int, USE)
_DECLINE = cython.declare(cython.int, DECLINE)
_OFFER = cython.declare(cython.int, OFFER)
_FORCED = cython.declare(cython.int, FORCED)

# What each phase asks for: the kinds that answer it, and the error when another kind comes.
_ASKED = {
    EXCHANGE: ((GIVE,), "give-due", "D7"),
    OFFER: ((USE, DECLINE), "offer-due", "T2"),
    FORCE_CHOICE: ((FORCE, WAIVE), "force-due", "F1"),
    FORCED: ((USE,), "forced-must-use", "F2"),
    DISCARDING: ((DISCARD,), "discard-due", "T4"),
    OVER: ((), "hand-over", "W1"),
}


@cython.ccall
@cython.exceptval(-1, check=False)
def judge(
    kit: Kit, held: Holding, phase: cython.int, offered: cython.int, action: Action
) -> cython.bint:
    """True for a legal action of the seat that holds `held`; otherwise raises IllegalAction."""
    kind: cython.int = action.kind
    if kind == _DECLINE and phase == _OFFER:
        if action.table is not None and action.table != held.table:
            _judge_decline(kit, held, action.table)
        return True
    if kind == _USE and (phase == _OFFER or phase == _FORCED):
        _judge_use(kit, held, offered, action.table)
        return True
    kinds, key, clause = _ASKED[phase]
    if kind not in kinds:
        if offered >= 0:
            raise IllegalAction(key, clause, card=card_text(offered))
        raise IllegalAction(key, clause)
    if action.card >= 0 and not held.lo >> action.card & 1:
        key, clause = ("discard-not-in-hand", "T4") if kind == DISCARD else ("give-not-in-hand", "D7")
        raise IllegalAction(key, clause, card=card_text(action.card))
    return True


@cython.cfunc
def _judge_use(kit: Kit, held: Holding, offered: cython.int, table: Arrangement) -> None:
    """A1, A2, A4."""
    lo, hi = _from_hand(kit, held, offered, table)
    rules = kit.rules
    lo_all, hi_all, _ = total(table)
    size = count(lo_all) + count(hi_all)
    if size > kit.target:
        raise IllegalAction("use-past-target", "A2", cards=size, target=rules.target)
    if kit.direct and not placeable(kit, held.table, offered, lo, hi):
        raise IllegalAction("use-not-direct", "A4", card=card_text(offered))


@cython.cfunc
def _judge_decline(kit: Kit, held: Holding, table: Arrangement) -> None:
    """P2, A4."""
    lo, hi = _from_hand(kit, held, -1, table)
    if lo and not kit.hand_melds:
        raise IllegalAction("decline-melds-hand", "P2", cards=cards_text(cards_of(lo, hi)))
    size = held.laid + count(lo) + count(hi)
    if size >= kit.target:
        raise IllegalAction("decline-reaches-target", "P2", cards=size, target=kit.target)
    if kit.direct and not only_grown(held.table, table):
        raise IllegalAction("decline-rearranges", "A4")


def _from_hand(kit: Kit, held: Holding, offered: int, table: Arrangement) -> tuple[int, int]:
    """The hand cards, as masks, that a new table has; every other demand of M and A1 is checked."""
    packs = kit.packs
    for meld in table:
        if not is_meld(meld, kit.gap, packs):
            cards = meld_cards(meld)
            meld_of(cards, kit.rules.pack, packs)
            raise IllegalAction("meld-unknown", "M1", meld=cards_text(cards, "-"))
    lo, hi, over = total(table)
    if over or (hi and packs == 1):
        card = cards_of(over or hi)[0]
        raise IllegalAction("card-twice", "M3", card=card_text(card))
    missing = (held.table_lo & ~lo) | (held.table_hi & ~hi)
    if missing:
        raise IllegalAction("use-lacks-table", "A1", cards=cards_text(cards_of(missing)))
    lo, hi = less_lo(lo, hi, held.table_lo, held.table_hi), less_hi(hi, held.table_lo)
    if offered >= 0:
        if not lo >> offered & 1:
            raise IllegalAction("use-lacks-offered", "A1", card=card_text(offered))
        lo, hi = less_lo(lo, hi, 1 << offered, 0), less_hi(hi, 1 << offered)
    foreign = (lo & ~held.lo) | (hi & ~held.hi)
    if foreign:
        raise IllegalAction("use-not-in-hand", "A1", cards=cards_text(cards_of(foreign)))
    return lo, hi
