"""Errors as sentences: what is wrong, and what to do instead; then the clause, as in "(A1)"."""

from __future__ import annotations

from conquian.cards import parse_card, parse_cards
from conquian.errors import CardError, ConquianError
from conquian.text.catalog import Catalog
from conquian.text.faces import Faces, Pen, card_name, card_short

__all__ = ["error_text"]

_EXAMPLE = parse_card("7S")


def error_text(
    catalog: Catalog,
    error: ConquianError,
    faces: Faces,
    *,
    unicode: bool = True,
    spoken: bool = False,
) -> str:
    """An error in the reader's language and faces; `unicode` and `spoken` are as in `Pen`."""
    pen = Pen(catalog, faces, unicode=unicode, spoken=spoken)
    args: dict[str, str | int] = {
        "example": card_short(catalog, _EXAMPLE, faces, unicode=False).lower(),
        "spoken": card_name(catalog, _EXAMPLE, faces),
    }
    for name, value in error.details.items():
        args[name] = _shown(pen, name, value)
    text = catalog.text(error.key, **args)
    text = text[:1].upper() + text[1:]
    return f"{text} ({error.clause})" if error.clause else text


def _shown(pen: Pen, name: str, value: str | int) -> str | int:
    """A detail of an error as a person reads it: cards in faces, players counted from one."""
    if name == "seat" and isinstance(value, int):
        return value + 1
    if name == "field" and isinstance(value, str):
        key = f"field-{value.replace('_', '-')}"
        return pen.catalog.text(key) if key in pen.catalog else value
    if name not in ("card", "cards", "meld") or not isinstance(value, str):
        return value
    try:
        cards = parse_cards(value)
    except CardError:
        return value  # what a person typed, and names no card
    if name == "card" and len(cards) == 1:
        return pen.card(cards[0])
    return pen.cards(cards)
