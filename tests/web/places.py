"""Where the tests run: the browser, the built client, and a server in its own process."""

import contextlib
import shutil
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException
from pathlib import Path

ROOT = Path(__file__).parents[2]
CHROMIUM = Path("/usr/bin/chromium")
CLIENT = ROOT / "src/conquian/server/static"
WITHIN = 2.0
"""Seconds: how soon what was lost is found again."""
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SCREENSHOTS = ROOT / "build/screenshots"

ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

SERVE = """
import sys
from pathlib import Path
from conquian.server.run import serve
from conquian.server.settings import Settings
from tests.server.tables import QUICK
port, database, static = sys.argv[1:]
serve(port=int(port), settings=Settings(database, static=Path(static), **QUICK))
"""


def missing() -> str | None:
    """What is lacking for these tests, as a reason to skip them."""
    if not CHROMIUM.exists():
        return f"there is no {CHROMIUM}: apt install chromium"
    if not (CLIENT / "index.html").is_file():
        return (
            "the client is not built: npm --prefix web ci --ignore-scripts"
            " && npm --prefix web run build"
        )
    if not AXE.is_file():
        return "axe-core is not installed: npm --prefix web ci --ignore-scripts"
    return None


class Host:
    """A server that can be killed and started again, with the same port and database."""

    def __init__(self, folder: Path, static: Path) -> None:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port: int = found.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = folder / "games.db"
        self._static = static
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; it is reachable afterwards."""
        database = f"sqlite:///{self.database}"
        command = [sys.executable, "-c", SERVE, str(self.port), database, str(self._static)]
        self._process = subprocess.Popen(command, cwd=ROOT)
        deadline = time.monotonic() + 30
        while True:
            assert self._process.poll() is None, "the server ended"
            assert time.monotonic() < deadline, "the server does not answer"
            # the port is open before there is anybody to answer
            asking = HTTPConnection("127.0.0.1", self.port, timeout=30)
            with contextlib.suppress(OSError, HTTPException), contextlib.closing(asking):
                asking.request("GET", "/api/presets")
                asking.getresponse().read()
                return
            time.sleep(0.01)

    def kill(self) -> None:
        """SIGKILL."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def steps(self, game: str) -> list[tuple[int, str | None]]:
        """The steps of a game in the database: their versions, and the names of their commands."""
        with contextlib.closing(sqlite3.connect(self.database)) as connection:
            asked = "select version, command_id from commands where game = ? order by version"
            return connection.execute(asked, (game,)).fetchall()

    def did_once(self, game: str) -> None:
        """Each version of a game is there once, and each command was done once."""
        found = self.steps(game)
        assert [version for version, _ in found] == list(range(1, len(found) + 1))
        names = [name for _, name in found if name is not None]
        assert len(names) == len(set(names)) > 0


@contextlib.contextmanager
def hosting(folder: Path, static: Path) -> Iterator[Host]:
    """A server while it is needed."""
    host = Host(folder, static)
    host.start()
    try:
        yield host
    finally:
        host.kill()


def copied(folder: Path) -> Path:
    """The built client as it is now, whoever builds it anew meanwhile."""
    static = folder / "static"
    shutil.copytree(CLIENT, static)
    return static
