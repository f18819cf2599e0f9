"""What a hand and a table promise their holder: scores in cards of progress, each with its tip."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from conquian.bots.prospects import prospects
from conquian.bots.sight import Sight
from conquian.bots.ways import ways
from conquian.cards import count, less_hi, less_lo
from conquian.rules.melds import Arrangement, grows

__all__ = ["Holding", "bridge", "flexibility", "outlook", "set_first"]

_FINISH = 10.0  # the worth of a hand as good as won, in cards of progress
_COMES = 0.3  # the chance that a wanted card of the stock comes while it can be used
_COMING = 2  # the most cards that a way is looked for with
_GAIN = 5.0  # the worth of an average unseen card's gain
_WINS = 8.0  # the worth of the share of unseen cards that win
_BRIDGE = 0.25
_SET_FIRST = 0.15


@dataclass(frozen=True, slots=True)
class Holding:
    """A hand `lo`, `hi` beside a table `down_lo`, `down_hi`, as masks."""

    lo: int
    hi: int
    down_lo: int
    down_hi: int

    def without(self, card: int) -> Holding:
        """The same with a card less in the hand."""
        bit = 1 << card
        lo, hi = less_lo(self.lo, self.hi, bit, 0), less_hi(self.hi, bit)
        return Holding(lo, hi, self.down_lo, self.down_hi)

    def laying(self, lo: int, hi: int, card: int) -> Holding:
        """The same after a new table of the cards `lo`, `hi` that holds the offered card, or -1."""
        laid = Holding(lo, hi, 0, 0).without(card) if card >= 0 else Holding(lo, hi, 0, 0)
        from_lo = less_lo(laid.lo, laid.hi, self.down_lo, self.down_hi)
        from_hi = less_hi(laid.hi, self.down_lo)
        left = less_lo(self.lo, self.hi, from_lo, from_hi)
        return Holding(left, less_hi(self.hi, from_lo), lo, hi)


def outlook(sight: Sight, held: Holding) -> float:
    """What a holding promises.

    Tips: keep melds flexible, and runs before sets: a holding that more cards fit scores more.
    """
    return progress(sight, held) + finish(sight, held)


def progress(sight: Sight, held: Holding) -> float:
    """How near a holding is to the target, and how many of the unseen cards bring it nearer."""
    cover, gain, wins = prospects(
        held.down_lo,
        held.down_hi,
        held.lo,
        held.hi,
        sight.unseen_lo,
        sight.unseen_hi,
        sight.rules.target,
        sight.gap,
    )
    return cover + (_GAIN * gain + _WINS * wins) / max(sight.unseen, 1)


def finish(sight: Sight, held: Holding) -> float:
    """The chance, roughly, that the last cards come, over all ways to the target.

    Tip: it falls as the stock does, so a hand that cannot win late is played for the block.
    """
    own_lo = held.lo | held.down_lo
    own_hi = held.hi | held.down_hi | (held.lo & held.down_lo)
    comes = _COMES * (sight.view.stock_count + 1) / max(sight.unseen, 1)
    chances, each = 0.0, 1.0
    for coming in range(1, _COMING + 1):
        each *= comes
        chances += each * ways(
            held.down_lo,
            held.down_hi,
            own_lo,
            own_hi,
            sight.unseen_lo,
            sight.unseen_hi,
            sight.rules.target,
            coming,
            sight.gap,
        )
    return _FINISH * (1.0 - exp(-chances))


def flexibility(sight: Sight, table: Arrangement) -> int:
    """How many unseen cards extend the melds as they lie (F1): welcome while cards are lacking."""
    return count(grows(table, sight.gap, sight.rules.packs) & sight.unseen_lo)


def bridge(sight: Sight, card: int) -> float:
    """Tip: early in the hand, keep the 7 and the jack of the strong suit (they join, M2)."""
    if not (sight.gap and sight.early and card & 15 in (6, 10)):
        return 0.0
    own = sight.lo | sight.table[0]
    lanes = [count(own >> suit & 0x1FFF) for suit in (0, 16, 32, 48)]
    return _BRIDGE if lanes[card >> 4] == max(lanes) else 0.0


def set_first(sight: Sight, lo: int) -> float:
    """Tip: open with a run; a first set shows a rank and grows by one card at most."""
    if sight.table[0]:
        return 0.0
    ranks = (lo | lo >> 16 | lo >> 32 | lo >> 48) & 0x1FFF
    return _SET_FIRST if ranks & (ranks - 1) == 0 else 0.0
