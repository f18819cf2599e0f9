"""D5 and W2-W5: misdeals, antes, pots, points, and how a session ends."""

import pytest

from conquian.errors import MatchError, RulesError
from conquian.match import (
    Act,
    Anted,
    Command,
    Commit,
    Contribute,
    Misdealt,
    Referee,
    Result,
    Revealed,
    SessionOver,
    Settled,
    Setup,
    Stage,
    Stop,
    TableDeal,
)
from conquian.match.ledger import Ledger, opened, standings
from conquian.rules import Action, Outcome, full_deck, house, meld_of, preset
from tests.match.tables import (
    cards,
    hand_of,
    kinds,
    laid_out,
    play_draw,
    play_win,
    seats,
    secret,
    sent,
    small,
    table,
)


def settled(referee: Referee) -> tuple[tuple[int, ...], int, tuple[int, ...]]:
    ledger = referee.match.ledger
    return ledger.balances, ledger.pot, ledger.points


def test_D5_misdeal_is_void_and_the_same_dealer_deals_again() -> None:
    rules = small(stake=3)
    referee = table(rules, 1)
    deck = full_deck(rules)
    answer = referee.handle(TableDeal((deck[:2], deck[2:5]), deck[5:]), 0)
    assert sent(answer) == [Anted(3, 6), Misdealt(1, 1, 3, 2)]
    assert (referee.stage, referee.match.hand, referee.match.dealer) == (Stage.READY, 1, 1)
    assert settled(referee) == ((-3, -3), 6, (0, 0))
    # pot and antes stay: no second ante, by whichever deal
    again = referee.handle(TableDeal((deck[:1], deck[1:3]), deck[3:]), 0)
    assert sent(again) == [Misdealt(1, 0, 1, 2)]
    assert kinds(referee.handle(Commit(secret(1), house=(0, 1)), 0))[0] == "committed"
    assert settled(referee)[1] == 6
    assert referee.records == ()


def test_D5_cards_that_are_not_the_pack_are_refused() -> None:
    referee = table(small())
    deck = full_deck(referee.rules)
    with pytest.raises(RulesError, match="deal-not-the-pack"):
        referee.handle(TableDeal((deck[:2], deck[2:4]), (*deck[5:], deck[0])), 0)
    with pytest.raises(MatchError, match="match-hands"):
        referee.handle(TableDeal((deck[:2],), deck[2:]), 0)
    assert settled(referee) == ((0, 0), 0, (0, 0))


def test_D2_deal_by_hand_is_recorded_as_the_pack_that_deals_it() -> None:
    referee = table(small(deal=3, target=4), 1)
    hands = {0: "5S 6S 2H", 1: "KC QC 3D"}
    referee.handle(laid_out(referee.rules, hands, "7S"), 0)
    state = hand_of(referee)
    assert state.hand(0) == tuple(sorted(cards(hands[0])))
    assert referee.match.deck[:7] == cards("5S 6S KC QC 2H 3D 7S")


def test_W3_every_hand_begins_with_antes() -> None:
    referee = table(small("sociable", stake=5))
    answer = referee.handle(Commit(secret(1)), 0)
    assert sent(answer)[0] == Anted(5, 20)
    assert settled(referee)[:2] == ((-5,) * 4, 20)


def test_W3_no_antes_for_the_cutting() -> None:
    referee = table(small(stake=5), None)
    assert kinds(referee.handle(Commit(secret(1)), 0)) == ["committed"]


def test_W3_winner_takes_the_pot() -> None:
    referee = table(small("sociable", stake=5))
    answer = play_win(referee, 2)
    assert settled(referee) == ((-5, -5, 15, -5), 0, (0, 0, 1, 0))
    outcome = Outcome(2, 2, True)
    assert Settled(1, outcome, (0, 0, 20, 0), 0, (-5, -5, 15, -5), (0, 0, 1, 0), 1, False) in sent(
        answer
    )


def test_W3_partners_share_the_pot() -> None:
    referee = table(small("partnership", stake=3))
    play_win(referee, 1)
    assert settled(referee) == ((-3, 3, -3, 3), 0, (0, 1))


def test_W3_odd_unit_of_partners_waits_in_the_pot() -> None:
    rules = small("partnership")
    ledger, paid = Ledger((-3, -2, -3, -3), 11, (0, 0), (0, 0)).settled(rules, Outcome(0, 2))
    assert (paid.paid, ledger.pot, ledger.balances) == ((5, 0, 5, 0), 1, (2, -2, 2, -3))


@pytest.mark.parametrize(
    ("name", "balances"),
    [
        ("classic", (-4, 4)),
        ("tercerilla", (-4, 8, -4)),
        ("sociable", (-4, 12, -4, -4)),
        ("partnership", (-4, 4, -4, 4)),
    ],
)
def test_W4_going_rummy_is_paid_again(name: str, balances: tuple[int, ...]) -> None:
    referee = table(small(name, stake=2, rummy_bonus=True, starter=True, exchange=0))
    play_win(referee, 1)
    assert settled(referee)[:2] == (balances, 0)


def test_W4_not_without_the_rule_nor_without_rummy() -> None:
    referee = table(small(stake=2))
    play_win(referee, 1)
    assert settled(referee)[0] == (-2, 2)
    rules = small(stake=2, rummy_bonus=True)
    ledger, _ = opened(rules).anted(rules).settled(rules, Outcome(1, 1, rummy=False))
    assert ledger.balances == (-2, 2)


def test_W2_carry_leaves_the_pot_and_adds_antes() -> None:
    referee = table(small(stake=2))
    play_draw(referee)
    assert settled(referee) == ((-2, -2), 4, (0, 0))
    assert referee.match.dealer == 1
    answer = play_win(referee, 0)
    assert sent(answer)[0] == Anted(2, 8)
    assert settled(referee) == ((4, -4), 0, (1, 0))


def test_W2_point_each() -> None:
    referee = table(small(stake=2, draw="point_each"))
    play_draw(referee)
    assert settled(referee) == ((-2, -2), 4, (1, 1))
    assert referee.match.ledger.won == (0, 0)


def test_W2_replay_same_dealer_same_pot_no_antes() -> None:
    referee = table(small(stake=2, draw="replay"))
    first = play_draw(referee)
    (end,) = [event for event in sent(first) if isinstance(event, Settled)]
    assert (end.replay, end.next_dealer, end.pot) == (True, 0, 4)
    assert (referee.match.dealer, referee.match.hand) == (0, 2)
    assert kinds(play_win(referee, 1))[0] == "dealt"
    assert settled(referee) == ((-2, 2), 0, (0, 1))
    assert referee.match.dealer == 1


def test_W5_first_to_wins() -> None:
    referee = table(small(wins=2))
    play_win(referee, 1)
    play_win(referee, 0)
    answer = play_win(referee, 1)
    assert sent(answer)[-1] == SessionOver("wins", 1, (0, 0), (-1, 1), (1, 2))
    assert referee.result == Result("wins", 1, (0, 0))
    assert [(each.place, each.side) for each in referee.standings()] == [(1, 1), (2, 0)]


def test_W5_points_of_draws_count_and_a_tie_plays_on() -> None:
    referee = table(small(wins=2, draw="point_each"))
    play_draw(referee)
    play_draw(referee)
    assert (referee.stage, settled(referee)[2]) == (Stage.READY, (2, 2))
    play_draw(referee)
    assert referee.stage is Stage.READY
    play_win(referee, 0)
    assert referee.result == Result("wins", 0, (0, 0))


def test_W5_a_draw_can_end_a_session_and_the_pot_goes_back() -> None:
    referee = table(small(wins=2, draw="point_each", stake=3))
    play_win(referee, 1)
    play_draw(referee)
    assert referee.result == Result("wins", 1, (3, 3))
    assert settled(referee) == ((-3, 3), 0, (1, 2))


def test_W5_first_to_units() -> None:
    referee = table(small(wins=None, units=4, stake=2))
    play_win(referee, 1)
    assert referee.stage is Stage.READY
    play_win(referee, 1)
    assert referee.result == Result("units", 1, (0, 0))


def test_W5_open_ended_until_stopped() -> None:
    referee = table(small(wins=None))
    for _ in range(25):
        play_win(referee, 1)
    assert referee.stage is Stage.READY
    answer = referee.handle(Stop(0), 0)
    assert sent(answer) == [SessionOver("stopped", -1, (0, 0), (-25, 25), (0, 25))]


def test_after_the_hands_agreed_on_the_session_has_not_been_stopped() -> None:
    rules = small(stake=2, draw="replay")
    referee = Referee(Setup(rules, seats(2), 0, hands=2))
    first, second = play_draw(referee), play_draw(referee)
    ends = [event for event in sent(first, second) if isinstance(event, Settled)]
    assert [(end.next_dealer, end.replay) for end in ends] == [(0, True), (-1, False)]
    assert sent(referee.handle(Stop(1), 0)) == [SessionOver("hands", -1, (2, 2), (0, 0), (0, 0))]


def test_a_session_of_several_hands_can_be_stopped_before_they_are_played() -> None:
    referee = Referee(Setup(small(), seats(2), 0, hands=2))
    play_win(referee, 0)
    assert sent(referee.handle(Stop(1), 0)) == [SessionOver("stopped", -1, (0, 0), (1, -1), (1, 0))]


def test_W5_the_last_hand_of_a_session_names_no_next_dealer() -> None:
    told = sent(play_win(table(small(wins=1)), 1))
    assert [event.next_dealer for event in told if isinstance(event, Settled)] == [-1]


def test_stop_between_hands_gives_the_carried_pot_back() -> None:
    referee = table(small("tercerilla", stake=2, starter=True, exchange=0))
    play_draw(referee)
    referee.handle(Commit(secret(1)), 0)  # antes for a hand that is never dealt
    assert settled(referee)[:2] == ((-4, -4, -4), 12)
    answer = referee.handle(Stop(2), 0)
    revealed, over = sent(answer)
    assert revealed == Revealed(2, secret(1).hex())  # prepared, and never dealt
    assert over == SessionOver("stopped", -1, (4, 4, 4), (0, 0, 0), (0, 0, 0))


def test_odd_units_go_to_the_seats_after_the_dealer() -> None:
    ledger, returned = Ledger((-5, -3, -3), 11, (0, 0, 0), (0, 0, 0)).shared_out(2)
    assert (returned, ledger.pot, ledger.balances) == ((4, 3, 4), 0, (-1, 0, 1))


def test_stop_during_a_hand_needs_everybody() -> None:
    referee = table(small("tercerilla", starter=True, exchange=0, stake=2))
    referee.handle(laid_out(referee.rules, {}, "7S"), 0)
    assert kinds(referee.handle(Stop(2), 0)) == ["stop"]
    referee.handle(Stop(0), 0)
    assert referee.view(None).stops == (0, 2)
    referee.handle(Stop(2, agreed=False), 0)
    referee.handle(Act(1, Action.decline()), 0)  # play goes on meanwhile
    referee.handle(Stop(1), 0)
    assert referee.stage is Stage.PLAY
    answer = referee.handle(Stop(2), 0)
    assert kinds(answer) == ["stop", "over"]
    assert settled(referee) == ((0, 0, 0), 0, (0, 0, 0))
    assert [len(record.actions) for record in referee.records] == [1]


def test_wishes_end_with_the_hand() -> None:
    referee = table(small())
    referee.handle(laid_out(referee.rules, {1: "5S 6S"}, "7S"), 0)
    referee.handle(Stop(0), 0)
    referee.handle(Act(1, Action.use([meld_of(cards("5S-6S-7S"), 40)])), 0)
    assert referee.match.stops == ()


def test_no_wish_to_take_back_between_hands() -> None:
    with pytest.raises(MatchError, match="match-no-stop"):
        table(small()).handle(Stop(0, agreed=False), 0)


def test_nothing_more_after_the_end() -> None:
    referee = table(small(wins=1))
    play_win(referee, 1)
    late: list[Command] = [Commit(secret(1)), Stop(0), Contribute(0), Act(0, Action.decline())]
    for command in late:
        with pytest.raises(MatchError, match="match-over"):
            referee.handle(command, 0)


def test_standings_of_units_when_only_units_count() -> None:
    ledger = Ledger((5, 7, -12), 0, (3, 1, 1), (3, 1, 1))
    by_points = standings(preset("tercerilla"), ledger)
    by_units = standings(house("tercerilla", wins=None, units=9), ledger)
    assert [each.side for each in by_points] == [0, 1, 2]
    assert [each.side for each in by_units] == [1, 0, 2]


def test_standings_share_a_place() -> None:
    ledger = Ledger((2, -4, 2, 0), 0, (1, 0, 1, 1), (1, 0, 1, 1))
    found = standings(preset("sociable"), ledger)
    assert [(each.place, each.side) for each in found] == [(1, 0), (1, 2), (3, 3), (4, 1)]
    pairs = standings(preset("partnership"), Ledger((-1, 1, -1, 1), 0, (0, 1), (0, 1)))
    assert [(each.side, each.seats, each.units) for each in pairs] == [
        (1, (1, 3), (1, 1)),
        (0, (0, 2), (-1, -1)),
    ]
