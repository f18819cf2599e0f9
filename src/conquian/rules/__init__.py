"""The rules of Conquian: one engine, no clock, no chance, no input or output."""

from conquian.rules.actions import ACTION_WORDS, EVENT_WORDS, Action, Event
from conquian.rules.dealing import begin, deal, deal_order
from conquian.rules.house import FIELDS, PRESETS, Rules, choices, full_deck, house, preset
from conquian.rules.legal import check, legal
from conquian.rules.melds import Arrangement, arranged, meld_cards, meld_of, meld_text
from conquian.rules.perft import divide, perft
from conquian.rules.play import apply
from conquian.rules.settle import Settlement, settle
from conquian.rules.state import PHASE_WORDS, SOURCE_WORDS, Outcome, State
from conquian.rules.view import View, view

__all__ = [
    "ACTION_WORDS",
    "EVENT_WORDS",
    "FIELDS",
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
    "choices",
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
]
