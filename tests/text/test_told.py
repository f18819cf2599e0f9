"""What is said, word by word, and what must never be said."""

from __future__ import annotations

import random

import pytest

from conquian.cards import card_text, parse_card
from conquian.errors import CardError, IllegalAction, MatchError, NotationError, RecordError
from conquian.match.events import Played
from conquian.rules import EVENT_WORDS, PRESETS, Outcome, apply, deal, legal, view
from conquian.rules.state import OVER
from conquian.text import (
    LANGUAGES,
    Faces,
    card_short,
    catalog_of,
    error_text,
    narrate,
    narrate_match,
    why,
)
from tests.strategies import random_deck
from tests.text import told
from tests.text.ftl import messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told(language: str) -> None:
    """`python -m tests.text.told` writes the files anew."""
    kept = (told.FOLDER / f"{language}.txt").read_text(encoding="utf-8")
    assert told.told(language) == kept


def test_every_kind_of_event_is_among_them() -> None:
    assert {event.word for event, _ in told.EVENTS} == set(EVENT_WORDS)
    kinds = {event.kind for event, _ in told.MATCH_EVENTS}
    assert len(kinds) == 15
    assert all(not event.seen_by(event.seat).word.startswith("?") for event, _ in told.EVENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_hears_of_a_card_that_is_hidden(language: str) -> None:
    """D7: a passed card is named to the giver, and to the receiver when all have chosen."""
    gave, received = told.event("gave", 0, "4C", 1), told.event("received", 1, "4C", 0)
    catalog = catalog_of(language)
    card = card_short(catalog, parse_card("4C"), Faces.FRENCH)
    for event, those in ((gave, {0}), (received, {0, 1})):
        for you in (0, 1, 2, None):
            text = narrate(
                catalog, event, told.NAMES, you, Faces.FRENCH, told.view(PRESETS["tercerilla"])
            )
            assert (card in text) == (you in those)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PRESETS)
def test_whole_hands_can_be_told(language: str, name: str) -> None:
    """Every event of a hand has a sentence for every reader, without a gap or a stray sign."""
    chance = random.Random(f"{name} {language}")
    rules = PRESETS[name]
    names = told.NAMES[: rules.players]
    state = deal(rules, random_deck(rules, chance))
    catalog = catalog_of(language)
    while not state.over:
        choices = legal(state)
        state, happened = apply(state, choices[0] if chance.random() < 0.6 else choices[-1])
        for event in happened:
            for you in (None, *range(rules.players)):
                seen = view(state, you)
                text = narrate(catalog, event, names, you, Faces.SPANISH, seen)
                assert "{" not in text
                assert "$" not in text
                played = Played(event)
                assert (
                    narrate_match(catalog, played, names, you, Faces.SPANISH, rules, seen) == text
                )
                short = narrate(catalog, event, names, you, Faces.SPANISH, seen, teach=False)
                assert text == f"{short} {why(catalog, event.seen_by(you), rules)}"


def test_the_forcing_meld_is_named() -> None:
    event, seen = next((e, v) for e, v in told.EVENTS if e.word == "forced")
    text = narrate(catalog_of("en"), event, told.NAMES, 0, Faces.FRENCH, seen, teach=False)
    assert text == (
        "Bob forces you: J♠ fits 5♠ 6♠ 7♠ on your table, so you must use it after all (F1)."
    )


def test_letters_only_where_signs_cannot_be_shown() -> None:
    event, seen = told.event("drew", 0, "TD"), told.view()
    text = narrate(
        catalog_of("fr"), event, told.NAMES, 0, Faces.FRENCH, seen, teach=False, unicode=False
    )
    assert text == "Tu pioches et retournes 10K."


def test_a_partner_wins_with_you() -> None:
    won = told.event("won", 0, other=0)
    seen = told.view(told.PARTNERS, phase=OVER, outcome=Outcome(0, 0))
    texts = {
        you: narrate(catalog_of("en"), won, told.NAMES, you, Faces.FRENCH, seen, teach=False)
        for you in (0, 1, 2, 3)
    }
    assert texts[0].startswith("You win!")
    assert texts[2].startswith("Your side wins!")
    assert texts[1] == texts[3] == "Ana wins: the card on offer makes 15 on the table."


def test_errors_end_with_their_clause() -> None:
    error = IllegalAction("use-lacks-table", "A1", cards="5S 6S")
    assert error_text(catalog_of("es"), error, Faces.SPANISH).endswith("(A1)")
    spoken = error_text(catalog_of("es"), error, Faces.SPANISH, spoken=True)
    assert spoken.startswith("Olvidaste cinco de espadas, seis de espadas.")


def test_errors_show_cards_in_the_readers_faces() -> None:
    error = IllegalAction("meld-mixed", "M1", meld="5S-6S-7H")
    assert "5♠ 6♠ 7♥" in error_text(catalog_of("en"), error, Faces.FRENCH)
    assert "5Es 6Es 7Co" in error_text(catalog_of("en"), error, Faces.SPANISH)
    assert "5P 6P 7C" in error_text(catalog_of("fr"), error, Faces.FRENCH, unicode=False)


def test_errors_keep_what_a_person_typed() -> None:
    text = error_text(catalog_of("en"), CardError("card-unknown", card="<7x>"), Faces.SPANISH)
    assert text.startswith("“<7x>” is not the name of a card.")
    assert "7es is the seven of Espadas" in text
    empty = NotationError("position-offered-pile", "T2", card="5S", top="-")
    assert "which is -" in error_text(catalog_of("en"), empty, Faces.FRENCH)


def test_players_are_counted_from_one_but_seats_in_files_from_nought() -> None:
    english = catalog_of("en")
    turn = error_text(english, IllegalAction("not-your-turn", "T2", seat=0), Faces.FRENCH)
    assert "player 1" in turn
    cutter = MatchError("match-not-cutter", "D1", seat=0, cutter=1)
    assert "player 2, not player 1" in error_text(english, cutter, Faces.FRENCH)
    file = NotationError("position-seat", seat=2, players=2)
    assert "no seat 2" in error_text(english, file, Faces.FRENCH)


def test_the_cause_of_an_error_is_told_too() -> None:
    error = RecordError("record-action", "T4", action=3, seat=0, token="discard:QH", reason="x")
    error.__cause__ = IllegalAction("discard-not-in-hand", "T4", card="QH")
    assert error_text(catalog_of("en"), error, Faces.FRENCH) == (
        "Action 3, discard:QH by seat 0, breaks the rules. "
        "You cannot discard Q♥: it is not in your hand. Choose a card that is. (T4)"
    )
    error.__cause__ = ValueError("not ours")
    assert error_text(catalog_of("en"), error, Faces.FRENCH).endswith("breaks the rules. (T4)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_in_errors_are_called_by_name(language: str) -> None:
    catalog = catalog_of(language)
    error = NotationError("rules-field-twice", field="holding_limit")
    assert catalog.text("field-holding-limit") in error_text(catalog, error, Faces.FRENCH)
    error = NotationError("rules-field-twice", field="colour")
    assert "colour" in error_text(catalog, error, Faces.FRENCH)


def test_a_card_in_an_error_is_any_card() -> None:
    for code in range(13):
        error = IllegalAction("discard-not-in-hand", "T4", card=card_text(code))
        assert "♣" in error_text(catalog_of("en"), error, Faces.FRENCH)


def test_cards_are_what_the_catalogue_says_they_are() -> None:
    """Details that the source gives as cards are the ones that are turned into faces."""
    named = {"card", "cards", "meld", "top"}
    assert named <= {v for message in messages("en").values() for v in message.variables}
