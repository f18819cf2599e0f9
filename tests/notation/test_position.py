"""Positions round-trip, from every seat's view as well; a person can type one."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conquian.errors import ConquianError, NotationError
from conquian.notation import parse_position, position_of
from conquian.notation.position import HIDDEN
from conquian.rules import PRESETS, State, View, apply, check, deal, full_deck, legal, view
from tests.notation.mutations import mutated
from tests.strategies import played_states


def assert_round_trip(state: State) -> None:
    text = str(position_of(state))
    position = parse_position(text)
    assert position == position_of(state)
    assert str(position) == text
    assert position.complete
    assert position.state() == position.seen() == state
    for seat in (None, *range(state.rules.players)):
        seen = view(state, seat)
        assert position.view(seat) == seen
        partial = position_of(seen)
        assert parse_position(str(partial)) == partial
        assert partial.view(seat) == seen
        if seat == state.mover:
            answer = partial.seen()
            assert legal(answer) == legal(state)


@pytest.mark.parametrize("name", PRESETS)
@given(data=st.data())
def test_round_trip_in_every_preset(name: str, data: st.DataObject) -> None:
    assert_round_trip(data.draw(played_states(name)))


@given(played_states())
def test_round_trip_at_house_tables(state: State) -> None:
    assert_round_trip(state)


@given(played_states())
def test_positions_of_different_views_differ_from_the_state_by_what_is_hidden(
    state: State,
) -> None:
    whole = position_of(state)
    spectator = position_of(view(state, None))
    for hand, count in zip(whole.hands, spectator.hands, strict=True):
        assert isinstance(hand, tuple)
        assert count == (len(hand) or ())
    assert spectator.pile == whole.pile
    assert spectator.tables == whole.tables


@given(played_states(), st.data())
def test_mutated_position_is_a_position_or_an_error(state: State, data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from((None, *range(state.rules.players))))
    seen: State | View = view(state, seat) if data.draw(st.booleans()) else state
    text = data.draw(mutated(str(position_of(seen))))
    try:
        position = parse_position(text)
        again = parse_position(str(position))
    except ConquianError:
        return
    assert again == position
    for made in (position.state, position.seen, lambda: position.view(seat)):
        try:
            played = made()
            actions = legal(played)
        except ConquianError:
            continue
        assert bool(actions) != played.over
        if isinstance(played, State):
            for action in actions[:20]:
                apply(played, action)


def test_a_person_who_knows_one_hand_asks_for_the_legal_plays() -> None:
    position = parse_position(
        "classic 0 1 offer pile 7S 1 0 ?7/5S6S3C4CAD6DJH 2C-2D-2H/KC-KD-KH QSAH7S ?17"
    )
    assert not position.complete
    seen = position.seen()
    assert isinstance(seen, View)
    tokens = [str(action) for action in legal(seen)]
    assert tokens == ["use:KC-KD-KH,5S-6S-7S", "decline"]
    for action in legal(seen):
        check(seen, action)
    with pytest.raises(NotationError, match="position-hidden-cards"):
        position.state()
    with pytest.raises(NotationError, match="position-hand-unknown"):
        position.view(0)
    assert position.view(None).hand is None


def test_F1_the_choice_to_force() -> None:
    text = "classic 0 0 force pile KS 1 0 3C4CAD6DJH5S6S/?7 2C-2D-2H/KC-KD-KH QSAHKS ?17"
    assert [str(action) for action in legal(parse_position(text).seen())] == ["force", "waive"]


def test_D7_cards_passed_are_hidden_from_the_others() -> None:
    rules = PRESETS["tercerilla"]
    state = deal(rules, full_deck(rules))
    for _ in range(2):
        state, _events = apply(state, legal(state)[0])
    assert str(position_of(state)).split()[-1] == "-/AC/3C"
    assert str(position_of(view(state, 1))).split()[-1] == "-/AC/?"
    assert str(position_of(view(state, None))).split()[-1] == "-/?/?"
    state, _events = apply(state, legal(state)[0])
    assert str(position_of(view(state, 1))).split()[-1] == "5C/AC/?"
    partial = parse_position(str(position_of(view(state, 1))))
    with pytest.raises(NotationError, match="position-given-unknown"):
        replace(partial, given=(HIDDEN, partial.given[1], HIDDEN)).view(1)


def test_unsorted_hands_and_melds_make_the_same_position() -> None:
    first = parse_position(
        "classic 0 1 offer pile 7S 1 0 ?7/5S6S3C4CAD6DJH 2C-2D-2H/KC-KD-KH QSAH7S ?17"
    )
    second = parse_position(
        "  classic 0 1 offer  pile 7s 1 0 ?7/jh6s5s6d3cad4c 2H-2C-2D/KD-KC-KH QSAH7S ?17\n"
    )
    assert first == second
    assert "AD6D" in str(second)
