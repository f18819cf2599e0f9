"""The tips, each in a position where it decides."""

from conquian.bots import make_bot
from conquian.bots.danger import danger, fits, hurts, wanted
from conquian.bots.outlook import bridge, flexibility
from conquian.bots.sight import Sight
from conquian.cards import parse_card
from conquian.rules import State, apply, meld_of, preset, view
from conquian.rules.state import DISCARDING, FORCE_CHOICE, OFFER, PILE, STOCK
from tests.bots.tables import position


def choice(state: State) -> str:
    return str(make_bot("casual", 1).choose(view(state, 0)))


def sight(state: State) -> Sight:
    return Sight(view(state, 0))


def test_W1_the_winning_card_is_used() -> None:
    state = position(
        phase=OFFER,
        source=STOCK,
        offered="5S",
        hand="KC KD KH KS",
        tables=["AH-2H-3H 2S-3S-4S", ""],
    )
    after, _ = apply(state, make_bot("casual").choose(view(state, 0)))
    assert after.outcome is not None
    assert after.outcome.winner == 0


def test_what_is_not_down_is_not_known() -> None:
    state = position(
        phase=OFFER,
        source=STOCK,
        offered="4C",
        hand="2C 3C 6D 7D JD AH 5H KS 5S QC",
        tables=["", ""],
    )
    assert choice(state) == "use:2C-3C-4C"  # and not the diamonds as well


def test_tighten_never_discard_the_card_that_wins_for_them() -> None:
    state = position(
        phase=DISCARDING,
        hand="5S AH AD",
        tables=["5C-5D-5H 2C-3C-4C", "2S-3S-4S KC-KD-KH-KS JD-JH-JS"],
    )
    assert fits(sight(state), 1, parse_card("5S"))
    assert danger(sight(state), parse_card("5S"), (1,)) > 50
    assert choice(state) in ("discard:AH", "discard:AD")


def test_what_was_refused_is_less_wanted() -> None:
    hand = "AC 2C 3D 4D 6H 7H QH KC KD 2H"
    fresh = position(phase=DISCARDING, hand=hand, tables=["", ""], pile="KS")
    told = position(phase=DISCARDING, hand=hand, tables=["", ""], pile="4S AD KS")
    card = parse_card("7S")
    assert wanted(sight(told), 1, card) < wanted(sight(fresh), 1, card) * 1.01
    near = position(phase=DISCARDING, hand=hand, tables=["", ""], pile="QS 4S KS")
    assert wanted(sight(near), 1, card) < wanted(sight(told), 1, card)


def test_the_seven_and_jack_of_the_strong_suit_are_kept_early() -> None:
    state = position(
        phase=DISCARDING,
        hand="2S 3S 7S JS KS 7D AC 4H 5D QC",
        tables=["", ""],
        stock=19,
    )
    seen = sight(state)
    assert bridge(seen, parse_card("7S")) > 0 < bridge(seen, parse_card("JS"))
    assert bridge(seen, parse_card("7D")) == 0 == bridge(seen, parse_card("KS"))
    late = position(phase=DISCARDING, hand="2S 3S 7S JS KS", tables=["", ""], stock=2)
    assert bridge(sight(late), parse_card("7S")) == 0


def test_runs_are_more_flexible_than_sets() -> None:
    seen = sight(position(phase=DISCARDING, hand="KC", tables=["", ""]))
    seen.unseen_lo = 0x1FFF1FFF1FFF1FFF
    run = meld_of([parse_card(card) for card in ("4S", "5S", "6S")], 40)
    three = meld_of([parse_card(card) for card in ("4S", "4D", "4H")], 40)
    assert flexibility(seen, (run,)) == 2 > flexibility(seen, (three,)) == 1


def test_F1_the_winning_card_is_not_forced_on_them() -> None:
    state = position(
        phase=FORCE_CHOICE,
        source=STOCK,
        offered="5S",
        player=1,
        hand="AC 3D 6H 7C",
        tables=["5C-5D-5H 2C-3C-4C", "2S-3S-4S KC-KD-KH-KS JD-JH-JS"],
    )
    assert choice(state) == "waive"


def test_F1_force_them_into_a_table_that_nothing_fits() -> None:
    state = position(
        phase=FORCE_CHOICE,
        source=PILE,
        offered="KS",
        pile="KS",
        player=1,
        hand="AC 4S JC 3D",
        tables=["5C-5D-5H 2C-3C-4C", "AS-2S-3S KC-KD-KH JD-JH-JS"],
    )
    assert hurts(sight(state))
    assert choice(state) == "force"


def test_F1_do_not_force_where_no_discard_follows() -> None:
    state = position(
        phase=FORCE_CHOICE,
        source=STOCK,
        offered="KS",
        player=1,
        hand="AC 4S JC 3D",
        tables=["5C-5D-5H 2C-3C-4C", "AS-2S-3S KC-KD-KH JD-JH-JS"],
        rules=preset("no-discard"),
    )
    assert choice(state) == "waive"


def test_P2_rearrange_that_a_card_no_longer_fits() -> None:
    # Taking the JS would cost the 5C and leave a table that nothing can extend: all that could lies
    # in the pile. As sets, the same cards do not take the JS, and 6C or 7C wins with the 5C.
    state = position(
        phase=OFFER,
        source=STOCK,
        offered="JS",
        hand="5C",
        pile="QS 4S 4D 4H JD JH",
        tables=["5S-6S-7S 5D-6D-7D 5H-6H-7H", ""],
    )
    assert choice(state) == "decline:5D-5H-5S,6D-6H-6S,7D-7H-7S"
