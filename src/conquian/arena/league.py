"""A league: every pair of bots meets in the same duplicate deals, and all of it is measured.

At a table for more than two sides, too, two bots meet at a time, and take turns round the table as
`hands.seatings` has them: each plays among the other as often as the other among it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from conquian.arena.elo import Elo, Won, elo
from conquian.arena.entrants import Entrant, named_apart
from conquian.arena.hands import DealResult, HandResult, seatings
from conquian.arena.results import Pair, header, opened
from conquian.arena.series import Progress, check_numbers, played
from conquian.arena.tally import Share, by_deal
from conquian.errors import ConquianError
from conquian.rules import Rules

__all__ = ["League", "Meeting", "Standing", "deals_for", "play_league"]

MOST: Final = 40
"""Bots in a league."""


@dataclass(frozen=True, slots=True)
class Counts:
    """What some hands came to for one bot."""

    hands: int
    wins: int
    losses: int
    draws: int
    forced: int
    """Cards that the bot was made to use (F1)."""
    decisions: int
    seconds: float
    actions: int
    """Of all seats, in all of these hands."""

    @property
    def length(self) -> float:
        """Mean number of actions in a hand."""
        return self.actions / self.hands if self.hands else 0.0

    @property
    def milliseconds(self) -> float:
        """Mean time for a decision."""
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0

    @property
    def forced_per_hand(self) -> float:
        """How often the bot was made to use a card, in a hand."""
        return self.forced / self.hands if self.hands else 0.0

    def as_dict(self) -> dict[str, Any]:
        """The counts as JSON values, with what is derived."""
        return asdict(self) | {
            "length": self.length,
            "milliseconds": self.milliseconds,
            "forced_per_hand": self.forced_per_hand,
        }


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot, against all others."""

    bot: str
    elo: Elo
    share: Share
    """Of the hands that were won by somebody, how many it won; the interval is by deal."""
    counts: Counts


@dataclass(frozen=True, slots=True)
class Meeting:
    """One pair; the counts and the share are those of the first of them."""

    pair: Pair
    share: Share
    counts: tuple[Counts, Counts]


class League:
    """The results of a league.

    What is measured is computed when it is first asked for.
    """

    def __init__(
        self,
        entrants: Sequence[Entrant],
        rules: Rules,
        seed: int,
        deals: int,
        results: dict[tuple[int, Pair], DealResult],
    ) -> None:
        self.entrants: Final = tuple(entrants)
        self.rules: Final = rules
        self.seed: Final = seed
        self.deals: Final = deals
        self.results: Final = results
        """By deal, from 0, and pair."""

    @property
    def names(self) -> tuple[str, ...]:
        """The bots."""
        return tuple([each.name for each in self.entrants])

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """Who meets whom: places in `entrants`."""
        return tuple(combinations(range(len(self.entrants)), 2))

    @cached_property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """How often a pair plays each deal, and how it sits."""
        return seatings(2, self.rules.sides)

    @property
    def hands_of_pair(self) -> int:
        """Hands that each pair has played."""
        return self.deals * len(self.seatings)

    @property
    def hands(self) -> int:
        """All hands."""
        return self.hands_of_pair * len(self.pairs)

    def hands_between(self, pair: Pair) -> list[HandResult]:
        """The hands of a pair, deal by deal."""
        return [hand for deal in range(self.deals) for hand in self.results[deal, pair].hands]

    def won_by_deal(self, bot: int) -> list[tuple[int, int]]:
        """For each deal, how many hands the bot won, and how many it or its opponents did."""
        mine = [pair for pair in self.pairs if bot in pair]
        return [self._won(bot, mine, deal) for deal in range(self.deals)]

    def _won(self, bot: int, pairs: Sequence[Pair], deal: int) -> tuple[int, int]:
        wins = decided = 0
        for pair in pairs:
            me = pair.index(bot)
            for hand in self.results[deal, pair].hands:
                wins += hand.winner == me
                decided += hand.winner >= 0
        return wins, decided

    def _counts(self, bot: int, pairs: Sequence[Pair]) -> Counts:
        hands = [(pair.index(bot), hand) for pair in pairs for hand in self.hands_between(pair)]
        return Counts(
            len(hands),
            sum(hand.winner == me for me, hand in hands),
            sum(hand.winner == 1 - me for me, hand in hands),
            sum(hand.winner < 0 for _, hand in hands),
            sum(hand.forced[me] for me, hand in hands),
            sum(hand.decisions[me] for me, hand in hands),
            sum(hand.seconds[me] for me, hand in hands),
            sum(hand.actions for _, hand in hands),
        )

    @cached_property
    def elo(self) -> tuple[Elo, ...]:
        """The strengths, in the order of the bots: see `elo`."""
        deals: list[list[Won]] = []
        for deal in range(self.deals):
            won: list[Won] = []
            for pair in self.pairs:
                for places, hand in zip(self.seatings, self.results[deal, pair].hands, strict=True):
                    if hand.winner >= 0:
                        won.append((tuple([pair[place] for place in places]), pair[hand.winner]))
            deals.append(won)
        return elo(len(self.entrants), deals)

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """The bots, strongest first."""
        found = [
            Standing(
                name,
                self.elo[bot],
                by_deal(self.won_by_deal(bot)),
                self._counts(bot, [pair for pair in self.pairs if bot in pair]),
            )
            for bot, name in enumerate(self.names)
        ]
        return tuple(sorted(found, key=lambda each: -round(each.elo.value, 6)))

    @cached_property
    def meetings(self) -> dict[Pair, Meeting]:
        """The pairs."""
        return {
            pair: Meeting(
                pair,
                by_deal([self._won(pair[0], [pair], deal) for deal in range(self.deals)]),
                (self._counts(pair[0], [pair]), self._counts(pair[1], [pair])),
            )
            for pair in self.pairs
        }

    @cached_property
    def draws(self) -> int:
        """Hands that nobody won."""
        return sum(each.counts[0].draws for each in self.meetings.values())

    def share(self, bot: int, other: int) -> Share:
        """What a bot won of the hands that it or the other won."""
        if bot < other:
            return self.meetings[bot, other].share
        share = self.meetings[other, bot].share
        decided = sum(each.wins for each in self.meetings[other, bot].counts)
        return Share(1 - share.value if decided else 0.0, 1 - share.high, 1 - share.low)

    def as_dict(self) -> dict[str, Any]:
        """All that is measured, as JSON values."""
        return header(self.entrants, self.rules, self.seed) | {
            "deals": self.deals,
            "seatings": len(self.seatings),
            "hands": self.hands,
            "draws": self.draws,
            "standings": [
                {"bot": each.bot, "elo": asdict(each.elo), "share": asdict(each.share)}
                | each.counts.as_dict()
                for each in self.standings
            ],
            "meetings": [
                {
                    "bots": [self.names[bot] for bot in each.pair],
                    "share": asdict(each.share),
                    "counts": [counts.as_dict() for counts in each.counts],
                }
                for each in self.meetings.values()
            ],
        }


def deals_for(hands: int, rules: Rules) -> int:
    """So many deals that each pair plays at least so many hands."""
    return -(-hands // len(seatings(2, rules.sides)))


def play_league(
    entrants: Sequence[Entrant],
    rules: Rules,
    deals: int,
    seed: int = 0,
    workers: int | None = None,
    file: Path | None = None,
    progress: Progress | None = None,
) -> League:
    """Have every pair play `deals` deals, each once per seating.

    What `file` has already is not played again, and what is played is added to it at once, deal by
    deal; so a league can be stopped at any time, resumed by the same call, and extended by one for
    more deals. Everything but the time spent is the same as if it had been played at once, whatever
    the number of workers. `progress` is called with what is done of all pairs' deals.

    Raises ConquianError ``arena-few`` for less than two bots, ``arena-many``, and as `opened`,
    `check_numbers` and `play_deal` do.
    """
    entrants = named_apart(entrants)
    if len(entrants) < 2:
        raise ConquianError("arena-few", bots=len(entrants))
    if len(entrants) > MOST:
        raise ConquianError("arena-many", bots=len(entrants), most=MOST)
    check_numbers(deals, workers)
    pairs = tuple(combinations(range(len(entrants)), 2))
    lineups = [(entrants[one], entrants[other]) for one, other in pairs]
    with opened(file, entrants, rules, seed) as results:
        tasks = [
            (deal, place)
            for deal in range(deals)
            for place, pair in enumerate(pairs)
            if (deal, pair) not in results.done
        ]
        total = deals * len(pairs)
        done = total - len(tasks)
        if progress is not None:
            progress(done, total)
        with played(lineups, rules, seed, tasks, workers) as stream:
            for (_, place), result in stream:
                results.add(pairs[place], result)
                done += 1
                if progress is not None:
                    progress(done, total)
        return League(entrants, rules, seed, deals, results.done)
