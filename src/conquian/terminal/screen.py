"""Lines in, lines out: all that the terminal room reads from or writes to a terminal or a pipe.

Everything is plain lines in the order in which it happens. On a terminal a prompt sign stands
before what is typed and lines are broken between words; in a pipe what was read is repeated, so
that the output reads as the game. Colour only ever decorates.
"""

from __future__ import annotations

import io
import re
import shutil
import sys
import textwrap
import unicodedata
from collections.abc import Mapping
from typing import Final, TextIO

from conquian.errors import ConquianError

__all__ = ["LONGEST_LINE", "Screen"]

LONGEST_LINE: Final = 500
_CHUNK: Final = 4096
_RED = re.compile(r"(?<!\S)(\S+[♥♦])")
_PLAIN: Final = str.maketrans(
    {"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "‘": "'", "–": "-", "—": "-",
     "…": "...", "−": "-", "\u00a0": " ", "\u202f": " ", "œ": "oe", "Œ": "OE", "æ": "ae",
     "♣": "C", "♦": "D", "♥": "H", "♠": "S", "·": "-"}
)  # fmt: skip


class Screen:
    """A pair of text streams as a person meets them."""

    def __init__(self, stdin: TextIO, stdout: TextIO, environ: Mapping[str, str]) -> None:
        if isinstance(stdin, io.TextIOWrapper):
            stdin.reconfigure(errors="replace")  # whatever bytes come, they are a line
        self._in = stdin
        self._out = stdout
        self._encoding = getattr(stdout, "encoding", None) or "utf-8"
        self._typing = _is_tty(stdin)
        shown = _is_tty(stdout)
        dumb = environ.get("TERM", "") in ("", "dumb")
        self._colour = shown and not dumb and not environ.get("NO_COLOR")
        self._wrap = shown
        real = stdin is sys.stdin and stdout is sys.stdout
        self._edits = self._typing and shown and not dumb and real and _has_editing()

    @property
    def unicode(self) -> bool:
        """Whether suit signs can be shown."""
        return self._fits("♣♦♥♠")

    def line(self, text: str = "") -> None:
        """Write a line, or the lines of a text; they are out when this returns."""
        for part in text.split("\n"):
            for row in self._rows(part):
                self._out.write(self._written(row) + "\n")
        self._out.flush()

    def ask(self) -> str:
        """One line from the person, without control characters.

        Raises EOFError at the end of input and ConquianError ``ui-line-long`` for a line beyond
        `LONGEST_LINE` characters, which is read and thrown away.
        """
        text = self._edited() if self._edits else self._plain()
        if text is None:
            if self._typing:
                self._out.write("\n")
            raise EOFError
        clean = "".join([char if char.isprintable() else " " for char in text]).strip()
        if not self._typing:
            self.line(f"> {clean[:LONGEST_LINE]}".rstrip())
        if len(text) > LONGEST_LINE:
            raise ConquianError("ui-line-long", most=LONGEST_LINE)
        return clean

    def _plain(self) -> str | None:
        if self._typing:
            self._out.write("> ")
            self._out.flush()
        return self._readline()

    def _edited(self) -> str | None:
        """A line with the terminal's editing: arrow keys, earlier lines."""
        self._out.flush()
        try:
            return input("> ")
        except EOFError:
            return None

    def _readline(self) -> str | None:
        text = self._in.readline(_CHUNK)
        if not text:
            return None
        rest = text
        while not rest.endswith("\n"):
            rest = self._in.readline(_CHUNK)
            if not rest:
                break
        return text.rstrip("\r\n")

    def _rows(self, text: str) -> list[str]:
        if not self._wrap:
            return [text]
        width = max(shutil.get_terminal_size().columns - 1, 20)
        rows = textwrap.wrap(
            text, width, replace_whitespace=False, break_long_words=False, break_on_hyphens=False
        )
        return rows or [""]

    def _written(self, text: str) -> str:
        if not self._fits(text):
            text = self._spelled(text)
        if self._colour:
            text = _RED.sub("\x1b[31m\\1\x1b[39m", text)
        return text

    def _fits(self, text: str) -> bool:
        try:
            text.encode(self._encoding)
        except (UnicodeError, LookupError):
            return False
        return True

    def _spelled(self, text: str) -> str:
        """A text in characters that the encoding has: without accents, with straight quotes."""
        text = "".join([char if self._fits(char) else char.translate(_PLAIN) for char in text])
        if self._fits(text):
            return text
        spread = unicodedata.normalize("NFKD", text)
        bare = [char for char in spread if not unicodedata.combining(char)]
        return "".join([char if self._fits(char) else "?" for char in bare])


def _has_editing() -> bool:
    """Whether `input` can edit lines here; from now on it does."""
    try:
        import readline
    except ImportError:
        return False
    readline.parse_and_bind("set enable-bracketed-paste off")  # plain lines, nothing else
    return True


def _is_tty(stream: TextIO) -> bool:
    try:
        return stream.isatty()
    except (AttributeError, ValueError):
        return False
