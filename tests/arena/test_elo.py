"""Strength: against a slow computation; and intervals that hold what they promise."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from statistics import mean, stdev

import pytest

from conquian.arena import elo
from conquian.arena.elo import Won

SCALE = 400 / math.log(10)


def hands(pair: tuple[int, ...], wins: int, losses: int) -> list[list[Won]]:
    """Deals of one hand each."""
    return [[(pair, pair[0])]] * wins + [[(pair, pair[1])]] * losses


def slow_elo(bots: int, deals: Sequence[Sequence[Won]]) -> list[float]:
    """Hunter's algorithm (2004) for Luce's model, from hands written out, with the half hands."""
    played = Counter([won for deal in deals for won in deal])
    pairs = {pair for sides, _ in played for pair in combinations(sorted({*sides}), 2)}
    weighted = [(sides, winner, float(number)) for (sides, winner), number in played.items()]
    weighted += [(pair, bot, 0.5) for pair in pairs for bot in pair]
    strengths = [1.0] * bots
    for _ in range(1000):
        won, share = [0.0] * bots, [0.0] * bots
        for sides, winner, weight in weighted:
            won[winner] += weight
            whole = sum(strengths[bot] for bot in sides)
            for bot in sides:
                share[bot] += weight / whole
        strengths = [w / s if s else 1.0 for w, s in zip(won, share, strict=True)]
    return [SCALE * math.log(each / strengths[0]) for each in strengths]


def test_two_bots_are_their_odds() -> None:
    first, second = elo(2, hands((0, 1), 30, 10))
    assert (first.value, first.low, first.high) == (0, 0, 0)
    assert second.value == pytest.approx(SCALE * math.log(10.5 / 30.5))
    # 40 independent hands: the usual standard error of a log odds ratio, half hands included
    width = 1.959964 * SCALE * math.sqrt(1 / 30.5 + 1 / 10.5)
    assert (second.high - second.low) / 2 == pytest.approx(width, rel=0.05)


def test_ten_to_one_is_400() -> None:
    assert elo(2, hands((0, 1), 1000, 10000))[1].value == pytest.approx(400, abs=0.2)


def test_equals_are_equal() -> None:
    assert [each.value for each in elo(3, hands((0, 1), 5, 5) + hands((1, 2), 4, 4))] == [0, 0, 0]


def test_nobody_is_infinitely_strong() -> None:
    beaten = elo(2, hands((0, 1), 50, 0))[1]
    assert beaten.value == pytest.approx(-SCALE * math.log(101))
    assert -2000 < beaten.low < beaten.value < beaten.high < -200
    longer = elo(2, hands((0, 1), 500, 0))[1]
    assert longer.value < beaten.value
    assert longer.high < beaten.high


def test_nothing_played_says_nothing() -> None:
    assert [each.value for each in elo(3, [])] == [0, 0, 0]
    assert [each.value for each in elo(2, [[], []])] == [0, 0]


@pytest.mark.parametrize("sides", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_against_a_slow_computation(sides: int, seed: int) -> None:
    chance = random.Random(seed)
    bots = chance.randint(2, 5)
    deals: list[list[Won]] = []
    for _ in range(60):
        deal: list[Won] = []
        for pair in combinations(range(bots), 2):
            # two bots at a time, as in a league: 0 1 0, 1 0 1 …
            seats = tuple([pair[side % 2] for side in range(sides)])
            for table in (seats, tuple([sum(pair) - bot for bot in seats])):
                if chance.random() < 0.8:
                    weights = [math.exp(0.5 * bot) for bot in table]
                    deal.append((table, chance.choices(table, weights)[0]))
        deals.append(deal)
    fast = [each.value for each in elo(bots, deals)]
    assert fast == pytest.approx(slow_elo(bots, deals), abs=0.01)


def test_at_three_sides_two_of_three_seats_are_no_strength() -> None:
    """Of equals, the one with two seats wins two of three hands."""
    deals: list[list[Won]] = [[((0, 0, 1), 0)], [((0, 0, 1), 0)], [((0, 0, 1), 1)]] * 50
    assert elo(2, deals)[1].value == pytest.approx(0, abs=0.5)


def test_whose_bot_comes_first_moves_the_zero_alone() -> None:
    deals = hands((0, 1), 30, 20) + hands((0, 2), 10, 25) + hands((1, 2), 11, 23)
    turned = [[(tuple([2 - b for b in sides]), 2 - bot) for sides, bot in deal] for deal in deals]
    values = [each.value for each in elo(3, deals)]
    others = [each.value for each in elo(3, turned)][::-1]
    assert [each - values[2] for each in values] == pytest.approx(others, abs=1e-6)


def width(deals: list[list[Won]]) -> float:
    found = elo(2, deals)[1]
    return found.high - found.low


def test_a_deal_counts_once() -> None:
    """Hands that always go together are as good as one; hands that cancel each other are better."""
    one, other = ((0, 1), 0), ((0, 1), 1)
    alone = width([[one], [other]] * 400)
    together = width([[one, one], [other, other]] * 400)
    apart = width([[one, other]] * 800)
    mixed = width([[one, one], [other, other], [one, other], [one, other]] * 200)
    assert together == pytest.approx(alone, rel=0.03)
    assert mixed == pytest.approx(alone / math.sqrt(2), rel=0.03)
    assert apart < mixed / 4


def test_pairs_that_share_a_deal_are_not_independent() -> None:
    """What all pairs have in common in a deal is counted once for all of them."""
    up = [((0, 2), 0), ((1, 2), 1)]
    down = [((0, 2), 2), ((1, 2), 2)]
    shared = elo(3, [up, down] * 300)[1]
    split = elo(3, [[won] for deal in (up, down) for won in deal] * 300)[1]
    assert shared.high - shared.low < (split.high - split.low) / 2


def test_errors_are_what_the_figures_vary_by() -> None:
    """Four bots, whose hands of a deal depend on each other: through the cards, and through what
    each bot makes of them, against all others alike.
    """
    chance, strengths = random.Random(3), (0.0, 0.3, -0.5, 1.0)

    def dealt() -> list[Won]:
        cards, own = chance.gauss(0, 0.3), [each + chance.gauss(0, 1) for each in strengths]
        found: list[Won] = []
        for one, other in combinations(range(4), 2):
            for luck in (cards, -cards):
                better = 1 / (1 + math.exp(own[other] - own[one] - luck))
                if chance.random() < 0.7:
                    found.append(((one, other), one if chance.random() < better else other))
        return found

    tries = [elo(4, [dealt() for _ in range(80)]) for _ in range(200)]
    for bot in (1, 2, 3):
        spread = stdev([each[bot].value for each in tries])
        said = mean([(each[bot].high - each[bot].low) / 2 / 1.959964 for each in tries])
        assert said == pytest.approx(spread, rel=0.12)
        independent = elo(4, [[won] for _ in range(80) for won in dealt()])[bot]
        assert said > 1.15 * (independent.high - independent.low) / 2 / 1.959964


@pytest.mark.parametrize(
    ("share", "deals", "luck"),
    [(0.5, 60, 0.0), (0.5, 60, -2.0), (0.5, 60, 2.0), (0.9, 100, 0.0), (0.97, 100, 0.0)],
)
def test_intervals_hold_the_truth_as_often_as_they_say(
    share: float, deals: int, luck: float
) -> None:
    """Two hands a deal, in which the luck of the cards is the same or changes sides."""
    chance = random.Random(5)

    def dealt() -> list[Won]:
        cards, base = chance.gauss(0, abs(luck)), math.log(share / (1 - share))
        found: list[Won] = []
        for turn in (0, 1):
            edge = base + (cards if turn == 0 or luck > 0 else -cards)
            if chance.random() < 0.7:
                found.append(((0, 1), int(chance.random() < 1 / (1 + math.exp(-edge)))))
        return found

    many = [bot for _ in range(60_000) for _, bot in dealt()]
    truth = SCALE * math.log(sum(many) / (len(many) - sum(many)))
    tries = 250
    found = [elo(2, [dealt() for _ in range(deals)])[1] for _ in range(tries)]
    held = sum(each.low <= truth <= each.high for each in found) / tries
    assert 0.91 <= held <= 0.99
