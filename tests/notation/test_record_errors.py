"""Everything that can be wrong with a record: one error, and nothing is loaded."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from conquian import notation
from conquian.errors import IllegalAction, RecordError, RulesError
from conquian.notation import HandRecord, read_record, record_json, record_text
from conquian.rules import PRESETS, Rules, legal
from conquian.rules.actions import Action
from tests.notation.test_record import SHORT, TEXT
from tests.strategies import playout

JSON = record_json(SHORT)
_HAND = playout(PRESETS["classic"], 1)
DRAWN = HandRecord(_HAND.rules, ("A", "B"), _HAND.dealer, _HAND.deck, _HAND.actions)


def caught(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as info:
        read_record(text)
    return info.value


def test_the_examples_are_whole() -> None:
    assert read_record(JSON) == read_record(TEXT) == SHORT
    assert read_record(record_text(DRAWN)) == DRAWN
    assert DRAWN.result_text.startswith("drawn:")


TEXTS = [
    ("", "record-empty"),
    (b"\xef\xbb\xbf \n", "record-empty"),
    ("GIF89a", "record-foreign"),
    ('[Event "chess"]\n1. e4 e5 1-0', "record-foreign"),
    ("[]", "record-foreign"),
    ("{}", "record-foreign"),
    ('{"format": "conquian-session", "version": 1}', "record-foreign"),
    ('{"format": ["conquian-hand"], "version": 1}', "record-foreign"),
    (TEXT.replace("hand 1", "session 1"), "record-foreign"),
    (TEXT.replace("hand 1", "hand 2"), "record-version"),
    (JSON.replace('"version": 1', '"version": 2'), "record-version"),
    (JSON.replace('"version": 1', '"version": true'), "record-version"),
    (JSON.replace('"version": 1', '"version": "1"'), "record-version"),
    (TEXT + "\x00", "record-encoding"),
    (TEXT.encode("utf-16"), "record-encoding"),
    (TEXT.encode("latin-1"), "record-encoding"),
    (TEXT + "\ud800", "record-encoding"),
    (JSON.replace("Béa", "\\ud800"), "record-encoding"),
    (JSON.replace("Béa", "\\u0000"), "record-name"),
    (TEXT + "{" + " " * 1_000_000 + "}", "record-too-large"),
    (b" " * 1_000_001, "record-too-large"),
    ("{" * 100_000, "record-nested"),
    ('{"a":' + "[" * 500_000, "record-nested"),
    ('{"a":"' + '\\"' * 400_000, "record-truncated"),
    (JSON[:-3], "record-truncated"),
    (JSON[:300], "record-truncated"),
    (JSON + "x", "record-json"),
    (JSON.replace('"dealer": 1,', '"dealer": 1'), "record-json"),
    (JSON.replace('"dealer": 1', '"dealer": 01'), "record-json"),
    (JSON.replace('"dealer": 1', '"dealer": \u0661'), "record-json"),
    (JSON.replace('"dealer": 1', '"dealer": NaN'), "record-number-form"),
    (JSON.replace('"dealer": 1', '"dealer": -Infinity'), "record-number-form"),
    (JSON.replace('"dealer": 1', '"dealer": 1.0'), "record-number-form"),
    (JSON.replace('"dealer": 1', '"dealer": 1e0'), "record-number-form"),
    (JSON.replace('"dealer": 1', '"dealer": ' + "9" * 5000), "record-number-form"),
    (JSON.replace('"dealer": 1', '"dealer": true'), "record-field-type"),
    (JSON.replace('"dealer": 1', '"dealer": "1"'), "record-field-type"),
    (JSON.replace('"dealer": 1', '"dealer": 1, "dealer": 1'), "record-field-twice"),
    (JSON.replace('"deal": 4', '"deal": 4, "deal": 4'), "record-field-twice"),
    (JSON.replace('"dealer": 1', '"dealer": 1, "result2": 1'), "record-field-unknown"),
    (JSON.replace('"dealer": 1,', ""), "record-field-missing"),
    (JSON.replace('"cut": 7,', ""), "record-field-missing"),
    (JSON.replace('"cut": 7,', '"cut": false,'), "record-field-type"),
    (JSON.replace('"cut": 7,', '"cut": 7, "seed": 1,'), "record-field-unknown"),
    (JSON.replace('"hola"', "1"), "record-field-type"),
    (JSON.replace('"name": "mexican",', ""), "record-field-missing"),
    (JSON.replace('"mexican"', "1"), "record-field-missing"),
    (JSON.replace('"mexican"', '"m\\u0435xican"'), "record-field-type"),
    (JSON.replace('"deal": 4', '"deal": true'), "record-rules"),
    (JSON.replace('"deal": 4', '"deal": [4]'), "record-rules"),
    (JSON.replace('"deal": 4', '"deal": 40'), "record-rules"),
    (JSON.replace('"deal": 4', '"jokers": 4'), "record-rules"),
    (JSON.replace('"mexican"', '"whist"'), "record-rules"),
    (TEXT.replace("mexican,", "whist,"), "record-rules"),
    (TEXT.replace("deal=4", "deal=4,deal=4"), "record-rules"),
    (JSON.replace('"B\u00e9a"', '"B\u00e9a", "Zo\u00eb"'), "record-seats"),
    (JSON.replace("B\u00e9a", ""), "record-name"),
    (JSON.replace("B\u00e9a", " B"), "record-name"),
    (JSON.replace("B\u00e9a", "B" * 65), "record-name"),
    (JSON.replace("B\u00e9a", "\\u202eaeB"), "record-name"),
    (JSON.replace("2026-12-01", "2026-02-30"), "record-date"),
    (JSON.replace("2026-12-01", "today"), "record-date"),
    (JSON.replace("0f0f", "0F0F"), "record-fair"),
    (JSON.replace('"secret": null', '"secret": "00"'), "record-fair"),
    (JSON.replace('"hola",', ""), "record-fair"),
    (JSON.replace('"hola"', '"\\n"'), "record-fair"),
    (JSON.replace('"cut": 7', '"cut": 41'), "record-fair"),
    (JSON.replace('"hand": 3', '"hand": -3'), "record-fair"),
    (JSON.replace('"dealer": 1', '"dealer": 2'), "record-deal"),
    (JSON.replace("AC 2C", "AC AC"), "record-deal"),
    (JSON.replace("AC 2C", "AC 8C"), "record-deal"),
    (JSON.replace("AC 2C", "AC"), "record-deal"),
    (JSON.replace("AC 2C", "AC,2C"), "record-deal"),
    (JSON.replace("AC 2C", "AC  2C"), "record-deal"),
    (TEXT.replace("AC 2C 3C", "AC 2C 2C"), "record-deal"),
    (JSON.replace('"unfinished"', '"drawn:0"'), "record-result"),
    (TEXT.replace("= unfinished", "= drawn:0"), "record-result"),
    (TEXT.replace("unfinished", "drawn:0"), "record-result"),
    (JSON.replace('"unfinished"', '""'), "record-result"),
    (TEXT.replace("[Dealer", "[Dealt"), "record-field-missing"),
    (TEXT.replace('[Dealer "1"]', '[Dealer "1"]\n[Dealer "1"]'), "record-field-twice"),
    (TEXT.replace('[Dealer "1"]', '[Dealer "1"]\n[Event "x"]'), "record-field-unknown"),
    (TEXT.replace("[Commit", "[Omit"), "record-field-unknown"),
    (
        TEXT.replace(
            '[Dealer "1"]',
            '[Dealer "1"]'
            + "".join(
                [
                    f'\n[{chr(65 + one)}{chr(65 + two)} "x"]'
                    for one in range(10)
                    for two in range(10)
                ]
            ),
        ),
        "record-field-unknown",
    ),
    (TEXT.replace('Dealer "1"', 'Dealer "\u0661"'), "record-field-type"),
    (TEXT.replace('Dealer "1"', 'Dealer "01"'), "record-field-type"),
    (TEXT.replace('Cut "7"', 'Cut "-7"'), "record-field-type"),
    (TEXT.replace('Dealer "1"]', 'Dealer "1" x]'), "record-syntax"),
    (TEXT.replace("[Check", "1. seat [Check"), "record-syntax"),
    (TEXT.replace("1. seat 0", "1. chair 0"), "record-syntax"),
    (TEXT.replace("{seat 0", "{{seat 0"), "record-syntax"),
    (TEXT.replace("1. seat 0", "1.\u00a0seat 0"), "record-syntax"),
    (TEXT + "6. seat 0 decline", "record-syntax"),
    (TEXT.replace("2. seat", "3. seat"), "record-numbering"),
    (TEXT.replace("2. seat", "02. seat"), "record-numbering"),
    (TEXT.replace("2. seat 1 give:JC\n", ""), "record-numbering"),
    (TEXT.replace("= unfinished", ""), "record-truncated"),
    (TEXT.replace("= unfinished", "="), "record-truncated"),
    (TEXT.replace("= unfinished", "6. seat"), "record-truncated"),
    (TEXT[:60], "record-truncated"),
    (TEXT.replace("{stock KC}", "{stock KC"), "record-truncated"),
    (TEXT.replace("3. seat 0", "3. seat 1"), "record-seat"),
    (TEXT.replace("3. seat 0", "3. seat -"), "record-seat"),
    (TEXT.replace("decline  {stock QC}", "decline:5C"), "record-action-unread"),
    (TEXT.replace("decline  {stock QC}", "decline:-"), "record-check"),
    (TEXT.replace("decline  {stock QC}", "force"), "record-action"),
    (TEXT.replace("B\u00e9a", "Bea"), "record-check"),
    (
        TEXT.replace('KS"]', 'QS"]').replace("QS KS", "KS QS").replace("QS QS", "KS QS"),
        "record-check",
    ),
    (TEXT.replace("stake=5", "stake=6"), "record-check"),
    (TEXT.replace("5. seat 1 decline  {stock KC}\n", ""), "record-check"),
    (JSON.replace("2026-12-01", "2026-12-02"), "record-check"),
    (JSON.replace("78e43cb8", "78e43cb9"), "record-check"),
]


@pytest.mark.parametrize(("text", "key"), TEXTS)
def test_no_record(text: str | bytes, key: str) -> None:
    assert text not in (TEXT, JSON), "nothing was changed"
    error = caught(text)
    assert error.key == key
    str(error).encode("utf-8")


def with_action(record: HandRecord, number: int, token: str) -> str:
    values = json.loads(record_json(record))
    values["actions"][number - 1] = token
    return json.dumps(values)


def test_illegal_action_is_named_with_its_number_and_clause() -> None:
    error = caught(with_action(SHORT, 2, "give:AC"))
    assert (error.key, error.clause) == ("record-action", "D7")
    assert (error.details["action"], error.details["seat"]) == (2, 1)
    assert isinstance(error.__cause__, IllegalAction)
    assert error.__cause__.key == "give-not-in-hand"
    error = caught(with_action(SHORT, 3, "use:QC-KC-JC"))
    assert (error.clause, error.details["action"]) == ("A1", 3)


def test_no_meld_is_named_with_its_number_and_clause() -> None:
    error = caught(with_action(SHORT, 4, "use:QC-KC-2C"))
    assert (error.key, error.clause, error.details["action"]) == ("record-action-unread", "M2", 4)


def test_T5_action_after_the_end() -> None:
    values = json.loads(record_json(DRAWN))
    values["actions"].append("decline")
    error = caught(json.dumps(values))
    assert (error.key, error.clause) == ("record-after-end", "T5")
    assert error.details["action"] == len(DRAWN.actions) + 1


def test_W1_action_after_the_end() -> None:
    for seed in range(200):
        hand = playout(PRESETS["classic"], seed)
        if hand.states[-1].outcome and hand.states[-1].outcome.winner is not None:
            break
    actions = (*hand.actions, Action.decline())
    record = HandRecord(hand.rules, ("A", "B"), hand.dealer, hand.deck, actions)
    with pytest.raises(RecordError) as info:
        record_text(record)
    assert (info.value.key, info.value.clause) == ("record-after-end", "W1")


def test_record_cut_short_is_not_the_finished_one() -> None:
    values = json.loads(record_json(DRAWN))
    values["actions"].pop()
    error = caught(json.dumps(values))
    assert (error.key, error.details["expected"]) == ("record-result", "unfinished")


@pytest.mark.parametrize("write", [record_json, record_text])
@pytest.mark.parametrize(
    ("record", "key"),
    [
        (replace(SHORT, rules=Rules("mine")), "record-rules"),
        (replace(SHORT, seats=("A",)), "record-seats"),
        (replace(SHORT, seats=("A", "B\n")), "record-name"),
        (replace(SHORT, dealer=-1), "record-deal"),
        (replace(SHORT, deck=SHORT.deck[1:]), "record-deal"),
        (replace(SHORT, date="1.12.2026"), "record-date"),
        (replace(SHORT, actions=(Action.force(),)), "record-action"),
    ],
)
def test_what_could_not_be_read_is_not_written(
    write: Callable[[HandRecord], str], record: HandRecord, key: str
) -> None:
    with pytest.raises(RecordError) as info:
        write(record)
    assert info.value.key == key


def test_cause_of_wrong_rules() -> None:
    error = caught(JSON.replace('"deal": 4', '"deal": 40'))
    assert isinstance(error.__cause__, RulesError)
    assert error.clause == error.__cause__.clause


def test_checksum_comes_last() -> None:
    """A changed record that cannot be played is told by its action, not by its checksum."""
    state = _HAND.states[0]
    wrong: list[Any] = [str(action) for action in legal(state)]
    assert "waive" not in wrong
    assert caught(with_action(DRAWN, 1, "waive")).clause == "T2"


def test_no_error_of_records_is_untested() -> None:
    tests = (Path(__file__), Path(__file__).with_name("test_cutting.py"))
    here = "".join([path.read_text(encoding="utf-8") for path in tests])
    for path in sorted(Path(notation.__file__).parent.glob("*.py")):
        for part in path.read_text(encoding="utf-8").split('"'):
            if part.startswith("record-"):
                assert f'"{part}"' in here, part
