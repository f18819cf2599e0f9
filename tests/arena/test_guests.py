"""Programs at the socket: the same deals for them as for anybody, and all that can go wrong."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from conquian import ConquianError, preset, view
from conquian.arena import Entrant, HostedBot, Place, play_league
from conquian.cli import main
from conquian.match import Referee, Seat, Setup, TableDeal
from conquian.rules import deal, full_deck
from conquian.server import guests
from conquian.server.guests import Guest, check_command, command_name
from conquian.text import LANGUAGES, Faces, catalog_of, error_text
from tests.arena.test_league import players, timeless

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = shlex.quote(str(Path(__file__).with_name("socket_player.py")))
PYTHON = shlex.quote(sys.executable)


def command(how: str) -> str:
    return f"{PYTHON} {SCRIPT} {{url}} {{game}} {how}"


def program(how: str, name: str) -> Entrant:
    return Entrant(name, "", partial(Guest, command(how)), hosted=True)


@pytest.mark.parametrize(
    ("table", "deals"),
    [
        ("classic", 2),
        ("mexican", 1),
        pytest.param("tercerilla", 2, marks=pytest.mark.slow),
        pytest.param("partnership", 2, marks=pytest.mark.slow),
    ],
)
def test_a_program_plays_the_very_hands_that_a_class_would(table: str, deals: int) -> None:
    """Its table has the cards of everybody's deals: whoever plays alike has the same results."""
    rules = preset(table)
    bots = players("First", "random")
    classes = play_league(bots, rules, deals, 6, workers=1)
    guests = play_league([program("first", "First"), bots[1]], rules, deals, 6, workers=1)
    for key, result in classes.results.items():
        for mine, other in zip(result.hands, guests.results[key].hands, strict=True):
            assert (mine.winner, mine.actions) == (other.winner, other.actions)
            assert (mine.forced, mine.decisions) == (other.forced, other.decisions)
            assert other.seconds[0] > 0


@pytest.mark.slow
def test_programs_against_each_other_in_processes() -> None:
    programs = [program("first", "a"), program("last", "b")]
    bots = play_league(players("First", "Last"), preset("classic"), 2, workers=1)
    found = play_league(programs, preset("classic"), 2, workers=2)
    winners = [
        [hand.winner for result in each.results.values() for hand in result.hands]
        for each in (bots, found)
    ]
    assert winners[0] == winners[1]


def test_what_the_server_refuses_a_program_may_try_again() -> None:
    rules = preset("classic")
    honest = play_league([program("first", "a"), *players("random")], rules, 1, workers=1)
    cheat = play_league([program("cheat", "a"), *players("random")], rules, 1, workers=1)
    for each in (honest, cheat):
        for standing in each.as_dict()["standings"]:
            assert standing["decisions"] > 0
    assert timeless(honest)["standings"] == timeless(cheat)["standings"]


@pytest.mark.parametrize(
    ("how", "key", "details"),
    [
        ("dies-at-once", "guest-ended", {"status": 1, "said": "I would rather not."}),
        ("dies", "guest-ended", {"status": 7, "said": "of it"}),
        ("never-comes", "guest-absent", {"seconds": 1}),
        ("falls-asleep", "guest-silent", {"seconds": 1}),
    ],
)
def test_a_program_that_fails_is_named_and_ended(
    monkeypatch: pytest.MonkeyPatch, how: str, key: str, details: dict[str, object]
) -> None:
    for name in ("COMING", "THINKING") if "seconds" in details else ():
        monkeypatch.setattr(guests, name, 1.0 if how != "falls-asleep" or name[0] == "T" else 60)
    started: list[subprocess.Popen[bytes]] = []
    begin = subprocess.Popen

    def popen(*words: object, **options: object) -> subprocess.Popen[bytes]:
        started.append(begin(*words, **options))  # type: ignore[call-overload]
        return started[-1]

    monkeypatch.setattr(subprocess, "Popen", popen)
    with pytest.raises(ConquianError) as caught:
        play_league([*players("First"), program(how, "guest")], preset("classic"), 1, workers=1)
    error, cause = caught.value, caught.value.__cause__
    assert (error.key, error.details["bot"]) == ("arena-lost", "guest")
    assert isinstance(cause, ConquianError)
    assert cause.key == key
    assert cause.details == details
    (process,) = started
    assert process.returncode is not None
    for language in LANGUAGES:
        catalog = catalog_of(language)
        told = error_text(catalog, error, Faces.FRENCH)
        assert "guest" in told
        for value in details.values():
            assert str(value) in told


def test_the_table_is_that_of_the_hand() -> None:
    """A deal by hand (`TableDeal`) is the same hand as the arena's."""
    for name in ("classic", "mexican", "tercerilla", "partnership"):
        rules = preset(name)
        deck = full_deck(rules)[::-1]
        state = deal(rules, deck, 1)
        referee = Referee(Setup(rules, tuple([Seat("x")] * rules.players), 1))
        hands = tuple([state.hand(seat) for seat in range(rules.players)])
        referee.handle(TableDeal(hands, deck[rules.players * rules.deal :]), 0)
        for seat in range(rules.players):
            assert referee.view(seat).table == view(state, seat)


def test_a_guest_is_a_hosted_bot() -> None:
    assert isinstance(Guest(command("first"), 1), HostedBot)
    guest = Guest("no-such-program {url} {game}", 1)
    rules = preset("classic")
    with pytest.raises(ConquianError) as caught:
        guest.begin(Place(rules, full_deck(rules), 0, 0))
    assert caught.value.key == "guest-start"
    guest.end()


def test_commands() -> None:
    check_command(f"{PYTHON} x.py {{url}} --table={{game}}")
    assert command_name("python -m x examples/bot_client.py {url} {game}") == "bot_client.py"
    assert command_name("/usr/bin/mybot {url} {game}") == "mybot"
    for text in ("", "   ", "'", "python", "python {url}", "python {game}"):
        with pytest.raises(ConquianError) as caught:
            check_command(text)
        assert caught.value.key == "guest-form"
    with pytest.raises(ConquianError) as caught:
        check_command("no-such-program {url} {game}")
    assert caught.value.key == "guest-start"


def test_the_example_plays_in_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    example = shlex.quote(str(ROOT / "examples" / "bot_client.py"))
    spec = f"socket:{PYTHON} {example} {{url}} {{game}}"
    words = ["arena", spec, "random", "--deals", "1", "--workers", "1", "--lang", "en"]
    assert main(words) == 0
    out, err = capsys.readouterr()
    assert err.replace("\n", "") in ("", catalog_of("en").text("uncompiled"))
    assert "bot_client.py" in out


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize(
    ("number", "workers"),
    [
        (signal.SIGTERM, 2),
        pytest.param(signal.SIGINT, 2, marks=pytest.mark.slow),
        pytest.param(signal.SIGINT, 1, marks=pytest.mark.slow),
        pytest.param(signal.SIGTERM, 1, marks=pytest.mark.slow),
    ],
)
def test_programs_are_not_left_behind(tmp_path: Path, workers: int, number: int) -> None:
    note = tmp_path / "pids"
    script = tmp_path / "sleeper.py"
    script.write_text(
        "import os, sys, time\n"
        f"open({str(note)!r}, 'a').write(f'{{os.getpid()}}\\n')\n"
        "time.sleep(300)\n"
    )
    spec = f"socket:{PYTHON} {script} {{url}} {{game}}"
    process = subprocess.Popen(
        [sys.executable, "-m", "conquian", "arena", "random", spec, "--workers", str(workers)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "CONQUIAN_PURE": "1"},
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509
    )
    try:
        end = time.monotonic() + 60
        while not note.exists() or note.read_text().count("\n") < workers:
            assert process.poll() is None
            assert time.monotonic() < end
            time.sleep(0.05)
        process.send_signal(number)
        _, err = process.communicate(timeout=30)
    finally:
        process.kill()
        process.wait()
    assert process.returncode == 128 + number
    assert "Traceback" not in err
    for pid in note.read_text().split():
        end = time.monotonic() + 10
        while _runs(int(pid)):
            assert time.monotonic() < end
            time.sleep(0.05)


def _runs(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"
