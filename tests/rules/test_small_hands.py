"""A1, A4: what one player can lay at most who is dealt few cards, found by trying everything.

The pack here has four suits and as many ranks as are asked for. A table is counted by cards: how
many of each lie on it, suit by suit; the hand only by how many cards are left in it, since any of
them may be the one that is wanted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations

import pytest

from conquian.rules import house

Table = tuple[int, ...]
Meld = tuple[int, ...]  # places in a table


class Pack:
    """Four suits of `ranks` cards, `packs` of each."""

    def __init__(self, ranks: int, packs: int) -> None:
        self.ranks, self.packs = ranks, packs
        self.kinds = range(4 * ranks)
        self.melds = cache(self.melds)  # type: ignore[method-assign]
        self.valid = cache(self.valid)  # type: ignore[method-assign]

    def melds(self, table: Table, card: int) -> tuple[Meld, ...]:
        """The melds that a card on the table can lie in."""
        suit, rank = divmod(card, self.ranks)
        found = []
        for low in range(rank + 1):
            for end in range(max(rank + 1, low + 3), self.ranks + 1):
                run = tuple(range(suit * self.ranks + low, suit * self.ranks + end))
                if all(table[kind] for kind in run):
                    found.append(run)
        same = [kind for kind in self.kinds[rank :: self.ranks] for _ in range(table[kind])]
        same.remove(card)
        return (*found, *{(card, *some) for size in (2, 3) for some in combinations(same, size)})

    def valid(self, table: Table) -> bool:
        """M3: whether all cards can lie in melds."""
        first = next((kind for kind in self.kinds if table[kind]), None)
        if first is None:
            return True
        return any(self.valid(changed(table, meld, -1)) for meld in self.melds(table, first))

    def is_meld(self, cards: list[int]) -> bool:
        """M1, M2."""
        table = changed((0,) * len(self.kinds), tuple(cards), 1)
        return any(sorted(meld) == sorted(cards) for meld in self.melds(table, cards[0]))

    def direct(self, table: Table, card: int, laid: Meld) -> bool:
        """A4: whether a table can lie so that a card has a place on it, with some of those laid."""
        for size in range(len(laid) + 1):
            for some in combinations(laid, size):
                now = changed(table, (card, *some), 1)
                for meld in self.melds(now, card):
                    counts = Counter(meld) - Counter((card, *some))
                    old = sorted(counts.elements())
                    if len(old) > len(meld) - 1 - size:
                        continue  # those laid are not all in it
                    if (not old or self.is_meld(old)) and self.valid(changed(now, meld, -1)):
                        return True
        return False

    def uses(self, table: Table, hand: int, rearrange: str) -> Iterator[tuple[Table, int]]:
        """What may follow from a use: the table, suits in order, and the cards left in hand."""
        for card in self.kinds:
            if table[card] == self.packs:
                continue
            now = changed(table, (card,), 1)
            free = [kind for kind in self.kinds for _ in range(self.packs - now[kind])]
            for size in range(hand + 1):
                for laid in {*combinations(free, size)}:
                    new = changed(now, laid, 1)
                    if self.valid(new) and (rearrange == "free" or self.direct(table, card, laid)):
                        rows = [new[at : at + self.ranks] for at in self.kinds[:: self.ranks]]
                        yield tuple([count for row in sorted(rows) for count in row]), hand - size

    def most(self, deal: int, rearrange: str) -> int:
        """The largest table that can be reached."""
        todo = [((0,) * len(self.kinds), deal)]
        seen = set(todo)
        most = 0
        while todo and most < len(self.kinds) * self.packs:
            table, hand = todo.pop()
            most = max(most, sum(table))
            new = {*self.uses(table, hand, rearrange)} - seen
            seen |= new
            todo = sorted([*todo, *new], key=lambda each: sum(each[0]))  # the largest first
        return most


def changed(table: Table, cards: Meld, by: int) -> Table:
    now = list(table)
    for card in cards:
        now[card] += by
    return tuple(now)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("rearrange", "packs", "deal", "ranks", "suits", "more"),
    [
        ("free", 1, 2, 10, 1, 0),
        ("free", 1, 2, 13, 1, 0),
        ("free", 1, 3, 6, 1, 3),
        ("free", 1, 3, 7, 1, 3),
        ("free", 1, 4, 6, 4, 0),
        ("free", 2, 2, 6, 8, 0),
        ("after_use", 1, 2, 10, 1, 0),
        ("after_use", 1, 3, 6, 1, 0),
        ("after_use", 1, 4, 5, 2, 0),
        ("after_use", 1, 5, 5, 2, 2),
        ("after_use", 1, 6, 5, 4, 0),
        ("after_use", 2, 2, 6, 2, 0),
        ("after_use", 2, 3, 6, 2, 6),
        ("after_use", 2, 4, 6, 8, 0),
    ],
)
def test_A1_a_small_hand_begins_few_melds(
    rearrange: str, packs: int, deal: int, ranks: int, suits: int, more: int
) -> None:
    """In a suit there are `ranks` cards, of one pack or of two: `suits` counts each pack's."""
    assert Pack(ranks, packs).most(deal, rearrange) == suits * ranks + more
    for pack in (40, 52):
        rules = house("classic", pack=pack, packs=packs, deal=deal, rearrange=rearrange, target=3)
        left = pack * packs - deal  # all but the other player's cards
        assert rules.most_laid == min(left, suits * pack // 4 + more)
