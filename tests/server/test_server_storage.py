"""The database: its tables are those of the schema, and a game comes out as it went in."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text

from conquian.match import Commit, Contribute, Seat, Setup
from conquian.rules import preset
from conquian.server.game import Game, setup_parts
from conquian.server.migrations import HEAD
from conquian.server.refusal import Refusal
from conquian.server.rows import SeatRow, Stored, Write
from conquian.server.schema import metadata
from conquian.server.steps import Step
from conquian.server.storage import Storage

NAME = "abcdefghijkl"


def _entropy(size: int) -> bytes:
    return bytes(size)


def _game() -> Game:
    return Game(Setup(preset("classic"), (Seat("Ana"), Seat("Beto")), 0), None, _entropy)


def _row(setup: Setup) -> dict[str, Any]:
    parts = setup_parts(setup, None)
    return {"id": NAME, "created": 1.0, "setup": parts, "version": 0, "over": False}


def test_migrations_lead_to_the_schema(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.db'}"
    Storage(url).close()
    engine = create_engine(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        found = connection.execute(text("select version_num from alembic_version")).scalar()
        assert found == HEAD
        assert connection.execute(text("pragma journal_mode")).scalar() == "wal"
    engine.dispose()
    Storage(url).close()  # nothing is left to do


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


def test_a_game_comes_out_as_it_went_in(tmp_path: Path) -> None:
    storage, game = Storage(f"sqlite:///{tmp_path / 'x.db'}"), _game()
    _steps(storage, game, [Commit(bytes(32)), Contribute(0, "ñandú"), Contribute(1, "")])
    stored = asyncio.run(storage.load(NAME))
    again = Game.replayed(stored, _entropy)
    assert again.referee.match == game.referee.match
    assert (again.history, again.taken) == (game.history, game.taken)
    assert stored.seats == [SeatRow(0, "0" * 64, "Ana", "human", 1.0)]
    storage.close()


def test_one_write_at_fault_does_not_take_others_with_it(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'x.db'}")

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
def test_a_damaged_game_is_refused(tmp_path: Path, body: Any) -> None:
    storage, game = Storage(f"sqlite:///{tmp_path / 'x.db'}"), _game()
    _steps(storage, game, [Commit(bytes(32))])
    stored = asyncio.run(storage.load(NAME))
    (entry,) = stored.entries
    bad = type(entry)(2, 1.0, body)
    with pytest.raises(Refusal, match="game-damaged"):
        Game.replayed(Stored(stored.setup, [entry, bad], stored.seats), _entropy)
    with pytest.raises(Refusal, match="game-damaged"):
        Game.replayed(Stored({"rules": {}}, [entry], stored.seats), _entropy)
    storage.close()
