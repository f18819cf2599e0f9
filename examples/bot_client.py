"""A player written elsewhere: it takes an open seat and plays to the end of the session.

    pip install websockets
    python bot_client.py http://127.0.0.1:8711 GAME [NAME]

It knows nothing of Conquian: it plays what the server lists as legal, and prefers to use a card.
Without GAME it opens a table against the house.
"""

import asyncio
import json
import random
import sys
import urllib.request
import uuid
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]


def post(address: str, body: Json) -> Json:
    """Ask the server over HTTP."""
    request = urllib.request.Request(
        address, json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=20) as answer:
        found: Json = json.load(answer)
        return found


def choose(seat: int, frame: Json) -> Json | None:
    """What to do now, or None."""
    view = frame["view"]
    if view["stage"] == "ready":
        return {"word": "next"} if seat not in view["ready"] and view["ledger"]["hands"] else None
    if seat not in view["waiting"]:
        return None
    if view["stage"] == "contribute":
        return {"word": "contribute", "text": f"{random.getrandbits(64):x}"}
    if view["stage"] == "pick":
        return {"word": "pick", "index": random.choice(view["free"])}
    if view["stage"] == "cut":
        return {"word": "cut", "index": random.randrange(view["rules"]["deck_size"])}
    uses = [action for action in frame["legal"] if action.startswith("use:")]
    return {"word": "act", "action": random.choice(uses or frame["legal"])}


class Bot:
    """A seat at a table."""

    def __init__(self, seated: Json) -> None:
        self.seat: int = seated["seat"]
        self.token: str = seated["token"]
        self.version: int | None = None
        self.pending: Json | None = None  # what has not been answered yet

    async def play(self, address: str) -> Json:
        """Play to the end, across as many connections as it takes; the last view."""
        while True:
            try:
                async with connect(address, max_size=None) as socket:
                    return await self.talk(socket)
            except (ConnectionClosed, OSError):
                await asyncio.sleep(0.5)

    async def talk(self, socket: ClientConnection) -> Json:
        """One connection, until the session is over."""
        hello = {"type": "hello", "token": self.token, "version": self.version}
        await socket.send(json.dumps(hello))
        while True:
            frame = json.loads(await socket.recv())
            if frame["type"] in ("welcome", "events"):
                self.version = frame["version"]
                if frame["view"]["stage"] == "over":
                    view: Json = frame["view"]
                    return view
                if frame["type"] == "welcome" and self.pending:
                    # perhaps it was done: the same id is never done twice
                    await socket.send(json.dumps(self.pending))
                elif not self.pending:
                    await self.act(socket, frame)
                latest = frame
            elif frame["type"] in ("done", "error"):
                if self.pending is None or frame["id"] != self.pending["id"]:
                    raise SystemExit(f"refused: {frame}")
                self.pending = None
                await self.act(socket, latest)

    async def act(self, socket: ClientConnection, frame: Json) -> None:
        """Do what there is to do."""
        command = choose(self.seat, frame)
        if command is not None:
            self.pending = {
                "type": "do",
                "id": str(uuid.uuid4()),
                "version": frame["version"],
                "command": command,
            }
            await socket.send(json.dumps(self.pending))


def main(server: str, game: str = "", name: str = "Bot") -> None:
    """Take a seat and play."""
    if game:
        seated = post(f"{server}/api/games/{game}/seats", {"name": name})
    else:
        table = {"rules": "classic", "name": name, "seats": ["human", "casual"], "hands": 1}
        seated = post(f"{server}/api/games", table)
    address = f"ws{server.removeprefix('http')}/api/games/{seated['game']}/socket"
    view = asyncio.run(Bot(seated).play(address))
    print(json.dumps({"result": view["result"], "ledger": view["ledger"]}))


if __name__ == "__main__":
    main(*sys.argv[1:])
