"""One game, without waiting and without a network: a referee, and what a server adds to it.

A game is its steps: commands of the match, and `Next`, by which a player is ready for another hand.
Steps are numbered from 1; a game of `version` n has taken n of them. The same steps in the same
order make the same game: `Game.replayed`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, Final, TypeAlias, cast

from conquian.bots import Bot, make_bot
from conquian.errors import ConquianError, MatchError
from conquian.match import (
    Act,
    Addressed,
    Command,
    Commit,
    Contribute,
    Cut,
    MatchEvent,
    Pick,
    Referee,
    Seat,
    Setup,
    Stage,
    Stop,
    command_parts,
    read_command,
)
from conquian.rules import Rules, legal
from conquian.server.forms import MatchShown
from conquian.server.refusal import Refusal
from conquian.server.rows import Entry, Stored
from conquian.server.shown import match_shown

__all__ = ["HUMAN", "OPEN", "Due", "Game", "Next", "Step", "setup_parts", "step_parts"]

HUMAN: Final = "human"
OPEN: Final = "open"


@dataclass(frozen=True, slots=True)
class Next:
    """A player is ready for the next hand."""

    word: ClassVar[str] = "next"
    seat: int


Step: TypeAlias = Command | Next


@dataclass(frozen=True, slots=True)
class Ready:
    """The event of `Next`."""

    kind: ClassVar[str] = "ready"
    seat: int


@dataclass(frozen=True, slots=True)
class Due:
    """A step that the server itself has to make; `paced`: as a player would, not at once."""

    make: Callable[[], Command]
    paced: bool = False


def step_parts(step: Step) -> list[Any]:
    """A step as it is stored."""
    return [step.word, step.seat] if isinstance(step, Next) else command_parts(step)


def _read_step(body: Any, rules: Rules) -> Step:
    if isinstance(body, list) and len(body) == 2 and body[0] == Next.word:
        return Next(int(body[1]))
    return read_command(body, rules)


def setup_parts(setup: Setup) -> dict[str, Any]:
    """A table as it is stored."""
    return {
        "rules": asdict(setup.rules),
        "seats": [[seat.name, seat.kind] for seat in setup.seats],
        "dealer": setup.dealer,
        "hands": setup.hands,
    }


class Game:
    """A game in memory. It never leaves for a player: `shown` and events by their address do."""

    def __init__(self, setup: Setup, entropy: Callable[[int], bytes]) -> None:
        self.referee: Final = Referee(setup)
        self.history: Final[list[tuple[Addressed, ...]]] = []
        """What was told, by step."""
        self.taken: Final[dict[str, int]] = {}
        """The ids of commands, each with the version that it made."""
        self.ready: set[int] = set()
        self.stage_began = 0
        """The version that began this stage: what was said before it is out of date."""
        self.hand_began = 0
        """The version before the hand in play, or the last one."""
        self._entropy = entropy
        self._bots: dict[int, tuple[str, Bot]] = {}

    @classmethod
    def replayed(cls, stored: Stored, entropy: Callable[[int], bytes]) -> Game:
        """A stored game. Raises Refusal ``game-damaged`` when its steps lead nowhere."""
        parts = stored.setup
        try:
            rules = Rules(**parts["rules"])
            seats = tuple([Seat(*seat) for seat in parts["seats"]])
            game = cls(Setup(rules, seats, parts["dealer"], parts["hands"]), entropy)
            for number, entry in enumerate(stored.entries, 1):
                if entry.version != number:
                    raise Refusal("game-damaged")
                game.take(_read_step(entry.body, rules), entry.at, entry.command_id)
        except (ConquianError, LookupError, TypeError, ValueError) as error:
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

    def seats_of(self, kind: str) -> list[int]:
        """The seats that are played by such players."""
        return [seat for seat, each in enumerate(self.referee.seats) if each.kind == kind]

    def take(self, step: Step, at: float, command_id: str | None = None) -> tuple[Addressed, ...]:
        """Take a step and return what is to be told. Raises as `Referee.handle` does."""
        before = self._moment()
        if isinstance(step, Next):
            told = self._next(step, at)
        else:
            told = self.referee.handle(step, at)
        if isinstance(step, Commit):
            self.ready = set()
            self.hand_began = self.version
        self.history.append(told)
        if command_id is not None:
            self.taken[command_id] = self.version
        if self._moment() != before:
            self.stage_began = self.version
        return told

    def _moment(self) -> tuple[Stage, int, int]:
        match = self.referee.match
        return match.stage, match.hand, match.round_start

    def _next(self, step: Next, at: float) -> tuple[Addressed, ...]:
        stage = self.referee.stage
        if stage is not Stage.READY:
            raise MatchError("match-stage", command=step.word, stage=stage.value)
        self.ready.add(step.seat)
        return (Addressed(cast(MatchEvent, Ready(step.seat)), at),)

    def entry(self, step: Step, at: float, command_id: str | None, seat: int | None) -> Entry:
        """The step just taken, to be stored."""
        return Entry(self.version, at, step_parts(step), command_id, seat)

    # What is shown

    def shown(self, seat: int | None) -> MatchShown:
        """The game as a seat sees it, or (None) a spectator."""
        ready = tuple(sorted(self.ready))
        return match_shown(self.referee.view(seat), ready, self.referee.setup.hands)

    def legal(self, seat: int | None) -> list[str]:
        """What a seat can do in the hand: actions in the notation; nothing if it is not to act."""
        if seat is None or self.referee.stage is not Stage.PLAY:
            return []
        table = self.referee.view(seat).table
        if table is None or table.mover != seat:
            return []
        return [str(action) for action in legal(table)]

    # What the server does by itself

    def due(self) -> Due | None:
        """The step that nobody else will make; None while the game waits for a person."""
        stage = self.referee.stage
        if stage is Stage.OVER:
            return None
        if stage is Stage.READY:
            return self._due_between_hands()
        stopping = self._due_to_stop()
        if stopping is not None:
            return stopping
        for seat in self.referee.waiting:
            if self.kind(seat) not in (HUMAN, OPEN):
                return self._due_of_bot(stage, seat)
        return None

    def _due_between_hands(self) -> Due | None:
        people = self.seats_of(HUMAN)
        if self.seats_of(OPEN) or not people:
            return None
        most = self.referee.setup.hands
        if most is not None and self.referee.match.ledger.hands >= most:
            return Due(lambda: Stop(people[0]))
        if self.referee.records and not self.ready.issuperset(people):
            return None
        house = tuple([seat for seat in range(self.referee.rules.players) if seat not in people])
        return Due(lambda: Commit(self._entropy(32), house))

    def _due_to_stop(self) -> Due | None:
        """Bots want to stop when all people do."""
        stops, people = self.referee.match.stops, self.seats_of(HUMAN)
        if not people or not {*stops}.issuperset(people):
            return None
        missing = [seat for seat in range(self.referee.rules.players) if seat not in stops]
        return Due(lambda: Stop(missing[0]))

    def _due_of_bot(self, stage: Stage, seat: int) -> Due:
        """A bot in a seat that was a person's when the secret was fixed chooses nothing either."""
        if stage is Stage.CONTRIBUTE:
            return Due(lambda: Contribute(seat))
        if stage is Stage.PICK:
            return Due(lambda: Pick(seat, self.referee.view(None).free[0]))
        if stage is Stage.CUT:
            return Due(lambda: Cut(seat))
        return Due(lambda: self._act(seat), paced=True)

    def _act(self, seat: int) -> Command:
        view = self.referee.view(seat).table
        assert view is not None
        return Act(seat, self._bot(seat).choose(view))

    def _bot(self, seat: int) -> Bot:
        kind = self.kind(seat)
        known = self._bots.get(seat)
        if known is None or known[0] != kind:
            seed = int.from_bytes(self._entropy(8), "big")
            known = self._bots[seat] = (kind, make_bot(kind, seed))
        return known[1]
