"""The engine against the deliberately naive second implementation, and against fixed counts.

Both play the same random hands, in every preset and in random house tables, and must offer the
same actions at every step. `tests/perft/` has counts of legal action sequences that the naive
implementation made; three decks for each preset.
"""

from __future__ import annotations

import random
from dataclasses import asdict
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conquian.cards import card_text, parse_cards
from conquian.rules import PRESETS, Rules, apply, deal, divide, full_deck, legal, perft
from tests.naive import game
from tests.naive.perft import divide as naive_divide
from tests.strategies import choose, random_deck, rules_strategy, seeds

FOLDER = Path(__file__).parent.parent / "perft"
LEAVES = 100_000
DECKS = 3
QUICK = 3_000  # counts above this are left to the slow tests


def walk(rules: Rules, seed: int, most: int = 10_000) -> None:
    """Play a random hand on both engines and compare what they offer at every step."""
    chance = random.Random(seed)
    deck = random_deck(rules, chance)
    dealer = chance.randrange(rules.players)
    manner = chance.randrange(4)
    state = deal(rules, deck, dealer)
    naive = game.new(asdict(rules), [card_text(card) for card in deck], dealer)
    for _ in range(most):
        actions = legal(state)
        tokens = [str(action) for action in actions]
        assert len(set(tokens)) == len(tokens)
        expected = game.legal(naive)
        assert set(tokens) == expected
        assert (state.mover, state.over) == (naive.mover, naive.phase == "over")
        if not actions:
            break
        action = choose(actions, chance, manner)
        state, _ = apply(state, action)
        naive = game.step(naive, str(action))
    if state.outcome is not None:
        assert game.result(naive) == (state.outcome.winner, state.outcome.rummy)
    for seat in range(rules.players):
        assert tuple(card_text(card) for card in state.hand(seat)) == naive.hands[seat]
    assert tuple(card_text(card) for card in state.pile) == naive.pile
    assert tuple(card_text(card) for card in state.stock) == naive.stock


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", PRESETS)
def test_both_play_every_preset_alike(name: str, seed: int) -> None:
    walk(PRESETS[name], seed)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(6, 106, 10))
@pytest.mark.parametrize("name", PRESETS)
def test_both_play_many_hands_of_every_preset_alike(name: str, block: int) -> None:
    for seed in range(block, block + 10):
        walk(PRESETS[name], seed)


@settings(max_examples=40)
@given(rules_strategy(), seeds)
def test_both_play_house_tables_alike(rules: Rules, seed: int) -> None:
    walk(rules, seed)


@pytest.mark.slow
@settings(max_examples=500)
@given(rules_strategy(), seeds)
def test_both_play_many_house_tables_alike(rules: Rules, seed: int) -> None:
    walk(rules, seed)


# Counts


def read(name: str) -> list[tuple[str, dict[int, int]]]:
    """The decks of a preset's file, each with its counts by depth; none if there is no file."""
    decks: list[tuple[str, dict[int, int]]] = []
    path = FOLDER / f"{name}.perft"
    for line in path.read_text(encoding="ascii").splitlines() if path.exists() else []:
        word, _, rest = line.partition(" ")
        if word == "deck":
            decks.append((rest, {}))
        elif word.isdigit():
            decks[-1][1][int(word)] = int(rest)
    return decks


def lines() -> list[object]:
    """Every count of every file as a test of its own; the large ones are slow."""
    found: list[object] = []
    for name in PRESETS:
        for number, (deck, counts) in enumerate(read(name), 1):
            for depth, count in counts.items():
                marks = [pytest.mark.slow] if count > QUICK else []
                case = f"{name}-{number}-{depth}"
                found.append(pytest.param(name, deck, depth, count, marks=marks, id=case))
    return found


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_has_its_counts(name: str) -> None:
    decks = read(name)
    assert len(decks) >= DECKS, f"tests/perft/{name}.perft needs {DECKS} decks"
    assert len({deck for deck, _ in decks}) == len(decks)
    assert max(max(counts.values()) for _, counts in decks) >= LEAVES
    for deck, _ in decks:
        assert sorted(parse_cards(deck)) == list(full_deck(PRESETS[name]))


@pytest.mark.parametrize(("name", "deck", "depth", "count"), lines())
def test_perft(name: str, deck: str, depth: int, count: int) -> None:
    assert perft(deal(PRESETS[name], parse_cards(deck)), depth) == count


def test_perft_by_hand() -> None:
    state = deal(PRESETS["classic"], full_deck(PRESETS["classic"]))
    assert perft(state, 0) == 1
    assert perft(state, 1) == len(legal(state))
    counts = divide(state, 2)
    assert list(counts) == list(legal(state))
    assert sum(counts.values()) == perft(state, 2)
    assert divide(state, 1) == dict.fromkeys(legal(state), 1)


@given(st.sampled_from(tuple(PRESETS)), seeds)
@settings(max_examples=10)
def test_divide_equals_the_naive_one(name: str, seed: int) -> None:
    rules = PRESETS[name]
    deck = random_deck(rules, random.Random(seed))
    naive = game.new(asdict(rules), [card_text(card) for card in deck])
    counts = divide(deal(rules, deck), 2)
    assert {str(action): count for action, count in counts.items()} == naive_divide(naive, 2)
