"""Hand records round-trip in both forms, and only as they were written."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conquian.cards import cards_text
from conquian.errors import RecordError
from conquian.notation import (
    FairDeal,
    HandRecord,
    parse_action,
    parse_rules,
    read_record,
    record_json,
    record_text,
    replay,
)
from conquian.rules import PRESETS, full_deck
from tests.notation.mutations import mutated, odd_values
from tests.strategies import played_hands, playout

WRITERS = (record_json, record_text)

names = st.text(
    st.characters(codec="utf-8", exclude_categories=("C", "Z"), include_characters=" "),
    min_size=1,
    max_size=20,
).filter(lambda name: name == name.strip() and name.isprintable())


@st.composite
def fair_deals(draw: st.DrawFn, players: int) -> FairDeal:
    digits = st.binary(min_size=32, max_size=32).map(bytes.hex)
    return FairDeal(
        draw(st.none() | digits),
        draw(digits),
        tuple(draw(st.lists(names | st.just(""), min_size=players, max_size=players))),
        draw(st.integers(0, 39)),
        draw(st.integers(0, 1000)),
    )


@st.composite
def records(draw: st.DrawFn, preset: str | None = None) -> HandRecord:
    hand = draw(played_hands(preset))
    players = hand.rules.players
    return HandRecord(
        hand.rules,
        tuple(draw(st.lists(names, min_size=players, max_size=players))),
        hand.dealer,
        hand.deck,
        hand.actions,
        draw(st.none() | fair_deals(players)),
        draw(st.sampled_from((None, "2026-12-01", "2026-12-01T18:30:00Z"))),
    )


def assert_round_trip(record: HandRecord) -> None:
    for write in WRITERS:
        text = write(record)
        again = read_record(text)
        assert again == record
        assert again.result == record.result
        assert write(again) == text
        assert read_record(text.encode()) == record
        assert read_record("\ufeff\r\n" + text.replace("\n", "\r\n") + "\r\n") == record


@pytest.mark.parametrize("name", PRESETS)
@given(data=st.data())
def test_round_trip_in_every_preset(name: str, data: st.DataObject) -> None:
    assert_round_trip(data.draw(records(name)))


@given(records())
def test_round_trip_at_house_tables(record: HandRecord) -> None:
    assert_round_trip(record)


@given(records(), st.sampled_from(WRITERS), st.data())
def test_mutated_record_is_the_same_or_an_error(
    record: HandRecord, write: object, data: st.DataObject
) -> None:
    text = record_json(record) if write is record_json else record_text(record)
    text = data.draw(mutated(text))
    given = text.encode("utf-8", "surrogatepass") if data.draw(st.booleans()) else text
    try:
        again = read_record(given)
    except RecordError as error:
        str(error).encode("utf-8")
        return
    assert again == record


@given(records(), st.integers(0), st.integers(0, 7))
def test_flipped_bit_is_the_same_or_an_error(record: HandRecord, place: int, bit: int) -> None:
    for write in WRITERS:
        damaged = bytearray(write(record).encode())
        damaged[place % len(damaged)] ^= 1 << bit
        with suppress(RecordError):
            assert read_record(bytes(damaged)) == record


@given(records(), odd_values, st.data())
def test_any_json_in_any_field_is_the_same_or_an_error(
    record: HandRecord, value: object, data: st.DataObject
) -> None:
    values = json.loads(record_json(record))
    inside = data.draw(st.sampled_from([values, values["rules"], values["fair"] or values]))
    name = data.draw(st.sampled_from([*inside, "more"]))
    if data.draw(st.booleans()) and isinstance(inside.get(name), list) and inside[name]:
        inside[name][data.draw(st.integers(0, len(inside[name]) - 1))] = value
    else:
        inside[name] = value
    try:
        assert read_record(json.dumps(values)) == record
    except RecordError as error:
        str(error).encode("utf-8")


@given(st.text() | st.binary() | odd_values.map(json.dumps))
def test_any_text_is_an_error(text: str | bytes) -> None:
    with pytest.raises(RecordError):
        read_record(text)


@given(records(), st.data())
def test_truncated_record_is_an_error(record: HandRecord, data: st.DataObject) -> None:
    for write in WRITERS:
        text = write(record)
        cut = data.draw(st.integers(0, len(text.rstrip()) - 1))
        with pytest.raises(RecordError):
            read_record(text[:cut])


SHORT = HandRecord(
    parse_rules("mexican,deal=4,target=5,stake=5"),
    ('Ana "la Zurda"', "Béa"),
    1,
    full_deck(PRESETS["mexican"]),
    tuple(
        [
            parse_action(token, PRESETS["mexican"])
            for token in ("give:AC", "give:JC", "decline", "decline", "decline")
        ]
    ),
    FairDeal(None, "0f" * 32, ("hola", ""), 7, 3),
    "2026-12-01",
)


TEXT = """\
[Conquian "hand 1"]
[Rules "mexican,deal=4,target=5,stake=5"]
[Date "2026-12-01"]
[Seat0 "Ana \\"la Zurda\\""]
[Seat1 "Béa"]
[Dealer "1"]
[Deck "AC 2C 3C 4C 5C 6C 7C JC QC KC AD 2D 3D 4D 5D 6D 7D JD QD KD \
AH 2H 3H 4H 5H 6H 7H JH QH KH AS 2S 3S 4S 5S 6S 7S JS QS KS"]
[Commitment "0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f"]
[Contribution0 "hola"]
[Contribution1 ""]
[Cut "7"]
[Hand "3"]
[Result "unfinished"]
[Check "78e43cb8ad74ac4d065bb72a2a8c4e60"]

{seat 0: AC 2C 5C 6C}
{seat 1: 3C 4C 7C JC}

1. seat 0 give:AC
2. seat 1 give:JC
3. seat 0 decline  {stock QC}
4. seat 1 decline  {pile QC}
5. seat 1 decline  {stock KC}
= unfinished
"""


def test_text_form_is_stable() -> None:
    assert record_text(SHORT) == TEXT


def test_json_form_is_stable() -> None:
    assert json.loads(record_json(SHORT)) == {
        "format": "conquian-hand",
        "version": 1,
        "rules": {"name": "mexican", "deal": 4, "target": 5, "stake": 5},
        "date": "2026-12-01",
        "seats": ['Ana "la Zurda"', "Béa"],
        "dealer": 1,
        "deck": cards_text(SHORT.deck),
        "fair": {
            "secret": None,
            "commitment": "0f" * 32,
            "contributions": ["hola", ""],
            "cut": 7,
            "hand": 3,
        },
        "actions": ["give:AC", "give:JC", "decline", "decline", "decline"],
        "result": "unfinished",
        "check": "78e43cb8ad74ac4d065bb72a2a8c4e60",
    }


def test_house_rules_are_kept_whole() -> None:
    for write in WRITERS:
        assert read_record(write(SHORT)).rules == SHORT.rules
    assert json.loads(record_json(SHORT))["rules"] == {
        "name": "mexican",
        "deal": 4,
        "target": 5,
        "stake": 5,
    }


def test_replay_gives_every_step() -> None:
    hand = playout(PRESETS["classic"], 3)
    record = HandRecord(hand.rules, ("A", "B"), hand.dealer, hand.deck, hand.actions)
    steps = list(replay(record))
    assert [step[0] for step in steps] == list(hand.states[:-1])
    assert [step[2] for step in steps] == list(hand.states[1:])
    assert [step[1] for step in steps] == list(hand.actions)
    assert all(step[3] for step in steps)
    assert record.result == hand.states[-1].outcome
    assert replace(record, actions=hand.actions[:-1]).result is None


def test_unfinished_hand_says_so() -> None:
    assert SHORT.result is None
    assert SHORT.result_text == "unfinished"
    assert json.loads(record_json(SHORT))["result"] == "unfinished"
    assert record_text(SHORT).endswith("\n= unfinished\n")


def test_comments_and_blanks_may_be_added() -> None:
    text = record_text(SHORT).replace("\n1. ", '\n{a note, [with] "marks" = and\nlines}\n\n1.\n')
    text = text.replace("= unf", "{}= {…} unf")
    assert read_record(text) == SHORT
