"""How strong the bots are: Elo by maximum likelihood, with intervals that know of duplicate deals.

Theory. In a hand that somebody wins, each side wins with a chance in proportion to the strength of
its bot (Bradley and Terry for two sides, Luce for more). Elo is 400 log10 of strength, and the
first bot's is 0: a bot 400 above it wins ten hands to its one.

* Draws are left out. In Conquian a drawn hand is not shared: nobody has won, the pot stays, and the
  next hand is played for it (W2, W3). Who gets it in the end is decided by the hands that are won,
  so the odds of those are what strength means here. How often a bot draws is shown beside.
* Every pair that meets is given one hand more, half won by either. It keeps a bot that never lost
  from infinity, and among hundreds of hands nobody notices it.
* One deal is one observation: its hands, of all seatings and all pairs, share the cards. With the
  scores s(d) of the deals and the information J, the variance is J⁻¹ M J⁻¹ with M = Σ s(d) s(d)ᵀ
  (the sandwich; Liang and Zeger 1986). Where the cards decide, duplicate deals cancel their luck
  and the interval becomes narrower; where a deal always goes one way it becomes wider.
* M is an estimate itself, and a poor one where hardly a hand was lost or won. It is drawn towards
  J, its value for independent hands, as if `_DOUBT` such rare results had been seen before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log, sqrt
from typing import Final, TypeAlias

__all__ = ["Elo", "Won", "elo"]

Won: TypeAlias = tuple[tuple[int, ...], int]
"""A hand that was won: by side the number of its bot, and the number of the bot that won."""
Vector: TypeAlias = list[float]
Matrix: TypeAlias = list[list[float]]

_Z: Final = 1.959963984540054  # 95 %
_SCALE: Final = 400 / log(10)
_DOUBT: Final = 10.0
_STEPS: Final = 100
_CLOSE: Final = 1e-10


@dataclass(frozen=True, slots=True)
class Elo:
    """A difference in strength to the first bot, with the ends of its 95 % interval."""

    value: float
    low: float
    high: float


def elo(bots: int, deals: Iterable[Sequence[Won]]) -> tuple[Elo, ...]:
    """The strengths of so many bots, from what was won in each deal. The first has 0 exactly."""
    by_deal = [Counter([(tuple(sorted(sides)), bot) for sides, bot in deal]) for deal in deals]
    total: Counter[Won] = Counter()
    for deal in by_deal:
        total.update(deal)
    weights: dict[Won, float] = {won: float(number) for won, number in total.items()}
    for pair in _meetings(total):
        for bot in pair:
            weights[pair, bot] = weights.get((pair, bot), 0.0) + 0.5
    strengths = _most_likely(bots, weights)
    errors = _errors(bots, strengths, weights, by_deal)
    return tuple(
        [
            Elo(_SCALE * value, _SCALE * (value - _Z * error), _SCALE * (value + _Z * error))
            for value, error in zip(strengths, errors, strict=True)
        ]
    )


def _meetings(total: Iterable[Won]) -> set[tuple[int, int]]:
    return {
        (one, other) for sides, _ in total for one, other in combinations(sorted(set(sides)), 2)
    }


def _chances(sides: tuple[int, ...], strengths: Vector) -> dict[int, float]:
    """By bot, how likely it is to win; at several sides it has as many chances."""
    top = max([strengths[bot] for bot in sides])
    parts: dict[int, float] = {}
    for bot in sides:
        parts[bot] = parts.get(bot, 0.0) + exp(strengths[bot] - top)
    whole = sum(parts.values())
    return {bot: part / whole for bot, part in parts.items()}


def _likelihood(strengths: Vector, weights: dict[Won, float]) -> float:
    return sum(
        weight * log(_chances(sides, strengths)[bot]) for (sides, bot), weight in weights.items()
    )


def _score(
    strengths: Vector, weights: Iterable[tuple[Won, float]], bots: int
) -> tuple[Vector, Matrix]:
    """The slope of the likelihood in every strength, and the information: less its curvature."""
    slope = [0.0] * bots
    bend = [[0.0] * bots for _ in range(bots)]
    for (sides, winner), weight in weights:
        chances = _chances(sides, strengths)
        slope[winner] += weight
        for bot, chance in chances.items():
            slope[bot] -= weight * chance
            bend[bot][bot] += weight * chance
            for other, second in chances.items():
                bend[bot][other] -= weight * chance * second
    return slope, bend


def _most_likely(bots: int, weights: dict[Won, float]) -> Vector:
    """Newton's method; the likelihood is concave. A bot that met nobody is as strong as the first.

    Of several groups that never met, each is measured from the strength 0.
    """
    strengths = [0.0] * bots
    likelihood = _likelihood(strengths, weights)
    for _ in range(_STEPS):
        slope, bend = _score(strengths, weights.items(), bots)
        step = [0.0, *_solved(_inner(bend), [[each] for each in slope[1:]])]
        size = 1.0
        while True:
            tried = [each + size * by for each, by in zip(strengths, step, strict=True)]
            found = _likelihood(tried, weights)
            if found >= likelihood or size < _CLOSE:
                break
            size /= 2
        strengths, likelihood = tried, found
        if max([abs(each) for each in step]) < _CLOSE:
            break
    return strengths


def _errors(
    bots: int, strengths: Vector, weights: dict[Won, float], by_deal: Sequence[Counter[Won]]
) -> Vector:
    """The standard errors of the strengths."""
    _, bend = _score(strengths, weights.items(), bots)
    information = _inner(bend)
    size = bots - 1
    spread = [[0.0] * size for _ in range(size)]
    for deal, times in Counter([tuple(sorted(deal.items())) for deal in by_deal]).items():
        slope, _ = _score(strengths, deal, bots)
        for row in range(size):
            for column in range(size):
                spread[row][column] += times * slope[row + 1] * slope[column + 1]
    number = len(by_deal)
    more = number / (number - 1) if number > 1 else 0.0
    sure = [_trust(bot, weights) if number > 1 else 0.0 for bot in range(1, bots)]
    middle = [
        [
            more * sqrt(sure[row] * sure[column]) * spread[row][column]
            + sqrt((1 - sure[row]) * (1 - sure[column])) * information[row][column]
            for column in range(size)
        ]
        for row in range(size)
    ]
    errors = [0.0]
    for bot in range(size):
        unit = [[1.0] if row == bot else [0.0] for row in range(size)]
        inverse = _solved(information, unit)
        variance = sum(
            inverse[row] * middle[row][other] * inverse[other]
            for row in range(size)
            for other in range(size)
        )
        errors.append(sqrt(max(0.0, variance)))
    return errors


def _trust(bot: int, weights: dict[Won, float]) -> float:
    """How far the deals alone say what a bot's results vary by: from 0 to 1."""
    won = sum(weight for (_, winner), weight in weights.items() if winner == bot)
    lost = sum(
        weight for (sides, winner), weight in weights.items() if winner != bot and bot in sides
    )
    rare = min(won, lost)
    return rare / (rare + _DOUBT)


def _inner(matrix: Matrix) -> Matrix:
    """Without the first bot, whose strength is given."""
    return [row[1:] for row in matrix[1:]]


def _solved(matrix: Matrix, right: Matrix) -> Vector:
    """The solution of linear equations; 0 where any will do."""
    size = len(matrix)
    rows = [[*row, *side] for row, side in zip(matrix, right, strict=True)]
    for pivot in range(size):
        best = max(range(pivot, size), key=lambda row: abs(rows[row][pivot]))
        rows[pivot], rows[best] = rows[best], rows[pivot]
        lead = rows[pivot][pivot]
        if abs(lead) < 1e-14:
            rows[pivot] = [0.0] * (size + 1)
            rows[pivot][pivot] = 1.0
            continue
        for row in range(pivot + 1, size):
            part = rows[row][pivot] / lead
            if part:
                for column in range(pivot, size + 1):
                    rows[row][column] -= part * rows[pivot][column]
    solution = [0.0] * size
    for row in reversed(range(size)):
        known = sum(rows[row][column] * solution[column] for column in range(row + 1, size))
        solution[row] = (rows[row][size] - known) / rows[row][row]
    return solution
