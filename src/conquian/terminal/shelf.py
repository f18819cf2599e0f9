"""The games that were put aside: listed by number, and one taken up again."""

from __future__ import annotations

import time
from itertools import islice
from pathlib import Path
from typing import Final

from conquian.errors import ConquianError
from conquian.match import Referee
from conquian.terminal.commands import is_number
from conquian.terminal.room import OtherGame, Room
from conquian.terminal.saves import load
from conquian.terminal.table import side_name
from conquian.text import preset_name

__all__ = ["shelf"]

_MOST: Final = 20


def shelf(room: Room, rest: str) -> None:
    """List the unfinished games or, with a number, go on with one.

    Raises OtherGame for the one chosen, ConquianError for a number that none has.
    """
    if not rest:
        _list(room)
        return
    if not room.games:
        room.games = [path for path, _ in islice(room.saves.unfinished(), _MOST)]
    if not room.games:
        raise ConquianError("ui-games-none")
    number = int(rest) if is_number(rest) else 0
    if not 1 <= number <= len(room.games):
        raise ConquianError("ui-no-number", most=len(room.games))
    path = room.games[number - 1]
    load(path)  # raises for one that another window has finished meanwhile
    raise OtherGame(path)


def _list(room: Room) -> None:
    found = list(islice(room.saves.unfinished(), _MOST))
    room.games = [path for path, _ in found]
    if not found:
        room.tell("ui-games-none")
        return
    room.tell("ui-games")
    for number, (path, referee) in enumerate(found, start=1):
        room.say(f"{number}. {_described(room, path, referee)}")
    word = room.voice.text("cmd-games").split(",")[0].strip()
    room.tell("ui-games-choose", example=f"{word} 1")


def _described(room: Room, path: Path, referee: Referee) -> str:
    """A game in a line: which table, which hand, who has how many points, when last played."""
    me = [seat.kind for seat in referee.seats].index("human")
    seen, rules = referee.view(me), referee.rules
    names = room.voice.names(referee.seats, me)
    points = [
        f"{side_name(room.voice, names, side, rules.sides)} {seen.ledger.points[side]}"
        for side in range(rules.sides)
    ]
    return room.voice.text(
        "ui-games-line",
        table=preset_name(room.voice.catalog, rules.name),
        number=max(seen.hand, 1),
        score=", ".join(points),
        time=time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime)),
    )
