"""One duplicate deal: the same cards played once per seating. It is all that a worker does."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from time import perf_counter
from typing import cast

from conquian.arena.entrants import Entrant, HostedBot, Place, said
from conquian.bots import Bot
from conquian.errors import ConquianError, IllegalAction
from conquian.rules import Action, Rules, State, apply, deal, full_deck, view

__all__ = ["DealResult", "HandResult", "Terminated", "play_deal", "seatings"]


@dataclass(frozen=True, slots=True)
class HandResult:
    """What a hand came to; tuples are by bot, in the order in which they were given."""

    winner: int
    """The place of the bot that won; -1: nobody did."""
    actions: int
    forced: tuple[int, ...]
    """Cards that a bot was made to use (F1)."""
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class DealResult:
    """What the hands of one deal came to, in the order of their seatings."""

    deal: int
    hands: tuple[HandResult, ...]


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


def play_deal(bots: Sequence[Entrant], rules: Rules, seed: int, number: int) -> DealResult:
    """Play deal `number` of a series once per seating; the deal passes on from one to the next.

    The deck, and the seed of every bot, depend on the seed and the numbers alone. A bot that breaks
    the rules, fails or does not answer has no result, and a series with a hole in it would be worse
    than none: it ends the series. Raises ConquianError ``arena-illegal``, ``arena-no-action``,
    ``arena-raised`` or ``arena-lost``, which name the bot, the deal (from 1), the seating (from 1),
    the seat, and the position as that seat saw it.
    """
    deck = list(full_deck(rules))
    _chance(seed, number).shuffle(deck)
    hands = []
    for turn, places in enumerate(seatings(len(bots), rules.sides)):
        who = [places[rules.side_of(seat)] for seat in range(rules.players)]
        seeds = [_chance(seed, number, turn, seat).getrandbits(32) for seat in range(rules.players)]
        hand = _Hand(bots, rules, who, f"{number + 1}", f"{turn + 1}")
        hands.append(hand.play(deck, number % rules.players, seeds, places))
    return DealResult(number, tuple(hands))


class Terminated(SystemExit):
    """This process is told to end, in the middle of a hand."""


class _Hand:
    """One hand of a deal: who sits where, and what is said when it cannot be played on."""

    def __init__(
        self, bots: Sequence[Entrant], rules: Rules, who: list[int], deal: str, seating: str
    ) -> None:
        self._bots = bots
        self._rules = rules
        self._who = who
        self._deal = deal
        self._seating = seating

    def play(
        self, deck: list[int], dealer: int, seeds: list[int], places: tuple[int, ...]
    ) -> HandResult:
        bots, who, rules = self._bots, self._who, self._rules
        forced, decisions = [0] * len(bots), [0] * len(bots)
        seconds = [0.0] * len(bots)
        actions = 0
        state = deal(rules, deck, dealer)
        players: list[Bot] = []
        hosted: list[HostedBot] = []
        with ExitStack() as ending:
            for seat in range(rules.players):
                entrant = bots[who[seat]]
                player = entrant.make(seeds[seat])
                players.append(player)
                if entrant.hosted:
                    guest = cast(HostedBot, player)
                    ending.callback(guest.end)
                    hosted.append(guest)
                    try:
                        guest.begin(Place(rules, tuple(deck), dealer, seat))
                    except ConquianError as error:
                        raise self._error("arena-lost", state, seat) from error
            while state.mover >= 0:
                seat = state.mover
                seen = view(state, seat)
                start = perf_counter()
                try:
                    action = players[seat].choose(seen)
                except (Exception, SystemExit) as error:
                    if isinstance(error, Terminated):
                        raise
                    if bots[who[seat]].hosted and isinstance(error, ConquianError):
                        raise self._error("arena-lost", state, seat) from error
                    raise self._error("arena-raised", state, seat, reason=said(error)) from error
                seconds[who[seat]] += perf_counter() - start
                decisions[who[seat]] += 1
                actions += 1
                if action == _FORCE:
                    forced[who[state.player]] += 1
                state = self._applied(state, seat, action)
                for guest in hosted:
                    guest.acted(seat, action)
        outcome = state.outcome
        winner = -1 if outcome is None or outcome.winner is None else places[outcome.winner]
        return HandResult(
            winner,
            actions,
            tuple(forced),
            tuple(decisions),
            tuple([round(each, 6) for each in seconds]),  # as a file of results has them
        )

    def _applied(self, state: State, seat: int, action: object) -> State:
        if not isinstance(action, Action):
            answer = ascii(repr(action))[1:-1][:80]
            raise self._error("arena-no-action", state, seat, answer=answer)
        try:
            return apply(state, action)[0]
        except IllegalAction as error:
            raise self._error("arena-illegal", state, seat, action=str(action)[:200]) from error

    def _error(self, key: str, state: State, seat: int, **details: str) -> ConquianError:
        from conquian.notation import position_of

        return ConquianError(
            key,
            bot=self._bots[self._who[seat]].name,
            deal=self._deal,
            seating=self._seating,
            seat=seat,
            position=str(position_of(view(state, seat))),
            **details,
        )


_FORCE = Action.force()


def _chance(*numbers: int) -> Random:
    """A source of chance of its own for each place in a series."""
    text = "conquian arena " + " ".join([str(number) for number in numbers])
    return Random(int.from_bytes(sha256(text.encode()).digest()[:16], "big"))
