"""Records of a hand: rules, seats, the deal and the actions; everything else is replayed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import cached_property

from conquian.errors import IllegalAction, RecordError, RulesError
from conquian.notation.outcomes import outcome_text
from conquian.notation.strict import short
from conquian.rules.actions import Action, Event
from conquian.rules.dealing import deal
from conquian.rules.house import Rules, preset
from conquian.rules.play import apply
from conquian.rules.state import Outcome, State

__all__ = ["UNFINISHED", "FairDeal", "HandRecord", "Step", "check_fair", "check_seats", "replay"]

Step = tuple[State, Action, State, tuple[Event, ...]]

UNFINISHED = "unfinished"
"""The result of a hand that goes on."""

_LONGEST_NAME = 64
_LONGEST_CONTRIBUTION = 256
_MOST_HANDS = 1_000_000
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)?")
_SECRET = re.compile("([0-9a-f]{2}){16,64}")
_COMMITMENT = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True)
class FairDeal:
    """What proves that a deal was fair: plain data, the mathematics are in `match`.

    `secret` and `commitment` are lower-case hexadecimal, the secret None while it is hidden;
    `contributions` are the seats' texts, `cut` is the number of cards cut off, `hand` the number
    of the hand in its session.
    """

    secret: str | None
    commitment: str
    contributions: tuple[str, ...]
    cut: int
    hand: int


@dataclass(frozen=True)
class HandRecord:
    """A hand from the deal on, finished or not.

    `seats` are the players' names by seat, `deck` is the whole pack as dealt (after shuffling and
    cutting, top card first), `date` is ``2026-12-01`` or ``2026-12-01T18:30:00Z``.
    """

    rules: Rules
    seats: tuple[str, ...]
    dealer: int
    deck: tuple[int, ...]
    actions: tuple[Action, ...] = ()
    fair: FairDeal | None = None
    date: str | None = None

    @cached_property
    def result(self) -> Outcome | None:
        """How the hand ended; None while unfinished. Raises RecordError as `replay` does."""
        state = dealt(self)
        for _before, _action, after, _events in replay(self):
            state = after
        return state.outcome

    @property
    def result_text(self) -> str:
        """The result in notation: ``won:0``, ``won:0:rummy``, ``drawn:1`` or ``unfinished``."""
        return outcome_text(self.result) if self.result else UNFINISHED


def replay(record: HandRecord) -> Iterator[Step]:
    """Play a record: for each action the state before, it, the state after, and the events.

    Raises RecordError while it is iterated over: ``record-action`` with the action's number (from
    1), seat, token and clause for one that is illegal, ``record-after-end`` for one too many, and
    others for a header that is wrong. The rules' own error is the cause (`__cause__`).
    """
    state = dealt(record)
    for number, action in enumerate(record.actions, start=1):
        if state.outcome:
            raise RecordError(
                "record-after-end",
                "T5" if state.outcome.winner is None else "W1",
                action=number,
                token=str(action),
            )
        try:
            after, events = apply(state, action)
        except IllegalAction as error:
            raise RecordError(
                "record-action",
                error.clause,
                action=number,
                seat=state.mover,
                token=str(action),
                reason=str(error),
            ) from error
        yield state, action, after, events
        state = after


def dealt(record: HandRecord) -> State:
    """The state after the deal. Raises RecordError for any header that is wrong."""
    rules = record.rules
    try:
        preset(rules.name)
    except RulesError as error:
        raise RecordError("record-rules", error.clause, reason=str(error)) from error
    check_seats(rules, record.seats)
    if record.date is not None and not _is_date(record.date):
        raise RecordError("record-date", date=short(record.date))
    if record.fair:
        check_fair(record.fair, rules)
    try:
        return deal(rules, record.deck, record.dealer)
    except RulesError as error:
        raise RecordError("record-deal", error.clause, reason=str(error)) from error


def check_seats(rules: Rules, seats: tuple[str, ...]) -> None:
    """Raise RecordError ``record-seats`` or ``record-name`` for names that are none, or not all."""
    if len(seats) != rules.players:
        raise RecordError("record-seats", seats=len(seats), players=rules.players)
    for name in seats:
        if not _is_line(name, _LONGEST_NAME) or name != name.strip() or not name:
            raise RecordError("record-name", name=short(name), most=_LONGEST_NAME)


def check_fair(fair: FairDeal, rules: Rules) -> None:
    """Raise RecordError for the form of a proof; `match.verify` finds out whether it proves."""
    wrong = ""
    if fair.secret is not None and not _SECRET.fullmatch(fair.secret):
        wrong = "secret"
    elif not _COMMITMENT.fullmatch(fair.commitment):
        wrong = "commitment"
    elif len(fair.contributions) != rules.players or not all(
        _is_line(text, _LONGEST_CONTRIBUTION) for text in fair.contributions
    ):
        wrong = "contributions"
    elif not 0 <= fair.cut <= rules.deck_size:
        wrong = "cut"
    elif not 0 <= fair.hand <= _MOST_HANDS:
        wrong = "hand"
    if wrong:
        raise RecordError("record-fair", field=wrong)


def _is_line(text: str, longest: int) -> bool:
    return len(text) <= longest and text.isprintable()


def _is_date(text: str) -> bool:
    if not _DATE.fullmatch(text):
        return False
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return False
    return True
