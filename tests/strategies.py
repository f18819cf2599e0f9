"""Hypothesis strategies that every room's tests share: house tables, and hands in play.

A hand is played at random from a seed that Hypothesis draws: a failing example is a preset (or
house rules), a seed and a number of actions. Three ways of choosing, so that all phases come up:
evenly, preferring to use and force, and preferring to decline.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from hypothesis import strategies as st

from conquian.errors import RulesError
from conquian.rules import PRESETS, Action, Rules, State, apply, deal, full_deck, house, legal

__all__ = [
    "Hand",
    "choose",
    "played_hands",
    "played_states",
    "playout",
    "presets",
    "random_deck",
    "rules_strategy",
    "seeds",
]

seeds = st.integers(0, 2**32 - 1)
presets = st.sampled_from(tuple(PRESETS))

_FIELDS: dict[str, st.SearchStrategy[object]] = {
    "players": st.integers(2, 4),
    "partners": st.booleans(),
    "pack": st.sampled_from((40, 52)),
    "packs": st.integers(1, 2),
    "deal": st.integers(4, 13),
    "target": st.integers(5, 15),
    "holding_limit": st.one_of(st.none(), st.just("auto"), st.integers(4, 26)),
    "starter": st.booleans(),
    "exchange": st.integers(0, 1),
    "offers": st.sampled_from(("next", "round")),
    "forced": st.booleans(),
    "hand_melds": st.booleans(),
    "rearrange": st.sampled_from(("free", "after_use")),
    "draw": st.sampled_from(("carry", "point_each", "replay")),
    "stake": st.integers(0, 1000),
    "rummy_bonus": st.booleans(),
    "wins": st.one_of(st.none(), st.integers(1, 100)),
    "units": st.one_of(st.none(), st.integers(1, 1000)),
}


@st.composite
def rules_strategy(draw: st.DrawFn) -> Rules:
    """A preset, or a playable house table made from one: the overrides that fit are kept."""
    rules = PRESETS[draw(presets)]
    for field in draw(st.lists(st.sampled_from(tuple(_FIELDS)), max_size=8, unique=True)):
        try:
            rules = house(rules.name, **(rules.changes() | {field: draw(_FIELDS[field])}))
        except RulesError:
            continue
    return rules


def random_deck(rules: Rules, chance: random.Random) -> tuple[int, ...]:
    """All cards of the table in an order of chance."""
    deck = list(full_deck(rules))
    chance.shuffle(deck)
    return tuple(deck)


# What each kind of action weighs, in the order of `ACTION_WORDS`; a decline that lays, half.
_MANNERS = ((4, 4, 4, 4, 4, 4), (40, 1, 9, 1, 4, 4), (1, 12, 1, 4, 4, 4), (3, 3, 20, 1, 4, 4))


def choose(actions: tuple[Action, ...], chance: random.Random, manner: int) -> Action:
    """One of the legal actions: first a kind, then evenly among it."""
    groups: dict[tuple[int, bool], list[Action]] = {}
    for action in actions:
        groups.setdefault((action.kind, action.table is None), []).append(action)
    kinds = list(groups)
    weights = [_MANNERS[manner][kind] * (2 if plain else 1) for kind, plain in kinds]
    return chance.choice(groups[chance.choices(kinds, weights)[0]])


@dataclass(frozen=True)
class Hand:
    """A hand played from a seed: the deal, the actions, and every state on the way."""

    rules: Rules
    deck: tuple[int, ...]
    dealer: int
    actions: tuple[Action, ...]
    states: tuple[State, ...]
    """One more than the actions: the first is the deal, the last what it came to."""


def playout(rules: Rules, seed: int, most: int = 10_000) -> Hand:
    """A hand played from a seed, to its end or for so many actions."""
    chance = random.Random(seed)
    manner = chance.randrange(len(_MANNERS))
    deck = random_deck(rules, chance)
    dealer = chance.randrange(rules.players)
    actions: list[Action] = []
    states = [deal(rules, deck, dealer)]
    while len(actions) < most and (choices := legal(states[-1])):
        actions.append(choose(choices, chance, manner))
        states.append(apply(states[-1], actions[-1])[0])
    return Hand(rules, deck, dealer, tuple(actions), tuple(states))


def _rules(source: str | Rules | None) -> st.SearchStrategy[Rules]:
    if source is None:
        return rules_strategy()
    return st.just(PRESETS[source] if isinstance(source, str) else source)


@st.composite
def played_hands(draw: st.DrawFn, source: str | Rules | None = None) -> Hand:
    """A hand, finished or not: of a preset, of given rules, or (None) of any house table."""
    rules = draw(_rules(source))
    return playout(rules, draw(seeds), draw(st.one_of(st.integers(0, 60), st.just(10_000))))


def played_states(source: str | Rules | None = None) -> st.SearchStrategy[State]:
    """A state reached by play: of a preset, of given rules, or (None) of any house table."""
    return played_hands(source).map(lambda hand: hand.states[-1])
