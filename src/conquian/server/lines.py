"""A line to a client: frames wait in it until the socket has taken those before."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from conquian.server.forms import Alive
from conquian.server.shown import dumped

__all__ = ["Line"]

TOO_SLOW: Final = 1013  # try again later
_ALIVE: Final[Alive] = {"type": "alive"}


class Line:
    """One socket, as the owner of a game sees it.

    `send` never waits: a client that does not listen is cut off, when more than `most` characters
    wait for it, and comes back with the version it has. A line on which nothing was sent for
    `quiet` seconds says so: whoever hears nothing at all knows that it is dead.
    """

    def __init__(self, most: int, quiet: float, place: str) -> None:
        self.seat: int | None = None
        """Whose it is; None: a spectator's, or nobody's yet."""
        self.place: Final = place
        """Where it leads, see `limits.place_of`."""
        self._frames: Final[asyncio.Queue[str | int]] = asyncio.Queue()
        self._most = most
        self._waiting = 0
        self._quiet = quiet
        self._closed = False

    def send(self, frame: str) -> None:
        """Send a frame after those before it."""
        if self._closed:
            return
        if self._waiting + len(frame) > self._most:
            while not self._frames.empty():
                self._frames.get_nowait()
            self.close(TOO_SLOW)
            return
        self._waiting += len(frame)
        self._frames.put_nowait(frame)

    def close(self, code: int) -> None:
        """Close the socket after what was sent."""
        if not self._closed:
            self._closed = True
            self._frames.put_nowait(code)

    async def run(
        self, send: Callable[[str], Awaitable[None]], close: Callable[[int], Awaitable[None]]
    ) -> None:
        """Carry frames to the socket until the line is closed."""
        while True:
            if self._frames.empty():
                try:
                    frame = await asyncio.wait_for(self._frames.get(), self._quiet)
                except TimeoutError:
                    await send(dumped(_ALIVE))
                    continue
            else:
                frame = self._frames.get_nowait()
            if isinstance(frame, int):
                await close(frame)
                return
            self._waiting -= len(frame)
            await send(frame)
