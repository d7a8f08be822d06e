"""The route for what is offered on a date. A month is worked out once, in a process of its own."""

import asyncio
from typing import TypeAlias

from litestar import Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from ubongo.adapters.web.admission import ApiError, must_be_slow
from ubongo.adapters.web.documents import Document, document
from ubongo.adapters.web.limits import TokenBuckets, widest_network
from ubongo.adapters.web.openapi import failures
from ubongo.adapters.web.requests import AnyRequest
from ubongo.formats.daily import Date, DateError, DayOut, day_out, month_of, parse_date
from ubongo.tables.storage.fair_queue import FairQueue, QueueFullError
from ubongo.tables.worker_process import WorkerDiedError, WorkerProcess

DAY = "public, max-age=86400"
BUSY = "too many months are being worked out; try again in a moment"
MOST_WAITING = 8
"""Months that may wait to be worked out, at about two seconds each."""
MOST_OF_CLIENT = 3
"""Of these, how many one client may ask for: the days of a week ahead are in two."""


def month_out(year: int, month: int) -> tuple[DayOut, ...]:
    """The days of a month as they are sent; another process calls this."""
    return tuple(map(day_out, month_of(year, month)))


Month: TypeAlias = asyncio.Future[tuple[tuple[DayOut, Document[DayOut]], ...]]
"""The days of a month, as values and as they are sent."""


class DailyMonths:
    """The days of the months that were asked for. Close it."""

    def __init__(self) -> None:
        self._worker = WorkerProcess()
        self._queue = FairQueue(MOST_WAITING, MOST_OF_CLIENT)
        self._months: dict[tuple[int, int], Month] = {}

    def is_known(self, found: Date) -> bool:
        """Whether the answer is there at once."""
        month = self._months.get((found.year, found.month))
        return month is not None and month.done()

    async def of(self, found: Date, *, client: str = "") -> Document[DayOut]:
        """What is offered on a date of the scheme. Months are worked out one at a time; clients take turns.

        Raises:
            ApiError: too many months wait, or the process has died.
        """
        return (await self._both(found, client))[1]

    async def day(self, found: Date, *, client: str = "") -> DayOut:
        """The same as a value; see `of`."""
        return (await self._both(found, client))[0]

    async def _both(self, found: Date, client: str) -> tuple[DayOut, Document[DayOut]]:
        key = found.year, found.month
        while True:
            waited_for = self._months.get(key)
            try:
                days = await asyncio.shield(waited_for or self._begun(*key, client))  # others may wait for it
                return days[found.day - 1]
            except WorkerDiedError as cause:
                raise ApiError(503, "busy", str(cause)) from cause
            except QueueFullError as cause:
                if waited_for is None:  # otherwise another client was refused: now ask for oneself
                    raise ApiError(503, "busy", BUSY) from cause

    def _begun(self, year: int, month: int, client: str) -> Month:
        days = self._months[year, month] = asyncio.ensure_future(self._worked_out(year, month, client))
        days.add_done_callback(lambda done: self._drop_failure((year, month), done))
        return days

    def _drop_failure(self, key: tuple[int, int], done: Month) -> None:
        if done.cancelled() or done.exception() is not None:
            del self._months[key]

    async def _worked_out(self, year: int, month: int, client: str) -> tuple[tuple[DayOut, Document[DayOut]], ...]:
        async with self._queue.turn(client):
            days = await self._worker.run(month_out, year, month)
        return tuple((day, document(day, DAY)) for day in days)

    async def close(self) -> None:
        """End the process."""
        self._worker.close()


def client_of(request: AnyRequest) -> str:
    """Who takes turns with others: the network of the address."""
    return widest_network(None if request.client is None else request.client.host)


def date_named(text: str) -> Date:
    """The date of the scheme that a request names.

    Raises:
        ApiError: there is none.
    """
    try:
        return parse_date(text)
    except DateError as cause:
        raise ApiError(404, "unknown-date", str(cause)) from cause


@get("/api/daily/{day:str}", responses=failures(400, 404, 429, 503))
async def daily(
    request: AnyRequest,
    day: FromPath[str],
    months: NamedDependency[DailyMonths],
    reading: NamedDependency[TokenBuckets],
) -> Response[DayOut]:
    """The three boards and the hand of a date such as 2026-12-24: the same on every server."""
    found = date_named(day)
    if not months.is_known(found):
        must_be_slow(request, reading)
    return (await months.of(found, client=client_of(request))).answer(request)
