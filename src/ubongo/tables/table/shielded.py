"""Work that is finished also where whoever asked for it has gone."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from structlog import get_logger

Done = TypeVar("Done")

log = get_logger()


class ShieldedTasks:
    """What is being done: what has begun is carried to its end, or what is on disk would not be known here."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    async def run(self, work: Coroutine[Any, Any, Done]) -> Done:
        """The answer of `work`; where the caller is cancelled, it goes on and tells only the log of what fails."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_tell)
            raise

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has heard of it, or has gone


def _tell(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("a command failed after whoever gave it had gone", exc_info=error)
