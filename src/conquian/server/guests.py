"""Programs that play at a table of this server's and speak its interface, a hand at a time.

A guest is a program elsewhere that takes an open seat. Whoever measures it has dealt the cards and
plays for the other seats: the steps come from there, and the guest's actions go there. All that the
guest sees is what any server shows it, made by the same code; only that the cards are dealt by hand
(`commitment` is null), and that nothing is kept.
"""

from __future__ import annotations

import asyncio
import os
import shlex
import shutil
import signal
import subprocess
import tempfile
import threading
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final, Protocol, TypeVar

from conquian.errors import ConquianError
from conquian.match import Act, Seat, Setup, TableDeal
from conquian.rules import Action, Rules, View, deal
from conquian.server.bounds import check_size
from conquian.server.game import HUMAN, OPEN, Due, Game
from conquian.server.house import House
from conquian.server.limits import Rate
from conquian.server.lines import Line
from conquian.server.people import OPEN_NAME
from conquian.server.refusal import Refusal
from conquian.server.rows import Stored, Write
from conquian.server.settings import Settings
from conquian.server.storage import Storage

__all__ = ["Guest", "check_command", "command_name"]

Found = TypeVar("Found")

COMING: Final = 60.0
"""Seconds that a guest may take to sit down."""
THINKING: Final = 60.0
"""Seconds that it may take for an action."""
LEAVING: Final = 2.0
"""Seconds after the hand, before it is told to go."""
_LATE: Final = 0.5  # seconds in which what an ended program has sent may still arrive
_LOOK: Final = 0.1  # seconds after which one looks whether the program still runs
_STARTING: Final = 60.0
_MUCH: Final = Rate(1_000_000, 1_000_000)
_OTHERS: Final = "bot"


class Sitting(Protocol):
    """The hand that a guest is to play in, and its place there."""

    @property
    def rules(self) -> Rules:
        """The house rules."""
        ...

    @property
    def deck(self) -> tuple[int, ...]:
        """Top card first."""
        ...

    @property
    def dealer(self) -> int:
        """The seat that deals."""
        ...

    @property
    def seat(self) -> int:
        """The guest's seat."""
        ...


def check_command(command: str) -> None:
    """Raise ConquianError ``guest-form`` for a command without ``{url}`` or ``{game}``,
    ``guest-start`` for a program that there is not.
    """
    words = _words(command)
    if not all(any(needed in word for word in words) for needed in ("{url}", "{game}")):
        raise _formless(command)
    if shutil.which(words[0]) is None:
        raise ConquianError("guest-start", program=words[0][:200], reason=os.strerror(2))


def command_name(command: str) -> str:
    """What a guest is called who was not given a name: its script, or else its program."""
    words = [word for word in _words(command) if "{" not in word]
    scripts = [word for word in words[1:] if "." in word and not word.startswith("-")]
    return os.path.basename((scripts or words or ["?"])[0])[:24] or "?"


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise _formless(command)
    return words


def _formless(command: str) -> ConquianError:
    return ConquianError("guest-form", command=command[:200], url="{url}", game="{game}")


class Guest:
    """One program for one hand: a bot that an arena can have play.

    `command` is started with ``{url}`` (the server), ``{game}`` (the table), ``{seat}`` and
    ``{seed}`` filled in. It takes the open seat over HTTP, plays over the socket, and ends when the
    session, of one hand, is over.
    """

    def __init__(self, command: str, seed: int) -> None:
        self._command = command
        self._seed = seed
        self._taken = 0
        """Actions of the hand that whoever measures knows of."""

    def begin(self, place: Sitting) -> None:
        """Start the program, wait for it to sit down, and deal.

        Raises ConquianError ``guest-start``, ``guest-absent``, ``guest-ended``, ``table-large``.
        """
        self._seat, self._kitchen = place.seat, _kitchen()
        check_size(place.rules)
        self._run(self._open(place))
        self._start()
        self._run(self._until(self._sits, COMING, "guest-absent"))
        state = deal(place.rules, place.deck, place.dealer)
        hands = tuple([state.hand(seat) for seat in range(place.rules.players)])
        rest = place.deck[place.rules.players * place.rules.deal :]
        self._run(self._owner.ask(lambda: self._owner.take(TableDeal(hands, rest))))

    def acted(self, seat: int, action: Action) -> None:
        """A seat has acted; what the guest did itself its table knows already."""
        self._taken += 1
        if seat != self._seat:
            self._run(self._owner.ask(lambda: self._owner.take(Act(seat, action))))

    def choose(self, view: View) -> Action:
        """What the guest does. Raises ConquianError ``guest-ended``, ``guest-silent``."""
        return self._run(self._until(self._did, THINKING, "guest-silent"))

    def end(self) -> None:
        """Let the program go, or have it go."""
        process: subprocess.Popen[bytes] | None = getattr(self, "_process", None)
        if process is not None:
            if self._owner.game.referee.records:
                with suppress(subprocess.TimeoutExpired):
                    process.wait(LEAVING)
            _kill(process)
            self._errors.close()
        if hasattr(self, "_owner"):
            self._run(self._owner.ask(lambda: self._owner.leave(self._watch)))

    def _run(self, work: Coroutine[Any, Any, Found]) -> Found:
        return asyncio.run_coroutine_threadsafe(work, self._kitchen.loop).result()

    async def _open(self, place: Sitting) -> None:
        seats = [Seat(str(number + 1), _OTHERS) for number in range(place.rules.players)]
        seats[place.seat] = Seat(OPEN_NAME, OPEN)
        game = _Dealt(Setup(place.rules, tuple(seats), place.dealer, hands=1), None, os.urandom)
        owner = self._owner = await self._kitchen.house.host(game)
        watch = self._watch = _Watch()
        await owner.ask(lambda: owner.greet(watch, None, None))

    def _start(self) -> None:
        values = {
            "{url}": f"http://127.0.0.1:{self._kitchen.port}",
            "{game}": self._owner.name,
            "{seat}": str(self._seat),
            "{seed}": str(self._seed),
        }
        words = [_filled(word, values) for word in _words(self._command)]
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - closed at the end of the hand
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=self._errors,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            self._errors.close()
            reason = error.strerror if isinstance(error, OSError) else None
            raise ConquianError(
                "guest-start", program=words[0][:200], reason=reason or type(error).__name__
            ) from None

    async def _until(
        self, found: Callable[[], Coroutine[Any, Any, Found | None]], most: float, key: str
    ) -> Found:
        """What is waited for. Raises ConquianError when it is too late, or the program is gone."""
        loop, heard = asyncio.get_running_loop(), self._watch.heard
        end, gone = loop.time() + most, None
        while True:
            heard.clear()
            value = await found()
            if value is not None:
                return value
            now, status = loop.time(), self._process.poll()
            if status is not None:
                gone = now if gone is None else gone
                if now - gone > _LATE:
                    raise ConquianError("guest-ended", status=status, said=self._last_words())
            elif now > end:
                raise ConquianError(key, seconds=round(most))
            with suppress(TimeoutError):
                await asyncio.wait_for(heard.wait(), _LOOK)

    async def _sits(self) -> bool | None:
        state = await self._owner.ask(self._owner.state)
        seat = state["seats"][self._seat]
        return True if seat["kind"] == HUMAN and seat["here"] else None

    async def _did(self) -> Action | None:
        referee = self._owner.game.referee
        records = referee.records
        actions = records[0].actions if records else referee.match.actions
        return actions[self._taken] if len(actions) > self._taken else None

    def _last_words(self) -> str:
        """The last line that the program wrote of its errors."""
        self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, self._errors.tell() - 2000))
        lines = self._errors.read().decode("utf-8", "replace").split("\n")
        said = [" ".join(line.split()) for line in lines if line.strip()] or ["-"]
        return said[-1][:200] if said[-1].isprintable() else ascii(said[-1])[1:-1][:200]


def _filled(word: str, values: Mapping[str, str]) -> str:
    for name, value in values.items():
        word = word.replace(name, value)
    return word


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a program, and what it has started."""
    with suppress(ProcessLookupError, PermissionError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()


class _Dealt(Game):
    """A game that waits for whoever measures it, until its one hand is over."""

    def due(self, now: float, silent: Mapping[int, float]) -> Due | None:
        """Nothing but the end of the session."""
        return super().due(now, silent) if self.referee.records else None


class _Watch(Line):
    """A line on which one only hears that something was sent."""

    def __init__(self) -> None:
        super().__init__(0, 0.0, "")
        self.heard: Final = asyncio.Event()

    def send(self, frame: str) -> None:
        self.heard.set()

    def close(self, code: int) -> None:
        self.heard.set()


class _Nowhere(Storage):
    """A storage that keeps nothing: the hand is in memory, and its result is kept elsewhere."""

    def __init__(self) -> None:
        self.lost = None

    async def write(self, write: Write) -> None:
        """Do not."""

    async def load(self, game: str) -> Stored:
        """There is none. Raises Refusal ``game-unknown``."""
        raise Refusal("game-unknown")

    async def asked(self, game: str) -> int | None:
        """Nobody asked for a rematch."""
        return None

    async def hand(self, hand: str) -> str:
        """There is none. Raises Refusal ``hand-unknown``."""
        raise Refusal("hand-unknown")

    def close(self) -> None:
        """There is nothing to close."""


class _Kitchen:
    """The server of this process, in a thread."""

    def __init__(self) -> None:
        import uvicorn

        from conquian.server.run import LOOPBACK, config_of, listening

        settings = Settings(
            "sqlite://",
            hosts=LOOPBACK,
            idle=5.0,
            opening=_MUCH,
            asking=_MUCH,
            messages=_MUCH,
            hellos=_MUCH,
        )
        config = config_of(settings, _Nowhere())
        running, kitchen = threading.Event(), self

        class Server(uvicorn.Server):
            async def startup(self, sockets: list[Any] | None = None) -> None:
                await super().startup(sockets)
                if self.started:
                    kitchen.loop = asyncio.get_running_loop()
                    app: Any = config.app
                    kitchen.house = app.state.house
                    running.set()

        bound = listening("127.0.0.1", 0)
        self.port: Final[int] = bound.getsockname()[1]
        self.loop: asyncio.AbstractEventLoop
        self.house: House
        server = Server(config)
        thread = threading.Thread(
            target=server.run, kwargs={"sockets": [bound]}, name="conquian-guests", daemon=True
        )
        thread.start()
        if not running.wait(_STARTING):
            raise Refusal("server-failed")


@lru_cache(maxsize=1)
def _kitchen() -> _Kitchen:
    """The server of this process, started when it is first needed."""
    return _Kitchen()
