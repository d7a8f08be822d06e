"""Recognizes a repeated request for a table or an attempt, so that it does not open a second one."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from ubongo.tables.seating.names import hashed


@dataclass(frozen=True, slots=True)
class Opened:
    """A table that was opened, and the secret of its host."""

    table: str
    seat: int | None
    invite: str
    secret: str


MOST_REMEMBERED = 2_000
"""Requests remembered at once: as many as there can be tables in memory."""


class OpenedOnce:
    """What was opened lately, by the player, what it is, and the name of the request. A restart forgets it."""

    def __init__(self) -> None:
        self._opening: OrderedDict[tuple[str, str, str], asyncio.Task[Opened]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._opening)

    async def once(self, player: str, what: str, request: str, opening: Callable[[], Awaitable[Opened]]) -> Opened:
        """What `opening` gives, or gave to the same request before. Without a name, each request is another one.

        `what` is opened: a name that was used for something else is another request.

        A browser that has no secret yet is an empty player: the name alone, which nobody can guess, then counts.

        Raises:
            Exception: what `opening` raises; the request can then be sent again.
        """
        if not request:
            return await opening()
        key = (player, what, request)
        task = self._opening.get(key)
        if task is None:
            task = asyncio.ensure_future(_run(opening))
            self._opening[key] = task
            task.add_done_callback(lambda done: self._settled(key, done))
            self._forget_oldest()
        return await asyncio.shield(task)  # the answer to the first may be lost, and the client gone

    def _settled(self, key: tuple[str, str, str], done: asyncio.Task[Opened]) -> None:
        if done.cancelled() or done.exception() is not None:
            if self._opening.get(key) is done:
                del self._opening[key]
            return
        # The cookie of a new visitor may have come, and the rest of the answer been lost.
        self._opening[hashed(done.result().secret), *key[1:]] = done
        self._forget_oldest()

    def _forget_oldest(self) -> None:
        while len(self._opening) > MOST_REMEMBERED:
            self._opening.popitem(last=False)


async def _run(opening: Callable[[], Awaitable[Opened]]) -> Opened:
    return await opening()
