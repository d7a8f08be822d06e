"""Runs work one piece at a time, and to completion even if its caller is cancelled."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from structlog import get_logger

from ubongo.tables.errors import ServiceError
from ubongo.tables.storage.store import StoreError

Result = TypeVar("Result")

ATTEMPTS = 8
"""How often work is tried again when other processes are first."""

log = get_logger()


class SerialTasks:
    """A lock whose holders always finish, so that memory never falls behind the disk."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[object]] = set()

    async def run(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """The answer of `work`, which starts when earlier work is done.

        If the caller is cancelled, the work goes on, and a failure in it is only logged.
        """
        task = asyncio.create_task(self._locked(work))
        self._tasks.add(task)
        task.add_done_callback(self._done)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_log_error)
            raise

    async def repeat(self, attempt: Callable[[], Awaitable[Result | None]]) -> Result:
        """The first result of `attempt` that is not None; it returns None if another process was first.

        Raises:
            StoreError: other processes were first every time.
        """

        async def work() -> Result:
            for _ in range(ATTEMPTS):
                answer = await attempt()
                if answer is not None:
                    return answer
            raise StoreError(f"too busy: others were first {ATTEMPTS} times")

        return await self.run(work)

    async def _locked(self, work: Callable[[], Awaitable[Result]]) -> Result:
        async with self._lock:
            return await work()

    def _done(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # marks it as retrieved: the caller has it, or is gone


def _log_error(task: asyncio.Task[object]) -> None:
    if task.cancelled() or (error := task.exception()) is None or isinstance(error, ServiceError):
        return  # what the rules refuse is an answer that nobody waits for
    log.error("a command failed after its caller was gone", exc_info=error)
