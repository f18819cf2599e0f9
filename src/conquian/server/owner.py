"""The owner of a game: the one task that reads and changes it, one message after the other.

Nothing of a step is sent before the step is in the database. If it cannot be written the owner
gives up: its lines are cut, and whoever comes next finds the game as the database has it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from math import ceil, inf
from typing import Final, TypeVar

from conquian.errors import ConquianError, MatchError
from conquian.match import Reseat, Seat, Setup, Stage
from conquian.notation import cut_json
from conquian.server.audience import Audience
from conquian.server.doing import meant
from conquian.server.forms import (
    Done,
    Events,
    GameState,
    Here,
    Presence,
    Rematch,
    Welcome,
)
from conquian.server.game import HUMAN, OPEN, RESERVED, STAND_IN, VACANT, Due, Game, Told
from conquian.server.lines import Line
from conquian.server.mailbox import Mailbox
from conquian.server.people import (
    OPEN_NAME,
    bot_seat,
    check_bot,
    check_other,
    hash_of,
    named,
    new_token,
    seat_of,
)
from conquian.server.records import dated_json
from conquian.server.refusal import Refusal
from conquian.server.rows import SeatRow, Write
from conquian.server.settings import Settings
from conquian.server.shown import dumped, rules_shown
from conquian.server.steps import Next, Resumed, Step
from conquian.server.storage import Storage
from conquian.server.thinking import Thinkers, Thinking
from conquian.server.wire import Do

__all__ = ["Owner"]

Answer = TypeVar("Answer")

_RESTART: Final = 1012  # come back: the game is loaded anew


class Owner:
    """A game that is being played or watched."""

    def __init__(
        self,
        name: str,
        game: Game,
        seats: list[SeatRow],
        storage: Storage,
        settings: Settings,
        thinkers: Thinkers,
    ) -> None:
        self.name: Final = name
        self.game: Final = game
        self.rematch: Rematch | None = None
        """The game in which it goes on, and who asked for it."""
        self.touched = settings.steady()
        """When it was last of use."""
        self.broken = False
        self._seats = list(seats)
        self._storage = storage
        self._settings = settings
        self._began = settings.clock() - settings.steady()
        self._audience = Audience(len(self._seats), self._now)
        self._thinking = Thinking(thinkers)
        self._armed: asyncio.Task[None] | None = None
        self._armed_for = -1
        self._mailbox = Mailbox(f"game {name}", self._arm, self.stop)
        if game.clock is not None and game.version and not game.over:
            self._mailbox.put(lambda: self._step(Resumed()))
        else:
            self._arm()

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is to be done."""
        return not self._audience and self._armed is None and self._mailbox.empty

    def stop(self) -> None:
        """Leave the memory."""
        self.broken = True
        if self._armed is not None:
            self._armed.cancel()
        self._audience.close(_RESTART)
        self._mailbox.close()

    async def ask(self, work: Callable[[], Awaitable[Answer]]) -> Answer:
        """Have something done in turn: see `Mailbox.ask`."""
        self.touched = self._settings.steady()
        return await self._mailbox.ask(work)

    def _now(self) -> float:
        """The time. While a game is in memory nobody who sets the machine's clock changes it."""
        return self._began + self._settings.steady()

    # Steps

    async def take(self, step: Step) -> None:
        """A step of whoever runs the table. Raises ConquianError, nothing changed."""
        await self._step(step)

    async def _step(
        self,
        step: Step,
        seat: int | None = None,
        command_id: str | None = None,
        sitting: SeatRow | None = None,
    ) -> None:
        """Take a step: judge it, store it, tell it. Raises ConquianError, nothing changed."""
        game, at = self.game, self._now()
        finished, cut = len(game.referee.records), game.referee.dealer_cut
        told = game.take(step, at, command_id)
        write = Write()
        write.step(self.name, game.entry(step, at, command_id, seat), game.over)
        for record in game.referee.records[finished:]:
            number = finished + 1 if record.fair is None else record.fair.hand
            write.hand(self.name, number, dated_json(record, at), at)
        if cut is None and game.referee.dealer_cut is not None:
            write.hand(self.name, 0, cut_json(game.referee.dealer_cut), at)
        if sitting is not None:
            write.take(self.name, sitting)
        try:
            await self._storage.write(write)
        except ConquianError:
            self.stop()
            raise
        self._audience.send(lambda seat: dumped(self._events(told, seat)))

    def _arm(self) -> None:
        """See to it that what the server has to do is done, in its time."""
        game = self.game
        if self.broken or (self._armed is not None and self._armed_for == game.version):
            return
        if self._armed is not None:
            self._armed.cancel()
            self._armed = None
        due = game.due(self._now(), self._silent())
        if due is None:
            return
        self._armed_for = game.version
        self._armed = asyncio.create_task(self._ring(due, game.version))

    async def _ring(self, due: Due, version: int) -> None:
        """Have a step made in its time, unless the game has moved on by then."""
        settings, make = self._settings, due.make
        pace = settings.pace if self.game.bot_pace is None else self.game.bot_pace
        if due.bot is not None:
            # a bot thinks while its opponent expects it to
            loop = asyncio.get_running_loop()
            soonest = loop.time() + pace
            make = await self._thinking.choose(due.bot, due.make)
            await asyncio.sleep(max(0.0, soonest - loop.time()))
        elif due.at is not None:
            await asyncio.sleep(max(0.0, due.at - self._now()))

        async def do() -> None:
            if self.game.version != version:
                return
            self._armed = None
            if due.at is not None and not self._is_still(due.at):
                return
            await self._step(make())

        self._mailbox.put(do)

    def _is_still(self, at: float) -> bool:
        """Whether what was due at a time is: somebody may have come since."""
        due = self.game.due(self._now(), self._silent())
        return due is not None and due.at == at

    def _silent(self) -> dict[int, float]:
        """By seat of a person for whom a bot plays: until when nobody may agree for them."""
        return {
            row.seat: inf
            if self._audience.has(row.seat)
            else self._audience.since[row.seat] + self._settings.absence
            for row in self._seats
            if row.token_hash is not None and self._is_bot(row.seat)
        }

    def _is_bot(self, seat: int) -> bool:
        return self.game.kind(seat) not in (HUMAN, *VACANT)

    # Telling

    def _events(self, told: Told, seat: int | None) -> Events:
        return {
            "type": "events",
            "version": self.game.version,
            "events": told.shown(seat),
            "view": self.game.shown(seat, self._now()),
            "legal": self.game.legal(seat),
        }

    def _presence(self) -> None:
        frame: Presence = {"type": "presence", "seats": self._here()}
        text = dumped(frame)
        self._audience.send(lambda _: text)

    def _here(self) -> list[Here]:
        return [
            {
                "seat": seat,
                "here": self._is_here(seat),
                "since": self._audience.since[seat],
                "kind": self.game.kind(seat),
            }
            for seat in range(len(self._seats))
        ]

    def _is_here(self, seat: int) -> bool:
        return self._is_bot(seat) or self._audience.has(seat)

    # What lines do

    async def greet(self, line: Line, token: str | None, version: int | None) -> None:
        """Somebody says hello; whose seat is kept sits down.

        Raises Refusal ``token-foreign``, ``game-crowded``, ``place-crowded``.
        """
        seat = None if token is None else seat_of(token, self._seats)
        if seat is not None and self.game.kind(seat) == RESERVED:
            await self._sit(self._seats[seat])
        if seat is None:
            self._check_room(line)
        game = self.game
        self._audience.drop(line)
        came = self._audience.add(line, seat)
        since = game.hand_began if version is None or version > game.version else version
        since = max(since, game.told_from)
        welcome: Welcome = {
            "type": "welcome",
            "seat": seat,
            "version": game.version,
            "view": game.shown(seat, self._now()),
            "legal": game.legal(seat),
            "names": [each.name for each in game.referee.seats],
            "log": [event for told in game.history[since:] for event in told.shown(seat)],
        }
        line.send(dumped(welcome))
        if came:
            self._presence()
        else:
            frame: Presence = {"type": "presence", "seats": self._here()}
            line.send(dumped(frame))
        if self.rematch is not None:
            line.send(dumped(self.rematch))

    def _check_room(self, line: Line) -> None:
        """Raise Refusal ``game-crowded``, ``place-crowded`` when too many watch.

        Who is invited looks on first, so there is room for more while a seat is open.
        """
        settings = self._settings
        watching, here = self._audience.watching(line)
        most = settings.audience * (2 if self.game.seats_of(OPEN) else 1)
        if watching >= most:
            raise Refusal("game-crowded", most=most)
        if here >= settings.watchers:
            raise Refusal("place-crowded", most=settings.watchers)

    def knows(self, line: Line) -> bool:
        """Whether somebody has said hello on a line."""
        return line in self._audience

    async def leave(self, line: Line) -> None:
        """A line was cut."""
        if self._audience.drop(line):
            self._presence()

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
                await self._step(meant(seat, asked, game.referee.rules), seat, command_id)
            version = game.version
        done: Done = {"type": "done", "id": frame.id, "version": version}
        line.send(dumped(done))

    # Seats

    async def join(self, name: str, wanted: int | None, own: str | None) -> tuple[int, str]:
        """Take an open seat, or the one that is kept for a token: its number and token, one's own
        or a new one.

        Raises Refusal ``game-full``, ``seat-taken``, ``name-invisible`` or ``name-taken``,
        MatchError ``match-name`` or ``match-no-seat``.
        """
        name = named(name)
        token = own or new_token()
        had = [row.seat for row in self._seats if row.token_hash == hash_of(token)]
        if had:
            if self.game.kind(had[0]) == RESERVED:
                await self._sit(self._seats[had[0]])
            return had[0], token
        free = self.game.seats_of(OPEN)
        if wanted is not None:
            self._check_seat(wanted)
            if wanted not in free:
                raise Refusal("seat-taken", seat=wanted)
        elif not free:
            raise Refusal("game-full")
        seat = free[0] if wanted is None else wanted
        check_other(name, [each.name for each in self.game.referee.seats if each.kind != OPEN])
        await self._sit(SeatRow(seat, hash_of(token), name, HUMAN, 0))
        return seat, token

    async def _sit(self, row: SeatRow) -> None:
        """A seat becomes somebody's from now on, or nobody's."""
        row = replace(row, since=self._now())
        await self._step(Reseat(row.seat, row.name, row.kind), sitting=row)
        self._seats[row.seat] = row
        self._audience.touch(row.seat)
        self._presence()

    async def free(self, token: str, seat: int) -> None:
        """Open a seat that is kept for somebody, to whoever is invited.

        Raises Refusal ``token-foreign``, ``seat-taken``.
        """
        seat_of(token, self._seats)
        self._check_seat(seat)
        if self.game.kind(seat) == RESERVED:
            await self._sit(SeatRow(seat, None, OPEN_NAME, OPEN, 0))
        elif self.game.kind(seat) != OPEN:
            raise Refusal("seat-taken", seat=seat)

    async def replace(self, token: str, seat: int, kind: str) -> None:
        """Put a bot in an open or reserved seat, in an absent player's, or in one's own.

        Raises Refusal ``token-foreign``, ``seat-present`` for a player who is here or
        ``seat-patience`` for one who has not been away for long, ``seat-stand-in`` for a bot that
        would throw away somebody else's cards; ConquianError ``bot-unknown``.
        """
        mine = seat_of(token, self._seats)
        self._check_seat(seat)
        check_bot(kind)
        if self._is_bot(seat):
            return
        if mine != seat and self._seats[seat].token_hash is not None and kind != STAND_IN:
            raise Refusal("seat-stand-in")
        if self.game.kind(seat) == HUMAN and mine != seat:
            if self._audience.has(seat):
                raise Refusal("seat-present", seat=seat)
            settings, playing = self._settings, self.game.referee.stage is Stage.PLAY
            patience = settings.patience if playing else settings.patience_before
            wait = self._audience.since[seat] + patience - self._now()
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
        self._audience.touch(seat)
        self._presence()

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self._seats):
            raise MatchError("match-no-seat", seat=seat, players=len(self._seats))

    async def again(self, token: str) -> tuple[SeatRow, Setup, list[SeatRow]]:
        """What a rematch begins with: whose wish it is, the table, and whose its seats are.

        Whoever asks sits there; other people's seats are kept for them. Bots stay, also in the
        seats of people. Raises Refusal ``token-foreign``, ``rematch-early``.
        """
        mine, referee = self._seats[seat_of(token, self._seats)], self.game.referee
        if not self.game.over:
            raise Refusal("rematch-early")
        seats = [
            Seat(each.name, RESERVED) if each.kind == HUMAN else each for each in referee.seats
        ]
        seats[mine.seat] = Seat(mine.name)
        dealer, hands = referee.setup.dealer, referee.setup.hands
        if referee.records:
            dealer = (referee.records[-1].dealer + 1) % referee.rules.players
        return mine, Setup(referee.rules, tuple(seats), dealer, hands), list(self._seats)

    async def announce(self, rematch: Rematch) -> None:
        """There is a rematch: tell everybody."""
        if self.rematch is None:
            self.rematch = rematch
            self._audience.send(lambda _: dumped(rematch))

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
            "hands": referee.setup.hands,
            "version": self.game.version,
        }
