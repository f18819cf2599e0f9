r"""A record as text to read, in the manner of chess's PGN.

Headers come first, one a line, ``[Dealer "0"]``; in a value ``"`` and ``\`` follow a ``\``. Then
the numbered actions, ``1. seat 1 discard:KC``, and at the end ``=`` and the result. ``{…}`` is a
comment, allowed between any two words: the writer notes the hands dealt, and beside each use or
decline the card it is about and where that comes from.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from conquian.cards import card_text, cards_text
from conquian.errors import ConquianError, RecordError
from conquian.notation.houses import parse_rules, rules_text
from conquian.notation.plain import FORMAT, VERSION, plain
from conquian.notation.record import HandRecord, dealt, replay
from conquian.notation.strict import number, short
from conquian.rules.state import SOURCE_WORDS, State

__all__ = ["OPENING", "read_text", "record_text"]

OPENING = "[Conquian "
_TOKEN = re.compile(
    r"(?P<blank>[ \t\r\n]+)"
    r"|\{(?P<comment>[^{}]*)\}"
    r'|\[(?P<name>[A-Za-z]+[0-9]?) "(?P<value>(?:[^"\\\r\n]|\\["\\])*)"\]'
    r'|(?P<word>[^\s\[\]{}"]+)'
)
_MOST_HEADERS = 100
_BIG = 999_999_999


def record_text(record: HandRecord) -> str:
    """A record as text to read. Raises RecordError for one that `read_record` would refuse."""
    values = plain(record)
    headers = [
        ("Conquian", f"hand {VERSION}"),
        ("Rules", rules_text(record.rules)),
        ("Date", record.date),
        *_by_seat("Seat", record.seats),
        ("Dealer", str(record.dealer)),
        ("Deck", values["deck"]),
    ]
    fair = record.fair
    if fair:
        headers += [
            ("Commitment", fair.commitment),
            ("Secret", fair.secret),
            *_by_seat("Contribution", fair.contributions),
            ("Cut", str(fair.cut)),
            ("Hand", str(fair.hand)),
        ]
    headers += [("Result", values["result"]), ("Check", values["check"])]
    lines = [f'[{name} "{_escaped(value)}"]' for name, value in headers if value is not None]
    start = dealt(record)
    lines.append("")
    for seat in range(record.rules.players):
        lines.append(f"{{seat {seat}: {cards_text(start.hand(seat))}}}")
    lines.append("")
    width = len(str(len(record.actions)))
    for count, (before, action, _, _) in enumerate(replay(record), start=1):
        line = f"{count:>{width}}. seat {before.mover} {action}"
        lines.append(f"{line}  {_note(before)}".rstrip())
    return "\n".join([*lines, f"= {values['result']}", ""])


def _note(before: State) -> str:
    if before.offered < 0:
        return ""
    return f"{{{SOURCE_WORDS[before.source]} {card_text(before.offered)}}}"


def _by_seat(name: str, values: tuple[str, ...]) -> list[tuple[str, str | None]]:
    return [(f"{name}{seat}", value) for seat, value in enumerate(values)]


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def read_text(text: str) -> tuple[dict[str, Any], list[str]]:
    """The plain values of a text, and the seat that it says took each action.

    Raises RecordError for a text of another form; the values are checked by `plain.record_of`.
    """
    headers: dict[str, str] = {}
    words: list[tuple[str, int]] = []
    for name, value, line in _tokens(text):
        if not name:
            words.append((value, line))
        elif words:
            raise RecordError("record-syntax", line=line, text=name)
        elif name in headers:
            raise RecordError("record-field-twice", field=name)
        elif len(headers) >= _MOST_HEADERS:
            raise RecordError("record-field-unknown", field=name, where="record")
        else:
            headers[name] = value
    _check_version(headers)
    tokens, seats, result = _played(words)
    values = _from_headers(headers)
    if result != values["result"]:
        raise RecordError("record-result", result=short(result), expected=short(values["result"]))
    values["actions"] = tokens
    return values, seats


def _tokens(text: str) -> Iterator[tuple[str, str, int]]:
    """Headers, with their names, and words, with none; each with its line."""
    at, line = 0, 1
    while at < len(text):
        found = _TOKEN.match(text, at)
        if not found:
            if text[at] in "{[" and {"{": "}", "[": "]"}[text[at]] not in text[at:]:
                raise RecordError("record-truncated")
            raise RecordError("record-syntax", line=line, text=short(text[at : at + 20]))
        if found["name"]:
            yield found["name"], re.sub(r"\\(.)", r"\1", found["value"]), line
        elif found["word"]:
            yield "", found["word"], line
        line += found[0].count("\n")
        at = found.end()


def _check_version(headers: dict[str, str]) -> None:
    form = re.fullmatch("hand ([0-9]{1,6})", headers.get("Conquian", ""))
    if not form:
        raise RecordError("record-foreign")
    if form[1] != str(VERSION):
        raise RecordError("record-version", version=form[1], known=VERSION)


def _from_headers(headers: dict[str, str]) -> dict[str, Any]:
    rest = dict(headers)
    del rest["Conquian"]
    try:
        rules = parse_rules(_taken(rest, "Rules"))
    except ConquianError as error:
        raise RecordError("record-rules", error.clause, reason=str(error)) from error
    values: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "rules": {"name": rules.name, **rules.changes()},
        "date": rest.pop("Date", None),
        "seats": [_taken(rest, f"Seat{seat}") for seat in range(rules.players)],
        "dealer": _number(_taken(rest, "Dealer"), "Dealer"),
        "deck": _taken(rest, "Deck"),
        "fair": None,
        "result": _taken(rest, "Result"),
        "check": _taken(rest, "Check"),
    }
    if "Commitment" in rest:
        values["fair"] = {
            "commitment": rest.pop("Commitment"),
            "secret": rest.pop("Secret", None),
            "contributions": [_taken(rest, f"Contribution{seat}") for seat in range(rules.players)],
            "cut": _number(_taken(rest, "Cut"), "Cut"),
            "hand": _number(_taken(rest, "Hand"), "Hand"),
        }
    for name in rest:
        raise RecordError("record-field-unknown", field=name, where="record")
    return values


def _taken(headers: dict[str, str], name: str) -> str:
    if name not in headers:
        raise RecordError("record-field-missing", field=name, where="record")
    return headers.pop(name)


def _number(text: str, field: str) -> int:
    value = number(text, _BIG)
    if value is None:
        raise RecordError("record-field-type", field=field, where="record")
    return value


def _played(words: list[tuple[str, int]]) -> tuple[list[str], list[str], str]:
    """The tokens of the actions, the seats they are said to be of, and the result at the end."""
    tokens: list[str] = []
    seats: list[str] = []
    at = 0
    while True:
        group = [word for word, _ in words[at : at + 4]]
        if not group or group == ["="]:
            raise RecordError("record-truncated")
        if group[0] == "=":
            if len(words) > at + 2:
                text, line = words[at + 2]
                raise RecordError("record-syntax", line=line, text=short(text))
            return tokens, seats, group[1]
        if group[0] != f"{len(tokens) + 1}.":
            raise RecordError(
                "record-numbering",
                line=words[at][1],
                expected=len(tokens) + 1,
                text=short(group[0]),
            )
        if len(group) < 4:
            raise RecordError("record-truncated")
        if group[1] != "seat":
            raise RecordError("record-syntax", line=words[at + 1][1], text=short(group[1]))
        seats.append(group[2])
        tokens.append(group[3])
        at += 4
