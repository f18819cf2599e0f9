"""The referee of a session, without clock, chance, input or output: commands in, events out.

Theory. A session is at every moment in one stage and waits for one kind of command:

    stage       waits for                    and then
    ----------  ---------------------------  ---------------------------------------------------
    READY       Commit (by the table's       antes go in (W3), the commitment is announced:
                owner)                         CONTRIBUTE
                or TableDeal                 the same with real cards: PLAY, or after a misdeal
                                               READY again (D5)
    CONTRIBUTE  Contribute, of every seat    after the last: CUT; when cutting for deal: PICK
    PICK        Pick, of every seat (D1)     lowest alone: READY; tied: PICK, of the tied seats
    CUT         Cut, of the seat after the   the cards are dealt: PLAY
                dealer (D1)
    PLAY        Act, of the seat to act      PLAY; when the hand is over it is settled, and its
                                               secret revealed: READY, or OVER (W5)
    OVER        nothing                      -

Two commands fit every stage but OVER. Reseat changes who sits in a seat, and nothing else. Stop
leads to OVER: from one seat as long as no cards are dealt, from all of them during a hand.

Hand 0 is the cutting for deal; a table whose first dealer is settled begins with hand 1. Seats that
are the house's (`Commit.house`) contribute, pick and cut by themselves, so a stage in which only
they would have to do something is passed over.

Invariants.
* `handle` either takes a command whole or raises MatchError (IllegalAction, RulesError) and changes
  nothing: every step makes a new `Match` from the old one, and only a finished one is kept.
* The same setup and the same commands give the same session: see `session`.
* Balances and pot add up to zero (see `ledger`).
* The commitment to a pack is announced before any contribution to it is taken.
* Nothing hidden leaves but by `view` and by events, which are addressed to those who may know it.
  `match`, `records` and `log` are for the table's owner.
"""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite
from typing import Any, Final

from conquian.errors import MatchError
from conquian.match.commands import (
    Act,
    Command,
    Commit,
    Contribute,
    Cut,
    Pick,
    Reseat,
    Stop,
    TableDeal,
)
from conquian.match.events import Addressed, Post
from conquian.match.ledger import Standing, standings
from conquian.match.playing import act, reseat, stop
from conquian.match.preparing import commit, contribute, cut, pick, table_deal
from conquian.match.state import Match, Result, Seat, Setup, Stage, first
from conquian.match.view import MatchView, view_of
from conquian.notation import CutRecord, HandRecord
from conquian.rules import Rules

__all__ = ["Referee"]

Step = Callable[[Match, Any, Post], Match]

_BEFORE_THE_END: Final = frozenset(Stage) - {Stage.OVER}
_STEPS: Final[dict[type[Command], tuple[frozenset[Stage], Step]]] = {
    Commit: (frozenset({Stage.READY}), commit),
    TableDeal: (frozenset({Stage.READY}), table_deal),
    Contribute: (frozenset({Stage.CONTRIBUTE}), contribute),
    Pick: (frozenset({Stage.PICK}), pick),
    Cut: (frozenset({Stage.CUT}), cut),
    Act: (frozenset({Stage.PLAY}), act),
    Stop: (_BEFORE_THE_END, stop),
    Reseat: (_BEFORE_THE_END, reseat),
}


class Referee:
    """A session: hands, dealers, pot and accounts, from the first deal to the end.

    `setup` says at which table. The referee keeps every command it took, with its time, in `log`.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self._match = first(setup)
        self._log: list[tuple[float, Command]] = []

    def handle(self, command: Command, now: float) -> tuple[Addressed, ...]:
        """Take a command at a time (in seconds, any clock); return what is to be told, in order.

        Raises MatchError ``match-stage`` for a command that the stage does not admit, and other
        MatchErrors, IllegalAction (an action, by clause) or RulesError (a deal) for one that it
        does not admit so. The session is then as it was. Types are the caller's business: values
        of other types may raise TypeError, and change nothing either.
        """
        match = self._match
        entry = _STEPS.get(type(command))
        if entry is None:
            raise MatchError("match-command", command=type(command).__name__[:40])
        if not isfinite(now):
            raise MatchError("match-time", now=str(now))
        stages, step = entry
        if match.stage is Stage.OVER:
            raise MatchError("match-over", command=command.word)
        if match.stage not in stages:
            raise MatchError("match-stage", command=command.word, stage=match.stage.value)
        post = Post(float(now))
        self._match = step(match, command, post)
        self._log.append((float(now), command))
        return tuple(post.sent)

    def view(self, seat: int | None) -> MatchView:
        """What a seat sees, or (None) a spectator. Raises MatchError ``match-no-seat``."""
        return view_of(self._match, seat)

    @property
    def match(self) -> Match:
        """The whole session as it stands, hidden cards included: for the table's owner."""
        return self._match

    @property
    def log(self) -> tuple[tuple[float, Command], ...]:
        """The commands taken so far, each with its time."""
        return tuple(self._log)

    @property
    def version(self) -> int:
        """How many commands were taken."""
        return len(self._log)

    @property
    def rules(self) -> Rules:
        """The house rules."""
        return self._match.rules

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits where."""
        return self._match.seats

    @property
    def stage(self) -> Stage:
        """What the session waits for."""
        return self._match.stage

    @property
    def played_out(self) -> bool:
        """Whether as many hands are finished as were agreed on."""
        return self._match.played_out

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have to do something now; none when the table's owner has to."""
        return self._match.waiting

    @property
    def records(self) -> tuple[HandRecord, ...]:
        """The hands dealt so far and finished, or stopped, with their secrets."""
        return self._match.records

    @property
    def dealer_cut(self) -> CutRecord | None:
        """How the first dealer was found, with the secret; None without cutting."""
        return self._match.dealer_cut

    @property
    def result(self) -> Result | None:
        """How the session ended; None before."""
        return self._match.result

    def standings(self) -> tuple[Standing, ...]:
        """The sides, best first."""
        return standings(self._match.rules, self._match.ledger)
