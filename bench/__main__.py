"""``scripts/bench [name…]``: run the benches named, or all; each prints name, value and unit.

A bench is a function decorated with `bench`, which yields figures (`Figure`). The modules of this
folder that register some are listed in `MODULES`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module

from bench.registry import BENCHES, Figure

MODULES = ("bench.engine", "bench.startup", "bench.table", "bench.page")


def print_figure(figure: Figure) -> None:
    """One line: name, value to four digits, unit, and a remark if there is one."""
    name, value, unit, remark = figure
    shown = f"{value:,.0f}" if value >= 1000 else f"{value:.4g}"
    print(f"{name:<34} {shown:>12} {unit:<10} {remark}".rstrip(), flush=True)


def chosen(names: list[str]) -> Iterator[str]:
    """The names given, or all; an unknown one ends the program with status 2."""
    for name in names:
        if name not in BENCHES:
            print(f"bench: no bench {name!r}; there are: {', '.join(BENCHES)}", file=sys.stderr)
            raise SystemExit(2)
    yield from names or BENCHES


def main(arguments: list[str]) -> None:
    """Run what the arguments name."""
    for module in MODULES:
        import_module(module)
    if arguments == ["--list"]:
        for name, function in BENCHES.items():
            print(f"{name:<14} {(function.__doc__ or '').strip().splitlines()[0]}")
        return
    for name in chosen(arguments):
        for figure in BENCHES[name]():
            print_figure(figure)


if __name__ == "__main__":
    main(sys.argv[1:])
