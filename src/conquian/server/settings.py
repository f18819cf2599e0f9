"""How a server is set up, and what it gets from the world: time and chance."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from conquian.server.addresses import address_of, database_of, name_of, site_of
from conquian.server.limits import Rate

__all__ = ["Settings"]


@dataclass(frozen=True, slots=True)
class Settings:
    """All that a server can be told.

    Raises Refusal ``site-form`` for an origin that is none, ``proxy-form`` for a proxy.
    """

    database: str
    """A URL as SQLAlchemy reads it, ``sqlite:////home/ana/games.db``, or the path of a file."""
    static: Path = field(default_factory=lambda: Path(__file__).parent / "static")
    """The folder of the built client."""
    hosts: tuple[str, ...] | None = None
    """Names by which this server may be called, without ports, besides those of `origins`; None:
    any."""
    origins: tuple[str, ...] = ()
    """Origins, ``https://cards.example``, that may call it besides its own."""
    pace: float = 0.9
    """Seconds that a bot takes for an action."""
    patience: float = 60.0
    """Seconds after which a player who is absent during a hand can be replaced by a bot."""
    patience_before: float = 20.0
    """The same before cards are dealt, and between hands."""
    absence: float = 600.0
    """Seconds after which the bot in an absent player's seat agrees to stop when all others do."""
    idle: float = 300.0
    """Seconds after which a game that nobody looks at leaves the memory."""
    keep: float | None = None
    """Seconds after which a game that nobody plays any more is deleted, with its records; None: all
    are kept."""
    greeting: float = 15.0
    """Seconds within which a request must have arrived, and a socket must say hello."""
    deaf: float = 30.0
    """Seconds after which a connection that takes nothing of what waits for it is cut."""
    connections: int = 256
    """Connections from one address."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies: they have any number of connections, and say from whom requests are."""
    opening: Rate = field(default_factory=lambda: Rate(20, 0.5))
    """Games opened and seats taken, for each address."""
    asking: Rate = field(default_factory=lambda: Rate(200, 40))
    """Questions, requests that change something, and sockets, each for itself and each address."""
    messages: Rate = field(default_factory=lambda: Rate(60, 20))
    """Frames, for each socket."""
    hellos: Rate = field(default_factory=lambda: Rate(10, 0.5))
    """Hellos, for each socket."""
    audience: int = 100
    """Sockets of people who watch a table, beyond which nobody more can; twice as many while a seat
    is open. Players always can come."""
    watchers: int = 20
    """Of these, from one address."""
    waiting: int = 1_000_000
    """Characters that may wait for a slow client; it is cut off at more, and reconnects."""
    quiet: float = 12.0
    """Seconds after which a client that was sent nothing is told that its line is open."""
    clock: Callable[[], float] = time.time
    """Says what time it is."""
    steady: Callable[[], float] = time.monotonic
    """Says how much time has passed, whatever is done to the machine's clock."""
    entropy: Callable[[int], bytes] = secrets.token_bytes

    def __post_init__(self) -> None:
        def put(name: str, value: object) -> None:
            object.__setattr__(self, name, value)

        put("database", database_of(self.database))
        put("proxies", tuple([address_of(each) for each in self.proxies]))
        put("origins", tuple([site_of(each) for each in self.origins]))
        if self.hosts is not None:
            put("hosts", (*self.hosts, *[name_of(each) for each in self.origins]))
