"""A bot that thinks for long holds up nobody but its own table, and what it comes to too late is
not played.
"""

import asyncio
import contextlib
import random
import threading
import time
from collections.abc import Iterator
from functools import partial

import pytest
from websockets.exceptions import ConnectionClosed

from conquian.bots import Bot, make_bot
from conquian.rules import Action, View
from conquian.server.thinking import Thinkers, Thinking
from tests.server.tables import Player, client, opened, server, sitting


class Slow:
    """A bot that thinks until it is allowed to come to an end."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.asked = 0
        self.at_once = 0
        self.most_at_once = 0
        self.wrong = False
        self.may = threading.Semaphore(0)

    def choose(self, view: View) -> Action:
        self.asked += 1
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        assert self.may.acquire(timeout=60)
        self.at_once -= 1
        if self.wrong:
            raise ValueError("lost my mind")
        return self.bot.choose(view)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Slow]]:
    """Every ``casual`` bot of the server, each of which is slow."""
    made: list[Slow] = []

    def make(name: str, seed: int) -> Bot:
        bot = make_bot(name, seed)
        if name != "casual":
            return bot
        made.append(Slow(bot))
        return made[-1]

    monkeypatch.setattr("conquian.server.game.make_bot", make)
    yield made
    for bot in made:
        bot.may.release(1000)


async def _until_it_thinks(player: Player, slow: list[Slow], times: int = 1) -> None:
    """Play until a bot has been asked for the so-manieth time."""
    chance = random.Random(7)
    while not slow or slow[-1].asked < times:
        command = player.choice(chance)
        if command:
            await player.do(command)
        elif player.view["stage"] == "play":
            await asyncio.sleep(0.005)
        else:
            await player.receive()


def test_other_tables_go_on(slow: list[Slow]) -> None:
    async def main(port: int) -> None:
        held = await opened(port, seats=["human", "casual"])
        free = await opened(port, seats=["human", "random"])
        async with (
            sitting(port, held["game"], held["token"]) as ana,
            sitting(port, free["game"], free["token"]) as beto,
        ):
            await _until_it_thinks(ana, slow)
            before = ana.version
            await beto.play(random.Random(1))
            assert beto.view["ledger"]["hands"] == 1
            # at its own table other things are done meanwhile
            await ana.do({"word": "stop", "agreed": True})
            slow[0].may.release(1000)
            while ana.view["stage"] != "over":
                await ana.receive()
            assert ana.version > before

    with server(pace=0.0) as port:
        asyncio.run(main(port))


def test_what_it_thought_for_somebody_who_came_back_is_not_played(slow: list[Slow]) -> None:
    async def main(port: int) -> None:
        made = await opened(port, seats=["human", "random"])
        mine = {"authorization": f"Bearer {made['token']}"}
        seat = f"/api/games/{made['game']}/seats/0"
        async with client(port) as http, sitting(port, made["game"], made["token"]) as ana:
            chance = random.Random(3)
            while ana.view["stage"] != "play" or 0 not in ana.view["waiting"]:
                command = ana.choice(chance)
                await (ana.do(command) if command else ana.receive())
            began = ana.version
            for number in (1, 2, 3):
                await http.post(seat + "/bot", json={"bot": "casual"}, headers=mine)
                while sum(bot.asked for bot in slow) < 1:
                    await asyncio.sleep(0.005)
                await http.post(seat + "/back", json={}, headers=mine)
                while ana.version < began + 2 * number:
                    await ana.receive()
                assert ana.view["seats"][0]["kind"] == "human"
            version = ana.version
            slow[0].may.release(1000)
            await asyncio.sleep(0.1)
            command = ana.choice(chance)
            assert command
            # else it were out of date
            answer = await ana.do(command)
            assert (answer["type"], answer["version"]) == ("done", version + 1)
            assert [bot.most_at_once for bot in slow if bot.asked] == [1]
            await ana.play(chance)

    with server(pace=0.0) as port:
        asyncio.run(main(port))


def test_one_that_fails_costs_its_table_and_no_other(slow: list[Slow]) -> None:
    async def main(port: int) -> None:
        made = await opened(port, seats=["human", "casual"])
        async with sitting(port, made["game"], made["token"]) as ana:
            await _until_it_thinks(ana, slow)
            slow[0].wrong = True
            slow[0].may.release(1000)
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await ana.receive()
            assert ana.socket.close_code == 1012
        other = await opened(port, seats=["human", "random"])
        async with sitting(port, other["game"], other["token"]) as beto:
            await beto.play(random.Random(1))

    with server(pace=0.0) as port:
        asyncio.run(main(port))


def test_a_table_thinks_one_thing_at_a_time() -> None:
    async def main() -> None:
        thinkers, may = Thinkers(), threading.Semaphore(0)
        thinking = Thinking(thinkers)
        begun: list[int] = []

        def think(number: int) -> int:
            begun.append(number)
            assert may.acquire(timeout=60)
            return number

        unwanted = asyncio.create_task(thinking.choose("slow", lambda: think(1)))
        while begun != [1]:
            await asyncio.sleep(0.001)
        unwanted.cancel()
        never = asyncio.create_task(thinking.choose("slow", lambda: think(2)))
        await asyncio.sleep(0.01)
        never.cancel()
        wanted = asyncio.create_task(thinking.choose("slow", lambda: think(3)))
        await asyncio.sleep(0.01)
        assert begun == [1]
        may.release(2)
        assert (await wanted)() == 3
        assert begun == [1, 3]
        thinkers.close()

    asyncio.run(main())


def test_of_bots_that_take_long_one_works_at_a_time() -> None:
    async def main() -> None:
        thinkers, may = Thinkers(), threading.Semaphore(0)
        begun: list[str] = []

        def work() -> None:
            end = time.thread_time() + 2 * Thinkers.LONG
            while time.thread_time() < end:
                pass

        def think(name: str) -> str:
            begun.append(name)
            assert may.acquire(timeout=60)
            return name

        (await Thinking(thinkers).choose("deep", work))()
        first, second, quick = [
            asyncio.create_task(Thinking(thinkers).choose(kind, partial(think, name)))
            for kind, name in (("deep", "first"), ("deep", "second"), ("quick", "quick"))
        ]
        while {*begun} != {"first", "quick"}:
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.01)
        assert "second" not in begun
        may.release(3)
        assert [(await each)() for each in (first, second, quick)] == ["first", "second", "quick"]
        thinkers.close()

    asyncio.run(main())
