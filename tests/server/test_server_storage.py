"""The database: its tables are those of the schema, and a game comes out as it went in."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, text

from conquian.match import Commit, Contribute, Seat, Setup
from conquian.rules import preset
from conquian.server.databases import opened
from conquian.server.game import Game, setup_parts
from conquian.server.migrations import HEAD, migrate
from conquian.server.refusal import Refusal
from conquian.server.rows import SeatRow, Stored, Write
from conquian.server.schema import metadata
from conquian.server.steps import Step
from conquian.server.storage import Storage
from tests.server.databases import new_database

NAME = "abcdefghijkl"


def _entropy(size: int) -> bytes:
    return bytes(size)


def _game() -> Game:
    return Game(Setup(preset("classic"), (Seat("Ana"), Seat("Beto")), 0), None, _entropy)


def _row(setup: Setup) -> dict[str, Any]:
    parts = setup_parts(setup, None)
    return {"id": NAME, "created": 1.0, "setup": parts, "version": 0, "over": False, "touched": 1.0}


def test_migrations_lead_to_the_schema(database: str) -> None:
    Storage(database).close()
    engine = opened(database)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        found = connection.execute(text("select version_num from alembic_version")).scalar()
        assert found == HEAD
        if engine.name == "sqlite":
            assert connection.execute(text("pragma journal_mode")).scalar() == "wal"
    engine.dispose()
    Storage(database).close()  # nothing is left to do


def test_old_databases_are_brought_up_to_date(database: str) -> None:
    """A game of the first version tells when it was played last."""
    engine = opened(database)
    with engine.begin() as connection:
        migrate(connection, "0001")
        for name in ("a", "b"):
            row = {**_row(_game().referee.setup), "id": name * 12}
            connection.execute(
                text(
                    "insert into games (id, created, setup, version, over)"
                    " values (:id, :created, '{}', 0, false)"
                ),
                row,
            )
        for version in (1, 2):
            step = {"game": "a" * 12, "version": version, "at": 10.0 * version}
            connection.execute(
                text(
                    "insert into commands (game, version, at, body)"
                    " values (:game, :version, :at, '[]')"
                ),
                step,
            )
    engine.dispose()
    Storage(database).close()
    with _other(database) as connection:
        found = connection.execute(text("select id, touched from games order by id")).all()
        assert [tuple(row) for row in found] == [("a" * 12, 20.0), ("b" * 12, 1.0)]


def test_a_later_database_is_left_alone(database: str) -> None:
    Storage(database).close()
    with _other(database) as connection, connection.begin():
        connection.execute(text("update alembic_version set version_num = '9999'"))
    with pytest.raises(Refusal, match="storage-newer"):
        Storage(database)


def test_old_games_go_with_all_that_is_kept_of_them(database: str) -> None:
    storage = Storage(database)

    async def main() -> None:
        for number, name in enumerate("abcd"):
            game, write, commit = _game(), _created(name * 12), Commit(bytes(32))
            row = {"game": name * 12, "seat": 0, "token_hash": "0" * 64, "name": "Ana"}
            write.seats.append({**row, "kind": "human", "since": 1.0})
            await storage.write(write)
            write = Write()
            game.take(commit, 100.0 * number)
            write.step(name * 12, game.entry(commit, 100.0 * number, None, None), False)
            write.hand(name * 12, 1, "{}", 100.0 * number)
            await storage.write(write)
        old = await storage.untouched(250.0, ["b" * 12], 10)
        assert sorted(old) == ["a" * 12, "c" * 12]
        assert len(await storage.untouched(250.0, [], 2)) == 2
        write = Write()
        write.forget(old)
        await storage.write(write)
        for name in "ac":
            with pytest.raises(Refusal, match="game-unknown"):
                await storage.load(name * 12)
            with pytest.raises(Refusal, match="hand-unknown"):
                await storage.hand(f"{name * 12}-1")
        for name in "bd":
            assert len((await storage.load(name * 12)).entries) == 1
            assert await storage.hand(f"{name * 12}-1") == "{}"

    asyncio.run(main())
    with _other(database) as connection:
        for table in ("games", "seats", "commands", "hands"):
            assert connection.execute(text(f"select count(*) from {table}")).scalar() == 2
    storage.close()


def _steps(storage: Storage, game: Game, steps: list[Step]) -> None:
    async def main() -> None:
        write = Write()
        write.games.append(_row(game.referee.setup))
        write.seats.append(
            {
                "game": NAME,
                "seat": 0,
                "token_hash": "0" * 64,
                "name": "Ana",
                "kind": "human",
                "since": 1.0,
            }
        )
        for number, step in enumerate(steps):
            game.take(step, float(number), f"0:{number}")
            write.step(NAME, game.entry(step, float(number), f"0:{number}", 0), game.over)
        await storage.write(write)

    asyncio.run(main())


def test_a_game_comes_out_as_it_went_in(database: str) -> None:
    storage, game = Storage(database), _game()
    _steps(storage, game, [Commit(bytes(32)), Contribute(0, "ñandú"), Contribute(1, "")])
    stored = asyncio.run(storage.load(NAME))
    again = Game.replayed(stored, _entropy)
    assert again.referee.match == game.referee.match
    assert (again.history, again.taken) == (game.history, game.taken)
    assert stored.seats == [SeatRow(0, "0" * 64, "Ana", "human", 1.0)]
    storage.close()


def test_a_database_that_cannot_be_written_is_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    storage, game = Storage(f"sqlite:///{tmp_path / 'x.db'}"), _game()
    _steps(storage, game, [Commit(bytes(32))])
    with closing(sqlite3.connect(tmp_path / "x.db")) as connection:
        (pages,) = connection.execute("pragma page_count").fetchone()

    def full(connection: Any, *_: object) -> None:
        connection.execute(f"pragma max_page_count={pages}")

    event.listen(storage._engine, "checkout", full)

    async def main() -> None:
        write = Write()
        write.hand(NAME, 1, "x" * 100_000, 0.0)
        with pytest.raises(Refusal, match="storage-failed"):
            await storage.write(write)

    asyncio.run(main())
    storage.close()
    assert "is full" in caplog.text


def test_one_write_at_fault_does_not_take_others_with_it(database: str) -> None:
    storage = Storage(database)

    async def main() -> None:
        writes = []
        for name in ("a" * 12, "b" * 12, "a" * 12, "c" * 12):
            write = Write()
            write.games.append({**_row(_game().referee.setup), "id": name})
            writes.append(storage.write(write))
        found = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(each) for each in found] == [type(None), type(None), Refusal, type(None)]
        for name in ("a" * 12, "b" * 12, "c" * 12):
            assert (await storage.load(name)).entries == []
        with pytest.raises(Refusal, match="game-unknown"):
            await storage.load("d" * 12)

    asyncio.run(main())
    storage.close()


@pytest.mark.parametrize(
    "body", [["act", 0, "fly"], ["commit"], [], None, ["next"], ["next", "x"], ["cut", 0, 0]]
)
def test_a_damaged_game_is_refused(database: str, body: Any) -> None:
    storage, game = Storage(database), _game()
    _steps(storage, game, [Commit(bytes(32))])
    stored = asyncio.run(storage.load(NAME))
    (entry,) = stored.entries
    bad = type(entry)(2, 1.0, body)
    with pytest.raises(Refusal, match="game-damaged"):
        Game.replayed(Stored(stored.setup, [entry, bad], stored.seats), _entropy)
    with pytest.raises(Refusal, match="game-damaged"):
        Game.replayed(Stored({"rules": {}}, [entry], stored.seats), _entropy)
    storage.close()


def test_a_second_server_is_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Storage(database)
    monkeypatch.setattr("conquian.server.databases.PATIENCE", 0.2)
    with pytest.raises(Refusal, match="storage-busy") as caught:
        Storage(database)
    assert database.rpartition("/")[2].partition("?")[0] in str(caught.value.details["database"])
    first.close()
    Storage(database).close()


def test_a_second_server_waits_for_one_that_is_about_to_end(database: str) -> None:
    first = Storage(database)
    ending = threading.Timer(0.3, first.close)
    ending.start()
    Storage(database).close()
    ending.join()


def _created(name: str) -> Write:
    write = Write()
    write.games.append({**_row(_game().referee.setup), "id": name})
    return write


def test_a_broken_line_to_the_database_is_made_anew(cluster: Path) -> None:
    """What was not written says so; what comes after is."""
    storage = Storage(database := new_database(cluster))

    async def main() -> None:
        await storage.write(_created("a" * 12))
        with _other(database) as connection:
            asked = "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'"
            assert connection.execute(text(asked)).scalar_one()
        with pytest.raises(Refusal, match="storage-failed"):
            await storage.write(_created("b" * 12))
        await storage.write(_created("c" * 12))
        assert (await storage.load("c" * 12)).entries == []
        with pytest.raises(Refusal, match="game-unknown"):
            await storage.load("b" * 12)

    asyncio.run(main())
    storage.close()


def test_whoever_has_lost_the_lock_does_not_write(cluster: Path) -> None:
    storage = Storage(database := new_database(cluster))

    async def main() -> None:
        with _other(database) as connection:
            asked = "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'"
            connection.execute(text(asked))
        other = await asyncio.to_thread(Storage, database)
        for name in ("a", "b"):
            with pytest.raises(Refusal, match="storage-failed"):
                await storage.write(_created(name * 12))
        await other.write(_created("c" * 12))
        await asyncio.to_thread(other.close)
        await storage.write(_created("d" * 12))

    asyncio.run(main())
    storage.close()


@contextmanager
def _other(database: str) -> Iterator[Connection]:
    engine = opened(database)
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def test_steps_that_two_have_written_are_refused(database: str) -> None:
    """Whatever becomes of locks: a step has its place, and there is one."""
    storage = Storage(database)

    async def main() -> None:
        await storage.write(_created(NAME))
        game, write = _game(), Write()
        game.take(Commit(bytes(32)), 1.0)
        write.step(NAME, game.entry(Commit(bytes(32)), 1.0, None, None), False)
        await storage.write(write)
        with pytest.raises(Refusal, match="storage-failed"):
            await storage.write(write)

    asyncio.run(main())
    storage.close()
