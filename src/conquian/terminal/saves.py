"""Where games are kept: one file a game in the user's data folder, replaced whole or not at all.

A game's file is written after every action and removed when the game is over. Games never share a
file: a new game leaves an unfinished one alone, and when two terminals go on with the same game,
the second to write goes on in a file of its own.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from conquian.bots import BOTS
from conquian.errors import ConquianError, RecordError
from conquian.match import Referee, load_session, save_session
from conquian.paths import data_folder
from conquian.rules import Rules

__all__ = ["Saves", "data_folder", "kept_in", "load", "named", "put", "write_new"]

_SUFFIX: Final = ".conquian"
_STALE: Final = 3600  # seconds
_MOST_BYTES: Final = 32 * 1024 * 1024
_MARK: Final = '"conquian-session"'


def named(text: str) -> Path:
    """The file that a person names; ``~`` is the home folder where there is one."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)


def load(path: Path) -> Referee:
    """The game in a file.

    Raises ConquianError: ``file-unreadable``, or RecordError for a damaged one; the file stays.
    """
    try:
        with path.open("rb") as file:
            content = file.read(_MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise ConquianError("file-unreadable", file=str(path)) from error
    return load_session(content)


def kept_in(path: Path) -> Referee | None:
    """The game in a file that is to keep one; None if there is no such file.

    Raises ConquianError ``ui-file-exists`` for anything else that is there, RecordError for a
    damaged game.
    """
    if not os.path.lexists(path):
        return None
    try:
        if path.is_file() and _MARK in _beginning(path):
            return load(path)
    except (OSError, ValueError):
        pass
    raise ConquianError("ui-file-exists", file=str(path))


def write_new(path: Path, text: str, *, replace: bool = False) -> None:
    """Write a file that the person named, in the place of another only if that is meant.

    Raises ConquianError ``ui-file-exists`` or ``ui-file-unwritable``.
    """
    try:
        if os.path.lexists(path) and not replace:
            raise ConquianError("ui-file-exists", file=str(path))
        put(path, text)
    except (OSError, ValueError) as error:
        raise ConquianError("ui-file-unwritable", file=str(path)) from error


def _beginning(path: Path) -> str:
    with path.open("rb") as file:
        return file.read(4096).decode("utf-8", "replace")


def put(path: Path, text: str) -> None:
    """Put a text in a file's place: whoever reads it finds the old one or the new one, whole."""
    path = Path(os.path.realpath(path))  # a link stays one
    handle, name = tempfile.mkstemp(prefix=".", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())  # what is written is there after a power cut
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def _mark_of(path: Path | None) -> tuple[int, int] | None:
    """What changes whenever a file is replaced; None while there is none."""
    try:
        status = path.stat() if path is not None else None
    except (OSError, ValueError):
        return None
    return (status.st_ino, status.st_mtime_ns) if status is not None else None


def _playable(referee: Referee) -> bool:
    """Whether a game is unfinished, has a seat for a person, and bots that are known here."""
    kinds = [seat.kind for seat in referee.seats]
    return referee.result is None and "human" in kinds and {*kinds} <= {"human", *BOTS}


class Saves:
    """The file of the game at hand, and those of earlier games."""

    def __init__(self, folder: Path, path: Path | None = None) -> None:
        self.folder = folder
        self.path = path
        """The file of the game at hand; chosen when it is first written."""
        self.named = path is not None
        """The person chose the file: it stays when the game is over."""
        self._known = _mark_of(path)
        """The file as this game last saw it."""

    def take(self, path: Path) -> None:
        """Go on with the game in a file, of the folder or one that the person named."""
        self.path = path
        self.named = path.parent != self.folder
        self._known = _mark_of(path)

    def sweep(self) -> None:
        """Remove what writes that were broken off left in the folder long ago."""
        for path in self.folder.glob(".*.part"):
            with suppress(OSError):
                if path.stat().st_mtime < time.time() - _STALE:
                    path.unlink()

    def earlier(self) -> list[Path]:
        """The files of games left unfinished, latest first."""
        try:
            found = [(path.stat().st_mtime_ns, path) for path in self.folder.glob(f"*{_SUFFIX}")]
        except OSError:
            return []
        return [path for _, path in sorted(found, reverse=True)]

    def unfinished(self) -> Iterator[tuple[Path, Referee]]:
        """The unfinished games that can be read, latest first, without the one at hand."""
        for path in self.earlier():
            if path == self.path:
                continue
            try:
                referee = load(path)
            except ConquianError:
                continue
            if _playable(referee):
                yield path, referee

    def latest(
        self, rules: Rules | None = None, hands: int | None = None
    ) -> tuple[Path, Referee] | None:
        """The last unfinished game; with `rules`, of so many hands at a table with these rules."""
        for path, referee in self.unfinished():
            if rules is None or (referee.rules, referee.setup.hands) == (rules, hands):
                return path, referee
        return None

    def keep(self, referee: Referee, stamp: str) -> None:
        """Write the game at hand. Raises ConquianError ``ui-file-unwritable``."""
        fresh: Path | None = None
        try:
            if self.path is None or _mark_of(self.path) not in (None, self._known):
                self.folder.mkdir(parents=True, exist_ok=True)
                fresh = self._free(stamp)
            path = fresh or self.path
            assert path is not None
            put(path, save_session(referee))
            if fresh is not None:
                self.path, self.named = fresh, False
            self._known = _mark_of(path)
        except (OSError, ValueError) as error:
            if fresh is not None:
                fresh.unlink(missing_ok=True)
            raise ConquianError("ui-file-unwritable", file=str(self.path or self.folder)) from error

    def copy(self, referee: Referee, path: Path) -> None:
        """Write the game to a file that the person names; an earlier copy of it is replaced.

        Raises ConquianError ``ui-file-exists`` or ``ui-file-unwritable``.
        """
        try:
            there = kept_in(path)
        except RecordError:
            there = None  # a damaged one: it stays
        known = there and there.setup == referee.setup
        same = there and known and there.log == referee.log[: len(there.log)]
        write_new(path, save_session(referee), replace=bool(same))

    def forget(self) -> None:
        """The game at hand is over: its automatic file goes."""
        if self.path is not None and not self.named and _mark_of(self.path) == self._known:
            self.path.unlink(missing_ok=True)
            self.path = None

    def _free(self, stamp: str) -> Path:
        """A file name that no game has yet; taken at once, so that no other game gets it."""
        number = 1
        while True:
            path = self.folder / f"{stamp}{f'-{number}' if number > 1 else ''}{_SUFFIX}"
            try:
                path.open("x").close()
                return path
            except FileExistsError:
                number += 1
