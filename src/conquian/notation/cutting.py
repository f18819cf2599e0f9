"""Records of cutting for deal (D1): who cut which card, and what proves it. They are JSON."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from conquian.cards import card_text
from conquian.errors import NotationError, RecordError
from conquian.notation.plain import (
    VERSION,
    check_format,
    checksum,
    fair_of,
    fair_plain,
    fields_of,
    rules_of,
    rules_plain,
    texts_of,
)
from conquian.notation.record import FairDeal, check_fair, check_seats
from conquian.notation.strict import number, pack_card, short
from conquian.rules.house import Rules

__all__ = ["CUT_FORMAT", "CutRecord", "cut_json", "cut_of"]

CUT_FORMAT = "conquian-cut"


@dataclass(frozen=True)
class CutRecord:
    """How the seats of a table cut for deal, with the secret, as proof.

    `seats` are the players' names by seat. `fair.hand` is 0, the number that cutting for deal has
    in a session.
    """

    rules: Rules
    seats: tuple[str, ...]
    picks: tuple[tuple[int, int, int], ...]
    """Seat, index in the pack and card, in the order picked."""
    dealer: int
    fair: FairDeal


def cut_json(record: CutRecord) -> str:
    """A record of cutting for deal as JSON, in Unicode."""
    return json.dumps(_plain(record), ensure_ascii=False, indent=1) + "\n"


def _plain(record: CutRecord) -> dict[str, Any]:
    values: dict[str, Any] = {
        "format": CUT_FORMAT,
        "version": VERSION,
        "rules": rules_plain(record.rules),
        "seats": list(record.seats),
        "picks": [f"{seat}:{index}:{card_text(card)}" for seat, index, card in record.picks],
        "dealer": record.dealer,
        "fair": fair_plain(record.fair),
    }
    values["check"] = checksum(values)
    return values


def cut_of(values: dict[str, Any]) -> CutRecord:
    """The record that plain values are; whether it proves anything, `match.verify_dealer` finds.

    Raises RecordError.
    """
    check_format(values, CUT_FORMAT)
    given = fields_of(
        values,
        "record",
        format=str,
        version=int,
        rules=dict,
        seats=list,
        picks=list,
        dealer=int,
        fair=dict,
        check=str,
    )
    rules = rules_of(given["rules"])
    record = CutRecord(
        rules,
        texts_of(given["seats"], "seats"),
        tuple([_pick(text, rules) for text in texts_of(given["picks"], "picks")]),
        given["dealer"],
        fair_of(given["fair"]),
    )
    check_seats(rules, record.seats)
    check_fair(record.fair, rules)
    if given["check"] != _plain(record)["check"]:
        raise RecordError("record-check")
    return record


def _pick(text: str, rules: Rules) -> tuple[int, int, int]:
    """``0:17:7S``: what a seat picked, and which card it was."""
    parts = text.split(":")
    if len(parts) == 3:
        seat = number(parts[0], rules.players - 1)
        index = number(parts[1], rules.deck_size - 1)
        if seat is not None and index is not None:
            try:
                return seat, index, pack_card(parts[2], rules)
            except NotationError:
                pass
    raise RecordError("record-pick", "D1", pick=short(text))
