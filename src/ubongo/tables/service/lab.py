"""Searches for the lab, in a process of their own: brief, one at a time, and ended if they are overdue."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import TypeVar

from ubongo.formats.lab import box_asked, region_asked, task_asked
from ubongo.puzzles.lab import Census, IsOver, TaskAnswer, answer, census
from ubongo.tables.clock import SystemClock
from ubongo.tables.errors import ServiceError
from ubongo.tables.storage.cache import Lru
from ubongo.tables.storage.fair_queue import FairQueue, QueueFullError
from ubongo.tables.worker_process import WorkerDiedError, WorkerProcess

WAIT_S = 0.5
"""A request whose turn has not come after this long is refused."""
WITHIN_S = 0.9
"""A search without an answer after this long is ended, with its process."""
SEARCH_MS = 400
"""How long a search may take."""
START_S = 10.0
"""How long the process may take to start: for the first search, and after one that was ended."""
MOST_WAITING = 4
"""Requests in the queue: more would wait for longer than they may."""
MOST_OF_CLIENT = 2
PAGE = 60
"""Tilings of one answer."""
MOST_KEPT = 64
"""Answers that are kept: a puzzle that was counted is then saved, played, or sent to friends."""
BUSY = "the lab is busy; try again in a moment"

Result = TypeVar("Result")


def searched_task(box: str, region: str, pieces: tuple[str, ...], skip: int, limit_ms: int) -> TaskAnswer:
    """What is known about a task; another process calls this."""
    return answer(task_asked(box, region, pieces), skip, PAGE, time_limit(limit_ms))


def searched_sets(box: str, region: str, limit_ms: int) -> Census:
    """The census of a region; another process calls this."""
    return census(region_asked(box, region), box_asked(box), time_limit(limit_ms))


def started() -> bool:
    """What the process answers once it has started."""
    return True


def time_limit(limit_ms: int) -> IsOver:
    """A limit of time that begins now."""
    clock = SystemClock()
    start = clock.now()
    return lambda share: clock.now() - start >= share * limit_ms


class Lab:
    """Searches in a process that gives way to everything else on the machine. Close it."""

    def __init__(self, within_s: float = WITHIN_S, search_ms: int = SEARCH_MS, wait_s: float = WAIT_S) -> None:
        self._worker = WorkerProcess(gives_way=True)
        self._queue = FairQueue(MOST_WAITING, MOST_OF_CLIENT)
        self._wait_s = wait_s
        self._within_s = within_s
        self._search_ms = search_ms
        self._start: asyncio.Future[bool] | None = None
        self._known = Lru[TaskAnswer](MOST_KEPT)

    async def task(self, box: str, region: str, pieces: tuple[str, ...], skip: int, client: str = "") -> TaskAnswer:
        """What is known about a task, with its tilings after the first `skip`. Clients take turns.

        Raises:
            LabError: it is not one.
            ServiceError: the lab is busy.
        """
        task_asked(box, region, pieces)
        key = box, region, pieces, skip
        found = self._known.get(key)
        if found is None:
            found = await self._search(client, searched_task, *key, self._search_ms)
            if found.is_final(skip, PAGE):
                self._known.put(key, found)
        return found

    async def sets(self, box: str, region: str, client: str = "") -> Census:
        """The sets of pieces that fit a region. Clients take turns.

        Raises:
            LabError: it is not one.
            ServiceError: the lab is busy.
        """
        region_asked(box, region)
        return await self._search(client, searched_sets, box, region, self._search_ms)

    async def _search(self, client: str, search: Callable[..., Result], *arguments: object) -> Result:
        try:
            await self._started()
            async with AsyncExitStack() as stack:
                async with asyncio.timeout(self._wait_s):
                    await stack.enter_async_context(self._queue.turn(client))
                await self._started()  # the search before may have been ended
                return await self._run(search, *arguments)
        except (TimeoutError, QueueFullError, WorkerDiedError) as cause:
            raise ServiceError("busy", BUSY) from cause

    async def _run(self, search: Callable[..., Result], *arguments: object) -> Result:
        try:
            async with asyncio.timeout(self._within_s):
                return await self._worker.run(search, *arguments)
        except (TimeoutError, WorkerDiedError):
            self._end()
            raise

    async def _started(self) -> None:
        """Wait until the process has started: the request that starts it takes about a second longer."""
        if self._start is None or (self._start.done() and self._start.exception() is not None):
            self._start = asyncio.ensure_future(self._worker.run(started))
        async with asyncio.timeout(START_S):
            await asyncio.shield(self._start)

    async def close(self) -> None:
        """End the process, and what it searches."""
        self._end()

    def _end(self) -> None:
        self._worker.end()
        self._start = None
