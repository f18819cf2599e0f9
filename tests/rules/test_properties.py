"""What holds in every state of every table: presets and random house rules, two to four seats."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter

import pytest
from hypothesis import given, settings

from conquian.cards import card_text
from conquian.errors import IllegalAction
from conquian.rules import (
    ACTION_WORDS,
    PHASE_WORDS,
    SOURCE_WORDS,
    Action,
    Rules,
    State,
    apply,
    arranged,
    check,
    deal,
    legal,
    meld_cards,
    view,
)
from conquian.rules.building import build
from tests.naive.melds import is_meld
from tests.rules.mutants import mutants
from tests.strategies import (
    Hand,
    choose,
    played_hands,
    played_states,
    playout,
    rules_strategy,
    seeds,
)

EXCHANGE, OFFER = PHASE_WORDS.index("exchange"), PHASE_WORDS.index("offer")
DISCARDING = PHASE_WORDS.index("discard")
STOCK = SOURCE_WORDS.index("stock")
USE, DECLINE = ACTION_WORDS.index("use"), ACTION_WORDS.index("decline")


def laid(state: State, side: int) -> list[int]:
    return [card for meld in state.table(side) for card in meld_cards(meld)]


def seats_of(state: State, side: int) -> range:
    return range(side, state.rules.players, state.rules.sides)


def holding(state: State, side: int) -> int:
    hands = sum(len(state.hand(seat)) for seat in seats_of(state, side))
    return hands + len(laid(state, side))


# Cards


@given(played_hands())
def test_cards_are_conserved(hand: Hand) -> None:
    for state in hand.states:
        cards = Counter([*state.pile, *state.stock])
        for seat in range(hand.rules.players):
            cards.update(state.hand(seat))
        for side in range(hand.rules.sides):
            cards.update(laid(state, side))
        if state.source == STOCK:
            cards[state.offered] += 1  # turned up, not yet on the pile
        assert cards == Counter(hand.deck)


@given(played_hands())
def test_T4_the_holding_limit_at_every_turn(hand: Hand) -> None:
    rules = hand.rules
    dealt = rules.deal * rules.side_size
    limit = rules.deck_size if rules.limit is None else max(rules.limit, dealt)
    undiscarded = [0] * rules.sides  # partners with an empty hand discard nothing
    for state, action, after in zip(hand.states, hand.actions, hand.states[1:], strict=False):
        mine = rules.side_of(state.player)
        due = rules.limit is not None and holding(after, mine) > rules.limit
        if action.kind == USE and not after.over:
            assert (after.phase == DISCARDING) == (due and after.hand(state.player) != ())
            undiscarded[mine] += due and after.phase != DISCARDING
        if after.phase == OFFER:
            for side in range(rules.sides):
                assert holding(after, side) <= limit + undiscarded[side]
    assert rules.partners or not any(undiscarded)


@given(played_hands())
def test_every_table_is_an_arrangement(hand: Hand) -> None:
    rules = hand.rules
    for state in hand.states:
        for side in range(rules.sides):
            table = state.table(side)
            assert table == arranged(table)
            for meld in table:
                assert is_meld([card_text(card) for card in meld_cards(meld)], rules.pack)
            size = len(laid(state, side))
            won = state.outcome is not None and state.outcome.winner == side
            assert size == rules.target if won else size < rules.target


# Legal actions


def in_order(action: Action) -> tuple[object, ...]:
    """The canonical order: by meld, a longer arrangement before its own beginning."""
    end = (1 << 64, 0)
    table = action.table
    melds = () if table is None else (*[(meld & -meld, meld) for meld in table], end)
    return action.kind, action.card, table is not None, melds


@given(played_hands())
def test_each_legal_action_is_listed_once_in_canonical_order(hand: Hand) -> None:
    for state in hand.states[-3:]:
        actions = legal(state)
        assert bool(actions) != state.over
        assert len(set(actions)) == len(actions)
        assert list(actions) == sorted(actions, key=in_order)
        assert all(a.table is None or a.table == arranged(a.table) for a in actions)
        assert legal(state) == actions
        for action in actions[:200]:
            check(state, action)


@given(played_hands(), seeds)
def test_check_accepts_exactly_what_is_listed(hand: Hand, seed: int) -> None:
    chance = random.Random(seed)
    for state in hand.states[-2:]:
        listed = set(legal(state))
        if Action.decline() in listed:  # the table as it lies may be spelled out
            listed.add(Action.decline(state.table(state.rules.side_of(state.mover))))
        before = state.parts()
        for action in mutants(state, chance, 60):
            if action in listed:
                check(state, action)
                continue
            with pytest.raises(IllegalAction) as caught:
                check(state, action)
            with pytest.raises(IllegalAction) as again:
                apply(state, action)
            assert str(caught.value) == str(again.value)
            assert caught.value.clause
            assert state.parts() == before


@given(played_states())
def test_every_legal_action_can_be_applied_and_changes_something(state: State) -> None:
    before, actions = state.parts(), legal(state)
    for action in actions[:100]:
        after, events = apply(state, action)
        assert events
        assert after != state
        assert state.parts() == before
    assert legal(state) == actions


@given(played_hands())
def test_apply_never_changes_its_argument(hand: Hand) -> None:
    state = deal(hand.rules, hand.deck, hand.dealer)
    kept = []
    for action in hand.actions:
        kept.append((state, copy.deepcopy(state.parts()), pickle.dumps(state.parts())))
        state, _ = apply(state, action)
    for earlier, parts, dump in kept:
        assert earlier.parts() == parts
        assert pickle.dumps(earlier.parts()) == dump


@given(played_states())
def test_the_seat_to_act_sees_what_it_may_do(state: State) -> None:
    if not state.over:
        seen = view(state, state.mover)
        assert legal(seen) == legal(state)
        for action in legal(state)[:20]:
            check(seen, action)
        others = {*range(state.rules.players), None} - {state.mover}
        for seat in others:
            with pytest.raises(IllegalAction, match="not-your-turn"):
                legal(view(state, seat))
    else:
        for seat in (*range(state.rules.players), None):
            assert legal(view(state, seat)) == ()


# What is hidden


def reshuffled(state: State, seat: int | None, chance: random.Random) -> State:
    """A state that looks the same to a seat: the cards that it cannot see have changed places.

    The seat to act keeps its hand too, so that it can do the same, and the next card of the
    stock stays, lest the action show a different one.
    """
    rules = state.rules
    kept = {seat, state.mover}
    during = state.phase == EXCHANGE
    hands = [list(state.hand(each)) for each in range(rules.players)]
    stock = list(state.stock)
    fixed: list[list[int]] = [[] for _ in hands]
    if during and seat is not None:
        giver = (seat - 1) % rules.players
        if state.given[giver] >= 0:
            fixed[giver] = [state.given[giver]]  # which the seat is about to be shown
    loose = stock[1:]
    for each, cards in enumerate(hands):
        if each not in kept:
            for card in fixed[each]:
                cards.remove(card)
            loose += cards
    chance.shuffle(loose)
    given = list(state.given)
    for each, cards in enumerate(hands):
        if each not in kept:
            cards[:] = fixed[each] + [loose.pop() for _ in cards]
            if given[each] >= 0 and not fixed[each] and during:
                given[each] = chance.choice(cards)
            elif not during and seat is not None and each != (seat - 1) % rules.players:
                given[each] = chance.choice((*cards, given[each])) if given[each] >= 0 else -1
    return build(
        rules,
        dealer=state.dealer,
        mover=state.mover,
        player=state.player,
        phase=state.phase,
        source=state.source,
        offered=state.offered,
        origin=state.origin,
        hands=hands,
        tables=[state.table(side) for side in range(rules.sides)],
        pile=state.pile,
        stock=stock[:1] + loose,
        given=given,
        outcome=state.outcome,
    )


@given(played_hands(), seeds)
def test_hidden_cards_influence_nothing_that_a_seat_is_sent(hand: Hand, seed: int) -> None:
    chance = random.Random(seed)
    for state in hand.states[-3:]:
        actions = legal(state)
        for seat in (*range(hand.rules.players), None):
            other = reshuffled(state, seat, chance)
            assert view(other, seat) == view(state, seat)
            if state.over:
                continue
            assert legal(other) == actions
            action = choose(actions, chance, 0)
            (one, happened), (two, happened_too) = apply(state, action), apply(other, action)
            assert view(one, seat) == view(two, seat)
            seen = [event.seen_by(seat) for event in happened]
            assert seen == [event.seen_by(seat) for event in happened_too]


@given(played_states())
def test_a_view_shows_the_own_hand_and_counts_the_others(state: State) -> None:
    rules = state.rules
    for seat in (*range(rules.players), None):
        seen = view(state, seat)
        assert seen.hand == (None if seat is None else state.hand(seat))
        assert seen.counts == tuple(len(state.hand(each)) for each in range(rules.players))
        assert seen.tables == tuple(state.table(side) for side in range(rules.sides))
        own = () if seat is None else state.table(rules.side_of(seat))
        assert seen.table == own
        assert seen.stock_count == len(state.stock)
        assert seen.over == state.over
        assert (seen.pile, seen.outcome) == (state.pile, state.outcome)
        assert pickle.loads(pickle.dumps(seen)) == seen
        assert hash(seen) == hash(view(state, seat))


# The hand as a whole


@settings(max_examples=50)
@given(rules_strategy(), seeds)
def test_a_hand_ends(rules: Rules, seed: int) -> None:
    # Every card drawn is offered to each seat twice at most, with at most four actions each time.
    most = (rules.deck_size + 2) * rules.players * 8
    hand = playout(rules, seed, most)
    last = hand.states[-1]
    assert last.over
    assert last.outcome is not None
    assert legal(last) == ()


@given(played_hands())
def test_replaying_makes_equal_states(hand: Hand) -> None:
    state = deal(hand.rules, hand.deck, hand.dealer)
    for action, expected in zip(hand.actions, hand.states[1:], strict=True):
        state, _ = apply(state, action)
        assert state == expected
        assert hash(state) == hash(expected)


@given(played_states())
def test_states_are_values(state: State) -> None:
    for copied in (
        copy.copy(state),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        state.copy(),
    ):
        assert copied == state
        assert hash(copied) == hash(state)
        assert copied is not state
        assert legal(copied) == legal(state)
    assert state != state.parts()
    for action in legal(state)[:5]:
        assert apply(state, action) == apply(state.copy(), action)
        assert apply(state, action)[0] != state
