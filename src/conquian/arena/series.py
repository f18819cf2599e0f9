"""A series of duplicate deals, in as many processes as asked for."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias, TypeVar

from conquian.arena.entrants import Entrant, entrant
from conquian.arena.hands import DealResult, Terminated, play_deal, seatings
from conquian.arena.tally import PlayerTally, Tally, by_deal, wilson
from conquian.errors import ConquianError
from conquian.rules import Rules

if TYPE_CHECKING:
    from multiprocessing.pool import IMapIterator
    from multiprocessing.process import BaseProcess

__all__ = ["Progress", "check_numbers", "played", "simulate"]

Progress: TypeAlias = Callable[[int, int], None]
"""Told how many are done, and of how many."""
Task: TypeAlias = tuple[int, int]
"""A deal, and the line-up that plays it."""

Result = TypeVar("Result")

_CHUNK: Final = 20  # tasks that are handed to a worker at a time, where nobody waits for each
_PATIENCE: Final = 1.0  # seconds without a result, after which the workers are counted


def simulate(
    bots: Sequence[str],
    rules: Rules,
    deals: int,
    seed: int = 0,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Tally:
    """Play `deals` deals, each once per seating, and count.

    `bots` are named as `entrants.entrant` reads them; at a table of more sides than bots they take
    turns (see `hands.seatings`). Everything but the time spent is the same for a seed, whatever the
    number of workers (None: one for each processor). `progress` is called with the deals done and
    the deals asked for.

    Raises ConquianError ``arena-bots`` for no bots or more than there are sides, ``arena-deals``
    and ``arena-workers`` for numbers below one, and as `entrant` and `play_deal` do.
    KeyboardInterrupt passes through and stops the workers.
    """
    if not 1 <= len(bots) <= rules.sides:
        raise ConquianError("arena-bots", bots=len(bots), sides=rules.sides)
    check_numbers(deals, workers)
    lineup = tuple([entrant(bot) for bot in bots])
    results: list[DealResult] = []
    tasks = [(deal, 0) for deal in range(deals)]
    with played([lineup], rules, seed, tasks, workers, _CHUNK) as stream:
        for _, result in stream:
            results.append(result)
            if progress is not None:
                progress(len(results), deals)
    return _count([each.name for each in lineup], rules, seed, results)


def check_numbers(deals: int, workers: int | None) -> None:
    """Raise ConquianError ``arena-deals``, ``arena-workers`` for numbers below one."""
    if deals < 1:
        raise ConquianError("arena-deals", deals=deals)
    if workers is not None and workers < 1:
        raise ConquianError("arena-workers", workers=workers)


@contextmanager
def played(
    lineups: Sequence[tuple[Entrant, ...]],
    rules: Rules,
    seed: int,
    tasks: Sequence[Task],
    workers: int | None = None,
    chunk: int = 1,
) -> Iterator[Iterator[tuple[Task, DealResult]]]:
    """What the tasks came to, in their order. Leaving the context ends the workers.

    A worker gets up to `chunk` tasks at a time, and answers when it has done them all.

    Raises as `play_deal` does when a task's turn comes, and ConquianError ``arena-worker`` when a
    process has died.
    """
    play = _Play(tuple(lineups), rules, seed)
    workers = min(_processors() if workers is None else workers, len(tasks))
    if workers <= 1:
        yield _in_order(([task], play([task])) for task in tasks)
        return
    from multiprocessing import active_children, get_context

    size = max(1, min(chunk, len(tasks) // (4 * workers)))
    chunks = [tasks[start : start + size] for start in range(0, len(tasks), size)]
    before = active_children()
    with _interrupts_ignored():
        pool = get_context("spawn").Pool(workers, _ignore_interrupts)
    mine = [child for child in active_children() if child not in before]
    with pool, _ending_in_order():
        yield _in_order(zip(chunks, _watched(pool.imap(play, chunks), mine), strict=True))


def _in_order(
    chunks: Iterable[tuple[Sequence[Task], list[DealResult | _Failure]]],
) -> Iterator[tuple[Task, DealResult]]:
    """Tasks with their results. Raises the error of one that failed."""
    for tasks, results in chunks:
        for task, result in zip(tasks, results, strict=False):
            if isinstance(result, _Failure):
                raise result.error()
            yield task, result


@dataclass(frozen=True, slots=True)
class _Failure:
    """An error on its way from a worker: as an exception it would arrive without its cause."""

    key: str
    clause: str | None
    details: dict[str, Any]
    cause: _Failure | None

    @classmethod
    def of(cls, error: ConquianError) -> _Failure:
        cause = error.__cause__
        known = cls.of(cause) if isinstance(cause, ConquianError) else None
        return cls(error.key, error.clause, error.details, known)

    def error(self) -> ConquianError:
        error = ConquianError(self.key, self.clause, **self.details)
        if self.cause is not None:
            error.__cause__ = self.cause.error()
        return error


@dataclass(frozen=True, slots=True)
class _Play:
    """What a worker does."""

    lineups: tuple[tuple[Entrant, ...], ...]
    rules: Rules
    seed: int

    def __call__(self, tasks: Sequence[Task]) -> list[DealResult | _Failure]:
        done: list[DealResult | _Failure] = []
        with _ending_in_order():
            for deal, lineup in tasks:
                try:
                    done.append(play_deal(self.lineups[lineup], self.rules, self.seed, deal))
                except ConquianError as error:
                    return [*done, _Failure.of(error)]
        return done


def _watched(results: IMapIterator[Result], workers: Sequence[BaseProcess]) -> Iterator[Result]:
    """The results, as long as all workers live: nobody else would ever play a dead one's tasks."""
    from multiprocessing import TimeoutError as NothingYet

    while True:
        try:
            yield results.next(_PATIENCE)
        except StopIteration:
            return
        except NothingYet:
            if not all(worker.is_alive() for worker in workers):
                raise ConquianError("arena-worker") from None


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Start processes that ignore Ctrl-C from their first moment: they inherit it."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may set signals, and only it is interrupted
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _ignore_interrupts() -> None:
    """Leave Ctrl-C, which a terminal sends to every process, to the one that started the pool."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _ending_in_order() -> Iterator[None]:
    """Told to end in the middle of a hand, end it first: there may be a program to be stopped."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, _end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _end(number: int, _: object) -> None:
    raise Terminated(128 + number)


def _processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _count(names: Sequence[str], rules: Rules, seed: int, results: Sequence[DealResult]) -> Tally:
    """Put the results of all deals together."""
    hands = [hand for result in results for hand in result.hands]
    players = []
    for place, bot in enumerate(names):
        pairs = [
            (
                sum(hand.winner == place for hand in result.hands),
                sum(hand.winner >= 0 for hand in result.hands),
            )
            for result in results
        ]
        wins, decided = sum(hits for hits, _ in pairs), sum(trials for _, trials in pairs)
        players.append(
            PlayerTally(
                bot,
                wins=wins,
                seconds=sum(hand.seconds[place] for hand in hands),
                decisions=sum(hand.decisions[place] for hand in hands),
                forced=sum(hand.forced[place] for hand in hands),
                decided=by_deal(pairs),
                decided_by_hand=wilson(wins, decided),
            )
        )
    return Tally(
        preset=rules.name,
        changes=rules.changes(),
        seed=seed,
        deals=len(results),
        seatings=len(seatings(len(names), rules.sides)),
        players=tuple(players),
        draws=sum(hand.winner < 0 for hand in hands),
        actions=sum(hand.actions for hand in hands),
    )
