"""A cable between browsers and a server: it can be cut at any byte of a message, or go dead."""

import contextlib
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

Way = Literal["up", "down"]


@dataclass(frozen=True)
class Cut:
    """Of the next message this way so much arrives, then the connection breaks."""

    way: Way
    part: float


@dataclass(eq=False)
class Line:
    """One connection through the cable."""

    browser: socket.socket
    server: socket.socket
    table: bool = False
    """Whether it is a table's socket, not for pages."""
    dead: bool = False
    """Whether nothing arrives any more, and nobody is told."""

    def close(self) -> None:
        """Both ends learn of it."""
        for end in (self.browser, self.server):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()


class Cable:
    """An address of its own, behind which is a server's."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self._lines: list[Line] = []
        self._threads: list[threading.Thread] = []
        self._next: Cut | None = None
        self._lock = threading.Lock()
        self.cuts = 0
        """How often it was cut."""
        self.cut_at = 0.0
        """When it was cut last, by the monotonic clock."""
        self._start(self._accept)

    @property
    def tables(self) -> int:
        """How many tables' sockets are connected through it."""
        return sum(line.table and not line.dead for line in list(self._lines))

    def cut_next(self, cut: Cut) -> None:
        """Cut it at a table's next message."""
        with self._lock:
            self._next = cut

    def cut_now(self) -> None:
        """Cut all that goes through it."""
        self._count()
        for line in list(self._lines):
            line.close()

    def go_dead(self) -> None:
        """Nothing more arrives at the tables' sockets that there are; a new connection works."""
        for line in list(self._lines):
            line.dead = line.table

    def close(self) -> None:
        """Take it away."""
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()
        self._threads[0].join()
        for line in list(self._lines):
            line.close()
        for thread in self._threads:
            thread.join()

    def _start(self, work: Callable[[], None]) -> None:
        thread = threading.Thread(target=work, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                browser, _ = self._socket.accept()
                try:
                    server = socket.create_connection(("127.0.0.1", self._port))
                except OSError:  # killed, and not yet back
                    browser.close()
                    continue
                line = Line(browser, server)
                self._lines.append(line)
                self._start(lambda line=line: self._carry(line, "up"))  # type: ignore[misc]
                self._start(lambda line=line: self._carry(line, "down"))  # type: ignore[misc]

    def _carry(self, line: Line, way: Way) -> None:
        ends = (line.browser, line.server)
        source, target = ends if way == "up" else ends[::-1]
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if way == "up" and b"/socket HTTP/1.1" in data:
                    line.table = True
                elif line.table and (cut := self._due(way)):
                    target.sendall(data[: round(cut.part * len(data))])
                    break
                if not line.dead:
                    target.sendall(data)
        if not line.dead:
            line.close()
            with self._lock, contextlib.suppress(ValueError):
                self._lines.remove(line)

    def _due(self, way: Way) -> Cut | None:
        with self._lock:
            cut = self._next
            if cut is None or cut.way != way:
                return None
            self._next = None
        self._count()
        return cut

    def _count(self) -> None:
        self.cut_at = time.monotonic()
        self.cuts += 1
