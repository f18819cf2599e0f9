# cython: cdivision=True, initializedcheck=False
"""What a seat may choose, from its holding and the offered card: the clauses A, P, F and T4.

`legal` lists, `judge` (in `check`) decides about one; both ask the same small questions here.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - depends on the environment
    from conquian import _cython as cython

from conquian.cards import cards_of, less_hi, less_lo, squeeze
from conquian.rules.actions import (
    DECLINE,
    DECLINING,
    DISCARDS,
    FORCING,
    GIVES,
    USE,
    WAIVING,
    Action,
    laying,
)
from conquian.rules.layouts import arrangements, meldable
from conquian.rules.melds import Arrangement, grows, table_hi, table_lo
from conquian.rules.state import (
    DISCARDING,
    EXCHANGE,
    FORCE_CHOICE,
    FORCED,
    OFFER,
    Holding,
    Kit,
)

__all__ = ["extends", "only_grown", "options", "placeable"]

_USE = cython.declare(cython.int, USE)
_DECLINE = cython.declare(cython.int, DECLINE)
_EXCHANGE = cython.declare(cython.int, EXCHANGE)
_OFFER = cython.declare(cython.int, OFFER)
_FORCE_CHOICE = cython.declare(cython.int, FORCE_CHOICE)
_FORCED = cython.declare(cython.int, FORCED)
_DISCARDING = cython.declare(cython.int, DISCARDING)

Actions = tuple[Action, ...]

_FORCE_ACTIONS = (FORCING, WAIVING)
_PLAIN = (DECLINING,)


@cython.ccall
def options(kit: Kit, held: Holding, phase: cython.int, offered: cython.int) -> Actions:
    """Every legal action of the seat to act, once each, in canonical order.

    Uses come first, then plain declining, then declining with a new arrangement; arrangements as
    `melds.arrangements` orders them; cards to discard or pass by code.
    """
    if phase == _OFFER:
        if held.declines is None:
            held.declines = _declines(kit, held)
        uses = _uses(kit, held, offered)
        return uses + held.declines if uses else held.declines
    if phase == _FORCE_CHOICE:
        return _FORCE_ACTIONS
    if phase == _FORCED:
        return _uses(kit, held, offered)
    if phase == _DISCARDING:
        return tuple([DISCARDS[card] for card in cards_of(held.lo)])
    if phase == _EXCHANGE:
        return tuple([GIVES[card] for card in cards_of(held.lo)])
    return ()


@cython.cfunc
def _uses(kit: Kit, held: Holding, card: cython.int) -> Actions:
    """A1, A2, A4: every new arrangement of the table, the card and any cards of the hand."""
    one: cython.ulonglong = 1
    bit: cython.ulonglong = one << card
    lo: cython.ulonglong = held.table_lo | bit
    hi: cython.ulonglong = held.table_hi | (held.table_lo & bit)
    actions = []
    for table in arrangements(lo, hi, held.lo, held.hi, kit.target, kit.gap):
        if kit.direct and not _laid_directly(kit, held, card, table):
            continue
        actions.append(laying(_USE, table))
    return tuple(actions)


@cython.cfunc
def _declines(kit: Kit, held: Holding) -> Actions:
    """P1, P2: plain declining, then every other arrangement of the table and cards of the hand."""
    lo: cython.ulonglong = held.lo if kit.hand_melds else 0
    hi: cython.ulonglong = held.hi if kit.hand_melds else 0
    if not held.table and not meldable(lo, hi, kit.gap):
        return _PLAIN
    actions = [DECLINING]
    for table in arrangements(held.table_lo, held.table_hi, lo, hi, kit.target - 1, kit.gap):
        if table == held.table or (kit.direct and not only_grown(held.table, table)):
            continue
        actions.append(laying(_DECLINE, table))
    return tuple(actions)


@cython.cfunc
def _laid_directly(kit: Kit, held: Holding, card: cython.int, table: Arrangement) -> cython.bint:
    """A4: whether, of the cards this lays, some place the offered card without borrowing."""
    one: cython.ulonglong = 1
    hi: cython.ulonglong = table_hi(table)
    lo: cython.ulonglong = less_lo(table_lo(table), hi, held.table_lo, held.table_hi)
    hi = less_hi(hi, held.table_lo)
    return placeable(
        kit, held.table, card, less_lo(lo, hi, one << card, 0), less_hi(hi, one << card)
    )


@cython.ccall
@cython.exceptval(-1, check=False)
def extends(kit: Kit, held: Holding, card: cython.int) -> cython.bint:
    """F1: whether a card alone extends one of the melds as they lie, within the target."""
    if not grows(held.table, kit.gap, kit.packs) >> card & 1:
        return False
    return held.laid < kit.target


@cython.ccall
def placeable(
    kit: Kit,
    table: Arrangement,
    card: cython.int,
    lo: cython.ulonglong,
    hi: cython.ulonglong,
) -> cython.bint:
    """A4: whether a card makes a new meld with some of these hand cards, or extends one meld."""
    one: cython.ulonglong = 1
    bit: cython.ulonglong = one << card
    meld: cython.ulonglong
    if meldable(lo | bit, hi | (lo & bit), kit.gap) & bit:
        return True
    if grows(table, kit.gap, kit.packs) & bit:
        return True
    for meld in table:
        if _reaches(kit, meld, bit, lo):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def _reaches(
    kit: Kit, meld: cython.ulonglong, bit: cython.ulonglong, lo: cython.ulonglong
) -> cython.bint:
    """Whether hand cards close the gap between a run and a card of its suit, making one run."""
    ends: cython.ulonglong = meld | bit
    have: cython.ulonglong = ends | lo
    if meld & bit:
        return False
    if kit.gap:
        ends = squeeze(ends)
        have = squeeze(have)
    low: cython.ulonglong = ends & -ends
    # Fill every place down to the lowest; between lanes there are places that no card has.
    ends |= ends >> 1
    ends |= ends >> 2
    ends |= ends >> 4
    ends |= ends >> 8
    return ends & ~(low - 1) & ~have == 0


@cython.ccall
def only_grown(old: Arrangement, new: Arrangement) -> cython.bint:
    """A4: whether every old meld lies whole inside a new meld of its own: nothing was moved."""
    return _grown_from(old, 0, new, 0)


@cython.cfunc
def _grown_from(
    old: Arrangement, at: cython.int, new: Arrangement, taken: cython.ulonglong
) -> cython.bint:
    meld: cython.ulonglong
    grown: cython.ulonglong
    one: cython.ulonglong = 1
    place: cython.int
    if at == len(old):
        return True
    meld = old[at]
    for place in range(len(new)):
        grown = new[place]
        if meld & ~grown == 0 and not taken >> place & 1:
            if _grown_from(old, at + 1, new, taken | one << place):
                return True
    return False
