"""Clocks: time for a turn and to spare, what follows when it is up, and standing still."""

import asyncio
import random

from conquian.server.clock import Clock, Pace
from tests.server.tables import Player, client, folder, opened, server, sitting, table_of


def test_time_is_counted_from_when_a_seat_was_asked() -> None:
    clock = Clock(Pace(10, 20), 2)
    clock.hand()
    clock.waiting((0, 1), 100.0)
    assert clock.left(104.0) == [26.0, 26.0]
    clock.acted(0, 115.0)
    clock.waiting((1,), 115.0)
    assert (clock.spare, clock.left(115.0)) == ([15.0, 20], [None, 15.0])
    clock.again(200.0)
    assert clock.left(200.0) == [None, 30.0]
    clock.out(1)
    assert (clock.spare[1], clock.late) == (0.0, {1})
    clock.acted(1, 231.0)
    assert clock.late == set()
    clock.hand()
    assert clock.spare == [20, 20]


async def _to_play(player: Player) -> None:
    chance = random.Random(5)
    while player.view["stage"] != "play" or player.seat not in player.view["waiting"]:
        command = player.choice(chance)
        if command:
            await player.do(command)
        else:
            await player.receive()


def test_the_house_plays_for_whoever_is_late() -> None:
    now = [1000.0]

    async def main(port: int) -> None:
        made = await opened(port, clock={"turn": 10, "spare": 5})
        async with sitting(port, made["game"], made["token"], 0) as ana:
            await _to_play(ana)
            assert ana.view["clock"] == {"turn": 10.0, "spare": [5.0, 5.0], "left": [15.0, None]}
            now[0] += 12
            await ana.do({"word": "stop", "agreed": False})
            assert ana.view["clock"]["left"] == [3.0, None]
            before = len([event for event in ana.events if event["kind"] == "played"])
            now[0] += 4
            await ana.do({"word": "stop", "agreed": False})
            while len([event for event in ana.events if event["kind"] == "played"]) == before:
                await ana.receive()
            late = [event for event in ana.events if event["kind"] == "late"]
            assert [event["seat"] for event in late] == [0]
            assert ana.view["clock"]["spare"] == [0.0, 5.0]
            await ana.play(random.Random(6))

    with server(clock=lambda: now[0], steady=lambda: now[0]) as port:
        asyncio.run(main(port))


def test_setting_the_machines_clock_changes_nobodys_time() -> None:
    now = [1_000_000.0]

    async def main(port: int) -> None:
        made = await opened(port, clock={"turn": 60, "spare": 30})
        async with sitting(port, made["game"], made["token"], 0) as ana:
            await _to_play(ana)
            for jump in (3600, -86_400, 86_400):
                now[0] += jump
                await ana.do({"word": "stop", "agreed": False})
                assert 80 < ana.view["clock"]["left"][0] <= 90
                assert ana.view["clock"]["spare"] == [30, 30]
            await ana.do({"word": "act", "action": ana.legal[0]})
            assert not [event for event in ana.events if event["kind"] == "late"]
            assert all(abs(event["at"] - 1_000_000) < 60 for event in ana.events)

    with server(clock=lambda: now[0]) as port:
        asyncio.run(main(port))


def test_setting_the_machines_clock_makes_nobody_absent() -> None:
    now = [1_000_000.0]

    async def main(port: int) -> None:
        seats = await table_of(port, "classic", 2)
        path = f"/api/games/{seats[0]['game']}/seats/1/bot"
        mine = {"authorization": f"Bearer {seats[0]['token']}"}
        async with client(port) as http:
            now[0] += 86_400
            answer = await http.post(path, json={}, headers=mine)
            assert answer.json()["error"]["key"] == "seat-patience"
            now[0] -= 2 * 86_400
            await asyncio.sleep(1.0)
            assert (await http.post(path, json={}, headers=mine)).status_code == 200

    with server(clock=lambda: now[0], patience_before=1.0) as port:
        asyncio.run(main(port))


def test_the_clock_stands_still_while_the_server_does() -> None:
    now = [1000.0]
    made = {}

    async def begin(port: int) -> None:
        made.update(await opened(port, clock={"turn": 10}))
        async with sitting(port, made["game"], made["token"], 0) as ana:
            await _to_play(ana)
            now[0] += 9
            made["version"] = ana.version

    async def go_on(port: int) -> None:
        async with sitting(port, made["game"], made["token"], made["version"]) as ana:
            assert ana.version == made["version"] + 1
            assert ana.view["clock"]["left"] == [10.0, None]
            await ana.play(random.Random(6))
            assert not [event for event in ana.events if event["kind"] == "late"]

    with folder() as where:
        for act in (begin, go_on):
            with server(where / "x.db", clock=lambda: now[0], steady=lambda: now[0]) as port:
                asyncio.run(act(port))
            now[0] += 5000


def test_most_tables_have_no_clock() -> None:
    async def main(port: int) -> None:
        made = await opened(port)
        async with sitting(port, made["game"], made["token"]) as ana:
            assert ana.view["clock"] is None

    with server() as port:
        asyncio.run(main(port))
