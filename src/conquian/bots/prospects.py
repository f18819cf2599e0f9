"""How far a holding has come, counted: the most cards it can lay, and what one more card adds.

Cards are masks as in `cards`, melds as in `rules.melds`. "Needed" cards lie on the table and must
be laid (A1); "free" ones are in the hand. Only counts are made here, never arrangements.
"""

from __future__ import annotations

from functools import lru_cache

try:
    import cython
except ImportError:  # pragma: no cover - depends on the environment
    from conquian import _cython as cython

from conquian.cards import count
from conquian.rules.layouts import meldable

__all__ = ["most_laid", "prospects", "takers"]

Counts = tuple[int, int, int]  # an alias, lest Cython make a C structure of it

_ALL = cython.declare(cython.ulonglong, 0x1FFF1FFF1FFF1FFF)
_LANES = cython.declare(cython.ulonglong, 0x0001000100010001)
_SEVENS = cython.declare(cython.ulonglong, 0x0040004000400040)


@cython.ccall
@cython.exceptval(check=False)
def most_laid(
    need_lo: cython.ulonglong,
    need_hi: cython.ulonglong,
    free_lo: cython.ulonglong,
    free_hi: cython.ulonglong,
    room: cython.int,
    gap: cython.bint,
) -> cython.int:
    """The most cards, up to `room`, of an arrangement of all the needed and any free cards.

    -1 if the needed cards cannot all be laid.
    """
    return _most(
        need_lo, need_hi, need_lo | free_lo, need_hi | free_hi | (need_lo & free_lo), room, gap
    )


@cython.cfunc
@cython.exceptval(check=False)
def _most(
    need_lo: cython.ulonglong,
    need_hi: cython.ulonglong,
    lo: cython.ulonglong,
    hi: cython.ulonglong,
    room: cython.int,
    gap: cython.bint,
) -> cython.int:
    """The same of cards `lo`, `hi` among which are the needed: decide about the lowest of them.

    A run of six or more is two runs, so runs of three to five are enough.
    """
    useful: cython.ulonglong = meldable(lo, hi, gap)
    if need_lo & ~useful or (need_lo and room < 3):
        return -1
    lo &= useful
    hi &= useful
    bound: cython.int = count(lo) + count(hi)
    if bound > room:
        bound = room
    if bound < 3:
        return 0
    best: cython.int = -1
    got: cython.int
    size: cython.int = 1
    low: cython.ulonglong = lo & -lo
    top: cython.ulonglong = low
    run: cython.ulonglong = low
    while size < 5 and size < room:
        top = top << 4 if gap and top & _SEVENS else top << 1
        if not lo & top:
            break
        run |= top
        size += 1
        if size >= 3:
            got = _after(run, 0, size, need_lo, need_hi, lo, hi, room, gap)
            if got > best:
                best = got
                if best >= bound:
                    return best
    if best < bound:
        got = _most_by_set(low, need_lo, need_hi, lo, hi, room, gap)
        if got > best:
            best = got
    if best < bound and not need_lo & low:
        got = _most(need_lo, need_hi, lo ^ low, hi & ~low, room, gap)
        if got > best:
            best = got
    return best


@cython.cfunc
@cython.exceptval(check=False)
def _most_by_set(
    low: cython.ulonglong,
    need_lo: cython.ulonglong,
    need_hi: cython.ulonglong,
    lo: cython.ulonglong,
    hi: cython.ulonglong,
    room: cython.int,
    gap: cython.bint,
) -> cython.int:
    """The most cards if the lowest card goes into a set; of each suit, none, one or both copies."""
    rank: cython.ulonglong = (low * _LANES) & _ALL & lo
    most: cython.int = count(rank) + count(rank & hi)
    if most < 3 or room < 3:
        return -1
    best: cython.int = -1
    got: cython.int
    size: cython.int
    twins: cython.ulonglong = rank & hi
    one: cython.ulonglong = rank
    two: cython.ulonglong
    while one:  # every part of the rank, as suits held in the set at least once
        if one & low:
            two = twins & one
            while True:  # every part of those, as suits held twice
                size = count(one) + count(two)
                if 3 <= size <= 4 and size <= room:
                    got = _after(one & ~two, two, size, need_lo, need_hi, lo, hi, room, gap)
                    if got > best:
                        best = got
                if not two:
                    break
                two = (two - 1) & twins & one
        one = (one - 1) & rank
    return best


@cython.cfunc
@cython.exceptval(check=False)
def _after(
    one: cython.ulonglong,
    two: cython.ulonglong,
    size: cython.int,
    need_lo: cython.ulonglong,
    need_hi: cython.ulonglong,
    lo: cython.ulonglong,
    hi: cython.ulonglong,
    room: cython.int,
    gap: cython.bint,
) -> cython.int:
    """The most cards with one meld laid, of single cards `one` and pairs of copies `two`."""
    rest: cython.int = _most(
        need_lo & ~((one & ~need_hi) | two),
        need_hi & ~(one | two),
        lo & ~((one & ~hi) | two),
        hi & ~(one | two),
        room - size,
        gap,
    )
    return -1 if rest < 0 else size + rest


# Uncompiled, the same questions are asked of a hand that stays as it is, turn after turn.
_most_laid = lru_cache(maxsize=1 << 15)(most_laid)


@cython.ccall
def prospects(
    need_lo: cython.ulonglong,
    need_hi: cython.ulonglong,
    free_lo: cython.ulonglong,
    free_hi: cython.ulonglong,
    unseen_lo: cython.ulonglong,
    unseen_hi: cython.ulonglong,
    target: cython.int,
    gap: cython.bint,
) -> Counts:
    """What can be laid now, and what the unseen cards would add, if each were offered.

    Returns the most cards that can be laid below the target; the sum over the unseen cards of
    how many more could be laid with it; and how many of the unseen cards win.
    """
    cover: cython.int
    got: cython.int
    copies: cython.int
    gain: cython.int = 0
    wins: cython.int = 0
    lo: cython.ulonglong = need_lo | free_lo
    hi: cython.ulonglong = need_hi | free_hi | (need_lo & free_lo)
    bit: cython.ulonglong
    if cython.compiled:
        cover = most_laid(need_lo, need_hi, free_lo, free_hi, target - 1, gap)
    else:
        cover = _most_laid(need_lo, need_hi, free_lo, free_hi, target - 1, gap)
    while unseen_lo:
        bit = unseen_lo & -unseen_lo
        unseen_lo ^= bit
        if not meldable(lo | bit, hi | (lo & bit), gap) & bit:
            continue
        if cython.compiled:
            got = most_laid(need_lo | bit, need_hi | (need_lo & bit), free_lo, free_hi, target, gap)
        else:
            got = _most_laid(
                need_lo | bit, need_hi | (need_lo & bit), free_lo, free_hi, target, gap
            )
        copies = 2 if unseen_hi & bit else 1
        if got > cover:
            gain += copies * (got - cover)
            if got == target:
                wins += copies
    return cover, gain, wins


@cython.ccall
@cython.exceptval(check=False)
def takers(
    lo: cython.ulonglong,
    hi: cython.ulonglong,
    unseen_lo: cython.ulonglong,
    unseen_hi: cython.ulonglong,
    gap: cython.bint,
) -> cython.int:
    """How many of the unseen cards a table could take, each alone, rearranged as need be."""
    found: cython.int = 0
    bit: cython.ulonglong
    while unseen_lo:
        bit = unseen_lo & -unseen_lo
        unseen_lo ^= bit
        if not meldable(lo | bit, hi | (lo & bit), gap) & bit:
            continue
        if most_laid(lo | bit, hi | (lo & bit), 0, 0, 104, gap) >= 0:
            found += 2 if unseen_hi & bit else 1
    return found
