"""A line to a client: frames wait in it until the socket has taken those before."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

__all__ = ["Line"]

TOO_SLOW: Final = 1013  # try again later


class Line:
    """One socket, as the owner of a game sees it.

    `send` never waits: a client that does not listen is cut off, and comes back with the version
    it has.
    """

    def __init__(self, most: int) -> None:
        self.seat: int | None = None
        """Whose it is; None: a spectator's, or nobody's yet."""
        self._frames: Final[asyncio.Queue[str | int]] = asyncio.Queue()
        self._most = most
        self._closed = False

    def send(self, frame: str) -> None:
        """Send a frame after those before it."""
        if self._closed:
            return
        if self._frames.qsize() >= self._most:
            while not self._frames.empty():
                self._frames.get_nowait()
            self.close(TOO_SLOW)
            return
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
            frame = await self._frames.get()
            if isinstance(frame, int):
                await close(frame)
                return
            await send(frame)
