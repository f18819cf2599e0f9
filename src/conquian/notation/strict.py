"""Small readings that let nothing else through: whole numbers, single cards, excerpts."""

from __future__ import annotations

from conquian.cards import pack_cards, parse_card
from conquian.errors import CardError, NotationError
from conquian.rules.house import Rules

__all__ = ["any_card", "number", "pack_card", "short"]


def short(text: str) -> str:
    """The beginning of a text that may hold anything, in ASCII, to quote in an error."""
    return ascii(text[:40])[1:-1]


def number(text: str, most: int) -> int | None:
    """The number that a text is: 0 to `most`, in ASCII digits, without sign or leading zero."""
    if text.isascii() and text.isdigit() and len(text) <= len(str(most)):
        value = int(text)
        if value <= most and (text == "0" or text[0] != "0"):
            return value
    return None


def any_card(text: str) -> int:
    """The card that a text names. Raises NotationError ``card-unknown``."""
    try:
        if text.isascii():
            return parse_card(text)
    except CardError:
        pass
    raise NotationError("card-unknown", card=short(text)[:20])


def pack_card(text: str, rules: Rules) -> int:
    """The card of the table's pack that a text names.

    Raises NotationError ``card-unknown``, or ``card-not-in-pack`` for the 8, 9 or 10 of 40 cards.
    """
    card = any_card(text)
    if card not in pack_cards(rules.pack):
        raise NotationError("card-not-in-pack", card=text.upper(), pack=rules.pack)
    return card
