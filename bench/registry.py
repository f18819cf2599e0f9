"""The benches by name, and what a bench yields."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple


class Figure(NamedTuple):
    """One measured value; `remark` says how it was taken or what it should be."""

    name: str
    value: float
    unit: str
    remark: str = ""


Bench = Callable[[], Iterator[Figure]]
BENCHES: dict[str, Bench] = {}


def bench(function: Bench) -> Bench:
    """Register a bench under its function's name, ``_`` read as ``-``."""
    BENCHES[function.__name__.strip("_").replace("_", "-")] = function
    return function
