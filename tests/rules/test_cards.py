"""Cards, packs and sets of cards."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conquian.cards import (
    RANKS,
    SUITS,
    card_text,
    cards_of,
    cards_text,
    count,
    less_hi,
    less_lo,
    multiset,
    pack_cards,
    parse_card,
    parse_cards,
    squeeze,
    unsqueeze,
)
from conquian.errors import CardError
from tests.rules.table import refused

two_packs = st.lists(st.sampled_from(pack_cards(52, 2)), max_size=40).filter(
    lambda cards: all(cards.count(card) <= 2 for card in cards)
)


def test_a_card_is_its_suit_and_rank() -> None:
    for suit, letter in enumerate(SUITS):
        for rank, name in enumerate(RANKS):
            assert card_text(suit * 16 + rank) == name + letter
            assert parse_card(name + letter) == suit * 16 + rank
            assert parse_card((name + letter).lower()) == suit * 16 + rank


@pytest.mark.parametrize("text", ["", "7", "S7", "1S", "10S", "7X", "7S ", "SS", "7♠"])
def test_a_text_that_is_no_card(text: str) -> None:
    with refused(CardError, "card-unknown", None, card=text):
        parse_card(text)


def test_cards_with_blanks_commas_or_hyphens() -> None:
    expected = (parse_card("5S"), parse_card("TD"), parse_card("AC"))
    for text in ("5S TD AC", "5s,td,ac", "5S-TD-AC", " 5S, TD - AC "):
        assert parse_cards(text) == expected
    assert parse_cards("") == ()
    assert cards_text(expected) == "5S TD AC"
    assert cards_text(expected, "-") == "5S-TD-AC"
    with refused(CardError, "card-unknown", None, card="8X"):
        parse_cards("5S 8X")


def test_packs() -> None:
    assert [len(pack_cards(pack, packs)) for pack in (40, 52) for packs in (1, 2)] == [
        40, 80, 52, 104,
    ]  # fmt: skip
    assert not {card_text(card)[0] for card in pack_cards(40)} & set("89T")
    assert cards_text(pack_cards(40, 2)[:4]) == "AC AC 2C 2C"


def test_no_card_is_held_thrice() -> None:
    with refused(CardError, "card-thrice", None, card="5S"):
        multiset(parse_cards("5S 6S 5S 5S"))


@given(two_packs)
def test_masks_hold_cards_with_their_copies(cards: list[int]) -> None:
    lo, hi = multiset(cards)
    assert hi & lo == hi
    assert cards_of(lo, hi) == tuple(sorted(cards))
    assert count(lo) + count(hi) == len(cards)


@given(two_packs, st.data())
def test_masks_without_other_cards(cards: list[int], data: st.DataObject) -> None:
    out = data.draw(st.lists(st.sampled_from(cards), max_size=len(cards)) if cards else st.just([]))
    left = list(cards)
    taken = []
    for card in out:
        if card in left:
            left.remove(card)
            taken.append(card)
    (lo, hi), (out_lo, out_hi) = multiset(cards), multiset(taken)
    assert (less_lo(lo, hi, out_lo, out_hi), less_hi(hi, out_lo)) == multiset(left)


def test_squeezed_seven_and_jack_are_neighbours() -> None:
    for suit in range(4):
        seven, jack = 1 << suit * 16 + 6, 1 << suit * 16 + 10
        assert squeeze(jack) == seven << 1
    for card in pack_cards(40):
        assert unsqueeze(squeeze(1 << card)) == 1 << card
