"""The arena: duplicate deals, the same for a seed, with honest intervals."""

import json
import signal
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from conquian import ConquianError, house, preset
from conquian.arena import Share, Tally, simulate
from conquian.arena.hands import seatings
from conquian.arena.tally import by_deal, wilson


def timeless(tally: Tally) -> Tally:
    return replace(tally, players=tuple(replace(each, seconds=0.0) for each in tally.players))


def test_workers_change_nothing() -> None:
    alone, shared = (
        simulate(["casual", "random"], preset("classic"), 12, seed=4, workers=workers)
        for workers in (1, 2)
    )
    assert timeless(alone) == timeless(shared)


def test_a_seed_is_a_series_and_begins_every_longer_one() -> None:
    rules = preset("mexican")
    first, again, other = (
        timeless(simulate(["casual", "random"], rules, 5, seed=seed, workers=1))
        for seed in (1, 1, 2)
    )
    assert first == again != other
    assert other.seed == 2


def test_progress_is_called_for_every_deal() -> None:
    calls: list[tuple[int, int]] = []
    simulate(
        ["random", "random"],
        preset("no-force"),
        3,
        workers=1,
        progress=lambda done, all_of_them: calls.append((done, all_of_them)),
    )
    assert calls == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize(
    ("bots", "sides", "number"), [(1, 2, 1), (2, 2, 2), (2, 3, 6), (3, 3, 3), (2, 4, 2), (3, 4, 12)]
)
def test_every_bot_sits_everywhere_equally_often(bots: int, sides: int, number: int) -> None:
    found = seatings(bots, sides)
    assert len(found) == len(set(found)) == number
    for side in range(sides):
        assert set(Counter(each[side] for each in found).values()) == {number // bots}


@pytest.mark.parametrize(
    ("name", "bots", "played"), [("tercerilla", 2, 6), ("sociable", 2, 2), ("partnership", 2, 2)]
)
def test_larger_tables(name: str, bots: int, played: int) -> None:
    tally = simulate(["casual", "random"][:bots], preset(name), 2, workers=1)
    assert (tally.seatings, tally.hands) == (played, 2 * played)
    assert sum(each.wins for each in tally.players) + tally.draws == tally.hands
    assert sum(each.decisions for each in tally.players) == tally.actions


def test_a_tally_is_json() -> None:
    rules = house("classic", target=10, deal=9)
    tally = simulate(["casual", "random"], rules, 2, seed=3, workers=1)
    values = json.loads(json.dumps(tally.as_dict()))
    assert values["preset"] == "classic"
    assert values["changes"] == {"target": 10, "deal": 9}
    assert values["hands"] == 4
    assert values["players"][0]["bot"] == "casual"
    assert set(values["players"][0]["decided"]) == {"value", "low", "high"}
    assert values["players"][0]["microseconds"] > 0


@pytest.mark.parametrize(
    ("key", "bots", "deals", "workers"),
    [
        ("arena-bots", [], 1, 1),
        ("arena-bots", ["random"] * 3, 1, 1),
        ("arena-deals", ["random", "random"], 0, 1),
        ("arena-workers", ["random", "random"], 1, 0),
        ("bot-unknown", ["random", "nobody"], 1, 2),
    ],
)
def test_what_cannot_be_played(key: str, bots: list[str], deals: int, workers: int) -> None:
    with pytest.raises(ConquianError) as caught:
        simulate(bots, preset("classic"), deals, workers=workers)
    assert caught.value.key == key


def test_wilson() -> None:
    share = wilson(90, 100)
    assert share.value == 0.9
    assert (round(share.low, 4), round(share.high, 4)) == (0.8256, 0.9448)
    assert wilson(0, 0) == Share(0.0, 0.0, 1.0)
    assert wilson(5, 5).high == 1.0


def test_by_deal_counts_a_deal_once() -> None:
    alike = [(2, 2)] * 40 + [(0, 2)] * 10  # both hands of a deal always go the same way
    assert by_deal(alike).low < wilson(80, 100).low
    halves = by_deal(alike)
    assert round(halves.low, 2) == round(wilson(40, 50).low, 2)
    opposite = [(1, 2)] * 50  # never more sure than from independent hands
    assert by_deal(opposite) == wilson(50, 100)
    assert by_deal([(1, 1)]) == wilson(1, 1)


INTERRUPTED = """
import os, signal
from conquian.arena import simulate
from conquian.rules import preset

def stop(done, deals):
    os.killpg(0, signal.SIGINT)  # as a terminal does: to every process

if __name__ == "__main__":
    try:
        simulate(["casual", "random"], preset("classic"), 100_000, workers=2, progress=stop)
    except KeyboardInterrupt:
        print("stopped")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="process groups")
def test_interrupting_stops_the_workers_without_a_word(tmp_path: Path) -> None:
    script = tmp_path / "series.py"
    script.write_text(INTERRUPTED)
    done = subprocess.run(
        [sys.executable, str(script)],
        capture_output=True,
        text=True,
        timeout=120,
        start_new_session=True,
        # where the suite runs in the background, SIGINT is ignored
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "stopped\n", "")


def test_a_worker_imports_nothing_heavy() -> None:
    code = (
        "import sys, conquian.arena.hands; "
        "print([name for name in ('fluent', 'asyncio', 'numpy', 'multiprocessing', "
        "'conquian.match', 'conquian.text', 'conquian.notation') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
