"""A server in a process of its own, without limits on how often it may be asked."""

from __future__ import annotations

import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent

_SERVE = """
import sys
import time
from conquian.bots import make_bot
from conquian.server import game
from conquian.server.limits import Rate
from conquian.server.run import serve
from conquian.server.settings import Settings
port, database, pace, work = sys.argv[1:]

class Working:
    def __init__(self, bot):
        self.bot = bot

    def choose(self, view):
        end = time.monotonic() + float(work)
        while time.monotonic() < end:
            pass
        return self.bot.choose(view)

if float(work):
    game.make_bot = lambda kind, seed: Working(make_bot(kind, seed))
much = Rate(1_000_000, 1_000_000)
serve(port=int(port), settings=Settings(
    f"sqlite:///{database}", pace=float(pace), opening=much, asking=much, messages=much,
    connections=1_000_000))
"""


class Serving(NamedTuple):
    """A server that answers."""

    port: int
    process: subprocess.Popen[bytes]

    @property
    def address(self) -> str:
        """Where its pages are."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def resident(self) -> float:
        """Its resident memory in KB, if this system tells."""
        if Path("/proc/self/status").exists():
            status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
            return float(status.split("VmRSS:")[1].split()[0])
        command = ["ps", "-o", "rss=", "-p", str(self.process.pid)]
        return float(subprocess.check_output(command, text=True))

    @property
    def busy(self) -> float:
        """Seconds of processor time that it took; 0 where the system does not tell."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").split()
        except OSError:
            return 0.0
        return (int(fields[13]) + int(fields[14])) / 100


def free_port() -> int:
    """A port that nobody has."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        number: int = found.getsockname()[1]
        return number


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Return when something answers at the port."""
    deadline = time.monotonic() + 30
    while True:
        if process.poll() is not None or time.monotonic() > deadline:
            raise RuntimeError("the server does not open its port")
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=30) as line:
            line.sendall(b"HEAD /api/presets HTTP/1.0\r\nhost: 127.0.0.1\r\n\r\n")
            if line.recv(8) == b"HTTP/1.1":
                return
        time.sleep(0.005)


@contextmanager
def serving(pace: float = 0.0, work: float = 0.0) -> Iterator[Serving]:
    """A server with an empty database on disk. Its bots work for so many seconds at every move."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        database = str(Path(folder) / "games.db")
        command = [sys.executable, "-c", _SERVE, str(port), database, str(pace), str(work)]
        process = subprocess.Popen(command, cwd=ROOT)
        try:
            wait_for(port, process)
            yield Serving(port, process)
        finally:
            process.kill()
            process.wait()
