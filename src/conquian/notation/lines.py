"""Reading the line of a position (see `position` for its form)."""

from __future__ import annotations

import re

from conquian.errors import NotationError
from conquian.notation.houses import parse_rules
from conquian.notation.outcomes import parse_outcome
from conquian.notation.position import HIDDEN, Position
from conquian.notation.strict import any_card, number, short
from conquian.rules.house import Rules
from conquian.rules.melds import Arrangement, arranged, with_card
from conquian.rules.state import OVER, PHASE_WORDS, SOURCE_WORDS, Outcome

__all__ = ["parse_position"]

_LONGEST = 2000  # characters; two packs and every rule overridden take about 800
_FIELDS = (
    "rules",
    "dealer",
    "mover",
    "phase",
    "source",
    "offered",
    "player",
    "origin",
    "hands",
    "tables",
    "pile",
    "stock",
    "given",
)


def parse_position(text: str) -> Position:
    """The position that a line names, its fields separated by blanks; it may be impossible.

    Raises NotationError for a text of another form, RulesError for impossible house rules.
    """
    if len(text) > _LONGEST:
        raise NotationError("position-too-long", length=len(text), most=_LONGEST)
    text = text.strip(" \t\r\n")
    if not text.isascii() or not text.isprintable():
        raise NotationError("position-syntax", text=short(text))
    words = text.split()
    if not words:
        raise NotationError("position-empty")
    rules = parse_rules(words[0])
    expected = len(_FIELDS) if rules.exchange else len(_FIELDS) - 1
    if len(words) != expected:
        raise NotationError("position-fields", found=len(words), expected=expected)
    return _position(rules, dict(zip(_FIELDS, words, strict=False)))


def _position(rules: Rules, words: dict[str, str]) -> Position:
    phase, outcome = _phase(words["phase"], rules)
    offered = words["offered"]
    return Position(
        rules,
        _seat(words["dealer"], rules),
        -1 if words["mover"] == "-" else _seat(words["mover"], rules),
        phase,
        _word(words["source"], SOURCE_WORDS),
        -1 if offered == "-" else any_card(offered),
        _seat(words["player"], rules),
        _seat(words["origin"], rules),
        tuple([_hand(part) for part in _parts(words["hands"], rules.players, "hands")]),
        tuple([_table(part) for part in _parts(words["tables"], rules.sides, "tables")]),
        _cards(words["pile"]),
        _counted(words["stock"]),
        _given(words.get("given"), rules),
        outcome,
    )


def _seat(text: str, rules: Rules) -> int:
    seat = number(text, rules.players - 1)
    if seat is None:
        raise NotationError("position-seat", seat=short(text), players=rules.players)
    return seat


def _word(text: str, words: tuple[str, ...]) -> int:
    if text not in words:
        raise NotationError("position-word", text=short(text), known=", ".join(words))
    return words.index(text)


def _phase(text: str, rules: Rules) -> tuple[int, Outcome | None]:
    word, colon, rest = text.partition(":")
    phase = _word(word, PHASE_WORDS)
    outcome = parse_outcome(rest, rules) if colon else None
    if (phase == OVER) != bool(colon) or (colon and outcome is None):
        raise NotationError("position-phase", text=short(text))
    return phase, outcome


def _parts(text: str, expected: int, part: str) -> list[str]:
    parts = text.split("/")
    if len(parts) != expected:
        raise NotationError("position-parts", part=part, found=len(parts), expected=expected)
    return parts


def _cards(text: str) -> tuple[int, ...]:
    """Cards run together, two characters each."""
    if text == "-":
        return ()
    return tuple([any_card(pair) for pair in re.findall("..?", text)])


def _counted(text: str) -> tuple[int, ...] | int:
    """Cards, or ``?`` and how many."""
    if not text.startswith("?"):
        if not text:
            raise NotationError("position-syntax", text=text)
        return _cards(text)
    count = number(text[1:], 104)
    if count is None:
        raise NotationError("position-count", text=short(text), most=104)
    return count or ()


def _hand(text: str) -> tuple[int, ...] | int:
    cards = _counted(text)
    return cards if isinstance(cards, int) else tuple(sorted(cards))


def _table(text: str) -> Arrangement:
    if text == "-":
        return ()
    return arranged([_meld(part) for part in text.split(",")])


def _meld(text: str) -> int:
    """Cards as one integer, a meld or not."""
    meld = 0
    for word in text.split("-"):
        meld = with_card(meld, 1 << any_card(word))
        if not meld:
            raise NotationError("meld-card-twice", "M3", meld=short(text), card=word)
    return meld


def _given(text: str | None, rules: Rules) -> tuple[int, ...]:
    if text is None:
        return (-1,) * rules.players
    marks = {"-": -1, "?": HIDDEN}
    parts = _parts(text, rules.players, "given")
    return tuple([marks[part] if part in marks else any_card(part) for part in parts])
