"""Bots think in threads of their own, so that none holds up the other tables.

Python runs one thread at a time. A bot that works for long takes turns with everything else, in
which it is one among few: of the kinds of bots that are known to take long, one works at a time.
They would not be sooner done together.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any, Final, TypeVar

__all__ = ["Thinkers", "Thinking"]

Thought = TypeVar("Thought")


class Thinkers:
    """The threads of a server in which bots think."""

    THREADS: Final = 4
    LONG: Final = 0.02
    """Seconds of work from which on a kind of bot takes long."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(self.THREADS, thread_name_prefix="conquian-bot")
        self._long = asyncio.Semaphore(1)
        self._work: dict[str, float] = {}

    def turn(self, kind: str) -> AbstractAsyncContextManager[None]:
        """When a bot of this kind may think."""
        return self._long if self._work.get(kind, 0.0) > self.LONG else nullcontext()

    def submit(self, kind: str, think: Callable[[], Thought]) -> Future[Thought]:
        """Have a bot of this kind think."""

        def measured() -> Thought:
            began = time.thread_time()
            try:
                return think()
            finally:
                took = time.thread_time() - began
                self._work[kind] = (3 * self._work.get(kind, took) + took) / 4

        return self._threads.submit(measured)

    def close(self) -> None:
        """Think nothing more; what is being thought is not waited for."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class Thinking:
    """The thoughts of one table, one after the other.

    Nobody can stop a bot that thinks. So one that is no longer wanted is thought to its end before
    the next begins: a table never has two, whatever happens at it, and a bot is asked one thing at
    a time.
    """

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._thought: Future[Any] | None = None

    async def choose(self, kind: str, think: Callable[[], Thought]) -> Callable[[], Thought]:
        """Think; return what gives the outcome, or raises what thinking did."""
        async with self._thinkers.turn(kind):
            if self._thought is not None and not self._thought.done():
                await _end_of(self._thought)
            thought = self._thought = self._thinkers.submit(kind, think)
            await _end_of(thought)
        return thought.result


async def _end_of(thought: Future[Any]) -> None:
    """Return when it is thought; if nobody waits any more it may not even begin."""
    told = asyncio.wrap_future(thought)
    try:
        await asyncio.wait([told])
        if not told.cancelled():
            told.exception()  # whoever asks for the outcome hears of it
    finally:
        told.cancel()
