"""A record as plain values, the contents of either of its forms, and back.

A record read from outside is checked here field by field; then it is played (`replay`), its
result is compared, and last its checksum, which finds every change that leaves it playable.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

from conquian.cards import cards_text
from conquian.errors import ConquianError, RecordError
from conquian.notation.actions import parse_action
from conquian.notation.record import FairDeal, HandRecord
from conquian.notation.strict import pack_card, short
from conquian.rules.actions import Action
from conquian.rules.house import Rules, house

__all__ = [
    "FORMAT",
    "VERSION",
    "check_format",
    "checksum",
    "fair_of",
    "fair_plain",
    "fields_of",
    "plain",
    "record_of",
    "rules_of",
    "rules_plain",
    "texts_of",
]

FORMAT = "conquian-hand"
VERSION = 1

_FAIR = ("secret", "commitment", "contributions", "cut", "hand")


def plain(record: HandRecord) -> dict[str, Any]:
    """A record as values for JSON. Raises RecordError for one that could not be read again."""
    result = record.result_text
    values: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "rules": rules_plain(record.rules),
        "date": record.date,
        "seats": list(record.seats),
        "dealer": record.dealer,
        "deck": cards_text(record.deck),
        "fair": fair_plain(record.fair) if record.fair else None,
        "actions": [str(action) for action in record.actions],
        "result": result,
    }
    values["check"] = checksum(values)
    return values


def rules_plain(rules: Rules) -> dict[str, Any]:
    """House rules as values for JSON: the preset, and what differs from it."""
    return {"name": rules.name, **rules.changes()}


def fair_plain(fair: FairDeal) -> dict[str, Any]:
    """A proof as values for JSON."""
    return {**{name: getattr(fair, name) for name in _FAIR}, "contributions": [*fair.contributions]}


def checksum(values: dict[str, Any]) -> str:
    """The first half of the SHA-256 of everything else, as JSON with sorted keys in ASCII."""
    text = json.dumps(values, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode("ascii")).hexdigest()[:32]


def record_of(values: dict[str, Any]) -> HandRecord:
    """The record that plain values are, checked whole. Raises RecordError."""
    check_format(values, FORMAT)
    given = fields_of(
        values,
        "record",
        format=str,
        version=int,
        rules=dict,
        date=(str, type(None)),
        seats=list,
        dealer=int,
        deck=str,
        fair=(dict, type(None)),
        actions=list,
        result=str,
        check=str,
    )
    rules = rules_of(given["rules"])
    record = HandRecord(
        rules,
        texts_of(given["seats"], "seats"),
        given["dealer"],
        _deck(given["deck"], rules),
        _actions(texts_of(given["actions"], "actions"), rules),
        None if given["fair"] is None else fair_of(given["fair"]),
        given["date"],
    )
    if given["result"] != record.result_text:
        raise RecordError(
            "record-result", result=short(given["result"]), expected=record.result_text
        )
    if given["check"] != plain(record)["check"]:
        raise RecordError("record-check")
    return record


def check_format(values: dict[str, Any], expected: str) -> None:
    """Raise RecordError ``record-foreign`` or ``record-version`` for something else."""
    if values.get("format") != expected:
        raise RecordError("record-foreign")
    version = values.get("version")
    if type(version) is not int or version != VERSION:
        raise RecordError("record-version", version=short(str(version)), known=VERSION)


def fields_of(
    values: dict[str, Any], where: str, **kinds: type | tuple[type, ...]
) -> dict[str, Any]:
    """The values, once it is sure that all fields are there, no others, and of the right types."""
    for name in values:
        if name not in kinds:
            raise RecordError("record-field-unknown", field=short(name), where=where)
    for name, kind in kinds.items():
        if name not in values:
            raise RecordError("record-field-missing", field=name, where=where)
        if not isinstance(values[name], kind) or isinstance(values[name], bool):
            raise RecordError("record-field-type", field=name, where=where)
    return values


def texts_of(values: list[Any], field: str) -> tuple[str, ...]:
    """Values that are all texts."""
    for value in values:
        if not isinstance(value, str):
            raise RecordError("record-field-type", field=field, where="record")
    return tuple(values)


def rules_of(values: dict[str, Any]) -> Rules:
    """The house rules that `rules_plain` wrote."""
    changed = dict(values)
    name = changed.pop("name", None)
    if not isinstance(name, str):
        raise RecordError("record-field-missing", field="name", where="rules")
    for text in (name, *changed, *changed.values()):
        if isinstance(text, str) and not (text.isascii() and text.isprintable()):
            raise RecordError("record-field-type", field=short(text), where="rules")
    try:
        return house(name, **changed)
    except ConquianError as error:
        raise RecordError("record-rules", error.clause, reason=str(error)) from error


def _deck(text: str, rules: Rules) -> tuple[int, ...]:
    try:
        return tuple([pack_card(word, rules) for word in text.split(" ")])
    except ConquianError as error:
        raise RecordError("record-deal", "D2", reason=str(error)) from error


def _actions(tokens: Iterable[str], rules: Rules) -> tuple[Action, ...]:
    actions = []
    for number, token in enumerate(tokens, start=1):
        try:
            actions.append(parse_action(token, rules))
        except ConquianError as error:
            raise RecordError(
                "record-action-unread",
                error.clause,
                action=number,
                token=short(token),
                reason=str(error),
            ) from error
    return tuple(actions)


def fair_of(values: dict[str, Any]) -> FairDeal:
    """The proof that `fair_plain` wrote."""
    given = fields_of(
        values,
        "fair",
        secret=(str, type(None)),
        commitment=str,
        contributions=list,
        cut=int,
        hand=int,
    )
    return FairDeal(
        given["secret"],
        given["commitment"],
        texts_of(given["contributions"], "contributions"),
        given["cut"],
        given["hand"],
    )
