"""The counts under the scores, against the rules' own lists of arrangements."""

from itertools import combinations
from random import Random

import pytest

from conquian.bots.danger import pairs_for
from conquian.bots.prospects import most_laid, prospects, takers
from conquian.bots.ways import ways
from conquian.cards import cards_of, multiset, parse_card, parse_cards
from conquian.rules import Rules, full_deck, house, preset
from conquian.rules.layouts import arrangements
from conquian.rules.melds import is_meld

TABLES = [preset("classic"), preset("fifty-two"), preset("two-pack")]


def laid(table: tuple[int, ...]) -> int:
    return sum(bin(meld).count("1") for meld in table)


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: rules.name)
def test_most_laid_agrees_with_the_list_of_arrangements(rules: Rules) -> None:
    chance, gap = Random(3), rules.pack == 40
    for _ in range(150):
        cards = chance.sample(full_deck(rules), 14)
        for needed in (0, 3):
            need, free = multiset(cards[:needed]), multiset(cards[needed:])
            room = chance.choice((5, 10, 11, 14))
            found = arrangements(*need, *free, room, gap)
            most = max(map(laid, found), default=-1)
            assert most_laid(*need, *free, room, gap) == most


@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: rules.name)
def test_prospects_are_sums_over_the_unseen_cards(rules: Rules) -> None:
    chance, gap = Random(4), rules.pack == 40
    for _ in range(20):
        cards = chance.sample(full_deck(rules), 25)
        free, unseen = multiset(cards[:11]), cards[11:]
        cover = most_laid(0, 0, *free, 8, gap)
        each = [most_laid(1 << card, 0, *free, 9, gap) for card in unseen]
        expected = (cover, sum(max(0, got - cover) for got in each), each.count(9))
        assert prospects(0, 0, *free, *multiset(unseen), 9, gap) == expected


def test_prospects_of_a_full_table_are_its_extensions() -> None:
    lo, _ = multiset(parse_cards("2C 3C 4C 5C JD JH JS QD QH QS"))
    new, _ = multiset(parse_cards("AC 6C 7C JC QC KD"))
    assert prospects(lo, 0, 0, 0, new, 0, 11, True) == (10, 4, 4)
    assert takers(lo, 0, new, 0, True) == 4


def test_ways_count_arrangements_by_the_cards_to_come() -> None:
    chance, rules = Random(6), house("classic", target=8, deal=7)
    for _ in range(25):
        cards = chance.sample(full_deck(rules), 16)
        own, new = cards[:7], cards[7:]
        own_lo, new_lo = multiset(own)[0], multiset(new)[0]
        for coming in (1, 2, 3):
            expected = sum(
                all(bin(meld).count("1") <= 5 for meld in each)
                for some in combinations(new, coming)
                for each in arrangements(multiset(some)[0], 0, own_lo, 0, 8, True)
                if laid(each) == 8
            )
            assert ways(0, 0, own_lo, 0, new_lo, 0, 8, coming, True) == expected


def test_ways_hold_the_whole_table() -> None:
    table, _ = multiset(parse_cards("2C 3C 4C"))
    own, _ = multiset(parse_cards("2C 3C 4C 5H 6H 7H JH"))
    new, _ = multiset(parse_cards("5C QH 2D 2H"))
    assert ways(table, 0, own, 0, new, 0, 8, 1, True) == 2  # 5C, or QH
    # without the table's claim, 2C would also be free for a set of twos
    assert ways(0, 0, own, 0, new, 0, 7, 2, True) > ways(table, 0, own, 0, new, 0, 7, 2, True)


@pytest.mark.parametrize(
    ("card", "gap", "pairs"),
    [
        ("7S", True, ["5S 6S", "6S JS", "JS QS", "7C 7D", "7C 7H", "7D 7H"]),
        ("AC", True, ["2C 3C", "AD AH", "AD AS", "AH AS"]),
        ("9D", False, ["7D 8D", "8D TD", "TD JD", "9C 9H", "9C 9S", "9H 9S"]),
    ],
)
def test_pairs_that_want_a_card(card: str, gap: bool, pairs: list[str]) -> None:
    found = pairs_for(parse_card(card), gap)
    assert {pair for pair, _ in found} == {multiset(parse_cards(text))[0] for text in pairs}
    for pair, others in found:
        assert is_meld(pair | 1 << parse_card(card), gap, 1)
        assert all(is_meld(pair | 1 << other, gap, 1) for other in cards_of(others))
