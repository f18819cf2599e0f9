"""M: melds, and every arrangement of cards in them."""

from __future__ import annotations

import random
from itertools import combinations, combinations_with_replacement

import pytest

from conquian.cards import card_text, multiset, pack_cards, parse_cards
from conquian.errors import IllegalAction
from conquian.rules import PRESETS, Action, arranged, meld_cards, meld_of, meld_text
from conquian.rules.layouts import arrangements, meldable
from conquian.rules.melds import is_meld, with_card
from tests.naive.melds import arrangements as naive_arrangements
from tests.naive.melds import in_order
from tests.naive.melds import is_meld as naive_is_meld
from tests.naive.melds import text as naive_text
from tests.rules.table import at, layout, meld, melds, refuse, refused, tokens


def is_text_meld(text: str, pack: int = 40, packs: int = 1) -> bool:
    return bool(is_meld(meld(text), pack == 40, packs))


@pytest.mark.parametrize("text", ["7C 7D 7H", "7C 7D 7H 7S", "KC KH KS", "AD AH AS"])
def test_M1_three_or_four_of_one_rank_are_a_set(text: str) -> None:
    assert is_text_meld(text)
    assert meld_text(meld_of(parse_cards(text), 40)) == text.replace(" ", "-")


def test_M1_two_cards_are_no_meld() -> None:
    assert not is_text_meld("7C 7D")
    for text in ("", "7C", "7C 7D", "5S 6S"):
        with refused(IllegalAction, "meld-too-short", "M1", meld=text.replace(" ", "-")):
            meld_of(parse_cards(text), 40)


def test_M1_equal_suits_may_lie_in_a_set_of_two_packs() -> None:
    for text in ("7H 7S 7S", "7H 7H 7S 7S", "7C 7D 7H 7H"):
        assert is_text_meld(text, packs=2)
        assert not is_text_meld(text, packs=1)
        assert meld_text(meld_of(parse_cards(text), 40, 2)) == text.replace(" ", "-")


def test_M1_a_set_has_at_most_four_cards() -> None:
    assert not is_text_meld("7C 7D 7H 7H 7S", packs=2)
    with refused(IllegalAction, "set-too-long", "M1", meld="7C-7D-7H-7H-7S"):
        meld_of(parse_cards("7C 7D 7H 7H 7S"), 40, 2)


def test_M1_cards_of_several_ranks_and_suits_are_no_meld() -> None:
    for text in ("7C 7D 6H", "5S 6S 7H", "AC 2D 3H", "7C 7D 7H 6H"):
        assert not is_text_meld(text)
        with refused(IllegalAction, "meld-mixed", "M1", meld=text.replace(" ", "-")):
            meld_of(parse_cards(text), 40)


@pytest.mark.parametrize("text", ["AS 2S 3S", "5S 6S 7S", "JS QS KS", "3D 4D 5D 6D 7D"])
def test_M2_three_or_more_consecutive_cards_of_a_suit_are_a_run(text: str) -> None:
    assert is_text_meld(text)
    assert is_text_meld(text, pack=52)


def test_M2_with_forty_cards_seven_and_jack_are_neighbours() -> None:
    for text in ("6S 7S JS", "7S JS QS", "AS 2S 3S 4S 5S 6S 7S JS QS KS"):
        assert is_text_meld(text)
        assert not is_text_meld(text, pack=52)
        assert meld_text(meld_of(parse_cards(text), 40)) == text.replace(" ", "-")
    for text in ("6S 7S JS", "7S JS QS"):
        with refused(IllegalAction, "run-gap", "M2", meld=text.replace(" ", "-")):
            meld_of(parse_cards(text), 52)


def test_M2_with_fifty_two_cards_runs_go_through_8_9_10() -> None:
    for text in ("7S 8S 9S", "8S 9S TS", "TS JS QS", "7S 8S 9S TS JS"):
        assert is_text_meld(text, pack=52)
        assert meld_text(meld_of(parse_cards(text), 52)) == text.replace(" ", "-")


@pytest.mark.parametrize("text", ["6S 7S 8S", "8C 8D 8H", "6S 7S 8S JS", "TC TD TH TS"])
def test_M2_a_card_that_forty_cards_lack_is_in_no_meld(text: str) -> None:
    assert not is_text_meld(text)
    with refused(IllegalAction, "card-not-in-pack", "M2", pack=40):
        meld_of(parse_cards(text), 40)


def test_M2_the_ace_is_low_and_nothing_wraps_round() -> None:
    for text in ("AS QS KS", "AS 2S KS"):
        for pack in (40, 52):
            assert not is_text_meld(text, pack)
            with refused(IllegalAction, "run-wraps", "M2", meld=text.replace(" ", "-")):
                meld_of(parse_cards(text), pack)


def test_M2_a_gap_breaks_a_run() -> None:
    for text in ("4S 5S 7S", "2S 4S 6S", "5S 6S JS"):
        assert not is_text_meld(text)
        with refused(IllegalAction, "run-gap", "M2", meld=text.replace(" ", "-")):
            meld_of(parse_cards(text), 40)


def test_M2_no_run_holds_a_card_twice() -> None:
    assert not is_text_meld("5S 6S 7S 7S", packs=2)
    with refused(IllegalAction, "run-card-twice", "M2", meld="5S-6S-7S-7S"):
        meld_of(parse_cards("5S 6S 7S 7S"), 40, 2)


def test_M2_neighbouring_suits_do_not_make_a_run() -> None:
    # In the masks the K of a suit and the A of the next are near each other.
    assert not is_text_meld("QC KC AD")
    assert not is_text_meld("KC AD 2D")


@pytest.mark.parametrize(("pack", "packs"), [(40, 1), (52, 1), (40, 2), (52, 2)])
def test_M_every_group_of_three_or_four_is_judged_as_naively(pack: int, packs: int) -> None:
    cards = pack_cards(pack)
    groups: list[tuple[int, ...]] = [*combinations(cards, 3)] if packs == 1 else []
    some = [card for card in cards if card & 15 in (0, 1, 6, 7, 10, 12)]
    groups += list(combinations(some, 4))
    if packs == 2:
        groups += [
            group
            for count in (3, 4)
            for group in combinations_with_replacement(some, count)
            if all(group.count(card) <= 2 for card in group)
        ]
    for group in groups:
        value = 0
        for card in group:
            value = with_card(value, 1 << card)
        words = [card_text(card) for card in group]
        expected = naive_is_meld(words, pack)
        assert bool(is_meld(value, pack == 40, packs)) == expected
        if expected:
            assert meld_cards(value) == tuple(sorted(group))


def test_M3_one_card_of_one_pack_lies_once() -> None:
    with refused(IllegalAction, "meld-card-twice", "M3", meld="5S-5S-6S", card="5S"):
        meld_of(parse_cards("5S 5S 6S"), 40)
    with refused(IllegalAction, "meld-card-twice", "M3", meld="5S-5S-5S", card="5S"):
        meld_of(parse_cards("5S 5S 5S"), 40, 2)


def test_M3_a_card_belongs_to_one_meld() -> None:
    state = at("5S 6S 7C 7D", offered="7S")
    refuse(state, "use:7C-7D-7S,5S-6S-7S", "M3", "card-twice", card="7S")


def test_M3_a_card_of_two_packs_belongs_to_two_melds_at_most() -> None:
    state = at("5S 6S 7C 7D 7S JS QS", offered="7S", rules=PRESETS["two-pack"])
    assert "use:7C-7D-7S,5S-6S-7S" in tokens(state)
    three = "use:7C-7D-7S,5S-6S-7S,7S-JS-QS"
    refuse(state, three, "M3", "card-twice", card="7S")
    doubled = "use:7D-7S-7S,5S-6S-7S"  # thrice, twice of it in one meld
    refuse(state, doubled, "M3", "card-twice", card="7S")


def test_M_cards_that_make_no_meld_are_refused_with_the_reason() -> None:
    state = at("5S 6S 7C 7D AC KC KD", offered="7S", pile="QS")
    for token, clause, key in (
        ("use:5S-7S", "M1", "meld-too-short"),
        ("use:6S-7S-7C", "M1", "meld-mixed"),
        ("use:5S-7S-JS", "M2", "run-gap"),
        ("use:AC-KC-QC", "M2", "run-wraps"),
        ("use:7S-7S-7C", "M3", "meld-card-twice"),
        ("decline:KC-KD", "M1", "meld-too-short"),
    ):
        refuse(state, token, clause, key)


@pytest.mark.parametrize("bit", [13, 14, 30, 61, 62])
def test_M_a_bit_that_stands_for_no_card_is_in_no_meld(bit: int) -> None:
    value = meld("5S 6S 7S") | 1 << bit
    assert not is_meld(value, True, 1)
    assert not is_meld(value, False, 2)
    refuse(at("5S 6S", offered="7S"), Action.use([value]), "M1", "meld-unknown", meld="5S-6S-7S")


def test_M_a_meld_of_nothing_is_none() -> None:
    assert not is_meld(0, True, 1)
    refuse(at("5S 6S", offered="7S"), Action.use([0]), "M1", "meld-too-short", meld="")


def test_M_arrangements_are_listed_in_canonical_order() -> None:
    lo, hi = multiset(parse_cards("3C 4C 5C 3D 4D 5D 3H 4H 5H"))
    assert [layout(found) for found in arrangements(lo, hi, 0, 0, 9, True)] == [
        "3C-4C-5C,3D-4D-5D,3H-4H-5H",
        "3C-3D-3H,4C-4D-4H,5C-5D-5H",
    ]
    lo, hi = multiset(parse_cards("AC 2C 3C"))
    free = multiset(parse_cards("4C 5C 6C"))
    assert [layout(found) for found in arrangements(lo, hi, *free, 6, True)] == [
        "AC-2C-3C,4C-5C-6C",
        "AC-2C-3C",
        "AC-2C-3C-4C",
        "AC-2C-3C-4C-5C",
        "AC-2C-3C-4C-5C-6C",
    ]


def test_M_equal_melds_of_two_packs_are_one_arrangement() -> None:
    lo, hi = multiset(parse_cards("5S 5S 6S 6S 7S 7S"))
    assert [layout(found) for found in arrangements(lo, hi, 0, 0, 6, True)] == [
        "5S-6S-7S,5S-6S-7S",
    ]


def test_M_no_more_cards_are_laid_than_there_is_room_for() -> None:
    free = multiset(parse_cards("7C 7D 7H 7S"))
    sets = ["7C-7D-7H", "7C-7D-7S", "7C-7H-7S"]
    for room, four in ((2, []), (3, []), (4, ["7C-7D-7H-7S"])):
        threes = [*sets, *four, "7D-7H-7S"] if room > 2 else []
        found = [layout(each) for each in arrangements(0, 0, *free, room, True)]
        assert found == [*threes, "-"]


def test_M_arranged_orders_melds() -> None:
    assert arranged([meld("KC KD KH"), meld("5S 6S 7S"), meld("AC 2C 3C")]) == melds(
        "5S-6S-7S,KC-KD-KH,AC-2C-3C"
    )
    assert layout(melds("5S-6S-7S,KC-KD-KH")) == "KC-KD-KH,5S-6S-7S"


@pytest.mark.parametrize("seed", range(60))
def test_M_arrangements_equal_the_naive_ones(seed: int) -> None:
    chance = random.Random(seed)
    packs, pack = 1 + seed % 2, (40, 52)[seed // 2 % 2]
    deck = [c for c in pack_cards(pack, packs) if 4 <= c & 15 <= 11 and c >> 4]
    chance.shuffle(deck)
    must, may = sorted(deck[: seed % 5]), sorted(deck[seed % 5 : 11])
    room = 5 + seed % 5
    found = arrangements(*multiset(must), *multiset(may), room, pack == 40)
    texts = [layout(each) for each in found]
    assert len(set(texts)) == len(texts)
    words = [in_order(card_text(c) for c in some) for some in (must, may)]
    expected = naive_arrangements(words[0], words[1], pack, room)
    assert set(texts) == {naive_text(each) for each in expected}


def test_M_meldable_marks_the_cards_that_can_be_melded() -> None:
    lo, hi = multiset(parse_cards("5S 6S 7S JS KS KC KD AC 2C 7H 7H"))
    some = meldable(lo, hi, True)
    expected = multiset(parse_cards("5S 6S 7S JS KS KC KD 7H"))[0]
    assert some == expected
    assert with_card(with_card(1, 1), 1) == 0
