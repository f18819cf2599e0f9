"""Actions and events as values."""

from __future__ import annotations

import copy
import pickle

import pytest

from conquian.cards import parse_card
from conquian.rules import ACTION_WORDS, EVENT_WORDS, Action, Event
from tests.rules.table import action, melds

ALL = (
    "use:KC-KD-KH,5S-6S-7S", "decline", "decline:-", "decline:5S-6S-7S", "force", "waive",
    "discard:KC", "give:AC",
)  # fmt: skip


@pytest.mark.parametrize("token", ALL)
def test_an_action_is_its_token(token: str) -> None:
    assert str(action(token)) == token
    assert repr(action(token)) == f"<Action {token}>"
    assert action(token).word == token.partition(":")[0]


@pytest.mark.parametrize("token", ALL)
def test_actions_are_values(token: str) -> None:
    one, two = action(token), action(token)
    assert one == two
    assert hash(one) == hash(two)
    assert one != token
    assert [other for other in ALL if action(other) == one] == [token]
    for copied in (copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
        assert copied == one


def test_the_named_ways_of_making_actions() -> None:
    assert Action.use(melds("5S-6S-7S")) == action("use:5S-6S-7S")
    assert Action.decline() == action("decline")
    assert Action.decline([]) == action("decline:-")
    assert Action.force() == action("force")
    assert Action.waive() == action("waive")
    assert Action.discard(parse_card("KC")) == action("discard:KC")
    assert Action.give(parse_card("KC")) == action("give:KC")


def test_the_melds_of_an_action_are_in_canonical_order() -> None:
    table = melds("KC-KD-KH,5S-6S-7S,AC-2C-3C")
    for turned in (table[::-1], [table[1], table[0], table[2]]):
        assert Action(0, -1, tuple(turned)) == Action.use(turned) == Action.use(table)
        assert Action(1, -1, tuple(turned)) == Action.decline(turned) == Action.decline(table)


@pytest.mark.parametrize(
    ("word", "card", "table"),
    [
        ("use", -1, None),
        ("use", 3, ()),
        ("decline", 3, None),
        ("decline", 3, ()),
        ("force", 3, None),
        ("force", -1, ()),
        ("waive", 3, None),
        ("discard", -1, None),
        ("discard", 64, None),
        ("discard", 3, ()),
        ("give", -2, None),
        ("give", 3, ()),
    ],
)
def test_parts_that_make_no_action(word: str, card: int, table: tuple[int, ...] | None) -> None:
    with pytest.raises(ValueError, match="no action"):
        Action(ACTION_WORDS.index(word), card, table)


def test_there_is_no_seventh_kind() -> None:
    for kind in (-1, 6):
        with pytest.raises(ValueError, match="no action"):
            Action(kind)


@pytest.mark.parametrize("code", [13, 64, -1, -5, True, 1.5, None])
def test_a_code_that_is_no_card_makes_no_action(code: object) -> None:
    for make in (Action.discard, Action.give):
        with pytest.raises((ValueError, TypeError)):
            make(code)  # type: ignore[arg-type]


def test_events_are_values() -> None:
    table = melds("5S-6S-7S")
    one, two = Event(2, 0, 54, -1, table), Event(2, 0, 54, -1, table)
    assert one == two
    assert hash(one) == hash(two)
    assert one != "used"
    assert one != Event(3, 0, 54, -1, table)
    for copied in (copy.copy(one), copy.deepcopy(one), pickle.loads(pickle.dumps(one))):
        assert copied == one
    assert repr(one) == "<Event used 0 7S 5S-6S-7S>"
    assert repr(Event(0, 1, -1, 0)) == "<Event gave 1 ->0>"
    assert repr(Event(3, 1, 54, -1, ())) == "<Event declined 1 7S ->"
    assert [Event(kind, 0).word for kind in range(len(EVENT_WORDS))] == list(EVENT_WORDS)
