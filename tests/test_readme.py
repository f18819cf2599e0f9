"""What the README says is true: its examples, its files, its table of games."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from conquian.cli import main
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


def test_the_arena_says_what_it_says(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All but the time in the last column. A change is one of how the bots play."""
    monkeypatch.setenv("CONQUIAN_PURE", "1")
    block = re.search(r"\$ conquian (arena .*)\n((?:.*\n)*?)```", README)
    assert block
    assert main([*block[1].split(), "--lang", "en"]) == 0

    def timeless(text: str) -> list[str]:
        lines = text.splitlines()
        return [re.sub(r" +\S+$", "", line) if line[:1].isdigit() else line for line in lines]

    said = [" ".join(line.split()) for line in timeless(capsys.readouterr().out)]
    assert said == [" ".join(line.split()) for line in timeless(block[2])]
    assert len(said) == 6
