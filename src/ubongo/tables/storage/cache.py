"""A shelf: what is costly to make and never changes, made one at a time, and kept for a while."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

Made = TypeVar("Made")


class AsyncLru(Generic[Made]):
    """Holds so many things; what was not asked for longest goes first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, Made] = OrderedDict()
        self._turn = asyncio.Lock()

    async def get(self, key: Hashable, make: Callable[[], Awaitable[Made]]) -> Made:
        """What stands there under that key, or what `make` makes: whoever wants the same waits for the first.

        What is there already is had at once, whatever is being made for others. What `make` raises is passed on.
        """
        if key not in self._kept:
            async with self._turn:
                if key not in self._kept:
                    self._put(key, await make())
                return self._taken(key)
        return self._taken(key)

    def _put(self, key: Hashable, made: Made) -> None:
        self._kept[key] = made
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def _taken(self, key: Hashable) -> Made:
        self._kept.move_to_end(key)
        return self._kept[key]
