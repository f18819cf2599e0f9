"""What a typed line means: a command with its rest, a number, cards, or just Enter.

The words of every command come from the catalogue (``cmd-…``, separated by commas); the English
ones are always understood, as is changing the language in any of them, and no word depends on case
or accents. Whatever is no command may be
cards: that is for `staging` to say.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from conquian.text import LANGUAGES, Catalog, catalog_of

__all__ = ["COMMANDS", "Intent", "aliases", "choice", "is_number", "parse", "plain"]

COMMANDS: Final = (
    "use", "decline", "force", "waive", "discard", "give", "ok", "undo",
    "plays", "more", "table", "sort", "faces", "words", "teach", "confirm", "language",
    "why", "rules", "score", "fair", "mix", "record", "save", "new", "games", "help", "quit",
)  # fmt: skip
_MOST_DIGITS: Final = 4


_LONGEST = 5  # words of an alias
_MARKS = ".!?:¡¿'\"«»“”’ "  # that may stand around a command


@dataclass(frozen=True, slots=True)
class Intent:
    """`kind` is a word of `COMMANDS`, or "enter", "number" or "cards"; `rest` what follows it."""

    kind: str
    rest: str = ""

    @property
    def number(self) -> int:
        """The number typed; 0 if there is none."""
        return int(self.rest) if is_number(self.rest) else 0


def plain(text: str) -> str:
    """Small letters without accents, blanks single."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join([char for char in spread if not unicodedata.combining(char)])
    return " ".join(bare.split())


def aliases(catalog: Catalog, command: str) -> tuple[str, ...]:
    """The words for a command in one language; the first is the one that help shows."""
    words = catalog.text(f"cmd-{command}").split(",")
    return tuple([plain(word) for word in words if word.strip()])


@lru_cache(maxsize=8)
def _words(language: str) -> dict[str, str]:
    """Every word for every command; the language's own first, then the English ones."""
    found: dict[str, str] = {}
    for source in (language, "en"):
        for command in COMMANDS:
            for word in aliases(catalog_of(source), command):
                found.setdefault(word, command)
    for source in LANGUAGES:  # whoever cannot read what is said knows the word of their own
        for word in aliases(catalog_of(source), "language"):
            found.setdefault(word, "language")
    return found


def parse(line: str, catalog: Catalog) -> Intent:
    """What a line means. Never fails: what it cannot place are "cards"."""
    text = plain(line)
    if not text:
        return Intent("enter")
    if is_number(text):
        return Intent("number", text)
    known = _words(catalog.language)
    parts = line.split()
    for size in range(min(len(parts), _LONGEST), 0, -1):
        head = plain(" ".join(parts[:size]))
        if head not in known:
            head = head.strip(_MARKS)
        if head in known:
            rest = " ".join(parts[size:])
            if known[head] == "ok" and rest:
                return Intent("cards", rest)  # "lay 5s 6s 7s"
            return Intent(known[head], rest)
    return Intent("cards", line)


def choice(text: str, catalog: Catalog, *options: str) -> str | None:
    """Which of some options (``arg-…``) a word names, in the language or in English."""
    word = plain(text)
    for source in (catalog, catalog_of("en")):
        for option in options:
            words = source.text(f"arg-{option}").split(",")
            if word in [plain(each) for each in words]:
                return option
    return None


def is_number(text: str) -> bool:
    """Whether a text is a number short enough to be meant as one."""
    return 0 < len(text) <= _MOST_DIGITS and text.isascii() and text.isdigit()
