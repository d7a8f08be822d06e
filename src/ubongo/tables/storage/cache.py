"""Caches for values that are costly to make and never change."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

Made = TypeVar("Made")


class Lru(Generic[Made]):
    """Holds up to `most` values and drops the least recently used."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._values: OrderedDict[Hashable, Made] = OrderedDict()

    def get(self, key: Hashable) -> Made | None:
        """The value of that key; None if there is none."""
        if key not in self._values:
            return None
        self._values.move_to_end(key)
        return self._values[key]

    def put(self, key: Hashable, made: Made) -> None:
        """Hold a value."""
        self._values[key] = made
        self._values.move_to_end(key)
        while len(self._values) > self._most:
            self._values.popitem(last=False)


class AsyncLru(Generic[Made]):
    """An `Lru` that makes the values that it is asked for, one at a time."""

    def __init__(self, most: int) -> None:
        self._values = Lru[tuple[Made]](most)
        self._making = asyncio.Lock()

    async def get(self, key: Hashable, make: Callable[[], Awaitable[Made]]) -> Made:
        """The value of that key; if there is none, the one that `make` returns.

        Callers that ask for a missing value wait for each other, so that it is made once. A cached value is returned at
        once, even while another is being made. What `make` raises is passed on.
        """
        found = self._values.get(key)
        if found is None:
            async with self._making:
                found = self._values.get(key)
                if found is None:
                    found = (await make(),)
                    self._values.put(key, found)
        return found[0]
