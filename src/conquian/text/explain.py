"""Errors as sentences: what is wrong, and what to do instead; then the clause, as in "(A1)"."""

from __future__ import annotations

from conquian.cards import parse_card, parse_cards
from conquian.errors import CardError, ConquianError
from conquian.text.catalog import Catalog
from conquian.text.faces import Faces, Pen, card_name, card_short

__all__ = ["error_text"]

_EXAMPLE = parse_card("7S")
# Errors about things written in files name seats as the files do, from 0; the others as people do.
_WRITTEN = ("position-", "record-", "fair-")


def error_text(
    catalog: Catalog,
    error: ConquianError,
    faces: Faces,
    *,
    unicode: bool = True,
    spoken: bool = False,
) -> str:
    """An error in the reader's language and faces, and what caused it, if an error of ours did.

    `unicode` and `spoken` are as in `Pen`.
    """
    pen = Pen(catalog, faces, unicode=unicode, spoken=spoken)
    args: dict[str, str | int] = {
        "example": card_short(catalog, _EXAMPLE, faces, unicode=False).lower(),
        "spoken": card_name(catalog, _EXAMPLE, faces),
    }
    written = error.key.startswith(_WRITTEN)
    for name, value in error.details.items():
        if name in ("seat", "cutter") and isinstance(value, int) and not written:
            value += 1
        args[name] = _shown(pen, name, value)
    text = catalog.text(error.key, **args)
    text = text[:1].upper() + text[1:]
    cause = error.__cause__
    if isinstance(cause, ConquianError):
        return f"{text} {error_text(catalog, cause, faces, unicode=unicode, spoken=spoken)}"
    return f"{text} ({error.clause})" if error.clause else text


def _shown(pen: Pen, name: str, value: str | int) -> str | int:
    """A detail of an error as a person reads it: cards in the reader's faces, settings by name."""
    if name == "field" and isinstance(value, str):
        key = f"field-{value.replace('_', '-')}"
        return pen.catalog.text(key) if key in pen.catalog else value
    if name not in ("card", "cards", "meld", "top") or not isinstance(value, str):
        return value
    try:
        cards = parse_cards(value)
    except CardError:
        return value  # what a person typed, and names no card
    if len(cards) == 1:
        return pen.card(cards[0])
    return pen.cards(cards) if cards else value
