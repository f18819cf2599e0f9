"""Notation: actions, house rules, positions and hand records as text, and back."""

from conquian.notation.actions import arrangement_text, parse_action, parse_arrangement
from conquian.notation.cutting import CutRecord, cut_json
from conquian.notation.houses import parse_rules, rules_text
from conquian.notation.json_form import record_json
from conquian.notation.lines import parse_position
from conquian.notation.outcomes import outcome_text
from conquian.notation.position import Position, position_of
from conquian.notation.reading import read_any, read_record
from conquian.notation.record import FairDeal, HandRecord, replay
from conquian.notation.text_form import record_text

__all__ = [
    "CutRecord",
    "FairDeal",
    "HandRecord",
    "Position",
    "arrangement_text",
    "cut_json",
    "outcome_text",
    "parse_action",
    "parse_arrangement",
    "parse_position",
    "parse_rules",
    "position_of",
    "read_any",
    "read_record",
    "record_json",
    "record_text",
    "replay",
    "rules_text",
]
