"""Hand-worked examples for the naive reading: using, declining, forcing (A, P, F)."""

from dataclasses import replace

from tests.naive.game import legal, play
from tests.naive.melds import text
from tests.naive.positions import at, line, of_kind
from tests.naive.presets import PRESETS, table

# A


def test_A1_new_meld_extension_and_set_of_four() -> None:
    state = at("7C 7D AC", "", tables=("5S-6S-7S,KC-KD-KH",), pile="4S")
    assert "use:KC-KD-KH,4S-5S-6S-7S" in legal(state)
    state = at("7C 7D AC", "", tables=("5S-6S-7S,KC-KD-KH",), pile="KS")
    assert of_kind(state, "use") == {"use:KC-KD-KH-KS,5S-6S-7S"}
    state = at("7C 7D AC", "", pile="7H")
    assert of_kind(state, "use") == {"use:7C-7D-7H"}
    state = at("2S AC", "", tables=("4S-5S-6S",), pile="3S")
    assert of_kind(state, "use") == {"use:3S-4S-5S-6S", "use:2S-3S-4S-5S-6S"}


def test_A1_borrowing_a_seven() -> None:
    state = at("7C 7D AC", "", tables=("5S-6S-7S",), pile="4S")
    assert of_kind(state, "use") == {"use:4S-5S-6S-7S", "use:7C-7D-7S,4S-5S-6S"}


def test_A1_borrowing_for_the_offered_card() -> None:
    state = at("7C AC", "", tables=("4S-5S-6S-7S",), pile="7D")
    assert of_kind(state, "use") == {"use:7C-7D-7S,4S-5S-6S"}


def test_A1_forty_cards_run_from_seven_to_jack() -> None:
    state = at("6S QS AC", "", pile="7S", stock="JS")
    assert of_kind(state, "use") == set()
    state = line(state, "decline")
    assert state.offered == "JS"
    state = at("6S 7S QS", "", pile="JS")
    assert of_kind(state, "use") == {"use:6S-7S-JS", "use:7S-JS-QS", "use:6S-7S-JS-QS"}
    fifty = at("6S 7S QS", "", pile="JS", rules=PRESETS["fifty-two"])
    assert of_kind(fifty, "use") == set()


def test_A1_further_hand_cards() -> None:
    state = at("5S 6S KC KD KH", "", pile="7S")
    assert of_kind(state, "use") == {"use:5S-6S-7S", "use:KC-KD-KH,5S-6S-7S"}


def test_A2_never_past_the_target() -> None:
    tables = ("AC-AD-AH,KC-KD-KH,QC-QD-QH",)
    state = at("5S 6S", "", tables=tables, pile="7S")
    assert of_kind(state, "use") == set()  # twelve
    state = at("KS", "", tables=tables, pile="QS")
    assert of_kind(state, "use") == {
        "use:AC-AD-AH,QC-QD-QH-QS,KC-KD-KH",
        "use:AC-AD-AH,QC-QD-QH-QS,KC-KD-KH-KS",
    }


def test_A3_only_the_own_side() -> None:
    state = at("AC", "", tables=("-", "5S-6S-7S"), pile="4S")
    assert legal(state) == {"decline"}
    mates = at(
        "AC", "", "", "", tables=("5S-6S-7S", "KC-KD-KH"), pile="4S", rules=PRESETS["partnership"]
    )
    assert of_kind(mates, "use") == {"use:4S-5S-6S-7S"}
    rival = at(
        "AC", "", "", "", tables=("KC-KD-KH", "5S-6S-7S"), pile="4S", rules=PRESETS["partnership"]
    )
    assert of_kind(rival, "use") == set()


AFTER_USE = PRESETS["discard-then-meld"]


def test_A4_no_borrowing_for_the_offered_card() -> None:
    state = at("7C AC", "", tables=("4S-5S-6S-7S",), pile="7D", rules=AFTER_USE)
    assert of_kind(state, "use") == set()


def test_A4_rearranging_after_placing() -> None:
    state = at("7C 7D AC", "", tables=("5S-6S-7S",), pile="4S", rules=AFTER_USE)
    assert of_kind(state, "use") == {"use:4S-5S-6S-7S", "use:7C-7D-7S,4S-5S-6S"}
    state = at("3S AC", "", tables=("5S-6S-7S",), pile="4S", rules=AFTER_USE)
    assert of_kind(state, "use") == {"use:4S-5S-6S-7S", "use:3S-4S-5S-6S-7S"}
    state = at("4S AC", "", tables=("5S-6S-7S",), pile="3S", rules=AFTER_USE)
    assert of_kind(state, "use") == {"use:3S-4S-5S-6S-7S"}  # with a hand card


def test_A4_declining_only_adds() -> None:
    hand, laid = "7C 7D 2C 2D 2H", ("4S-5S-6S-7S",)
    free = at(hand, "", tables=laid, pile="QH")
    assert of_kind(free, "decline") == {
        "decline",
        "decline:7C-7D-7S,4S-5S-6S",
        "decline:2C-2D-2H,4S-5S-6S-7S",
        "decline:2C-2D-2H,7C-7D-7S,4S-5S-6S",
    }
    bound = at(hand, "", tables=laid, pile="QH", rules=AFTER_USE)
    assert of_kind(bound, "decline") == {"decline", "decline:2C-2D-2H,4S-5S-6S-7S"}
    merged = at("", "", tables=("AS-2S-3S,4S-5S-6S",), pile="QH", rules=AFTER_USE)
    assert of_kind(merged, "decline") == {"decline"}


# P


def test_P1_declining_is_always_allowed() -> None:
    assert "decline" in legal(at("5S 6S", "", pile="7S"))


def test_P2_rearranging_the_table() -> None:
    state = at("", "", tables=("AS-2S-3S,4S-5S-6S",), pile="QH")
    assert legal(state) == {"decline", "decline:AS-2S-3S-4S-5S-6S"}
    state = play(state, "decline:AS-2S-3S-4S-5S-6S")
    assert text(state.tables[0]) == "AS-2S-3S-4S-5S-6S"


def test_P2_melding_from_hand() -> None:
    state = at("KC KD KH", "", tables=("5S-6S-7S",), pile="2D", stock="3H")
    assert legal(state) == {"decline", "decline:KC-KD-KH,5S-6S-7S"}
    after = play(state, "decline:KC-KD-KH,5S-6S-7S")
    assert after.hands[0] == ()
    off = table("house", hand_melds=False)
    state = at("KC KD KH", "", tables=("5S-6S-7S",), pile="2D", rules=off)
    assert legal(state) == {"decline"}
    state = at("7C 7D", "", tables=("4S-5S-6S-7S-JS-QS",), pile="2D", rules=off)
    assert legal(state) == {"decline", "decline:4S-5S-6S,7S-JS-QS"}


def test_P2_stays_below_the_target() -> None:
    tables = ("AC-AD-AH,KC-KD-KH",)
    state = at("5S 6S 7S JS QS", "", tables=tables, pile="2D")
    laid = {len(token.replace(",", "-").split("-")) for token in of_kind(state, "decline")}
    assert laid == {1, 9, 10}


# F


def test_F1_F2_forcing_the_top_discard() -> None:
    state = at(
        "7C 7D AC KH",
        "2D",
        tables=("5S-6S-7S",),
        pile="4S",
        stock="3H",
        rules=table("house", holding_limit=7),
    )
    choice = play(state, "decline")
    assert choice.mover == 1
    assert legal(choice) == {"force", "waive"}
    forced = play(choice, "force")
    assert forced.mover == 0
    assert legal(forced) == {"use:4S-5S-6S-7S", "use:7C-7D-7S,4S-5S-6S"}
    forced = play(forced, "use:4S-5S-6S-7S")
    assert forced.mover == 0
    assert legal(forced) == {f"discard:{c}" for c in ("7C", "7D", "AC", "KH")}
    waived = play(choice, "waive")
    assert (waived.mover, waived.offered, waived.source) == (0, "3H", "stock")


def test_F1_only_a_card_that_fits_alone() -> None:
    state = at("3S AC", "2D", tables=("5S-6S-7S",), pile="2S", stock="3H")
    assert play(state, "decline").phase == "offer"
    state = at("3S AC", "2D", tables=("5S-6S-7S", "2C-2D-2H"), pile="2S", stock="3H")
    assert play(state, "decline").phase == "offer"  # fits the opponent's meld only
    state = at("7C 7D", "2D", tables=("5S-6S-7S",), pile="7H", stock="3H")
    assert play(state, "decline").phase == "offer"  # needs borrowing


def test_F1_as_the_melds_lie_after_rearranging() -> None:
    tables = ("4S-5S-6S-7S",)
    state = at("7C 7D", "2D", tables=tables, pile="7H", stock="3H")
    assert play(state, "decline").phase == "offer"
    assert play(state, "decline:7C-7D-7S,4S-5S-6S").phase == "choice"
    state = at("7C 7D", "2D", tables=tables, pile="JS", stock="3H")
    assert play(state, "decline").phase == "choice"
    assert play(state, "decline:7C-7D-7S,4S-5S-6S").phase == "offer"  # ducked


def test_F1_starter_can_be_forced_after_melding_from_hand() -> None:
    state = at("5S 6S 7S", "2D", pile="4S", stock="3H")
    state = replace(state, source="starter")
    assert play(state, "decline").phase == "offer"
    assert play(state, "decline:5S-6S-7S").phase == "choice"


def test_F1_off() -> None:
    state = at("AC", "2D", tables=("5S-6S-7S",), pile="4S", stock="3H", rules=PRESETS["no-force"])
    assert play(state, "decline").source == "stock"


def test_F1_the_seat_after_the_decliner_chooses() -> None:
    rules = PRESETS["partnership"]
    state = at("AC", "2D", "KC", "KD", tables=("5S-6S-7S",), pile="4S", stock="3H", rules=rules)
    choice = play(state, "decline")
    assert choice.mover == 1
    assert play(choice, "force").mover == 0


def test_F3_forcing_a_drawn_card() -> None:
    state = at("AC", "2D", tables=("5S-6S-7S",), pile="QC", stock="4S 3H")
    state = line(state, "decline", "decline")
    assert (state.phase, state.mover, state.offered) == ("choice", 1, "4S")
    waived = play(state, "waive")
    assert (waived.mover, waived.offered, waived.source) == (1, "4S", "pile")
    used = line(state, "force", "use:4S-5S-6S-7S")
    assert used.pile == ("QC",)
