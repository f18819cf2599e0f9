"""Choosing a language, and what happens when a text is lacking."""

from __future__ import annotations

import subprocess
import sys

import pytest

from conquian.errors import ConquianError
from conquian.text import LANGUAGES, Catalog, catalog_of, pick_language
from conquian.text import catalog as catalog_module


@pytest.mark.parametrize(
    ("option", "environ", "language"),
    [
        (None, {}, "en"),
        (None, {"LANG": "pt_BR.UTF-8"}, "pt"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "nl_BE"}, "nl"),
        (None, {"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "nl_BE", "LC_ALL": "it"}, "it"),
        (None, {"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        (None, {"LANG": "fr_FR", "LC_ALL": "C.UTF-8"}, "en"),
        (None, {"LANG": "ja_JP.UTF-8"}, "en"),
        ("es", {"LANG": "fr_FR"}, "es"),
        ("es-MX", {}, "es"),
        ("ES_mx.UTF-8@euro", {}, "es"),
    ],
)
def test_pick_language(option: str | None, environ: dict[str, str], language: str) -> None:
    assert pick_language(option, environ) == language


@pytest.mark.parametrize("option", ["", "xx", "english", "klingon_QO'noS"])
def test_an_unknown_language_is_refused(option: str) -> None:
    with pytest.raises(ConquianError) as caught:
        pick_language(option, {"LANG": "es"})
    assert caught.value.key == "language-unknown"
    assert caught.value.details["known"] == "en, es, fr, pt, it, nl"
    with pytest.raises(ConquianError):
        Catalog(option)


def test_a_missing_text_is_said_in_english_and_an_unknown_key_says_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sources = {"en": {"only-english": "only-english = { $n } here\n"}, "es": {}}
    monkeypatch.setattr(catalog_module, "_sources", lambda language: sources[language])
    monkeypatch.setattr(catalog_module, "catalog_of", Catalog)
    spanish = Catalog("es")
    assert spanish.text("only-english", n=3) == "3 here"
    assert spanish.text("nowhere") == "nowhere"
    assert "only-english" not in spanish


def test_a_missing_argument_does_not_stop_the_game() -> None:
    assert "card" in catalog_of("en").text("card-unknown")


def test_messages_that_refer_to_others_are_loaded_with_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    source = {"a": "a = { b } { -c }\n", "b": "b = bee\n", "-c": "-c = sea\n"}
    monkeypatch.setattr(catalog_module, "_sources", lambda language: source)
    assert Catalog("en").text("a") == "bee sea"


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_no_isolation_marks(language: str) -> None:
    text = catalog_of(language).text("event-settled-drawn", hand=7)
    assert "7" in text
    assert not set(text) & {"\u2068", "\u2069"}


def test_fluent_is_imported_only_for_a_text() -> None:
    code = (
        "import sys, conquian.text as t; c = t.catalog_of('es');"
        "assert 'fluent.runtime' not in sys.modules; c.text('value-yes');"
        "assert 'fluent.runtime' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
