"""Count the legal action sequences of an exact length.

``python -m tests.naive.perft PRESET DEPTH --deck "AC 2C ..." [--divide]`` takes the whole pack,
top card first, and deals it with seat 0 as the dealer (D2).
"""

import argparse
from functools import lru_cache

from tests.naive.game import State, legal, new, step
from tests.naive.presets import PRESETS


@lru_cache(maxsize=500_000)
def perft(state: State, depth: int) -> int:
    """The number of legal sequences of exactly `depth` actions; a finished hand has none."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(legal(state))
    return sum(perft(step(state, token), depth - 1) for token in legal(state))


def divide(state: State, depth: int) -> dict[str, int]:
    """For each first action the number of sequences of `depth` actions that begin with it."""
    return {token: perft(step(state, token), depth - 1) for token in sorted(legal(state))}


def main() -> None:
    """Print one count, or one for each first action and their sum."""
    parser = argparse.ArgumentParser(description="Count legal action sequences.")
    parser.add_argument("preset", choices=sorted(PRESETS))
    parser.add_argument("depth", type=int)
    parser.add_argument("--deck", required=True, help="the whole pack, top card first")
    parser.add_argument("--divide", action="store_true")
    options = parser.parse_args()
    state = new(PRESETS[options.preset], options.deck.split(), 0)
    if options.divide and options.depth > 0:
        for token, count in divide(state, options.depth).items():
            print(token, count)
    print(perft(state, options.depth))


if __name__ == "__main__":
    main()
