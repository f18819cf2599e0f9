"""The table's server: how soon it answers, how many hands it holds, and what they weigh."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from statistics import median, quantiles
from time import perf_counter

from bench.load import WARM, Load, more_files, open_tables, play_for, seat_all
from bench.registry import Figure, bench
from bench.serving import ROOT, free_port, serving, wait_for

STARTS = 5
TABLES = 500
SECONDS = 30.0
THINK = 1.0
"""Seconds, on average, that scripted people think before each action."""
IDLE = 200
FEW = 100
DEEP = 8
WORK = 0.5
"""Seconds that a bot works at every move."""


@bench
def port() -> Iterator[Figure]:
    """From launching ``conquian open`` on a fresh data folder until it answers."""
    times = [_start() for _ in range(STARTS)]
    yield Figure("port answers: best", min(times), "s", f"of {STARTS} launches; target < 1.5")
    yield Figure("port answers: median", median(times), "s")


def _start() -> float:
    with tempfile.TemporaryDirectory() as folder:
        number = free_port()
        command = [sys.executable, "-m", "conquian", "open", "--no-browser", "--port", str(number)]
        environment = {**os.environ, "XDG_DATA_HOME": folder, "HOME": folder}
        start = perf_counter()
        process = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        try:
            wait_for(number, process)
            return perf_counter() - start
        finally:
            process.kill()
            process.wait()


@bench
def tables() -> Iterator[Figure]:
    """One server process, 500 hands at once of scripted people, the load generator beside it."""
    with serving() as server:
        arguments = [str(each) for each in (server.port, TABLES, SECONDS, THINK)]
        command = [sys.executable, "-m", "bench.load", *arguments]
        busy = server.busy
        found: Load = json.loads(subprocess.check_output(command, cwd=ROOT))
        busy = server.busy - busy
    times = found["times"]
    hundredths = quantiles(times, n=100)
    yield Figure("hands at once", TABLES, "hands", f"of two people who think {THINK:g} s")
    yield Figure("actions", len(times) / found["seconds"], "actions/s", "offered and done")
    yield Figure("hands finished", found["hands"], "hands", f"in {SECONDS + WARM:g} s")
    yield Figure("commands refused", found["refused"], "commands")
    yield Figure("action to done: p50", hundredths[49] * 1000, "ms")
    yield Figure("action to done: p95", hundredths[94] * 1000, "ms")
    yield Figure("action to done: p99", hundredths[98] * 1000, "ms", "target < 100")
    yield Figure("action to its events: p99", quantiles(found["seen"], n=100)[98] * 1000, "ms")
    if busy:
        yield Figure("server's processor time", busy, "s", "opening and seating included")


@bench
def thinking() -> Iterator[Figure]:
    """The same with fewer hands, while bots at other tables work for half a second at each move."""
    for bots in (0, DEEP):
        with serving(work=WORK) as server:
            arguments = [str(each) for each in (server.port, FEW, SECONDS, THINK, bots)]
            command = [sys.executable, "-m", "bench.load", *arguments]
            found: Load = json.loads(subprocess.check_output(command, cwd=ROOT))
        hundredths = quantiles(found["times"], n=100)
        remark = f"{FEW} hands of people; {bots} tables with bots"
        yield Figure("action to done: p50", hundredths[49] * 1000, "ms", remark)
        yield Figure("action to done: p99", hundredths[98] * 1000, "ms", "target < 100")


@bench
def memory() -> Iterator[Figure]:
    """Resident memory of a table where nobody does anything."""
    more_files()
    with serving() as server:

        async def measure() -> tuple[float, float, float, float]:
            # what the first tables bring into memory stays there: caches, compiled statements
            first = await seat_all(server.port, open_tables(server.port, 20))
            await play_for(first, 2, 0.05)
            empty = server.resident
            opened = open_tables(server.port, IDLE)
            alone = server.resident
            people = await seat_all(server.port, opened)
            watched = server.resident
            await play_for(people, 5, 0.5)
            played = server.resident
            await asyncio.gather(*[person.leave() for person in first + people])
            return empty, alone, watched, played

        empty, alone, watched, played = asyncio.run(measure())
    yield Figure("server without tables", empty / 1024, "MB", "resident, warm")
    yield Figure("idle table, nobody there", (alone - empty) / IDLE, "KB", f"mean of {IDLE}")
    yield Figure("idle table, two sockets", (watched - empty) / IDLE, "KB")
    yield Figure("idle table, within a hand", (played - empty) / IDLE, "KB", "two sockets")
