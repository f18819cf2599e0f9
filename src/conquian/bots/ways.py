"""How many ways lead from a holding to the target, by the number of cards still to come.

A way is an arrangement of exactly the target's cards that has all the cards of the table, cards
of the hand, and a few cards not yet seen. Ways count what one card's look ahead cannot: whether
melds that are begun go together, and whether a nearly full table can still be filled.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - depends on the environment
    from conquian import _cython as cython

from conquian.cards import count

__all__ = ["ways"]

_ALL = cython.declare(cython.ulonglong, 0x1FFF1FFF1FFF1FFF)
_LANES = cython.declare(cython.ulonglong, 0x0001000100010001)
_SEVENS = cython.declare(cython.ulonglong, 0x0040004000400040)


@cython.ccall
@cython.exceptval(-1, check=False)
def ways(
    need_lo: cython.ulonglong,
    need_hi: cython.ulonglong,
    own_lo: cython.ulonglong,
    own_hi: cython.ulonglong,
    new_lo: cython.ulonglong,
    new_hi: cython.ulonglong,
    target: cython.int,
    coming: cython.int,
    gap: cython.bint,
) -> cython.longlong:
    """The ways that need exactly `coming` of the cards `new`; `own` is hand and table together."""
    spare: cython.int = count(own_lo) + count(own_hi) - (target - coming)
    if spare < 0:
        return 0
    return _ways(need_lo, need_hi, own_lo, own_hi, new_lo, new_hi, target, coming, spare, gap)


@cython.cfunc
@cython.exceptval(check=False)
def _ways(
    need_lo: cython.ulonglong,
    need_hi: cython.ulonglong,
    own_lo: cython.ulonglong,
    own_hi: cython.ulonglong,
    new_lo: cython.ulonglong,
    new_hi: cython.ulonglong,
    room: cython.int,
    coming: cython.int,
    spare: cython.int,
    gap: cython.bint,
) -> cython.longlong:
    """Decide about the lowest card: a meld that it is the lowest of, or none.

    `spare` is how many more of the own cards may be left out; it keeps the search small.
    """
    found: cython.longlong = 0
    low: cython.ulonglong
    top: cython.ulonglong
    run: cython.ulonglong
    lacking: cython.ulonglong
    lane: cython.ulonglong
    size: cython.int
    if room == 0:
        return 1 if coming == 0 and need_lo == 0 else 0
    while own_lo and room >= 3 and spare >= 0:
        low = own_lo | new_lo
        low &= -low
        if coming == 0 and not own_lo & low:
            new_lo ^= low
            continue
        run = low
        top = low
        size = 1
        lacking = 0 if own_lo & low else low
        while size < 5 and size < room:
            top = top << 4 if gap and top & _SEVENS else top << 1
            if not (own_lo | new_lo) & top:
                break
            run |= top
            size += 1
            if not own_lo & top:
                lacking |= top
                if count(lacking) > coming:
                    break
            if size >= 3:
                found += _with(
                    run,
                    lacking,
                    size,
                    need_lo,
                    need_hi,
                    own_lo,
                    own_hi,
                    new_lo,
                    new_hi,
                    room,
                    coming,
                    spare,
                    gap,
                )
        lane = (low * _LANES) & _ALL & (own_lo | new_lo) & ~(low - 1)
        size = count(lane)
        if size >= 3:
            top = low
            run = lane ^ low
            while run:  # leave one of the others out, if that leaves three
                top = run & -run
                run ^= top
                if size == 4:
                    found += _with(
                        lane ^ top,
                        (lane ^ top) & ~own_lo,
                        3,
                        need_lo,
                        need_hi,
                        own_lo,
                        own_hi,
                        new_lo,
                        new_hi,
                        room,
                        coming,
                        spare,
                        gap,
                    )
            if size <= room:
                found += _with(
                    lane,
                    lane & ~own_lo,
                    size,
                    need_lo,
                    need_hi,
                    own_lo,
                    own_hi,
                    new_lo,
                    new_hi,
                    room,
                    coming,
                    spare,
                    gap,
                )
        if need_lo & low:
            return found
        if own_lo & low:
            spare -= 2 if own_hi & low else 1
        own_lo &= ~low
        own_hi &= ~low
        new_lo &= ~low
        new_hi &= ~low
    return found


@cython.cfunc
@cython.exceptval(check=False)
def _with(
    meld: cython.ulonglong,
    lacking: cython.ulonglong,
    size: cython.int,
    need_lo: cython.ulonglong,
    need_hi: cython.ulonglong,
    own_lo: cython.ulonglong,
    own_hi: cython.ulonglong,
    new_lo: cython.ulonglong,
    new_hi: cython.ulonglong,
    room: cython.int,
    coming: cython.int,
    spare: cython.int,
    gap: cython.bint,
) -> cython.longlong:
    """The ways with one meld laid: own copies first, then new ones."""
    left: cython.int = coming - count(lacking)
    have: cython.ulonglong = meld & ~lacking
    if left < 0 or need_lo & (meld & -meld) - 1:
        return 0
    return _ways(
        need_lo & ~(have & ~need_hi),
        need_hi & ~have,
        own_lo & ~(have & ~own_hi),
        own_hi & ~have,
        new_lo & ~(lacking & ~new_hi),
        new_hi & ~lacking,
        room - size,
        left,
        spare,
        gap,
    )
