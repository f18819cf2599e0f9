"""Everything that can be wrong with a position, each with its own error."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from conquian import notation
from conquian.errors import ConquianError, NotationError
from conquian.notation import Position, parse_position
from conquian.rules import PRESETS

# Hands, tables and the rest of a valid position, to be changed in one place.
OFFER = "classic 0 1 offer pile 7S 1 0 ?7/3C4CAD6DJH5S6S 2C-2D-2H/KC-KD-KH QSAH7S ?17"
START = "classic 0 1 offer starter 7S 1 0 ?10/3C4CQCAD6DQDJHQH5S6S -/- 7S ?19"
FORCE = "classic 0 0 force pile KS 1 0 ?7/?7 2C-2D-2H/KC-KD-KH QSAHKS ?17"
DISCARD = "classic 0 1 discard none - 1 0 ?7/?8 2C-2D-2H/KC-KD-KH QSAH ?17"
WON = "classic 0 - over:won:1 none - 1 0 ?7/- 2C-2D-2H/KC-KD-KH-KS,4S-5S-6S-7S-JS-QS-AS AH ?18"
DRAWN = (
    "classic 0 - over:drawn:1 none - 1 0 ?7/?7 2C-2D-2H/KC-KD-KH "
    "3C4C5C6C7CJCQC3D4D5D6D7DJDQD3H4H5H6H7HJH -"
)
PASS = "mexican 0 0 exchange none - 0 0 ?8/AC2C3C4C5C6C7CJC -/- - ?24 -/AC"
PASSED = "mexican 0 1 offer stock KS 1 0 AC2D3D4D5D6D7DJD/2C3C4C5C6C7CJCAD -/- - ?23 AD/AC"


@pytest.mark.parametrize("text", [OFFER, START, FORCE, DISCARD, DRAWN, PASS, PASSED])
def test_the_examples_are_possible(text: str) -> None:
    position = parse_position(text)
    position.view(None)
    assert str(position) == text


SYNTAX = [
    ("", "position-empty"),
    (" \n", "position-empty"),
    (OFFER + "\x00", "position-syntax"),
    (OFFER.replace("?17", "?\u0661\u0667"), "position-syntax"),
    (OFFER.replace(" ", "\u00a0"), "position-syntax"),
    (OFFER + " x" * 1000, "position-too-long"),
    (OFFER + " -/-", "position-fields"),
    (PASS.removesuffix(" -/AC"), "position-fields"),
    (OFFER.replace("classic", "whist"), "rules-preset"),
    (OFFER.replace("classic 0", "classic 2"), "position-seat"),
    (OFFER.replace("classic 0", "classic +0"), "position-seat"),
    (OFFER.replace("classic 0", "classic 00"), "position-seat"),
    (OFFER.replace(" offer ", " offering "), "position-word"),
    (OFFER.replace(" pile ", " hand "), "position-word"),
    (OFFER.replace(" offer ", " offer:won:0 "), "position-phase"),
    (WON.replace("over:won:1", "over"), "position-phase"),
    (WON.replace("over:won:1", "over:won:2"), "position-phase"),
    (DRAWN.replace("drawn:1", "drawn:1:rummy"), "position-phase"),
    (OFFER.replace("?7/", "?7/?7/"), "position-parts"),
    (OFFER.replace("/KC-KD-KH", ""), "position-parts"),
    (PASS.replace("-/AC", "AC"), "position-parts"),
    (OFFER.replace("?17", "?170"), "position-count"),
    (OFFER.replace("?17", "?017"), "position-count"),
    (OFFER.replace("?7/", "?/"), "position-count"),
    (OFFER.replace("?7/", "/"), "position-syntax"),
    (OFFER.replace("QSAH7S", "QSAH7"), "card-unknown"),
    (OFFER.replace("KC-KD", "KC-KC-KC-KD"), "meld-card-twice"),
]

IMPOSSIBLE = [
    (
        PASS.replace("mexican", "mexican,exchange=0").removesuffix(" -/AC"),
        "position-no-exchange",
        "D7",
    ),
    (FORCE.replace("classic", "no-force"), "position-no-force", "F1"),
    (START.replace("classic", "classic,starter=off"), "position-no-starter", "D6"),
    (OFFER.replace("DJH5", "D8H5"), "position-card-foreign", "V"),
    (OFFER.replace("7S 1", "8S 1"), "position-card-foreign", "V"),
    (OFFER.replace("6DJH", "6D6D"), "position-card-copies", "V"),
    (OFFER.replace("6DJH", "6DKC"), "position-card-copies", "V"),
    (OFFER.replace("?17", "?16"), "position-cards", "V"),
    (OFFER.replace("?7/", "?8/"), "position-cards", "V"),
    (OFFER.replace("?17", "-"), "position-cards", "V"),
    (OFFER.replace("KC-KD-KH", "KC-KD"), "meld-too-short", "M1"),
    (OFFER.replace("KC-KD-KH", "KC-KD-3S"), "meld-mixed", "M1"),
    (OFFER.replace("KC-KD-KH", "QS-KS-AS"), "run-wraps", "M2"),
    (OFFER.replace("KC-KD-KH", "KC-KC-KH"), "meld-card-twice", "M3"),
    (START.replace("?10/", "?11/").replace("?19", "?18"), "position-hand-large", "D2"),
    (
        OFFER.replace("2C-2D-2H", "2C-2D-2H,4D-5D-6D-7D-JD-QD-KD-8D").replace("?17", "?9"),
        "position-card-foreign",
        "V",
    ),
    (
        OFFER.replace("2C-2D-2H", "2C-2D-2H-2S,4H-5H-6H-7H,QC-QD-QH").replace("?17", "?9"),
        "position-table-full",
        "W1",
    ),
    (OFFER.replace("QSAH7S", "QS7S"), "position-cards", "V"),
    (WON.replace("-QS-AS AH ?18", "-QS AHAS ?18"), "position-not-won", "W1"),
    (PASS.replace("?8/", "?5/").replace(" -/- ", " 2D-2H-2S/- "), "position-table-early", "D4"),
    (
        START.replace("classic", "classic,hand_melds=off")
        .replace("?10/", "?7/")
        .replace(" -/- ", " 2D-2H-2S/- "),
        "position-table-early",
        "D4",
    ),
    (OFFER.replace("?7/", "?6/").replace("?17", "?18"), "position-holding", "T4"),
    (OFFER.replace("?7/", "?8/").replace("?17", "?16"), "position-holding", "T4"),
    (START.replace("?10/", "?9/").replace("?19", "?20"), "position-holding", "T4"),
    (DISCARD.replace("?8", "?7").replace("?17", "?18"), "position-holding", "T4"),
    (
        DISCARD.replace("classic", "twice-around")
        .replace("?7/?8", "?10/?11")
        .replace("?17", "?11"),
        "position-no-discard",
        "T4",
    ),
    (DISCARD.replace("classic", "no-discard"), "position-no-discard", "T4"),
    (START.replace("7S ?19", "7SAH ?18"), "position-pile", "D3"),
    (DRAWN.replace("JH -", "- ?1").replace("7H- ", "7H "), "position-stock-left", "T5"),
    (OFFER.replace("7S 1 0", "- 1 0"), "position-offered-missing", "T2"),
    (OFFER.replace("pile 7S", "stock -").replace("?17", "?16"), "position-offered-missing", "T3"),
    (DISCARD.replace("none -", "none AH"), "position-offered-extra", "T2"),
    (OFFER.replace("pile 7S", "none 7S"), "position-source", "T2"),
    (DISCARD.replace("none -", "pile -"), "position-source", "T2"),
    (OFFER.replace("QSAH7S", "QS7SAH"), "position-offered-pile", "T2"),
    (OFFER.replace("QSAH7S ?17", "- ?20"), "position-offered-pile", "T2"),
    (OFFER.replace("0 1 offer", "0 0 offer"), "position-mover", "T2"),
    (OFFER.replace("0 1 offer", "0 - offer"), "position-mover", "T2"),
    (FORCE.replace("0 0 force", "0 1 force"), "position-mover", "F1"),
    (DRAWN.replace("0 - over", "0 1 over"), "position-mover", "T2"),
    (OFFER.replace("7S 1 0", "7S 1 1"), "position-origin", "T7"),
    (START.replace("7S 1 0", "7S 1 1"), "position-origin", "T1"),
    (DRAWN.replace("drawn:1", "drawn:0"), "position-origin", "T7"),
    (FORCE.replace("KS 1", "JS 1").replace("AHKS", "AHJS"), "position-force-unfit", "F1"),
    (PASS.replace("-/AC", "AD/AC"), "position-given", "D7"),
    (PASS.replace("-/AC", "-/-"), "position-given", "D7"),
    (PASS.replace("-/AC", "-/AD"), "position-given-hand", "D7"),
    (PASSED.replace("AD/AC", "?/2H"), "position-given-lost", "D7"),
    (PASSED.replace("AD/AC", "8D/AC"), "position-card-foreign", "V"),
]


@pytest.mark.parametrize(("text", "key"), SYNTAX)
def test_no_position(text: str, key: str) -> None:
    with pytest.raises(ConquianError) as caught:
        parse_position(text)
    assert caught.value.key == key


@pytest.mark.parametrize(("text", "key", "clause"), IMPOSSIBLE)
def test_impossible_position(text: str, key: str, clause: str) -> None:
    position = parse_position(text)
    assert parse_position(str(position)) == position
    with pytest.raises(NotationError) as caught:
        position.view(None)
    assert (caught.value.key, caught.value.clause) == (key, clause)


# W4: seat 1 wins with all eleven at once after ten cards were never touched.
RUMMY = "classic 0 - over:won:1:rummy none - 1 0 ?10/- -/KC-KD-KH-KS,4S-5S-6S-7S-JS-QS-AS - ?19"


def test_W4_rummy() -> None:
    text = RUMMY.replace("KC-KD-KH-KS,4S-5S-6S-7S-JS-QS-AS", "AC-AD-AH-AS,4S-5S-6S-7S-JS-QS-KS")
    assert parse_position(text).view(None).outcome is not None
    late = text.replace("?10/-", "?10/?1").replace("?19", "?18")
    late = late.replace("classic", "classic,holding_limit=12")
    with pytest.raises(NotationError) as caught:
        parse_position(late).view(None)
    assert (caught.value.key, caught.value.clause) == ("position-rummy", "W4")


def test_W1_winner_is_the_player_who_used_the_card() -> None:
    text = RUMMY.replace("KC-KD-KH-KS,4S-5S-6S-7S-JS-QS-AS", "AC-AD-AH-AS,4S-5S-6S-7S-JS-QS-KS")
    with pytest.raises(NotationError) as caught:
        parse_position(text.replace("none - 1 0", "none - 0 1")).view(None)
    assert caught.value.key == "position-winner"


SETUP = parse_position(OFFER)


@pytest.mark.parametrize(
    ("setup", "key"),
    [
        (replace(SETUP, hands=(7,)), "position-parts"),
        (replace(SETUP, tables=()), "position-parts"),
        (replace(SETUP, given=()), "position-parts"),
        (replace(SETUP, player=9), "position-seat"),
        (replace(SETUP, origin=-1), "position-seat"),
        (replace(SETUP, phase=17), "position-syntax"),
        (replace(SETUP, stock=-1), "position-syntax"),
        (replace(SETUP, phase=5), "position-outcome"),
        (replace(SETUP, pile=(99,)), "position-card-foreign"),
        (replace(SETUP, pile=(13,)), "position-card-foreign"),
        (replace(SETUP, given=(-2, -2)), "position-given"),
        (replace(SETUP, rules=PRESETS["sociable"]), "position-parts"),
    ],
)
def test_impossible_setup_made_by_a_program(setup: Position, key: str) -> None:
    with pytest.raises(NotationError) as caught:
        setup.view(None)
    assert caught.value.key == key


def test_view_of_no_seat() -> None:
    with pytest.raises(NotationError, match="position-seat"):
        SETUP.view(2)


def test_no_error_of_positions_is_untested() -> None:
    tested = {case[1] for case in (*SYNTAX, *IMPOSSIBLE)}
    here = Path(__file__).parent
    elsewhere = "".join(path.read_text(encoding="utf-8") for path in sorted(here.glob("*.py")))
    for path in sorted(Path(notation.__file__).parent.glob("*.py")):
        for part in path.read_text(encoding="utf-8").split('"'):
            if part.startswith("position-"):
                assert part in tested or part in elsewhere, part
