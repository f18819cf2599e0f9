"""Random hands from fixed seeds, and a digest of everything that the engine said about them.

``python -m tests.rules.walks SEEDS`` prints one line for each table and seed, after a first line
that says whether the engine is compiled.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator

import conquian
from conquian.bots.playouts import Playouts
from conquian.errors import IllegalAction
from conquian.rules import PRESETS, Rules, apply, check, deal, full_deck, house, legal, view
from tests.rules.mutants import mutants

TABLES: tuple[Rules, ...] = (
    *PRESETS.values(),
    house("two-pack", pack=52, rearrange="after_use"),
    house("classic", players=3, deal=8, offers="round", hand_melds=False),
    house("partnership", pack=52, deal=12, target=18, exchange=1, offers="round"),
    house("classic", packs=2, target=13, deal=12, holding_limit=None, forced=False),
    house("discard-then-meld", packs=2, deal=6, target=7, starter=False),
    house("sociable", players=3, packs=1, deal=3, target=4),
)


def walk(rules: Rules, seed: int) -> str:
    """The digest of a hand: every legal list, event, view and refusal on the way, and the end."""
    chance = random.Random(seed)
    deck = list(full_deck(rules))
    chance.shuffle(deck)
    state = deal(rules, deck, chance.randrange(rules.players))
    said = hashlib.sha256()
    said.update(repr(Playouts(rules, seed).finish(state, 2)).encode())
    while True:
        actions = legal(state)
        said.update(" ".join(map(str, actions)).encode())
        for seat in (*range(rules.players), None):
            said.update(repr(view(state, seat)).encode())
        for action in mutants(state, chance, 3):
            try:
                check(state, action)
            except IllegalAction as error:
                said.update(f"{action} {error}".encode())
            else:
                said.update(str(action).encode())
        if not actions:
            break
        laying = [action for action in actions if action.table is not None]
        action = chance.choice(laying if laying and chance.random() < 0.5 else actions)
        state, events = apply(state, action)
        said.update(repr(events).encode())
        said.update(repr(state.parts()).encode())
    said.update(repr(state.outcome).encode())
    return said.hexdigest()


def walks(seeds: int) -> Iterator[str]:
    """One line for each table and seed."""
    for number, rules in enumerate(TABLES):
        for seed in range(seeds):
            yield f"{number} {rules.name} {seed} {walk(rules, seed)}"


if __name__ == "__main__":
    print("compiled" if conquian.compiled else "uncompiled")
    for line in walks(int(sys.argv[1])):
        print(line)
