"""The owner of a game: the one task that reads and changes it, one message after the other.

Nothing of a step is sent before the step is in the database. If it cannot be written the owner
gives up: its lines are cut, and whoever comes next finds the game as the database has it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from math import ceil
from typing import Any, Final, TypeVar

from conquian.errors import ConquianError, MatchError
from conquian.match import Act, Addressed, Contribute, Cut, Pick, Reseat, Seat, Setup, Stop
from conquian.notation import parse_action, record_json
from conquian.server.game import HUMAN, OPEN, Game, Next, Step
from conquian.server.lines import Line
from conquian.server.people import bot_seat, check_bot, hash_of, named, new_token, seat_of
from conquian.server.refusal import Refusal
from conquian.server.settings import Settings
from conquian.server.shown import dumped, event_shown, rules_shown
from conquian.server.storage import SeatRow, Storage, Write
from conquian.server.wire import (
    Do,
    DoAct,
    DoContribute,
    DoCut,
    Done,
    DoPick,
    DoStop,
    Events,
    EventShown,
    GameState,
    Here,
    Presence,
    Rematch,
    Welcome,
)

__all__ = ["Owner"]

Answer = TypeVar("Answer")

_LOG: Final = logging.getLogger(__name__)

_RESTART: Final = 1012  # come back: the game is loaded anew


class Owner:
    """A game that is being played or watched."""

    def __init__(
        self, name: str, game: Game, seats: list[SeatRow], storage: Storage, settings: Settings
    ) -> None:
        self.name: Final = name
        self.game: Final = game
        self.rematch: str | None = None
        """The game in which it goes on."""
        self.touched = settings.clock()
        """When it was last of use."""
        self.broken = False
        self._seats = list(seats)
        self._storage = storage
        self._settings = settings
        self._lines: set[Line] = set()
        self._since = [self.touched] * len(self._seats)
        self._mailbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._armed: asyncio.TimerHandle | None = None
        self._armed_for = -1
        self._task = asyncio.create_task(self._run(), name=f"game {name}")
        self._arm()

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is to be done."""
        return not self._lines and self._armed is None and self._mailbox.empty()

    def stop(self) -> None:
        """Leave the memory."""
        self.broken = True
        if self._armed is not None:
            self._armed.cancel()
        self._task.cancel()
        for line in self._lines:
            line.close(_RESTART)
        while not self._mailbox.empty():
            self._mailbox.get_nowait()

    async def ask(self, work: Callable[[], Awaitable[Answer]]) -> Answer:
        """Have something done in turn; what it raises is raised here."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.touched = self._settings.clock()

        async def do() -> None:
            try:
                result = await work()
            except ConquianError as error:
                if not answer.done():
                    answer.set_exception(error)
            except BaseException:
                answer.cancel()
                raise
            else:
                if not answer.done():
                    answer.set_result(result)

        if self.broken:
            raise Refusal("storage-failed")
        self._mailbox.put_nowait(do)
        await asyncio.wait((answer, self._task), return_when=asyncio.FIRST_COMPLETED)
        if not answer.done() or answer.cancelled():
            raise Refusal("storage-failed")
        return answer.result()

    async def _run(self) -> None:
        while not self.broken:
            work = await self._mailbox.get()
            try:
                await work()
            except Exception:
                _LOG.exception("game %s is given up", self.name)
                self._give_up()
            self._arm()

    def _give_up(self) -> None:
        self.broken = True
        for line in self._lines:
            line.close(_RESTART)

    # Steps

    async def _step(
        self,
        step: Step,
        seat: int | None = None,
        command_id: str | None = None,
        sitting: SeatRow | None = None,
    ) -> None:
        """Take a step: judge it, store it, tell it. Raises ConquianError, nothing changed."""
        game, at = self.game, self._settings.clock()
        finished = len(game.referee.records)
        told = game.take(step, at, command_id)
        write = Write()
        write.step(self.name, game.entry(step, at, command_id, seat), game.over)
        for record in game.referee.records[finished:]:
            number = finished + 1 if record.fair is None else record.fair.hand
            write.hands.append(
                {
                    "id": f"{self.name}-{number}",
                    "game": self.name,
                    "number": number,
                    "record": record_json(record),
                    "finished": at,
                }
            )
        if sitting is not None:
            write.take(self.name, sitting)
        try:
            await self._storage.write(write)
        except ConquianError:
            self._give_up()
            raise
        self._tell(told)

    def _arm(self) -> None:
        """See to it that what the server has to do is done, in its time."""
        game = self.game
        if self.broken or (self._armed is not None and self._armed_for == game.version):
            return
        if self._armed is not None:
            self._armed.cancel()
            self._armed = None
        due = game.due()
        if due is None:
            return
        delay = self._settings.pace if due.paced else 0.0
        self._armed_for = game.version
        self._armed = asyncio.get_running_loop().call_later(delay, self._ring, game.version)

    def _ring(self, version: int) -> None:
        async def do() -> None:
            if self.game.version == version:
                self._armed = None
                due = self.game.due()
                if due is not None:
                    await self._step(due.make())

        self._mailbox.put_nowait(do)

    # Telling

    def _tell(self, told: tuple[Addressed, ...]) -> None:
        frames: dict[int | None, str] = {}
        for line in list(self._lines):
            if line.seat not in frames:
                frames[line.seat] = dumped(self._events(told, line.seat))
            line.send(frames[line.seat])

    def _events(self, told: tuple[Addressed, ...], seat: int | None) -> Events:
        return {
            "type": "events",
            "version": self.game.version,
            "events": _shown(told, seat),
            "view": self.game.shown(seat),
            "legal": self.game.legal(seat),
        }

    def _presence(self) -> None:
        frame: Presence = {"type": "presence", "seats": self._here()}
        text = dumped(frame)
        for line in list(self._lines):
            line.send(text)

    def _here(self) -> list[Here]:
        return [
            {
                "seat": seat,
                "here": self._is_here(seat),
                "since": self._since[seat],
                "kind": self.game.kind(seat),
            }
            for seat in range(len(self._seats))
        ]

    def _is_here(self, seat: int) -> bool:
        kind = self.game.kind(seat)
        return kind not in (HUMAN, OPEN) or self._connected(seat)

    def _connected(self, seat: int) -> bool:
        return any(line.seat == seat for line in self._lines)

    # What lines do

    async def greet(self, line: Line, token: str | None, version: int | None) -> None:
        """Somebody says hello. Raises Refusal ``token-foreign``."""
        seat = None if token is None else seat_of(token, self._seats)
        game = self.game
        self._leave(line)
        was_here = seat is None or self._connected(seat)
        line.seat = seat
        self._lines.add(line)
        since = game.hand_began if version is None or version > game.version else version
        welcome: Welcome = {
            "type": "welcome",
            "seat": seat,
            "version": game.version,
            "view": game.shown(seat),
            "legal": game.legal(seat),
            "names": [each.name for each in game.referee.seats],
            "log": [event for told in game.history[since:] for event in _shown(told, seat)],
        }
        line.send(dumped(welcome))
        if seat is not None and not was_here:
            self._since[seat] = self._settings.clock()
            self._presence()
        else:
            frame: Presence = {"type": "presence", "seats": self._here()}
            line.send(dumped(frame))
        if self.rematch is not None:
            line.send(self._rematch_frame(self.rematch))

    def knows(self, line: Line) -> bool:
        """Whether somebody has said hello on a line."""
        return line in self._lines

    async def leave(self, line: Line) -> None:
        """A line was cut."""
        if self._leave(line):
            self._presence()

    def _leave(self, line: Line) -> bool:
        """Forget a line; whether a player is gone with it."""
        if line not in self._lines:
            return False
        self._lines.discard(line)
        if line.seat is None or self._connected(line.seat):
            return False
        self._since[line.seat] = self._settings.clock()
        return True

    async def do(self, line: Line, frame: Do) -> None:
        """A player's command. Raises ConquianError; the same id is done once."""
        seat, game = line.seat, self.game
        if seat is None:
            raise Refusal("seat-none")
        command_id = f"{seat}:{frame.id}"
        version = game.taken.get(command_id)
        if version is None:
            if game.kind(seat) != HUMAN:
                raise Refusal("seat-bot")
            asked = frame.command
            current = asked.word != "act" and asked.word != "cut"
            oldest = game.stage_began if current else game.version
            if not oldest <= frame.version <= game.version:
                raise Refusal("stale-version", given=frame.version, version=game.version)
            if asked.word != Next.word or seat not in game.ready:
                await self._step(self._meant(seat, asked), seat, command_id)
            version = game.version
        done: Done = {"type": "done", "id": frame.id, "version": version}
        line.send(dumped(done))

    def _meant(self, seat: int, asked: Any) -> Step:
        if isinstance(asked, DoAct):
            return Act(seat, parse_action(asked.action, self.game.referee.rules))
        if isinstance(asked, DoContribute):
            return Contribute(seat, asked.text)
        if isinstance(asked, DoPick):
            return Pick(seat, asked.index)
        if isinstance(asked, DoCut):
            return Cut(seat, asked.index)
        if isinstance(asked, DoStop):
            return Stop(seat, asked.agreed)
        return Next(seat)

    # Seats

    async def join(self, name: str, wanted: int | None) -> tuple[int, str]:
        """Take an open seat: its number and token.

        Raises Refusal ``game-full`` or ``seat-taken``, MatchError ``match-name`` or
        ``match-no-seat``.
        """
        name = named(name)
        free = self.game.seats_of(OPEN)
        if wanted is not None:
            self._check_seat(wanted)
            if wanted not in free:
                raise Refusal("seat-taken", seat=wanted)
        elif not free:
            raise Refusal("game-full")
        seat = free[0] if wanted is None else wanted
        token = new_token()
        at = self._settings.clock()
        row = SeatRow(seat, hash_of(token), name, HUMAN, at)
        await self._step(Reseat(seat, name, HUMAN), sitting=row)
        self._seats[seat] = row
        self._since[seat] = at
        self._presence()
        return seat, token

    async def replace(self, token: str, seat: int, kind: str) -> None:
        """Put a bot in an open seat, in an absent player's, or in one's own.

        Raises Refusal ``token-foreign``, ``seat-present`` for a player who is here or
        ``seat-patience`` for one who has not been away for long; ConquianError ``bot-unknown``.
        """
        mine = seat_of(token, self._seats)
        self._check_seat(seat)
        check_bot(kind)
        now = self.game.kind(seat)
        if now not in (HUMAN, OPEN):
            return
        if now == HUMAN and mine != seat:
            if self._connected(seat):
                raise Refusal("seat-present", seat=seat)
            wait = self._since[seat] + self._settings.patience - self._settings.clock()
            if wait > 0:
                raise Refusal("seat-patience", seat=seat, seconds=ceil(wait))
        bot = bot_seat(kind, [each.name for each in self.game.referee.seats])
        await self._reseat(seat, bot)

    async def back(self, token: str, seat: int) -> None:
        """Take one's own seat back from a bot. Raises Refusal ``token-foreign``."""
        self._check_seat(seat)
        if seat_of(token, self._seats) != seat:
            raise Refusal("token-foreign")
        if self.game.kind(seat) != HUMAN:
            await self._reseat(seat, Seat(self._seats[seat].name))

    async def _reseat(self, seat: int, who: Seat) -> None:
        await self._step(Reseat(seat, who.name, who.kind))
        self._since[seat] = self._settings.clock()
        self._presence()

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self._seats):
            raise MatchError("match-no-seat", seat=seat, players=len(self._seats))

    async def again(self, token: str) -> tuple[int, Setup, list[SeatRow]]:
        """What a rematch begins with: one's seat, the table, and whose its seats are.

        Raises Refusal ``token-foreign``, MatchError ``match-stage`` before the session is over.
        """
        seat, referee = seat_of(token, self._seats), self.game.referee
        if not self.game.over:
            raise MatchError("match-stage", command="rematch", stage=referee.stage.value)
        dealer, hands = referee.setup.dealer, referee.setup.hands
        if referee.records:
            dealer = (referee.records[-1].dealer + 1) % referee.rules.players
        return seat, Setup(referee.rules, referee.seats, dealer, hands), list(self._seats)

    async def announce(self, game: str) -> None:
        """There is a rematch: tell everybody."""
        if self.rematch is None:
            self.rematch = game
            for line in list(self._lines):
                line.send(self._rematch_frame(game))

    def _rematch_frame(self, game: str) -> str:
        frame: Rematch = {"type": "rematch", "game": game}
        return dumped(frame)

    async def state(self) -> GameState:
        """The game as anybody sees it."""
        referee = self.game.referee
        return {
            "game": self.name,
            "rules": rules_shown(referee.rules),
            "preset": referee.rules.name,
            "seats": [
                {
                    "seat": seat,
                    "name": each.name,
                    "kind": each.kind,
                    "open": each.kind == OPEN,
                    "here": self._is_here(seat),
                }
                for seat, each in enumerate(referee.seats)
            ],
            "stage": referee.stage.value,
            "hand": referee.match.hand,
            "version": self.game.version,
        }


def _shown(told: tuple[Addressed, ...], seat: int | None) -> list[EventShown]:
    return [event_shown(each) for each in told if each.reaches(seat)]
