"""A record as JSON."""

from __future__ import annotations

import json
import re
from typing import Any, NoReturn

from conquian.errors import RecordError
from conquian.notation.plain import plain
from conquian.notation.record import HandRecord
from conquian.notation.strict import short

__all__ = ["read_json", "record_json"]

_STRING = re.compile(r'"(?:[^"\\]|\\.)*"?', re.DOTALL)
_MOST_NESTED = 16  # brackets opened in the whole text; a record has 6
_LONGEST_NUMBER = 12


def record_json(record: HandRecord) -> str:
    """A record as JSON, in Unicode. Raises RecordError for one that `read_record` would refuse."""
    return json.dumps(plain(record), ensure_ascii=False, indent=1) + "\n"


def read_json(text: str) -> dict[str, Any]:
    """The object that a JSON text holds. Raises RecordError for anything but strict JSON."""
    bare = _STRING.sub("", text)
    if bare.count("[") + bare.count("{") > _MOST_NESTED:
        raise RecordError("record-nested", most=_MOST_NESTED)
    try:
        values = json.loads(
            text,
            object_pairs_hook=_once,
            parse_int=_whole,
            parse_float=_no_number,
            parse_constant=_no_number,
        )
    except json.JSONDecodeError as error:
        if error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated"):
            raise RecordError("record-truncated") from None
        raise RecordError("record-json", line=error.lineno, column=error.colno) from None
    if not isinstance(values, dict):
        raise RecordError("record-foreign")
    try:
        json.dumps(values, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError:  # half of a surrogate pair, written as an escape
        raise RecordError("record-encoding") from None
    return values


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name, value in pairs:
        if name in values:
            raise RecordError("record-field-twice", field=short(name))
        values[name] = value
    return values


def _whole(text: str) -> int:
    if len(text) > _LONGEST_NUMBER:
        _no_number(text)
    return int(text)


def _no_number(text: str) -> NoReturn:
    raise RecordError("record-number-form", value=short(text))
