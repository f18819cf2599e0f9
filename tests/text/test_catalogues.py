"""Every language says the same things as English, with the same arguments."""

from __future__ import annotations

import re

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from conquian.text import LANGUAGES
from conquian.text.catalog import entries
from conquian.text.faces import RANK_IDS
from tests.text.ftl import files, junk, messages

OTHERS = [language for language in LANGUAGES if language != "en"]
WORDS = {"you", "rank"}  # variables that select by word; all others are numbers
# Words that melt into an article after them, or ask for another form of it.
MELTING = {
    "es": "a|de",
    "fr": "à|de|d’|au|du|que|qu’",
    "pt": "a|à|de|em|por|do|da|no|na",
    "it": "a|di|da|in|su|del|al",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_syntax(language: str) -> None:
    for path in files(language):
        assert not junk(path), path


@pytest.mark.parametrize("language", LANGUAGES)
def test_cut_entries_are_the_parsers(language: str) -> None:
    found: set[str] = set()
    for path in files(language):
        source = path.read_text(encoding="utf-8")
        cut = entries(source)
        for name, text in cut.items():
            (entry,) = FluentResource(text).body
            assert isinstance(entry, ast.Message)
            assert entry.id.name == name, path
        found |= set(cut)
    assert found == set(messages(language))


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_keys_in_the_same_files(language: str) -> None:
    mine = {(message.file, name) for name, message in messages(language).items()}
    english = {(message.file, name) for name, message in messages("en").items()}
    assert english - mine == set(), "missing"
    assert mine - english == set(), "extra"


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_variables(language: str) -> None:
    english = messages("en")
    for name, message in messages(language).items():
        assert message.variables == english[name].variables, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_select_variants(language: str) -> None:
    """Words are those of English (of `rank`: ids of ranks), numbers the language's plurals."""
    english = messages("en")
    plurals = set(Locale.parse(language).plural_form.tags) | {"other"}
    ranks = {rank for ids in RANK_IDS.values() for rank in ids} | {"other"}
    for name, message in messages(language).items():
        for variable, keys in message.selects.items():
            if variable == "rank":
                assert keys <= ranks, name
            elif variable in WORDS:
                assert keys == english[name].selects[variable], name
            else:
                assert message.defaults[variable] == {"other"}, name
                assert {key for key in keys if not key.isdigit()} <= plurals, name
                assert "one" in keys, name
        assert set(message.selects) == set(english[name].selects), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_standard_fluent(language: str) -> None:
    """The browser reads the same files: no functions of our own."""
    for name, message in messages(language).items():
        assert message.functions <= {"NUMBER"}, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 21, 1_000_000])
def test_every_message_can_be_said(language: str, number: int) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for path in files(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for name, message in messages(language).items():
        for word in {key for v in WORDS for key in message.selects.get(v, set())} or {"other"}:
            args = {
                variable: word if variable in WORDS else number for variable in message.variables
            }
            pattern = bundle.get_message(name).value
            assert pattern is not None, name
            told, errors = bundle.format_pattern(pattern, args)
            assert not errors, name
            text = str(told)
            assert text.strip(), name
            assert "{" not in text, name


@pytest.mark.parametrize("language", MELTING)
def test_a_card_never_follows_a_melting_word(language: str) -> None:
    for path in files(language):
        for name, text in entries(path.read_text(encoding="utf-8")).items():
            if name == "card-the":
                continue
            found = re.search(rf"\b({MELTING[language]})\s*\{{ \$card \}}", text)
            assert not found, f"{name}: {found}"


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    """A sentence that is the same as in English was forgotten."""
    english = {n: t for path in files("en") for n, t in entries(path.read_text("utf-8")).items()}
    for path in files(language):
        for name, text in entries(path.read_text(encoding="utf-8")).items():
            words = re.findall(r"[a-z]{3,}", re.sub(r"\{[^}]*\}", "", text.partition("=")[2]))
            assert text != english.get(name) or len(words) < 4, name
