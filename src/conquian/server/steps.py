"""What a server adds to the commands of a match: small steps, and the events that tell of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final, TypeAlias

from conquian.match import Command, command_parts, read_command
from conquian.rules import Rules

__all__ = ["Late", "Next", "Ready", "Resumed", "Step", "TimeUp", "read_step", "step_parts"]


@dataclass(frozen=True, slots=True)
class Next:
    """A player is ready for the next hand."""

    word: ClassVar[str] = "next"
    seat: int


@dataclass(frozen=True, slots=True)
class Late:
    """A player's time is up."""

    word: ClassVar[str] = "late"
    seat: int


@dataclass(frozen=True, slots=True)
class Resumed:
    """The game was not in memory for a while, and the clocks stood still."""

    word: ClassVar[str] = "resumed"
    seat: int = -1


Own: TypeAlias = Next | Late | Resumed
Step: TypeAlias = Command | Own

_OWN: Final[dict[str, type[Own]]] = {each.word: each for each in (Next, Late, Resumed)}


@dataclass(frozen=True, slots=True)
class Ready:
    """The event of `Next`."""

    kind: ClassVar[str] = "ready"
    seat: int


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The event of `Late`: the house does for the seat what it was asked for, this once."""

    kind: ClassVar[str] = "late"
    seat: int


def step_parts(step: Step) -> list[Any]:
    """A step as it is stored."""
    return [step.word, step.seat] if isinstance(step, Own) else command_parts(step)


def read_step(body: Any, rules: Rules) -> Step:
    """A step as it was stored. Raises RecordError ``session-field``."""
    if isinstance(body, list) and len(body) == 2 and body[0] in _OWN and type(body[1]) is int:
        return _OWN[body[0]](body[1])
    return read_command(body, rules)
