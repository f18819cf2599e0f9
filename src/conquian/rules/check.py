# cython: cdivision=True, initializedcheck=False
"""Judging one action that a person composed, and naming the clause that it breaks."""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - depends on the environment
    from conquian import _cython as cython

from conquian.cards import card_text, cards_of, cards_text, count, less_hi, less_lo
from conquian.errors import IllegalAction
from conquian.rules.actions import DECLINE, DISCARD, FORCE, GIVE, USE, WAIVE, Action
from conquian.rules.handling import stage_table
from conquian.rules.melds import (
    Arrangement,
    is_meld,
    meld_cards,
    meld_of,
    overfull,
    table_hi,
    table_lo,
)
from conquian.rules.options import only_grown, placeable
from conquian.rules.state import (
    DISCARDING,
    EXCHANGE,
    FORCE_CHOICE,
    FORCED,
    OFFER,
    OVER,
    Kit,
    State,
)

__all__ = ["judge"]

_USE = cython.declare(cython.int, USE)
_DECLINE = cython.declare(cython.int, DECLINE)
_FORCE = cython.declare(cython.int, FORCE)
_WAIVE = cython.declare(cython.int, WAIVE)
_DISCARD = cython.declare(cython.int, DISCARD)
_GIVE = cython.declare(cython.int, GIVE)
_EXCHANGE = cython.declare(cython.int, EXCHANGE)
_FORCE_CHOICE = cython.declare(cython.int, FORCE_CHOICE)
_DISCARDING = cython.declare(cython.int, DISCARDING)
_OFFER = cython.declare(cython.int, OFFER)
_FORCED = cython.declare(cython.int, FORCED)

# What each phase asks for, as the error when something else comes.
_ASKED = {
    EXCHANGE: ("give-due", "D7"),
    OFFER: ("offer-due", "T2"),
    FORCE_CHOICE: ("force-due", "F1"),
    FORCED: ("forced-must-use", "F2"),
    DISCARDING: ("discard-due", "T4"),
    OVER: ("hand-over", "W1"),
}


@cython.ccall
@cython.exceptval(-1, check=False)
def judge(state: State, action: Action) -> cython.bint:
    """True for a legal action of the seat to act, else raises IllegalAction.

    The arrangement of a legal action is left staged in the state.
    """
    kind: cython.int = action.kind
    phase: cython.int = state.phase
    state.staged = -1
    table: Arrangement | None = action.table
    if kind == _DECLINE and phase == _OFFER:
        return table is None or _judge_table(state, False, table)
    if kind == _USE and table is not None and (phase == _OFFER or phase == _FORCED):
        return _judge_table(state, True, table)
    if phase == _FORCE_CHOICE and (kind == _FORCE or kind == _WAIVE):
        return True
    if (phase == _DISCARDING and kind == _DISCARD) or (phase == _EXCHANGE and kind == _GIVE):
        if not state.lo[state.mover] >> action.card & 1:
            raise _not_in_hand(kind, action.card)
        return True
    raise _not_asked(phase, state.offered)


def _not_asked(phase: int, offered: int) -> IllegalAction:
    """What is asked instead of an action of the wrong kind."""
    key, clause = _ASKED[phase]
    if offered < 0:
        return IllegalAction(key, clause)
    return IllegalAction(key, clause, card=card_text(offered))


def _not_in_hand(kind: int, card: int) -> IllegalAction:
    key, clause = ("discard-not-in-hand", "T4") if kind == DISCARD else ("give-not-in-hand", "D7")
    return IllegalAction(key, clause, card=card_text(card))


@cython.cfunc
@cython.exceptval(-1, check=False)
def _judge_table(state: State, using: cython.bint, table: Arrangement) -> cython.bint:
    """A new arrangement, for using the offered card (A) or for declining it (P2)."""
    kit: Kit = state.kit
    side: cython.int = state.mover % kit.sides
    old_lo: cython.ulonglong = state.table_lo[side]
    old_hi: cython.ulonglong = state.table_hi[side]
    meld: cython.ulonglong
    one: cython.ulonglong = 1
    for meld in table:
        if not is_meld(meld, kit.gap, kit.packs):
            raise _no_meld(kit, meld)
    if overfull(table, kit.packs):
        raise _card_twice(table)
    all_lo: cython.ulonglong = table_lo(table)
    all_hi: cython.ulonglong = table_hi(table)
    size: cython.int = count(all_lo) + count(all_hi)
    missing: cython.ulonglong = (old_lo & ~all_lo) | (old_hi & ~all_hi)
    if missing:
        raise IllegalAction("use-lacks-table", "A1", cards=cards_text(cards_of(missing)))
    # From here on, the cards that the hand must supply.
    lo: cython.ulonglong = less_lo(all_lo, all_hi, old_lo, old_hi)
    hi: cython.ulonglong = less_hi(all_hi, old_lo)
    if using:
        if not lo & (one << state.offered):
            raise IllegalAction("use-lacks-offered", "A1", card=card_text(state.offered))
        lo, hi = less_lo(lo, hi, one << state.offered, 0), less_hi(hi, one << state.offered)
    foreign: cython.ulonglong = (lo & ~state.lo[state.mover]) | (hi & ~state.hi[state.mover])
    if foreign:
        raise IllegalAction("use-not-in-hand", "A1", cards=cards_text(cards_of(foreign)))
    stage_table(state, table)
    if using:
        if size > kit.target:
            raise IllegalAction("use-past-target", "A2", cards=size, target=kit.target)
        if kit.direct and not placeable(state, side, state.offered, lo, hi):
            raise IllegalAction("use-not-direct", "A4", card=card_text(state.offered))
        return True
    if lo and not kit.hand_melds:
        raise IllegalAction("decline-melds-hand", "P2", cards=cards_text(cards_of(lo, hi)))
    if size >= kit.target and table != state.table(side):
        raise IllegalAction("decline-reaches-target", "P2", cards=size, target=kit.target)
    if kit.direct and not only_grown(state, side):
        raise IllegalAction("decline-rearranges", "A4")
    return True


def _no_meld(kit: Kit, meld: int) -> IllegalAction:
    """Why an integer is no meld of this table (M)."""
    cards = meld_cards(meld)
    try:
        meld_of(cards, kit.rules.pack, kit.packs)
    except IllegalAction as reason:
        return reason
    return IllegalAction("meld-unknown", "M1", meld=cards_text(cards, "-"))


def _card_twice(table: Arrangement) -> IllegalAction:
    """Which card an arrangement holds too often (M3)."""
    cards = sorted([card for meld in table for card in meld_cards(meld)])
    card = max(cards, key=cards.count)
    return IllegalAction("card-twice", "M3", card=card_text(card))
