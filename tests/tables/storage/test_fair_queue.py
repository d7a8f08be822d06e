"""One client's flood of requests does not starve the others, by order of service."""

import asyncio
from collections.abc import Sequence

import pytest

from ubongo.tables.storage.fair_queue import FairQueue, QueueFullError


class Worker:
    """Serves a queue one request after another, and notes whose were served or refused."""

    def __init__(self, most: int, most_of_source: int) -> None:
        self._queue = FairQueue(most, most_of_source)
        self.served: list[str] = []
        self.refused: list[str] = []
        self._done = asyncio.Semaphore(0)

    async def _one(self, name: str) -> None:
        try:
            async with self._queue.turn(name[0]):
                self.served.append(name)
                await self._done.acquire()
        except QueueFullError:
            self.refused.append(name)

    async def ask(self, *names: str) -> list[asyncio.Task[None]]:
        """Requests in that order; the first letter of a name is its source."""
        asked: list[asyncio.Task[None]] = []
        for name in names:
            asked.append(asyncio.create_task(self._one(name)))
            await asyncio.sleep(0)
        return asked

    async def finish(self, asked: Sequence[asyncio.Task[None]]) -> None:
        """Let all requests end."""
        for _ in asked:
            self._done.release()
        await asyncio.gather(*asked, return_exceptions=True)


async def test_a_request_of_another_waits_for_one_of_a_flood_and_not_for_all():
    worker = Worker(most=16, most_of_source=8)
    asked = await worker.ask(*(f"a{number}" for number in range(8)), "b0", "b1", "c0")
    await worker.finish(asked)
    assert worker.served == ["a0", "a1", "b0", "c0", "a2", "b1", "a3", "a4", "a5", "a6", "a7"]


async def test_a_flood_cannot_take_more_than_the_share_of_one():
    worker = Worker(most=16, most_of_source=4)
    asked = await worker.ask(*(f"a{number}" for number in range(20)), "b0")
    await worker.finish(asked)
    assert worker.served == ["a0", "a1", "b0", "a2", "a3"]
    assert len(worker.refused) == 16


async def test_in_a_full_queue_the_one_with_the_most_makes_room():
    worker = Worker(most=6, most_of_source=4)
    asked = await worker.ask("a0", "a1", "a2", "a3", "b0", "b1", "c0", "d0", "e0", "f0")
    assert worker.refused[:1] == ["a3"]
    await worker.finish(asked)
    assert worker.served == ["a0", "b0", "c0", "d0", "e0", "f0"]
    assert worker.refused == ["a3", "a2", "a1", "b1"]


async def test_one_that_no_longer_waits_is_skipped():
    worker = Worker(most=6, most_of_source=4)
    asked = await worker.ask("a0", "b0", "c0")
    asked[1].cancel()
    await asyncio.sleep(0)
    await worker.finish(asked)
    assert worker.served == ["a0", "c0"]


async def test_a_turn_that_comes_too_late_is_passed_on():
    worker = Worker(most=6, most_of_source=4)
    asked = await worker.ask("a0", "b0", "c0")
    asked[0].cancel()
    await asyncio.sleep(0)
    asked[1].cancel()
    await worker.finish(asked)
    assert worker.served[-1] == "c0"


async def test_a_failure_ends_a_turn():
    queue = FairQueue(2, 2)
    with pytest.raises(ZeroDivisionError):
        async with queue.turn("a"):
            raise ZeroDivisionError
    async with queue.turn("b"):
        pass


async def test_requests_that_are_cancelled_at_once_leave_the_turn_to_the_next():
    worker = Worker(most=16, most_of_source=8)
    asked = await worker.ask("a0", "a1", "b0", "b1", "c0")
    for task in asked[:4]:
        task.cancel()
    await worker.finish(asked)
    assert worker.served == ["a0", "c0"]
    again = await worker.ask("d0")
    await worker.finish(again)
    assert worker.served == ["a0", "c0", "d0"]
