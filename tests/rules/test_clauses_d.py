"""D: the deal."""

from __future__ import annotations

import pytest

from conquian.cards import parse_card, parse_cards
from conquian.errors import RulesError
from conquian.rules import PRESETS, Action, apply, begin, deal, deal_order, full_deck, house, view
from tests.rules.table import (
    CLASSIC,
    asked,
    dealt,
    events,
    hand,
    line,
    refuse,
    refused,
    tokens,
)


def test_D1_the_seat_after_the_dealer_acts_first() -> None:
    for dealer in range(4):
        state = dealt(PRESETS["sociable"], dealer=dealer)
        assert state.dealer == dealer
        assert state.mover == (dealer + 1) % 4
    for dealer in (-1, 2):
        with refused(RulesError, "deal-no-seat", "D1", seat=dealer):
            deal(CLASSIC, full_deck(CLASSIC), dealer)


def test_D2_packets_of_two_from_the_seat_after_the_dealer() -> None:
    state = dealt(CLASSIC)  # the pack in order: AC 2C | 3C 4C | 5C 6C | …
    assert hand(state, 1) == "AC 2C 5C 6C QC KC 3D 4D 7D JD"
    assert hand(state, 0) == "3C 4C 7C JC AD 2D 5D 6D QD KD"
    assert hand(dealt(CLASSIC, dealer=1), 0) == hand(state, 1)


def test_D2_the_last_packet_may_be_one() -> None:
    assert [*deal_order(house("classic", deal=3, target=4), 0)] == [1, 1, 0, 0, 1, 0]
    three = house("tercerilla", deal=3, target=4)
    assert [*deal_order(three, 1)] == [2, 2, 0, 0, 1, 1, 2, 0, 1]


def test_D2_only_the_whole_pack_is_dealt() -> None:
    deck = full_deck(CLASSIC)
    for wrong in (deck[1:], (*deck, deck[0]), (deck[1], *deck[1:]), (7, *deck[1:]), ()):
        with refused(RulesError, "deal-not-the-pack", "D2", cards=len(wrong), expected=40):
            deal(CLASSIC, wrong)
    with refused(RulesError, "deal-not-the-pack", "D2", expected=80):
        deal(PRESETS["two-pack"], deck)


def test_D3_the_starter_is_the_first_card_of_the_pile() -> None:
    state = dealt(CLASSIC)
    assert asked(state) == (1, "offer", "AH", "starter")
    assert state.pile == parse_cards("AH")
    assert len(state.stock) == 19
    assert state.stock[0] == parse_card("2H")


def test_D4_nothing_is_melded_before_play() -> None:
    for rules in PRESETS.values():
        state = dealt(rules)
        assert all(state.table(side) == () for side in range(rules.sides))


def test_D5_a_hand_of_the_wrong_size_is_a_misdeal() -> None:
    deck = full_deck(CLASSIC)
    assert begin(CLASSIC, [deck[:10], deck[10:20]], deck[20:], 0).mover == 1
    with refused(RulesError, "misdeal", "D5", seat=1, cards=11, expected=10):
        begin(CLASSIC, [deck[:10], deck[10:21]], deck[21:], 0)
    with refused(RulesError, "misdeal", "D5", seat=0, cards=9, expected=10):
        begin(CLASSIC, [deck[:9], deck[9:20]], deck[20:], 0)
    with refused(RulesError, "misdeal", "D5", seat=1, cards=0, expected=10):
        begin(CLASSIC, [deck[:10]], deck[10:], 0)
    with refused(RulesError, "deal-not-the-pack", "D2"):
        begin(CLASSIC, [deck[:10], deck[10:20], deck[20:30]], deck[30:], 0)
    with refused(RulesError, "deal-no-seat", "D1", seat=2):
        begin(CLASSIC, [deck[:10], deck[10:20]], deck[20:], 2)


@pytest.mark.parametrize("dealer", range(3))
def test_D5_hands_dealt_elsewhere_make_the_same_state(dealer: int) -> None:
    state = dealt(PRESETS["tercerilla"], dealer=dealer)
    stock = state.stock
    hands = [state.hand(seat) for seat in range(3)]
    assert begin(state.rules, hands, stock, dealer) == state


def test_D6_without_a_starter_the_first_seat_draws() -> None:
    state = dealt(house("classic", starter=False))
    assert asked(state) == (1, "offer", "AH", "stock")
    assert state.pile == ()
    assert len(state.stock) == 19


def test_D7_cards_are_chosen_in_seat_order_and_change_hands_together() -> None:
    state = dealt(PRESETS["tercerilla"])
    before = [set(state.hand(seat)) for seat in range(3)]
    assert asked(state) == (1, "exchange", "-", "none")
    gifts = {seat: min(before[seat]) for seat in range(3)}
    for seat in (1, 2, 0):
        assert state.mover == seat
        assert tokens(state) == {f"give:{word}" for word in hand(state, seat).split()}
        assert {*state.hand(seat)} == before[seat]  # what was chosen has not moved yet
        state, _ = apply(state, Action.give(gifts[seat]))
    for seat in range(3):
        assert {*state.hand(seat)} == before[seat] - {gifts[seat]} | {gifts[(seat - 1) % 3]}
    assert (state.mover, asked(state)[3]) == (1, "stock")


def test_D7_equal_cards_may_cross() -> None:
    rules = house("two-pack", exchange=1, deal=2, target=3)
    state = dealt(rules, "AC AC 2C 2C")  # seat 1 has both aces, seat 0 both twos
    assert tokens(state) == {"give:AC"}
    state = line(state, "give:AC", "give:2C")
    assert (hand(state, 0), hand(state, 1)) == ("AC 2C", "AC 2C")
    state = line(dealt(rules, "AC 2C AC 2C"), "give:AC", "give:AC")
    assert (hand(state, 0), hand(state, 1)) == ("AC 2C", "AC 2C")


def test_D7_nobody_sees_what_others_chose_or_receive_before_all_have_chosen() -> None:
    state = dealt(PRESETS["mexican"])
    card = min(state.hand(1))
    happened = events(state, f"give:{tokens(state).pop()[5:]}")
    assert [event.word for event in happened] == ["gave"]
    assert happened[0].seen_by(1) == happened[0]
    for other in (0, None):
        assert happened[0].seen_by(other).card == -1
        assert happened[0].seen_by(other).other == 0
    state, _ = apply(state, Action.give(card))
    assert (view(state, 1).given, view(state, 1).received) == (card, -1)
    assert (view(state, 0).given, view(state, 0).received) == (-1, -1)
    assert (view(state, None).given, view(state, None).received) == (-1, -1)


def test_D7_giver_and_receiver_know_the_card_afterwards() -> None:
    state = dealt(PRESETS["tercerilla"])
    gifts = {seat: min(state.hand(seat)) for seat in range(3)}
    for seat in (1, 2, 0):
        state, happened = apply(state, Action.give(gifts[seat]))
    received = [event for event in happened if event.word == "received"]
    assert [event.seat for event in received] == [1, 2, 0]
    for event in received:
        giver = event.other
        assert (giver + 1) % 3 == event.seat
        assert event.card == gifts[giver]
        assert event.seen_by(giver) == event
        assert event.seen_by(event.seat) == event
        assert event.seen_by((giver - 1) % 3).card == -1
        assert event.seen_by(None).card == -1
        seen = view(state, event.seat)
        assert (seen.given, seen.received) == (gifts[event.seat], gifts[giver])
    assert view(state, None).received == -1


def test_D7_only_a_card_of_the_own_hand_is_given() -> None:
    state = dealt(PRESETS["mexican"])
    refuse(state, "give:3C", "D7", "give-not-in-hand", card="3C")
    for token in ("discard:AC", "decline", "force", "use:AC-2C-3C"):
        refuse(state, token, "D7", "give-due")
    state = line(state, "give:AC")
    refuse(state, "give:AC", "D7", "give-not-in-hand")  # what seat 0 will get is not there yet


@pytest.mark.parametrize("name", PRESETS)
def test_D_every_preset_deals(name: str) -> None:
    rules = PRESETS[name]
    state = dealt(rules, dealer=rules.players - 1)
    assert [len(state.hand(seat)) for seat in range(rules.players)] == [rules.deal] * rules.players
    drawn = 0 if rules.exchange else 1  # the first offered card is off the stock in any case
    assert len(state.stock) == rules.deck_size - rules.players * rules.deal - drawn
    assert asked(state)[0] == 0
