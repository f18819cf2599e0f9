# cython: cdivision=True, initializedcheck=False
"""Every way to lay cards out in melds: the engine's one search.

Cards and arrangements are as in `melds`. The search first finds every meld that the cards can make,
in canonical order (lowest card, then value), then walks through all choices of melds that the cards
suffice for. It keeps its place in itself, needs no memory and no interpreter, and hands out one
arrangement at a time: whoever lists, counts, picks or judges arrangements asks it.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # pragma: no cover - depends on the environment
    from conquian import _cython as cython

from conquian.cards import squeeze, twice, unsqueeze
from conquian.rules.melds import Arrangement, with_card

__all__ = ["Layouts", "arrangement", "arrangements", "meldable", "welcome"]

_LANE = cython.declare(cython.ulonglong, 0x1FFF)
_ALL = cython.declare(cython.ulonglong, 0x1FFF1FFF1FFF1FFF)
_LANES = cython.declare(cython.ulonglong, 0x0001000100010001)
_SEVENS = cython.declare(cython.ulonglong, 0x0040004000400040)
# Above the lowest card of every meld; and above that, where the melds end.
_NO_CARD = cython.declare(cython.ulonglong, 0x2000000000000000)
_BEYOND = cython.declare(cython.ulonglong, 0x4000000000000000)

# What a search has room for: melds that cards of two packs can make (at most 66 runs a suit and 35
# sets a rank), and melds laid out at once, of at most 104 cards.
if not cython.compiled:
    MELDS = 736
    DEPTH = 36


@cython.cfunc
@cython.inline
@cython.nogil
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
@cython.nogil
@cython.exceptval(check=False)
def meldable(lo: cython.ulonglong, hi: cython.ulonglong, gap: cython.bint) -> cython.ulonglong:
    """Those of the cards that are part of at least one meld made of the cards."""
    return _runs(_starts(lo, gap), gap) | (lo & (_threes(lo, hi) * _LANES))


@cython.ccall
@cython.nogil
@cython.exceptval(check=False)
def welcome(lo: cython.ulonglong, hi: cython.ulonglong, gap: cython.bint) -> cython.ulonglong:
    """The cards of which one more would be part of at least one meld made with the cards."""
    line: cython.ulonglong = squeeze(lo) if gap else lo
    up: cython.ulonglong = line << 1
    down: cython.ulonglong = line >> 1
    runs: cython.ulonglong = (up & down) | (up & (up << 1)) | (down & (down >> 1))
    runs = unsqueeze(runs) if gap else runs & _ALL
    c: cython.ulonglong = lo & _LANE
    d: cython.ulonglong = lo >> 16 & _LANE
    h: cython.ulonglong = lo >> 32 & _LANE
    s: cython.ulonglong = lo >> 48
    two: cython.ulonglong = (c & d) | (h & s) | ((c | d) & (h | s))
    if hi:
        two |= (hi | hi >> 16 | hi >> 32 | hi >> 48) & _LANE
    return runs | (two * _LANES)


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _starts(lo: cython.ulonglong, gap: cython.bint) -> cython.ulonglong:
    """The cards that begin a run."""
    line: cython.ulonglong = squeeze(lo) if gap else lo
    line &= (line >> 1) & (line >> 2)
    return unsqueeze(line) if gap and line else line


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def _runs(starts: cython.ulonglong, gap: cython.bint) -> cython.ulonglong:
    """The cards of the runs that begin so."""
    if not starts:
        return 0
    line: cython.ulonglong = squeeze(starts) if gap else starts
    line |= (line << 1) | (line << 2)
    return unsqueeze(line) if gap else line


@cython.final
@cython.cclass
class Layouts:
    """A search: `lay_out`, then `advance` to each arrangement, which is `melds[:laid]`.

    The order is canonical: by meld, a longer arrangement before its own beginning. Copies of a
    card are interchangeable, and each arrangement comes once.
    """

    __slots__ = (
        "at",
        "depth",
        "doubled",
        "first",
        "hi",
        "known",
        "laid",
        "lo",
        "meld",
        "melds",
        "need_hi",
        "need_lo",
        "pairs",
        "room",
        "size",
    )

    def __init__(self) -> None:
        self.laid = 0
        self.known = 0
        self.depth = -1
        if not cython.compiled:
            self.melds = [0] * DEPTH
            self.meld = [0] * MELDS
            self.first = [0] * MELDS
            self.pairs = [0] * MELDS
            self.size = [0] * MELDS
            self.at = [0] * DEPTH
            self.room = [0] * DEPTH
            self.lo = [0] * DEPTH
            self.hi = [0] * DEPTH
            self.need_lo = [0] * DEPTH
            self.need_hi = [0] * DEPTH

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def lay_out(
        self,
        need_lo: cython.ulonglong,
        need_hi: cython.ulonglong,
        free_lo: cython.ulonglong,
        free_hi: cython.ulonglong,
        room: cython.int,
        gap: cython.bint,
    ) -> cython.bint:
        """Begin with all the needed cards and any of the free ones, at most `room` cards.

        False when a needed card is in no meld that the cards can make: there is no arrangement.
        """
        lo: cython.ulonglong = need_lo | free_lo
        hi: cython.ulonglong = need_hi | free_hi | (need_lo & free_lo)
        starts: cython.ulonglong = _starts(lo, gap)
        in_sets: cython.ulonglong = lo & (_threes(lo, hi) * _LANES)
        useful: cython.ulonglong = _runs(starts, gap) | in_sets
        self.known = 0
        self.depth = -1
        if need_lo & ~useful:
            return False
        lo &= useful
        hi &= useful
        self.doubled = hi != 0
        if useful:
            self._find(lo, hi, starts, in_sets, gap)
        self.first[self.known] = _BEYOND
        self.depth = 0
        self.at[0] = 0
        self.room[0] = room
        self.lo[0] = lo
        self.hi[0] = hi
        self.need_lo[0] = need_lo
        self.need_hi[0] = need_hi
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def advance(self) -> cython.bint:
        """Go to the next arrangement; False when there is none."""
        depth: cython.int = self.depth
        at: cython.int
        room: cython.int
        low: cython.ulonglong
        gone: cython.ulonglong
        while depth >= 0:
            at = self.at[depth]
            room = self.room[depth]
            gone = ~self.lo[depth] & _ALL
            # The lowest needed card must lie in a meld that begins with it or below it.
            low = self.need_lo[depth]
            low = low & -low if low else _NO_CARD
            while self.first[at] <= low and (
                self.meld[at] & gone
                or self.size[at] > room
                or (self.doubled and self.pairs[at] & ~self.hi[depth])
            ):
                at += 1
            if self.first[at] > low:
                self.depth = depth - 1
                if low == _NO_CARD:
                    self.laid = depth
                    return True
                depth -= 1
                continue
            self.at[depth] = at + 1
            self.melds[depth] = self.meld[at]
            self.room[depth + 1] = room - self.size[at]
            if self.doubled:
                self.at[depth + 1] = at  # of which there may be copies
                self._take_copies(depth, self.meld[at], self.pairs[at])
            else:
                self.at[depth + 1] = at + 1
                self.lo[depth + 1] = self.lo[depth] & ~self.meld[at]
                self.need_lo[depth + 1] = self.need_lo[depth] & ~self.meld[at]
            depth += 1
            self.depth = depth
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _take_copies(
        self, depth: cython.int, meld: cython.ulonglong, pairs: cython.ulonglong
    ) -> cython.void:
        """Take the cards of a meld away where some are there twice; needed copies go first."""
        singles: cython.ulonglong = (meld & _ALL) ^ pairs
        hi: cython.ulonglong = self.hi[depth]
        need_hi: cython.ulonglong = self.need_hi[depth]
        self.lo[depth + 1] = self.lo[depth] & ~((singles & ~hi) | pairs)
        self.hi[depth + 1] = hi & ~(singles | pairs)
        self.need_lo[depth + 1] = self.need_lo[depth] & ~((singles & ~need_hi) | pairs)
        self.need_hi[depth + 1] = need_hi & ~(singles | pairs)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _know(self, meld: cython.ulonglong, size: cython.int) -> cython.void:
        self.meld[self.known] = meld
        self.first[self.known] = meld & -meld
        self.size[self.known] = size
        if self.doubled:
            self.pairs[self.known] = twice(meld)
        self.known += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _find(
        self,
        lo: cython.ulonglong,
        hi: cython.ulonglong,
        starts: cython.ulonglong,
        in_sets: cython.ulonglong,
        gap: cython.bint,
    ) -> cython.void:
        """Every meld of the cards, in order: runs (M2), then sets (M1) from each lowest card."""
        low: cython.ulonglong
        top: cython.ulonglong
        run: cython.ulonglong
        others: cython.ulonglong
        size: cython.int
        left: cython.ulonglong = starts | in_sets
        while left:
            low = left & -left
            left ^= low
            if starts & low:
                run = low
                top = low
                size = 1
                while True:
                    top = top << 4 if gap and top & _SEVENS else top << 1
                    if not lo & top:
                        break
                    run |= top
                    size += 1
                    if size >= 3:
                        self._know(run, size)
            if in_sets & low:
                others = lo & (low << 16 | low << 32 | low << 48)
                if hi & (low | others):
                    self._find_doubled_sets(low, lo, hi)
                elif others & (others - 1):
                    self._find_sets(low, others)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _find_sets(self, low: cython.ulonglong, others: cython.ulonglong) -> cython.void:
        """The sets of a card and two or three others of its rank, in rising value."""
        x: cython.ulonglong = others & -others
        y: cython.ulonglong = others ^ x
        z: cython.ulonglong = y
        y &= -y
        z ^= y
        self._know(low | x | y, 3)
        if z:
            self._know(low | x | z, 3)
            self._know(low | y | z, 3)
            self._know(low | x | y | z, 4)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _find_doubled_sets(
        self, low: cython.ulonglong, lo: cython.ulonglong, hi: cython.ulonglong
    ) -> cython.void:
        """The same where a card of the rank is there twice (M1, two packs)."""
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
                        if size < 3 or size > 4:
                            continue
                        meld = low | (flag if n1 == 2 else 0)
                        if n2:
                            meld |= (low << 16) | (flag << 16 if n2 == 2 else 0)
                        if n3:
                            meld |= (low << 32) | (flag << 32 if n3 == 2 else 0)
                        if n4:
                            meld |= (low << 48) | (flag << 48 if n4 == 2 else 0)
                        self._know(meld, size)


@cython.ccall
def arrangement(search: Layouts) -> Arrangement:
    """The arrangement that a search stands at."""
    return tuple([search.melds[at] for at in range(search.laid)])


@cython.ccall
def arrangements(
    need_lo: cython.ulonglong,
    need_hi: cython.ulonglong,
    free_lo: cython.ulonglong,
    free_hi: cython.ulonglong,
    room: cython.int,
    gap: cython.bint,
) -> list[Arrangement]:
    """Every arrangement of all the needed cards and any of the free ones, each once, in order.

    `room` is the most cards it may have.
    """
    search: Layouts = Layouts()
    found: list[Arrangement] = []
    if search.lay_out(need_lo, need_hi, free_lo, free_hi, room, gap):
        while search.advance():
            found.append(arrangement(search))
    return found
