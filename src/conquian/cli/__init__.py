"""The command line: the only place where all rooms meet.

Every failure that is the user's is one line on stderr, in the user's language, and exit status 2.
Each command imports what it needs when it runs, so that help comes at once.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module

__all__ = ["has_suit_signs", "main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line (by default the process's own) and return its exit status."""
    from conquian._build import uncompiled_notice
    from conquian.cli.parser import Usage, parse
    from conquian.errors import ConquianError
    from conquian.text import catalog_of, error_text, pick_language
    from conquian.text.faces import Faces, default_faces

    _make_printable()
    words = list(sys.argv[1:] if arguments is None else arguments)
    catalog = catalog_of(pick_language(None, os.environ))
    faces: Faces = default_faces(catalog.language)
    try:
        asked = _language_asked(words)
        if asked is not None:
            catalog = catalog_of(pick_language(asked, os.environ))
        options = parse(catalog, words)
        options.lang = asked
        uncompiled_notice(catalog.text("uncompiled"))
        run = getattr(import_module(options.module), options.run)
        status: int = run(options, catalog)
        sys.stdout.flush()
        return status
    except Usage as usage:
        return _fail(f"{usage} ({catalog.text('cli-see-help')})")
    except ConquianError as error:
        return _fail(error_text(catalog, error, faces, unicode=has_suit_signs(sys.stderr.encoding)))
    except MemoryError:
        return _fail(catalog.text("cli-too-large"))
    except BrokenPipeError:
        _hush()  # the reader has seen enough
        return 0
    except OSError as error:
        _hush()
        return _fail(catalog.text("cli-output", reason=error.strerror or ""))
    except KeyboardInterrupt:
        return 130


def _hush() -> None:
    """Let what is still buffered for a stream that takes no more go nowhere."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _fail(text: str) -> int:
    print(f"conquian: {' '.join(text.split())}", file=sys.stderr)
    return 2


def _language_asked(words: Sequence[str]) -> str | None:
    """What ``--lang`` says, found before parsing so that even a usage error is in that language."""
    for place, word in enumerate(words):
        if word == "--lang" and place + 1 < len(words):
            return words[place + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def has_suit_signs(encoding: str | None) -> bool:
    """Whether a stream's encoding has the suit symbols."""
    try:
        "♠".encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _make_printable() -> None:
    """Let a letter that the terminal's encoding lacks be replaced, never raise.

    A stream that the process was started without is as good as an empty one.
    """
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            mode = "r" if name == "stdin" else "w"
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
