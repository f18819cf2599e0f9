"""Who takes part: a level, any class that can be imported, or a bot that somebody else hosts."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Protocol, runtime_checkable

from conquian.bots import BOTS, Bot, make_bot
from conquian.errors import ConquianError
from conquian.rules import Action, Rules, View

__all__ = ["Entrant", "HostedBot", "Place", "entrant", "named_apart", "split_name"]

_NAMED = re.compile(r"([\w.+-]{1,24})=(.+)", re.DOTALL)
_CLASS = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*:[A-Za-z_]\w*", re.ASCII)


@dataclass(frozen=True, slots=True)
class Entrant:
    """A bot that takes part. It is sent to other processes, and `make` with it."""

    name: str
    """By which it is shown."""
    spec: str
    """What it is, as it was asked for: a level, ``package.module:Class`` or what a host reads."""
    make: Callable[[int], Bot]
    """A player, from a seed. For equal seeds it should answer equal views equally."""
    hosted: bool = False
    """What it makes is a `HostedBot`. Only whoever wires the rooms may say so: it is told the
    whole hand."""


@dataclass(frozen=True, slots=True)
class Place:
    """The hand that a hosted bot is to play in, and its place there."""

    rules: Rules
    deck: tuple[int, ...]
    """Top card first."""
    dealer: int
    seat: int


@runtime_checkable
class HostedBot(Protocol):
    """A bot that plays at a table of its host's. The host is trusted with the whole hand, and shows
    the bot what its seat may see.
    """

    def begin(self, place: Place) -> None:
        """A hand begins. Raises ConquianError when the bot does not come."""
        ...

    def acted(self, seat: int, action: Action) -> None:
        """A seat, perhaps its own, has done something."""
        ...

    def choose(self, view: View) -> Action:
        """As `Bot.choose`. Raises ConquianError when the bot does not answer."""
        ...

    def end(self) -> None:
        """The hand is over, or given up; called once, whatever has happened."""
        ...


def split_name(text: str) -> tuple[str, str]:
    """The name and the rest of ``NAME=BOT``; the name is empty where none is given."""
    found = _NAMED.fullmatch(text)
    return (found[1], found[2]) if found else ("", text)


def entrant(text: str) -> Entrant:
    """The bot that a text names: a level, or ``package.module:Class``, perhaps after ``NAME=``.

    A class is called with a seed, and what it makes has `choose(view)`: see `bots.Bot`. Raises
    ConquianError ``bot-unknown``, ``arena-import`` for what cannot be imported or made, and
    ``arena-no-bot`` for what cannot choose.
    """
    name, spec = split_name(text)
    if not _CLASS.fullmatch(spec):
        make_bot(spec)  # an unknown name is refused here, not in a worker
        return Entrant(name or spec, spec, partial(make_bot, spec))
    make = _Imported(spec)
    make(0)
    return Entrant(name or spec.rpartition(":")[2], spec, make)


@dataclass(frozen=True, slots=True)
class _Imported:
    """Makes bots of a class, imported where it is needed."""

    spec: str

    def __call__(self, seed: int) -> Bot:
        module, _, name = self.spec.partition(":")
        try:
            made = getattr(import_module(module), name)(seed)
        except Exception as error:
            raise ConquianError(
                "arena-import", bot=self.spec[:80], reason=said(error), known=", ".join(BOTS)
            ) from error
        if not isinstance(made, Bot):
            raise ConquianError("arena-no-bot", bot=self.spec[:80])
        return made


def said(error: BaseException) -> str:
    """What an error of somebody else's says, on one line."""
    text = " ".join(f"{type(error).__name__}: {error}".split())
    return ascii(text)[1:-1][:200] if not text.isprintable() else text[:200]


def named_apart(entrants: Sequence[Entrant]) -> tuple[Entrant, ...]:
    """The same, whoever has a name that was there before with a number: ``casual #2``."""
    found: list[Entrant] = []
    for each in entrants:
        name, number = each.name, 1
        while name in [other.name for other in found]:
            number += 1
            name = f"{each.name} #{number}"
        found.append(Entrant(name, each.spec, each.make, each.hosted))
    return tuple(found)
