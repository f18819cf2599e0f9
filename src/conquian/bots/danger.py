"""What a card is worth to the opponent who is offered it next, judged from what is public."""

from __future__ import annotations

from functools import lru_cache

from conquian.bots.prospects import most_laid, takers
from conquian.bots.sight import Sight
from conquian.rules.melds import Arrangement, grows

__all__ = ["danger", "discards", "extends", "fits", "hurts", "pairs_for", "wanted"]

_LOST = 60.0  # giving away the winning card, in cards of one's own progress
_NEAR = 0.25  # of that, for a card that may be the last but one or two
_DENIED = 0.2  # how likely a pair remains after a card that would have completed it was refused


@lru_cache(maxsize=128)
def pairs_for(card: int, gap: bool) -> tuple[tuple[int, int], ...]:
    """The pairs that make a meld with a card, each with the other cards that would, as masks."""
    suit, rank = card & ~15, card & 15
    order = [r for r in range(13) if not (gap and 7 <= r <= 9)]
    place = order.index(rank)
    found = []
    for start in (place - 2, place - 1, place):
        if start < 0 or start + 3 > len(order):
            continue
        pair = [p for p in range(start, start + 3) if p != place]
        others = [] if pair[1] - pair[0] == 2 else [pair[0] - 1, pair[1] + 1]
        found.append(
            (
                sum(1 << suit + order[p] for p in pair),
                sum(1 << suit + order[p] for p in others if 0 <= p < len(order) and p != place),
            )
        )
    kin = [s * 16 + rank for s in range(4) if s * 16 != suit]
    for left_out in kin:
        pair = [c for c in kin if c != left_out]
        found.append((sum(1 << c for c in pair), 1 << left_out))
    return tuple(found)


def fits(sight: Sight, side: int, card: int) -> bool:
    """Whether a side's table can take a card alone, rearranged as need be (A1, A2)."""
    if sight.remaining(side) < 1:
        return False
    lo, hi = sight.tables[side]
    bit = 1 << card
    return most_laid(lo | bit, hi | (lo & bit), 0, 0, 104, sight.gap) >= 0


def extends(table: Arrangement, card: int, sight: Sight) -> bool:
    """F1: whether a card, alone, extends a meld as the melds lie."""
    return bool(grows(table, sight.gap, sight.rules.packs) >> card & 1)


def wanted(sight: Sight, seat: int, card: int) -> float:
    """The chance that a seat's hand has what makes a new meld with a card.

    Tip: watch what is refused. A pair that would have taken a refused card is hardly there.
    """
    hand, unseen = sight.view.counts[seat], max(sight.unseen, 2)
    one = min(hand / unseen, 1.0)
    both = one * (hand - 1) / (unseen - 1)
    known = sight.passed if seat == sight.following()[0] else 0  # it was given it (D7)
    chance = 0.0
    for pair, others in pairs_for(card, sight.gap):
        if pair & ~(sight.unseen_lo | known) == 0:
            likely = one if pair & known else both
            chance += likely * (_DENIED if others & sight.refused else 1.0)
    return min(chance, 1.0)


def danger(sight: Sight, card: int, seats: tuple[int, ...]) -> float:
    """What it costs to leave a card to these seats, who will be offered it in turn.

    Tip: tighten when an opponent has all but two or three of the target (8-9 of 11) down.
    """
    cost = 0.0
    for seat in seats:
        side = sight.rules.side_of(seat)
        if side != sight.side:
            cost += _danger_from(sight, seat, side, card)
    return cost


def _danger_from(sight: Sight, seat: int, side: int, card: int) -> float:
    remaining = sight.remaining(side)
    if fits(sight, side, card):
        if remaining == 1:
            return _LOST
        if starves(sight, side, card):
            # Tip: force it on them when it hurts.
            return -1.0 if extends(sight.view.tables[side], card, sight) else 0.0
        return nearness(remaining)
    wins = _LOST * _NEAR if remaining <= 3 else 0.0
    return wanted(sight, seat, card) * (nearness(remaining) + wins)


def nearness(remaining: int) -> float:
    """What one more card down is worth to a side that lacks this many, in cards."""
    return 0.5 + 3.0 / max(remaining, 1)


def starves(sight: Sight, side: int, card: int) -> bool:
    """Whether taking a card, alone, leaves a side one short with nothing unseen that fits."""
    return sight.remaining(side) == 2 and _outs_after(sight, side, card) == 0


def _outs_after(sight: Sight, side: int, card: int) -> int:
    """How many unseen cards a side's table could take once it has had to take a card."""
    lo, hi = sight.tables[side]
    bit = 1 << card
    return takers(lo | bit, hi | (lo & bit), sight.unseen_lo, sight.unseen_hi, sight.gap)


def hurts(sight: Sight) -> bool:
    """F1: whether to force the refused card on the player who declined it.

    Tip: force when it hurts. It does when the player must then give up a card of the hand (T4)
    and is left with a stiff table, which few cards fit for what it still lacks. A lively table
    would only be helped along, most of all by its winning card.
    """
    view, rules = sight.view, sight.rules
    side = rules.side_of(view.player)
    remaining = sight.remaining(side)
    if side == sight.side or remaining <= 1 or not discards(sight, side, 1):
        return False
    return 2 * _outs_after(sight, side, view.offered) <= remaining - 2


def discards(sight: Sight, side: int, more: int) -> bool:
    """T4: whether a side that holds this many cards more than now has to discard one."""
    rules = sight.rules
    if rules.limit is None:
        return False
    held = rules.target - sight.remaining(side) + more
    for seat in range(side, rules.players, rules.sides):
        held += sight.view.counts[seat]
    return held > rules.limit
