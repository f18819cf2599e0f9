"""How long it takes to start: the command line's help, and importing the package."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from statistics import median
from time import perf_counter

from bench.registry import Figure, bench

RUNS = 10


@bench
def help_() -> Iterator[Figure]:
    """``conquian --help`` as a process: should stay under 200 ms."""
    times = []
    for _ in range(RUNS):
        start = perf_counter()
        subprocess.run(
            [sys.executable, "-m", "conquian", "--help"], stdout=subprocess.DEVNULL, check=True
        )
        times.append((perf_counter() - start) * 1000)
    yield Figure("help: best", min(times), "ms", f"of {RUNS} runs; target < 200")
    yield Figure("help: median", median(times), "ms")


@bench
def import_() -> Iterator[Figure]:
    """``import conquian``, then all of its rules, in a Python already started."""
    yield _import_time("import conquian", "import conquian", "target < 20")
    yield _import_time("import conquian.rules", "import conquian.rules", "")


def _import_time(name: str, statement: str, remark: str) -> Figure:
    code = (
        "from time import perf_counter as now; start = now()\n"
        f"{statement}\n"
        "print((now() - start) * 1000)"
    )
    command = [sys.executable, "-c", code]
    times = [float(subprocess.check_output(command, text=True)) for _ in range(RUNS)]
    return Figure(name, median(times), "ms", f"median of {RUNS} runs; {remark}".rstrip("; "))
