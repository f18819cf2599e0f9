"""Actions and arrangements as text.

An action is one token: ``use:5S-6S-7S,KC-KD-KH``, ``decline``, ``decline:5S-6S-7S``, ``force``,
``waive``, ``discard:KC``, ``give:KC``. An arrangement is its melds joined by commas, ``-`` when
empty. Case does not matter, blanks are not allowed.
"""

from __future__ import annotations

from conquian.errors import NotationError
from conquian.notation.strict import pack_card, short
from conquian.rules.actions import ACTION_WORDS, DECLINE, DISCARD, FORCE, GIVE, USE, WAIVE, Action
from conquian.rules.house import Rules
from conquian.rules.melds import Arrangement, arranged, meld_of, meld_text

__all__ = ["arrangement_text", "parse_action", "parse_arrangement"]

_LONGEST = 1000  # characters; two packs laid out are 104 * 3


def arrangement_text(table: Arrangement) -> str:
    """An arrangement as text, ``"5S-6S-7S,KC-KD-KH"``, or ``"-"`` when nothing is laid."""
    return ",".join([meld_text(meld) for meld in table]) or "-"


def parse_arrangement(text: str, rules: Rules) -> Arrangement:
    """The arrangement that a text names, its melds in any order.

    Raises NotationError for a card that does not exist or is not in the table's pack, and
    IllegalAction (M1-M3) for cards that make no meld.
    """
    _check_text(text)
    if text == "-":
        return ()
    return arranged([_meld(part, rules) for part in text.split(",")])


def parse_action(text: str, rules: Rules) -> Action:
    """The action that a token names; whether it is legal in a state, `check` decides.

    Raises NotationError for a text that is no action, and as `parse_arrangement` does.
    """
    _check_text(text)
    word, colon, rest = text.partition(":")
    word = word.lower()
    kind = ACTION_WORDS.index(word) if word in ACTION_WORDS else -1
    if kind == USE and colon:
        return Action.use(parse_arrangement(rest, rules))
    if kind == DECLINE:
        return Action.decline(parse_arrangement(rest, rules) if colon else None)
    if kind in (FORCE, WAIVE) and not colon:
        return Action.force() if kind == FORCE else Action.waive()
    if kind in (DISCARD, GIVE) and colon:
        card = pack_card(rest, rules)
        return Action.discard(card) if kind == DISCARD else Action.give(card)
    raise NotationError("action-syntax", text=text[:40])


def _check_text(text: str) -> None:
    if len(text) > _LONGEST:
        raise NotationError("action-too-long", length=len(text), most=_LONGEST)
    if not text.isascii() or not text.isprintable():
        raise NotationError("action-syntax", text=short(text))


def _meld(text: str, rules: Rules) -> int:
    cards = [pack_card(word, rules) for word in text.split("-")]
    return meld_of(cards, rules.pack, rules.packs)
