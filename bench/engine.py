"""The engine through the public Python API: whole hands, and copying a state."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from time import perf_counter, process_time
from typing import TYPE_CHECKING

from bench.registry import Figure, bench

if TYPE_CHECKING:
    from conquian import Rules

SRC = Path(__file__).resolve().parent.parent / "src"
SECONDS = 4.0


def random_hands(preset_name: str, seconds: float) -> tuple[int, int, float]:
    """Play uniformly random legal hands for some seconds of processor time.

    Return the hands, the decisions and the seconds, shuffling and dealing included.
    """
    from conquian import apply, deal, full_deck, legal, preset

    rules = preset(preset_name)
    cards = list(full_deck(rules))
    chance = random.Random(1)
    uniform = chance.random
    hands = decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(20):
            chance.shuffle(cards)
            state = deal(rules, cards, hands % rules.players)
            while not state.over:
                actions = legal(state)
                state, _events = apply(state, actions[int(uniform() * len(actions))])
                decisions += 1
            hands += 1
    return hands, decisions, process_time() - start


@bench
def hands() -> Iterator[Figure]:
    """Random legal hands a second on one core, compiled and uncompiled."""
    import conquian

    if conquian.compiled:
        yield from _figures("compiled", random_hands("classic", SECONDS), "target 20,000")
    code = (
        "import json; from bench.engine import *; print(json.dumps(random_hands('classic', 4.0)))"
    )
    root = str(SRC.parent)
    out = subprocess.check_output(
        [sys.executable, "-c", code],
        text=True,
        cwd=root,
        env={**os.environ, "PYTHONPATH": f"{SRC}{os.pathsep}{root}"},
    )
    yield from _figures("uncompiled", json.loads(out), "target 2,000")


def _figures(how: str, run: tuple[int, int, float], remark: str) -> Iterator[Figure]:
    hands_played, decisions, seconds = run
    yield Figure(f"classic, random, {how}", hands_played / seconds, "hands/s", remark)
    yield Figure(f"a decision, {how}", seconds / decisions * 1e6, "us", "legal, choose, apply")


@bench
def presets() -> Iterator[Figure]:
    """The same for every preset, as installed."""
    from conquian import PRESETS

    for name in PRESETS:
        hands_played, _, seconds = random_hands(name, 1.0)
        yield Figure(name, hands_played / seconds, "hands/s")


@bench
def playouts() -> Iterator[Figure]:
    """Random hands from the deal, full rules, inside compiled code; and in two threads at once."""
    import conquian
    from conquian import PRESETS, preset
    from conquian.bots.playouts import Playouts

    hands_each = 60_000 if conquian.compiled else 300
    for name in PRESETS:
        rules = preset(name)
        table = Playouts(rules, 1)
        count = hands_each if name == "classic" else hands_each // 10
        start = process_time()
        table.deals(count)
        seconds = process_time() - start
        remark = "target 300,000" if name == "classic" else ""
        yield Figure(f"{name}, random playouts", count / seconds, "hands/s", remark)
        if name == "classic":
            yield Figure("the same", table.decisions / seconds / 1e6, "M decisions/s", "target 14")
            yield Figure("two threads to one", _two_threads(rules, count), "x", "target 1.9")


def _two_threads(rules: Rules, count: int) -> float:
    """How much faster two threads play twice the hands than one plays one after the other."""
    from conquian.bots.playouts import Playouts

    tables = [Playouts(rules, seed) for seed in (1, 2)]
    start = perf_counter()
    for table in tables:
        table.deals(count)
    alone = perf_counter() - start
    threads = [Thread(target=table.deals, args=(count,)) for table in tables]
    start = perf_counter()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return alone / (perf_counter() - start)


@bench
def copy() -> Iterator[Figure]:
    """Copying a state in the middle of a hand."""
    from conquian import apply, deal, full_deck, legal, preset

    rules = preset("classic")
    cards = list(full_deck(rules))
    random.Random(5).shuffle(cards)
    state = deal(rules, cards)
    for _ in range(20):
        state, _events = apply(state, legal(state)[0])
    times = []
    for _ in range(5):
        start = perf_counter()
        for _ in range(100_000):
            state.copy()
        times.append((perf_counter() - start) / 100_000 * 1e6)
    yield Figure("copy of a state", min(times), "us", "target < 1 compiled")
