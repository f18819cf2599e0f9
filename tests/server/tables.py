"""Servers and clients to test with: a real server on the loopback, and players at its sockets."""

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection, connect

from conquian.server.forms import Sent
from conquian.server.limits import Rate
from conquian.server.run import config_of
from conquian.server.settings import Settings

Json = dict[str, Any]

MUCH = Rate(1_000_000, 1_000_000)
QUICK: Json = {
    "pace": 0.0,
    "patience": 0.0,
    "patience_before": 0.0,
    "opening": MUCH,
    "asking": MUCH,
    "messages": MUCH,
    "hellos": MUCH,
}
SENT: TypeAdapter[Any] = TypeAdapter(Sent)


@contextmanager
def folder() -> Iterator[Path]:
    """A folder for a database; in memory where there is such a one."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as name:
        yield Path(name)


def _url(database: Path | str) -> str:
    """The URL of a database, which may be an SQLite file."""
    return database if isinstance(database, str) else f"sqlite:///{database}"


SHARED = ExitStack()
_ports: list[int] = []


@contextmanager
def server(database: Path | str | None = None, **changes: Any) -> Iterator[int]:
    """A server in a thread; its port. Tests that ask for nothing special share one."""
    if database is None and not changes:
        if not _ports:
            _ports.append(SHARED.enter_context(_server(None)))
        yield _ports[0]
        return
    with _server(database, **changes) as port:
        yield port


@contextmanager
def _server(database: Path | str | None, **changes: Any) -> Iterator[int]:
    with folder() as made:
        settings = Settings(_url(database or made / "games.db"), **{**QUICK, **changes})
        config = config_of(settings)
        config.host, config.port = "127.0.0.1", 0
        running = uvicorn.Server(config)
        thread = threading.Thread(target=running.run)
        thread.start()
        while not running.started and thread.is_alive():
            threading.Event().wait(0.005)
        try:
            yield running.servers[0].sockets[0].getsockname()[1]
        finally:
            running.should_exit = True
            thread.join()


SERVE = """
import sys
from conquian.server.run import serve
from conquian.server.settings import Settings
from tests.server.tables import QUICK
serve(port=int(sys.argv[1]), settings=Settings(sys.argv[2], **QUICK))
"""


@contextmanager
def process_of(port: int, database: Path | str) -> Iterator[subprocess.Popen[bytes]]:
    """A server of its own process, with its port open."""
    command = [sys.executable, "-W", "error", "-c", SERVE, str(port), _url(database)]
    with subprocess.Popen(command, cwd=Path(__file__).parents[2], env=os.environ) as process:
        try:
            while True:
                assert process.poll() is None
                with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                    break
                time.sleep(0.01)
            yield process
        finally:
            process.kill()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


class Player:
    """A client at a socket. It remembers every frame, and what it shows."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.frames: list[Json] = []
        self.events: list[Json] = []
        self.view: Json = {}
        self.legal: list[str] = []
        self.seat: int | None = None
        self.version = -1
        self.here: list[Json] = []

    async def receive(self, seconds: float = 20) -> Json:
        """The next frame, which must be as documented."""
        text = await asyncio.wait_for(self.socket.recv(), seconds)
        assert isinstance(text, str)
        frame: Json = json.loads(text)
        SENT.validate_python(frame)
        self.raw.append(text)
        self.frames.append(frame)
        if frame["type"] in ("welcome", "events"):
            if frame["type"] == "welcome":
                self.seat = frame["seat"]
                self.events += frame["log"]
            else:
                assert frame["version"] == self.version + 1, "one frame for each step"
                self.events += frame["events"]
            self.view, self.legal, self.version = frame["view"], frame["legal"], frame["version"]
        elif frame["type"] == "presence":
            self.here = frame["seats"]
        return frame

    async def until(self, kind: str) -> Json:
        """Receive until a frame of this type."""
        while True:
            frame = await self.receive()
            if frame["type"] == kind:
                return frame

    async def send(self, frame: Any) -> None:
        """Send a frame, or any text."""
        await self.socket.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    async def hello(self, token: str | None, version: int | None = None) -> Json:
        """Say hello; the welcome, or the error."""
        await self.send({"type": "hello", "token": token, "version": version})
        while True:
            frame = await self.receive()
            if frame["type"] in ("welcome", "error"):
                return frame

    async def do(self, command: Json, version: int | None = None, name: str = "") -> Json:
        """Do something; what is answered: done or error."""
        name = name or str(uuid.uuid4())
        version = self.version if version is None else version
        await self.send({"type": "do", "id": name, "version": version, "command": command})
        while True:
            frame = await self.receive()
            if frame.get("id") == name:
                return frame

    def choice(self, chance: random.Random) -> Json | None:
        """Something that this player can do now."""
        view, seat = self.view, self.seat
        if seat is None:
            return None
        if view["stage"] == "ready":
            hands = view["ledger"]["hands"]
            return {"word": "next"} if hands and seat not in view["ready"] else None
        if seat not in view["waiting"]:
            return None
        if view["stage"] == "contribute":
            return {"word": "contribute", "text": chance.choice(("", "suerte", "ñandú"))}
        if view["stage"] == "pick":
            return {"word": "pick", "index": chance.choice(view["free"])}
        if view["stage"] == "cut":
            return {"word": "cut", "index": chance.randrange(view["rules"]["deck_size"])}
        uses = [token for token in self.legal if token.startswith("use")]
        return {"word": "act", "action": chance.choice(uses or self.legal)}

    async def play(self, chance: random.Random) -> None:
        """Play until the session is over."""
        while self.view["stage"] != "over":
            command = self.choice(chance)
            if command is None:
                await self.receive()
                continue
            answer = await self.do(command)
            if answer["type"] == "error":
                # somebody else was quicker: look again
                assert answer["error"]["key"] in ("stale-version", "match-pick-taken"), answer


@asynccontextmanager
async def sitting(
    port: int, game: str, token: str | None, version: int | None = None
) -> AsyncIterator[Player]:
    """A player, welcomed."""
    async with connect(address(port, game), max_size=None, open_timeout=60) as socket:
        player = Player(socket)
        welcome = await player.hello(token, version)
        assert welcome["type"] == "welcome", welcome
        yield player


def address(port: int, game: str) -> str:
    return f"ws://127.0.0.1:{port}/api/games/{game}/socket"


def client(port: int) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=20)


async def opened(port: int, rules: str = "classic", **more: Any) -> Json:
    """A new table, against one bot if nothing else is said."""
    body = {"rules": rules, "name": "Ana", "seats": ["human", "random"], "dealer": 0, "hands": 1}
    async with client(port) as http:
        answer = await http.post("/api/games", json={**body, **more})
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made


async def joined(port: int, game: str, name: str) -> Json:
    async with client(port) as http:
        answer = await http.post(f"/api/games/{game}/seats", json={"name": name})
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made


async def table_of(port: int, rules: str, people: int, **more: Any) -> list[Json]:
    """A table whose seats are all people's: the seats."""
    first = await opened(port, rules, seats=["human"] + ["open"] * (people - 1), **more)
    names = ("Beto", "Carmen", "Diego")
    return [first, *[await joined(port, first["game"], name) for name in names[: people - 1]]]
