"""The fair deal: nobody, the one who shuffles included, can choose the order of the pack.

1. The house takes a secret of 32 random bytes and announces its SHA-256, the *commitment*.
2. Only then every seat contributes a text, which the house could not know when it committed.
3. The order of the pack follows from both. HMAC-SHA-256, keyed with the secret, is run over

       frame(DOMAIN) frame(rules) hand dealer seats frame(text of seat 0) … counter

   where numbers are four bytes, big-endian, `frame` puts its length before a text in UTF-8,
   `rules` are the house rules in notation, `dealer` is the dealer's seat plus one (0 while the
   seats cut for deal), and `counter` goes 0, 1, 2 … Each digest is read as eight 32-bit words. The
   pack, in order of card code, is shuffled after Fisher and Yates, from the last place down:
   place *i* changes cards with place `word mod (i + 1)`. Words that would favour the smaller
   remainders are skipped.
4. The seat after the dealer may cut (D1).
5. When the hand is over the secret is revealed, and `verify.verify` does all of this again.

So the house cannot deal as it likes without breaking SHA-256, and the players, who do not know the
secret, cannot either. Whoever knows the secret must not contribute or cut: see `Commit.house`.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Final, TypeVar

from conquian.notation import rules_text
from conquian.rules import Rules, full_deck

__all__ = ["SECRET_BYTES", "commitment_of", "cut_deck", "deck_order"]

SECRET_BYTES: Final = 32
DOMAIN: Final = b"conquian fair deal 1"

Item = TypeVar("Item")


def commitment_of(secret: bytes) -> str:
    """What is announced of a secret: its SHA-256 in lower-case hexadecimal."""
    return sha256(secret).hexdigest()


def deck_order(
    rules: Rules, secret: bytes, contributions: Sequence[str], hand: int, dealer: int
) -> tuple[int, ...]:
    """The shuffled pack, top card first, before the cut; `dealer` is -1 in cutting for deal."""
    words = random_words(secret, message(rules, contributions, hand, dealer))
    return shuffled(full_deck(rules), lambda bound: below(words, bound))


def cut_deck(deck: Sequence[int], index: int) -> tuple[int, ...]:
    """The pack after its top `index` cards went below the rest."""
    return (*deck[index:], *deck[:index])


def message(rules: Rules, contributions: Sequence[str], hand: int, dealer: int) -> bytes:
    """What the secret signs, up to the counter. Different deals never give the same bytes."""
    table = _frame(rules_text(rules).encode())
    numbers = (hand, dealer + 1, len(contributions))
    frames = [_frame(text.encode()) for text in contributions]
    return b"".join([_frame(DOMAIN), table, *map(_four, numbers), *frames])


def random_words(secret: bytes, about: bytes) -> Iterator[int]:
    """32-bit words without end, from HMAC-SHA-256 in counter mode."""
    counter = 0
    while True:
        block = hmac.digest(secret, about + _four(counter), "sha256")
        for start in range(0, len(block), 4):
            yield int.from_bytes(block[start : start + 4], "big")
        counter += 1


def below(words: Iterator[int], bound: int, size: int = 1 << 32) -> int:
    """A number from 0 to `bound` - 1, each equally likely if words below `size` are.

    Words from the last multiple of `bound` on are skipped: what remains divides evenly.
    """
    fair = size - size % bound
    for word in words:
        if word < fair:
            return word % bound
    raise AssertionError("the words have no end")


def shuffled(items: Sequence[Item], choose: Callable[[int], int]) -> tuple[Item, ...]:
    """Fisher and Yates: every order comes from exactly one series of choices.

    `choose(n)` gives a number from 0 to n - 1.
    """
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = choose(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def _frame(text: bytes) -> bytes:
    return _four(len(text)) + text


def _four(number: int) -> bytes:
    return number.to_bytes(4, "big")
