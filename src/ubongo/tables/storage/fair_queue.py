"""A queue for one scarce worker: clients take turns, so that many requests of one do not delay the others."""

import asyncio
from collections import deque
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from ubongo.formats.errors import UbongoError


class QueueFullError(UbongoError):
    """Too many wait already."""


class FairQueue:
    """Admits one at a time. Sources take turns; requests of the same source go in order."""

    def __init__(self, most: int, most_of_source: int) -> None:
        self._most = most
        """Requests that may be in it, the one at work included."""
        self._most_of_source = most_of_source
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By source, the next one first."""
        self._at_work: str | None = None
        """The source whose request is carried out."""

    @asynccontextmanager
    async def turn(self, source: str) -> AsyncGenerator[None]:
        """Wait for a turn, and hold it while the block runs.

        Raises:
            QueueFullError: the queue is full, or becomes full and this source has most of it.
        """
        await self._admitted(source)
        try:
            yield
        finally:
            self._at_work = None
            self._next()

    async def _admitted(self, source: str) -> None:
        if self._at_work is None:
            self._at_work = source
            return
        self._make_room(source)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(source, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._at_work = None  # its turn had just come
                self._next()
            else:
                self._drop(source, turn)
            raise

    def _make_room(self, source: str) -> None:
        """Refuse this request, or the newest of the source that has the most, if there is no room."""
        if self._count(source) >= self._most_of_source:
            raise QueueFullError("too many of yours wait already; try again in a moment")
        if sum(map(len, self._waiting.values())) + 1 < self._most:
            return
        heaviest = max(self._waiting, key=self._count, default=source)
        if self._count(heaviest) <= self._count(source) + 1:
            raise QueueFullError("too many wait already; try again in a moment")
        newest = self._waiting[heaviest][-1]
        self._drop(heaviest, newest)
        newest.set_exception(QueueFullError("too many wait already; try again in a moment"))

    def _count(self, source: str) -> int:
        return len(self._waiting.get(source, ())) + (self._at_work == source)

    def _drop(self, source: str, turn: asyncio.Future[None]) -> None:
        line = self._waiting.get(source, deque())
        if turn not in line:
            return  # it was passed over already
        line.remove(turn)
        if not line:
            del self._waiting[source]

    def _next(self) -> None:
        """Give the turn to the source that has waited longest for one; it goes to the end of the line."""
        while self._waiting:
            source = next(iter(self._waiting))
            line = self._waiting.pop(source)
            turn = line.popleft()
            if line:
                self._waiting[source] = line
            if not turn.done():  # several may be cancelled at once, before any of them has left the line
                self._at_work = source
                turn.set_result(None)
                return
