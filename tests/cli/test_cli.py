"""The commands, called as the shell calls them: what they print, and what they say to bad input."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from conquian.cli import main
from conquian.match import Act as Play
from conquian.match import Commit, Contribute, Cut, Pick, Referee, Seat, Setup, Stage
from conquian.notation import cut_json, read_record, record_json, record_text
from conquian.rules import PRESETS, deal, full_deck, legal, perft
from conquian.text import LANGUAGES, catalog_of
from tests.naive.make_perft import read as read_perft

POSITION = "classic 0 1 offer starter AH 1 0 ?10/2C3C5C6CQCKC3D4D2HJD -/- AH ?19"


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("CONQUIAN_PURE", "1")


@pytest.fixture(scope="session")
def fair_record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished hand whose deal the referee made."""
    chance = Random(11)
    referee = Referee(Setup(PRESETS["mexican"], (Seat("Ana"), Seat("Ben")), 0))
    while not referee.records:
        if referee.stage is Stage.READY:
            referee.handle(Commit(chance.randbytes(32)), 0)
            continue
        seat = referee.waiting[0]
        if referee.stage is Stage.CONTRIBUTE:
            referee.handle(Contribute(seat, f"text of {seat}"), 0)
        elif referee.stage is Stage.PICK:
            referee.handle(Pick(seat, referee.view(seat).free[0]), 0)
        elif referee.stage is Stage.CUT:
            referee.handle(Cut(seat, 13), 0)
        else:
            state = referee.match.state
            assert state is not None
            referee.handle(Play(seat, chance.choice(legal(state))), 0)
    path = tmp_path_factory.mktemp("records") / "hand.json"
    path.write_text(record_json(referee.records[0]), encoding="utf-8")
    return path


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a command prints, which must succeed and complain of nothing."""
    status = main(words)
    out, err = capsys.readouterr()
    assert (status, err) == (0, "")
    return out


def test_legal(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "legal", POSITION).split()
    assert lines == ["decline"]
    forty = POSITION.replace("2HJD", "2H3H").replace("2C3C", "2C3C")
    assert "use:AH-2H-3H" in said(capsys, "legal", forty).split()
    assert json.loads(said(capsys, "legal", "--json", forty))["position"] == forty


def test_perft_is_what_the_files_say(capsys: pytest.CaptureFixture[str]) -> None:
    _, deck, counts = read_perft("classic")[0]
    text = " ".join(deck)
    assert said(capsys, "perft", "classic", "3", "--deck", text) == f"{counts[2]}\n"
    parts = json.loads(said(capsys, "perft", "classic", "3", "--deck", text, "--divide", "--json"))
    assert parts["count"] == sum(parts["divide"].values()) == counts[2]
    lines = said(capsys, "perft", "classic", "2", "--deck", text, "--divide").splitlines()
    assert lines[-1] == str(counts[1])
    assert sum(int(line.split()[1]) for line in lines[:-1]) == counts[1]


def test_perft_of_a_house_table(capsys: pytest.CaptureFixture[str]) -> None:
    rules = PRESETS["no-force"]
    deck = " ".join(read_perft("classic")[0][1])
    from conquian.cards import parse_cards

    expected = perft(deal(rules, parse_cards(deck)), 4)
    assert said(capsys, "perft", "classic,forced=off", "4", "--deck", deck) == f"{expected}\n"


def test_replay_tells_the_hand(capsys: pytest.CaptureFixture[str], fair_record: Path) -> None:
    story = said(capsys, "replay", str(fair_record))
    record = read_record(fair_record.read_bytes())
    assert f"{len(record.actions)}. " in story
    assert "Ana deals." in story
    steps = json.loads(said(capsys, "replay", "--json", str(fair_record)))["steps"]
    assert [step["action"] for step in steps] == [str(action) for action in record.actions]


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_does_not_call_a_player_without_a_name_you(
    capsys: pytest.CaptureFixture[str], fair_record: Path, tmp_path: Path, language: str
) -> None:
    record = read_record(fair_record.read_bytes())
    path = tmp_path / "hand.json"
    for other in LANGUAGES:
        you = catalog_of(other).text("ui-you")
        path.write_text(record_json(replace(record, seats=("Ben", you))), encoding="utf-8")
        story = said(capsys, "replay", "--lang", language, str(path))
        assert catalog_of(language).text("player-number", number=2) in story
        assert f" {you} " not in story.replace("\n", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_in_every_language(
    capsys: pytest.CaptureFixture[str], fair_record: Path, language: str
) -> None:
    story = said(capsys, "replay", "--lang", language, "--faces", "spanish", str(fair_record))
    assert "♠" not in story
    assert "story-" not in story
    assert "event-" not in story


def test_verify_proves_the_deal(capsys: pytest.CaptureFixture[str], fair_record: Path) -> None:
    assert "fair" in said(capsys, "verify", str(fair_record)).splitlines()[-1]
    assert json.loads(said(capsys, "verify", "--json", str(fair_record)))["fair"] is True
    fair = read_record(fair_record.read_bytes()).fair
    assert fair is not None
    for seal in (fair.commitment, fair.commitment[:16].upper()):
        words = ("verify", "--seal", seal, str(fair_record))
        assert said(capsys, *words).splitlines()[-1] == "The deal was fair."


def test_verify_refuses_another_seal(capsys: pytest.CaptureFixture[str], fair_record: Path) -> None:
    for seal in ("0123456789abcdef", "", "a"):
        assert main(["verify", "--seal", seal, str(fair_record)]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1


def test_verify_reads_the_text_form_too(
    capsys: pytest.CaptureFixture[str], fair_record: Path, tmp_path: Path
) -> None:
    path = tmp_path / "hand.txt"
    path.write_text(record_text(read_record(fair_record.read_bytes())), encoding="utf-8")
    assert "fair" in said(capsys, "verify", str(path))


def test_verify_proves_who_deals(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    referee = Referee(Setup(PRESETS["classic"], (Seat("Ana"), Seat("Ben"))))
    for command in (Commit(bytes(32)), Contribute(0, "x"), Contribute(1), Pick(1, 7), Pick(0, 9)):
        referee.handle(command, 0)
    cut = referee.dealer_cut
    assert cut is not None
    path = tmp_path / "cut.json"
    path.write_text(cut_json(cut), encoding="utf-8")
    lines = said(capsys, "verify", str(path)).splitlines()
    assert cut.seats[cut.dealer] in lines[2]
    assert len(lines) == 4
    words = ("verify", "--seal", cut.fair.commitment, str(path))
    assert said(capsys, *words).splitlines()[-1] == "Who deals first was settled fairly."
    assert json.loads(said(capsys, "verify", "--json", str(path)))["hand"] == 0
    assert main(["replay", str(path)]) == 2, "nothing was played"
    path.write_text(cut_json(replace(cut, dealer=1 - cut.dealer)), encoding="utf-8")
    assert main(["verify", str(path)]) == 2


def test_verify_refuses_another_order(
    capsys: pytest.CaptureFixture[str], fair_record: Path, tmp_path: Path
) -> None:
    # The last cards of the stock were never turned up: changing them harms no action.
    record = read_record(fair_record.read_bytes())
    assert record.fair is not None
    other = replace(record.fair, contributions=("text of 0", "text of me"))
    path = tmp_path / "hand.json"
    path.write_text(record_json(replace(record, fair=other)), encoding="utf-8")
    assert main(["verify", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "--deals", "4", "--workers", "1", "--seed", "3")
    tally = json.loads(said(capsys, *words, "--json"))
    assert [player["bot"] for player in tally["players"]] == ["casual", "random"]
    assert tally["hands"] == 8
    assert "95 %" in said(capsys, *words, "--preset", "mexican", "--rule", "stake=2")


def test_presets(capsys: pytest.CaptureFixture[str]) -> None:
    assert set(json.loads(said(capsys, "presets", "--json"))) == set(PRESETS)
    text = said(capsys, "presets", "tercerilla")
    for field in PRESETS["tercerilla"].__dataclass_fields__:
        assert field == "name" or f"[{field}=" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_every_language(capsys: pytest.CaptureFixture[str], language: str) -> None:
    for words in (["--help"], ["play", "--help"], ["simulate", "--help"], ["arena", "--help"]):
        with pytest.raises(SystemExit) as ended:
            main(
                [*words, "--lang", language]
                if words[0] != "--help"
                else ["--lang", language, *words]
            )
        assert ended.value.code == 0
        out = capsys.readouterr().out
        assert "cli-" not in out
        if language != "en":
            assert "usage:" not in out.lower()
            assert "show this help" not in out


WRONG = (
    ("legal", "x"),
    ("legal",),
    ("legal", POSITION.replace("AH 1", "AX 1")),
    ("legal", POSITION.replace("classic", "classic,target=2")),
    ("legal", ""),
    ("perft", "classic", "3"),
    ("perft", "classic", "-1", "--deck", "AC"),
    ("perft", "classic", "\u0663", "--deck", "AC"),
    ("perft", "classic", "3", "--deck", "AC 2C"),
    ("perft", "classic", "3", "--deck", "nonsense"),
    ("perft", "klassik", "3", "--deck", "AC"),
    ("perft", "classic,players=5", "3", "--deck", "AC"),
    ("replay", "no/such/file"),
    ("replay", "."),
    ("replay", "a\0b"),
    ("verify", __file__),
    ("simulate", "nobody"),
    ("simulate", "--deals", "0"),
    ("simulate", "--preset", "nothing"),
    ("simulate", "--rule", "target"),
    ("simulate", "--rule", "target=eleven"),
    ("simulate", "casual", "random", "random"),
    ("presets", "whist"),
    ("nonsense",),
    ("--nonsense",),
    ("--lang", "tlh"),
    ("play", "--faces", "german"),
    ("play", "--hand", "--hands", "3"),
    ("play", "--resume", "no/such/file"),
)


@pytest.mark.parametrize("words", WRONG, ids=" ".join)
@pytest.mark.parametrize("language", ["en", "nl"])
def test_wrong_input_gives_one_line_and_status_2(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
    language: str,
) -> None:
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("conquian: ")
    assert len(err.splitlines()) == 1
    assert "Traceback" not in err


def process(*words: str, stdin: str = "", **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "conquian", *words],
        input=stdin,
        capture_output=True,
        text=True,
        env={**os.environ, "CONQUIAN_PURE": "1", **environ},
        check=False,
        timeout=60,
    )


def test_a_record_from_standard_input(fair_record: Path) -> None:
    done = process("verify", "-", stdin=fair_record.read_text(encoding="utf-8"))
    assert done.returncode == 0


def test_a_reader_that_stops_reading() -> None:
    script = f"{sys.executable} -m conquian presets classic | head -n 1"
    done = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {script}"], capture_output=True, text=True, check=False
    )
    assert "Traceback" not in done.stderr
    assert "Broken" not in done.stderr


def test_letters_that_the_terminal_lacks(fair_record: Path) -> None:
    done = process("replay", str(fair_record), "--lang", "es", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stderr == ""


@pytest.mark.parametrize("ending", ["<&-", ">&-", ">/dev/full", "2>&- >&-", "<&- >&- 2>&-"])
def test_streams_that_are_closed_or_full(ending: str) -> None:
    script = f'"{sys.executable}" -m conquian presets {ending}'
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False)
    assert done.returncode in (0, 2)
    assert "Traceback" not in done.stderr


def test_a_file_without_end(tmp_path: Path) -> None:
    done = process("verify", "/dev/zero")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def test_it_says_once_that_it_runs_uncompiled() -> None:
    source = str(Path(__file__).resolve().parents[2] / "src")
    done = process("legal", POSITION, PYTHONPATH=source, CONQUIAN_PURE="", LANG="fr_FR.UTF-8")
    assert done.stdout == "decline\n"
    assert len(done.stderr.splitlines()) == 1
    assert "compil" in done.stderr


def test_every_deck_of_every_preset_can_be_typed(capsys: pytest.CaptureFixture[str]) -> None:
    for name, rules in PRESETS.items():
        _, deck, counts = read_perft(name)[0]
        assert len(deck) == len(full_deck(rules))
        assert said(capsys, "perft", name, "1", "--deck", " ".join(deck)) == f"{counts[0]}\n"
