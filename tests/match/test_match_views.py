"""What is told to whom: views and addressed events hold nothing that their readers may not see."""

import random

import pytest
from hypothesis import given

from conquian.errors import MatchError
from conquian.match import (
    Act,
    Addressed,
    Commit,
    Contribute,
    HandDealt,
    Played,
    Referee,
    TableDeal,
)
from conquian.rules import Action, Rules, full_deck, legal, preset
from tests.match.tables import (
    hand_of,
    play_win,
    secret,
    small,
    table,
)
from tests.strategies import presets, seeds

CLASSIC = preset("classic")


@given(presets, seeds)
def test_hidden_cards_change_nothing_that_is_sent(name: str, seed: int) -> None:
    """Two tables that differ only in what neither seat 0 nor a spectator can see."""
    chance = random.Random(seed)
    rules = preset(name)
    deals = _alike_for_seat_0(rules, chance)
    tables = [table(rules, dealer=1) for _ in deals]
    answers = [referee.handle(deal, 0) for referee, deal in zip(tables, deals, strict=True)]
    _compare(tables, answers)
    while len(hand_of(tables[0]).stock) > len(deals[0].rest) - KNOWN:
        answers = []
        for referee, deal in zip(tables, deals, strict=True):
            seat = referee.waiting[0]
            exchange = legal(hand_of(referee))[0].word == "give"
            action = Action.give(deal.hands[seat][0]) if exchange else Action.decline()
            answers.append(referee.handle(Act(seat, action), 0))
        _compare(tables, answers)


KNOWN = 5


def _alike_for_seat_0(rules: Rules, chance: random.Random) -> list[TableDeal]:
    """Two deals: seat 0 has the same hand and is passed the same card, the same cards come up."""
    deck = list(full_deck(rules))
    chance.shuffle(deck)
    mine, deck = tuple(deck[: rules.deal]), deck[rules.deal :]
    passed, known, hidden = deck[0], tuple(deck[1 : 1 + KNOWN]), deck[1 + KNOWN :]
    deals = []
    for _ in range(2):
        chance.shuffle(hidden)
        hands, left = [mine], hidden[:]
        for seat in range(1, rules.players):
            first = (passed,) if seat == rules.players - 1 else ()
            count = rules.deal - len(first)
            hands.append((*first, *left[:count]))
            left = left[count:]
        deals.append(TableDeal(tuple(hands), (*known, *left)))
    return deals


def _compare(tables: list[Referee], answers: list[tuple[Addressed, ...]]) -> None:
    for reader in (0, None):
        told = [[each for each in answer if each.reaches(reader)] for answer in answers]
        assert told[0] == told[1]
        assert tables[0].view(reader) == tables[1].view(reader)


def test_hands_are_dealt_to_their_seats_alone() -> None:
    referee = table(preset("partnership"))
    answer = referee.handle(Commit(secret(1), house=(0, 1, 2, 3)), 0)
    hands = [each for each in answer if isinstance(each.event, HandDealt)]
    for seat, each in enumerate(hands):
        assert each.event == HandDealt(seat, hand_of(referee).hand(seat))
        assert [reader for reader in (None, 0, 1, 2, 3) if each.reaches(reader)] == [seat]


def test_D7_passed_cards_are_told_to_giver_and_receiver_alone() -> None:
    referee = table(preset("tercerilla"), 2)
    referee.handle(Commit(secret(1), house=(0, 1, 2)), 0)
    given = []
    answer: tuple[Addressed, ...] = ()
    for seat in range(3):
        action = legal(hand_of(referee))[0]
        given.append(action.card)
        answer = referee.handle(Act(seat, action), 0)
        gave = [each for each in answer if _word(each.event) == "gave"]
        for reader in (None, 0, 1, 2):
            (told,) = [each.event for each in gave if each.reaches(reader)]
            assert isinstance(told, Played)
            assert told.event.card == (action.card if reader == seat else -1)
    received = [each for each in answer if _word(each.event) == "received"]
    for reader in (None, 0, 1, 2):
        seen = [each.event.event for each in received if each.reaches(reader)]  # type: ignore[union-attr]
        assert [event.seat for event in seen] == [0, 1, 2]
        for event in seen:
            known = reader in (event.seat, event.other)
            assert event.card == (given[event.other] if known else -1)


def _word(event: object) -> str:
    return event.event.word if isinstance(event, Played) else ""


def test_view_of_a_seat_has_its_own_hand_and_no_other() -> None:
    referee = table(CLASSIC)
    referee.handle(Commit(secret(1), house=(0, 1)), 0)
    for reader in (0, 1, None):
        seen = referee.view(reader)
        assert seen.table is not None
        assert seen.table.seat == reader
        assert seen.table.hand == (None if reader is None else hand_of(referee).hand(reader))
        assert seen.commitment == referee.match.commitments[-1]
        assert seen.waiting == (1,)
    with pytest.raises(MatchError, match="match-no-seat"):
        referee.view(2)


def test_view_before_and_after_a_hand() -> None:
    referee = table(small())
    seen = referee.view(0)
    assert (seen.table, seen.commitment, seen.contributions, seen.waiting) == (None, None, (), ())
    referee.handle(Commit(secret(1)), 0)
    referee.handle(Contribute(1, "x"), 0)
    assert referee.view(None).contributions == (None, "x")
    assert referee.view(None).waiting == (0,)
    other = table(small())
    play_win(other, 1)
    last = other.view(0).table
    assert last is not None
    assert last.outcome is not None
    assert other.view(0).commitment is None
