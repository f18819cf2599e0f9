"""Every preset has a hand that a person can read, and it still plays as it was written."""

from __future__ import annotations

import pytest

from conquian.notation import read_record
from conquian.rules import PRESETS
from tests.playthroughs.make import FOLDER, told


@pytest.mark.parametrize("name", PRESETS)
def test_playthrough(name: str) -> None:
    record = read_record((FOLDER / f"{name}.hand").read_text(encoding="utf-8"))
    assert record.rules == PRESETS[name]
    assert record.result is not None
    assert told(record) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_playthroughs_show_what_the_game_is_about() -> None:
    stories = "".join([path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt")])
    for word in ("forces", "wins", "discards", "picks up", "stock is empty", "turns up"):
        assert word in stories
