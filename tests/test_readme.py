"""What the README says is true: its examples, its files, its table of games."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from conquian.rules import PRESETS

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_examples() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert not failed


def test_links_lead_somewhere() -> None:
    for page in (ROOT / "README.md", *ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")):
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_every_game_is_named() -> None:
    for name in PRESETS:
        assert f"`{name}`" in README


def test_scripts_named_exist() -> None:
    for script in re.findall(r"\./(scripts/\w+)", README):
        assert (ROOT / script).stat().st_mode & 0o111
