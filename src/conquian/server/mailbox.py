"""A mailbox: what is asked of the owner of a game is done one thing after the other."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from conquian.errors import ConquianError
from conquian.server.refusal import Refusal

__all__ = ["Mailbox"]

Answer = TypeVar("Answer")
Work = Callable[[], Awaitable[None]]

_LOG: Final = logging.getLogger(__name__)


class Mailbox:
    """Work that waits, and the task that does it.

    `after` is called after every piece of work; `fail` when one failed otherwise than by refusing,
    which is also the end of the mailbox.
    """

    def __init__(self, name: str, after: Callable[[], None], fail: Callable[[], None]) -> None:
        self.closed = False
        self._after = after
        self._fail = fail
        self._work: asyncio.Queue[Work] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(name), name=name)

    @property
    def empty(self) -> bool:
        """Whether nothing waits."""
        return self._work.empty()

    def put(self, work: Work) -> None:
        """Have something done in turn."""
        self._work.put_nowait(work)

    async def ask(self, work: Callable[[], Awaitable[Answer]]) -> Answer:
        """Have something done in turn, and its answer; what it raises is raised here.

        Who no longer waits for the answer has not taken back the question. Raises Refusal
        ``storage-failed`` when the mailbox is closed before there is an answer.
        """
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

        async def do() -> None:
            try:
                result = await work()
            except ConquianError as error:
                if not answer.done():
                    answer.set_exception(error)
            else:
                if not answer.done():
                    answer.set_result(result)

        if self.closed:
            raise Refusal("storage-failed")
        self._work.put_nowait(do)
        try:
            await asyncio.wait((answer, self._task), return_when=asyncio.FIRST_COMPLETED)
            if answer.done():
                return answer.result()
        finally:
            answer.cancel()
        raise Refusal("storage-failed")

    def close(self) -> None:
        """Do nothing more; called from within, what is being done is finished."""
        self.closed = True
        if asyncio.current_task() is not self._task:
            self._task.cancel()

    async def _run(self, name: str) -> None:
        while not self.closed:
            work = await self._work.get()
            try:
                await work()
            except Exception:
                _LOG.exception("%s is given up", name)
                self._fail()
            self._after()
