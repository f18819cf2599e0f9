"""Random playouts: every legal action, each as often as any other, and nothing else."""

from __future__ import annotations

import random
from collections import Counter
from threading import Thread

import pytest

from conquian.bots.playouts import Playouts
from conquian.rules import PRESETS, State, apply, deal, full_deck, legal

THROWS = 400  # for each legal action


def states(name: str, hands: int) -> list[State]:
    """States along random hands."""
    rules = PRESETS[name]
    chance = random.Random(name)
    deck = list(full_deck(rules))
    found = []
    for hand in range(hands):
        chance.shuffle(deck)
        state = deal(rules, deck, hand % rules.players)
        while not state.over:
            found.append(state)
            state = apply(state, chance.choice(legal(state)))[0]
    return found


@pytest.mark.parametrize("name", PRESETS)
def test_a_step_is_a_legal_action_and_every_one_as_likely(name: str) -> None:
    playouts = Playouts(PRESETS[name], 7)
    chosen = [state for state in states(name, 3) if 2 <= len(legal(state)) <= 12]
    for state in random.Random(1).sample(chosen, min(8, len(chosen))):
        after = {apply(state, action)[0]: action for action in legal(state)}
        throws = THROWS * len(after)
        met = Counter(playouts.step(state) for _ in range(throws))
        assert set(met) == set(after)
        # Each count is within five standard deviations of its mean.
        share = 1 / len(after)
        width = 5 * (throws * share * (1 - share)) ** 0.5
        assert all(abs(count - THROWS) < width for count in met.values()), (state.parts(), met)


@pytest.mark.parametrize("name", PRESETS)
def test_finishing_a_hand_leaves_it_as_it_was(name: str) -> None:
    playouts = Playouts(PRESETS[name], 3)
    for state in states(name, 1)[::7]:
        before = state.parts()
        ends = playouts.finish(state, 20)
        assert sum(ends) == 20
        assert len(ends) == PRESETS[name].sides + 1
        assert state.parts() == before


def test_the_same_seed_plays_the_same_hands() -> None:
    rules = PRESETS["classic"]
    first, second = Playouts(rules, 5), Playouts(rules, 5)
    assert first.deals(50) == second.deals(50)
    assert first.decisions == second.decisions
    assert Playouts(rules, 6).deals(50) != first.deals(50) or first.deals(50) != second.deals(49)


def test_two_threads_play_at_once() -> None:
    rules = PRESETS["classic"]
    alone = Playouts(rules, 1).deals(200)
    found: list[tuple[int, ...]] = []
    threads = [Thread(target=lambda: found.append(Playouts(rules, 1).deals(200))) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [alone, alone]
