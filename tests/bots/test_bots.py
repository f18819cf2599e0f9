"""Every bot, at every table: legal, repeatable, and blind to what it may not see."""

from itertools import islice
from random import Random
from typing import Any

import pytest

from conquian import (
    PRESETS,
    ConquianError,
    IllegalAction,
    Rules,
    apply,
    check,
    deal,
    full_deck,
    house,
    legal,
    preset,
    view,
)
from conquian.bots import BOTS, Bot, make_bot
from tests.bots.tables import dealt, decisions, exchanged, play

TABLES = [
    *PRESETS.values(),
    house("sociable", exchange=1, players=3),
    house("partnership", offers="round", exchange=1, rearrange="after_use"),
    house("tercerilla", offers="next", pack=52, hand_melds=False),
    house("two-pack", holding_limit=None, starter=False, pack=52),
]


def title(rules: Rules) -> str:
    return rules.name + "".join(f"-{key}" for key in rules.changes())


@pytest.mark.parametrize("rules", TABLES, ids=title)
def test_a_bot_chooses_what_is_legal(rules: Rules) -> None:
    judge_decisions(rules, 150)


@pytest.mark.slow
@pytest.mark.parametrize("rules", TABLES, ids=title)
def test_a_thousand_choices_are_legal(rules: Rules) -> None:
    judge_decisions(rules, 1000)


def judge_decisions(rules: Rules, count: int) -> None:
    for names in (["casual"], ["casual", "random"]):
        for state, action in decisions(rules, names, count):
            check(state, action)
            assert action in legal(state)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("rules", TABLES, ids=title)
def test_hidden_cards_change_no_choice(rules: Rules, name: str) -> None:
    chance = Random(5)
    for state, _ in islice(decisions(rules, ["casual", "random"], 400), 0, None, 8):
        seat = state.mover
        other = exchanged(state, seat, chance)
        assert view(state, seat) == view(other, seat)
        chosen = [make_bot(name, 3).choose(view(each, seat)) for each in (state, other)]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("preset_name", ["classic", "tercerilla", "partnership"])
def test_a_seed_fixes_every_choice(preset_name: str, name: str) -> None:
    rules = preset(preset_name)
    hands = [
        [
            str(action)
            for _, action in play(rules, [make_bot(name, seat) for seat in range(4)], seed=9)
        ]
        for _ in range(2)
    ]
    assert hands[0] == hands[1]


def test_random_depends_on_its_seed() -> None:
    seen = view(dealt(preset("mexican"), 1), 0)
    assert len({str(make_bot("random", seed).choose(seen)) for seed in range(40)}) > 4


def test_random_is_uniform() -> None:
    state = dealt(preset("mexican"), 1)
    bot = make_bot("random", 1)
    chosen = [bot.choose(view(state, state.mover)) for _ in range(4000)]
    for action in legal(state):
        assert 420 < chosen.count(action) < 580  # of 4,000 among 8


def test_bots_have_the_protocol_and_a_name() -> None:
    for name in BOTS:
        bot = make_bot(name)
        assert isinstance(bot, Bot)
        assert getattr(bot, "name", None) == name


def test_unknown_bot() -> None:
    with pytest.raises(ConquianError) as caught:
        make_bot("grandmaster")
    assert caught.value.key == "bot-unknown"
    assert caught.value.details == {"name": "grandmaster", "known": "random, casual"}


@pytest.mark.parametrize("name", BOTS)
def test_T2_only_the_seat_to_act_chooses(name: str) -> None:
    state = dealt(preset("classic"), 1)
    for seat in (1 - state.mover, None):
        with pytest.raises(IllegalAction) as caught:
            make_bot(name).choose(view(state, seat))
        assert caught.value.clause == "T2"


@pytest.mark.parametrize(
    "changes",
    [
        {"packs": 2, "deal": 30, "target": 31},
        {"packs": 2, "deal": 38, "target": 39, "exchange": 1, "starter": False},
        {"packs": 2, "deal": 26, "target": 27, "rearrange": "after_use"},
        {"packs": 2, "pack": 52, "deal": 24, "players": 4, "partners": True, "target": 30},
    ],
)
def test_large_hands_are_played_without_looking_at_everything(changes: dict[str, Any]) -> None:
    rules = house("classic", **changes)
    state = deal(rules, Random(3).sample(full_deck(rules), rules.deck_size))
    bots = [make_bot("casual", seat) for seat in range(rules.players)]
    used = 0
    for _ in range(60):
        if state.over:
            break
        action = bots[state.mover].choose(view(state, state.mover))
        used += action.word == "use"
        state, _events = apply(state, action)
    assert used
