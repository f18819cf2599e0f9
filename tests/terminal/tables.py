"""Hands at the terminal, set up in notation, and consoles that type a script."""

from __future__ import annotations

import io
import os
import re
from collections.abc import Callable, Iterable

from conquian.cards import parse_card, parse_cards
from conquian.match import Referee, Seat, Setup
from conquian.notation import parse_arrangement
from conquian.rules import PHASE_WORDS, PRESETS, SOURCE_WORDS, Rules, View
from conquian.terminal import Options
from conquian.terminal.room import Room
from conquian.terminal.saves import Saves
from conquian.terminal.screen import Screen
from conquian.terminal.voice import Voice
from conquian.text import Faces, catalog_of

__all__ = ["Script", "Typist", "room_at", "seen", "voice"]


def seen(
    hand: str,
    offered: str = "",
    table: str = "-",
    other: str = "-",
    *,
    phase: str = "offer",
    source: str = "stock",
    rules: Rules = PRESETS["classic"],
    pile: str = "",
) -> View:
    """A hand as seat 0 sees it, whose decision it is, against seat 1."""
    phase_code = PHASE_WORDS.index(phase)
    tables = [parse_arrangement(table, rules), parse_arrangement(other, rules)]
    tables += [()] * (rules.sides - 2)
    cards = tuple(sorted(parse_cards(hand)))
    return View(
        rules=rules, seat=0, dealer=1, mover=0, player=1 if phase == "force" else 0,
        phase=phase_code, source=SOURCE_WORDS.index(source if offered else "none"),
        offered=parse_card(offered) if offered else -1, origin=1,
        hand=cards, counts=(len(cards),) + (7,) * (rules.players - 1),
        tables=tuple(tables), pile=parse_cards(pile), stock_count=9,
        given=-1, received=-1, outcome=None,
    )  # fmt: skip


def voice(language: str = "en", faces: Faces = Faces.FRENCH) -> Voice:
    """A voice for tests."""
    return Voice(catalog_of(language), faces)


class Script(io.StringIO):
    """Typed lines, one after the other, then the end of input."""

    def __init__(self, *lines: str) -> None:
        super().__init__("".join([f"{line}\n" for line in lines]))


class _SetUp(Room):
    """A room where the hand is set up."""

    set_up: View

    @property
    def view(self) -> View:
        return self.set_up


def room_at(view: View, *lines: str, language: str = "en") -> tuple[Room, io.StringIO]:
    """A room where a hand is set up and lines will be typed, and what it writes."""
    out = io.StringIO()
    seats = [Seat("Ana"), *[Seat(name, "casual") for name in ("Rosa", "Pancho", "Lupe")]]
    referee = Referee(Setup(view.rules, tuple(seats[: view.rules.players])))
    screen = Screen(Script(*lines), out, {})
    from pathlib import Path

    room = _SetUp(
        Options(), screen, voice(language), referee, Saves(Path(os.devnull) / "nowhere"), 0
    )
    room.set_up = view
    return room, out


class Typist(io.TextIOBase):
    """Answers what is asked by numbers from the list, so that any hand comes to its end."""

    def __init__(
        self,
        out: io.StringIO,
        choose: Callable[[int], int] = lambda count: 0,
        otherwise: Iterable[str] = (),
    ) -> None:
        self._out = out
        self._read = 0
        self._choose = choose
        self._otherwise = iter(otherwise)
        self.lines = 0
        self._asked = False

    def isatty(self) -> bool:
        return False

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        self.lines += 1
        assert self.lines < 4000, "the game does not come to an end"
        text = self._out.getvalue()
        new, self._read = text[self._read :], len(text)
        listed = re.findall(r"^(\d+)\. ", new, re.MULTILINE)
        if listed:
            self._asked = False
            return f"{1 + self._choose(len(listed))}\n"
        self._asked = not self._asked
        return "?\n" if self._asked else next(self._otherwise, "") + "\n"
