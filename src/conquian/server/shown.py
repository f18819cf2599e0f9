"""From values of the match to what a client is shown of them: cards as text, none as null."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from functools import lru_cache
from typing import Any, Final

from conquian.cards import card_text
from conquian.errors import ConquianError
from conquian.match import Addressed, HandDealt, MatchView, Played
from conquian.notation import rules_text
from conquian.rules import PHASE_WORDS, SOURCE_WORDS, Event, Outcome, Rules, View, meld_cards
from conquian.server.forms import (
    AfterShown,
    ClockShown,
    ErrorShown,
    EventShown,
    MatchShown,
    OutcomeShown,
    PlayShown,
    RulesShown,
    TableShown,
)

__all__ = ["after_shown", "dumped", "error_shown", "event_shown", "match_shown", "rules_shown"]

_FORCING: Final = frozenset({"asked", "forced"})
_NULLED: Final = frozenset({"dealer", "next_dealer", "winner"})


def dumped(frame: Any) -> str:
    """A frame as it is sent."""
    return json.dumps(frame, ensure_ascii=False, separators=(",", ":"))


def error_shown(error: ConquianError) -> ErrorShown:
    """An error, for the client to put into words."""
    return {"key": error.key, "clause": error.clause, "args": error.details}


@lru_cache(maxsize=256)
def rules_shown(rules: Rules) -> RulesShown:
    """House rules. The value is shared: do not change it."""
    made: Any = asdict(rules)
    made.update(
        text=rules_text(rules), limit=rules.limit, sides=rules.sides, deck_size=rules.deck_size
    )
    shown: RulesShown = made
    return shown


def match_shown(
    seen: MatchView, ready: tuple[int, ...], hands: int | None, clock: ClockShown | None
) -> MatchShown:
    """A session as its seat sees it; `hands` after which it stops."""
    ledger, result = seen.ledger, seen.result
    return {
        "seat": seen.seat,
        "rules": rules_shown(seen.rules),
        "seats": [{"name": seat.name, "kind": seat.kind} for seat in seen.seats],
        "stage": seen.stage.value,
        "hand": seen.hand,
        "dealer": _some(seen.dealer),
        "ledger": {
            "balances": list(ledger.balances),
            "pot": ledger.pot,
            "points": list(ledger.points),
            "won": list(ledger.won),
            "hands": ledger.hands,
        },
        "waiting": list(seen.waiting),
        "ready": list(ready),
        "hands": hands,
        "clock": clock,
        "commitment": seen.commitment,
        "contributions": list(seen.contributions),
        "picks": [
            {"seat": seat, "index": index, "card": card_text(card)}
            for seat, index, card in seen.picks
        ],
        "free": list(seen.free),
        "cut": seen.cut,
        "table": None if seen.table is None else _table(seen.table),
        "stops": list(seen.stops),
        "result": None
        if result is None
        else {
            "reason": result.reason,
            "winner": _some(result.winner),
            "returned": list(result.returned),
        },
    }


def _table(view: View) -> TableShown:
    return {
        "seat": view.seat,
        "dealer": view.dealer,
        "mover": _some(view.mover),
        "player": _some(view.player),
        "phase": PHASE_WORDS[view.phase],
        "source": SOURCE_WORDS[view.source],
        "offered": _card(view.offered),
        "origin": _some(view.origin),
        "hand": None if view.hand is None else _cards(view.hand),
        "counts": list(view.counts),
        "tables": [_melds(table) for table in view.tables],
        "pile": _cards(view.pile),
        "stock_count": view.stock_count,
        "given": _card(view.given),
        "received": _card(view.received),
        "outcome": None if view.outcome is None else _outcome(view.outcome),
    }


def after_shown(view: View, events: Sequence[Addressed]) -> AfterShown:
    """What is needed of a hand to tell of these events, which led to it."""
    made: AfterShown = {
        "phase": PHASE_WORDS[view.phase],
        "mover": _some(view.mover),
        "stock_count": view.stock_count,
    }
    if any(isinstance(each.event, Played) and each.event.event.word in _FORCING for each in events):
        made["tables"] = [_melds(table) for table in view.tables]
    if view.outcome is not None:
        made["outcome"] = _outcome(view.outcome)
    return made


def event_shown(addressed: Addressed, after: AfterShown | None) -> EventShown:
    """An event, for those whom it reaches."""
    event = addressed.event
    made: Any = {"kind": event.kind}
    if isinstance(event, Played):
        made["event"] = _play(event.event)
        made["after"] = after
    else:
        for name in type(event).__slots__:
            value = getattr(event, name)
            if isinstance(value, Outcome):
                value = _outcome(value)
            elif name in ("card", "offered"):
                value = _card(value)
            elif name in _NULLED:
                value = _some(value)
            elif isinstance(value, tuple):
                value = _cards(value) if isinstance(event, HandDealt) else list(value)
            made[name] = value
    made["at"] = addressed.at
    shown: EventShown = made
    return shown


def _play(event: Event) -> PlayShown:
    return {
        "word": event.word,
        "seat": event.seat,
        "card": _card(event.card),
        "table": None if event.table is None else _melds(event.table),
        "other": _some(event.other),
    }


def _outcome(outcome: Outcome) -> OutcomeShown:
    return {"winner": outcome.winner, "seat": outcome.seat, "rummy": outcome.rummy}


def _some(number: int) -> int | None:
    return number if number >= 0 else None


def _card(card: int) -> str | None:
    return card_text(card) if card >= 0 else None


def _cards(cards: tuple[int, ...]) -> list[str]:
    return [card_text(card) for card in cards]


def _melds(table: tuple[int, ...]) -> list[list[str]]:
    return [_meld(meld) for meld in table]


@lru_cache(maxsize=20_000)
def _meld(meld: int) -> list[str]:
    return [card_text(card) for card in meld_cards(meld)]
