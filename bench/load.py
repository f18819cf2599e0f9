"""Scripted people at many tables: ``python -m bench.load PORT TABLES SECONDS THINK [BOTS]``.

Each plays over a socket of its own, and thinks for a while before every action, so the load is
that of people: it does not fall when the server slows down, except by the time that a table waits.
Besides them there may be BOTS tables at which one who never thinks plays with a bot; these are not
measured.
Prints a line of JSON: `Load`.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from http.client import HTTPConnection
from time import perf_counter
from typing import Any, TypedDict

from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]

WARM = 6.0
"""Seconds played before anything is measured."""


class Load(TypedDict):
    """What the people of a load saw."""

    seconds: float
    times: list[float]
    """Seconds from sending a command to its `done`, which comes after its `events`."""
    seen: list[float]
    """Seconds from sending a command until its `events` came."""
    hands: int
    """Hands that ended."""
    refused: int


def more_files() -> None:
    """Let this process have as many sockets as it may."""
    try:
        import resource
    except ImportError:
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def open_tables(port: int, tables: int, other: str = "open") -> list[list[Json]]:
    """New tables for two people, or for one and a bot: what the server gave to who sat down."""
    line = HTTPConnection("127.0.0.1", port, timeout=30)

    def post(path: str, body: Json) -> Json:
        line.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        answer = line.getresponse()
        made: Json = json.loads(answer.read())
        if answer.status != 201:
            raise RuntimeError(f"the server refused: {made}")
        return made

    opened = []
    for number in range(tables):
        body = {"name": "Ana", "seats": ["human", other], "dealer": number % 2, "hands": 1000}
        first = post("/api/games", body)
        opened.append([first])
        if other == "open":
            opened[-1].append(post(f"/api/games/{first['game']}/seats", {"name": "Beto"}))
    line.close()
    return opened


class Person:
    """One seat: does at random what can be done, and uses a card rather than not."""

    def __init__(self, port: int, seated: Json, chance: random.Random) -> None:
        self.seat: int = seated["seat"]
        self._address = f"ws://127.0.0.1:{port}/api/games/{seated['game']}/socket"
        self._token: str = seated["token"]
        self._chance = chance
        self._socket: ClientConnection | None = None
        self._frame: Json = {}
        self._sent: tuple[str, float] | None = None
        self._number = 0
        self.acted: list[tuple[float, float, float]] = []
        """Of every command: when it was sent, when its events came, when it was done."""
        self.refused = 0
        self.hands = 0

    async def sit(self) -> None:
        """Connect, and be welcomed."""
        self._socket = await connect(self._address, max_size=None, compression=None)
        hello = {"type": "hello", "token": self._token, "version": None}
        await self._socket.send(json.dumps(hello))
        self._frame = json.loads(await self._socket.recv())

    async def leave(self) -> None:
        """Hang up."""
        if self._socket is not None:
            await self._socket.close()

    def command(self) -> Json | None:
        """What to do now, or None."""
        view, chance = self._frame["view"], self._chance
        stage = view["stage"]
        if stage == "ready":
            ready = self.seat in view["ready"] or not view["ledger"]["hands"]
            return None if ready else {"word": "next"}
        if self.seat not in view["waiting"]:
            return None
        if stage == "contribute":
            return {"word": "contribute", "text": f"{chance.getrandbits(64):x}"}
        if stage == "pick":
            return {"word": "pick", "index": chance.choice(view["free"])}
        if stage == "cut":
            return {"word": "cut", "index": chance.randrange(view["rules"]["deck_size"])}
        legal = self._frame["legal"]
        uses = [action for action in legal if action.startswith("use:")]
        return {"word": "act", "action": chance.choice(uses or legal)}

    async def play(self, think: float) -> None:
        """Play for ever."""
        while True:
            command = self.command()
            if command is None:
                await self._receive()
                continue
            await asyncio.sleep(self._chance.uniform(0.5, 1.5) * think)
            if command["word"] != "act" and command["word"] != "cut":
                command = self.command() or command
            await self._do(command)

    async def _do(self, command: Json) -> None:
        assert self._socket is not None
        self._number += 1
        name = f"{self.seat}-{self._number:08}"
        frame = {"type": "do", "id": name, "version": self._frame["version"], "command": command}
        text = json.dumps(frame)
        sent = perf_counter()
        await self._socket.send(text)
        seen = 0.0
        while True:
            kind, answer = await self._receive()
            if kind == "events":
                seen = perf_counter()  # the last before `done` is the command's own
            elif kind in ("done", "error") and answer["id"] == name:
                break
        if kind == "done":
            self.acted.append((sent, seen or perf_counter(), perf_counter()))
        else:
            self.refused += 1

    async def _receive(self) -> tuple[str, Json]:
        assert self._socket is not None
        frame: Json = json.loads(await self._socket.recv())
        kind: str = frame["type"]
        if kind == "events":
            hands = self._frame["view"]["ledger"]["hands"]
            self._frame = frame
            self.hands += frame["view"]["ledger"]["hands"] > hands
        return kind, frame


async def seat_all(port: int, tables: list[list[Json]]) -> list[Person]:
    """Everybody connected, some at a time."""
    people = [
        Person(port, seated, random.Random(number * 2 + seated["seat"]))
        for number, table in enumerate(tables)
        for seated in table
    ]
    for start in range(0, len(people), 50):
        await asyncio.gather(*[person.sit() for person in people[start : start + 50]])
    return people


async def play_for(people: list[Person], seconds: float, think: float) -> None:
    """Everybody plays for some time."""
    playing = [asyncio.create_task(person.play(think)) for person in people]
    await asyncio.sleep(seconds)
    for task in playing:
        if task.done():
            task.result()
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def load(port: int, tables: int, seconds: float, think: float, bots: int = 0) -> Load:
    """All tables at once."""
    people = await seat_all(port, open_tables(port, tables))
    others = await seat_all(port, open_tables(port, bots, "casual"))
    besides = asyncio.create_task(play_for(others, WARM + seconds, 0.0))
    start = perf_counter() + WARM
    await play_for(people, WARM + seconds, think)
    end = perf_counter()
    await besides
    acted = [each for person in people for each in person.acted if each[0] >= start]
    return {
        "seconds": end - start,
        "times": [done - sent for sent, _, done in acted],
        "seen": [seen - sent for sent, seen, _ in acted],
        "hands": sum(person.hands for person in people) // 2,  # both saw it end
        "refused": sum(person.refused for person in people),
    }


if __name__ == "__main__":
    more_files()
    _port, _tables, _seconds, _think, *_bots = sys.argv[1:]
    _load = load(int(_port), int(_tables), float(_seconds), float(_think), *map(int, _bots))
    print(json.dumps(asyncio.run(_load)))
