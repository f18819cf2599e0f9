"""P: declining."""

from __future__ import annotations

from conquian.rules import PRESETS, apply, house
from tests.rules.table import action, asked, at, events, hand, layout, line, refuse, size, tokens


def test_P1_a_player_may_always_decline() -> None:
    for source in ("starter", "pile", "stock"):
        state = at("5S 6S", "AC", offered="7S", source=source, stock="2H 3H")
        assert "decline" in tokens(state)
        assert asked(line(state, "decline"))[1] == "offer"


def test_P1_except_when_forced() -> None:
    state = at("AC", "2D", tables=("5S-6S-7S",), offered="4S", stock="3H")
    assert "decline" in tokens(state)
    refuse(line(state, "decline", "force"), "decline", "F2", "forced-must-use", card="4S")


def test_P2_the_own_table_may_be_rearranged() -> None:
    state = at("", tables=("AS-2S-3S,4S-5S-6S",), offered="QH", stock="3C")
    assert tokens(state) == {"decline", "decline:AS-2S-3S-4S-5S-6S"}
    state = line(state, "decline:AS-2S-3S-4S-5S-6S")
    assert layout(state.table(0)) == "AS-2S-3S-4S-5S-6S"


def test_P2_every_card_stays_and_every_meld_is_valid() -> None:
    state = at("7C 7D", tables=("4S-5S-6S-7S",), offered="QH")
    assert tokens(state, "decline") == {"decline", "decline:7C-7D-7S,4S-5S-6S"}
    refuse(state, "decline:7C-7D-7S", "A1", "use-lacks-table", cards="4S 5S 6S")
    refuse(state, "decline:4S-5S,6S-7S", "M1", "meld-too-short")


def test_P2_cards_may_be_added_from_the_hand() -> None:
    state = at("KC KD KH AC", tables=("5S-6S-7S",), offered="2D", stock="3H")
    assert tokens(state) == {"decline", "decline:KC-KD-KH,5S-6S-7S"}
    after = line(state, "decline:KC-KD-KH,5S-6S-7S")
    assert hand(after) == "AC"
    assert asked(after) == (0, "offer", "3H", "stock")  # the turn goes on


def test_P2_melding_from_hand_alone_needs_no_table() -> None:
    state = at("KC KD KH AC", offered="2D", stock="3H")
    assert tokens(state) == {"decline", "decline:KC-KD-KH"}


def test_P2_without_hand_melds_the_hand_stays_closed() -> None:
    off = house("classic", hand_melds=False)
    state = at("KC KD KH 4S", tables=("5S-6S-7S",), offered="2D", rules=off)
    assert tokens(state) == {"decline"}
    token = "decline:KC-KD-KH,5S-6S-7S"
    refuse(state, token, "P2", "decline-melds-hand", cards="KC KD KH")
    split = at("7C 7D", tables=("4S-5S-6S-7S-JS-QS",), offered="2D", rules=off)
    assert tokens(split) == {"decline", "decline:4S-5S-6S,7S-JS-QS"}
    joined = at("5S 6S KC KD", offered="7S", rules=off)
    assert "use:5S-6S-7S" in tokens(joined)  # with the offered card the hand opens


def test_P2_the_table_stays_below_the_target() -> None:
    state = at("5S 6S 7S JS QS", tables=("AC-AD-AH,KC-KD-KH",), offered="2D")
    assert {size(token) for token in tokens(state)} == {0, 9, 10}
    token = "decline:AC-AD-AH,KC-KD-KH,5S-6S-7S-JS-QS"
    refuse(state, token, "P2", "decline-reaches-target", cards=11, target=11)


def test_P2_the_table_as_it_lies_is_plain_declining() -> None:
    state = at("AC", "2D", tables=("5S-6S-7S",), offered="QH", stock="3H")
    assert tokens(state) == {"decline"}
    plain, spelled = "decline", "decline:5S-6S-7S"
    assert line(state, spelled) == line(state, plain)
    assert events(state, spelled) == events(state, plain)
    nothing = at("AC", "2D", offered="QH", stock="3H")
    assert apply(nothing, action("decline:-")) == apply(nothing, action("decline"))


def test_P2_holds_out_of_turn_too() -> None:
    rules = PRESETS["sociable"]
    state = at("AC", "KC KD KH", "2C", "3C", offered="2D", origin=3, stock="3H", rules=rules)
    state = line(state, "decline")
    assert "decline:KC-KD-KH" in tokens(state)


def test_P2_equal_cards_of_two_packs_do_not_double_a_decline() -> None:
    state = at("5S 5S 6S 7S", offered="2D", rules=PRESETS["two-pack"])
    assert tokens(state) == {"decline", "decline:5S-6S-7S"}
    assert hand(line(state, "decline:5S-6S-7S")) == "5S"
