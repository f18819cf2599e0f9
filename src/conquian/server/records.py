"""Records of hands: as they are kept, and as their players hand them on."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from conquian.notation import (
    CutRecord,
    HandRecord,
    cut_json,
    read_any,
    read_record,
    record_json,
    record_text,
)
from conquian.text import public_names

__all__ = ["as_file", "as_text", "dated_json"]


def dated_json(record: HandRecord, at: float) -> str:
    """The record of a hand that ended at a time, as JSON."""
    date = datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return record_json(replace(record, date=date))


def as_file(kept: str) -> str:
    """A record as JSON in which whoever gave no name is a number, as they are to others."""
    record = read_any(kept)
    names = public_names(record.seats)
    if isinstance(record, CutRecord):
        return cut_json(replace(record, seats=names))
    return record_json(replace(record, seats=names))


def as_text(kept: str) -> str:
    """The same as text. Raises RecordError for a record of cutting for deal, which has none."""
    record = read_record(kept)
    return record_text(replace(record, seats=public_names(record.seats)))
