"""How much better casual is than random. Fixed seeds: the figures are the same on every run."""

import pytest

from conquian import PRESETS, preset
from conquian.arena import simulate


def test_casual_beats_random_in_few_deals() -> None:
    casual = simulate(["casual", "random"], preset("classic"), 100, seed=1).players[0]
    assert casual.decided.value >= 0.9
    assert casual.decided.low > 0.8


@pytest.mark.slow
def test_casual_wins_nine_in_ten_decided_hands() -> None:
    """The promise: at least 90 % over 2,000 duplicate deals, with the whole interval above it."""
    tally = simulate(["casual", "random"], preset("classic"), 2000, seed=1)
    casual = tally.players[0]
    assert tally.hands == 4000
    assert casual.decided.low > 0.93
    assert casual.decided_by_hand.low > 0.93


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in PRESETS if name != "classic"])
def test_casual_beats_random_at_every_table(name: str) -> None:
    casual = simulate(["casual", "random"], preset(name), 60, seed=1).players[0]
    assert casual.decided.low > 0.7


@pytest.mark.parametrize(
    ("name", "bots", "figures"),
    [
        ("classic", ["casual", "random"], ([47, 3], 30, 3447)),
        ("partnership", ["casual", "random"], ([61, 19], 0, 2567)),
        ("tercerilla", ["casual"] * 3, ([40, 27, 40], 13, 5024)),
        ("two-pack", ["casual"] * 2, ([40, 40], 0, 4585)),
    ],
)
def test_compiled_or_not_the_same_hands_are_played(
    name: str, bots: list[str], figures: tuple[list[int], int, int]
) -> None:
    """A change of these figures is a change of how the bots play: note it in the changelog."""
    tally = simulate(bots, preset(name), 40, seed=2)
    assert ([each.wins for each in tally.players], tally.draws, tally.actions) == figures
