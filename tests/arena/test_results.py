"""The file of results: resumed wherever it was left, and refused when it is something else."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from conquian import ConquianError, preset
from conquian.arena import Entrant, entrant, play_league
from conquian.arena.league import League
from conquian.arena.results import header, opened
from conquian.text import LANGUAGES, Faces, catalog_of, error_text
from tests.arena.test_league import PLAYERS, players, timeless

NAMES = ("First", "random", "Seeded")


def played(file: Path | None, deals: int = 4, **options: Any) -> League:
    bots = options.pop("bots", NAMES)
    rules = preset(options.pop("table", "classic"))
    return play_league(players(*bots), rules, deals, file=file, **{"workers": 1} | options)


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text("ascii").splitlines()]


def without_times(file: Path) -> list[Any]:
    found = lines(file)
    for line in found[1:]:
        for hand in line["hands"]:
            del hand["seconds"]
    return found


class Counted:
    """How often bots were made: whether anything was played."""

    made = 0


def counted(seed: int) -> Any:
    Counted.made += 1
    return players("First")[0].make(seed)


def test_every_deal_of_every_pair_has_a_line(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    found = played(file)
    first, *others = lines(file)
    assert first == header(found.entrants, found.rules, 0)
    assert first["rules"] == "classic"
    assert len(others) == 4 * 3
    assert [(each["deal"], *each["bots"]) for each in others[:4]] == [
        (1, "First", "random"),
        (1, "First", "Seeded"),
        (1, "random", "Seeded"),
        (2, "First", "random"),
    ]
    assert all(len(each["hands"]) == 2 for each in others)
    assert {hand["winner"] for each in others for hand in each["hands"]} <= {*NAMES, None}


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    bots = [Entrant("counted", "counted", counted), entrant("random")]
    Counted.made = 0
    first = play_league(bots, preset("classic"), 3, workers=1, file=file)
    assert Counted.made == 6
    before = file.read_bytes()
    again = play_league(bots, preset("classic"), 3, workers=1, file=file)
    assert Counted.made == 6
    assert file.read_bytes() == before
    assert again.as_dict() == first.as_dict()  # times and all
    play_league(bots, preset("classic"), 5, workers=1, file=file)
    assert Counted.made == 10
    assert file.read_bytes().startswith(before)


def test_fewer_deals_than_there_are(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    played(file, 5)
    size = file.stat().st_size
    assert timeless(played(file, 3)) == timeless(played(None, 3))
    assert file.stat().st_size == size


def test_progress_begins_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    played(file, 2)
    calls: list[tuple[int, int]] = []
    played(file, 3, progress=lambda *numbers: calls.append(numbers))
    assert calls == [(6, 9), (7, 9), (8, 9), (9, 9)]


def test_cut_anywhere_it_comes_to_the_same(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    whole = timeless(played(file, 2))
    kept, full = without_times(file), file.read_bytes()
    last = full.rstrip(b"\n").rfind(b"\n") + 1
    head = full.index(b"\n") + 1
    places = [0, 1, head // 2, head - 1, head, head + 5, last - 1, last, last + 1]
    places += [len(full) - 30, len(full) - 2, len(full) - 1]
    for place in places:
        file.write_bytes(full[:place])
        assert timeless(played(file, 2)) == whole, place
        assert without_times(file) == kept, place


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
@pytest.mark.parametrize("workers", [1, pytest.param(2, marks=pytest.mark.slow)])
def test_killed_and_resumed_it_comes_to_the_same(tmp_path: Path, workers: int) -> None:
    """A real process, killed in the middle, twice; then resumed to the end."""
    deals = 60
    words = [f"{PLAYERS}:First", "random", f"{PLAYERS}:Seeded", "--deals", str(deals)]
    file = tmp_path / "x.jsonl"

    def command(*more: str) -> list[str]:
        start = [sys.executable, "-m", "conquian", "arena", *words, "--json"]
        return [*start, "--workers", str(workers), *more]

    root = Path(__file__).resolve().parents[2]
    for least in (2, 60):
        process = subprocess.Popen(
            command("--results", str(file)),
            cwd=root,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            end = time.monotonic() + 60
            while not file.exists() or file.read_bytes().count(b"\n") < least:
                assert process.poll() is None
                assert time.monotonic() < end
                time.sleep(0.002)
        finally:
            process.send_signal(signal.SIGKILL)
            process.wait()
        assert process.returncode == -signal.SIGKILL
        assert least <= file.read_bytes().count(b"\n") < 3 * deals
    done = subprocess.run(
        command("--results", str(file)), cwd=root, capture_output=True, text=True, check=True
    )
    assert done.stderr == ""
    uninterrupted = subprocess.run(
        command("--results", str(tmp_path / "y.jsonl")),
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
    )
    values = [json.loads(each.stdout) for each in (done, uninterrupted)]
    for each in values:
        for counts in [*each["standings"], *[c for m in each["meetings"] for c in m["counts"]]]:
            assert counts.pop("seconds") > 0
            assert counts.pop("milliseconds") > 0
    assert values[0] == values[1]
    assert without_times(file) == without_times(tmp_path / "y.jsonl")


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_interrupted_it_keeps_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"

    def stop(done: int, _: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        played(file, 4, progress=stop)
    assert len(lines(file)) == 6
    assert timeless(played(file, 4)) == timeless(played(None, 4))


def test_a_bad_bot_leaves_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    for _ in range(2):
        with pytest.raises(ConquianError) as caught:
            played(file, 2, bots=("First", "random", "Broken"))
        assert caught.value.key == "arena-raised"
        assert [line["bots"] for line in lines(file)[1:]] == [["First", "random"]]


@pytest.mark.parametrize(
    ("options", "key", "found"),
    [
        ({"seed": 1}, "arena-file-other-seed", "0"),
        ({"table": "no-force"}, "arena-file-other-rules", "classic"),
        ({"bots": ("First", "random")}, "arena-file-other-bots", "Seeded"),
        ({"bots": ("random", "First", "Seeded")}, "arena-file-other-bots", "First"),
        ({"bots": ("First", "random", "Last")}, "arena-file-other-bots", "Seeded"),
    ],
)
def test_other_results_are_refused(
    tmp_path: Path, options: dict[str, Any], key: str, found: str
) -> None:
    file = tmp_path / "x.jsonl"
    played(file, 1)
    before = file.read_bytes()
    with pytest.raises(ConquianError) as caught:
        played(file, 2, **options)
    assert caught.value.key == key
    assert found in str(caught.value.details["found"])
    assert file.read_bytes() == before
    for language in LANGUAGES:
        told = error_text(catalog_of(language), caught.value, Faces.FRENCH)
        assert str(caught.value.details["found"]) in told
        assert str(caught.value.details["expected"]) in told


def test_results_of_another_version_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "x.jsonl"
    played(file, 1)
    monkeypatch.setattr("conquian.__version__", "99.0")
    with pytest.raises(ConquianError) as caught:
        played(file, 1)
    assert caught.value.key == "arena-file-other-version"
    assert caught.value.details["expected"] == "99.0"


@pytest.mark.parametrize(
    "content",
    [
        b"my notes\n",
        b"my notes",
        b'{"arena":1}\n',
        b'{"arena":2,"version":"0.1.0","rules":"classic","seed":0,"bots":[]}\n',
        b"[]\n",
        b"\n",
        b"\0\xff\n\n",
        b'{"arena":1,"version":"99',
    ],
)
def test_files_of_something_else_are_left_alone(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "x.jsonl"
    file.write_bytes(content)
    with pytest.raises(ConquianError) as caught:
        played(file, 1)
    assert caught.value.key == "arena-file-foreign"
    assert file.read_bytes() == content


def changed(line: dict[str, Any], *path: str | int, value: Any) -> dict[str, Any]:
    copy: Any = json.loads(json.dumps(line))
    at = copy
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    found: dict[str, Any] = copy
    return found


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("deal",), 0),
        (("deal",), "1"),
        (("deal",), True),
        (("bots",), ["random", "First"]),
        (("bots",), ["First", "Nobody"]),
        (("bots",), ["First"]),
        (("hands",), []),
        (("hands", 0, "winner"), "Seeded"),
        (("hands", 0, "winner"), 0),
        (("hands", 0, "actions"), 0),
        (("hands", 0, "actions"), 1.5),
        (("hands", 0, "forced"), [1]),
        (("hands", 0, "forced"), [-1, 0]),
        (("hands", 0, "decisions"), None),
        (("hands", 0, "seconds"), [0.1]),
        (("hands", 0, "seconds"), [0.1, -1]),
        (("hands", 0, "seconds"), [0.1, float("nan")]),
        (("hands", 0, "seconds"), [0.1, True]),
        (("hands", 1), None),
    ],
)
def test_a_line_that_could_not_be(tmp_path: Path, path: tuple[str | int, ...], value: Any) -> None:
    file = tmp_path / "x.jsonl"
    played(file, 1)
    whole = file.read_text("ascii").splitlines()
    whole[1] = json.dumps(changed(json.loads(whole[1]), *path, value=value))
    file.write_text("\n".join(whole) + "\n", "ascii")
    before = file.read_bytes()
    with pytest.raises(ConquianError) as caught:
        played(file, 2)
    assert (caught.value.key, caught.value.details["line"]) == ("arena-file-damaged", 2)
    assert file.read_bytes() == before


def test_other_damage(tmp_path: Path) -> None:
    file = tmp_path / "x.jsonl"
    played(file, 1)
    good = file.read_text("ascii").splitlines()
    for number, content in (
        (3, [good[0], good[1], good[1], *good[2:]]),  # twice
        (3, [good[0], good[1], "", *good[2:]]),
        (2, [good[0], good[1][:40], *good[2:]]),  # torn, but not the last
        (1, [good[0].replace('"digest":"', '"digest":"0'), *good[1:]]),
    ):
        file.write_text("\n".join(content) + "\n", "ascii")
        with pytest.raises(ConquianError) as caught:
            played(file, 1)
        assert (caught.value.key, caught.value.details["line"]) == ("arena-file-damaged", number)


def test_nobody_writes_while_somebody_does(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    file, bots, rules = tmp_path / "x.jsonl", players(*NAMES), preset("classic")
    with opened(file, bots, rules, 0):
        with pytest.raises(ConquianError) as caught:
            played(file, 1)
        assert caught.value.key == "arena-file-busy"
    played(file, 1)


@pytest.mark.parametrize("name", ["", "no/such/folder", "a\0b"])
def test_files_that_cannot_be(tmp_path: Path, name: str) -> None:
    with pytest.raises(ConquianError) as caught:
        played(tmp_path / name, 1)
    assert caught.value.key == "arena-file-unusable"


def test_a_full_disk_is_said_in_one_line() -> None:
    if not os.path.exists("/dev/full"):
        pytest.skip("no /dev/full")
    words = ["arena", "random", "random", "--deals", "1", "--workers", "1", "--html", "/dev/full"]
    done = subprocess.run(
        [sys.executable, "-m", "conquian", *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
