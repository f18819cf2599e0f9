"""Running a server: on this machine for one player, or as a host."""

from __future__ import annotations

import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from conquian.paths import data_folder
from conquian.server.addresses import network_addresses, url_of
from conquian.server.refusal import Refusal
from conquian.server.settings import Settings

if TYPE_CHECKING:
    import uvicorn

    from conquian.server.storage import Storage

__all__ = [
    "DEFAULT_PORT",
    "LOOPBACK",
    "check_port",
    "config_of",
    "default_database",
    "listening",
    "serve",
]

DEFAULT_PORT: Final = 8711
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
_LAST_PORT: Final = 65_535
_LARGEST_FRAME: Final = 256 * 1024  # bytes; a frame beyond this ends the connection, see `wire`
_MOST_FILES: Final = 65_536
_TRIED: Final = 20
_COLLECTING: Final = (10_000, 10, 10)
"""Python's garbage collector, as it is told at the start. In half a minute of 500 hands it worked
for 1.3 to 1.4 s, up to 0.28 s at a time, as Python sets it; so for 0.4 to 0.5 s, up to 0.09 s."""
_SWITCHING: Final = 0.001
"""Seconds after which a bot that works in a thread lets the server go on; Python's own are five
times as many, and a frame takes several turns."""


def default_database() -> str:
    """The SQLite file in the user's data folder, as a URL."""
    return f"sqlite:///{data_folder(os.environ) / 'games.sqlite3'}"


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    database_url: str | None = None,
    open_browser: bool = False,
    *,
    path: str = "/",
    settings: Settings | None = None,
    announce: Callable[[Sequence[str]], None] | None = None,
) -> None:
    """Serve until interrupted.

    `port` None: the usual one, or one near it that is free; 0: any that is free. `announce` gets
    the addresses when the port is open, this machine's own first; `path` is what the browser opens.
    A server on this machine alone answers to its own names only, and to those of the sites that it
    was told of. Raises Refusal ``port-range``, ``port-taken``, and as `Storage` does;
    at the end ``storage-lost`` when the file of the database was removed.
    """
    # uvicorn and the application take a while to import: the port is bound first
    _allow_many_files()
    bound = listening(host, port)
    addresses = _addresses(host, bound.getsockname()[1])
    settings = settings or Settings("")
    if not settings.database:
        settings = replace(settings, database=database_url or default_database())
    if settings.hosts is None and host in LOOPBACK:
        settings = replace(settings, hosts=LOOPBACK)

    import uvicorn

    from conquian.server.storage import Storage

    class Server(uvicorn.Server):
        """One that says when it is ready, and ends when its database is gone."""

        async def on_tick(self, counter: int) -> bool:
            return await super().on_tick(counter) or storage.lost is not None

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                gc.freeze()  # what is here now stays
                gc.set_threshold(*_COLLECTING)
                sys.setswitchinterval(_SWITCHING)
                if announce is not None:
                    announce(addresses)
                if open_browser:
                    opening = threading.Thread(
                        target=webbrowser.open, args=(addresses[0] + path.removeprefix("/"),)
                    )
                    opening.daemon = True
                    opening.start()

    with bound:
        storage = Storage(settings.database)
        with suppress(KeyboardInterrupt):
            Server(config_of(settings, storage)).run(sockets=[bound])
    if storage.lost is not None:
        raise storage.lost


def config_of(settings: Settings, storage: Storage | None = None) -> uvicorn.Config:
    """How uvicorn is to run a server."""
    import uvicorn

    from conquian.server.app import create_app
    from conquian.server.connections import Connections, protocols

    http, websocket = protocols(Connections(settings))
    return uvicorn.Config(
        create_app(settings, storage),
        http=http,
        ws=websocket,
        ws_max_size=_LARGEST_FRAME,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=2,
    )


def listening(host: str, port: int | None) -> socket.socket:
    """A listening socket. Raises Refusal ``port-range``, ``port-taken``."""
    check_port(port)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in _ports(port):
        # asyncio sends small answers at once from sockets that say they are TCP
        made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            if os.name == "posix":
                made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            made.bind((host, number))
            made.listen(2048)
            return made
        except OSError:
            made.close()
    raise Refusal("port-taken", host=host, port=str(DEFAULT_PORT if port is None else port))


def check_port(port: int | None) -> None:
    """Raise Refusal ``port-range`` for a number that no port has."""
    if port is not None and not 0 <= port <= _LAST_PORT:
        raise Refusal("port-range", port=str(port), most=str(_LAST_PORT))


def _allow_many_files() -> None:
    """Have as many connections as the system lets this program have."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def _ports(port: int | None) -> Iterator[int]:
    if port is not None:
        yield port
        return
    yield from range(DEFAULT_PORT, DEFAULT_PORT + _TRIED)
    yield 0


def _addresses(host: str, port: int) -> list[str]:
    """Where a server is reached: from this machine, then from others where that is another way."""
    own = {"": "127.0.0.1", "0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return [f"{url_of(name, port)}/" for name in (own, *network_addresses(host))]
