"""One game, without waiting and without a network: a referee, and what a server adds to it.

A game is its steps: commands of the match, and those of `steps`, numbered from 1; a game of
`version` n has taken n of them. The same steps at the same times make the same game:
`Game.replayed`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from math import inf
from typing import Any, Final, cast

from conquian.bots import Bot, make_bot
from conquian.errors import ConquianError, MatchError
from conquian.match import (
    Act,
    Addressed,
    Commit,
    Contribute,
    Cut,
    MatchEvent,
    Pick,
    Played,
    Referee,
    Seat,
    Settled,
    Setup,
    Stage,
    Stop,
)
from conquian.rules import Rules, legal
from conquian.server.bounds import check_size
from conquian.server.clock import Clock, Pace
from conquian.server.forms import AfterShown, ClockShown, EventShown, MatchShown
from conquian.server.refusal import Refusal
from conquian.server.rows import Entry, Stored
from conquian.server.shown import after_shown, event_shown, match_shown
from conquian.server.steps import Late, Next, Ready, Resumed, Step, TimeUp, read_step, step_parts

__all__ = [
    "HUMAN",
    "OPEN",
    "RESERVED",
    "STAND_IN",
    "VACANT",
    "Due",
    "Game",
    "Told",
    "setup_parts",
]

HUMAN: Final = "human"
OPEN: Final = "open"
RESERVED: Final = "reserved"
"""Kept for somebody who has not come yet: after a rematch was asked for."""
VACANT: Final = (OPEN, RESERVED)
STAND_IN: Final = "casual"
"""The bot that plays for somebody who is late or away: the best of those that are quick."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a step led to: events by their address, and what the hand was like after them."""

    events: tuple[Addressed, ...]
    after: AfterShown | None

    def shown(self, seat: int | None) -> list[EventShown]:
        """The events for a seat."""
        return [event_shown(each, self.after) for each in self.events if each.reaches(seat)]


@dataclass(frozen=True, slots=True)
class Due:
    """A step that the server itself has to make."""

    make: Callable[[], Step]
    bot: str | None = None
    """The kind of bot that makes it: not at once, but as a player would. It takes the bot as long
    as it likes, in any thread; all that it needs of the game is in `make`."""
    at: float | None = None
    """Not before this time."""


def setup_parts(setup: Setup, pace: Pace | None, bot_pace: float | None = None) -> dict[str, Any]:
    """A table as it is stored."""
    return {
        "rules": asdict(setup.rules),
        "seats": [[seat.name, seat.kind] for seat in setup.seats],
        "dealer": setup.dealer,
        "hands": setup.hands,
        "clock": None if pace is None else [pace.turn, pace.spare],
        "pace": bot_pace,
    }


class Game:
    """A game in memory. It never leaves for a player: `shown` and events by their address do."""

    def __init__(
        self,
        setup: Setup,
        pace: Pace | None,
        entropy: Callable[[int], bytes],
        bot_pace: float | None = None,
    ) -> None:
        self.referee: Final = Referee(setup)
        self.clock: Final = None if pace is None else Clock(pace, setup.rules.players)
        self.bot_pace: Final = bot_pace
        """Seconds that a bot takes for an action; None: as long as at other tables."""
        self.history: Final[list[Told]] = []
        """What was told, by step."""
        self.taken: Final[dict[str, int]] = {}
        """The ids of commands, each with the version that it made."""
        self.ready: set[int] = set()
        self.stage_began = 0
        """The version that began this stage: what was said before it is out of date."""
        self.hand_began = 0
        """The version before the hand in play, or the last one, and before the cutting for deal
        that led to it."""
        self.told_from = 0
        """The version before the end of the hand before that. What happened earlier is told to
        nobody who comes: finished hands have their records."""
        self._settled = 0
        self._entropy = entropy
        self._bots: dict[int, tuple[str, Bot]] = {}

    @classmethod
    def replayed(cls, stored: Stored, entropy: Callable[[int], bytes]) -> Game:
        """A stored game.

        Raises Refusal ``game-damaged`` when its steps lead nowhere, ``table-large`` for one from
        before there were bounds.
        """
        parts = stored.setup
        try:
            rules = Rules(**parts["rules"])
            check_size(rules)
            seats = tuple([Seat(*seat) for seat in parts["seats"]])
            setup = Setup(rules, seats, parts["dealer"], parts["hands"])
            clock = parts.get("clock")
            pace = None if clock is None else Pace(*clock)
            game = cls(setup, pace, entropy, parts.get("pace"))
            for number, entry in enumerate(stored.entries, 1):
                if entry.version != number:
                    raise Refusal("game-damaged")
                game.take(read_step(entry.body, rules), entry.at, entry.command_id)
        except (ConquianError, LookupError, TypeError, ValueError) as error:
            if isinstance(error, Refusal):
                raise
            raise Refusal("game-damaged") from error
        return game

    @property
    def version(self) -> int:
        """How many steps were taken."""
        return len(self.history)

    @property
    def over(self) -> bool:
        """Whether nothing can follow."""
        return self.referee.stage is Stage.OVER

    def kind(self, seat: int) -> str:
        """Who plays a seat."""
        return self.referee.seats[seat].kind

    def seats_of(self, *kinds: str) -> list[int]:
        """The seats that are of such players, or of nobody."""
        return [seat for seat, each in enumerate(self.referee.seats) if each.kind in kinds]

    def take(self, step: Step, at: float, command_id: str | None = None) -> Told:
        """Take a step and return what is to be told. Raises as `Referee.handle` does."""
        before, match = self._moment(), self.referee.match
        if isinstance(step, Next | Late | Resumed):
            events = self._own(step, at)
        else:
            events = self.referee.handle(step, at)
        if isinstance(step, Commit):
            self.ready = set()
            if match.hand != 1 or match.dealer_cut is None:
                self.hand_began, self.told_from = self.version, self._settled
        if any(isinstance(each.event, Settled) for each in events):
            self._settled = self.version
        told = Told(events, self._after(events))
        self._tick(step, at)
        self.history.append(told)
        if command_id is not None:
            self.taken[command_id] = self.version
        if self._moment() != before:
            self.stage_began = self.version
        return told

    def _after(self, events: tuple[Addressed, ...]) -> AfterShown | None:
        played = any(isinstance(each.event, Played) for each in events)
        table = self.referee.view(None).table if played else None
        return None if table is None else after_shown(table, events)

    def _moment(self) -> tuple[Stage, int, int]:
        match = self.referee.match
        return match.stage, match.hand, match.round_start

    def _own(self, step: Next | Late | Resumed, at: float) -> tuple[Addressed, ...]:
        stage = self.referee.stage
        if isinstance(step, Resumed):
            return ()
        if isinstance(step, Late):
            return (Addressed(cast(MatchEvent, TimeUp(step.seat)), at),)
        if stage is not Stage.READY:
            raise MatchError("match-stage", command=step.word, stage=stage.value)
        self.ready.add(step.seat)
        return (Addressed(cast(MatchEvent, Ready(step.seat)), at),)

    def _tick(self, step: Step, at: float) -> None:
        """Set the clocks after a step."""
        clock = self.clock
        if clock is None:
            return
        if isinstance(step, Commit):
            clock.hand()
        elif isinstance(step, Act | Contribute | Pick | Cut):
            clock.acted(step.seat, at)
        elif isinstance(step, Late):
            clock.out(step.seat)
        elif isinstance(step, Resumed):
            clock.again(at)
        people = [seat for seat in self.referee.waiting if self.kind(seat) == HUMAN]
        clock.waiting(people if self.referee.stage is not Stage.OVER else (), at)

    def entry(self, step: Step, at: float, command_id: str | None, seat: int | None) -> Entry:
        """The step just taken, to be stored."""
        return Entry(self.version, at, step_parts(step), command_id, seat)

    # What is shown

    def shown(self, seat: int | None, now: float) -> MatchShown:
        """The game as a seat sees it, or (None) a spectator."""
        ready = tuple(sorted(self.ready))
        clock: ClockShown | None = None
        if self.clock is not None:
            clock = {
                "turn": self.clock.pace.turn,
                "spare": [round(each, 1) for each in self.clock.spare],
                "left": self.clock.left(now),
            }
        return match_shown(self.referee.view(seat), ready, self.referee.setup.hands, clock)

    def legal(self, seat: int | None) -> list[str]:
        """What a seat can do in the hand: actions in the notation; nothing if it is not to act."""
        if seat is None or self.referee.stage is not Stage.PLAY:
            return []
        table = self.referee.view(seat).table
        if table is None or table.mover != seat:
            return []
        return [str(action) for action in legal(table)]

    # What the server does by itself

    def due(self, now: float, silent: Mapping[int, float]) -> Due | None:
        """The step that nobody else will make; None while the game waits for a person.

        `silent` are the seats of people for whom a bot plays: until when it does not speak for them
        where all have to agree.
        """
        stage = self.referee.stage
        if stage is Stage.OVER:
            return None
        if stage is Stage.READY:
            return self._due_between_hands()
        stopping, playing = self._due_to_stop(silent), self._due_of_play(stage)
        if stopping is None or stopping.at is None:
            return stopping or playing
        if stopping.at <= now or playing is None:
            return stopping
        return stopping if playing.at is not None and playing.at > stopping.at else playing

    def _due_of_play(self, stage: Stage) -> Due | None:
        for seat in self.referee.waiting:
            if self.kind(seat) not in (HUMAN, *VACANT):
                return self._due_of_seat(stage, seat)
        return self._due_of_clock(stage)

    def _due_of_clock(self, stage: Stage) -> Due | None:
        """For whoever is late the house does what is asked, this once."""
        clock = self.clock
        if clock is None:
            return None
        deadlines = []
        for seat in self.referee.waiting:
            at = clock.deadline(seat)
            if seat in clock.late:
                return self._due_of_seat(stage, seat)
            if at is not None:
                deadlines.append((at, seat))
        if not deadlines:
            return None
        at, late = min(deadlines)
        return Due(lambda: Late(late), at=at)

    def _due_between_hands(self) -> Due | None:
        people = self.seats_of(HUMAN)
        if self.seats_of(*VACANT) or not people:
            return None
        if self.referee.played_out:
            return Due(lambda: Stop(people[0]))
        if self.referee.records and not self.ready.issuperset(people):
            return None
        house = tuple([seat for seat in range(self.referee.rules.players) if seat not in people])
        return Due(lambda: Commit(self._entropy(32), house))

    def _due_to_stop(self, silent: Mapping[int, float]) -> Due | None:
        """Bots want to stop when all people do, those whom they stand in for included."""
        stops, people = self.referee.match.stops, self.seats_of(HUMAN)
        if not people or not {*stops}.issuperset(people):
            return None
        missing = [seat for seat in range(self.referee.rules.players) if seat not in stops]
        at = max([silent[seat] for seat in missing if seat in silent], default=None)
        return None if at == inf else Due(lambda: Stop(missing[0]), at=at)

    def _due_of_seat(self, stage: Stage, seat: int) -> Due:
        """A bot in a seat that was a person's when the secret was fixed chooses nothing either."""
        if stage is Stage.CONTRIBUTE:
            return Due(lambda: Contribute(seat))
        if stage is Stage.PICK:
            return Due(lambda: Pick(seat, self.referee.view(None).free[0]))
        if stage is Stage.CUT:
            return Due(lambda: Cut(seat))
        view, (kind, bot) = self.referee.view(seat).table, self._bot(seat)
        assert view is not None
        return Due(lambda: Act(seat, bot.choose(view)), bot=kind)

    def _bot(self, seat: int) -> tuple[str, Bot]:
        kind = self.kind(seat)
        if kind == HUMAN:
            kind = STAND_IN
        known = self._bots.get(seat)
        if known is None or known[0] != kind:
            seed = int.from_bytes(self._entropy(8), "big")
            known = self._bots[seat] = (kind, make_bot(kind, seed))
        return known
