"""Where the user's games are kept, by the custom of the system."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

__all__ = ["data_folder"]


def data_folder(environ: Mapping[str, str]) -> Path:
    """The folder for the user's games."""
    if environ.get("XDG_DATA_HOME"):
        return Path(environ["XDG_DATA_HOME"]) / "conquian"
    if sys.platform == "win32" and environ.get("LOCALAPPDATA"):
        return Path(environ["LOCALAPPDATA"]) / "conquian"
    home = Path(environ["HOME"]) if environ.get("HOME") else Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "conquian"
    return home / ".local" / "share" / "conquian"
