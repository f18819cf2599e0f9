"""All games of a server: opened, loaded when asked for, unloaded when nobody looks."""

from __future__ import annotations

import asyncio
import base64
import re
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict
from hashlib import sha256
from math import inf
from typing import Final

from conquian import __version__
from conquian.match import Setup
from conquian.notation import parse_rules
from conquian.server.bounds import check_size
from conquian.server.clock import Pace
from conquian.server.forms import Health, Rematch
from conquian.server.game import Game, setup_parts
from conquian.server.limits import Buckets
from conquian.server.owner import Owner
from conquian.server.people import hash_of, new_token, seated
from conquian.server.refusal import Refusal
from conquian.server.rows import SeatRow, Write
from conquian.server.settings import Settings
from conquian.server.storage import Storage
from conquian.server.thinking import Thinkers
from conquian.server.wire import NewGame

__all__ = ["House", "rematch_of"]

_HOUR: Final = 3600.0
_SOME: Final = 50
_NAME: Final = re.compile(r"[\w-]{12}", re.ASCII)
_HAND: Final = re.compile(r"[\w-]{12}-(0|[1-9]\d{0,5})", re.ASCII)


class House:
    """The owners of the games in memory, and the way to the others."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.settings: Final = settings
        self.opening: Final = Buckets(settings.opening, time.monotonic)
        """How often somebody may open tables, and take seats."""
        self._storage = storage
        self._thinkers = Thinkers()
        self._owners: dict[str, Owner] = {}
        self._loading: dict[str, asyncio.Task[Owner]] = {}
        self._opening = asyncio.Lock()
        self._sweeper: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin; called on the loop that it will run on."""
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        """Stop everything; what was acknowledged is in the database already."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._sweeper
        for owner in self._owners.values():
            owner.stop()
        self._owners.clear()
        self._thinkers.close()
        await asyncio.to_thread(self._storage.close)

    async def new(self, asked: NewGame) -> tuple[str, int, str]:
        """Open a table: the game, the seat and the token of who opened it.

        Raises ConquianError for house rules, seats or names that are not possible.
        """
        settings, rules = self.settings, parse_rules(asked.rules)
        check_size(rules)
        setup = Setup(rules, seated(asked.name, asked.seats), asked.dealer, asked.hands)
        name = _name_of(settings.entropy(9))
        token, at = new_token(), settings.clock()
        rows = [
            SeatRow(seat, hash_of(token) if seat == 0 else None, each.name, each.kind, at)
            for seat, each in enumerate(setup.seats)
        ]
        clock = asked.clock
        pace = None if clock is None else Pace(clock.turn, clock.spare)
        await self._create(name, Game(setup, pace, settings.entropy, asked.pace), rows)
        return name, 0, token

    async def host(self, game: Game) -> Owner:
        """Open a table whose steps the caller makes, for all seats but the open ones."""
        name = _name_of(self.settings.entropy(9))
        at = self.settings.clock()
        rows = [
            SeatRow(seat, None, each.name, each.kind, at)
            for seat, each in enumerate(game.referee.seats)
        ]
        await self._create(name, game, rows)
        return self._owners[name]

    async def again(self, game: str, token: str) -> tuple[str, int]:
        """Sit down at the rematch of a session that is over: the game, and one's seat.

        There is one rematch alone: the first who asks opens it, and seats are kept for the others.
        Raises Refusal ``token-foreign``, ``rematch-early``, ``rematch-taken`` for one whose seat
        was given away.
        """
        old = await self.owner(game)
        mine, setup, rows = await old.ask(lambda: old.again(token))
        async with self._opening:
            rematch = await self._rematch(game, rows)
            if rematch is None:
                name = rematch_of(game, rows)
                rematch = {"type": "rematch", "game": name, "by": mine.seat}
                clock = old.game.clock
                pace = None if clock is None else clock.pace
                made = Game(setup, pace, self.settings.entropy, old.game.bot_pace)
                await self._create(name, made, rows, mine.seat)
        new = await self.owner(rematch["game"])
        try:
            await new.ask(lambda: new.join(mine.name, mine.seat, token))
        except Refusal as error:
            if error.key != "seat-taken":
                raise
            raise Refusal("rematch-taken") from error
        await old.ask(lambda: old.announce(rematch))
        return new.name, mine.seat

    async def _rematch(self, game: str, rows: list[SeatRow]) -> Rematch | None:
        """What was told of a rematch, if there is one."""
        name = rematch_of(game, rows)
        by = await self._storage.asked(name)
        return None if by is None else {"type": "rematch", "game": name, "by": by}

    async def _create(
        self, name: str, game: Game, rows: list[SeatRow], asked: int | None = None
    ) -> None:
        pace = None if game.clock is None else game.clock.pace
        write = Write()
        write.games.append(
            {
                "id": name,
                "created": self.settings.clock(),
                "setup": setup_parts(game.referee.setup, pace, game.bot_pace),
                "version": 0,
                "over": False,
                "asked": asked,
                "touched": self.settings.clock(),
            }
        )
        write.seats += [{"game": name, **asdict(row)} for row in rows]
        await self._storage.write(write)
        self._owners[name] = self._owner_of(name, game, rows)

    def _owner_of(self, name: str, game: Game, rows: list[SeatRow]) -> Owner:
        return Owner(name, game, rows, self._storage, self.settings, self._thinkers)

    async def owner(self, game: str) -> Owner:
        """The owner of a game.

        Raises Refusal ``game-unknown``, ``game-damaged``, ``table-large``.
        """
        owner = self._owners.get(game)
        if owner is not None and not owner.broken:
            owner.touched = self.settings.steady()
            return owner
        if not _NAME.fullmatch(game):
            raise Refusal("game-unknown")
        loading = self._loading.get(game)
        if loading is None:
            loading = self._loading[game] = asyncio.create_task(self._load(game))
            loading.add_done_callback(lambda _: self._loading.pop(game, None))
        return await asyncio.shield(loading)

    async def _load(self, game: str) -> Owner:
        stored = await self._storage.load(game)
        settings = self.settings
        # a long session takes a while, during which others play
        replayed = await asyncio.to_thread(Game.replayed, stored, settings.entropy)
        rematch = await self._rematch(game, stored.seats) if replayed.over else None
        owner = self._owner_of(game, replayed, stored.seats)
        owner.rematch = rematch
        self._owners[game] = owner
        return owner

    async def health(self) -> Health:
        """How the server is. Raises Refusal ``storage-failed`` when it cannot read its games."""
        await self._storage.asked("")
        return {"version": __version__, "tables": len(self._owners)}

    async def hand(self, name: str) -> str:
        """The record of a finished hand (0: of cutting for deal), as JSON.

        Raises Refusal ``hand-unknown``.
        """
        if not _HAND.fullmatch(name):
            raise Refusal("hand-unknown")
        return await self._storage.hand(name)

    async def _sweep(self) -> None:
        """Unload what nobody needs, and delete what nobody plays any more."""
        idle, keep = self.settings.idle, self.settings.keep
        deleted = -inf
        while True:
            await asyncio.sleep(max(0.05, min(idle / 4, 30)))
            now = self.settings.steady()
            for name, owner in list(self._owners.items()):
                if owner.broken or (owner.idle and now - owner.touched > idle):
                    del self._owners[name]
                    owner.stop()
            if keep is not None and now - deleted > min(keep, _HOUR):
                deleted = now
                with suppress(Refusal):  # the log has it; another time will do
                    await self._forget(self.settings.clock() - keep)

    async def _forget(self, since: float) -> None:
        """Delete the games at which nobody has played since a time, some at once."""
        while True:
            loaded = [*self._owners, *self._loading]
            write, names = Write(), await self._storage.untouched(since, loaded, _SOME)
            if not names:
                return
            write.forget(names)
            await self._storage.write(write)


def rematch_of(game: str, rows: Sequence[SeatRow]) -> str:
    """The name of the game in which another goes on: there is one, whoever asks first.

    What is kept of the players' tokens is known to nobody else, so nobody can tell the name before
    there is a rematch.
    """
    secret = "".join([row.token_hash or "-" for row in rows])
    digest = sha256(f"conquian rematch {game} {secret}".encode("ascii")).digest()
    return _name_of(digest[:9])


def _name_of(nine: bytes) -> str:
    """A game's name: nine bytes as twelve letters, digits, - and _."""
    return base64.urlsafe_b64encode(nine).decode("ascii")
