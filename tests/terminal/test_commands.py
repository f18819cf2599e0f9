"""What typed lines mean, in every language."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conquian.errors import CardError, ConquianError
from conquian.terminal.commands import COMMANDS, aliases, choice, parse
from conquian.terminal.staging import read_groups
from conquian.text import LANGUAGES, Faces, catalog_of
from conquian.text.typed import parse_typed_card

languages = pytest.mark.parametrize("language", LANGUAGES)


@languages
def test_every_command_has_its_own_words(language: str) -> None:
    owner: dict[str, str] = {}
    for command in COMMANDS:
        words = aliases(catalog_of(language), command)
        assert words, command
        for word in words:
            assert owner.setdefault(word, command) == command, word


@languages
def test_every_word_leads_to_its_command(language: str) -> None:
    catalog = catalog_of(language)
    for command in COMMANDS:
        for word in aliases(catalog, command):
            assert parse(word.upper(), catalog).kind == command
            assert parse(f"{word} 5s", catalog).rest == "5s"


@languages
def test_english_words_are_understood_everywhere(language: str) -> None:
    catalog = catalog_of(language)
    for command in COMMANDS:
        for word in aliases(catalog_of("en"), command):
            assert parse(word, catalog).kind == command, word


@languages
@pytest.mark.parametrize("faces", Faces)
def test_no_word_is_a_card(language: str, faces: Faces) -> None:
    for command in COMMANDS:
        for word in aliases(catalog_of(language), command):
            with pytest.raises(CardError):
                parse_typed_card(word, language, faces)


@languages
@pytest.mark.parametrize("faces", Faces)
def test_no_card_is_a_command(language: str, faces: Faces) -> None:
    from conquian.cards import pack_cards
    from conquian.text import card_name, card_short

    catalog = catalog_of(language)
    for card in pack_cards(52):
        for text in (card_name(catalog, card, faces), card_short(catalog, card, faces, False)):
            assert parse(text, catalog).kind == "cards", text


def test_numbers_blank_lines_and_accents() -> None:
    pt = catalog_of("pt")
    assert parse("  ", pt).kind == "enter"
    assert parse("12", pt).number == 12
    assert parse("123456", pt).kind == "cards"
    assert parse("NAO", pt).kind == parse("não", pt).kind == "decline"
    assert parse("٣", pt).kind == "cards"  # a digit, but not one that int() should meet
    assert parse("help!", pt).kind == "help"


def test_options_in_the_language_and_in_english() -> None:
    fr = catalog_of("fr")
    assert choice("espagnoles", fr, "spanish", "french") == "spanish"
    assert choice("FRENCH", fr, "spanish", "french") == "french"
    assert choice("tarot", fr, "spanish", "french") is None


@given(st.text(max_size=60), st.sampled_from(LANGUAGES), st.sampled_from(Faces))
def test_any_line_is_understood_or_refused_with_a_reason(
    line: str, language: str, faces: Faces
) -> None:
    catalog = catalog_of(language)
    intent = parse(line, catalog)
    assert intent.kind in (*COMMANDS, "enter", "number", "cards")
    if intent.kind == "cards":
        with suppress(ConquianError):
            assert all(read_groups(line, catalog, faces))
