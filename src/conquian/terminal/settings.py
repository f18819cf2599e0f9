"""What a person has set at the table, kept for the next time in a small file beside the games.

    {"language": "es", "faces": "spanish", "words": false, "by_rank": true, "teach": true,
     "confirm": false}

Only what was ever set is there. A file with anything else in it counts as none.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final

from conquian.terminal.saves import put
from conquian.text import LANGUAGES, Faces

__all__ = ["Settings", "recall", "remember"]

_FILE: Final = "settings.json"
_MOST_BYTES: Final = 4096


@dataclass(frozen=True, slots=True)
class Settings:
    """The person's own settings; None: never touched."""

    language: str | None = None
    faces: Faces | None = None
    words: bool | None = None
    by_rank: bool | None = None
    teach: bool | None = None
    confirm: bool | None = None


def recall(folder: Path) -> Settings:
    """The settings of last time; none from a file that is missing or damaged."""
    try:
        with (folder / _FILE).open("rb") as file:
            found = json.loads(file.read(_MOST_BYTES).decode("utf-8"))
        if not isinstance(found, dict):
            return Settings()
        return Settings(**{name: _READERS[name](value) for name, value in found.items()})
    except (OSError, ValueError, KeyError, RecursionError):
        return Settings()


def remember(folder: Path, **changed: str | bool) -> None:
    """Keep settings that were changed, as far as that is possible."""
    settings = replace(recall(folder), **changed)  # type: ignore[arg-type]
    known = {name: value for name, value in asdict(settings).items() if value is not None}
    with suppress(OSError, ValueError):
        folder.mkdir(parents=True, exist_ok=True)
        put(folder / _FILE, json.dumps(known) + "\n")


def _language(value: Any) -> str:
    if value not in LANGUAGES:
        raise ValueError(value)
    return str(value)


def _truth(value: Any) -> bool:
    if not isinstance(value, bool):
        raise ValueError(value)
    return value


_READERS: Final[dict[str, Callable[[Any], Any]]] = {
    "language": _language,
    "faces": Faces,
    "words": _truth,
    "by_rank": _truth,
    "teach": _truth,
    "confirm": _truth,
}
