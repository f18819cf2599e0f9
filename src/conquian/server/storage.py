"""Games on disk, or in any database that SQLAlchemy knows.

All writing is done by one thread, which takes all that waits into one transaction: under load a
hundred players share one sync of the disk. What `write` was awaited for is there after a power cut.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Collection, Sequence
from contextlib import ExitStack
from typing import Final

from sqlalchemy import (
    Connection,
    bindparam,
    delete,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from conquian.server.databases import claimed, file_of, opened, shown
from conquian.server.migrations import migrate
from conquian.server.refusal import Refusal
from conquian.server.rows import Entry, SeatRow, Stored, Write
from conquian.server.schema import commands, games, hands, seats

__all__ = ["Storage"]

_LOG: Final = logging.getLogger(__name__)
_MOST_AT_ONCE: Final = 500

_MOVE_ON: Final = (
    update(games)
    .where(games.c.id == bindparam("b_id"))
    .values(
        version=bindparam("b_version"),
        over=bindparam("b_over"),
        touched=bindparam("b_touched"),
    )
)
_TAKE_SEAT: Final = (
    update(seats)
    .where(seats.c.game == bindparam("b_game"), seats.c.seat == bindparam("b_seat"))
    .values(
        token_hash=bindparam("b_token"),
        name=bindparam("b_name"),
        kind=bindparam("b_kind"),
        since=bindparam("b_since"),
    )
)
_FORGET: Final = tuple(
    [
        delete(table).where(column == bindparam("b_game"))
        for table, column in (
            (hands, hands.c.game),
            (seats, seats.c.game),
            (commands, commands.c.game),
            (games, games.c.id),
        )
    ]
)


class Storage:
    """A database of games.

    Raises Refusal ``storage-address`` for what is no database's address, ``storage-driver`` for one
    whose driver is not installed, ``storage-unusable`` for one that cannot be opened,
    ``storage-busy`` for that of another server, ``storage-newer`` for that of a later version, and
    ``storage-failed`` when it cannot be read or written.

    When the file of an open database is removed, or another takes its place, all that is written
    would be gone with the process: nothing more is then written, and `lost` says so.
    """

    def __init__(self, url: str) -> None:
        try:
            with ExitStack() as undo:
                self._engine = opened(url)
                undo.callback(self._engine.dispose)
                self._writing = claimed(self._engine)
                undo.callback(self._writing.close)
                with self._writing.begin() as connection:
                    migrate(connection)
                undo.pop_all()
        except ArgumentError as error:
            raise Refusal("storage-address", database=shown(url)) from error
        except ImportError as error:
            raise _without_driver(url, error) from error
        except (SQLAlchemyError, OSError) as error:
            raise Refusal("storage-unusable", database=shown(url)) from error
        self.lost: Refusal | None = None
        """Why nothing is written any more."""
        self._told = shown(url)
        self._file = file_of(self._engine)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="conquian-writer", daemon=True)
        self._writer.start()

    async def write(self, write: Write) -> None:
        """Write; return when it is safe on disk."""
        job = _Job(write, asyncio.get_running_loop())
        self._jobs.put(job)
        await job.done

    async def load(self, game: str) -> Stored:
        """A game. Raises Refusal ``game-unknown``."""
        return await asyncio.to_thread(self._load, game)

    async def asked(self, game: str) -> int | None:
        """Who asked for a game, a rematch: a seat; None if there is no such game."""
        return await asyncio.to_thread(self._asked, game)

    async def untouched(self, since: float, loaded: Collection[str], most: int) -> list[str]:
        """Games that nobody has played at since a time, up to so many, and none that is loaded."""
        return await asyncio.to_thread(self._untouched, since, loaded, most)

    async def hand(self, name: str) -> str:
        """A finished hand's record, as JSON. Raises Refusal ``hand-unknown``."""
        return await asyncio.to_thread(self._hand, name)

    def close(self) -> None:
        """Write what waits, and stop."""
        self._jobs.put(None)
        self._writer.join()
        self._writing.close()
        self._engine.dispose()

    # In threads

    def _load(self, game: str) -> Stored:
        try:
            with self._engine.connect() as connection:
                setup = connection.execute(
                    select(games.c.setup).where(games.c.id == game)
                ).scalar_one_or_none()
                if setup is None:
                    raise Refusal("game-unknown")
                columns = (
                    commands.c.version,
                    commands.c.at,
                    commands.c.body,
                    commands.c.command_id,
                    commands.c.seat,
                )
                found = connection.execute(
                    select(*columns).where(commands.c.game == game).order_by(commands.c.version)
                )
                entries = [Entry(*row) for row in found]
                sitting = connection.execute(
                    select(
                        seats.c.seat,
                        seats.c.token_hash,
                        seats.c.name,
                        seats.c.kind,
                        seats.c.since,
                    )
                    .where(seats.c.game == game)
                    .order_by(seats.c.seat)
                )
                return Stored(setup, entries, [SeatRow(*row) for row in sitting])
        except SQLAlchemyError as error:
            raise Refusal("storage-failed") from error

    def _asked(self, game: str) -> int | None:
        try:
            with self._engine.connect() as connection:
                found = connection.execute(select(games.c.asked).where(games.c.id == game))
                return found.scalar_one_or_none()
        except SQLAlchemyError as error:
            raise Refusal("storage-failed") from error

    def _untouched(self, since: float, loaded: Collection[str], most: int) -> list[str]:
        wanted = select(games.c.id).where(games.c.touched < since, games.c.id.not_in(loaded))
        try:
            with self._engine.connect() as connection:
                return [*connection.execute(wanted.limit(most)).scalars()]
        except SQLAlchemyError as error:
            raise Refusal("storage-failed") from error

    def _hand(self, name: str) -> str:
        try:
            with self._engine.connect() as connection:
                record = connection.execute(
                    select(hands.c.record).where(hands.c.id == name)
                ).scalar_one_or_none()
        except SQLAlchemyError as error:
            raise Refusal("storage-failed") from error
        if record is None:
            raise Refusal("hand-unknown")
        return str(record)

    def _write_all(self) -> None:
        """The writer's thread."""
        while True:
            first = self._jobs.get()
            if first is None:
                return
            batch, last = [first], False
            while len(batch) < _MOST_AT_ONCE:
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    last = True
                    break
                batch.append(job)
            self._commit(batch)
            if last:
                return

    def _commit(self, batch: list[_Job]) -> None:
        if self._is_lost():
            for job in batch:
                job.fail(self.lost)
            return
        try:
            with self._writing.begin() as connection:
                _execute(connection, [job.write for job in batch])
        except (SQLAlchemyError, Refusal) as error:
            if len(batch) > 1:  # one is at fault: each by itself
                for job in batch:
                    self._commit([job])
                return
            _LOG.error("%s cannot be written: %s", self._told, error.__cause__ or error)
            batch[0].fail(error)
            return
        lost = self._is_lost()
        for job in batch:
            if lost:
                job.fail(self.lost)
            else:
                job.succeed()

    def _is_lost(self) -> bool:
        if self.lost is None and file_of(self._engine) != self._file:
            self.lost = Refusal("storage-lost", database=self._told)
            _LOG.error("%s was removed or replaced: nothing more is written", self._told)
        return self.lost is not None


class _Job:
    """A write on its way through the writer's thread."""

    def __init__(self, write: Write, loop: asyncio.AbstractEventLoop) -> None:
        self.write: Final = write
        self.done: Final[asyncio.Future[None]] = loop.create_future()
        self._loop = loop

    def succeed(self) -> None:
        """It is on disk."""
        self._tell(None)

    def fail(self, error: Exception | None) -> None:
        """It is not."""
        refusal = Refusal("storage-failed")
        refusal.__cause__ = error
        self._tell(refusal)

    def _tell(self, refusal: Refusal | None) -> None:
        def tell() -> None:
            if self.done.done():
                return
            if refusal is None:
                self.done.set_result(None)
            else:
                self.done.set_exception(refusal)

        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(tell)


def _execute(connection: Connection, writes: Sequence[Write]) -> None:
    for statement, name in (
        (insert(games), "games"),
        (insert(seats), "seats"),
        (insert(commands), "commands"),
        (insert(hands), "hands"),
        (_MOVE_ON, "moves"),
        (_TAKE_SEAT, "taken"),
        *[(statement, "gone") for statement in _FORGET],
    ):
        rows = [row for write in writes for row in getattr(write, name)]
        if rows:
            connection.execute(statement, rows)


def _without_driver(url: str, error: ImportError) -> Refusal:
    """A database that Python cannot speak to yet."""
    details = {"database": shown(url), "module": error.name or "?"}
    if make_url(url).get_backend_name() == "postgresql":
        return Refusal("storage-postgres", **details)
    return Refusal("storage-driver", **details)
