# cython: cdivision=True, initializedcheck=False
"""M: what is a meld.

A meld is one integer: the bits of its cards (see `cards`), plus, for a card that a set of two
packs holds twice, bit 15 of its suit's lane. An arrangement is a tuple of melds, sorted by lowest
card, then value; so equal arrangements are equal tuples. `gap` says that the pack has 40 cards,
where J follows 7.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - depends on the environment
    from conquian import _cython as cython

from collections.abc import Iterable, Sequence

from conquian.cards import (
    card_text,
    cards_of,
    cards_text,
    count,
    pack_cards,
    spread,
    squeeze,
    twice,
    unsqueeze,
)
from conquian.errors import IllegalAction

__all__ = [
    "Arrangement",
    "arranged",
    "grows",
    "growth",
    "is_meld",
    "meld_cards",
    "meld_of",
    "meld_text",
    "overfull",
    "table_hi",
    "table_lo",
    "with_card",
]

Arrangement = tuple[int, ...]

_LANE = cython.declare(cython.ulonglong, 0x1FFF)
_ALL = cython.declare(cython.ulonglong, 0x1FFF1FFF1FFF1FFF)
_FORTY = cython.declare(cython.ulonglong, 0x1C7F1C7F1C7F1C7F)  # without 8, 9, T
_LANES = cython.declare(cython.ulonglong, 0x0001000100010001)
_TWICE = cython.declare(cython.ulonglong, 0x8000800080008000)


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def is_meld(meld: cython.ulonglong, gap: cython.bint, packs: cython.int) -> cython.bint:
    """Whether an integer is a meld: a set (M1) or a run (M2) of at least three cards."""
    cards: cython.ulonglong = meld & _ALL
    doubled: cython.ulonglong = twice(meld)
    low: cython.ulonglong = cards & -cards
    size: cython.int = count(cards) + count(doubled)
    if size < 3 or meld & ~((_FORTY if gap else _ALL) | _TWICE):
        return False
    if count(doubled) != count(meld & _TWICE) or (packs == 1 and doubled):
        return False
    if _ranks(cards) & (_ranks(cards) - 1) == 0:
        return size <= 4
    if doubled:
        return False
    if gap:
        cards = squeeze(cards)
        low = cards & -cards
    # One block of bits: adding its lowest carries past it. Gaps part the lanes, so it is one suit.
    return ((cards + low) & cards) == 0


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def with_card(meld: cython.ulonglong, bit: cython.ulonglong) -> cython.ulonglong:
    """A meld with one card more, which need not be a meld; 0 if it would hold the card thrice."""
    if not meld & bit:
        return meld | bit
    lane: cython.ulonglong = 0x8000
    while (lane - 1) & bit == 0:
        lane <<= 16
    return 0 if meld & lane else meld | lane


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def growth(meld: cython.ulonglong, gap: cython.bint, packs: cython.int) -> cython.ulonglong:
    """The cards that a meld could take alone and still be a meld (M1, M2)."""
    cards: cython.ulonglong = meld & _ALL
    doubled: cython.ulonglong = twice(meld)
    if _ranks(cards) & (_ranks(cards) - 1) == 0:
        if count(cards) + count(doubled) >= 4:
            return 0
        return (_ranks(cards) * _LANES) & ~(cards if packs == 1 else doubled)
    if gap:
        cards = squeeze(cards)
        return unsqueeze((cards << 1 | cards >> 1) & ~cards)
    return (cards << 1 | cards >> 1) & ~cards & _ALL


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _ranks(cards: cython.ulonglong) -> cython.ulonglong:
    """The ranks of cards, as one lane."""
    return (cards | cards >> 16 | cards >> 32 | cards >> 48) & _LANE


@cython.ccall
def grows(arrangement: Arrangement, gap: cython.bint, packs: cython.int) -> cython.ulonglong:
    """The cards that some meld of an arrangement, as it lies, could take alone."""
    cards: cython.ulonglong = 0
    meld: cython.ulonglong
    for meld in arrangement:
        cards |= growth(meld, gap, packs)
    return cards


@cython.ccall
def table_lo(arrangement: Arrangement) -> cython.ulonglong:
    """The cards of an arrangement held at least once."""
    lo: cython.ulonglong = 0
    meld: cython.ulonglong
    for meld in arrangement:
        lo |= meld & _ALL
    return lo


@cython.ccall
def table_hi(arrangement: Arrangement) -> cython.ulonglong:
    """The cards of an arrangement held twice."""
    lo: cython.ulonglong = 0
    hi: cython.ulonglong = 0
    meld: cython.ulonglong
    for meld in arrangement:
        hi |= (lo & meld) | twice(meld)
        lo |= meld & _ALL
    return hi


@cython.ccall
def overfull(arrangement: Arrangement, packs: cython.int) -> cython.bint:
    """Whether an arrangement holds a card more often than there are packs (M3)."""
    lo: cython.ulonglong = 0
    hi: cython.ulonglong = 0
    meld: cython.ulonglong
    for meld in arrangement:
        if hi & meld or lo & twice(meld) or (packs == 1 and lo & meld & _ALL):
            return True
        hi |= (lo & meld) | twice(meld)
        lo |= meld & _ALL
    return False


def _place(meld: int) -> tuple[int, int]:
    return meld & -meld, meld


def arranged(melds: Iterable[int]) -> Arrangement:
    """Melds in the canonical order of an arrangement."""
    return tuple(sorted(melds, key=_place))


def meld_cards(meld: int) -> tuple[int, ...]:
    """The cards of a meld, by code."""
    return cards_of(*spread(meld))


def meld_text(meld: int) -> str:
    """A meld as text, ``"5S-6S-7S"``."""
    return cards_text(meld_cards(meld), "-")


def meld_of(cards: Sequence[int], pack: int, packs: int = 1) -> int:
    """The meld that cards make, in any order.

    Raises IllegalAction, clause M1, M2 or M3, with the reason in its key when they make none.
    """
    text = cards_text(cards, "-")
    if len(cards) < 3:
        raise IllegalAction("meld-too-short", "M1", meld=text)
    meld = 0
    for card in cards:
        if card not in pack_cards(pack):
            raise IllegalAction("card-not-in-pack", "M2", card=card_text(card), pack=pack)
        if packs == 1 and meld >> card & 1:
            raise IllegalAction("meld-card-twice", "M3", meld=text, card=card_text(card))
        meld = with_card(meld, 1 << card)
        if not meld:
            raise IllegalAction("meld-card-twice", "M3", meld=text, card=card_text(card))
    if is_meld(meld, pack == 40, packs):
        return meld
    if len({card & 15 for card in cards}) == 1:
        raise IllegalAction("set-too-long", "M1", meld=text)
    if len({card >> 4 for card in cards}) > 1:
        raise IllegalAction("meld-mixed", "M1", meld=text)
    if len(set(cards)) < len(cards):
        raise IllegalAction("run-card-twice", "M2", meld=text)
    if _wraps([card & 15 for card in cards], pack):
        raise IllegalAction("run-wraps", "M2", meld=text)
    raise IllegalAction("run-gap", "M2", meld=text)


def _wraps(ranks: Sequence[int], pack: int) -> bool:
    """Whether ranks would be consecutive if the ace followed the king."""
    order = sorted({card & 15 for card in pack_cards(pack)})
    after = dict(zip(order, [*order[1:], order[0]], strict=True))
    return sum([after[rank] not in ranks for rank in ranks]) == 1
