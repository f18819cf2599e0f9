"""How a game at the terminal begins: from the options to the room in which it is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TextIO

from conquian.errors import ConquianError
from conquian.match import Referee, Seat, Setup
from conquian.terminal.options import LAST_GAME, Options
from conquian.terminal.play import Game
from conquian.terminal.room import NewGame, Room
from conquian.terminal.saves import Saves, data_folder, load, named
from conquian.terminal.screen import Screen
from conquian.terminal.voice import Voice
from conquian.text import catalog_of, default_faces, pick_language

__all__ = ["run"]

_BOT_NAMES = ("Rosa", "Pancho", "Lupe", "Chelo")


def run(options: Options, stdin: TextIO, stdout: TextIO, environ: Mapping[str, str]) -> int:
    """Play at the terminal until the person leaves; the exit status.

    0: the game ended, or is saved after ``quit`` or the end of input; 130: saved after Ctrl-C.
    Raises ConquianError for wrong options and a saved game that cannot be read, and
    BrokenPipeError, the game being saved, when nobody reads the output any more.
    """
    language = pick_language(options.lang, environ)
    screen = Screen(stdin, stdout, environ)
    faces = options.faces or default_faces(language)
    voice = Voice(catalog_of(language), faces, unicode=screen.unicode, words=options.words)
    while True:
        game = Game(_room(options, screen, voice, environ))
        try:
            return game.play()
        except NewGame:
            options = _anew(options)


def _anew(options: Options) -> Options:
    """The options of another game at the same table."""
    seed = None if options.seed is None else options.seed + 1
    return replace(options, new=True, resume=None, seed=seed)


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
        path, referee = found
        saves.take(path)
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
        saves.take(path)
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
