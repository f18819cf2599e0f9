"""Lines in and out: encodings, colour, long and strange lines."""

import io

import pytest

from conquian.errors import ConquianError
from conquian.terminal.screen import LONGEST_LINE, Screen


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def ascii_stream() -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(), encoding="ascii", write_through=True)


def test_a_pipe_gets_plain_lines_and_an_echo() -> None:
    out = io.StringIO()
    screen = Screen(io.StringIO("no\n"), out, {"TERM": "xterm"})
    screen.line("7♥ and 7♠")
    assert screen.ask() == "no"
    assert out.getvalue() == "7♥ and 7♠\n> no\n"


def test_a_terminal_gets_a_prompt_and_colour_as_decoration() -> None:
    out = Terminal()
    screen = Screen(Terminal("no\n"), out, {"TERM": "xterm"})
    screen.line("7♥ and 7♠")
    screen.ask()
    assert out.getvalue() == "\x1b[31m7♥\x1b[39m and 7♠\n> "


@pytest.mark.parametrize("environ", [{"TERM": "xterm", "NO_COLOR": "1"}, {"TERM": "dumb"}, {}])
def test_no_colour(environ: dict[str, str]) -> None:
    out = Terminal()
    Screen(Terminal(), out, environ).line("7♥")
    assert out.getvalue() == "7♥\n"


def test_long_lines_break_between_words_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    out = Terminal()
    Screen(Terminal(), out, {}).line("word " * 20)
    assert max(map(len, out.getvalue().splitlines())) < 30
    assert out.getvalue().split() == ["word"] * 20


def test_an_encoding_without_suits_gets_letters() -> None:
    stream = ascii_stream()
    screen = Screen(io.StringIO(), stream, {})
    assert not screen.unicode
    screen.line("Así: “7♠” – œuvre, ½ 漢")
    stream.seek(0)
    assert stream.read() == 'Asi: "7S" - oeuvre, 1?2 ?\n'


def test_the_end_of_input_is_told() -> None:
    with pytest.raises(EOFError):
        Screen(io.StringIO(""), io.StringIO(), {}).ask()


def test_a_line_without_an_end_still_counts() -> None:
    assert Screen(io.StringIO("no"), io.StringIO(), {}).ask() == "no"


def test_control_characters_are_blanks() -> None:
    screen = Screen(io.StringIO("n\x00o\x1b[2J\x07\n"), io.StringIO(), {})
    assert screen.ask() == "n o [2J"


def test_a_line_that_is_too_long_is_refused_whole() -> None:
    out = io.StringIO()
    screen = Screen(io.StringIO("5s " * 100_000 + "\nno\n"), out, {})
    with pytest.raises(ConquianError, match="ui-line-long"):
        screen.ask()
    assert screen.ask() == "no"
    assert len(out.getvalue()) < LONGEST_LINE + 100


def test_lone_surrogates_are_written_as_something() -> None:
    stream = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
    Screen(io.StringIO(), stream, {}).line("a\udc80b")
    stream.seek(0)
    assert stream.read() == "a?b\n"
