"""What players are called by others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from conquian.text.catalog import LANGUAGES, Catalog, catalog_of

__all__ = ["nameless", "public_names"]


@cache
def nameless() -> dict[str, str]:
    """What a person without a name is called, "you", by languages: each with its language."""
    return {catalog_of(language).text("ui-you"): language for language in LANGUAGES}


def public_names(names: Sequence[str], catalog: Catalog | None = None) -> tuple[str, ...]:
    """The names of a table's seats for people who did not sit there.

    Whoever is "you" has no name, and is player 1, 2 … to others: in the language of `catalog`, or
    without one in the language of that "you".
    """
    made = []
    for number, name in enumerate(names, start=1):
        language = nameless().get(name)
        if language is not None:
            name = (catalog or catalog_of(language)).text("player-number", number=number)
        made.append(name)
    return tuple(made)
