"""One duplicate deal: the same cards played once per seating. It is all that a worker does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from time import perf_counter

from conquian.bots import Bot, make_bot
from conquian.rules import Action, Rules, apply, deal, full_deck, view

__all__ = ["DealResult", "play_deal", "seatings"]


@dataclass(frozen=True, slots=True)
class DealResult:
    """What the hands of one deal came to, by bot in the order of their names."""

    deal: int
    wins: tuple[int, ...]
    forced: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    draws: int
    actions: int


def seatings(bots: int, sides: int) -> tuple[tuple[int, ...], ...]:
    """The ways in which bots sit down: by side, the place of a bot in the list.

    The bots go round the table, each of them begins, and each such order is turned through all
    sides. So every bot sits as often as any other, and equally often on every side.
    """
    found: dict[tuple[int, ...], None] = {}
    for first in range(bots):
        order = [(first + step) % bots for step in range(sides)]
        for turn in range(sides):
            found[tuple(order[(side - turn) % sides] for side in range(sides))] = None
    return tuple(found)


def play_deal(bots: Sequence[str], rules: Rules, seed: int, number: int) -> DealResult:
    """Play deal `number` of a series once per seating; the deal passes on from one to the next.

    The deck, and the seed of every bot, depend on the seed and the numbers alone.
    """
    deck = list(full_deck(rules))
    _chance(seed, number).shuffle(deck)
    wins, forced, decisions = ([0] * len(bots) for _ in range(3))
    seconds = [0.0] * len(bots)
    draws = actions = 0
    for turn, places in enumerate(seatings(len(bots), rules.sides)):
        who = [places[rules.side_of(seat)] for seat in range(rules.players)]
        players: list[Bot] = [
            make_bot(bots[who[seat]], _chance(seed, number, turn, seat).getrandbits(32))
            for seat in range(rules.players)
        ]
        state = deal(rules, deck, number % rules.players)
        while state.mover >= 0:
            seat = state.mover
            seen = view(state, seat)
            start = perf_counter()
            action = players[seat].choose(seen)
            seconds[who[seat]] += perf_counter() - start
            decisions[who[seat]] += 1
            actions += 1
            if action == _FORCE:
                forced[who[state.player]] += 1
            state, _ = apply(state, action)
        if state.outcome is None or state.outcome.winner is None:
            draws += 1
        else:
            wins[places[state.outcome.winner]] += 1
    return DealResult(
        number, tuple(wins), tuple(forced), tuple(decisions), tuple(seconds), draws, actions
    )


_FORCE = Action.force()


def _chance(*numbers: int) -> Random:
    """A source of chance of its own for each place in a series."""
    text = "conquian arena " + " ".join([str(number) for number in numbers])
    return Random(int.from_bytes(sha256(text.encode()).digest()[:16], "big"))
