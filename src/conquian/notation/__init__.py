"""Notation: actions, house rules, positions and hand records as text, and back."""

from conquian.notation.actions import arrangement_text, parse_action, parse_arrangement
from conquian.notation.houses import parse_rules, rules_text
from conquian.notation.position import Position, parse_position, position_of
from conquian.notation.record import (
    FairDeal,
    HandRecord,
    read_record,
    record_json,
    record_text,
    replay,
)

__all__ = [
    "FairDeal",
    "HandRecord",
    "Position",
    "arrangement_text",
    "parse_action",
    "parse_arrangement",
    "parse_position",
    "parse_rules",
    "position_of",
    "read_record",
    "record_json",
    "record_text",
    "replay",
    "rules_text",
]
