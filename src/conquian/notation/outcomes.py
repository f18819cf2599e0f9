"""How a hand ended, as text: ``won:0``, ``won:0:rummy``, ``drawn:1``; the number is a seat."""

from __future__ import annotations

import re

from conquian.rules.house import Rules
from conquian.rules.state import Outcome

__all__ = ["outcome_text", "parse_outcome"]

_FORM = re.compile(r"(won|drawn):([0-3])(:rummy)?")


def outcome_text(outcome: Outcome) -> str:
    """An outcome as text: the seat is the one that won (W1), or had to draw (T5)."""
    if outcome.winner is None:
        return f"drawn:{outcome.seat}"
    return f"won:{outcome.seat}" + (":rummy" if outcome.rummy else "")


def parse_outcome(text: str, rules: Rules) -> Outcome | None:
    """The outcome that a text names, or None when it names none."""
    found = _FORM.fullmatch(text)
    if not found:
        return None
    word, digit, rummy = found.groups()
    seat = int(digit)
    if seat >= rules.players or (rummy and word == "drawn"):
        return None
    return Outcome(rules.side_of(seat) if word == "won" else None, seat, bool(rummy))
