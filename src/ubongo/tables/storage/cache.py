"""A cache for values that are costly to make and never change."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

Made = TypeVar("Made")


class AsyncLru(Generic[Made]):
    """Holds up to `most` values and drops the least recently used; makes one value at a time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[Hashable, Made] = OrderedDict()
        self._making = asyncio.Lock()

    async def get(self, key: Hashable, make: Callable[[], Awaitable[Made]]) -> Made:
        """The value of that key; if there is none, the one that `make` returns.

        Callers that ask for a missing value wait for each other, so that it is made once. A cached value is returned at
        once, even while another is being made. What `make` raises is passed on.
        """
        if key not in self._values:
            async with self._making:
                if key not in self._values:
                    self._put(key, await make())
                return self._used(key)
        return self._used(key)

    def _put(self, key: Hashable, made: Made) -> None:
        self._values[key] = made
        while len(self._values) > self._most:
            self._values.popitem(last=False)

    def _used(self, key: Hashable) -> Made:
        self._values.move_to_end(key)
        return self._values[key]
