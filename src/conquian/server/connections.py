"""The connections of a server: none stays that does not ask, or does not listen, and no address
has them all.

Theory. A connection does one of three things. It receives a request, within the seconds that
Settings give to it; it waits for the next, as long as uvicorn lets it; or it is a socket, which has
to say hello in time, and to answer pings. In any case it has to take what waits for it: else it
would stay, and with it a player's seat taken, for ever, since closing in order waits too.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from conquian.server.limits import place_of
from conquian.server.settings import Settings

if TYPE_CHECKING:
    from uvicorn._types import ASGISendEvent

__all__ = ["Connections", "protocols"]

_RECEIVING: Final = (h11.IDLE, h11.SEND_BODY)
_NO_TEXT: Final = 1007  # a close code


@dataclass(slots=True)
class _Connection:
    """What is known of a connection, at times of the event loop."""

    place: str
    asking: float | None
    """Since when it has been about to ask for something; None: it is not."""
    taking: float
    """When it last took something of what waited for it, or nothing did."""
    waiting: int = 0
    """Bytes that waited then."""


class Connections:
    """All that are open; they are looked through every now and then."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._open: dict[asyncio.Transport, _Connection] = {}
        self._at: Counter[str] = Counter()
        self._next: asyncio.TimerHandle | None = None

    def made(self, transport: asyncio.Transport) -> None:
        """There is a connection; one too many from its address is cut."""
        loop, peer = asyncio.get_running_loop(), transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        place, now = place_of(address), loop.time()
        self._open[transport] = _Connection(place, now, now)
        self._at[place] += 1
        if self._at[place] > self._settings.connections and address not in self._settings.proxies:
            transport.abort()
        self._look_later(loop)

    def asks(self, transport: asyncio.Transport, asking: bool) -> None:
        """A connection is about to ask, or has asked."""
        known = self._open.get(transport)
        if known is None:
            return
        if not asking:
            known.asking = None
        elif known.asking is None:
            known.asking = asyncio.get_running_loop().time()

    def lost(self, transport: asyncio.Transport) -> None:
        """A connection is gone."""
        known = self._open.pop(transport, None)
        if known is not None:
            self._at[known.place] -= 1
            if not self._at[known.place]:
                del self._at[known.place]

    def _look_later(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._next is None and self._open:
            settings = self._settings
            self._next = loop.call_later(
                min(5.0, settings.greeting / 3, settings.deaf / 3), self._look, loop
            )

    def _look(self, loop: asyncio.AbstractEventLoop) -> None:
        self._next = None
        now, settings = loop.time(), self._settings
        for transport, known in list(self._open.items()):
            waiting = transport.get_write_buffer_size()
            if waiting == 0 or waiting < known.waiting:
                known.taking = now
            known.waiting = waiting
            late = known.asking is not None and now - known.asking > settings.greeting
            if late or now - known.taking > settings.deaf:
                transport.abort()
        self._look_later(loop)


def protocols(
    connections: Connections,
) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """How uvicorn is to speak HTTP, and on sockets."""

    class Http(H11Protocol):
        """HTTP, with a time for each request."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            connections.made(transport)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            asking = self.transport.get_protocol() is self
            connections.asks(self.transport, asking and self.conn.their_state in _RECEIVING)

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            connections.lost(self.transport)

    class Socket(WebSocketsSansIOProtocol):
        """A socket; what a client does wrong is no error of the server's in its log."""

        def connection_lost(self, exc: Exception | None) -> None:
            super().connection_lost(exc)
            connections.lost(self.transport)

        def send_receive_event_to_app(self) -> None:
            if self.curr_msg_data_type == "text":
                try:
                    b"".join(self.frames).decode()
                except UnicodeDecodeError:
                    self.logger.info("A frame is no UTF-8: the socket is closed.")
                    self.frames = []
                    self.conn.send_close(_NO_TEXT)
                    self.handle_parser_exception()
                    return
            super().send_receive_event_to_app()

        async def send(self, message: ASGISendEvent) -> None:
            await super().send(message)
            told: Any = message
            if told["type"] == "websocket.http.response.body" and not told.get("more_body"):
                self.handshake_complete = True  # it was refused, which uvicorn takes for a failure

    return Http, Socket
