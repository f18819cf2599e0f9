"""Nothing is lost: reload, second tab, dropped network, absent players, a killed server."""

import asyncio
import json
import random
import secrets
import signal
import subprocess
import uuid
from collections.abc import Sequence

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from conquian.server import databases
from conquian.server.game import Game
from conquian.server.schema import commands
from conquian.server.storage import Storage
from tests.server.tables import (
    Json,
    Player,
    client,
    free_port,
    opened,
    process_of,
    server,
    sitting,
    table_of,
)


async def _some(player: Player, chance: random.Random, steps: int) -> None:
    """Do up to so many things."""
    while steps and player.view["stage"] != "over":
        command = player.choice(chance)
        if command is None:
            await player.receive()
        else:
            await player.do(command)
            steps -= 1


async def _all_events(port: int, made: Json) -> tuple[int, list[Json], Json]:
    """All that a player was told in a game of one hand, as the server has it now."""
    async with sitting(port, made["game"], made["token"], 0) as again:
        return again.version, again.events, again.view


def _all_kept(database: str, made: Json) -> list[Json]:
    """All that a player was ever told, as the database has it."""
    storage = Storage(database)
    game = Game.replayed(asyncio.run(storage.load(made["game"])), secrets.token_bytes)
    storage.close()
    events = [event for told in game.history for event in told.shown(made["seat"])]
    found: list[Json] = json.loads(json.dumps(events))
    return found


def test_reconnecting_brings_exactly_what_was_missed(database: str) -> None:
    async def main(port: int) -> None:
        chance = random.Random(11)
        seats = await table_of(port, "classic", 2)
        game = seats[0]["game"]
        async with sitting(port, game, seats[1]["token"], 0) as beto:
            heard: list[Json] = []
            version = 0
            while beto.view["stage"] != "over":
                async with sitting(port, game, seats[0]["token"], version) as ana:
                    heard += ana.events
                    ana.events.clear()
                    command = ana.choice(chance)
                    if command:
                        await ana.do(command)
                        heard += ana.events
                    version = ana.version
                # while Ana is away, Beto plays
                while beto.version < version:
                    await beto.receive()
                command = beto.choice(chance)
                if command:
                    await beto.do(command)
                elif version == beto.version and not command and beto.view["stage"] == "ready":
                    await beto.receive()
            async with sitting(port, game, seats[0]["token"], version) as ana:
                heard += ana.events
        assert (await _all_events(port, seats[0]))[1] == heard
        ours = [event for event in beto.events if event["kind"] != "hand"]
        assert ours == [event for event in heard if event["kind"] != "hand"]

    with server(database) as port:
        asyncio.run(main(port))


def test_old_hands_are_not_told_again(database: str) -> None:
    """A welcome has the hand in play and the end of the one before, however long one was away."""

    async def main(port: int) -> None:
        made = await opened(port, hands=5)
        chance = random.Random(17)
        async with sitting(port, made["game"], made["token"]) as ana:
            while ana.view["hand"] < 4 or ana.view["stage"] != "play":
                command = ana.choice(chance)
                if command is None:
                    await ana.receive()
                else:
                    await ana.do(command)
            heard = ana.events
        for known, hands in ((0, [3, 4]), (None, [4])):
            async with sitting(port, made["game"], made["token"], known) as again:
                told = again.events
                assert told == heard[heard.index(told[0]) :]
                assert [each["hand"] for each in told if each["kind"] == "committed"] == [4]
                settled = [each["hand"] for each in told if each["kind"] == "settled"]
                assert [*settled, 4] == hands

    with server(database) as port:
        asyncio.run(main(port))


def test_a_second_tab_sees_the_same(database: str) -> None:
    async def main(port: int) -> None:
        made = await opened(port)
        async with (
            sitting(port, made["game"], made["token"]) as one,
            sitting(port, made["game"], made["token"]) as two,
        ):
            chance = random.Random(12)
            while one.view["stage"] != "over":
                player = chance.choice((one, two))
                command = player.choice(chance)
                if command is None:
                    await player.receive()
                    continue
                await player.do(command)
                for each in (one, two):
                    while each.version < player.version:
                        await each.receive()
            while two.version < one.version:
                await two.receive()
            assert one.view == two.view
            last = {frame["version"]: frame for frame in one.frames if frame["type"] == "events"}
            same = {frame["version"]: frame for frame in two.frames if frame["type"] == "events"}
            shared = last.keys() & same.keys()
            assert len(shared) > 10
            assert all(last[version] == same[version] for version in shared)

    with server(database) as port:
        asyncio.run(main(port))


def test_an_absent_player_is_replaced_and_comes_back(database: str) -> None:
    async def main(port: int) -> None:
        seats = await table_of(port, "classic", 2)
        game = seats[0]["game"]
        mine = {"authorization": f"Bearer {seats[0]['token']}"}
        theirs = {"authorization": f"Bearer {seats[1]['token']}"}
        path = f"/api/games/{game}/seats/1"
        chance = random.Random(13)
        async with client(port) as http, sitting(port, game, seats[0]["token"]) as ana:
            async with sitting(port, game, seats[1]["token"]) as beto:
                while not ana.here[1:] or not ana.here[1]["here"]:
                    await ana.until("presence")
                # both are asked for their share in the shuffle; Beto goes
                while beto.view["stage"] != "contribute":
                    await beto.receive()
            gone = await ana.until("presence")
            assert not gone["seats"][1]["here"]
            assert gone["seats"][1]["since"] > 0
            answer = await http.post(path + "/bot", json={"bot": "random"}, headers=mine)
            assert answer.json()["error"]["key"] == "seat-stand-in", "it would lose for him"
            answer = await http.post(path + "/bot", json={}, headers=mine)
            assert answer.json()["seats"][1]["kind"] == "casual"
            while ana.view["stage"] != "play" or 0 not in ana.view["waiting"]:
                command = ana.choice(chance)
                if command:
                    await ana.do(command)
                else:
                    await ana.receive()
            async with sitting(port, game, seats[1]["token"]) as beto:
                assert beto.view["table"]["hand"], "his own cards, as the bot plays them"
                refused = await beto.do({"word": "stop", "agreed": True})
                assert refused["error"]["key"] == "seat-bot"
                answer = await http.post(path + "/back", json={}, headers=theirs)
                assert answer.json()["seats"][1] == {
                    "seat": 1,
                    "name": "Beto",
                    "kind": "human",
                    "open": False,
                    "here": True,
                }
                await asyncio.gather(ana.play(chance), beto.play(chance))
            assert [event["kind"] for event in ana.events].count("reseated") == 2, (
                "to the bot, and back"
            )

    with server(database) as port:
        asyncio.run(main(port))


async def _dealt(players: Sequence[Player]) -> None:
    """Go on until all have their cards."""
    chance = random.Random(18)
    while waiting := [player for player in players if player.view["stage"] != "play"]:
        for player in waiting:
            command = player.choice(chance)
            if command is None:
                await player.receive()
            else:
                await player.do(command)


async def _absent(port: int, seconds: float) -> None:
    """Beto goes in the middle of a hand, a bot plays for him, and Ana wishes to stop."""
    seats = await table_of(port, "classic", 2, hands=1)
    game = seats[0]["game"]
    mine = {"authorization": f"Bearer {seats[0]['token']}"}
    theirs = {"authorization": f"Bearer {seats[1]['token']}"}
    path = f"/api/games/{game}/seats/1"
    async with client(port) as http, sitting(port, game, seats[0]["token"]) as ana:
        async with sitting(port, game, seats[1]["token"]) as beto:
            await _dealt((ana, beto))
        answer = await http.post(path + "/bot", json={}, headers=mine)
        while answer.status_code == 409:
            assert answer.json()["error"]["key"] in ("seat-present", "seat-patience")
            await asyncio.sleep(0.05)
            answer = await http.post(path + "/bot", json={}, headers=mine)
        assert (await ana.do({"word": "stop", "agreed": True}))["type"] == "done"
        if seconds:
            await asyncio.sleep(0.3)
            state = (await http.get(f"/api/games/{game}")).json()
            assert state["stage"] == "play", "nobody has asked him"
            async with sitting(port, game, seats[1]["token"]) as beto:
                await asyncio.sleep(seconds)
                state = (await http.get(f"/api/games/{game}")).json()
                assert state["stage"] == "play", "he is here, and can be asked"
                assert (await http.post(path + "/back", json={}, headers=theirs)).is_success
                await beto.do({"word": "stop", "agreed": True})
        while ana.view["stage"] != "over":
            await ana.receive()
        assert ana.view["result"]["reason"] == "stopped"


@pytest.mark.parametrize("seconds", [0.0, 1.5])
def test_a_bot_does_not_give_up_for_an_absent_player(seconds: float) -> None:
    with server(absence=seconds) as port:
        asyncio.run(_absent(port, seconds))


def test_more_patience_during_a_hand() -> None:
    async def main(port: int) -> None:
        seats = await table_of(port, "classic", 2)
        path = f"/api/games/{seats[0]['game']}/seats/1/bot"
        mine = {"authorization": f"Bearer {seats[0]['token']}"}
        async with client(port) as http:
            async with (
                sitting(port, seats[0]["game"], seats[0]["token"], 0) as ana,
                sitting(port, seats[0]["game"], seats[1]["token"], 0) as beto,
            ):
                await _dealt((ana, beto))
            answer = await http.post(path, json={}, headers=mine)
            error = answer.json()["error"]
            assert (error["key"], error["args"]["seconds"] > 90) == ("seat-patience", True)

    with server(patience=100.0) as port:
        asyncio.run(main(port))


def test_an_idle_game_leaves_the_memory_and_comes_back(database: str) -> None:
    async def main(port: int) -> None:
        made = await opened(port)
        async with sitting(port, made["game"], made["token"]) as ana:
            await _some(ana, random.Random(14), 4)
            before = (ana.version, ana.view)
        await asyncio.sleep(0.4)
        version, _, view = await _all_events(port, made)
        assert version >= before[0]
        async with sitting(port, made["game"], made["token"]) as ana:
            await ana.play(random.Random(15))
        assert view["seat"] == 0

    with server(database, idle=0.1) as port:
        asyncio.run(main(port))


def test_a_game_that_nobody_plays_is_deleted_when_the_host_says_so(database: str) -> None:
    async def main(port: int) -> None:
        made, kept = await opened(port), await opened(port)
        async with (
            client(port) as http,
            sitting(port, made["game"], made["token"]) as ana,
            sitting(port, kept["game"], kept["token"]),
        ):
            await ana.play(random.Random(1))
            hand = f"/api/hands/{made['game']}-1"
            assert (await http.get(hand)).status_code == 200
            await ana.socket.close()
            now[0] += 2000.0
            while (await http.get(hand)).status_code == 200:
                await asyncio.sleep(0.1)
            assert (await http.get(f"/api/games/{made['game']}")).status_code == 404
            assert (await http.get(f"/api/games/{kept['game']}")).status_code == 200

    now = [1000.0]
    times = {"clock": lambda: now[0], "steady": lambda: now[0]}
    with server(database, keep=1000.0, idle=0.1, **times) as port:
        asyncio.run(main(port))


async def _until_killed(
    port: int,
    made: Json,
    heard: list[Json],
    pending: list[Json],
    version: int,
    kill: float,
    process: subprocess.Popen[bytes],
    chance: random.Random,
) -> tuple[int, bool]:
    """Play until the server is killed: the last version known, and whether the game is over."""

    async def killer() -> None:
        await asyncio.sleep(kill)
        process.send_signal(signal.SIGKILL)

    async with sitting(port, made["game"], made["token"], version) as player:
        task = asyncio.create_task(killer())
        try:
            while True:
                heard += player.events
                player.events.clear()
                version = player.version
                if player.view["stage"] == "over":
                    task.cancel()
                    return version, True
                if pending:
                    # what was not answered is said again, with the same id
                    frame = pending[0]
                    answer = await player.do(frame["command"], frame["version"], frame["id"])
                    key = answer["error"]["key"] if answer["type"] == "error" else None
                    assert key in (None, "stale-version"), answer
                    pending.clear()
                    continue
                command = player.choice(chance)
                if command is None:
                    await player.receive()
                    continue
                frame = {"id": str(uuid.uuid4()), "version": version, "command": command}
                pending.append(frame)
                answer = await player.do(command, version, frame["id"])
                assert answer["type"] == "done", answer
                pending.clear()
        except ConnectionClosed:
            heard += player.events
            return player.version, False
        finally:
            await asyncio.wait((task,))


def _killed(database: str, kills: int, seed: int, hands: int) -> None:
    """A session during which the server is killed at random moments."""
    chance = random.Random(seed)
    port = free_port()
    heard: list[Json] = []
    pending: list[Json] = []
    made: Json = {}
    version, over = 0, False
    for _ in range(kills):
        with process_of(port, database) as process:
            if not made:
                made = asyncio.run(opened(port, seats=["human", "casual"], hands=hands))
            version, over = asyncio.run(
                _until_killed(
                    port,
                    made,
                    heard,
                    pending,
                    version,
                    chance.random() * 0.25,
                    process,
                    chance,
                )
            )
        if over:
            break
    with process_of(port, database):
        assert asyncio.run(_all_events(port, made))[0] >= version
    events = _all_kept(database, made)
    assert events[: len(heard)] == heard, "nothing repeated, skipped or changed"
    engine = databases.opened(database)
    with engine.connect() as connection:
        asked = select(commands.c.version, commands.c.command_id).order_by(commands.c.version)
        versions, names = zip(*connection.execute(asked), strict=True)
    engine.dispose()
    assert versions == tuple(range(1, len(versions) + 1))
    once = [name for name in names if name is not None]
    assert len(once) == len(set(once))


def test_kill_minus_9(database: str) -> None:
    _killed(database, 3, 1, 5)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2, 6))
def test_kill_minus_9_many_times(database: str, seed: int) -> None:
    _killed(database, 25, seed, 20)


def test_a_network_that_breaks_at_any_moment(database: str) -> None:
    """Each command may be lost on its way, or its answer; it is said again, and done once."""

    async def main(port: int) -> tuple[Json, list[Json]]:
        chance = random.Random(21)
        made = await opened(port, seats=["human", "casual"], hands=2)
        heard: list[Json] = []
        pending: Json | None = None
        version, breaks = 0, 0
        while True:
            async with sitting(port, made["game"], made["token"], version) as ana:
                while ana.view["stage"] != "over":
                    command = ana.choice(chance)
                    if pending is None and command is None:
                        await ana.receive()
                        continue
                    if pending is None:
                        name = str(uuid.uuid4())
                        pending = {"id": name, "version": ana.version, "command": command}
                    if chance.random() < 0.4:
                        await ana.send({"type": "do", **pending})
                        await asyncio.sleep(chance.choice((0, 0, 0.001, 0.005)))
                        ana.socket.transport.abort()
                        breaks += 1
                        break
                    answer = await ana.do(pending["command"], pending["version"], pending["id"])
                    assert answer["type"] == "done" or answer["error"]["key"] == "stale-version"
                    pending = None
                heard += ana.events
                version = ana.version
                if ana.view["stage"] == "over":
                    break
        assert breaks > 10
        return made, heard

    with server(database) as port:
        made, heard = asyncio.run(main(port))
    assert _all_kept(database, made) == heard
