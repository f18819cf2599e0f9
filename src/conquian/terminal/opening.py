"""How a game at the terminal begins: from the options to the room in which it is played."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from typing import TextIO

from conquian.errors import ConquianError
from conquian.match import Referee, Seat, Setup
from conquian.terminal.options import LAST_GAME, Options
from conquian.terminal.play import Game
from conquian.terminal.room import NewGame, OtherGame, Room
from conquian.terminal.saves import Saves, data_folder, kept_in, load, named
from conquian.terminal.screen import Screen
from conquian.terminal.settings import Settings, recall
from conquian.terminal.voice import Voice
from conquian.text import catalog_of, default_faces, nameless, pick_language

__all__ = ["run"]

_BOT_NAMES = ("Rosa", "Pancho", "Lupe", "Chelo")


def run(options: Options, stdin: TextIO, stdout: TextIO, environ: Mapping[str, str]) -> int:
    """Play at the terminal until the person leaves; the exit status.

    0: the game ended, or is saved after ``quit`` or the end of input; 130: saved after Ctrl-C.
    Raises ConquianError for wrong options and a saved game that cannot be read, and
    BrokenPipeError, the game being saved, when nobody reads the output any more.
    """
    screen = Screen(stdin, stdout, environ)
    voice = _voice(options, recall(data_folder(environ)), screen, environ)
    while True:
        game = Game(_room(options, screen, voice, environ))
        try:
            return game.play()
        except NewGame:
            options = _anew(options, game.room)
        except OtherGame as other:
            options = replace(options, new=False, resume=str(other.path), save=None)


def _voice(
    options: Options, settings: Settings, screen: Screen, environ: Mapping[str, str]
) -> Voice:
    """How to speak: as the options say, else as the person last set it, else as is usual."""
    wanted = settings.language if options.lang is None else options.lang
    language = pick_language(wanted, environ)
    return Voice(
        catalog_of(language),
        options.faces or settings.faces or default_faces(language),
        unicode=screen.unicode,
        words=options.words or bool(settings.words),
        by_rank=bool(settings.by_rank),
        teach=settings.teach is not False,
        confirm=bool(settings.confirm),
    )


def _anew(options: Options, room: Room) -> Options:
    """The options of another game at the same table, which takes nothing from the last one."""
    setup, name = room.referee.setup, room.referee.seats[room.me].name
    return replace(
        options,
        rules=setup.rules,
        session=True,
        hands=setup.hands,
        name=None if name in nameless() else name,
        new=True,
        resume=None,
        save=None,
        seed=None if options.seed is None else options.seed + 1,
    )


def _room(options: Options, screen: Screen, voice: Voice, environ: Mapping[str, str]) -> Room:
    """The game to play: a saved one or a new one."""
    file = None if options.save is None else named(options.save)
    saves = Saves(data_folder(environ), file)
    saves.sweep()
    referee = _resumed(options, saves)
    if referee is None:
        referee = Referee(_setup(options, voice))
    humans = [seat for seat, each in enumerate(referee.seats) if each.kind == "human"]
    if not humans:
        raise ConquianError("ui-no-human")
    return Room(options, screen, voice, referee, saves, humans[0])


def _resumed(options: Options, saves: Saves) -> Referee | None:
    if saves.path is not None and (kept := kept_in(saves.path)) is not None:
        same = options.resume and os.path.realpath(named(options.resume)) == os.path.realpath(
            saves.path
        )
        if options.new or (options.resume is not None and not same):
            raise ConquianError("ui-file-exists", file=str(saves.path))
        return kept
    if options.resume is None:
        if options.new or options.seed is not None or options.save is not None:
            return None
        if options.any_table:
            found = saves.latest()
        else:
            found = saves.latest(options.table, options.hands_to_play)
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
    if saves.path is None:
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
    return Setup(rules, tuple(seats), hands=options.hands_to_play)
