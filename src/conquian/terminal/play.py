"""The loop between referee, bots and person: from the first word to the last.

The referee says what it waits for; this asks whoever has to do it, and tells the person what comes
of it. Bots get views, the person gets views and the events addressed to the seat.
"""

from __future__ import annotations

import hashlib
import secrets
import shlex
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import Random, SystemRandom
from typing import Final

from conquian.bots import Bot, make_bot
from conquian.errors import ConquianError
from conquian.match import (
    Act,
    Command,
    Commit,
    Contribute,
    Cut,
    Pick,
    Played,
    Stage,
    Stop,
    verify,
)
from conquian.rules import Event
from conquian.rules.actions import DRAWN, WON
from conquian.terminal.asides import aside
from conquian.terminal.commands import Intent, parse
from conquian.terminal.manual import legend, welcome, word_lines
from conquian.terminal.room import NewGame, OtherGame, Quit, Room
from conquian.terminal.table import header, score
from conquian.terminal.telling import Teller
from conquian.terminal.turn import Turn
from conquian.text import shortened

__all__ = ["INTERRUPTED", "Game"]

INTERRUPTED = 130
_WORD_BYTES = 8
_AT_DEAL: Final = (
    "enter-deal", "mix", "score", "rules", "fair", "record", "save", "new", "games", "help", "quit",
)  # fmt: skip
_AT_END: Final = ("enter-leave", "again", "games", "record", "score")


class Game:
    """One game at the terminal."""

    def __init__(self, room: Room) -> None:
        self.room = room
        rules, hands = room.referee.rules, room.referee.setup.hands
        # a single hand without a pot has nothing to count
        accounts = bool(hands != 1 or rules.stake)
        self._teller = Teller(room.voice, room.me, accounts=accounts)
        seed = room.options.seed
        self._seed = seed
        self._chance: Random = SystemRandom() if seed is None else Random(f"person {seed}")
        self._bots: dict[int, Bot] = {
            place: make_bot(seat.kind, self._chance.getrandbits(32))
            for place, seat in enumerate(room.referee.seats)
            if place != room.me
        }
        self._sealed: str | None = None
        self._asked_to_deal = room.referee.version > 0
        """Whether the next deal waits for the person's Enter: all but the first."""
        self._warned = False

    def play(self) -> int:
        """Play until the session is over or the person leaves; the exit status."""
        room = self.room
        try:
            if room.referee.stage is Stage.OVER:
                room.say(*score(room.voice, room.seen, room.names))
            elif room.referee.version:
                room.say(*legend(room.voice))
                self._welcome_back()
            else:
                room.say(*welcome(room.voice, room.referee.rules), *legend(room.voice))
            while room.referee.stage is not Stage.OVER:
                self._step()
            self._end()
            return 0
        except (EOFError, Quit):
            return self._leave(0)
        except (NewGame, OtherGame):
            self._put_aside()
            raise
        except KeyboardInterrupt:
            room.say("")
            return self._leave(INTERRUPTED)
        except BrokenPipeError:
            self._keep(quiet=True)
            raise

    # Stages

    def _step(self) -> None:
        """Do what the referee waits for."""
        room = self.room
        stage, me = room.referee.stage, room.me
        if stage is Stage.READY:
            self._ready()
        elif stage is Stage.CONTRIBUTE:
            self._contribute()
        elif stage is Stage.PICK:
            self._handle(Pick(me, self._chance.choice(room.seen.free)))
        elif stage is Stage.CUT:
            self._handle(Cut(me, self._place_to_cut()))
        else:
            self._act()

    def _ready(self) -> None:
        """The house fixes its secret; or the agreed number of hands is played."""
        room = self.room
        if room.referee.played_out:
            self._handle(Stop(room.me))
            return
        house = tuple([seat for seat in range(room.referee.rules.players) if seat != room.me])
        self._handle(Commit(self._secret(), house))

    def _secret(self) -> bytes:
        if self._seed is None:
            return secrets.token_bytes(32)
        number = self.room.referee.version
        return hashlib.sha256(f"conquian {self._seed} {number}".encode()).digest()

    def _contribute(self) -> None:
        """The person adds a text to the shuffle: typed, or by default drawn by chance."""
        room = self.room
        text = self._chance.randbytes(_WORD_BYTES).hex()
        if room.seen.hand and (self._asked_to_deal or room.options.mix):
            text = self._asked_mix() or text
        self._handle(Contribute(room.me, text))
        if room.seen.hand:
            self._asked_to_deal = True

    def _asked_mix(self) -> str:
        """What the person wants mixed in; empty for no wish."""
        for intent in self._asks("ui-asked-deal", _AT_DEAL, number=self.room.seen.hand):
            if intent.kind in ("enter", "ok", "use"):
                break
            if intent.kind == "mix" and intent.rest:
                return intent.rest[:64]
            if intent.kind == "decline":
                raise Quit
        return ""

    def _place_to_cut(self) -> int:
        """D1: where the person cuts the pack; by chance, unless asked to be asked."""
        most = self.room.referee.rules.deck_size - 1
        if self.room.options.mix:
            for intent in self._asks("ui-asked-cut", most=most):
                if intent.kind in ("enter", "ok"):
                    break
                if intent.kind == "number" and intent.number <= most:
                    return intent.number
        return self._chance.randint(0, most)

    def _asks(self, key: str, words: Sequence[str] = (), **args: str | int) -> Iterator[Intent]:
        """A question: what the person types, until it is an answer; requests are seen to.

        `words` are what can be typed, for ``?``.
        """
        room = self.room
        room.tell(key, **args)
        while True:
            try:
                intent = parse(room.screen.ask(), room.voice.catalog)
                if intent.kind == "plays" and words:
                    room.say(*word_lines(room.voice, words))
                    continue
                if intent.kind == "mix" and "mix" in words and not intent.rest:
                    room.tell("ui-mix-how")
                    continue
                yield intent
                if not aside(room, intent):
                    room.tell(key, **args)
            except ConquianError as error:
                room.say(room.voice.error(error))

    def _act(self) -> None:
        room = self.room
        view = room.view
        if view.mover == room.me:
            action = Turn(room).decide()
            room.recent.clear()
            self._handle(Act(room.me, action))
        else:
            seen = room.referee.view(view.mover).table
            assert seen is not None
            self._handle(Act(view.mover, self._bots[view.mover].choose(seen)))

    # Telling and keeping

    def _handle(self, command: Command) -> None:
        """Give the referee a command, keep the game, and tell what comes of it."""
        room = self.room
        before = room.referee.stage
        events = room.referee.handle(command, time.time())
        self._keep()  # before anything is shown
        seen = room.seen
        if before is not Stage.PLAY and seen.stage is Stage.PLAY:
            self._sealed = seen.commitment
            room.say("", header(room.voice, seen, room.names))
        lines = self._teller.lines(events, seen)
        for addressed in events:
            if isinstance(addressed.event, Played) and addressed.reaches(room.me):
                room.recent.append(addressed.event.event)
        room.say(*lines)
        if before is Stage.PLAY and seen.stage is not Stage.PLAY:
            self._proved()
            room.say("")

    def _proved(self) -> None:
        """The finished hand's deal against what was promised before it."""
        room = self.room
        record = room.referee.records[-1]
        try:
            proof = verify(record)
        except ConquianError as error:
            room.say(room.voice.error(error))
            return
        if self._sealed is not None and proof.commitment != self._sealed:
            room.tell("ui-seal-broken", seal=shortened(self._sealed, unicode=room.voice.unicode))
        else:
            room.tell("ui-proved", seal=shortened(proof.commitment, unicode=room.voice.unicode))

    def _keep(self, quiet: bool = False) -> bool:
        """Write the game to its file; say once if that is not possible."""
        room = self.room
        if room.referee.stage is Stage.OVER and not room.saves.named:
            room.saves.forget()
            return True
        try:
            room.saves.keep(room.referee, time.strftime("%Y%m%d-%H%M%S"))
        except ConquianError as error:
            if not self._warned and not quiet:
                room.say(room.voice.error(error))
            self._warned = True
            return False
        return True

    def _welcome_back(self) -> None:
        room = self.room
        room.tell("ui-resumed", number=max(room.seen.hand, 1))
        self._sealed = room.seen.commitment
        if room.referee.stage is Stage.PLAY:
            room.say("", header(room.voice, room.seen, room.names))
            return
        # Between hands: how the last one ended may never have been shown, nor the seal of the next.
        table = room.seen.table
        if table is not None and table.outcome is not None:
            outcome = table.outcome
            side = -1 if outcome.winner is None else outcome.winner
            ending = Event(DRAWN if side < 0 else WON, outcome.seat, -1, side)
            room.say(room.voice.event(ending, room.names, table))
        if self._sealed is not None:
            room.tell("ui-fair-seal", seal=self._sealed)

    def _end(self) -> None:
        """The session is over: a last chance to write the record or to play again."""
        room = self.room
        room.saves.forget()
        with suppress(EOFError):
            for intent in self._asks("ui-asked-again", _AT_END):
                if intent.kind in ("use", "new"):
                    raise NewGame
                if intent.kind in ("enter", "decline", "ok", "quit"):
                    break
            room.tell("ui-bye")

    def _put_aside(self) -> None:
        """Another game comes: say how to come back to this one."""
        room = self.room
        if room.referee.stage is Stage.OVER:
            return
        if not self._keep():
            room.tell("ui-leave-lost", command=room.options.command)
        elif room.saves.named:
            self._tell_file()
        else:
            room.tell("ui-put-aside")

    def _tell_file(self) -> None:
        room = self.room
        file = shlex.quote(str(room.saves.path))
        room.tell("ui-leave-file", command=room.options.command, file=file)

    def _leave(self, status: int) -> int:
        """Say what becomes of the game; it is kept."""
        room = self.room
        if room.referee.stage is Stage.OVER:
            room.tell("ui-bye")
        elif not self._keep():
            room.tell("ui-leave-lost", command=room.options.command)
        elif room.saves.named:
            self._tell_file()
        else:
            room.tell("ui-leave", command=room.options.command)
        return status
