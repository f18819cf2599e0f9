"""Cards, suits, packs and sets of cards as bit masks.

A card is a small integer, ``suit * 16 + rank``: suits C D H S are 0-3, ranks A 2 … 9 T J Q K are
0-12, the same whatever the pack. So the 64 bits of a mask are four lanes of 16, one a suit, and
bit `card` stands for the card. Two packs need a multiset: `lo` has the cards held at least once,
`hi` those held twice (``hi & lo == hi``).

With 40 cards the 8, 9 and T are missing and 7 and J are neighbours (M2); `squeeze` closes that
gap, so that consecutive cards are consecutive bits in either pack.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

try:
    import cython
except ImportError:  # pragma: no cover - depends on the environment
    from conquian import _cython as cython

from conquian.errors import CardError

__all__ = [
    "RANKS",
    "SUITS",
    "card_text",
    "cards_of",
    "cards_text",
    "is_card",
    "multiset",
    "pack_cards",
    "parse_card",
    "parse_cards",
    "spread",
]
# For the engine: count, less_hi, less_lo, squeeze, twice, unsqueeze.

SUITS = "CDHS"
RANKS = "A23456789TJQK"

# Compiled, these are C constants: other modules have functions to call, not these names.
_LANE = cython.declare(cython.ulonglong, 0x1FFF)
_ALL = cython.declare(cython.ulonglong, 0x1FFF1FFF1FFF1FFF)  # the bits that stand for cards
_TWICE = cython.declare(cython.ulonglong, 0x8000800080008000)  # this suit's card is held twice
_BELOW_J = cython.declare(cython.ulonglong, 0x007F007F007F007F)
_FROM_J = cython.declare(cython.ulonglong, 0x1C001C001C001C00)  # J Q K
_FROM_J_SQUEEZED = cython.declare(cython.ulonglong, 0x0380038003800380)
_PAIRS = cython.declare(cython.ulonglong, 0x5555555555555555)  # for counting bits in parallel
_FOURS = cython.declare(cython.ulonglong, 0x3333333333333333)
_EIGHTS = cython.declare(cython.ulonglong, 0x0F0F0F0F0F0F0F0F)
_ONES = cython.declare(cython.ulonglong, 0x0101010101010101)

_TEXTS: tuple[str, ...] = tuple(
    RANKS[card & 15] + SUITS[card >> 4] if card & 15 < 13 else "" for card in range(64)
)
_CODES: dict[str, int] = {text: card for card, text in enumerate(_TEXTS) if text}


def card_text(card: int) -> str:
    """The two characters of a card, ``"7S"`` or ``"TD"``."""
    return _TEXTS[card]


def is_card(card: object) -> bool:
    """Whether something is the code of a card."""
    return type(card) is int and 0 <= card < 64 and bool(_TEXTS[card])


def cards_text(cards: Iterable[int], separator: str = " ") -> str:
    """Cards as text in the order given, ``"5S 6S"``."""
    return separator.join([_TEXTS[card] for card in cards])


def parse_card(text: str) -> int:
    """The code of a card written as rank and suit; case does not matter.

    Raises CardError ``card-unknown`` for anything else.
    """
    card = _CODES.get(text.upper()) if text.isascii() else None
    if card is None:
        raise CardError("card-unknown", card=text[:20])
    return card


def parse_cards(text: str) -> tuple[int, ...]:
    """Cards separated by blanks, commas or hyphens, in the order written.

    Raises CardError ``card-unknown`` for the first that is none.
    """
    return tuple(parse_card(word) for word in text.replace(",", " ").replace("-", " ").split())


@lru_cache(maxsize=8)
def pack_cards(pack: int, packs: int = 1) -> tuple[int, ...]:
    """All cards of `packs` packs of `pack` (40 or 52) cards, by code, copies side by side."""
    missing = "89T" if pack == 40 else ""
    return tuple(
        c for c, text in enumerate(_TEXTS) if text and text[0] not in missing for _ in range(packs)
    )


def multiset(cards: Iterable[int]) -> tuple[int, int]:
    """Cards as the two masks `(lo, hi)`.

    Raises CardError ``card-thrice`` for a card held more than twice.
    """
    lo = hi = 0
    for card in cards:
        bit = 1 << card
        if hi & bit:
            raise CardError("card-thrice", card=_TEXTS[card])
        hi |= lo & bit
        lo |= bit
    return lo, hi


def cards_of(lo: int, hi: int = 0) -> tuple[int, ...]:
    """The cards of two masks, by code, copies side by side."""
    cards = []
    while lo:
        bit = lo & -lo
        lo ^= bit
        card = bit.bit_length() - 1
        cards.append(card)
        if hi & bit:
            cards.append(card)
    return tuple(cards)


@cython.ccall
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def twice(meld: cython.ulonglong) -> cython.ulonglong:
    """The cards that a meld written as one integer holds twice."""
    if not meld & _TWICE:
        return 0
    return meld & (((meld & _TWICE) >> 15) * _LANE)


@cython.ccall
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def less_lo(
    lo: cython.ulonglong,
    hi: cython.ulonglong,
    out_lo: cython.ulonglong,
    out_hi: cython.ulonglong,
) -> cython.ulonglong:
    """The first mask of a multiset without other cards, which are all among it."""
    return (lo & ~out_lo) | (hi & ~out_hi)


@cython.ccall
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def less_hi(hi: cython.ulonglong, out_lo: cython.ulonglong) -> cython.ulonglong:
    """The second mask of the same."""
    return hi & ~out_lo


def spread(meld: int) -> tuple[int, int]:
    """The two masks `(lo, hi)` of a meld written as one integer (see `rules.melds`)."""
    return meld & _ALL, twice(meld)


@cython.ccall
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def count(mask: cython.ulonglong) -> cython.int:
    """How many bits of a mask are set."""
    if cython.compiled:
        mask = mask - ((mask >> 1) & _PAIRS)
        mask = (mask & _FOURS) + ((mask >> 2) & _FOURS)
        mask = (mask + (mask >> 4)) & _EIGHTS
        return (mask * _ONES) >> 56
    return mask.bit_count()


if not cython.compiled:  # compiled, it is an instruction of the processor: see cards.pxd

    def lowest(mask: int) -> int:
        """The place of the lowest bit of a mask that has one: the code of its first card."""
        return (mask & -mask).bit_length() - 1


@cython.ccall
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def squeeze(mask: cython.ulonglong) -> cython.ulonglong:
    """A mask of 40-pack cards with J Q K moved down beside the 7 (M2)."""
    return (mask & _BELOW_J) | ((mask & _FROM_J) >> 3)


@cython.ccall
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def unsqueeze(mask: cython.ulonglong) -> cython.ulonglong:
    """The inverse of `squeeze`."""
    return (mask & _BELOW_J) | ((mask & _FROM_J_SQUEEZED) << 3)
