"""F: the forced meld."""

from __future__ import annotations

import pytest

from conquian.rules import PRESETS, house
from tests.rules.table import asked, at, events, hand, layout, line, refuse, tokens

SMALL = house("classic", holding_limit=10)


def test_F1_a_declined_card_that_fits_may_be_forced_or_let_go() -> None:
    state = at("AC", "2D", tables=("5S-6S-7S",), offered="4S", stock="3H")
    assert [event.word for event in events(state, "decline")] == ["declined", "asked"]
    choice = line(state, "decline")
    assert asked(choice) == (1, "force", "4S", "pile")
    assert choice.player == 0
    assert tokens(choice) == {"force", "waive"}
    assert asked(line(choice, "force")) == (0, "forced", "4S", "pile")
    assert asked(line(choice, "waive")) == (0, "offer", "3H", "stock")
    for token in ("decline", "use:4S-5S-6S-7S", "discard:2D", "give:2D"):
        refuse(choice, token, "F1", "force-due", card="4S")


@pytest.mark.parametrize(
    ("held", "laid", "offered"),
    [
        ("3S", "5S-6S-7S", "2S"),  # only together with hand cards
        ("7C 7D", "5S-6S-7S", "7H"),  # only as a new meld
        ("7C", "4S-5S-6S-7S", "7D"),  # only by borrowing
        ("AC", "5S-6S-7S", "4H"),  # not at all
        ("AC", "KC-KD-KH-KS", "QC"),
        ("AC", "-", "QC"),
    ],
)
def test_F1_only_a_card_that_fits_alone(held: str, laid: str, offered: str) -> None:
    state = at(held, "2D", tables=(laid,), offered=offered, stock="3H")
    assert asked(line(state, "decline")) == (0, "offer", "3H", "stock")


def test_F1_only_melds_of_the_own_side() -> None:
    state = at("AC", "2D", tables=("KC-KD-KH", "5S-6S-7S"), offered="4S", stock="3H")
    assert asked(line(state, "decline"))[1] == "offer"
    rules = PRESETS["partnership"]
    laid = ("5S-6S-7S",)  # of seat 0 and its partner, seat 2
    state = at("AC", "2D", "2C", "3D", tables=laid, offered="4S", player=2, rules=rules)
    assert asked(line(state, "decline")) == (3, "force", "4S", "pile")


def test_F1_the_melds_count_as_they_lie_after_rearranging() -> None:
    # 7H fits the set that 7C 7D 7S make, so laying it invites the force …
    state = at("7C 7D", "2D", tables=("4S-5S-6S-7S",), offered="7H", stock="3H")
    assert asked(line(state, "decline"))[1] == "offer"
    assert asked(line(state, "decline:7C-7D-7S,4S-5S-6S"))[1] == "force"
    # … and JS fits the run only as long as its 7S has not left it.
    state = at("7C 7D", "2D", tables=("4S-5S-6S-7S",), offered="JS", stock="3H")
    assert asked(line(state, "decline"))[1] == "force"
    assert asked(line(state, "decline:7C-7D-7S,4S-5S-6S"))[1] == "offer"


def test_F1_not_past_the_target() -> None:
    # Melding from hand stays below the target, so this takes a table set up over it.
    rules = house("classic", deal=5, target=6)
    at_five = at("AC", "2D", tables=("3S-4S-5S-6S-7S",), offered="JS", stock="3H", rules=rules)
    assert asked(line(at_five, "decline"))[1] == "force"
    full = at("AC", "2D", tables=("2S-3S-4S-5S-6S-7S",), offered="JS", stock="3H", rules=rules)
    assert asked(line(full, "decline"))[1] == "offer"


def test_F1_the_next_seat_decides() -> None:
    rules = PRESETS["sociable"]
    state = at(
        "AC",
        "2C",
        "3C",
        "4C",
        tables=("-", "5S-6S-7S"),
        offered="4S",
        player=1,
        origin=0,
        stock="3H",
        rules=rules,
    )
    choice = line(state, "decline")
    assert choice.mover == 2
    assert asked(line(choice, "force")) == (1, "forced", "4S", "pile")
    assert asked(line(choice, "waive")) == (2, "offer", "4S", "pile")  # the round goes on


def test_F1_the_starter_too() -> None:
    hands = ("5S 6S 7S", "2D")
    state = at(*hands, offered="4S", source="starter", dealer=1, stock="3H")
    assert asked(line(state, "decline")) == (1, "offer", "4S", "starter")
    choice = line(state, "decline:5S-6S-7S")
    assert asked(choice) == (1, "force", "4S", "starter")
    assert asked(line(choice, "waive")) == (1, "offer", "4S", "starter")
    used = line(choice, "force", "use:4S-5S-6S-7S")
    assert used.pile == ()


def test_F1_off() -> None:
    hands, rules = ("AC", "2D"), PRESETS["no-force"]
    state = at(*hands, tables=("5S-6S-7S",), offered="4S", stock="3H", rules=rules)
    assert asked(line(state, "decline")) == (0, "offer", "3H", "stock")


def test_F2_the_forced_player_chooses_the_arrangement() -> None:
    state = at("7C 7D AC", "2D", tables=("5S-6S-7S",), offered="4S", stock="3H")
    forced = line(state, "decline", "force")
    assert tokens(forced) == {"use:4S-5S-6S-7S", "use:7C-7D-7S,4S-5S-6S"}
    for token in ("decline", "discard:AC", "force", "waive", "give:AC"):
        refuse(forced, token, "F2", "forced-must-use", card="4S")
    refuse(forced, "use:7C-7D-7S", "A1", "use-lacks-table")


def test_F2_then_discards_as_usual() -> None:
    held = "7C 7D AC QH QD 2H 3H"  # seven and three on the table: ten
    state = at(held, "2D", tables=("5S-6S-7S",), offered="4S", stock="3C", rules=SMALL)
    state = line(state, "decline", "force", "use:4S-5S-6S-7S")
    assert asked(state) == (0, "discard", "-", "none")
    assert tokens(state) == {f"discard:{card}" for card in held.split()}
    state = line(state, "discard:QH")
    assert asked(state) == (1, "offer", "QH", "pile")


def test_F2_direct_placing_holds_for_the_forced_too() -> None:
    rules = PRESETS["discard-then-meld"]
    state = at("7C 7D AC", "2D", tables=("5S-6S-7S",), offered="4S", rules=rules)
    forced = line(state, "decline", "force")
    assert tokens(forced) == {"use:4S-5S-6S-7S", "use:7C-7D-7S,4S-5S-6S"}


def test_F2_a_forced_card_may_win() -> None:
    laid = "KC-KD-KH,AD-2D-3D-4D,5S-6S-7S"  # ten
    state = at("", "2D", tables=(laid,), offered="4S", stock="3H")
    (only,) = tokens(line(state, "decline", "force"))
    over = line(state, "decline", "force", only)
    assert over.outcome is not None
    assert over.outcome.winner == 0


def test_F3_discard_forced_on_opponent() -> None:
    # Seat 1 keeps 7C 7D for its 7S and would rather not have its run grow. Seat 0 discards the
    # 4S, which fits that run, and forces it: seat 1 must break up its hand to discard.
    state = at(
        "3C 4C 4S 6D 6H QH KD JD AH 2S",
        "7C 7D AC AD QS 2C 3D",
        tables=("-", "5S-6S-7S"),
        offered="5C",
        stock="2H 3H",
    )
    state = line(state, "use:3C-4C-5C", "discard:4S")
    assert asked(state) == (1, "offer", "4S", "pile")
    state = line(state, "decline")
    assert asked(state) == (0, "force", "4S", "pile")
    state = line(state, "force", "use:4S-5S-6S-7S", "discard:7C")
    assert layout(state.table(1)) == "4S-5S-6S-7S"
    assert hand(state, 1) == "AC 2C AD 3D 7D QS"
    assert asked(state) == (0, "offer", "7C", "pile")


def test_F3_a_card_just_drawn_is_forced_as_well() -> None:
    state = at("AC", "2D", tables=("5S-6S-7S",), offered="QC", stock="4S 3H")
    state = line(state, "decline", "decline")
    assert asked(state) == (1, "force", "4S", "stock")
    assert asked(line(state, "waive")) == (1, "offer", "4S", "pile")
    used = line(state, "force", "use:4S-5S-6S-7S")
    assert asked(used) == (1, "offer", "QC", "pile")  # under the drawn card the pile is as before
