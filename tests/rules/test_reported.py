"""What players reported against other rummy programs, tried on this one."""

from __future__ import annotations

from conquian.rules import PRESETS, legal, meld_cards
from tests.rules.table import at, refuse, tokens


def test_a_long_run_beside_sets_is_not_counted_twice() -> None:
    # A bot laid 9-T-J of diamonds although it had promised the J to a set of jacks: it kept its
    # run of six as two runs of three that did not know of each other.
    held = "JC 9D 8S 6D JS 8H TD 8D 7D JD"
    state = at(held, offered="4C", rules=PRESETS["fifty-two"])
    assert "decline:6D-7D-8D-9D-TD-JD" in tokens(state)
    assert "decline:JC-JD-JS,6D-7D-8D-9D-TD" in tokens(state)
    assert "decline:JC-JD-JS,6D-7D,8D-8H-8S" not in tokens(state)
    for action in legal(state):
        laid = [card for meld in action.table or () for card in meld_cards(meld)]
        assert len(laid) == len(set(laid))
        assert set(laid) <= set(state.hand(0))


def test_a_run_grows_at_the_same_end_again() -> None:
    # A run that had grown at its low end was still judged by its old cards.
    state = at("3S AC", offered="4S", tables=("5S-6S-7S",))
    assert "use:3S-4S-5S-6S-7S" in tokens(state)
    state = at("AC", offered="3S", tables=("4S-5S-6S-7S",))
    assert "use:3S-4S-5S-6S-7S" in tokens(state)


def test_cards_that_are_not_held_change_nothing() -> None:
    # The program said that the cards were missing, and then went on with them.
    refuse(at("9C QC", offered="KC"), "use:JC-QC-KC", "A1", "use-not-in-hand", cards="JC")


def test_a_card_that_fits_a_set_and_a_run_is_the_players_choice() -> None:
    # The card went to the first meld found; the player wanted the other.
    state = at("KS", offered="7S", tables=("7C-7D-7H,4S-5S-6S",))
    both = {"use:7C-7D-7H-7S,4S-5S-6S", "use:7C-7D-7H,4S-5S-6S-7S"}
    assert tokens(state, "use") == both


def test_no_card_of_the_table_is_forgotten() -> None:
    # A solver proposed arrangements in which cards on the table were missing.
    table = "3C-3D-3H,4C-5C-6C,5D-6D-7D,AS-2S-3S"
    state = at("4D 2D", offered="3D", tables=(table,), rules=PRESETS["two-pack"])
    cards = [card for meld in state.table(0) for card in meld_cards(meld)]
    assert any(action.word == "use" for action in legal(state))
    for action in legal(state):
        left = [card for meld in action.table or state.table(0) for card in meld_cards(meld)]
        for card in cards:
            left.remove(card)


def test_what_is_left_of_a_meld_must_be_one() -> None:
    # Pieces stayed valid after the one that they hung on was taken away.
    state = at("7C 7D", offered="7S", tables=("4S-5S-6S",))
    refuse(state, "use:7C-7D-7S,4S-5S", "M1", "meld-too-short")
    assert "use:7C-7D-7S,4S-5S-6S" in tokens(state)
