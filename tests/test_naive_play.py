"""Hand-worked examples for the naive reading: turns, winning, the consequences (T, W)."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from tests.naive.game import State, full_pack, legal, new, play, result
from tests.naive.positions import at, cards, line, of_kind
from tests.naive.presets import PRESETS, Rules, table

# T


THREE = table("house", players=3, deal=2, target=5, holding_limit=None)


def no_melds(rules: Rules) -> State:
    """Three seats with two cards that meld with nothing soon: AC KC | 3D 5D | 7H AH, starter QS."""
    top = ["AC", "KC", "3D", "5D", "7H", "AH", "QS", "2S", "4C"]
    deck = top + [card for card in full_pack(rules) if card not in top]
    return new(rules, deck, 2)


def test_T1_starter_goes_round_and_the_first_seat_draws() -> None:
    state = no_melds(THREE)
    seen = []
    while state.source == "starter":
        seen.append(state.mover)
        state = play(state, "decline")
    assert seen == [0, 1, 2]
    assert (state.mover, state.source, state.offered) == (0, "stock", "2S")


def test_T1_turn_passes_after_the_starter_is_used() -> None:
    state = at("AC", "5S 6S KC", "2C", stock="AH", rules=THREE)
    state = replace(state, pile=("7S",), stock=("AH",), offered="7S", source="starter")
    state = line(state, "decline", "use:5S-6S-7S")
    assert (state.mover, state.source, state.offered, state.pile) == (2, "stock", "AH", ())


def test_T2_T3_decline_the_pile_then_draw() -> None:
    state = at("AC", "KC", pile="QS 7S", stock="2D 4D")
    assert (state.offered, state.source) == ("7S", "pile")
    state = play(state, "decline")
    assert (state.mover, state.offered, state.source) == (0, "2D", "stock")
    assert state.pile == ("QS", "7S")
    state = play(state, "decline")
    assert state.pile == ("QS", "7S", "2D")
    assert (state.mover, state.offered, state.source) == (1, "2D", "pile")


def test_T4_discard_after_use_only_above_the_limit() -> None:
    ten = at("5S 6S AC 3C 5C 7C 2D 4D 6D QD", "", pile="7S", stock="2H 4H")
    state = play(ten, "use:5S-6S-7S")
    assert legal(state) == {"discard:" + card for card in state.hands[0]}
    assert state.hands[0] == cards("AC 3C 5C 7C 2D 4D 6D QD")
    state = play(state, "discard:QD")
    assert (state.mover, state.offered, state.source) == (1, "QD", "pile")
    nine = at("5S 6S AC 3C 5C 7C 2D 4D 6D", "", pile="7S", stock="2H 4H")
    state = play(nine, "use:5S-6S-7S")
    assert (state.mover, state.offered, state.source) == (1, "2H", "stock")


def test_T4_twice_around_first_use_needs_no_discard() -> None:
    hand = "5S 6S JS AC 3C 5C 7C 2D 4D 6D QD AH 3H"
    state = at(hand, "KC", pile="7S", stock="KS 4H", rules=PRESETS["twice-around"])
    state = play(state, "use:5S-6S-7S")
    assert (state.mover, state.source) == (1, "stock")
    again = at(
        "QS AC 3C 5C 7C 2D 4D 6D QD AH 3H",
        "",
        tables=("5S-6S-7S",),
        pile="JS",
        rules=PRESETS["twice-around"],
    )
    assert play(again, "use:5S-6S-7S-JS").phase == "discard"


def test_T4_partners_with_an_empty_hand_discard_nothing() -> None:
    mate = "AC AC 3C 3C 5C 5C 7C 7C 2D 2D 4D 4D 6D 6D QD QD AH"
    rules = PRESETS["partnership"]
    full = at("", "KC", mate, "KC", tables=("5S-6S-7S",), pile="JS", stock="2H", rules=rules)
    assert play(full, "use:5S-6S-7S-JS").mover == 1
    held = at("KD", "KC", mate, "KC", tables=("5S-6S-7S",), pile="JS", stock="2H", rules=rules)
    assert legal(play(held, "use:5S-6S-7S-JS")) == {"discard:KD"}


def test_T4_one_discard_for_equal_cards() -> None:
    state = at("5S 6S KC KC KC", "", pile="7S", rules=table("house", packs=2, holding_limit=5))
    assert of_kind(play(state, "use:5S-6S-7S"), "discard") == {"discard:KC"}


def test_T5_stock_exhausted() -> None:
    state = line(at("AC", "KC", pile="7S"), "decline")
    assert result(state) == (None, False)
    assert legal(state) == frozenset()


ROUND = table("house", offers="round", holding_limit=5)


def test_T7_next_offers_to_one_seat_only() -> None:
    state = at("AC", "KC", "3D", pile="7S", stock="2S 4H")
    assert (play(state, "decline").mover, play(state, "decline").source) == (0, "stock")


def test_T7_round_until_it_comes_back() -> None:
    state = at("AC", "KC", "3D", pile="7S", stock="2S 4H", rules=ROUND)
    state = play(state, "decline")
    assert (state.mover, state.offered, state.source) == (1, "7S", "pile")
    state = play(state, "decline")  # seat 2 discarded it, so the seat after that one draws
    assert (state.mover, state.offered, state.source) == (0, "2S", "stock")
    seen = []
    while state.offered == "2S":
        seen.append(state.mover)
        state = play(state, "decline")
    assert seen == [0, 1, 2]
    assert (state.mover, state.offered, state.source) == (1, "4H", "stock")


def test_T7_round_after_a_use_out_of_turn() -> None:
    state = at("AC", "5S 6S KC 2D 4D", "3D", pile="QH 7S", stock="2S", rules=ROUND)
    state = line(state, "decline", "use:5S-6S-7S", "discard:KC")
    seen = []
    while state.offered == "KC":
        seen.append(state.mover)
        state = play(state, "decline")
    assert seen == [2, 0]
    assert (state.mover, state.offered) == (2, "2S")


def test_T7_round_after_a_use_without_discard() -> None:
    state = at("AC", "5S 6S KC", "3D", pile="QH 7S", stock="2S", rules=ROUND)
    state = line(state, "decline", "use:5S-6S-7S")
    seen = []
    while state.offered == "QH":
        seen.append(state.mover)
        state = play(state, "decline")
    assert seen == [2, 0]
    assert (state.mover, state.offered) == (2, "2S")


# W


def test_W1_exactly_the_target_wins_without_discard() -> None:
    state = at("AC", "2D", tables=("AD-2D-3D-4D,5S-6S-7S,KC-KD-KH",), pile="4S", stock="3H")
    state = play(state, "use:KC-KD-KH,AD-2D-3D-4D,4S-5S-6S-7S")
    assert (result(state), legal(state)) == ((0, False), frozenset())


def test_W1_a_forced_card_may_win() -> None:
    state = at("AC", "2D", tables=("AD-2D-3D-4D,5S-6S-7S,KC-KD-KH",), pile="4S", stock="3H")
    state = line(state, "decline", "force")
    (only,) = legal(state)
    assert result(play(state, only)) == (0, False)


def test_W4_all_eleven_at_once() -> None:
    state = at("AS 2S 3S 4S 5S 7S JS QS KC KD", "", pile="6S")
    assert not any(token.count("-") + token.count(",") == 10 for token in legal(state))
    state = at("AS 2S 3S 4S 5S 7S JS KH KC KD", "", pile="6S")
    state = play(state, "use:KC-KD-KH,AS-2S-3S-4S-5S-6S-7S-JS")
    assert result(state) == (0, True)


def test_W4_not_after_melding_in_declining() -> None:
    state = at("AS 2S 3S 4S 5S 7S JS KH KC KD", "", pile="QC", stock="6S")
    state = line(state, "decline:KC-KD-KH", "use:KC-KD-KH,AS-2S-3S-4S-5S-6S-7S-JS")
    assert result(state) == (0, False)


# The consequences


@pytest.mark.parametrize("seed", range(40))
def test_consequence_1_ten_cards_each_between_turns(seed: int) -> None:
    chance = random.Random(seed)
    deck = full_pack(PRESETS["classic"])
    chance.shuffle(deck)
    state = new(PRESETS["classic"], deck)
    token = ""
    while legal(state):
        if state.phase != "discard":
            for hand, laid in zip(state.hands, state.tables, strict=True):
                assert len(hand) + sum(map(len, laid)) == 10
        everything = Counter(state.pile) + Counter(state.stock)
        everything += Counter(card for hand in state.hands for card in hand)
        everything += Counter(card for laid in state.tables for meld in laid for card in meld)
        everything += Counter([state.offered] if state.source == "stock" else [])
        assert everything == Counter(deck)
        token = chance.choice(sorted(legal(state)))
        state = play(state, token)
    assert result(state) == (None, False) or token.startswith("use:")


def test_consequence_2_ten_on_the_table_and_none_in_hand() -> None:
    laid = "AC-AD-AH-AS,QC-QD-QH,KC-KD-KH"
    state = at("", "2D 3D", tables=(laid,), pile="2C", stock="3C 4C")
    assert legal(state) == {"decline"}
    state = play(state, "decline")
    assert legal(state) == {"decline"}
    state = at("", "2D 3D", tables=(laid,), pile="KS")
    assert result(play(state, "use:AC-AD-AH-AS,QC-QD-QH,KC-KD-KH-KS")) == (0, False)


def test_consequence_3_forced_into_a_dead_end() -> None:
    tables = ("AC-AD-AH,QC-QD-QH,KC-KD-KH", "QS-KS-JS")
    state = at("4D", "5D 5H 6C 6H 7C 7H 2H", tables=tables, pile="AS", stock="2S 3S 4S")
    state = line(state, "decline", "force", "use:AC-AD-AH-AS,QC-QD-QH,KC-KD-KH", "discard:4D")
    assert state.hands[0] == ()
    while result(state) is None:  # both queens' and kings' last cards lie with the opponent
        assert state.mover == 1 or legal(state) == {"decline"}
        state = play(state, "decline")
    assert result(state) == (None, False)


def test_consequence_4_the_last_stock_card_is_offered_once_more() -> None:
    state = at("AC", "KC", pile="7S", stock="2D")
    state = line(state, "decline", "decline")
    assert (state.mover, state.offered, state.source) == (1, "2D", "pile")
    assert result(play(state, "decline")) == (None, False)


def test_consequence_5_an_empty_pile_means_drawing_at_once() -> None:
    state = at("5S 6S", "KC", pile="7S", stock="2D", rules=PRESETS["no-discard"])
    state = play(state, "use:5S-6S-7S")
    assert (state.mover, state.offered, state.source) == (1, "2D", "stock")


def test_consequence_5_empty_pile_and_empty_stock() -> None:
    state = at("5S 6S", "KC", pile="7S", rules=PRESETS["no-discard"])
    assert result(play(state, "use:5S-6S-7S")) == (None, False)
