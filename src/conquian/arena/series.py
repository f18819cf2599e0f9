"""A series of duplicate deals, in as many processes as asked for."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from conquian.arena.hands import DealResult, play_deal, seatings
from conquian.arena.tally import PlayerTally, Tally, by_deal, wilson
from conquian.bots import make_bot
from conquian.errors import ConquianError
from conquian.rules import Rules

__all__ = ["simulate"]

Progress = Callable[[int, int], None]

_CHUNK = 20  # deals that are handed to a worker at a time


def simulate(
    bots: Sequence[str],
    rules: Rules,
    deals: int,
    seed: int = 0,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Tally:
    """Play `deals` deals, each once per seating, and count.

    `bots` are names of `bots.make_bot`; at a table of more sides than bots they take turns (see
    `hands.seatings`). Everything but the time spent is the same for a seed, whatever the number
    of workers (None: one for each processor). `progress` is called with the deals done and the
    deals asked for.

    Raises ConquianError ``arena-bots`` for no bots or more than there are sides, ``arena-deals``
    and ``arena-workers`` for numbers below one, ``bot-unknown``. KeyboardInterrupt passes through
    and stops the workers.
    """
    names = tuple(bots)
    if not 1 <= len(names) <= rules.sides:
        raise ConquianError("arena-bots", bots=len(names), sides=rules.sides)
    if deals < 1:
        raise ConquianError("arena-deals", deals=deals)
    if workers is None:
        workers = _processors()
    if workers < 1:
        raise ConquianError("arena-workers", workers=workers)
    for name in names:
        make_bot(name)  # an unknown name is refused here, not in a worker
    results: list[DealResult] = []
    with _results(names, rules, deals, seed, workers) as stream:
        for result in stream:
            results.append(result)
            if progress is not None:
                progress(len(results), deals)
    return _count(names, rules, seed, results)


@contextmanager
def _results(
    names: Sequence[str], rules: Rules, deals: int, seed: int, workers: int
) -> Iterator[Iterator[DealResult]]:
    """The results of all deals, in order. Leaving the context ends the workers."""
    play = partial(play_deal, names, rules, seed)
    if workers == 1 or deals == 1:
        yield map(play, range(deals))
        return
    from multiprocessing import get_context

    chunk = max(1, min(_CHUNK, deals // workers))
    with _interrupts_ignored():
        pool = get_context("spawn").Pool(min(workers, deals), _ignore_interrupts)
    with pool:
        yield pool.imap(play, range(deals), chunk)


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


def _processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _count(names: Sequence[str], rules: Rules, seed: int, results: Sequence[DealResult]) -> Tally:
    """Put the results of all deals together."""
    players = []
    for place, bot in enumerate(names):
        pairs = [(result.wins[place], sum(result.wins)) for result in results]
        wins, decided = sum(hits for hits, _ in pairs), sum(trials for _, trials in pairs)
        players.append(
            PlayerTally(
                bot,
                wins=wins,
                seconds=sum(result.seconds[place] for result in results),
                decisions=sum(result.decisions[place] for result in results),
                forced=sum(result.forced[place] for result in results),
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
        draws=sum(result.draws for result in results),
        actions=sum(result.actions for result in results),
    )
