"""Databases: how each kind is opened, and that one server alone has it.

Two servers would deal different cards at one table. Nothing would be damaged, since a step that is
written twice is refused; but the players of one would find their game taken back. So a server keeps
a lock for as long as it runs, which the system takes from it when it dies: beside a file, a file
that is locked; in PostgreSQL an advisory lock, held by the very connection that writes, so that
whoever has lost it cannot write.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Final, Protocol

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from conquian.server.refusal import Refusal

__all__ = ["Writing", "claimed", "file_of", "opened", "shown"]

PATIENCE: Final = 5.0
"""Seconds that are waited for a server that is about to end."""
_KEY: Final = 0x436F6E717569616E  # "Conquian"
_TRY: Final = text("SELECT pg_try_advisory_lock(:key)")


def shown(url: str) -> str:
    """A URL to be shown: without its password."""
    try:
        return make_url(url).render_as_string(hide_password=True)[:200]
    except SQLAlchemyError:
        return ascii(url)[1:-1][:40]


def opened(url: str) -> Engine:
    """The engine of a database. Raises SQLAlchemy's errors, OSError, ImportError."""
    parsed = make_url(url)
    if parsed.drivername == "postgresql":  # SQLAlchemy would take an older driver
        parsed = parsed.set(drivername="postgresql+psycopg")
    if parsed.get_backend_name() != "sqlite":
        return create_engine(parsed, pool_pre_ping=True)
    file = _path_of(parsed)
    if file is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(parsed)
    event.listen(engine, "connect", _pragmas)
    return engine


def _path_of(url: URL) -> Path | None:
    """The file that an SQLite database is; None for one in memory."""
    name = url.database
    return Path(name) if name and name != ":memory:" and not name.startswith("file:") else None


def file_of(engine: Engine) -> tuple[int, int] | None:
    """Which file a database is, whatever its name is called now; None for one that is no file."""
    path = _path_of(engine.url) if engine.url.get_backend_name() == "sqlite" else None
    if path is None:
        return None
    try:
        status = path.stat()
    except OSError:
        return (0, 0)
    return status.st_dev, status.st_ino


def _pragmas(connection: Any, _: object) -> None:
    """SQLite: readers beside the writer, and nothing acknowledged that a power cut could take."""
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=10000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Writing(Protocol):
    """The right to write, of one server alone."""

    def begin(self) -> AbstractContextManager[Connection]:
        """A connection that writes, all or nothing."""
        ...

    def close(self) -> None:
        """Give the right away."""
        ...


def claimed(engine: Engine) -> Writing:
    """The right to write to a database; of other kinds than these two any server has it.

    Raises Refusal ``storage-busy`` if another server has it and keeps it.
    """
    claim: Callable[[Engine], Writing] = _CLAIMS.get(engine.url.get_backend_name(), _Any)
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return claim(engine)
        except Refusal:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


def _busy(engine: Engine) -> Refusal:
    return Refusal("storage-busy", database=engine.url.render_as_string()[:200])


class _Any:
    """A database of which nothing is known."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def begin(self) -> AbstractContextManager[Connection]:
        return self._engine.begin()

    def close(self) -> None:
        pass


class _File(_Any):
    """SQLite: a database that is a file, with a locked file beside it, or in memory."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self._lock: int | None = None
        file = _path_of(engine.url)
        if file is not None:
            self._lock = os.open(f"{file.resolve()}.lock", os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _lock(self._lock)
            except OSError:
                self.close()
                raise _busy(engine) from None

    def close(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def _lock(file: int) -> None:
    """Lock an open file until it is closed. Raises OSError if somebody else has it."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class _Postgres:
    """PostgreSQL, and the connection that has the lock. One thread at a time may use it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._held: Connection | None = None
        self._hold()

    def _hold(self) -> Connection:
        """The connection, made anew if it was lost."""
        held = self._held
        if held is not None and not held.closed and not held.invalidated:
            return held
        self.close()
        held = self._engine.connect()
        try:
            with held.begin():
                mine = held.execute(_TRY, {"key": _KEY}).scalar_one()
            if not mine:
                raise _busy(self._engine)
        except BaseException:
            held.close()
            raise
        self._held = held
        return held

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        held = self._hold()
        with held.begin():
            yield held

    def close(self) -> None:
        """The lock goes with the engine, whose connection this is."""
        if self._held is not None:
            self._held.close()
            self._held = None


_CLAIMS: Final[dict[str, Callable[[Engine], Writing]]] = {"postgresql": _Postgres, "sqlite": _File}
