"""Compiled equals uncompiled: the same hands, word for word."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def said(seeds: int, **environment: str) -> list[str]:
    """What another interpreter prints for the walks."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    run = subprocess.run(
        [sys.executable, "-m", "tests.rules.walks", str(seeds)],
        cwd=ROOT,
        env=kept | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return run.stdout.splitlines() if run.returncode == 0 else ["failed", run.stderr]


def compare(seeds: int) -> None:
    installed = said(seeds)
    if installed[0] != "compiled":
        if os.environ.get("CONQUIAN_REQUIRE_COMPILED") == "1":
            pytest.fail(f"the installed package is not compiled: {installed[:2]}")
        pytest.skip("no compiled build of the package is installed")
    source = said(seeds, PYTHONPATH=str(ROOT / "src"))
    assert source[0] == "uncompiled", source[:2]
    assert source[1:] == installed[1:]
    assert len(source) > seeds


def test_compiled_plays_as_uncompiled() -> None:
    compare(2)


@pytest.mark.slow
def test_compiled_plays_many_hands_as_uncompiled() -> None:
    compare(40)
