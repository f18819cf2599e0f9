"""What a view tells a player who counts cards: masks of what is held, laid, refused and unseen."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from conquian.cards import count, multiset
from conquian.errors import IllegalAction
from conquian.rules import View
from conquian.rules.house import Rules, full_deck
from conquian.rules.melds import Arrangement, table_hi, table_lo
from conquian.rules.state import STARTER, STOCK

__all__ = ["Sight", "masks_of"]


@lru_cache(maxsize=64)
def _pack(rules: Rules) -> int:
    return multiset(full_deck(rules))[0]


def masks_of(table: Arrangement) -> tuple[int, int]:
    """The cards of a table as masks `(lo, hi)`."""
    return table_lo(table), table_hi(table)


class Sight:
    """A view of the seat that it belongs to, as masks; made anew for every choice.

    `lo`, `hi` are the seat's hand, `tables` the masks of every side's table, `unseen_lo`,
    `unseen_hi` the cards that this seat has not seen, `unseen` their number, `passed` the card
    that the next seat was given and still holds (D7), and `refused` the cards buried in the
    discard pile: everyone whom they were offered to has declined them.
    """

    __slots__ = (
        "gap",
        "hi",
        "lo",
        "passed",
        "refused",
        "rules",
        "side",
        "tables",
        "unseen",
        "unseen_hi",
        "unseen_lo",
        "view",
    )

    def __init__(self, view: View) -> None:
        rules = view.rules
        if view.seat is None or view.hand is None:  # a spectator chooses nothing
            raise IllegalAction("not-your-turn", "T2", seat=view.mover)
        self.view = view
        self.rules = rules
        self.gap = rules.pack == 40
        self.side = rules.side_of(view.seat)
        self.lo, self.hi = multiset(view.hand)
        self.tables = tuple([masks_of(table) for table in view.tables])
        seen_lo, seen_hi = self.lo, self.hi
        for lo, hi in (*self.tables, multiset(view.pile)):
            seen_hi |= hi | (seen_lo & lo)
            seen_lo |= lo
        if view.source == STOCK:  # turned up, and not yet in the pile
            bit = 1 << view.offered
            seen_hi |= seen_lo & bit
            seen_lo |= bit
        pack = _pack(rules)
        self.unseen_lo = pack & ~(seen_hi if rules.packs == 2 else seen_lo)
        self.unseen_hi = pack & ~seen_lo if rules.packs == 2 else 0
        self.passed = 0 if view.given < 0 else 1 << view.given & self.unseen_lo
        if rules.packs == 1:
            self.unseen_lo ^= self.passed
        self.unseen = count(self.unseen_lo) + count(self.unseen_hi)
        self.refused = mask_of(view.pile[:-1])

    @property
    def table(self) -> tuple[int, int]:
        """The masks of the own side's table."""
        return self.tables[self.side]

    @property
    def early(self) -> bool:
        """Whether most of the stock is still to come."""
        view = self.view
        return 2 * view.stock_count > self.rules.deck_size - sum(view.counts)

    def following(self) -> tuple[int, ...]:
        """The other seats, in the order of play."""
        seat, players = self.view.seat or 0, self.rules.players
        return tuple([(seat + step) % players for step in range(1, players)])

    def buyers(self) -> tuple[int, ...]:
        """Who is offered what this seat discards or draws: the next seat (T2), or all (T7)."""
        following = self.following()
        return following if self.rules.offers == "round" else following[:1]

    def heirs(self) -> tuple[int, ...]:
        """Who is offered the offered card once this seat has declined it.

        The starter goes on to the dealer (T1), a drawn card to the next seat, a card of the pile
        to nobody, or with round offers on to where it came from (T7).
        """
        view, rules = self.view, self.rules
        seat = view.seat or 0
        if view.source == STOCK:
            return self.buyers()
        if view.source == STARTER:
            return self.following()[: (view.dealer - seat) % rules.players]
        if rules.offers == "next":
            return ()
        return self.following()[: (view.origin - seat - 1) % rules.players]

    def remaining(self, side: int) -> int:
        """How many cards a side's table lacks of the target."""
        lo, hi = self.tables[side]
        return self.rules.target - count(lo) - count(hi)


def mask_of(cards: Iterable[int]) -> int:
    """Cards as one mask; copies count once."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
