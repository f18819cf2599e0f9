"""Saving a session and taking it up again: equal at any point, or one clear error."""

import json
import random
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conquian.errors import ConquianError, MatchError, RecordError, RulesError
from conquian.match import (
    Act,
    Commit,
    Contribute,
    Cut,
    Referee,
    Reseat,
    Stage,
    Stop,
    load_session,
    save_session,
)
from conquian.rules import Rules, preset
from tests.match.tables import commands, play_win, secret, small, table, table_rules
from tests.strategies import seeds


def equal(one: Referee, two: Referee) -> bool:
    return (one.setup, one.match, one.log) == (two.setup, two.match, two.log)


def session() -> Referee:
    """A session with something of everything."""
    referee = table(small(wins=3))
    play_win(referee, 1)
    referee.handle(Reseat(0, "Zoë", "casual"), 1.25)
    referee.handle(Commit(secret(1), house=(1,)), 2)
    referee.handle(Contribute(0, "¡suerte!"), 3)
    referee.handle(Cut(0, 3), 4)
    referee.handle(Stop(1), 5)
    return referee


def edited(change: Any) -> str:
    """A saved session changed by hand, by someone who makes its digest anew."""
    body = json.loads(save_session(session()))
    del body["digest"]
    change(body)
    plain = json.dumps(body, sort_keys=True, separators=(",", ":"))
    return json.dumps(body | {"digest": sha256(plain.encode()).hexdigest()})


@given(table_rules, seeds)
def test_loaded_session_equals_the_saved_one_at_any_point(rules: Rules, seed: int) -> None:
    chance = random.Random(seed)
    referee = table(rules, chance.choice((None, 0)))
    points = {chance.randrange(80) for _ in range(3)}
    for number, command in enumerate(commands(referee, chance, 80)):
        referee.handle(command, chance.random() * 1e9)
        if number in points:
            saved = save_session(referee)
            again = load_session(saved)
            assert equal(referee, again)
            assert save_session(again) == saved
    assert equal(referee, load_session(save_session(referee).encode()))


def test_session_that_has_not_begun() -> None:
    referee = table(preset("sociable"), None)
    assert equal(referee, load_session(save_session(referee)))


def test_loaded_session_has_its_records_and_goes_on() -> None:
    referee = table(small(wins=2))
    play_win(referee, 1)
    again = load_session(save_session(referee))
    assert again.records == referee.records
    play_win(again, 1)
    assert again.stage is Stage.OVER


def test_session_file_is_plain() -> None:
    lines = save_session(session()).splitlines()
    assert lines[1:3] == ['"format": "conquian-session",', '"version": 1,']
    assert '[0.0, "act", 1, "use:5S-6S-7S"],' in lines
    assert '[1.25, "reseat", 0, "Zo\\u00eb", "casual"],' in lines
    assert lines[-2].startswith('"digest": "')


@given(st.data())
def test_session_cut_off_anywhere_is_damaged(data: st.DataObject) -> None:
    whole = save_session(session()).rstrip()
    length = data.draw(st.integers(0, len(whole) - 1))
    with pytest.raises(RecordError, match=r"session-damaged|session-foreign"):
        load_session(whole[:length])


@given(st.data())
def test_one_character_changed_is_an_error_or_no_change(data: st.DataObject) -> None:
    referee = session()
    whole = save_session(referee)
    place = data.draw(st.integers(0, len(whole) - 1))
    other = data.draw(st.sampled_from('0123456789abcdef"[]{}:,- xKCDHS\n'))
    try:
        again = load_session(whole[:place] + other + whole[place + 1 :])
    except RecordError:
        return
    assert equal(referee, again)


@pytest.mark.parametrize(
    "text",
    [
        "", "conquian", b"\xff\xfe", "[1, 2", '{"format": 1, "format": 2}', "[NaN]",
        "[" * 100_000, "9" * 5000,
    ],
)  # fmt: skip
def test_what_is_no_json_is_damaged(text: str | bytes) -> None:
    with pytest.raises(RecordError, match="session-damaged"):
        load_session(text)


def test_damage_is_located() -> None:
    with pytest.raises(RecordError, match=r"session-damaged \(line=2, column=3\)"):
        load_session('{"format":\n  x}')


@pytest.mark.parametrize("text", ["[]", "{}", "3", '{"format": "conquian-hand", "version": 1}'])
def test_what_is_something_else_is_foreign(text: str) -> None:
    with pytest.raises(RecordError, match="session-foreign"):
        load_session(text)


@pytest.mark.parametrize("version", [0, 2, "1", True, None])
def test_other_versions_are_refused(version: object) -> None:
    with pytest.raises(RecordError, match="session-version"):
        load_session(edited(lambda body: body.update(version=version)))


def test_edited_session_is_refused() -> None:
    with pytest.raises(RecordError, match="session-edited"):
        load_session(save_session(session()).replace("Zo\\u00eb", "Eva"))


def test_too_long_a_session_is_not_even_read() -> None:
    with pytest.raises(RecordError, match="session-long"):
        load_session(" " * 32_000_001)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        (lambda body: body.update(extra=1), "extra"),
        (lambda body: body.pop("seats"), "seats"),
        (lambda body: body.update(rules=[]), "rules"),
        (lambda body: body["rules"].pop("stake"), "rules.stake"),
        (lambda body: body["rules"].update(jokers=2), "rules.jokers"),
        (lambda body: body.update(dealer="0"), "dealer"),
        (lambda body: body.update(dealer=True), "dealer"),
        (lambda body: body.update(seats="ab"), "seats"),
        (lambda body: body.update(seats=[["Ana"], ["Eva"]]), "seats"),
        (lambda body: body.update(seats=[["Ana", 1], ["Eva", 2]]), "seats"),
        (lambda body: body.update(commands={}), "commands"),
        (lambda body: body["commands"].insert(0, "act"), r"commands\[1\]"),
        (lambda body: body["commands"].insert(0, [0]), r"commands\[1\]"),
        (lambda body: body["commands"].insert(0, ["0", "stop", 0, True]), r"commands\[1\]"),
        (lambda body: body["commands"].insert(0, [10**400, "stop", 0, True]), r"commands\[1\]"),
        (lambda body: body["commands"].insert(0, [0, "deal"]), r"commands\[1\]"),
        (lambda body: body["commands"].insert(0, [0, "shuffle"]), r"commands\[1\]"),
        (lambda body: body["commands"].insert(0, [0, "cut", 0, "1"]), r"commands\[1\].index"),
        (lambda body: body["commands"].insert(0, [0, "cut", True, 1]), r"commands\[1\].seat"),
        (lambda body: body["commands"].insert(0, [0, "stop", 0, 1]), r"commands\[1\].agreed"),
        (lambda body: body["commands"].insert(0, [0, "commit", "xy", []]), r"commands\[1\].secret"),
        (lambda body: body["commands"].insert(0, [0, "act", 0, "ask"]), r"commands\[1\].action"),
        (lambda body: body["commands"].insert(0, [0, "contribute", 0, 5]), r"commands\[1\].text"),
        (lambda body: body["commands"].insert(0, [0, "deal", ["ZZ"], ""]), r"commands\[1\].hands"),
    ],
)
def test_field_that_cannot_be_is_named(change: Any, field: str) -> None:
    with pytest.raises(RecordError, match=rf"session-field \(field={field}\)"):
        load_session(edited(change))


@pytest.mark.parametrize(
    ("change", "cause", "key"),
    [
        (lambda body: body["rules"].update(stake=-1), RulesError, "rules-field-range"),
        (lambda body: body["rules"].update(target="x"), RulesError, "rules-field-value"),
        (lambda body: body["seats"].pop(), MatchError, "match-seats"),
        (lambda body: body.update(dealer=2), MatchError, "match-no-seat"),
        (lambda body: body["seats"][0].__setitem__(0, ""), MatchError, "match-name"),
    ],
)
def test_table_that_cannot_be_is_refused_with_the_reason(
    change: Any, cause: type[ConquianError], key: str
) -> None:
    with pytest.raises(RecordError, match="session-table") as caught:
        load_session(edited(change))
    assert isinstance(caught.value.__cause__, cause)
    assert caught.value.__cause__.key == key


def test_command_that_cannot_be_is_named_with_its_clause() -> None:
    def waive(body: Any) -> None:
        body["commands"][1][3] = "waive"

    with pytest.raises(RecordError) as caught:
        load_session(edited(waive))
    assert caught.value.key == "session-command"
    assert caught.value.details == {"number": 2}
    assert isinstance(caught.value.__cause__, ConquianError)
    assert caught.value.clause == caught.value.__cause__.clause


def test_action_with_a_meld_that_is_none_names_the_clause() -> None:
    def spoil(body: Any) -> None:
        body["commands"][1][3] = "use:5S-6S-8S"

    with pytest.raises(RecordError, match=r"session-field \(field=commands\[2\]\.action\)"):
        load_session(edited(spoil))


def test_actions_are_saved_in_notation() -> None:
    referee = table(small())
    play_win(referee, 1)
    (act,) = [each for _, each in referee.log if isinstance(each, Act)]
    assert str(act.action) == "use:5S-6S-7S"
