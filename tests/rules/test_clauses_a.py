"""A: using a card: melding, extending, borrowing."""

from __future__ import annotations

import pytest

from conquian.rules import PRESETS, house, view
from tests.rules.table import at, hand, layout, line, refuse, size, tokens

AFTER_USE = PRESETS["discard-then-meld"]


def uses(*args: str, **kwargs: object) -> set[str]:
    return {token[4:] for token in tokens(at(*args, **kwargs), "use")}  # type: ignore[arg-type]


# A1


def test_A1_a_new_meld_with_hand_cards() -> None:
    assert uses("7C 7D AC", offered="7H") == {"7C-7D-7H"}
    assert uses("5S 6S AC", offered="7S") == {"5S-6S-7S"}
    assert uses("5S AC", offered="7S") == set()


def test_A1_a_meld_extended_at_either_end() -> None:
    laid = ("5S-6S-7S,KC-KD-KH",)
    assert uses("AC", tables=laid, offered="4S") == {"KC-KD-KH,4S-5S-6S-7S"}
    assert uses("AC", tables=laid, offered="JS") == {"KC-KD-KH,5S-6S-7S-JS"}


def test_A1_a_set_made_into_four() -> None:
    assert uses("AC", tables=("KC-KD-KH",), offered="KS") == {"KC-KD-KH-KS"}


def test_A1_filled_in_together_with_hand_cards() -> None:
    assert uses("3S AC", tables=("4S-5S-6S",), offered="2S") == {"2S-3S-4S-5S-6S"}


def test_A1_further_hand_cards_may_be_laid_with_it() -> None:
    found = uses("5S 6S KC KD KH", offered="7S")
    assert found == {"5S-6S-7S", "KC-KD-KH,5S-6S-7S"}


def test_A1_borrowing_from_other_melds() -> None:
    # 4S-5S-6S-7S is on the table: its 7S goes to the sevens.
    assert uses("7C AC", tables=("4S-5S-6S-7S",), offered="7D") == {"7C-7D-7S,4S-5S-6S"}
    # What is left behind must be a meld.
    assert uses("7C AC", tables=("5S-6S-7S",), offered="7D") == set()
    # The 4S joins the run, which may then lend its 7S to two sevens of the hand.
    found = uses("7C 7D AC", tables=("5S-6S-7S",), offered="4S")
    assert found == {"4S-5S-6S-7S", "7C-7D-7S,4S-5S-6S"}


def test_A1_the_whole_table_may_be_laid_anew() -> None:
    # Three runs of 3-4-5 are three sets; the 3S then goes on the threes.
    laid = ("3C-4C-5C,3D-4D-5D,3H-4H-5H",)
    assert uses("AC", tables=laid, offered="3S") == {"3C-3D-3H-3S,4C-4D-4H,5C-5D-5H"}


def test_A1_what_is_laid_leaves_the_hand() -> None:
    state = line(at("5S 6S AC KC", offered="7S", pile="2D", stock="3H"), "use:5S-6S-7S")
    assert hand(state) == "AC KC"
    assert layout(state.table(0)) == "5S-6S-7S"


def test_A1_equal_cards_of_two_packs_do_not_double_a_use() -> None:
    rules = PRESETS["two-pack"]
    assert uses("5S 5S 6S 6S AC", offered="7S", rules=rules) == {"5S-6S-7S"}
    state = at("5S 5S 6S 6S AC", offered="7S", pile="2D", stock="3H", rules=rules)
    assert hand(line(state, "use:5S-6S-7S")) == "AC 5S 6S"


def test_A1_a_second_copy_may_lie_beside_the_first() -> None:
    rules = PRESETS["two-pack"]
    state = at("5S 6S AC", tables=("5S-6S-7S",), offered="7S", pile="2D", stock="3H", rules=rules)
    assert "use:5S-6S-7S,5S-6S-7S" in tokens(state)
    after = line(state, "use:5S-6S-7S,5S-6S-7S")
    assert hand(after) == "AC"


def test_A1_the_new_table_must_hold_the_old_one() -> None:
    state = at("5S 6S AC", tables=("KC-KD-KH-KS",), offered="7S")
    refuse(state, "use:5S-6S-7S", "A1", "use-lacks-table", cards="KC KD KH KS")
    refuse(state, "use:KC-KD-KH,5S-6S-7S", "A1", "use-lacks-table", cards="KS")
    refuse(state, "decline:KC-KD-KH", "A1", "use-lacks-table", cards="KS")
    refuse(state, "decline:-", "A1", "use-lacks-table")


def test_A1_the_second_copy_on_the_table_counts_too() -> None:
    rules = PRESETS["two-pack"]
    state = at("5S 6S", tables=("7C-7C-7D,7D-7H-7H",), offered="7S", rules=rules)
    token = "use:7C-7D-7H,5S-6S-7S"
    refuse(state, token, "A1", "use-lacks-table", cards="7C 7D 7H")


def test_A1_the_new_table_must_hold_the_offered_card() -> None:
    state = at("5S 6S AC KC KD KH", offered="7S")
    refuse(state, "use:KC-KD-KH", "A1", "use-lacks-offered", card="7S")
    refuse(state, "use:-", "A1", "use-lacks-offered", card="7S")


def test_A1_all_else_must_come_from_the_own_hand() -> None:
    state = at("5S 6S AC", "4S 2D", offered="7S", pile="3S", stock="2S")
    refuse(state, "use:4S-5S-6S-7S", "A1", "use-not-in-hand", cards="4S")
    refuse(state, "use:3S-4S-5S-6S-7S", "A1", "use-not-in-hand", cards="3S 4S")
    refuse(state, "decline:5S-6S-7S", "A1", "use-not-in-hand", cards="7S")
    rules = PRESETS["two-pack"]
    state = at("5S 6S 7C 7D", offered="7S", rules=rules)
    token = "use:7C-7D-7S,5S-6S-7S"  # one 7S is offered, the hand has none
    refuse(state, token, "A1", "use-not-in-hand", cards="7S")


# A2


def test_A2_the_table_may_not_pass_the_target() -> None:
    laid = ("AC-AD-AH,KC-KD-KH,QC-QD-QH",)  # nine
    assert uses("5S 6S", tables=laid, offered="7S") == set()
    state = at("5S 6S 4D", tables=laid, offered="7S")
    token = "use:AC-AD-AH,QC-QD-QH,KC-KD-KH,5S-6S-7S"
    refuse(state, token, "A2", "use-past-target", cards=12, target=11)
    assert uses("KS", tables=laid, offered="QS") == {  # ten, or with the KS eleven
        "AC-AD-AH,QC-QD-QH-QS,KC-KD-KH",
        "AC-AD-AH,QC-QD-QH-QS,KC-KD-KH-KS",
    }


def test_A2_the_target_is_of_the_table() -> None:
    rules = house("classic", deal=5, target=6)
    state = at("5S 6S KC KD KH", offered="7S", rules=rules)
    assert {size(token) for token in tokens(state, "use")} == {3, 6}


# A3


def test_A3_nobody_lays_off_on_an_opponent() -> None:
    assert uses("AC", tables=("-", "5S-6S-7S"), offered="4S") == set()
    state = at("AC", tables=("-", "5S-6S-7S"), offered="4S")
    refuse(state, "use:4S-5S-6S-7S", "A1", "use-not-in-hand", cards="5S 6S 7S")


def test_A3_partners_share_one_table() -> None:
    rules = PRESETS["partnership"]
    laid = ("5S-6S-7S", "KC-KD-KH")
    assert uses("AC", tables=laid, offered="4S", rules=rules) == {"4S-5S-6S-7S"}
    assert uses("AC", tables=laid, offered="KS", rules=rules) == set()
    state = at("AC", "2D", "2C", "3D", tables=laid, offered="4S", stock="2H 3H", rules=rules)
    state = line(state, "use:4S-5S-6S-7S")
    for seat, side in ((0, 0), (2, 0), (1, 1), (3, 1)):
        assert view(state, seat).table == state.table(side)
    assert layout(state.table(0)) == "4S-5S-6S-7S"


def test_A3_partners_keep_their_hands_apart() -> None:
    state = at("5S AC", "2D", "6S", "3D", offered="7S", rules=PRESETS["partnership"])
    assert tokens(state) == {"decline"}
    refuse(state, "use:5S-6S-7S", "A1", "use-not-in-hand", cards="6S")


# A4


def test_A4_the_offered_card_may_not_need_borrowing() -> None:
    laid = ("4S-5S-6S-7S",)
    assert uses("7C AC", tables=laid, offered="7D", rules=AFTER_USE) == set()
    state = at("7C AC", tables=laid, offered="7D", rules=AFTER_USE)
    refuse(state, "use:7C-7D-7S,4S-5S-6S", "A4", "use-not-direct", card="7D")


@pytest.mark.parametrize(
    ("held", "laid", "offered", "placed"),
    [
        ("7C 7D", "-", "7H", "7C-7D-7H"),  # a new meld with two hand cards
        ("AC", "5S-6S-7S", "4S", "4S-5S-6S-7S"),  # on an existing meld alone
        ("4S AC", "5S-6S-7S", "3S", "3S-4S-5S-6S-7S"),  # … together with a hand card
        ("4S 2S AC", "5S-6S-7S", "3S", "2S-3S-4S-5S-6S-7S"),
        ("JS QS AC", "5S-6S-7S", "KS", "5S-6S-7S-JS-QS-KS"),
        ("JS QS AC", "5S-6S-7S", "KS", "5S-6S-7S,JS-QS-KS"),
        ("KS AC", "KC-KD-KH", "KS", ""),
        ("AC", "KC-KD-KH", "KS", "KC-KD-KH-KS"),
    ],
)
def test_A4_ways_of_placing_directly(held: str, laid: str, offered: str, placed: str) -> None:
    found = uses(held, tables=(laid,), offered=offered, rules=AFTER_USE)
    assert placed in found or not placed


def test_A4_then_the_table_may_be_rearranged() -> None:
    found = uses("7C 7D AC", tables=("5S-6S-7S",), offered="4S", rules=AFTER_USE)
    assert found == {"4S-5S-6S-7S", "7C-7D-7S,4S-5S-6S"}


def test_A4_a_set_of_four_takes_no_fifth() -> None:
    rules = house("discard-then-meld", packs=2)
    laid = ("7C-7D-7H-7S",)
    state = at("AC", tables=laid, offered="7S", rules=rules)
    assert tokens(state) == {"decline"}
    # Two new sets are allowed once the 7S lies with two sevens of the hand.
    found = uses("7C 7D AC", tables=laid, offered="7S", rules=rules)
    assert "7C-7C-7D-7D,7H-7S-7S" in found
    # With one seven only, the card cannot be placed before the table is moved.
    state = at("7C AC", tables=laid, offered="7S", rules=rules)
    refuse(state, "use:7C-7C-7D,7H-7S-7S", "A4", "use-not-direct", card="7S")


def test_A4_a_run_takes_no_card_that_it_has() -> None:
    rules = house("discard-then-meld", packs=2)
    state = at("AC", tables=("5S-6S-7S-JS-QS",), offered="7S", rules=rules)
    refuse(state, "use:5S-6S-7S,7S-JS-QS", "A4", "use-not-direct", card="7S")


def test_A4_a_gap_that_the_hand_does_not_close() -> None:
    state = at("3S AC", tables=("5S-6S-7S",), offered="2S", rules=AFTER_USE)
    assert tokens(state) == {"decline"}
    # The laid 3S 4S must reach the meld; 3S alone lies apart from it.
    state = at("3S 4S AC", tables=("5S-6S-7S",), offered="2S", rules=AFTER_USE)
    assert "use:2S-3S-4S,5S-6S-7S" in tokens(state)
    # With 52 cards the 8, 9 and T are between 7 and J.
    fifty = house("discard-then-meld", pack=52)
    assert uses("AC", tables=("5S-6S-7S",), offered="JS", rules=fifty) == set()
    found = uses("8S 9S TS", tables=("5S-6S-7S",), offered="JS", rules=fifty)
    assert "5S-6S-7S-8S-9S-TS-JS" in found


def test_A4_declining_only_adds_from_hand() -> None:
    held, laid = "7C 7D 2C 2D 2H", ("4S-5S-6S-7S",)
    state = at(held, tables=laid, offered="QH", rules=AFTER_USE)
    assert tokens(state) == {"decline", "decline:2C-2D-2H,4S-5S-6S-7S"}
    refuse(state, "decline:7C-7D-7S,4S-5S-6S", "A4", "decline-rearranges")
    merged = at("", tables=("AS-2S-3S,4S-5S-6S",), offered="QH", rules=AFTER_USE)
    refuse(merged, "decline:AS-2S-3S-4S-5S-6S", "A4", "decline-rearranges")
    grown = at("3S", tables=("4S-5S-6S",), offered="QH", rules=AFTER_USE)
    assert "decline:3S-4S-5S-6S" in tokens(grown)


def test_A4_two_equal_melds_grow_apart() -> None:
    rules = house("discard-then-meld", packs=2)
    laid = ("5S-6S-7S,5S-6S-7S",)
    state = at("JS 4S", tables=laid, offered="QH", rules=rules)
    assert tokens(state) == {
        "decline",
        "decline:5S-6S-7S,5S-6S-7S-JS",
        "decline:4S-5S-6S-7S,5S-6S-7S",
        "decline:4S-5S-6S-7S,5S-6S-7S-JS",
        "decline:4S-5S-6S-7S-JS,5S-6S-7S",
    }
