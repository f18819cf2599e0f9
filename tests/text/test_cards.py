"""Cards as they are called, written and typed."""

from __future__ import annotations

import pytest

from conquian.cards import card_text, pack_cards, parse_card, parse_cards
from conquian.errors import CardError
from conquian.rules import meld_of
from conquian.text import (
    LANGUAGES,
    Faces,
    Pen,
    card_name,
    card_short,
    catalog_of,
    default_faces,
    parse_typed_card,
    parse_typed_cards,
    typed,
)

FRENCH, SPANISH = Faces.FRENCH, Faces.SPANISH


@pytest.mark.parametrize(
    ("language", "faces", "card", "name", "the", "short", "letters"),
    [
        ("en", FRENCH, "7S", "seven of spades", "the seven of spades", "7♠", "7S"),
        ("en", FRENCH, "TD", "ten of diamonds", "the ten of diamonds", "10♦", "10D"),
        ("en", SPANISH, "KD", "rey of Oros", "the rey of Oros", "12Or", "12Or"),
        ("es", SPANISH, "7S", "siete de espadas", "el siete de espadas", "7Es", "7Es"),
        ("es", SPANISH, "JH", "sota de copas", "la sota de copas", "10Co", "10Co"),
        ("es", SPANISH, "AC", "as de bastos", "el as de bastos", "1Ba", "1Ba"),
        ("es", FRENCH, "QH", "reina de corazones", "la reina de corazones", "Q♥", "QC"),
        ("fr", FRENCH, "AS", "as de pique", "l’as de pique", "A♠", "AP"),
        ("fr", FRENCH, "QD", "dame de carreau", "la dame de carreau", "D♦", "DK"),
        ("fr", FRENCH, "JC", "valet de trèfle", "le valet de trèfle", "V♣", "VT"),
        ("fr", SPANISH, "KD", "rey d’Oros", "le rey d’Oros", "12Or", "12Or"),
        ("pt", FRENCH, "QH", "dama de copas", "a dama de copas", "Q♥", "QC"),
        ("pt", FRENCH, "7S", "sete de espadas", "o sete de espadas", "7♠", "7E"),
        ("it", FRENCH, "8D", "otto di quadri", "l’otto di quadri", "8♦", "8Q"),
        ("it", FRENCH, "KC", "re di fiori", "il re di fiori", "K♣", "KF"),
        ("nl", FRENCH, "AH", "hartenaas", "de hartenaas", "A♥", "AH"),
        ("nl", FRENCH, "JD", "ruitenboer", "de ruitenboer", "B♦", "BR"),
        ("nl", SPANISH, "7C", "zeven van Bastos", "de zeven van Bastos", "7Ba", "7Ba"),
    ],
)
def test_names(
    language: str, faces: Faces, card: str, name: str, the: str, short: str, letters: str
) -> None:
    catalog, code = catalog_of(language), parse_card(card)
    assert card_name(catalog, code, faces) == name
    assert card_name(catalog, code, faces, article=True) == the
    assert card_short(catalog, code, faces) == short
    assert card_short(catalog, code, faces, unicode=False) == letters
    assert letters.isascii()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("faces", Faces)
def test_whatever_is_shown_can_be_typed(language: str, faces: Faces) -> None:
    catalog = catalog_of(language)
    for card in pack_cards(52):
        written = (
            card_name(catalog, card, faces),
            card_name(catalog, card, faces, article=True),
            card_short(catalog, card, faces),
            card_short(catalog, card, faces, unicode=False),
        )
        for text in written:
            for typing in (text, text.upper(), text.lower(), f" {text}  "):
                assert parse_typed_card(typing, language, faces) == card, typing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("faces", Faces)
def test_letters_of_the_table_in_the_docstring(language: str, faces: Faces) -> None:
    kind = "spanish" if faces is SPANISH else language
    for place, letter in enumerate(typed.RANK_LETTERS[kind]):
        card = (10 + place) | 3 << 4
        assert parse_typed_card(f"{letter}♠", language, faces) == card
        assert parse_typed_card(f"{'JQK'[place]} S", language, faces) == card
    for suit, letter in enumerate(typed.SUIT_LETTERS[kind]):
        assert parse_typed_card(f"7{letter}", language, faces) == suit << 4 | 6
        assert parse_typed_card(f"7 {letter.lower()}", language, faces) == suit << 4 | 6
    row = next(
        line
        for line in (typed.__doc__ or "").splitlines()
        if line.startswith("Spanish  " if kind == "spanish" else f"{language} ")
    )
    assert all(letter in row for letter in typed.SUIT_LETTERS[kind] + typed.RANK_LETTERS[kind])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("faces", Faces)
def test_notation_is_read_where_the_table_has_no_other_use_for_a_letter(
    language: str, faces: Faces
) -> None:
    kind = "spanish" if faces is SPANISH else language
    for card in pack_cards(40):
        text = card_text(card)
        if text[1] not in typed.SUIT_LETTERS[kind] and text[0] not in typed.RANK_LETTERS[kind]:
            assert parse_typed_card(text, language, faces) == card


@pytest.mark.parametrize(
    ("text", "language", "faces", "card"),
    [
        ("5s", "en", FRENCH, "5S"),
        ("TD", "en", FRENCH, "TD"),
        ("10c", "en", FRENCH, "TC"),
        ("10c", "es", SPANISH, "JH"),  # the sota, as printed; C is Copas
        ("7c", "es", SPANISH, "7H"),
        ("7c", "fr", FRENCH, "7H"),
        ("7 espadas", "es", SPANISH, "7S"),
        ("12 oros", "es", SPANISH, "KD"),
        ("rey oros", "es", SPANISH, "KD"),
        ("REY DE ORÓS", "es", SPANISH, "KD"),
        ("td", "es", SPANISH, "TD"),
        ("7 es", "es", SPANISH, "7S"),
        ("7 cor", "es", FRENCH, "7H"),
        ("roi de pique", "fr", FRENCH, "KS"),
        ("V c", "fr", FRENCH, "JH"),
        ("l'as de coeur", "fr", FRENCH, "AH"),
        ("D♥️", "fr", FRENCH, "QH"),
        ("♡ dame", "fr", FRENCH, "QH"),
        ("schoppen zeven", "nl", FRENCH, "7S"),
        ("hk", "nl", FRENCH, "KC"),  # the value comes first: heer, klaveren
        ("klaver boer", "nl", FRENCH, "JC"),
        ("asso di fiori", "it", FRENCH, "AC"),
        ("fp", "it", FRENCH, "JS"),
        ("dois de paus", "pt", FRENCH, "2C"),
        ("7 of swords", "en", SPANISH, "7S"),
        ("7. of spades", "en", FRENCH, "7S"),
    ],
)
def test_typed(text: str, language: str, faces: Faces, card: str) -> None:
    assert card_text(parse_typed_card(text, language, faces)) == card


@pytest.mark.parametrize(
    ("text", "language", "faces", "key"),
    [
        ("", "en", FRENCH, "card-unknown"),
        ("hello", "en", FRENCH, "card-unknown"),
        ("7s 6s", "en", FRENCH, "card-unknown"),
        ("7x", "en", FRENCH, "card-unknown"),
        ("0s", "en", FRENCH, "card-unknown"),
        ("7,s", "en", FRENCH, "card-unknown"),
        ("x" * 500, "en", FRENCH, "card-unknown"),
        ("7", "en", FRENCH, "card-suit-missing"),
        ("queen", "en", FRENCH, "card-suit-missing"),
        ("spades", "en", FRENCH, "card-rank-missing"),
        ("♠", "en", FRENCH, "card-rank-missing"),
        ("oros", "es", SPANISH, "card-rank-missing"),
        ("7 cu", "en", FRENCH, "card-ambiguous"),  # cups or cudgels
    ],
)
def test_typed_in_vain(text: str, language: str, faces: Faces, key: str) -> None:
    with pytest.raises(CardError) as caught:
        parse_typed_card(text, language, faces)
    assert caught.value.key == key
    assert caught.value.details["card"] == text.strip()[:20]


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("5s 6s 7s", "5S 6S 7S"),
        ("5s-6s-7s", "5S 6S 7S"),
        ("5s,6s , seven of spades", "5S 6S 7S"),
        ("five of spades 6 s king hearts", "5S 6S KH"),
        ("", ""),
        (" - ", ""),
    ],
)
def test_typed_cards(text: str, cards: str) -> None:
    assert parse_typed_cards(text, "en", FRENCH) == parse_cards(cards)


def test_typed_cards_name_the_first_that_is_none() -> None:
    with pytest.raises(CardError) as caught:
        parse_typed_cards("5s nonsense 7s", "en", FRENCH)
    assert caught.value.details["card"] == "nonsense"


def test_a_pen_writes_tables() -> None:
    table = tuple(meld_of(parse_cards(text), 40) for text in ("KC KD KH", "6S 7S JS"))
    english = catalog_of("en")
    assert Pen(english, FRENCH).table(table) == "K♣ K♦ K♥ | 6♠ 7♠ J♠"
    assert Pen(english, FRENCH, unicode=False).table(table) == "KC KD KH | 6S 7S JS"
    assert Pen(catalog_of("es"), SPANISH, spoken=True).table(table) == (
        "rey de bastos, rey de oros, rey de copas; "
        "seis de espadas, siete de espadas, sota de espadas"
    )


def test_default_faces() -> None:
    assert [default_faces(language) for language in LANGUAGES] == [FRENCH, SPANISH, *[FRENCH] * 4]


@pytest.mark.parametrize("language", ["es", "fr", "pt"])
def test_an_as_is_an_ace_without_a_suit(language: str) -> None:
    with pytest.raises(CardError, match="card-suit-missing"):
        parse_typed_card("as", language, Faces.FRENCH)
    assert parse_typed_card("AS", language, Faces.FRENCH) == parse_card("AS")
