"""A person's decision, from the question to the action: staging, undo, lists, refusals."""

import pytest

from conquian.errors import ConquianError
from conquian.rules import PRESETS, View, house
from conquian.terminal.room import NewGame, Quit
from conquian.terminal.turn import Turn
from tests.terminal.tables import room_at, seen

HAND = "AC 4C 2D 6D 7D JD 3H 5S 6S KS"


def play(view: View, *lines: str) -> tuple[str, str]:
    """The action that typed lines lead to, and all that was written."""
    room, out = room_at(view, *lines)
    return str(Turn(room).decide()), out.getvalue()


def unfinished(view: View, *lines: str) -> str:
    """What is written while typed lines decide nothing."""
    room, out = room_at(view, *lines)
    with pytest.raises(EOFError):
        Turn(room).decide()
    return out.getvalue()


def test_A1_typed_cards_are_shown_first_and_laid_by_enter() -> None:
    action, said = play(seen(HAND, "7S"), "5s 6s 7s", "")
    assert action == "use:5S-6S-7S"
    assert "Your table would be: 5♠ 6♠ 7♠ (3 of 11). Enter lays it, undo takes it back." in said


@pytest.mark.parametrize("word", ["ok", "yes", "use"])
def test_or_laid_by_a_word(word: str) -> None:
    assert play(seen(HAND, "7S"), "5s 6s", word)[0] == "use:5S-6S-7S"


def test_what_was_typed_can_be_taken_back() -> None:
    action, said = play(seen(HAND, "7S"), "5s 6s 7s", "undo", "6d 7d jd", "", "")
    assert "Taken back." in said
    assert action == "decline:6D-7D-JD"
    action, said = play(seen(HAND, "7S"), "6d 7d jd", "7s 5s 6s", "undo", "ok")
    assert action == "decline:6D-7D-JD"


def test_no_to_a_new_table_takes_it_back_too() -> None:
    assert play(seen(HAND, "7S"), "5s 6s", "no", "no")[0] == "decline"


def test_P1_declining_takes_one_step() -> None:
    assert play(seen(HAND, "7S"), "no")[0] == "decline"
    assert play(seen(HAND, "7S"), "N")[0] == "decline"


def test_P2_declining_with_cards() -> None:
    assert play(seen(HAND, "7S"), "no 6d 7d jd", "")[0] == "decline:6D-7D-JD"


def test_W1_declining_a_win_is_asked_about() -> None:
    view = seen("JD", "7D", "4D-5D-6D,4S-5S-6S,QC-QD-QH")
    action, said = play(view, "no", "")
    assert action == "decline"
    assert "You could win now" in said
    action, said = play(view, "no", "undo", "7d jd", "")
    assert action == "use:QC-QD-QH,4D-5D-6D-7D-JD,4S-5S-6S"
    assert "That wins!" in said


def test_A1_a_choice_of_two_melds_is_asked_by_number() -> None:
    view = seen("KC 2D", "7S", "4S-5S-6S,7C-7D-7H")
    action, said = play(view, "7s", "2", "")
    assert "1. Use 7♠" in said
    assert action == "use:7C-7D-7H-7S,4S-5S-6S"
    assert play(view, "7s", "undo", "no")[0] == "decline"


def test_use_alone_lays_the_only_way_or_lists_them() -> None:
    assert play(seen("5S 6S KC", "7S"), "use", "")[0] == "use:5S-6S-7S"
    said = unfinished(seen("5S 6S 7C 7D", "7S"), "use")
    assert "1. Use 7♠" in said
    assert "Decline" not in said
    assert "fits nothing you have" in unfinished(seen("KC QD", "7S"), "use")


def test_the_list_of_plays_and_a_number() -> None:
    action, said = play(seen("5S 6S KC", "7S"), "?", "2")
    assert action == "decline"
    assert "1. Use 7♠: 5♠ 6♠ 7♠ (3 of 11)\n2. Decline 7♠\n" in said
    assert "The list goes from 1 to 2." in unfinished(seen("5S 6S KC", "7S"), "?", "0", "3")
    assert "1. Use" in unfinished(seen("5S 6S KC", "7S"), "1")  # a number before any list


def test_a_long_list_goes_by_pages() -> None:
    view = seen("AC 2C 3C 4C AD 2D 3D 4D AH 2H", "3H")
    said = unfinished(view, "plays", "more")
    assert "12. " in said
    assert "13. " in said


def test_F1_force_or_waive() -> None:
    view = seen(HAND, "7S", other="4S-5S-6S", phase="force")
    for word, action in (("yes", "force"), ("force", "force"), ("no", "waive"), ("waive", "waive")):
        assert play(view, word)[0] == action
    action, said = play(view, "?", "2")
    assert action == "waive"
    assert "make Rosa use 7♠?" in said
    assert "(F1)" in unfinished(view, "5s 6s 7s")
    assert "(F1)" in unfinished(view, "discard 5s")


def test_F2_a_forced_card_must_be_used() -> None:
    view = seen("JS KC", "7S", "4S-5S-6S", phase="forced")
    action, said = play(view, "no", "7s", "")
    assert "(F2)" in said
    assert action == "use:4S-5S-6S-7S"


def test_T4_discarding() -> None:
    view = seen("KC 2D 3D", table="5S-6S-7S", phase="discard")
    assert play(view, "kc")[0] == "discard:KC"
    assert play(view, "discard kc")[0] == "discard:KC"
    assert play(view, "?", "1")[0] == "discard:KC"
    assert "(T4)" in unfinished(view, "no")
    assert "(T4)" in unfinished(view, "qs")
    assert "One card, please." in unfinished(view, "kc 2d")


def test_F3_a_discard_that_helps_is_asked_about() -> None:
    view = seen("KC 7S", table="5D-6D-7D", other="4S-5S-6S", phase="discard")
    action, said = play(view, "7s", "")
    assert action == "discard:7S"
    assert "7♠ fits a meld of Rosa" in said
    assert play(view, "7s", "undo", "kc")[0] == "discard:KC"
    assert play(view, "7s", "7s")[0] == "discard:7S"


def test_D7_passing_a_card() -> None:
    view = seen("KC 2D 3D", phase="exchange", rules=PRESETS["mexican"])
    assert play(view, "2d")[0] == "give:2D"
    action, said = play(view, "give", "3")
    assert "pass one card to Rosa" in said
    assert action == "give:3D"


def test_every_play_can_be_asked_about() -> None:
    view = seen(HAND, "7S")
    action, said = play(view, "confirm on", "no", "undo", "no", "ok")
    assert action == "decline"
    assert "Decline 7♠: Enter does it, undo does not." in said
    said = unfinished(seen("5S 6S KC", "7S"), "confirm", "?", "1")
    assert "Enter does it" in said


def test_refusals_say_what_to_do() -> None:
    lines = ("foo", "7", "ok", "undo", "5s 5d", "sort by colour", "mix a")
    said = unfinished(seen(HAND, "7S"), *lines)
    assert "neither a card nor a command" in said
    assert "nothing to lay yet" in said
    assert "nothing to take back" in said
    assert "(A1)" in said
    assert "Choose one of these: suit, rank." in said
    assert "when the next hand is dealt" in said


def test_A2_and_P2_by_clause() -> None:
    view = seen("AC 2C 3C", "7D", "4D-5D-6D,4S-5S-6S,QC-QD-QH")
    assert "(A2)" in unfinished(view, "7d, ac 2c 3c")
    assert "(P2)" in unfinished(seen("4S 5S 6S", "7D", rules=house("classic", hand_melds=False)),
                                "no 4s 5s 6s")  # fmt: skip


def test_leaving_and_beginning_anew() -> None:
    for word, exception in (("quit", Quit), ("new", NewGame)):
        room, _ = room_at(seen(HAND, "7S"), word)
        with pytest.raises(exception):
            Turn(room).decide()


def test_help_shows_every_command_once() -> None:
    said = unfinished(seen(HAND, "7S"), "help", "rules")
    assert "record FILE: write down the last hand" in said
    assert "exactly 11 cards on your table" in said


@pytest.mark.parametrize("name", PRESETS)
def test_the_rules_of_every_table_in_every_language(name: str) -> None:
    from conquian.terminal.manual import help_lines, rules_lines
    from conquian.text import LANGUAGES
    from tests.terminal.tables import voice

    for language in LANGUAGES:
        for line in rules_lines(voice(language), PRESETS[name]) + help_lines(voice(language)):
            assert "ui-" not in line
            assert "{" not in line


@pytest.mark.parametrize("draw", ["carry", "point_each", "replay"])
def test_without_a_stake_no_rule_speaks_of_a_pot(draw: str) -> None:
    from conquian.terminal.manual import rules_lines
    from tests.terminal.tables import voice

    last = rules_lines(voice("en"), house("classic", draw=draw, stake=0))[-1]
    assert "pot" not in last
    assert ("point" in last) == (draw == "point_each")
    staked = rules_lines(voice("en"), house("classic", draw=draw))[-1]
    assert ("pot" in staked) == (draw != "replay")


def test_errors_of_the_terminal_have_their_texts() -> None:
    room, out = room_at(seen(HAND, "7S"))
    room.say(room.voice.error(ConquianError("ui-file-missing")))
    assert "a file name after" in out.getvalue()
