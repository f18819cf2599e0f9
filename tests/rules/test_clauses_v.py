"""V: the presets, and house tables that override them."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, asdict
from typing import Any

import pytest

from conquian.errors import ConquianError, IllegalAction, RulesError
from conquian.rules import (
    FIELDS,
    PRESETS,
    Action,
    Rules,
    check,
    choices,
    full_deck,
    house,
    legal,
    preset,
    view,
)
from tests.naive.presets import PRESETS as EXPECTED
from tests.rules.table import CLASSIC, at, dealt, refused

# players, sides, pack, packs, dealt, target, limit: the table of V, row by row
ROWS: dict[str, tuple[int, int, int, int, int, int, int | None]] = {
    "classic": (2, 2, 40, 1, 10, 11, 10),
    "fifty-two": (2, 2, 52, 1, 10, 11, 10),
    "twice-around": (2, 2, 40, 1, 13, 15, 14),
    "two-pack": (2, 2, 40, 2, 10, 15, 14),
    "no-force": (2, 2, 40, 1, 10, 11, 10),
    "discard-then-meld": (2, 2, 40, 1, 10, 11, 10),
    "partnership": (4, 2, 40, 2, 10, 15, 20),
    "mexican": (2, 2, 40, 1, 8, 9, 8),
    "mexican-10": (2, 2, 40, 1, 9, 10, 9),
    "tercerilla": (3, 3, 40, 1, 8, 9, 8),
    "sociable": (4, 4, 40, 2, 10, 11, 10),
    "no-discard": (2, 2, 40, 1, 10, 11, None),
}
# What else differs from the classic game.
OTHER: dict[str, dict[str, object]] = {
    "no-force": {"forced": False},
    "discard-then-meld": {"rearrange": "after_use"},
    "mexican": {"starter": False, "exchange": 1},
    "mexican-10": {"starter": False, "exchange": 1},
    "tercerilla": {"starter": False, "exchange": 1, "offers": "round"},
    "sociable": {"offers": "round"},
}


def test_V_the_presets_are_those_of_the_table() -> None:
    assert list(PRESETS) == list(ROWS)


@pytest.mark.parametrize("name", ROWS)
def test_V_every_row(name: str) -> None:
    rules = preset(name)
    row = (rules.players, rules.sides, rules.pack, rules.packs, rules.deal, rules.target)
    assert (*row, rules.limit) == ROWS[name]
    for field in ("starter", "exchange", "offers", "forced", "hand_melds", "rearrange"):
        expected = OTHER.get(name, {}).get(field, getattr(CLASSIC, field))
        assert getattr(rules, field) == expected
    assert asdict(rules) == EXPECTED[name]
    assert len(full_deck(rules)) == rules.deck_size
    assert rules.changes() == {}


def test_V_sociable_may_be_three() -> None:
    rules = house("sociable", players=3)
    assert rules.sides == 3
    assert rules.changes() == {"players": 3}


def test_V_partners_sit_opposite() -> None:
    rules = PRESETS["partnership"]
    assert [rules.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]
    assert rules.side_size == 2


def test_V_an_unknown_preset_is_refused() -> None:
    for look in (preset, house):
        with refused(RulesError, "rules-preset", "V", name="bridge", known=", ".join(PRESETS)):
            look("bridge")


def test_V_an_unknown_field_is_refused() -> None:
    for field in ("jokers", "name", "limit"):
        changed: dict[str, Any] = {field: 1}
        with refused(RulesError, "rules-field", field=field):
            house("classic", **changed)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", "2"),
        ("players", 2.0),
        ("players", True),
        ("players", None),
        ("partners", 1),
        ("forced", "yes"),
        ("offers", "all"),
        ("rearrange", True),
        ("draw", None),
        ("holding_limit", "none"),
        ("holding_limit", 10.0),
        ("holding_limit", False),
        ("wins", "10"),
        ("name", 3),
    ],
)
def test_V_a_value_of_the_wrong_kind_is_refused(field: str, value: Any) -> None:
    with refused(RulesError, "rules-field-value", field=field, value=str(value)):
        Rules(**{field: value})


@pytest.mark.parametrize(
    ("field", "value", "low", "high"),
    [
        ("players", 1, 2, 4),
        ("players", 5, 2, 4),
        ("packs", 0, 1, 2),
        ("packs", 3, 1, 2),
        ("deal", 0, 2, 51),
        ("deal", 1, 2, 51),
        ("target", 2, 3, 104),
        ("holding_limit", 0, 1, 104),
        ("exchange", 2, 0, 1),
        ("exchange", -1, 0, 1),
        ("stake", -1, 0, 1_000_000),
        ("wins", 0, 1, 1_000_000),
        ("units", 0, 1, 1_000_000_000),
    ],
)
def test_V_a_value_out_of_range_is_refused(field: str, value: int, low: int, high: int) -> None:
    with refused(RulesError, "rules-field-range", field=field, value=value, low=low, high=high):
        house("classic", **{field: value})


def test_V_a_pack_has_40_or_52_cards() -> None:
    with refused(RulesError, "rules-pack", "V", pack=48):
        house("classic", pack=48)


def test_V_partners_are_four() -> None:
    for players in (2, 3):
        with refused(RulesError, "rules-partners", "V", players=players):
            house("partnership", players=players)


def test_V_the_stock_has_a_card_for_every_player() -> None:
    # 40 cards, one turned: 18 each leave three, 19 leave one.
    assert house("classic", deal=18).deal == 18
    details = {"stock": 1, "players": 2, "cards": 40, "dealt": 38}
    with refused(RulesError, "rules-stock", "V", **details):
        house("classic", deal=19)
    assert house("classic", deal=19, starter=False).deal == 19
    with refused(RulesError, "rules-stock", "V", stock=0, cards=40, dealt=40):
        house("classic", players=4)
    with refused(RulesError, "rules-stock", "V", stock=0, cards=40, dealt=40):
        house("classic", deal=30)


def test_V_a_limit_that_makes_winning_impossible_is_refused() -> None:
    # Eight dealt, ten wanted before the winning card, and nobody may ever hold nine.
    details = {"limit": 8, "target": 11, "needed": 10}
    with refused(RulesError, "rules-limit", "T4", **details):
        house("classic", deal=8, holding_limit=8)
    assert house("classic", deal=8, holding_limit=10).limit == 10
    assert house("classic", deal=10, holding_limit=8).limit == 8  # ten are held from the deal on
    assert house("classic", deal=8, holding_limit=None).limit is None
    assert house("classic", target=9).limit == 8


def test_V_a_target_that_no_holding_reaches_is_refused() -> None:
    # Ten in hand and twenty that can be used; the other ten stay with the opponent.
    for target in range(31, 42):
        with refused(RulesError, "rules-target", "W1", target=target, most=30):
            house("classic", target=target)


def test_V_rules_are_immutable_values() -> None:
    with pytest.raises(FrozenInstanceError):
        CLASSIC.target = 12  # type: ignore[misc]
    assert house("classic", target=12) == Rules(target=12)
    assert len({house("classic"), CLASSIC, Rules()}) == 1
    assert house("classic", target=12, deal=9).changes() == {"target": 12, "deal": 9}
    assert Rules(name="ours").changes() == {}


def test_V_a_seat_that_the_table_lacks_has_no_view() -> None:
    for seat in (-1, 2):
        with refused(IllegalAction, "no-such-seat", None, seat=seat, players=2):
            view(dealt(CLASSIC), seat)


def test_T2_only_the_seat_to_act_is_asked() -> None:
    state = dealt(CLASSIC)
    for other in (0, None):
        for question in (legal, lambda seen: check(seen, Action.decline())):
            with refused(IllegalAction, "not-your-turn", "T2", seat=1):
                question(view(state, other))
    assert legal(view(state, 1)) == legal(state)


def test_F1_only_the_seat_asked_may_force() -> None:
    state = at("AC", "2D", tables=("5S-6S-7S",), offered="4S", phase="force")
    for other in (1, None):
        with refused(IllegalAction, "not-your-turn", "T2", seat=0):
            legal(view(state, other))


def test_an_error_says_clause_key_and_details() -> None:
    with pytest.raises(ConquianError) as caught:
        house("classic", target=40)
    assert str(caught.value) == "W1: rules-target (target=40, most=30)"
    assert str(ConquianError("some-key")) == "some-key"
    assert str(ConquianError("some-key", "T4")) == "T4: some-key"


def test_V_every_field_says_what_it_can_be() -> None:
    for name, rules in PRESETS.items():
        for field in FIELDS:
            said = choices(field).split("|")
            value = getattr(rules, field)
            if isinstance(value, bool):
                assert said == ["on", "off"]
            elif isinstance(value, int):
                spans = [part.partition("-") for part in said if part[0].isdigit()]
                assert any(int(low) <= value <= int(high or low) for low, _, high in spans), name
            else:
                assert ("none" if value is None else value) in said
