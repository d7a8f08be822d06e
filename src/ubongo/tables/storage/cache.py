"""A shelf: what is costly to make and never changes, made one at a time, and kept for a while."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

Made = TypeVar("Made")


class AsyncLru(Generic[Made]):
    """Holds a limited number of values; the least recently used one is dropped first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, Made] = OrderedDict()
        self._turn = asyncio.Lock()

    async def get(self, key: Hashable, make: Callable[[], Awaitable[Made]]) -> Made:
        """The value under that key, or the one that `make` returns; concurrent callers wait for the first.

        A cached value is returned at once, even while others are being made. Exceptions of `make` are passed on.
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
