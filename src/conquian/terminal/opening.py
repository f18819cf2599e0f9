"""How a game at the terminal begins: from the options to the room in which it is played."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import TextIO

from conquian.errors import ConquianError
from conquian.match import Referee, Seat, Setup
from conquian.terminal.options import LAST_GAME, Options
from conquian.terminal.play import INTERRUPTED, Game
from conquian.terminal.room import NewGame, Room
from conquian.terminal.saves import Saves, data_folder, load, named
from conquian.terminal.screen import Screen
from conquian.terminal.voice import Voice
from conquian.text import Faces, catalog_of, default_faces, pick_language

__all__ = ["run"]

_BOT_NAMES = ("Rosa", "Pancho", "Lupe", "Chelo")


def run(options: Options, stdin: TextIO, stdout: TextIO, environ: Mapping[str, str]) -> int:
    """Play at the terminal until the person leaves; the exit status.

    0: the game ended, or is saved after ``quit`` or the end of input; 130: saved after Ctrl-C;
    2: wrong options or a damaged save, with one line on stderr.
    """
    voice = None
    try:
        language = pick_language(options.lang, environ)
        screen = Screen(stdin, stdout, environ)
        faces = default_faces(language)
        voice = Voice(catalog_of(language), faces, unicode=screen.unicode, words=options.words)
        if options.faces:
            if options.faces not in tuple(Faces):
                raise ConquianError("ui-which", options=", ".join(Faces))
            voice.faces = Faces(options.faces)
        while True:
            game = Game(_room(options, screen, voice, environ))
            try:
                return game.play()
            except NewGame:
                options = _anew(options)
    except ConquianError as error:
        print(voice.error(error) if voice else str(error), file=sys.stderr)
        return 2
    except BrokenPipeError:
        _hush(stdout)
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED


def _anew(options: Options) -> Options:
    """The options of another game at the same table."""
    seed = None if options.seed is None else options.seed + 1
    return replace(options, new=True, resume=None, seed=seed)


def _hush(stdout: TextIO) -> None:
    """Nobody reads the output any more: let the interpreter's last flush go nowhere."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stdout.fileno())


def _room(options: Options, screen: Screen, voice: Voice, environ: Mapping[str, str]) -> Room:
    """The game to play: a saved one or a new one."""
    saves = Saves(data_folder(environ), named(options.save) if options.save else None)
    referee = _resumed(options, saves)
    if referee is None:
        referee = Referee(_setup(options, voice))
    humans = [seat for seat, each in enumerate(referee.seats) if each.kind == "human"]
    if not humans:
        raise ConquianError("ui-no-human")
    return Room(options, screen, voice, referee, saves, humans[0])


def _resumed(options: Options, saves: Saves) -> Referee | None:
    if options.resume is None:
        if options.new or options.seed is not None or options.save is not None:
            return None
        found = saves.latest(options.table)
        if found is None:
            return None
        saves.path, referee = found
        return referee
    if options.resume == LAST_GAME:
        found = saves.latest()
        if found is None:
            raise ConquianError("ui-resume-none")
        path, referee = found
    else:
        path = named(options.resume)
        referee = load(path)
    if saves.path is None and path.parent == saves.folder:
        saves.path = path
    return referee


def _setup(options: Options, voice: Voice) -> Setup:
    """Seats for a new game: the person first, bots in the others."""
    rules = options.table
    name = " ".join((options.name or "").split())[:40] or voice.text("ui-you")
    seats = [Seat(name)]
    free = [each for each in _BOT_NAMES if each.casefold() != name.casefold()]
    levels = options.levels or ("casual",)
    for place in range(rules.players - 1):
        seats.append(Seat(free[place], levels[min(place, len(levels) - 1)]))
    return Setup(rules, tuple(seats))
