"""Conquian, the oldest rummy: its rules, notation, bots and tables.

Every public name is here, and is imported from its room when first asked for, so that
``import conquian`` costs next to nothing. ``compiled`` says whether the engine runs compiled.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

# Public names by the room they come from. A name is added twice: here, and below for type
# checkers, from the module that defines it (a room may have a module of the same name).
_ROOMS: dict[str, tuple[str, ...]] = {
    "conquian.cards": ("card_text", "cards_text", "parse_card", "parse_cards"),
    "conquian.errors": (
        "CardError",
        "ConquianError",
        "IllegalAction",
        "MatchError",
        "NotationError",
        "RecordError",
        "RulesError",
    ),
    "conquian.notation": (
        "FairDeal",
        "HandRecord",
        "Position",
        "arrangement_text",
        "outcome_text",
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
    ),
    "conquian.rules": (
        "ACTION_WORDS",
        "EVENT_WORDS",
        "PHASE_WORDS",
        "PRESETS",
        "SOURCE_WORDS",
        "Action",
        "Arrangement",
        "Event",
        "Outcome",
        "Rules",
        "Settlement",
        "State",
        "View",
        "apply",
        "arranged",
        "begin",
        "check",
        "deal",
        "deal_order",
        "divide",
        "full_deck",
        "house",
        "legal",
        "meld_cards",
        "meld_of",
        "meld_text",
        "perft",
        "preset",
        "settle",
        "view",
    ),
}
_HOME = {name: room for room, names in _ROOMS.items() for name in names}

__all__ = ["__version__", "compiled", *sorted(_HOME)]  # noqa: PLE0604 - names, all of them

if TYPE_CHECKING:
    from conquian.cards import card_text as card_text
    from conquian.cards import cards_text as cards_text
    from conquian.cards import parse_card as parse_card
    from conquian.cards import parse_cards as parse_cards
    from conquian.errors import CardError as CardError
    from conquian.errors import ConquianError as ConquianError
    from conquian.errors import IllegalAction as IllegalAction
    from conquian.errors import MatchError as MatchError
    from conquian.errors import NotationError as NotationError
    from conquian.errors import RecordError as RecordError
    from conquian.errors import RulesError as RulesError
    from conquian.notation.actions import arrangement_text as arrangement_text
    from conquian.notation.actions import parse_action as parse_action
    from conquian.notation.actions import parse_arrangement as parse_arrangement
    from conquian.notation.houses import parse_rules as parse_rules
    from conquian.notation.houses import rules_text as rules_text
    from conquian.notation.json_form import record_json as record_json
    from conquian.notation.lines import parse_position as parse_position
    from conquian.notation.outcomes import outcome_text as outcome_text
    from conquian.notation.position import Position as Position
    from conquian.notation.position import position_of as position_of
    from conquian.notation.reading import read_record as read_record
    from conquian.notation.record import FairDeal as FairDeal
    from conquian.notation.record import HandRecord as HandRecord
    from conquian.notation.record import replay as replay
    from conquian.notation.text_form import record_text as record_text
    from conquian.rules.actions import ACTION_WORDS as ACTION_WORDS
    from conquian.rules.actions import EVENT_WORDS as EVENT_WORDS
    from conquian.rules.actions import Action as Action
    from conquian.rules.actions import Event as Event
    from conquian.rules.dealing import begin as begin
    from conquian.rules.dealing import deal as deal
    from conquian.rules.dealing import deal_order as deal_order
    from conquian.rules.house import PRESETS as PRESETS
    from conquian.rules.house import Rules as Rules
    from conquian.rules.house import full_deck as full_deck
    from conquian.rules.house import house as house
    from conquian.rules.house import preset as preset
    from conquian.rules.legal import check as check
    from conquian.rules.legal import legal as legal
    from conquian.rules.melds import Arrangement as Arrangement
    from conquian.rules.melds import arranged as arranged
    from conquian.rules.melds import meld_cards as meld_cards
    from conquian.rules.melds import meld_of as meld_of
    from conquian.rules.melds import meld_text as meld_text
    from conquian.rules.perft import divide as divide
    from conquian.rules.perft import perft as perft
    from conquian.rules.play import apply as apply
    from conquian.rules.settle import Settlement as Settlement
    from conquian.rules.settle import settle as settle
    from conquian.rules.state import PHASE_WORDS as PHASE_WORDS
    from conquian.rules.state import SOURCE_WORDS as SOURCE_WORDS
    from conquian.rules.state import Outcome as Outcome
    from conquian.rules.state import State as State
    from conquian.rules.view import View as View
    from conquian.rules.view import view as view

    compiled: bool

else:  # hidden from type checkers, to whom it would make every name a known one

    def __getattr__(name: str) -> object:
        if name == "compiled":
            from conquian._build import is_compiled

            value: object = is_compiled()
        elif name in _HOME:
            value = getattr(import_module(_HOME[name]), name)
        else:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
