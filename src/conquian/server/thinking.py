"""Bots think in threads of their own, so that none holds up the other tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final, TypeVar

__all__ = ["Thinkers", "Thinking"]

Thought = TypeVar("Thought")


class Thinkers:
    """The threads of a server in which bots think."""

    MOST: Final = 16
    """Threads; at more tables bots wait for each other."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(self.MOST, thread_name_prefix="conquian-bot")

    def submit(self, think: Callable[[], Thought]) -> Future[Thought]:
        """Have a thought."""
        return self._threads.submit(think)

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

    async def choose(self, think: Callable[[], Thought]) -> Callable[[], Thought]:
        """Think; return what gives the outcome, or raises what thinking did."""
        if self._thought is not None and not self._thought.done():
            await _end_of(self._thought)
        thought = self._thought = self._thinkers.submit(think)
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
