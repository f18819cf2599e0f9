"""Records of cutting for deal: they come out as they went in, and nothing damaged is read."""

import json
from contextlib import suppress

import pytest
from hypothesis import given

from conquian.cards import parse_card
from conquian.errors import RecordError
from conquian.notation import CutRecord, FairDeal, cut_json, read_any, read_record
from conquian.rules import house
from tests.notation.mutations import mutated

CUT = CutRecord(
    house("tercerilla", stake=2),
    ("Ana", "Béa", "Carla"),
    ((1, 0, parse_card("7S")), (0, 39, parse_card("AC")), (2, 5, parse_card("AD"))),
    0,
    FairDeal("00" * 32, "ab" * 32, ("", "x", "ñ"), 0, 0),
)
JSON = cut_json(CUT)


def test_a_record_comes_out_as_it_went_in() -> None:
    assert read_any(JSON) == read_any(JSON.encode()) == CUT
    assert json.loads(JSON)["picks"] == ["1:0:7S", "0:39:AC", "2:5:AD"]


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("1:0:7S", "1:0:8S", "record-pick"),
        ("1:0:7S", "3:0:7S", "record-pick"),
        ("1:0:7S", "1:40:7S", "record-pick"),
        ("1:0:7S", "1:00:7S", "record-pick"),
        ("1:0:7S", "1:0", "record-pick"),
        ("1:0:7S", "1:0:7S:", "record-pick"),
        ("1:0:7S", "1:1:7S", "record-check"),
        ('"dealer": 0', '"dealer": 1', "record-check"),
        ('"dealer": 0', '"dealer": true', "record-field-type"),
        ('"Ana",', "", "record-seats"),
        ("Ana", " Ana", "record-name"),
        ('"stake": 2', '"stake": -2', "record-rules"),
        ('"version": 1', '"version": 2', "record-version"),
        ("conquian-cut", "conquian-hand", "record-field-unknown"),
        ("conquian-cut", "conquian-cut2", "record-foreign"),
        ('"hand": 0', '"hand": -1', "record-fair"),
    ],
)
def test_what_is_damaged_is_not_read(old: str, new: str, key: str) -> None:
    assert old in JSON
    with pytest.raises(RecordError, match=key):
        read_any(JSON.replace(old, new, 1))


def test_it_is_no_record_of_a_hand() -> None:
    with pytest.raises(RecordError, match="record-foreign"):
        read_record(JSON)


@given(mutated(JSON))
def test_any_damage_is_one_clear_error(text: str) -> None:
    with suppress(RecordError):
        assert read_any(text) == CUT
