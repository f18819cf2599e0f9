# cython: cdivision=True, initializedcheck=False
"""M: what is a meld, and every way to lay cards out in melds.

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
    "arrangements",
    "growth",
    "is_meld",
    "meld_cards",
    "meld_of",
    "meld_text",
    "meldable",
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
_SEVENS = cython.declare(cython.ulonglong, 0x0040004000400040)


@cython.ccall
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
    return ((cards + low) & cards) == 0 and _one_lane(cards)


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def _one_lane(cards: cython.ulonglong) -> cython.bint:
    lane: cython.ulonglong = _LANE
    while lane:
        if cards & ~lane == 0:
            return True
        lane = (lane << 16) & _ALL
    return False


@cython.ccall
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
@cython.exceptval(check=False)
def _ranks(cards: cython.ulonglong) -> cython.ulonglong:
    """The ranks of cards, as one lane."""
    return (cards | cards >> 16 | cards >> 32 | cards >> 48) & _LANE


@cython.cfunc
@cython.inline
@cython.exceptval(check=False)
def _threes(lo: cython.ulonglong, hi: cython.ulonglong) -> cython.ulonglong:
    """The ranks, as one lane, of which the cards hold at least three."""
    c: cython.ulonglong = lo
    d: cython.ulonglong = lo >> 16
    h: cython.ulonglong = lo >> 32
    s: cython.ulonglong = lo >> 48
    three: cython.ulonglong = (c & d & (h | s)) | (h & s & (c | d))
    one: cython.ulonglong
    two: cython.ulonglong
    if hi:
        # A second copy makes three with another pair or with two other suits.
        one = c | d | h | s
        two = (c & d) | (h & s) | ((c | d) & (h | s))
        while hi:
            three |= two & hi
            two |= one & hi
            hi >>= 16
    return three & _LANE


@cython.ccall
@cython.exceptval(check=False)
def meldable(lo: cython.ulonglong, hi: cython.ulonglong, gap: cython.bint) -> cython.ulonglong:
    """Those of the cards that are part of at least one meld made of the cards."""
    line: cython.ulonglong = squeeze(lo) if gap else lo
    starts: cython.ulonglong = line & (line >> 1) & (line >> 2)
    runs: cython.ulonglong = starts | (starts << 1) | (starts << 2)
    if gap:
        runs = unsqueeze(runs)
    return runs | (lo & (_threes(lo, hi) * _LANES))


@cython.ccall
def arrangements(
    need_lo: cython.ulonglong,
    need_hi: cython.ulonglong,
    free_lo: cython.ulonglong,
    free_hi: cython.ulonglong,
    room: cython.int,
    gap: cython.bint,
) -> list[Arrangement]:
    """Every arrangement of all the needed cards and any of the free ones, each once.

    `room` is the most cards it may have. The order is canonical: by meld, lowest card and value
    first, a longer arrangement before its own beginning. Copies of a card are interchangeable.
    """
    lo: cython.ulonglong = need_lo | free_lo
    hi: cython.ulonglong = need_hi | free_hi | (need_lo & free_lo)
    found: list[Arrangement] = []
    useful: cython.ulonglong = meldable(lo, hi, gap)
    if need_lo & ~useful == 0:
        _lay((), need_lo, need_hi, lo & useful, hi & useful, 0, room, gap, found)
    return found


@cython.cfunc
def _lay(
    laid: tuple[int, ...],
    need_lo: cython.ulonglong,
    need_hi: cython.ulonglong,
    lo: cython.ulonglong,
    hi: cython.ulonglong,
    floor: cython.ulonglong,
    room: cython.int,
    gap: cython.bint,
    found: list[Arrangement],
) -> cython.void:
    """Decide about the lowest card: a meld that it is the lowest of, or none.

    Melds with the same lowest card are laid in rising value from `floor` on, so an arrangement
    is found on one path only.
    """
    low: cython.ulonglong
    top: cython.ulonglong
    run: cython.ulonglong
    size: cython.int
    while lo:
        low = lo & -lo
        if room >= 3:
            run = low
            top = low
            size = 1
            while size < room:
                top = top << 4 if gap and top & _SEVENS else top << 1
                if not lo & top:
                    break
                run |= top
                size += 1
                if size >= 3 and run >= floor:
                    _choose(run, size, low, laid, need_lo, need_hi, lo, hi, room, gap, found)
            _sets(low, floor, laid, need_lo, need_hi, lo, hi, room, gap, found)
        if need_lo & low:
            return
        lo ^= low
        hi &= ~low
        floor = 0
    found.append(laid)


@cython.cfunc
def _sets(
    low: cython.ulonglong,
    floor: cython.ulonglong,
    laid: tuple[int, ...],
    need_lo: cython.ulonglong,
    need_hi: cython.ulonglong,
    lo: cython.ulonglong,
    hi: cython.ulonglong,
    room: cython.int,
    gap: cython.bint,
    found: list[Arrangement],
) -> cython.void:
    """Lay every set (M1) whose lowest card is `low`, in rising value."""
    x: cython.ulonglong = lo & (low << 16 | low << 32 | low << 48)
    y: cython.ulonglong
    z: cython.ulonglong
    if floor or hi & (low | x):
        _doubled_sets(low, floor, laid, need_lo, need_hi, lo, hi, room, gap, found)
        return
    if x & (x - 1) == 0:
        return
    y = x
    x &= -x
    y ^= x
    z = y
    y &= -y
    z ^= y
    _choose(low | x | y, 3, low, laid, need_lo, need_hi, lo, hi, room, gap, found)
    if z:
        _choose(low | x | z, 3, low, laid, need_lo, need_hi, lo, hi, room, gap, found)
        _choose(low | y | z, 3, low, laid, need_lo, need_hi, lo, hi, room, gap, found)
        if room >= 4:
            _choose(low | x | y | z, 4, low, laid, need_lo, need_hi, lo, hi, room, gap, found)


@cython.cfunc
def _doubled_sets(
    low: cython.ulonglong,
    floor: cython.ulonglong,
    laid: tuple[int, ...],
    need_lo: cython.ulonglong,
    need_hi: cython.ulonglong,
    lo: cython.ulonglong,
    hi: cython.ulonglong,
    room: cython.int,
    gap: cython.bint,
    found: list[Arrangement],
) -> cython.void:
    """The same where a card of the rank is, or was, there twice (M1, two packs)."""
    flag: cython.ulonglong = with_card(low, low) ^ low
    meld: cython.ulonglong
    size: cython.int
    n1: cython.int
    n2: cython.int
    n3: cython.int
    n4: cython.int
    most1: cython.int = 2 if hi & low else 1
    most2: cython.int = (1 if lo & (low << 16) else 0) + (1 if hi & (low << 16) else 0)
    most3: cython.int = (1 if lo & (low << 32) else 0) + (1 if hi & (low << 32) else 0)
    most4: cython.int = (1 if lo & (low << 48) else 0) + (1 if hi & (low << 48) else 0)
    for n4 in range(most4 + 1):
        for n3 in range(most3 + 1):
            for n2 in range(most2 + 1):
                for n1 in range(1, most1 + 1):
                    size = n1 + n2 + n3 + n4
                    if size < 3 or size > 4 or size > room:
                        continue
                    meld = low | (flag if n1 == 2 else 0)
                    if n2:
                        meld |= (low << 16) | (flag << 16 if n2 == 2 else 0)
                    if n3:
                        meld |= (low << 32) | (flag << 32 if n3 == 2 else 0)
                    if n4:
                        meld |= (low << 48) | (flag << 48 if n4 == 2 else 0)
                    if meld >= floor:
                        _choose(meld, size, low, laid, need_lo, need_hi, lo, hi, room, gap, found)


@cython.cfunc
def _choose(
    meld: cython.ulonglong,
    size: cython.int,
    low: cython.ulonglong,
    laid: tuple[int, ...],
    need_lo: cython.ulonglong,
    need_hi: cython.ulonglong,
    lo: cython.ulonglong,
    hi: cython.ulonglong,
    room: cython.int,
    gap: cython.bint,
    found: list[Arrangement],
) -> cython.void:
    """Lay one meld and go on with the cards that are left; needed copies are used up first."""
    pairs: cython.ulonglong = twice(meld)
    singles: cython.ulonglong = (meld & _ALL) ^ pairs
    lo &= ~((singles & ~hi) | pairs)
    hi &= ~(singles | pairs)
    need_lo &= ~((singles & ~need_hi) | pairs)
    need_hi &= ~(singles | pairs)
    _lay(laid + (meld,), need_lo, need_hi, lo, hi, meld if lo & low else 0, room - size, gap, found)


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
    if {0, 12} <= {card & 15 for card in cards}:
        raise IllegalAction("run-wraps", "M2", meld=text)
    raise IllegalAction("run-gap", "M2", meld=text)
