"""From typed cards to the table that a person means."""

import pytest

from conquian.cards import parse_cards
from conquian.errors import IllegalAction
from conquian.notation import arrangement_text
from conquian.rules import PRESETS, View, house
from conquian.terminal.staging import Draft, action_of, compose, laid_from_hand, read_groups, start
from conquian.text import Faces, catalog_of
from tests.terminal.tables import seen


def meant(view: View, text: str, *, declining: bool = False) -> list[str]:
    """The drafts that typed cards can mean: the table, with + if the offered card is in it."""
    groups = read_groups(text, catalog_of("en"), Faces.FRENCH)
    drafts = compose(view, start(view), groups, declining=declining)
    return [("+" if draft.uses else "") + _table(draft) for draft in drafts]


def _table(draft: Draft) -> str:
    return ",".join(sorted(arrangement_text(draft.melds).split(",")))


def refused(view: View, text: str, *, declining: bool = False) -> tuple[str | None, str]:
    with pytest.raises(IllegalAction) as caught:
        meant(view, text, declining=declining)
    return caught.value.clause, caught.value.key


HAND = "AC 4C 2D 6D 7D JD 3H 5S 6S KS"


def test_A1_a_new_meld_typed_whole() -> None:
    assert meant(seen(HAND, "7S"), "5s 6s 7s") == ["+5S-6S-7S"]
    assert meant(seen(HAND, "7S"), "7s-6s-5s") == ["+5S-6S-7S"]


def test_A1_the_offered_card_is_understood() -> None:
    assert meant(seen(HAND, "7S"), "5s 6s") == ["+5S-6S-7S"]


def test_A1_several_melds() -> None:
    view = seen("5S 6S 6D 7D JD KC", "7S")
    for text in ("5s 6s 7s, 6d 7d jd", "5s 6s / 6d 7d jd", "5s 6s 7s 6d 7d jd"):
        assert meant(view, text) == ["+5S-6S-7S,6D-7D-JD"]


def test_A1_adding_to_a_meld_by_its_new_cards() -> None:
    view = seen("2S 3S KC", "4S", "5S-6S-7S")
    assert meant(view, "4s") == ["+4S-5S-6S-7S"]
    assert meant(view, "3s") == ["+3S-4S-5S-6S-7S"]
    assert meant(view, "2s 3s") == ["+2S-3S-4S,5S-6S-7S", "+2S-3S-4S-5S-6S-7S"]
    assert meant(view, "2s 3s 4s") == ["+2S-3S-4S,5S-6S-7S"]


def test_A1_a_card_that_fits_two_melds_is_the_persons_choice() -> None:
    view = seen("KC 2D", "7S", "4S-5S-6S,7C-7D-7H")
    assert meant(view, "7s") == ["+4S-5S-6S-7S,7C-7D-7H", "+4S-5S-6S,7C-7D-7H-7S"]
    assert meant(view, "4s 5s 6s 7s") == ["+4S-5S-6S-7S,7C-7D-7H"]
    assert meant(view, "7s 7h 7d 7c") == ["+4S-5S-6S,7C-7D-7H-7S"]


def test_A1_borrowing() -> None:
    view = seen("7C KC", "7D", "4S-5S-6S-7S")
    assert meant(view, "7c 7d 7s") == ["+4S-5S-6S,7C-7D-7S"]
    assert meant(view, "7c 7d 7s, 4s 5s 6s") == ["+4S-5S-6S,7C-7D-7S"]
    assert meant(view, "4s 5s 6s 7c 7d 7s") == ["+4S-5S-6S,7C-7D-7S"]


def test_A1_what_borrowing_would_leave() -> None:
    view = seen("7C KC", "7D", "5S-6S-7S")
    assert refused(view, "7c 7d 7s") == ("A1", "ui-leaves-rest")


def test_A1_cards_that_nobody_has() -> None:
    assert refused(seen(HAND, "7S"), "8s 9s ts") == ("A1", "use-not-in-hand")
    assert refused(seen(HAND, "7S", other="KC-KD-KH"), "kc kd kh ks") == ("A1", "use-not-in-hand")


def test_A1_a_card_that_fits_nowhere() -> None:
    assert refused(seen(HAND, "7S"), "7s") == ("A1", "ui-fits-nowhere")


def test_M2_no_meld_is_named_with_the_offered_card() -> None:
    assert refused(seen(HAND, "7S"), "ac 4c") == ("M1", "meld-mixed")
    assert refused(seen("QS KS AS 2D", "2S"), "qs ks as") == ("M2", "run-wraps")
    assert refused(seen("5S 6S 2D", "JS"), "5s 6s js") == ("M2", "run-gap")


def test_A2_past_the_target() -> None:
    view = seen("AC 2C 3C", "7D", "4D-5D-6D,4S-5S-6S,QC-QD-QH")
    assert meant(view, "7d") == ["+4D-5D-6D-7D,4S-5S-6S,QC-QD-QH"]
    assert refused(view, "7d, ac 2c 3c") == ("A2", "use-past-target")


def test_W1_reaching_the_target() -> None:
    view = seen("JD", "7D", "4D-5D-6D,4S-5S-6S,QC-QD-QH")
    [draft] = compose(view, start(view), [parse_cards("7D JD")])
    assert draft.uses
    assert str(action_of(draft)) == "use:QC-QD-QH,4D-5D-6D-7D-JD,4S-5S-6S"


def test_P2_laying_from_hand_is_staged_without_the_offered_card() -> None:
    view = seen("KC KD KH 2S", "7S")
    assert meant(view, "kc kd kh") == ["KC-KD-KH"]
    assert meant(view, "kc kd kh", declining=True) == ["KC-KD-KH"]


def test_P2_or_with_it_where_both_are_possible() -> None:
    view = seen("4S 5S 6S 2D", "7S")
    assert meant(view, "4s 5s 6s") == ["+4S-5S-6S-7S", "4S-5S-6S"]
    assert meant(view, "4s 5s 6s 7s") == ["+4S-5S-6S-7S"]
    assert meant(view, "4s 5s 6s", declining=True) == ["4S-5S-6S"]


def test_P2_no_melds_from_hand_at_this_table() -> None:
    view = seen("4S 5S 6S 2D", "7S", rules=house("classic", hand_melds=False))
    assert meant(view, "4s 5s 6s") == ["+4S-5S-6S-7S"]
    assert refused(view, "4s 5s 6s", declining=True) == ("P2", "decline-melds-hand")


def test_P2_never_to_the_target() -> None:
    view = seen("KC KD KH", "2S", "3D-4D-5D-6D,3H-4H-5H-6H")
    assert refused(view, "kc kd kh") == ("P2", "decline-reaches-target")


def test_A4_no_borrowing_before_the_card_has_its_place() -> None:
    view = seen("7C KC", "7D", "4S-5S-6S-7S", rules=PRESETS["discard-then-meld"])
    assert refused(view, "7c 7d 7s") == ("A4", "use-not-direct")


def test_drafts_build_on_each_other() -> None:
    view = seen("KC KD KH 5S 6S", "7S")
    [first] = compose(view, start(view), [parse_cards("KC KD KH")])
    assert not first.uses
    [second] = compose(view, first, [parse_cards("5S 6S")])
    assert second.uses
    assert _table(second) == "5S-6S-7S,KC-KD-KH"
    assert sum(laid_from_hand(view, second).values()) == 5


def test_two_packs_a_copy_in_hand_and_one_on_the_table() -> None:
    rules = PRESETS["two-pack"]
    view = seen("5S 6S 7S KC", "JS", "5S-6S-7S", rules=rules)
    assert meant(view, "5s 6s 7s, js") == ["+5S-6S-7S,5S-6S-7S-JS"]
    assert meant(view, "js") == ["+5S-6S-7S-JS"]
    pair = seen("7S KC 2D", "7S", "7C-7D-7H", rules=rules)
    assert meant(pair, "7s") == ["+7C-7D-7H-7S"]
