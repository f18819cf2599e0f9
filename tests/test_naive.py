"""Hand-worked examples for the naive reading: melds, the deal, the presets and perft (M, D, V)."""

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from tests.naive.game import State, full_pack, legal, new, play
from tests.naive.melds import (
    Arrangement,
    Cards,
    arrangements,
    canonical,
    in_order,
    is_meld,
    partitions,
    text,
    value,
)
from tests.naive.perft import divide, perft
from tests.naive.positions import at, cards, line
from tests.naive.presets import PRESETS, table

# M


@pytest.mark.parametrize(
    ("words", "pack", "expected"),
    [
        ("7C 7D 7H", 40, True),
        ("7C 7D 7H 7S", 40, True),
        ("7C 7D", 40, False),
        ("7C 7D 6H", 40, False),
        ("8C 8D 8H", 52, True),
        ("8C 8D 8H", 40, False),
        ("7H 7S 7S", 40, True),
        ("7H 7H 7S 7S", 40, True),
        ("7C 7D 7H 7S 7S", 40, False),
    ],
)
def test_M1_sets(words: str, pack: int, expected: bool) -> None:
    assert is_meld(words.split(), pack) is expected


@pytest.mark.parametrize(
    ("words", "pack", "expected"),
    [
        ("5S 6S 7S", 40, True),
        ("7S 5S 6S", 40, True),
        ("5S 6S", 40, False),
        ("5S 6S 7C", 40, False),
        ("6S 7S JS", 40, True),
        ("7S JS QS", 40, True),
        ("6S 7S JS", 52, False),
        ("7S 8S 9S TS JS", 52, True),
        ("AS 2S 3S 4S 5S 6S 7S JS QS KS", 40, True),
        ("QS KS AS", 40, False),
        ("5S 6S 6S 7S", 40, False),
    ],
)
def test_M2_runs(words: str, pack: int, expected: bool) -> None:
    assert is_meld(words.split(), pack) is expected


def test_M3_partitions() -> None:
    nine = cards("3C 4C 5C 3D 4D 5D 3H 4H 5H")
    assert {text(way) for way in partitions(nine, 40)} == {
        "3C-4C-5C,3D-4D-5D,3H-4H-5H",
        "3C-3D-3H,4C-4D-4H,5C-5D-5H",
    }
    assert {text(way) for way in partitions(cards("AC 2C 3C 4C 5C 6C"), 40)} == {
        "AC-2C-3C-4C-5C-6C",
        "AC-2C-3C,4C-5C-6C",
    }
    assert {text(way) for way in partitions(cards("5S 6S 7S 5S 6S 7S"), 40)} == {
        "5S-6S-7S,5S-6S-7S"
    }
    assert not partitions(cards("5S 6S 7S 7C"), 40)
    assert partitions((), 40) == {()}


def groupings(left: list[str]) -> Iterator[list[Cards]]:
    """Every way to split a list into groups, valid or not."""
    if not left:
        yield []
        return
    first, rest = left[0], left[1:]
    for size in range(len(rest) + 1):
        for others in combinations(range(len(rest)), size):
            group = (first, *(rest[i] for i in others))
            for more in groupings([card for i, card in enumerate(rest) if i not in others]):
                yield [group, *more]


@pytest.mark.parametrize("seed", range(30))
def test_arrangements_equal_brute_force(seed: int) -> None:
    chance = random.Random(seed)
    deck = [rank + suit for rank in "567J" for suit in "CHS"] * (1 + seed % 2)
    chance.shuffle(deck)
    must, may = in_order(deck[: seed % 4]), in_order(deck[seed % 4 : 8])
    expected: set[Arrangement] = set()
    for size in range(len(may) + 1):
        for some in combinations(may, size):
            if len(must) + size <= 7:
                for groups in groupings([*must, *some]):
                    if all(is_meld(group, 40) for group in groups):
                        expected.add(canonical(groups))
    assert arrangements(must, may, 40, 7) == expected


def test_notation_is_canonical() -> None:
    assert text((("7S", "7S", "7H"), ("KC", "JC", "QC"))) == "JC-QC-KC,7H-7S-7S"
    assert text(()) == "-"
    assert value(("AC", "2C", "3C")) == 0b111
    assert value(("7H", "7S", "7S")) == 1 << 38 | 1 << 54 | 1 << 63
    # The same lowest card: the smaller value first.
    assert text((("7C", "7C", "7D"), ("7C", "7D", "7D"))) == "7C-7C-7D,7C-7D-7D"
    assert text((("5S", "6S", "7S"), ("5S", "5S", "5H"))) == "5H-5S-5S,5S-6S-7S"
    assert text((("5C", "5D", "5H"), ("5C", "6C", "7C"))) == "5C-6C-7C,5C-5D-5H"


# D


def sorted_deal(name: str, dealer: int = 0) -> State:
    """The pack in code order, dealt."""
    return new(PRESETS[name], full_pack(PRESETS[name]), dealer)


def test_D2_packets_of_two_from_the_seat_after_the_dealer() -> None:
    state = sorted_deal("classic")
    assert state.hands[1] == cards("AC 2C 5C 6C QC KC 3D 4D 7D JD")
    assert state.hands[0] == cards("3C 4C 7C JC AD 2D 5D 6D QD KD")


def test_D2_last_packet_of_one() -> None:
    state = sorted_deal("mexican-10", dealer=1)
    assert state.hands[0] == cards("AC 2C 5C 6C QC KC 3D 4D 7D")
    assert state.hands[1] == cards("3C 4C 7C JC AD 2D 5D 6D JD")


def test_D3_starter_and_stock() -> None:
    state = sorted_deal("classic")
    assert (state.pile, state.offered, state.source) == (("AH",), "AH", "starter")
    assert len(state.stock) == 19
    assert state.stock[0] == "2H"


def test_D4_nothing_melded() -> None:
    assert sorted_deal("sociable").tables == ((), (), (), ())
    assert sorted_deal("partnership").tables == ((), ())


def test_D6_no_starter_draws() -> None:
    rules = table("house", starter=False)
    state = new(rules, full_pack(rules), 0)
    assert (state.pile, state.offered, state.source, state.mover) == ((), "AH", "stock", 1)


def test_D7_exchange_in_seat_order_all_at_once() -> None:
    state = sorted_deal("tercerilla")
    assert state.mover == 1
    assert legal(state) == {"give:" + card for card in state.hands[1]}
    before = state.hands
    gifts = [before[1][0], before[2][0], before[0][0]]
    state = play(state, "give:" + gifts[0])
    assert state.mover == 2
    assert f"give:{gifts[0]}" not in legal(state)  # nobody gives what they were just given
    state = line(state, "give:" + gifts[1], "give:" + gifts[2])
    assert set(state.hands[2]) == set(before[2]) - {gifts[1]} | {gifts[0]}
    assert set(state.hands[0]) == set(before[0]) - {gifts[2]} | {gifts[1]}
    assert set(state.hands[1]) == set(before[1]) - {gifts[0]} | {gifts[2]}
    assert (state.mover, state.source) == (1, "stock")


# Presets and perft


@pytest.mark.parametrize("name", PRESETS)
def test_V_presets_deal(name: str) -> None:
    rules = PRESETS[name]
    state = new(rules, full_pack(rules))
    assert rules["name"] == name
    assert all(len(hand) == rules["deal"] for hand in state.hands)
    limits = {
        "classic": 10,
        "fifty-two": 10,
        "twice-around": 14,
        "two-pack": 14,
        "no-force": 10,
        "discard-then-meld": 10,
        "partnership": 20,
        "mexican": 8,
        "mexican-10": 9,
        "tercerilla": 8,
        "sociable": 10,
        "no-discard": None,
    }
    assert state.house.limit == limits[name]


def test_perft_by_hand() -> None:
    # 7S declined or melded; melded, QC or KC is discarded and the other seat takes or leaves it.
    state = at("5S 6S QC KC", "AD", pile="7S", stock="2D", rules=table("house", holding_limit=4))
    assert [perft(state, depth) for depth in range(4)] == [1, 2, 3, 3]
    assert divide(state, 2) == {"decline": 1, "use:5S-6S-7S": 2}


def test_illegal_tokens_are_refused() -> None:
    state = at("5S 6S", "AD", pile="7S", stock="2D")
    for token in ("force", "discard:5S", "use:5S-6S-JS", "use:7S-6S-5S", "decline:-"):
        with pytest.raises(ValueError, match="not legal"):
            play(state, token)
