"""The table as a process: on a terminal, in a pipe, interrupted, killed, resumed."""

import io
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

import conquian
from conquian.rules import PRESETS
from conquian.terminal.commands import aliases
from conquian.terminal.saves import Saves, load
from conquian.text import LANGUAGES, catalog_of

SOURCE = str(Path(conquian.__file__).parent.parent)
PATIENCE = 120


def environ(tmp_path: Path, **more: str) -> dict[str, str]:
    inherited = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
    return {
        **inherited,
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "PYTHONPATH": SOURCE,
        "CONQUIAN_PURE": "1",  # nothing on stderr about how it runs
        "PYTHONWARNINGS": "error",
        "PYTHONIOENCODING": "utf-8",
        "TERM": "dumb",
        **more,
    }


def heed_interrupts() -> None:
    """For a child: a suite that runs in the background ignores SIGINT, and so would the child."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def at_terminal(tmp_path: Path, *words: str, **more: str) -> "pexpect.spawn[str]":
    child = pexpect.spawn(
        sys.executable,
        ["-m", "conquian", "play", *words],
        env=environ(tmp_path, **more),
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(50, 500),
        preexec_fn=heed_interrupts,
    )
    child.logfile_read = io.StringIO()
    child.delaybeforesend = None
    child.delayafterclose = child.delayafterterminate = 0.01
    child.ptyproc.delayafterclose = child.ptyproc.delayafterterminate = 0.01
    return child


def piped(
    tmp_path: Path, typed: bytes, *words: str, **more: str
) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        [sys.executable, "-m", "conquian", "play", *words],
        input=typed,
        capture_output=True,
        env=environ(tmp_path, **more),
        timeout=PATIENCE,
        check=False,
    )


def saved(tmp_path: Path) -> list[Path]:
    return Saves(tmp_path / "data" / "conquian").earlier()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_hand_at_a_terminal_in_every_language(language: str, tmp_path: Path) -> None:
    child = at_terminal(tmp_path, "--lang", language, "--seed", "4", "--hand")
    catalog = catalog_of(language)
    listing = aliases(catalog, "plays")[1]
    end = re.escape(catalog.text("ui-asked-again"))
    moves = 0
    child.expect("\r\n> ")
    while not re.search(end, child.before):
        moves += 1
        assert moves < 300
        # the person takes what is first on the list, or forces where that is asked
        child.sendline(listing)
        child.expect("\r\n> ")
        child.sendline("1")
        child.expect("\r\n> ")
    assert moves > 3
    child.sendline("")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    said = child.logfile_read.getvalue()
    assert catalog.text("ui-bye") in said
    assert re.search(re.escape(catalog.text("ui-proved", seal="X")).replace("X", ".*"), said)
    assert "ui-" not in said
    assert "\x1b" not in said
    assert saved(tmp_path) == []


def test_a_hand_typed_by_cards_at_a_terminal(tmp_path: Path) -> None:
    child = at_terminal(tmp_path, "--lang", "en", "--seed", "4", "--hand")
    child.expect("On offer: 5♥, turned up at the start")
    child.expect("> ")
    child.sendline("6h 7h")
    child.expect("Your table would be: 5♥ 6♥ 7♥")
    child.sendline("undo")
    child.expect("Taken back")
    child.sendline("5h 6h 7h, 6d 7d jd")
    child.expect("6 of 11")
    child.sendline("")
    child.expect("Now discard one card")
    child.sendline("ad")
    child.expect("You discard A♦")
    child.sendcontrol("d")
    child.expect("Your game is saved")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_colour_is_only_decoration(tmp_path: Path) -> None:
    said = {}
    for colour in ({"TERM": "xterm"}, {"TERM": "xterm", "NO_COLOR": "1"}):
        child = at_terminal(tmp_path, "--lang", "en", "--seed", "5", "--hand", **colour)
        child.expect("\r\n> ")
        child.sendeof()
        child.expect(pexpect.EOF)
        child.close()
        said["NO_COLOR" in colour] = child.logfile_read.getvalue()
    assert "\x1b[31m" in said[False]
    assert "\x1b" not in said[True]
    assert re.sub(r"\x1b\[\d+m", "", said[False]) == said[True]


@pytest.mark.parametrize("term", ["dumb", "xterm"])
def test_ctrl_c_at_a_terminal(term: str, tmp_path: Path) -> None:
    child = at_terminal(tmp_path, "--lang", "en", "--seed", "5", TERM=term)
    child.expect("\r\n> ")
    child.send("\x03")
    child.expect("Your game is saved")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert "Traceback" not in child.logfile_read.getvalue()
    assert len(saved(tmp_path)) == 1


def test_a_line_can_be_edited_at_a_terminal(tmp_path: Path) -> None:
    pytest.importorskip("readline")
    child = at_terminal(tmp_path, "--lang", "en", "--seed", "5", TERM="xterm", NO_COLOR="1")
    child.expect("\r\n> ")
    child.send("sxcore\x1b[D\x1b[D\x1b[D\x1b[D\x7f\r")  # four to the left, and the x away
    child.expect("You: 0 points")
    child.expect("\r\n> ")
    child.send("\x1b[A\r")
    child.expect("You: 0 points")
    child.sendcontrol("d")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_a_piped_game_ends_with_its_input(tmp_path: Path) -> None:
    done = piped(tmp_path, b"?\n1\nhelp\nrules\n", "--lang", "fr", "--seed", "5")
    assert done.returncode == 0
    assert done.stderr == b""
    said = done.stdout.decode()
    assert "\n> ?\n1. " in said
    assert said.endswith("Ta partie est enregistrée. Écris conquian play pour la reprendre.\n")


def test_the_file_of_save_is_safe(tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear Ana")
    done = piped(tmp_path, b"?\n1\n", "--lang", "en", "--save", str(file))
    assert (done.returncode, done.stdout, done.stderr.count(b"\n")) == (2, b"", 1)
    assert file.read_text() == "Dear Ana"
    game = str(tmp_path / "game")
    for word in (b"Welcome", b"goes on"):
        assert word in piped(tmp_path, b"?\n1\n", "--lang", "en", "--save", game).stdout


def test_the_next_start_goes_on(tmp_path: Path) -> None:
    for words in (["--preset", "mexican"], ["--rule", "target=10"], ["--hands", "2"], ["--hand"]):
        assert b"Welcome" in piped(tmp_path, b"", "--lang", "en", *words).stdout
        assert b"goes on" in piped(tmp_path, b"", "--lang", "en").stdout
        assert b"goes on" in piped(tmp_path, b"", "--lang", "en", *words).stdout
    assert b"Welcome" in piped(tmp_path, b"", "--lang", "en", "--preset", "classic").stdout
    assert len(saved(tmp_path)) == 5


def test_no_input_at_all(tmp_path: Path) -> None:
    done = piped(tmp_path, b"", "--lang", "en")
    assert (done.returncode, done.stderr) == (0, b"")


def test_any_bytes_are_answered(tmp_path: Path) -> None:
    typed = bytes(range(256)) * 20 + b"\n" + b"\xff\xfe5s\n" + b"5s" * 200_000 + b"\n\x00\nhelp"
    for encoding in ("utf-8", "ascii", "latin-1"):
        done = piped(tmp_path, typed, "--lang", "pt", "--seed", "5", PYTHONIOENCODING=encoding)
        assert done.returncode == 0, done.stderr
        assert done.stderr == b""


def test_an_ascii_terminal_gets_letters_for_suits(tmp_path: Path) -> None:
    done = piped(tmp_path, b"?\n", "--lang", "fr", "--seed", "5", PYTHONIOENCODING="ascii")
    said = done.stdout.decode("ascii")
    assert re.search(r"[0-9AVDR][TKCP], la carte de depart", said)
    assert not re.search(r"\w\?|\?\w", said), "a letter got lost"


def test_an_interrupt_in_a_pipe(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "conquian", "play", "--lang", "en", "--seed", "5"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environ(tmp_path),
        preexec_fn=heed_interrupts,  # noqa: PLW1509
    ) as child:
        assert child.stdout is not None
        for line in child.stdout:
            if line.startswith(b"Your turn"):
                break
        child.send_signal(signal.SIGINT)
        out, err = child.communicate(timeout=PATIENCE)
        assert child.returncode == 130
    assert b"Your game is saved" in out
    assert err == b""


def test_a_reader_that_goes_away(tmp_path: Path) -> None:
    command = f'"{sys.executable}" -m conquian play --lang en --seed 5 | head -n 1'
    done = subprocess.run(
        command, shell=True, input=b"?\n" * 2000, capture_output=True,
        env=environ(tmp_path), timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert done.stderr == b""
    assert done.stdout.startswith(b"Welcome")


def test_killed_and_resumed_in_the_same_state(tmp_path: Path) -> None:
    child = at_terminal(tmp_path, "--lang", "en", "--preset", "twice-around")
    child.expect("\r\n> ")
    for line in ("?", "1", "?", "1"):
        child.sendline(line)
        child.expect("\r\n> ")
    shown = re.findall(r"^(?:Your (?:hand|table)|Rosa:|Discards|No disc).*$", child.before, re.M)
    child.kill(signal.SIGKILL)
    child.expect(pexpect.EOF)
    child.close()
    [path] = saved(tmp_path)
    before = load(path)
    assert not list(path.parent.glob(".*")), "a half-written file is left"
    again = at_terminal(tmp_path, "--lang", "en", "--preset", "twice-around")
    again.expect("Your game goes on with hand 1")
    again.expect("\r\n> ")
    for line in shown:
        assert line.strip() in again.before
    assert load(path).match == before.match
    again.sendline("quit")
    again.expect(pexpect.EOF)
    again.close()
    assert again.exitstatus == 0


@pytest.mark.slow
@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_in_a_pipe(name: str, tmp_path: Path) -> None:
    typed = "?\n1\n" * 300
    done = piped(
        tmp_path, typed.encode(), "--preset", name, "--lang", "en", "--seed", "2", "--hand"
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert "The deal was fair" in done.stdout.decode()
