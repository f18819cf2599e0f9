"""Actions, arrangements and house rules as text."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conquian.errors import ConquianError, IllegalAction, NotationError, RulesError
from conquian.notation import (
    arrangement_text,
    parse_action,
    parse_arrangement,
    parse_rules,
    rules_text,
)
from conquian.rules import PRESETS, Action, Rules, house, legal
from tests.notation.mutations import mutated
from tests.strategies import Hand, played_hands, rules_strategy

CLASSIC = PRESETS["classic"]
TWO_PACK = PRESETS["two-pack"]


@pytest.mark.parametrize(
    "token",
    [
        "use:KC-KD-KH,5S-6S-7S",
        "use:7D-JD-QD",
        "decline",
        "decline:5S-6S-7S",
        "decline:-",
        "force",
        "waive",
        "discard:KC",
        "give:AC",
    ],
)
def test_token_is_its_own_text(token: str) -> None:
    assert str(parse_action(token, CLASSIC)) == token


def test_melds_and_cards_in_any_order_and_case() -> None:
    action = parse_action("USE:7s-5s-6s,kh-kc-kd", CLASSIC)
    assert str(action) == "use:KC-KD-KH,5S-6S-7S"
    assert action == Action.use(parse_arrangement("5S-6S-7S,KC-KD-KH", CLASSIC))


def test_M1_set_with_equal_suits_of_two_packs() -> None:
    assert arrangement_text(parse_arrangement("KC-KC-KD", TWO_PACK)) == "KC-KC-KD"


@pytest.mark.parametrize(
    ("token", "key"),
    [
        ("", "action-syntax"),
        ("use", "action-syntax"),
        ("use 5S-6S-7S", "action-syntax"),
        ("force:KC", "action-syntax"),
        ("waive:", "action-syntax"),
        ("discard", "action-syntax"),
        ("draw", "action-syntax"),
        ("decline\n", "action-syntax"),
        ("decline ", "action-syntax"),
        ("\u017force", "action-syntax"),
        ("decline:", "card-unknown"),
        ("use:5S-6S-7\u017f", "action-syntax"),
        ("use:5S--6S-7S", "card-unknown"),
        ("use:5S-6S-7S,", "card-unknown"),
        ("discard:KC-KD", "card-unknown"),
        ("discard:10C", "card-unknown"),
        ("discard:TC", "card-not-in-pack"),
        ("use:8C-8D-8H", "card-not-in-pack"),
        ("use:7C-8C-JC", "card-not-in-pack"),
        ("use:" + "5S-6S-7S," * 200, "action-too-long"),
    ],
)
def test_no_action(token: str, key: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(token, CLASSIC)
    assert caught.value.key == key
    assert str(caught.value).isascii()


@pytest.mark.parametrize(
    ("token", "clause", "key"),
    [
        ("use:5S-6S", "M1", "meld-too-short"),
        ("use:5S-6S-6S", "M3", "meld-card-twice"),
        ("use:5S-6S-JS", "M2", "run-gap"),
        ("decline:QS-KS-AS", "M2", "run-wraps"),
        ("use:5S-6S-7H", "M1", "meld-mixed"),
    ],
)
def test_M_no_meld(token: str, clause: str, key: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        parse_action(token, CLASSIC)
    assert (caught.value.clause, caught.value.key) == (clause, key)


@given(played_hands())
def test_every_legal_action_round_trips(hand: Hand) -> None:
    for action in legal(hand.states[-1]) + hand.actions:
        assert parse_action(str(action), hand.rules) == action


@given(played_hands(), st.data())
def test_mutated_token_is_an_action_or_an_error(hand: Hand, data: st.DataObject) -> None:
    tokens = [str(action) for action in hand.actions] or ["decline"]
    text = data.draw(mutated(data.draw(st.sampled_from(tokens))))
    try:
        action = parse_action(text, hand.rules)
    except (NotationError, IllegalAction):
        return
    assert parse_action(str(action), hand.rules) == action


@pytest.mark.parametrize("name", PRESETS)
def test_V_preset_is_written_by_its_name(name: str) -> None:
    assert rules_text(PRESETS[name]) == name
    assert parse_rules(name) == PRESETS[name]


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("classic,deal=9,target=10", house("classic", deal=9, target=10)),
        ("sociable,holding_limit=none", house("sociable", holding_limit=None)),
        ("no-discard,holding_limit=auto", house("no-discard", holding_limit="auto")),
        ("mexican,starter=on,hand_melds=off", house("mexican", starter=True, hand_melds=False)),
        ("classic,wins=none,units=100", house("classic", wins=None, units=100)),
    ],
)
def test_house_rules_are_written_as_what_differs(text: str, rules: Rules) -> None:
    assert parse_rules(text) == rules
    assert rules_text(rules) == text


def test_house_rules_in_any_order_and_repeating_the_preset() -> None:
    assert rules_text(parse_rules("classic,target=10,pack=40,deal=9")) == "classic,deal=9,target=10"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "rules-preset"),
        ("Classic", "rules-preset"),
        ("classic,", "rules-syntax"),
        ("classic,target", "rules-syntax"),
        ("classic,=3", "rules-syntax"),
        ("classic,target=1\u0662", "rules-syntax"),
        ("classic,name=mexican", "rules-field"),
        ("classic,jokers=2", "rules-field"),
        ("classic,deal=9,deal=9", "rules-field-twice"),
        ("classic,target=", "rules-field-value"),
        ("classic,target=012", "rules-field-value"),
        ("classic,target=-1", "rules-field-value"),
        ("classic,target=1e1", "rules-field-value"),
        ("classic,target=" + "9" * 300, "rules-field-value"),
        ("classic,target=none", "rules-field-value"),
        ("classic,forced=1", "rules-field-value"),
        ("classic,forced=maybe", "rules-field-value"),
        ("classic,deal=on", "rules-field-value"),
        ("classic,offers=7", "rules-field-value"),
        ("classic,target=500", "rules-field-range"),
        ("classic,players=4", "rules-stock"),
        ("classic,stake=" + "1" * 500, "rules-too-long"),
    ],
)
def test_no_house_rules(text: str, key: str) -> None:
    with pytest.raises((NotationError, RulesError)) as caught:
        parse_rules(text)
    assert caught.value.key == key


def test_rules_with_a_name_that_is_no_preset_have_no_text() -> None:
    with pytest.raises(RulesError) as caught:
        rules_text(Rules("mine"))
    assert caught.value.key == "rules-preset"


@given(rules_strategy())
def test_house_rules_round_trip(rules: Rules) -> None:
    assert parse_rules(rules_text(rules)) == rules


@given(rules_strategy(), st.data())
def test_mutated_rules_are_rules_or_an_error(rules: Rules, data: st.DataObject) -> None:
    try:
        other = parse_rules(data.draw(mutated(rules_text(rules))))
    except ConquianError:
        return
    assert parse_rules(rules_text(other)) == other
