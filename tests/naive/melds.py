"""Melds (M1-M3) and every way to lay out cards in them."""

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations

Cards = tuple[str, ...]
Meld = tuple[str, ...]
Arrangement = tuple[Meld, ...]

SUITS = "CDHS"
RANKS = {40: "A234567JQK", 52: "A23456789TJQK"}
CODES = {
    rank + suit: SUITS.index(suit) * 16 + RANKS[52].index(rank)
    for suit in SUITS
    for rank in RANKS[52]
}


def in_order(cards: Iterable[str]) -> Cards:
    """The cards sorted by card code: by suit C D H S, then by rank."""
    return tuple(sorted(cards, key=CODES.__getitem__))


def value(meld: Meld) -> int:
    """The 64-bit value of a meld: a bit for each card, bit 15 of the lane for a second copy."""
    number = 0
    for card in set(meld):
        number += 1 << CODES[card]
        if meld.count(card) == 2:
            number += 1 << (SUITS.index(card[1]) * 16 + 15)
    return number


@cache
def meld_key(meld: Meld) -> tuple[int, int]:
    """What melds in an arrangement are sorted by."""
    return min(CODES[card] for card in meld), value(meld)


def canonical(melds: Iterable[Iterable[str]]) -> Arrangement:
    """The arrangement with the cards in each meld, and the melds, in their canonical order."""
    return tuple(sorted((in_order(meld) for meld in melds), key=meld_key))


def text(arrangement: Arrangement) -> str:
    """``5S-6S-7S,KC-KD-KH``; an empty arrangement is ``-``."""
    return ",".join("-".join(meld) for meld in canonical(arrangement)) or "-"


def parse(words: str) -> Arrangement:
    """The arrangement that `text` wrote."""
    return () if words == "-" else canonical(meld.split("-") for meld in words.split(","))


def cards_of(arrangement: Arrangement) -> Cards:
    """All cards of an arrangement, sorted."""
    return in_order(card for meld in arrangement for card in meld)


def minus(cards: Iterable[str], taken: Iterable[str]) -> Cards:
    """The cards without those taken, one copy for each; ValueError if one is not there."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return in_order(left)


def is_set(cards: Cards, pack: int) -> bool:
    """M1: three or four cards of one rank (with two packs equal suits are allowed)."""
    ranks = {card[0] for card in cards}
    return len(cards) in (3, 4) and len(ranks) == 1 and ranks <= set(RANKS[pack])


def is_run(cards: Cards, pack: int) -> bool:
    """M2: three or more cards of one suit, next to each other in the rank order of the pack."""
    ranks = "".join(card[0] for card in in_order(cards))
    suits = {card[1] for card in cards}
    return len(cards) >= 3 and len(suits) == 1 and ranks in RANKS[pack]


def is_meld(cards: Iterable[str], pack: int) -> bool:
    """Whether the cards, in any order, make one set or one run."""
    cards = tuple(cards)
    return is_set(cards, pack) or is_run(cards, pack)


@lru_cache(maxsize=200_000)
def melds_in(cards: Cards, pack: int) -> frozenset[Meld]:
    """Every different meld that can be made of some of these (sorted) cards."""
    found: set[Meld] = set()
    for suit in SUITS:
        ranks = RANKS[pack]
        for first in range(len(ranks)):
            for last in range(first + 2, len(ranks)):
                run = tuple(rank + suit for rank in ranks[first : last + 1])
                if not set(run) <= set(cards):
                    break
                found.add(run)
    for rank in RANKS[pack]:
        alike = [card for card in cards if card[0] == rank]
        found.update(combinations(alike, 3))
        found.update(combinations(alike, 4))
    return frozenset(found)


@lru_cache(maxsize=200_000)
def arrangements(must: Cards, may: Cards, pack: int, most: int) -> frozenset[Arrangement]:
    """Every different arrangement of all of `must` and any of `may`, of at most `most` cards.

    Both are sorted multisets of cards; copies of a card in both are interchangeable. The lowest
    card of `must` lies in some meld: try every one, then arrange what is left. When nothing must
    be laid any more, either stop or lay any meld that the rest of `may` makes.
    """
    if len(must) > most:
        return frozenset()
    found: set[Arrangement] = set() if must else {()}
    for meld in melds_in(in_order(must + may), pack):
        if len(meld) > most or (must and must[0] not in meld):
            continue
        from_must = [
            card
            for card in sorted(set(meld))
            for _ in range(min(meld.count(card), must.count(card)))
        ]
        left_must = minus(must, from_must)
        left_may = minus(may, minus(meld, from_must))
        for rest in arrangements(left_must, left_may, pack, most - len(meld)):
            found.add(canonical((meld, *rest)))
    return frozenset(found)


def partitions(cards: Iterable[str], pack: int) -> frozenset[Arrangement]:
    """Every different way to split exactly these cards into melds (M3)."""
    cards = in_order(cards)
    return arrangements(cards, (), pack, len(cards))
