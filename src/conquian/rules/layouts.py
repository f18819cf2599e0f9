# cython: cdivision=True, initializedcheck=False
"""Every way to lay cards out in melds: the engine's one search.

Cards and arrangements are as in `melds`.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - depends on the environment
    from conquian import _cython as cython

from conquian.cards import squeeze, twice, unsqueeze
from conquian.rules.melds import Arrangement, with_card

__all__ = ["arrangements", "meldable"]

_LANE = cython.declare(cython.ulonglong, 0x1FFF)
_ALL = cython.declare(cython.ulonglong, 0x1FFF1FFF1FFF1FFF)
_LANES = cython.declare(cython.ulonglong, 0x0001000100010001)
_SEVENS = cython.declare(cython.ulonglong, 0x0040004000400040)


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
