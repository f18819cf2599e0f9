"""T: the course of play."""

from __future__ import annotations

import pytest

from conquian.cards import parse_cards
from conquian.rules import PRESETS, State, house
from tests.rules.table import CLASSIC, asked, at, dealt, events, hand, layout, line, refuse, tokens

THREE = house("classic", players=3, deal=2, target=5, holding_limit=None)


def words(state: State, token: str) -> list[str]:
    """What an action makes happen, as words."""
    return [event.word for event in events(state, token)]


# T1


def no_melds() -> State:
    """Two cards each that meld with nothing soon, dealer seat 2, starter QS, then 2S 4C."""
    return dealt(THREE, "AC KC 3D 5D 7H AH QS 2S 4C", dealer=2)


def test_T1_the_starter_goes_round_and_the_dealer_is_last() -> None:
    state = no_melds()
    seen = []
    while asked(state)[3] == "starter":
        assert asked(state)[2] == "QS"
        seen.append(state.mover)
        state = line(state, "decline")
    assert seen == [0, 1, 2]


def test_T1_after_all_decline_the_first_seat_draws_at_once() -> None:
    state = line(no_melds(), "decline", "decline")
    assert words(state, "decline") == ["declined", "drew"]
    state = line(state, "decline")
    assert asked(state) == (0, "offer", "2S", "stock")  # the QS is not offered again
    assert state.pile == parse_cards("QS")
    assert asked(line(state, "decline")) == (1, "offer", "2S", "pile")


@pytest.mark.parametrize(("declined", "user", "next_seat"), [(0, 0, 1), (1, 1, 2), (2, 2, 0)])
def test_T1_whoever_uses_the_starter_the_turn_passes_to_the_next(
    declined: int, user: int, next_seat: int
) -> None:
    hands = ["AC", "AC", "AC"]
    hands[user] = "5S 6S KC"
    rules = house("classic", players=3, holding_limit=3)
    start = at(*hands, offered="7S", source="starter", dealer=2, stock="2H", rules=rules)
    state = line(start, *["decline"] * declined, "use:5S-6S-7S")
    assert asked(state) == (user, "discard", "-", "none")
    assert asked(line(state, "discard:KC")) == (next_seat, "offer", "KC", "pile")


# T2, T3


def test_T2_a_turn_begins_with_the_top_discard() -> None:
    state = at("AC", "KC", offered="7S", pile="QS", stock="2D 4D")
    assert asked(state) == (0, "offer", "7S", "pile")
    for token in ("discard:AC", "give:AC", "force", "waive"):
        refuse(state, token, "T2", "offer-due", card="7S")


def test_T3_on_declining_the_player_draws_and_may_decline_again() -> None:
    state = at("AC", "KC", offered="7S", pile="QS", stock="2D 4D")
    assert words(state, "decline") == ["declined", "drew"]
    state = line(state, "decline")
    assert asked(state) == (0, "offer", "2D", "stock")
    assert state.pile == parse_cards("QS 7S")
    assert state.stock == parse_cards("4D")
    state = line(state, "decline")
    assert asked(state) == (1, "offer", "2D", "pile")
    assert state.pile == parse_cards("QS 7S 2D")


def test_T3_a_drawn_card_may_be_used() -> None:
    state = at("5S 6S", "KC", offered="2D", stock="7S 4D")
    state = line(state, "decline", "use:5S-6S-7S")
    assert state.pile == parse_cards("2D")
    assert layout(state.table(0)) == "5S-6S-7S"


def test_T3_the_offered_card_never_goes_into_a_hand() -> None:
    state = at("5S 6S AC", "KC", offered="7S", stock="2D 4D")
    for token in ("decline", "use:5S-6S-7S"):
        assert "7S" not in hand(line(state, token))


# T4


def test_T4_a_use_that_passes_the_limit_is_followed_by_a_discard() -> None:
    state = at("5S 6S AC 3C 5C 7C 2D 4D 6D QD", "", offered="7S", stock="2H")  # ten cards
    state = line(state, "use:5S-6S-7S")
    assert asked(state) == (0, "discard", "-", "none")
    assert hand(state) == "AC 3C 5C 7C 2D 4D 6D QD"
    assert tokens(state) == {f"discard:{card}" for card in hand(state).split()}
    after = line(state, "discard:QD")
    assert asked(after) == (1, "offer", "QD", "pile")
    assert hand(after) == "AC 3C 5C 7C 2D 4D 6D"


def test_T4_only_a_card_from_hand_is_discarded() -> None:
    state = line(at("5S 6S AC 3C 5C 7C 2D 4D 6D QD", "KC", offered="7S"), "use:5S-6S-7S")
    for card in ("7S", "5S", "KC", "2H"):  # on the table, in the other hand, in the stock
        refuse(state, f"discard:{card}", "T4", "discard-not-in-hand", card=card)
    for token in ("decline", "use:5S-6S-7S", "force", "waive", "give:AC"):
        refuse(state, token, "T4", "discard-due")


def test_T4_below_the_limit_nothing_is_discarded() -> None:
    state = at("5S 6S AC 3C 5C 7C 2D 4D 6D", "", offered="7S", stock="2H")  # nine cards
    assert asked(line(state, "use:5S-6S-7S")) == (1, "offer", "2H", "stock")


def test_T4_in_twice_around_the_first_use_needs_no_discard() -> None:
    rules = PRESETS["twice-around"]
    thirteen = "5S 6S JS AC 3C 5C 7C 2D 4D 6D QD AH 3H"
    state = at(thirteen, "KC", offered="7S", stock="KS 4H", rules=rules)
    state = line(state, "use:5S-6S-7S")
    assert asked(state) == (1, "offer", "KS", "stock")
    later = at("QS AC 3C 5C 7C 2D 4D 6D QD AH 3H", offered="JS", tables=("5S-6S-7S",), rules=rules)
    assert asked(line(later, "use:5S-6S-7S-JS"))[1] == "discard"


def test_T4_the_limit_of_partners_is_what_was_dealt_to_both() -> None:
    rules = PRESETS["partnership"]
    assert rules.limit == 20
    mate = "AC AC 3C 3C 5C 5C 7C 7C 2D 2D 4D 4D 6D 6D QD QD"
    held = ("KD", "KC", mate, "KC")  # 1 + 16 in hand, 3 on the table: 20, and the JS
    state = at(*held, tables=("5S-6S-7S",), offered="JS", stock="2H", rules=rules)
    assert tokens(line(state, "use:5S-6S-7S-JS")) == {"discard:KD"}
    fewer = at("KD", "KC", mate[3:], "KC", tables=("5S-6S-7S",), offered="JS", rules=rules)
    assert asked(line(fewer, "use:5S-6S-7S-JS"))[1] != "discard"


def test_T4_a_partner_with_an_empty_hand_discards_nothing() -> None:
    rules = PRESETS["partnership"]
    mate = "AC AC 3C 3C 5C 5C 7C 7C 2D 2D 4D 4D 6D 6D QD QD AH"
    held = ("", "KC", mate, "KC")
    state = at(*held, tables=("5S-6S-7S",), offered="JS", stock="2H", rules=rules)
    assert asked(line(state, "use:5S-6S-7S-JS")) == (1, "offer", "2H", "stock")


def test_T4_without_a_limit_nobody_ever_discards() -> None:
    rules = PRESETS["no-discard"]
    state = at("5S 6S AC 3C 5C 7C 2D 4D 6D QD", offered="7S", stock="2H", rules=rules)
    assert asked(line(state, "use:5S-6S-7S")) == (1, "offer", "2H", "stock")


def test_T4_equal_cards_are_one_discard() -> None:
    rules = house("two-pack", holding_limit=14)
    state = at("5S 6S KC KC AC AC 3C 3C 5D 5D 7D 7D 2H 2H", offered="7S", rules=rules, stock="QH")
    state = line(state, "use:5S-6S-7S")
    assert tokens(state) == {f"discard:{card}" for card in ("KC", "AC", "3C", "5D", "7D", "2H")}
    assert hand(line(state, "discard:KC")).split().count("KC") == 1


# T5, T6


def test_T5_drawing_from_an_empty_stock_draws_the_hand() -> None:
    state = at("AC", "KC", offered="7S")
    happened = events(state, "decline")
    assert [(event.word, event.seat) for event in happened] == [("declined", 0), ("drawn", 0)]
    state = line(state, "decline")
    assert asked(state) == (-1, "over", "-", "none")
    assert state.over
    assert state.outcome is not None
    assert (state.outcome.winner, state.outcome.seat) == (None, 0)
    assert tokens(state) == set()


def test_T5_nothing_is_played_after_the_end() -> None:
    over = line(at("AC", "KC", offered="7S"), "decline")
    for token in ("decline", "use:5S-6S-7S", "force", "waive", "discard:AC", "give:AC"):
        refuse(over, token, "W1", "hand-over")


def test_T6_the_turn_always_passes_to_the_next_seat() -> None:
    state = at("AC", "2C", "3C", "4C", offered="7S", stock="KD JD", rules=PRESETS["partnership"])
    seats = []
    while not state.over:
        seats.append(state.mover)
        state = line(state, "decline")
    assert seats == [0, 0, 1, 1, 2]  # pile and stock, pile and stock, pile; then the stock is out


# T7


ROUND = house("classic", players=3, offers="round", holding_limit=5, deal=8, target=9)


def offered_to(state: State, card: str) -> tuple[list[int], State]:
    """The seats that are offered a card, all declining, and the state after."""
    seats = []
    while asked(state)[2] == card:
        seats.append(state.mover)
        state = line(state, "decline")
    return seats, state


def test_T7_next_offers_a_card_to_one_seat() -> None:
    state = at("AC", "KC", "3D", offered="7S", stock="2S", rules=house("classic", players=3))
    assert offered_to(state, "7S")[0] == [0]


def test_T7_round_offers_a_discard_to_all_but_the_seat_it_came_from() -> None:
    state = at("AC", "KC", "3D", offered="7S", origin=2, stock="2S 4H", rules=ROUND)
    seats, state = offered_to(state, "7S")
    assert seats == [0, 1]
    assert asked(state) == (0, "offer", "2S", "stock")  # the seat after the discarder draws


def test_T7_round_brings_a_drawn_card_round_to_its_drawer() -> None:
    state = at("AC", "KC", "3D", offered="2S", source="stock", stock="4H", rules=ROUND)
    seats, state = offered_to(state, "2S")
    assert seats == [0, 1, 2]  # seat 0 as its drawer, then the others in turn
    assert asked(state) == (1, "offer", "4H", "stock")


def test_T7_round_goes_on_from_whoever_used_the_card() -> None:
    hands = ("AC", "5S 6S KC 2D 4D", "3D")
    state = at(*hands, offered="7S", pile="QH", origin=2, stock="2S", rules=ROUND)
    state = line(state, "decline", "use:5S-6S-7S", "discard:KC")
    seats, state = offered_to(state, "KC")
    assert seats == [2, 0]
    assert asked(state) == (2, "offer", "2S", "stock")


def test_T7_round_after_a_use_without_a_discard_starts_from_the_user() -> None:
    hands = ("AC", "5S 6S KC", "3D")
    state = at(*hands, offered="7S", pile="QH", origin=2, stock="2S", rules=ROUND)
    state = line(state, "decline", "use:5S-6S-7S")
    seats, state = offered_to(state, "QH")
    assert seats == [2, 0]
    assert asked(state) == (2, "offer", "2S", "stock")


def test_T7_with_two_players_both_are_the_same_game() -> None:
    games = [
        at("AC", "KC", offered="7S", stock="2S 4H", rules=house("classic", offers=offers))
        for offers in ("next", "round")
    ]
    while not games[0].over:
        assert asked(games[0]) == asked(games[1])
        games = [line(game, "decline") for game in games]
    assert asked(games[0]) == asked(games[1])


def test_T7_the_starter_goes_round_once_whatever_the_offers() -> None:
    state = at("AC", "KC", "3D", offered="7S", source="starter", dealer=2, stock="2S", rules=ROUND)
    seats, state = offered_to(state, "7S")
    assert seats == [0, 1, 2]
    assert asked(state) == (0, "offer", "2S", "stock")


def test_T_classic_is_dealt_ready_to_play() -> None:
    assert asked(dealt(CLASSIC)) == (1, "offer", "AH", "starter")
