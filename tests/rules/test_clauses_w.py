"""W: winning and settling; and the five consequences."""

from __future__ import annotations

import random

import pytest

from conquian.rules import PRESETS, Outcome, apply, deal, full_deck, house, legal, settle
from tests.rules.table import CLASSIC, asked, at, events, line, size, tokens

TEN = "KC-KD-KH,AD-2D-3D-4D,5S-6S-7S"


# W1


def test_W1_exactly_the_target_wins_at_once() -> None:
    state = at("QC", "2D", tables=(TEN,), offered="4S", stock="3H")
    token = "use:KC-KD-KH,AD-2D-3D-4D,4S-5S-6S-7S"
    assert [(event.word, event.seat) for event in events(state, token)] == [("used", 0), ("won", 0)]
    over = line(state, token)
    assert over.outcome == Outcome(0, 0, rummy=False)
    assert asked(over) == (-1, "over", "-", "none")  # no discard follows
    assert over.pile == ()


def test_W1_less_than_the_target_does_not_win() -> None:
    state = at("AC", "2D", tables=("KC-KD-KH,AD-2D-3D,5S-6S-7S",), offered="4S", stock="3H")
    assert not line(state, "use:KC-KD-KH,AD-2D-3D,4S-5S-6S-7S").over


def test_W1_the_winning_card_is_on_the_table() -> None:
    # Ten and the hand's KS make eleven, but not by declining.
    state = at("KS", "2D", tables=(TEN,), offered="QH", stock="3H")
    assert {size(token) for token in tokens(state)} <= {0, 10}


def test_W1_partners_win_together() -> None:
    rules = house("partnership", target=11, deal=5)
    state = at("QC", "2D", "AC", "2C", tables=(TEN,), offered="4S", player=2, rules=rules)
    over = line(state, "use:KC-KD-KH,AD-2D-3D-4D,4S-5S-6S-7S")
    assert over.outcome == Outcome(0, 2, rummy=False)


# W2


@pytest.mark.parametrize(
    ("draw", "points", "same_dealer"),
    [("carry", (0, 0), False), ("point_each", (1, 1), False), ("replay", (0, 0), True)],
)
def test_W2_a_draw_pays_nobody(draw: str, points: tuple[int, int], same_dealer: bool) -> None:
    settled = settle(house("classic", draw=draw), Outcome(None, 0), 6)
    assert (settled.paid, settled.pot) == ((0, 0), 6)
    assert (settled.points, settled.same_dealer) == (points, same_dealer)


def test_W2_point_each_is_one_to_each_side() -> None:
    rules = house("partnership", draw="point_each")
    assert settle(rules, Outcome(None, 0), 4).points == (1, 1)


# W3


def test_W3_the_winner_takes_the_pot() -> None:
    settled = settle(PRESETS["tercerilla"], Outcome(2, 2), 9)
    assert (settled.paid, settled.pot, settled.points) == ((0, 0, 9), 0, (0, 0, 1))
    assert not settled.same_dealer


def test_W3_partners_share_equally() -> None:
    settled = settle(PRESETS["partnership"], Outcome(1, 3), 8)
    assert (settled.paid, settled.pot, settled.points) == ((0, 4, 0, 4), 0, (0, 1))
    odd = settle(PRESETS["partnership"], Outcome(0, 2), 9)
    assert (odd.paid, odd.pot) == ((4, 0, 4, 0), 1)


# W4


def test_W4_all_eleven_at_once_is_going_rummy() -> None:
    state = at("AS 2S 3S 4S 5S 7S JS KH KC KD", offered="6S")
    state = line(state, "use:KC-KD-KH,AS-2S-3S-4S-5S-6S-7S-JS")
    assert state.outcome == Outcome(0, 0, rummy=True)


def test_W4_a_table_melded_while_declining_is_not_empty() -> None:
    state = at("AS 2S 3S 4S 5S 7S JS KH KC KD", offered="QC", stock="6S")
    state = line(state, "decline:KC-KD-KH", "use:KC-KD-KH,AS-2S-3S-4S-5S-6S-7S-JS")
    assert state.outcome == Outcome(0, 0, rummy=False)


def test_W4_each_loser_pays_the_stake_again() -> None:
    rules = house("sociable", rummy_bonus=True, stake=5)
    rummy = settle(rules, Outcome(1, 1, rummy=True), 20)
    assert rummy.paid == (-5, 20 + 15, -5, -5)
    assert settle(rules, Outcome(1, 1), 20).paid == (0, 20, 0, 0)
    off = house("sociable", stake=5)
    assert settle(off, Outcome(1, 1, rummy=True), 20).paid == (0, 20, 0, 0)


def test_W4_partners_share_the_bonus() -> None:
    rules = house("partnership", rummy_bonus=True, stake=3)
    assert settle(rules, Outcome(0, 0, rummy=True), 12).paid == (6 + 3, -3, 6 + 3, -3)


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("rummy", [False, True])
def test_W_units_are_conserved(name: str, rummy: bool) -> None:
    for stake in (0, 1, 7):
        rules = house(name, rummy_bonus=True, stake=stake)
        for winner in (None, *range(rules.sides)):
            for pot in range(12):
                settled = settle(rules, Outcome(winner, 0, rummy), pot)
                assert sum(settled.paid) + settled.pot == pot


# W5, W6


def test_W5_the_session_target_is_part_of_the_rules() -> None:
    assert (CLASSIC.wins, CLASSIC.units) == (10, None)
    by_units = house("classic", wins=None, units=100)
    assert (by_units.wins, by_units.units) == (None, 100)
    open_ended = house("classic", wins=None)
    assert (open_ended.wins, open_ended.units) == (None, None)


def test_W6_no_card_points_are_counted() -> None:
    # Whatever the losers hold, a hand pays the same.
    outcomes = []
    for losing in ("AC", "KD QD JD 7D KS QS"):
        state = at("QC", losing, tables=(TEN,), offered="4S")
        outcomes.append(line(state, "use:KC-KD-KH,AD-2D-3D-4D,4S-5S-6S-7S").outcome)
    assert outcomes[0] == outcomes[1]


# Consequences


@pytest.mark.parametrize("seed", range(60))
def test_consequence_1_ten_cards_each_between_turns(seed: int) -> None:
    chance = random.Random(seed)
    deck = list(full_deck(CLASSIC))
    chance.shuffle(deck)
    state = deal(CLASSIC, deck, seed % 2)
    word = ""
    while not state.over:
        if asked(state)[1] != "discard":
            for seat in range(2):
                assert state.cards_held(seat) + state.cards_laid(seat) == 10
        action = chance.choice(legal(state))
        word = action.word
        state, _ = apply(state, action)
    assert state.outcome is not None
    assert state.outcome.winner is None or word == "use"  # never won from the hand alone


def test_consequence_2_ten_on_the_table_and_none_in_hand() -> None:
    laid = "AC-AD-AH-AS,QC-QD-QH,KC-KD-KH"
    state = at("", "2D 3D", tables=(laid,), offered="2C", stock="3C 4C 5C")
    while not state.over:  # still asked, never able
        assert state.mover == 1 or tokens(state) == {"decline"}
        state = line(state, "decline")
    state = at("", "2D 3D", tables=(laid,), offered="KS")
    won = line(state, "use:AC-AD-AH-AS,QC-QD-QH,KC-KD-KH-KS")  # one extension does it
    assert won.outcome == Outcome(0, 0)


def test_consequence_3_forced_into_a_dead_end() -> None:
    # The fourth Q and the fourth K lie with the opponent; the AS makes the third set a four.
    laid = ("AC-AD-AH,QC-QD-QH,KC-KD-KH", "JS-QS-KS")
    state = at("4D", "5D 5H 6C 6H 7C 7H 2H", tables=laid, offered="AS", stock="2S 3S 4S")
    state = line(state, "decline", "force", "use:AC-AD-AH-AS,QC-QD-QH,KC-KD-KH", "discard:4D")
    assert state.hand(0) == ()
    assert state.cards_laid(0) == 10
    while not state.over:
        assert state.mover == 1 or tokens(state) == {"decline"}
        state = line(state, "decline")
    assert state.outcome is not None
    assert state.outcome.winner is None


def test_consequence_4_the_last_stock_card_is_offered_once_more() -> None:
    state = at("AC", "KC", offered="7S", stock="2D")
    state = line(state, "decline", "decline")
    assert asked(state) == (1, "offer", "2D", "pile")
    state = line(state, "decline")
    assert state.outcome == Outcome(None, 1)


def test_consequence_5_with_an_empty_pile_the_player_draws_at_once() -> None:
    rules = PRESETS["no-discard"]
    state = at("5S 6S", "KC", offered="7S", stock="2D", rules=rules)
    assert [event.word for event in events(state, "use:5S-6S-7S")] == ["used", "drew"]
    assert asked(line(state, "use:5S-6S-7S")) == (1, "offer", "2D", "stock")
    empty = at("5S 6S", "KC", offered="7S", rules=rules)  # nothing to draw either
    assert line(empty, "use:5S-6S-7S").outcome == Outcome(None, 1)
