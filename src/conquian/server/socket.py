"""The socket of a game: frames in, frames out. A bad frame is answered, and harms nothing."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from conquian.errors import ConquianError
from conquian.server.forms import Refused
from conquian.server.house import House
from conquian.server.limits import Bucket, place_of
from conquian.server.lines import Line
from conquian.server.owner import Owner
from conquian.server.refusal import Refusal
from conquian.server.shown import dumped, error_shown
from conquian.server.wire import Do, Hello, read_frame

__all__ = ["serve_socket"]

_UNKNOWN: Final = 4404
_HOPELESS: Final = frozenset({"game-unknown", "game-damaged", "table-large"})
_SILENT: Final = 4408
_RESTART: Final = 1012
_ENOUGH: Final = 1008
_MOST_REFUSED: Final = 100
"""Frames that came too fast, after which a socket is closed."""


async def serve_socket(socket: WebSocket, house: House, game: str) -> None:
    """Carry frames between a client and the owner of its game, until either hangs up."""
    await socket.accept()
    address = "" if socket.client is None else socket.client.host
    line = Line(house.settings.waiting, house.settings.quiet, place_of(address))
    writing = asyncio.create_task(line.run(socket.send_text, socket.close))
    reading = asyncio.create_task(_Reader(socket, house, game, line).run())
    try:
        await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
        if not writing.done():
            # what was answered last is still to be sent
            line.close(1000)
            await asyncio.wait((writing,), timeout=5)
    finally:
        for task in (writing, reading):
            task.cancel()
        for task in (writing, reading):
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
                await task


class _Reader:
    """The frames of one client."""

    def __init__(self, socket: WebSocket, house: House, game: str, line: Line) -> None:
        self._socket = socket
        self._house = house
        self._game = game
        self._line = line
        self._owner: Owner | None = None
        self._bucket = Bucket(house.settings.messages, time.monotonic())
        self._hellos = Bucket(house.settings.hellos, time.monotonic())
        self._refused = 0

    async def run(self) -> None:
        """Read until the client hangs up, or is told to."""
        try:
            self._owner = await self._house.owner(self._game)
        except ConquianError as error:
            self._refuse(error)
            self._line.close(_UNKNOWN if error.key in _HOPELESS else _RESTART)
            return
        owner, line = self._owner, self._line
        try:
            while self._refused < _MOST_REFUSED:
                if not await self._read(owner):
                    return
            line.close(_ENOUGH)
        finally:
            with suppress(ConquianError):
                await asyncio.shield(owner.ask(lambda: owner.leave(line)))

    async def _read(self, owner: Owner) -> bool:
        """One frame; whether to go on."""
        silent = self._house.settings.greeting if not owner.knows(self._line) else None
        try:
            message = await asyncio.wait_for(self._socket.receive(), silent)
        except TimeoutError:
            self._refuse(Refusal("frame-hello"))
            self._line.close(_SILENT)
            return False
        if message["type"] == "websocket.disconnect":
            return False
        frame: Hello | Do | None = None
        try:
            self._bucket.take(time.monotonic())
            text = message.get("text")
            if text is None:
                raise Refusal("frame-malformed", place="-")
            frame = read_frame(text)
            await self._obey(owner, frame)
        except ConquianError as error:
            self._refused += error.key == "too-fast"
            self._refuse(error, frame.id if isinstance(frame, Do) else None)
            if owner.broken:
                self._line.close(_RESTART)
                return False
        return True

    async def _obey(self, owner: Owner, frame: Hello | Do) -> None:
        line = self._line
        if isinstance(frame, Hello):
            self._hellos.take(time.monotonic())
            await owner.ask(lambda: owner.greet(line, frame.token, frame.version))
        elif not owner.knows(line):
            raise Refusal("frame-hello")
        else:
            await owner.ask(lambda: owner.do(line, frame))

    def _refuse(self, error: ConquianError, command_id: str | None = None) -> None:
        version = None if self._owner is None else self._owner.game.version
        frame: Refused = {
            "type": "error",
            "id": command_id,
            "error": error_shown(error),
            "version": version,
        }
        self._line.send(dumped(frame))
