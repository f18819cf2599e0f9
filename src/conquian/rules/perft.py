"""Counting: how many sequences of legal actions a state has. The classic proof of a rules engine.

A finished hand has no further sequence, so a count can fall with depth and end at 0.
"""

from __future__ import annotations

from conquian.rules.actions import Action
from conquian.rules.legal import legal
from conquian.rules.play import apply
from conquian.rules.state import State

__all__ = ["divide", "perft"]


def perft(state: State, depth: int) -> int:
    """The number of legal sequences of exactly `depth` actions; those of depth 1 are not played."""
    if depth < 1:
        return 1
    actions = legal(state)
    if depth == 1:
        return len(actions)
    return sum([perft(apply(state, action)[0], depth - 1) for action in actions])


def divide(state: State, depth: int) -> dict[Action, int]:
    """For each legal action, in canonical order, the sequences of `depth` that begin with it."""
    return {action: perft(apply(state, action)[0], depth - 1) for action in legal(state)}
