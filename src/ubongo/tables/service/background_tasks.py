"""Tasks that nobody waits for, and whose failures are logged."""

import asyncio
from collections.abc import Awaitable, Coroutine

from structlog import get_logger

from ubongo.formats.errors import UbongoError
from ubongo.tables.storage.store import StoreError

log = get_logger()


class BackgroundTasks:
    """Runs tasks. One that could not reach the database ends silently: what it did is repeated later."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Run that work soon."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def cancel(self) -> None:
        """Cancel all tasks, and wait until they have ended."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, StoreError):
            log.error("a hint could not be acted on", exc_info=error)


async def logged(id: str, work: Awaitable[object]) -> None:
    """Wait for work on that table; log its failure."""
    try:
        await work
    except Exception as error:  # of any kind: the other tables and the heartbeats go on
        trace = None if isinstance(error, UbongoError) else error
        log.error("a table could not be read", table=id, error=str(error), exc_info=trace)
