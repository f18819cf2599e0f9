"""The referee as a whole: its table of stages, whom it tells what, and that it never half-acts."""

import random
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given

from conquian.errors import ConquianError, IllegalAction, MatchError
from conquian.match import (
    Act,
    Addressed,
    Command,
    Commit,
    Contribute,
    Cut,
    HandDealt,
    Match,
    Pick,
    Played,
    Referee,
    Reseat,
    Reseated,
    Seat,
    Setup,
    Stage,
    Stop,
    TableDeal,
    verify,
    verify_dealer,
)
from conquian.match.referee import _STEPS
from conquian.notation import read_record, record_json, record_text
from conquian.rules import Action, Rules, full_deck, legal, preset
from tests.match.tables import (
    commands,
    hand_of,
    kinds,
    laid_out,
    next_command,
    play_win,
    seats,
    secret,
    sent,
    small,
    table,
    table_rules,
)
from tests.strategies import presets, seeds

CLASSIC = preset("classic")


def wrong_commands(referee: Referee, chance: random.Random) -> list[Command]:
    """Commands of every kind, few of which fit."""
    seat = chance.randrange(-1, 5)
    deck = referee.match.deck or tuple(range(9))
    return [
        Commit(chance.randbytes(chance.choice((31, 32))), (seat,)),
        Contribute(seat, chance.choice(("", "\0", "x" * 65))),
        Pick(seat, chance.randrange(-1, 41)),
        Cut(seat, chance.randrange(-1, 41)),
        TableDeal((deck[:2], deck[2:4]), deck[4:]),
        Act(seat, chance.choice((Action.decline(), Action.force(), Action.discard(5)))),
        Stop(seat, agreed=False),
        Reseat(seat, chance.choice(("", " x", "Eva", "x" * 41))),
    ]


@given(table_rules, seeds)
def test_refused_command_changes_nothing(rules: Rules, seed: int) -> None:
    chance = random.Random(seed)
    referee = table(rules, chance.choice((None, 0)))
    for command in commands(referee, chance, 60):
        for wrong in wrong_commands(referee, chance):
            before, version = referee.match, referee.version
            copy = replace(before)
            try:
                referee.handle(wrong, 0)
            except ConquianError:
                assert referee.match is before
                assert before == copy
                assert referee.version == version
            else:
                assert referee.version == version + 1
                break
        else:
            referee.handle(command, 0)


@given(table_rules, seeds)
def test_units_are_conserved(rules: Rules, seed: int) -> None:
    """W2-W5: balances and pot add up to zero at every moment, and at the end nothing is left."""
    chance = random.Random(seed)
    referee = table(rules, chance.choice((None, 0)))
    for command in commands(referee, chance, 300):
        referee.handle(command, 0)
        ledger = referee.match.ledger
        assert sum(ledger.balances) + ledger.pot == 0
        assert ledger.pot >= 0
    if referee.stage is Stage.OVER:
        assert referee.match.ledger.pot == 0


@given(table_rules, seeds)
def test_every_record_is_one_and_every_fair_deal_is_proved(rules: Rules, seed: int) -> None:
    chance = random.Random(seed)
    referee = table(rules, None)
    for command in commands(referee, chance, 200):
        referee.handle(command, 0)
    for record in referee.records:
        assert read_record(record_json(record)) == read_record(record_text(record)) == record
        if record.fair is not None:
            verify(record)
    if referee.dealer_cut is not None:
        verify_dealer(rules, referee.dealer_cut)


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


@pytest.mark.parametrize("stage", list(Stage))
def test_each_stage_admits_its_commands_and_refuses_the_others(stage: Stage) -> None:
    own: dict[Stage, set[type[Command]]] = {
        Stage.READY: {Commit, TableDeal},
        Stage.CONTRIBUTE: {Contribute},
        Stage.PICK: {Pick},
        Stage.CUT: {Cut},
        Stage.PLAY: {Act},
    }
    admitted = own[stage] | {Stop, Reseat} if stage in own else set()
    assert {kind for kind, (stages, _) in _STEPS.items() if stage in stages} == admitted


def test_command_of_another_stage_is_named_in_the_refusal() -> None:
    referee = table(CLASSIC)
    with pytest.raises(MatchError, match=r"match-stage \(command=cut, stage=ready\)"):
        referee.handle(Cut(0, 1), 0)
    with pytest.raises(MatchError, match=r"match-command \(command=str\)"):
        referee.handle("deal", 0)  # type: ignore[arg-type]


@pytest.mark.parametrize("now", [float("nan"), float("inf")])
def test_time_is_a_number(now: float) -> None:
    with pytest.raises(MatchError, match="match-time"):
        table(CLASSIC).handle(Commit(secret(1)), now)


def test_times_are_kept_in_events_and_log() -> None:
    referee = table(CLASSIC)
    command = Commit(secret(1))
    answer = referee.handle(command, 12.5)
    assert {each.at for each in answer} == {12.5}
    assert referee.log == ((12.5, command),)


def test_T2_only_the_seat_to_act_plays() -> None:
    referee = table(CLASSIC)
    referee.handle(Commit(secret(1), house=(0, 1)), 0)
    with pytest.raises(IllegalAction, match="T2: not-your-turn"):
        referee.handle(Act(0, Action.decline()), 0)
    with pytest.raises(IllegalAction):
        referee.handle(Act(1, Action.discard(0)), 0)


def test_reseat_gives_cards_units_and_turn_to_someone_else() -> None:
    referee = table(small(stake=2))
    referee.handle(laid_out(referee.rules, {1: "5S 6S"}, "7S"), 0)
    before = referee.match
    answer = referee.handle(Reseat(1, "Eva", "casual"), 0)
    assert sent(answer) == [Reseated(1, "Eva", "casual")]
    assert referee.match == replace(before, seats=(Seat("Ana"), Seat("Eva", "casual")))
    referee.handle(Act(1, legal(hand_of(referee))[0]), 0)
    assert referee.records[0].seats == ("Ana", "Eva")


@pytest.mark.parametrize("name", ["", " Ana", "Ana\n", "x" * 41, "\u202eanA"])
def test_names_are_plain(name: str) -> None:
    with pytest.raises(MatchError, match="match-name"):
        Seat(name)
    with pytest.raises(MatchError, match="match-name"):
        table(CLASSIC).handle(Reseat(0, name), 0)


def test_setup_fits_the_rules() -> None:
    with pytest.raises(MatchError, match=r"match-seats \(seats=3, players=2\)"):
        Setup(CLASSIC, seats(3))
    with pytest.raises(MatchError, match="match-no-seat"):
        Setup(CLASSIC, seats(2), 2)


def test_session_of_many_hands_by_the_house_alone() -> None:
    """A whole session, fairly dealt, is one Commit a hand and the actions."""
    referee = table(preset("no-force"))
    chance = random.Random(4)
    hands = 0
    while referee.stage is not Stage.OVER:
        hands += 1
        answer = referee.handle(Commit(chance.randbytes(32), house=(0, 1)), hands)
        assert kinds(answer)[:2] == ["anted", "committed"]
        while referee.stage is Stage.PLAY:
            referee.handle(Act(referee.waiting[0], chance.choice(legal(hand_of(referee)))), hands)
    assert referee.result is not None
    assert referee.result.reason == "wins"
    assert len(referee.records) == hands == referee.match.ledger.hands
    assert [record.dealer for record in referee.records] == [hand % 2 for hand in range(hands)]
    assert all(a.fair != b.fair for a, b in pairwise(referee.records))


@given(table_rules, seeds)
def test_waiting_names_who_can_go_on(rules: Rules, seed: int) -> None:
    chance = random.Random(seed)
    referee = table(rules, None)
    for _ in range(80):
        if referee.stage is Stage.OVER:
            assert referee.waiting == ()
            break
        assert (referee.waiting == ()) is (referee.stage is Stage.READY)
        referee.handle(next_command(referee, chance), 0)
    assert isinstance(referee.match, Match)
