"""Records of a hand: rules, seats, the deal and the actions; everything else is replayed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from conquian.rules.actions import Action, Event
from conquian.rules.house import Rules
from conquian.rules.state import Outcome, State

__all__ = ["FairDeal", "HandRecord", "read_record", "record_json", "record_text", "replay"]


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
        raise NotImplementedError


def replay(record: HandRecord) -> Iterator[tuple[State, Action, State, tuple[Event, ...]]]:
    """Play a record: for each action the state before, it, the state after, and the events.

    Raises RecordError, with the action's number (from 1) and the clause, for an illegal one.
    """
    raise NotImplementedError


def record_json(record: HandRecord) -> str:
    """A record as JSON. Raises RecordError for one that `read_record` would refuse."""
    raise NotImplementedError


def record_text(record: HandRecord) -> str:
    """A record as text to read: headers, then the numbered actions. Raises as `record_json`."""
    raise NotImplementedError


def read_record(text: str | bytes) -> HandRecord:
    """The record that a text in either form holds, checked whole by replaying it.

    Raises RecordError; nothing is loaded then.
    """
    raise NotImplementedError
