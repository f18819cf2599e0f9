"""The referee as a whole: its table of stages, its properties, and that it never half-acts."""

import random
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given

from conquian.errors import ConquianError, IllegalAction, MatchError
from conquian.match import (
    Act,
    Command,
    Commit,
    Contribute,
    Cut,
    Match,
    Pick,
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
from conquian.rules import Action, Rules, legal, preset
from tests.match.tables import (
    commands,
    hand_of,
    kinds,
    laid_out,
    next_command,
    seats,
    secret,
    sent,
    small,
    table,
    table_rules,
)
from tests.strategies import seeds

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
        verify_dealer(referee.dealer_cut)


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
