"""D1: who deals. The seats cut for deal, the deal passes on, the seat after the dealer may cut."""

from dataclasses import replace

import pytest

from conquian.cards import parse_card
from conquian.errors import MatchError, RecordError
from conquian.match import (
    Commit,
    Contribute,
    Cut,
    DealerChosen,
    Pick,
    Picked,
    Referee,
    Stage,
    Tied,
    cut_deck,
    deck_order,
    verify_dealer,
)
from conquian.rules import preset
from tests.match.tables import kinds, play_draw, play_win, secret, sent, small, table

CLASSIC = preset("classic")


def spread(players_rules: str = "classic", number: int = 1) -> Referee:
    """A table at which everybody has contributed and the pack is spread for cutting."""
    referee = table(preset(players_rules), None)
    referee.handle(Commit(secret(number)), 0)
    for seat in range(referee.rules.players):
        referee.handle(Contribute(seat, f"of seat {seat}"), 0)
    return referee


def index_of(referee: Referee, card: str) -> int:
    return referee.match.order.index(parse_card(card))


def test_D1_lowest_card_deals() -> None:
    referee = spread()
    first = referee.handle(Pick(0, index_of(referee, "2H")), 0)
    assert sent(first) == [Picked(0, index_of(referee, "2H"), parse_card("2H"))]
    last = referee.handle(Pick(1, index_of(referee, "KS")), 0)
    assert kinds(last) == ["picked", "dealer", "revealed"]
    assert DealerChosen(0, parse_card("2H")) in sent(last)
    assert (referee.stage, referee.match.hand, referee.match.dealer) == (Stage.READY, 1, 0)


def test_D1_ace_is_low() -> None:
    referee = spread()
    referee.handle(Pick(0, index_of(referee, "2H")), 0)
    referee.handle(Pick(1, index_of(referee, "AS")), 0)
    assert referee.match.dealer == 1


def test_D1_any_order_of_seats() -> None:
    referee = spread("sociable")
    for seat, card in ((2, "5H"), (0, "KC"), (3, "QC"), (1, "3D")):
        referee.handle(Pick(seat, index_of(referee, card)), 0)
    assert referee.match.dealer == 1


def test_D1_tied_seats_cut_again() -> None:
    referee = spread("tercerilla")
    referee.handle(Pick(0, index_of(referee, "3H")), 0)
    referee.handle(Pick(1, index_of(referee, "KS")), 0)
    tie = referee.handle(Pick(2, index_of(referee, "3C")), 0)
    assert sent(tie)[-1] == Tied((0, 2))
    assert referee.waiting == (0, 2)
    with pytest.raises(MatchError, match="match-not-cutting"):
        referee.handle(Pick(1, 0), 0)
    with pytest.raises(MatchError, match="match-pick-taken"):
        referee.handle(Pick(0, index_of(referee, "3C")), 0)
    referee.handle(Pick(0, index_of(referee, "QS")), 0)
    referee.handle(Pick(2, index_of(referee, "JS")), 0)
    assert referee.match.dealer == 2
    assert referee.dealer_cut is not None
    verify_dealer(referee.dealer_cut)


def test_D1_tie_that_exhausts_the_pack() -> None:
    referee = spread()
    for rank in "A234567JQK":
        for one, two in ("CD", "HS"):
            assert referee.stage is Stage.PICK
            referee.handle(Pick(0, index_of(referee, rank + one)), 0)
            referee.handle(Pick(1, index_of(referee, rank + two)), 0)
    assert (referee.stage, referee.match.dealer) == (Stage.READY, 0)


@pytest.mark.parametrize(
    ("seat", "index", "key"),
    [
        (0, -1, "match-pick-range"),
        (0, 40, "match-pick-range"),
        (2, 0, "match-no-seat"),
        (-1, 0, "match-no-seat"),
    ],
)
def test_D1_impossible_pick(seat: int, index: int, key: str) -> None:
    referee = spread()
    with pytest.raises(MatchError, match=key):
        referee.handle(Pick(seat, index), 0)


def test_D1_one_pick_a_seat() -> None:
    referee = spread()
    referee.handle(Pick(0, 3), 0)
    with pytest.raises(MatchError, match="match-not-cutting"):
        referee.handle(Pick(0, 4), 0)


def test_D1_house_seats_choose_nothing() -> None:
    referee = table(CLASSIC, None)
    assert kinds(referee.handle(Commit(secret(1), house=(1,)), 0)) == ["committed", "contributed"]
    assert kinds(referee.handle(Contribute(0), 0)) == ["contributed", "picked"]
    assert referee.view(0).picks[0][:2] == (1, 0)
    assert referee.view(0).free == tuple(range(1, 40))
    while referee.stage is Stage.PICK:
        referee.handle(Pick(0, referee.view(0).free[-1]), 0)
    assert referee.match.dealer >= 0


def test_D1_house_alone_finds_a_dealer_and_deals() -> None:
    referee = table(CLASSIC, None)
    for number in range(20):  # some of them tie
        referee = table(CLASSIC, None)
        referee.handle(Commit(secret(number), house=(0, 1)), 0)
        assert referee.stage is Stage.READY
        assert referee.dealer_cut is not None
        verify_dealer(referee.dealer_cut)
    assert kinds(referee.handle(Commit(secret(99), house=(0, 1)), 0)) == [
        "anted", "committed", "contributed", "contributed", "cut", "dealt", "hand", "hand",
    ]  # fmt: skip


def test_D1_dealer_is_proved() -> None:
    referee = spread()
    referee.handle(Pick(0, 3), 0)
    referee.handle(Pick(1, 8), 0)
    cut = referee.dealer_cut
    assert cut is not None
    assert verify_dealer(cut).hand == 0
    assert verify_dealer(cut, cut.fair.commitment[:16]).commitment == cut.fair.commitment
    with pytest.raises(RecordError, match="fair-seal"):
        verify_dealer(cut, "0" * 16)
    picks = cut.picks
    for other in (
        replace(cut, dealer=1 - cut.dealer),
        replace(cut, dealer=-1),
        replace(cut, picks=picks[:1] * 2),
        replace(cut, picks=()),
        replace(cut, picks=(picks[0], (*picks[1][:2], picks[0][2]))),
        replace(cut, fair=replace(cut.fair, cut=1)),
    ):
        with pytest.raises(RecordError, match="fair-dealer"):
            verify_dealer(other)


def test_D1_no_cards_before_there_is_a_dealer() -> None:
    with pytest.raises(MatchError, match="match-no-dealer"):
        play_win(table(small(), None), 0)


def test_D1_deal_passes_to_the_next_seat() -> None:
    referee = table(small("sociable"), 2)
    dealers = []
    for hand in range(5):
        dealers.append(referee.match.dealer)
        if hand % 2:
            play_draw(referee)
        else:
            play_win(referee, 1)
    assert dealers == [2, 3, 0, 1, 2]


def test_D1_seat_after_the_dealer_cuts() -> None:
    referee = table(CLASSIC, 1)
    referee.handle(Commit(secret(5)), 0)
    referee.handle(Contribute(1, "b"), 0)
    referee.handle(Contribute(0, "a"), 0)
    assert (referee.stage, referee.waiting) == (Stage.CUT, (0,))
    with pytest.raises(MatchError, match=r"match-not-cutter \(seat=1, cutter=0\)"):
        referee.handle(Cut(1, 3), 0)
    for index in (-1, 40):
        with pytest.raises(MatchError, match="match-cut-range"):
            referee.handle(Cut(0, index), 0)
    referee.handle(Cut(0, 13), 0)
    order = deck_order(CLASSIC, secret(5), ("a", "b"), 1, 1)
    assert referee.match.deck == cut_deck(order, 13) == order[13:] + order[:13]


def test_D1_pack_may_be_left_uncut() -> None:
    referee = table(CLASSIC, 1)
    referee.handle(Commit(secret(5), house=(1,)), 0)
    referee.handle(Contribute(0, "a"), 0)
    referee.handle(Cut(0), 0)
    assert referee.match.deck == deck_order(CLASSIC, secret(5), ("a", ""), 1, 1)
