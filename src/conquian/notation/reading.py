"""Reading a record of whichever kind, in whichever form it comes."""

from __future__ import annotations

from conquian.errors import RecordError
from conquian.notation.cutting import CUT_FORMAT, CutRecord, cut_of
from conquian.notation.json_form import read_json
from conquian.notation.plain import record_of
from conquian.notation.record import HandRecord, replay
from conquian.notation.strict import short
from conquian.notation.text_form import OPENING, read_text

__all__ = ["read_any", "read_record"]

_LARGEST = 1_000_000  # bytes or characters; a long hand takes 20,000


def read_record(text: str | bytes) -> HandRecord:
    """The record that a text, or the bytes of a file in UTF-8, holds in either form.

    It is checked whole by replaying it. Raises RecordError for the first thing that is wrong:
    nothing is loaded then.
    """
    record = read_any(text)
    if isinstance(record, CutRecord):
        raise RecordError("record-foreign")
    return record


def read_any(text: str | bytes) -> HandRecord | CutRecord:
    """The record of a hand, or of cutting for deal, that a text holds. Raises RecordError."""
    text = _decoded(text)
    if text.startswith(OPENING):
        values, seats = read_text(text)
        record = record_of(values)
        _check_seats(record, seats)
        return record
    if text.startswith("{"):
        values = read_json(text)
        return cut_of(values) if values.get("format") == CUT_FORMAT else record_of(values)
    raise RecordError("record-foreign" if text else "record-empty")


def _decoded(text: str | bytes) -> str:
    if len(text) > _LARGEST:
        raise RecordError("record-too-large", length=len(text), most=_LARGEST)
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8")
        text.encode("utf-8")
    except UnicodeError:
        raise RecordError("record-encoding") from None
    if "\0" in text:
        raise RecordError("record-encoding")
    return text.removeprefix("\ufeff").strip(" \t\r\n")


def _check_seats(record: HandRecord, seats: list[str]) -> None:
    """Each action by the seat that the text says took it."""
    steps = zip(replay(record), seats, strict=True)
    for number, ((before, _, _, _), seat) in enumerate(steps, start=1):
        if seat != str(before.mover):
            raise RecordError(
                "record-seat", "T6", action=number, seat=short(seat), expected=before.mover
            )
