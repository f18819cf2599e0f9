"""Catalogues: from a key and arguments to a sentence in the player's language.

The texts are Fluent files, ``locales/<language>/*.ftl``. Opening a catalogue only cuts its files
into entries; an entry is parsed when its key is first asked for, so a command that says one
sentence pays for one sentence. `fluent.runtime` itself is imported with the first entry.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING

from conquian.errors import ConquianError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["LANGUAGES", "Catalog", "catalog_of", "entries", "pick_language"]

LANGUAGES = ("en", "es", "fr", "pt", "it", "nl")
"""The languages of the catalogues, English first: the others are measured by it."""

_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")


def entries(source: str) -> dict[str, str]:
    """The entries of a Fluent source by id (a term's with its hyphen), as they are written.

    An entry begins at the start of a line and ends where the next entry or comment begins.
    """
    found: dict[str, str] = {}
    starts = list(_ENTRY.finditer(source))
    ends = [match.start() for match in starts[1:]] + [len(source)]
    for match, end in zip(starts, ends, strict=True):
        text = source[match.start() : end]
        found[match[1]] = text.partition("\n#")[0].rstrip() + "\n"
    return found


@lru_cache(maxsize=len(LANGUAGES))
def _sources(language: str) -> dict[str, str]:
    """All entries of a language."""
    found: dict[str, str] = {}
    folder = files("conquian.text").joinpath("locales", language)
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.name.endswith(".ftl"):
            found.update(entries(path.read_text(encoding="utf-8")))
    return found


class Catalog:
    """The texts of one language.

    A text that the language lacks is taken from English, and an unknown key stands for itself:
    a game never stops for want of words. The tests see to it that nothing is lacking.
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ConquianError(
                "language-unknown", language=language[:20], known=", ".join(LANGUAGES)
            )
        self.language = language
        self._bundle: FluentBundle | None = None
        self._loaded: set[str] = set()

    def __contains__(self, key: object) -> bool:
        return key in _sources(self.language)

    def text(self, key: str, /, **args: str | float) -> str:
        """The text of a key with its arguments filled in."""
        if key in _sources(self.language):
            return self._format(key, args)
        if self.language != "en":
            return catalog_of("en").text(key, **args)
        return key

    def _format(self, key: str, args: dict[str, str | float]) -> str:
        self._load(key)
        assert self._bundle is not None
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        text, _ = self._bundle.format_pattern(pattern, args)
        return str(text)

    def _load(self, key: str) -> None:
        """Parse the entry of a key, and those that it refers to, unless this was done."""
        if key in self._loaded:
            return
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False)
        self._loaded.add(key)
        source = _sources(self.language).get(key, "")
        self._bundle.add_resource(FluentResource(source))
        for reference in _REFERENCE.findall(source):
            self._load(reference)


@lru_cache(maxsize=len(LANGUAGES))
def catalog_of(language: str) -> Catalog:
    """The catalogue of a language, made once."""
    return Catalog(language)


def pick_language(option: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: the one asked for, else the locale's, else English.

    `option` may be a language or a locale, ``pt`` or ``pt_BR.UTF-8``. Raises ConquianError
    ``language-unknown`` when it is neither; an environment is never wrong.
    """
    if option is not None:
        language = _language(option)
        if language not in LANGUAGES:
            raise ConquianError(
                "language-unknown", language=option[:20], known=", ".join(LANGUAGES)
            )
        return language
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            language = _language(environ[name])
            return language if language in LANGUAGES else "en"
    return "en"


def _language(locale: str) -> str:
    return re.split(r"[_.@-]", locale.strip(), maxsplit=1)[0].lower()
