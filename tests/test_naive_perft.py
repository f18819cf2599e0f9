"""The files of counts in `tests/perft`: complete, well formed, counted by the naive reading."""

import pytest

from tests.naive.decks import FEWEST, STYLES, explore
from tests.naive.game import full_pack, new
from tests.naive.make_perft import CHOSEN, FOLDER, read
from tests.naive.melds import in_order
from tests.naive.perft import divide, perft
from tests.naive.presets import PRESETS


def test_every_preset_has_a_file() -> None:
    assert {path.stem for path in FOLDER.glob("*.perft")} == set(PRESETS) == set(CHOSEN)


@pytest.mark.parametrize("preset", PRESETS)
def test_files_are_complete(preset: str) -> None:
    entries = read(preset)
    assert len(entries) == 3
    for entry, (style, seed) in zip(entries, CHOSEN[preset], strict=True):
        assert list(in_order(entry.deck)) == full_pack(PRESETS[preset])
        assert list(entry.deck) == STYLES[style](PRESETS[preset], seed)
        assert max(entry.counts[:-1]) < FEWEST <= entry.counts[-1]


@pytest.mark.parametrize("preset", PRESETS)
def test_small_counts(preset: str) -> None:
    for entry in read(preset):
        state = new(PRESETS[preset], entry.deck)
        for depth, count in enumerate(entry.counts, 1):
            if count > 1500:
                break
            assert perft(state, depth) == count
        assert sum(divide(state, 3).values()) == entry.counts[2]


@pytest.mark.parametrize("preset", PRESETS)
def test_counting_by_levels_agrees(preset: str) -> None:
    entry = read(preset)[1]
    depth = sum(count < 1500 for count in entry.counts)
    assert explore(PRESETS[preset], list(entry.deck), depth).counts == list(entry.counts[:depth])
