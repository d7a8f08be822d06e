"""The driver of a table: wakes it at its deadlines, and lets its bots act when they mean to."""

import asyncio
from dataclasses import dataclass

from ubongo.editions.chance import bot_chance
from ubongo.editions.contract import Millis, Refusal, Seat, Wake
from ubongo.tables.clock import Clock
from ubongo.tables.seats import Kind
from ubongo.tables.store import StoreError
from ubongo.tables.table import Table

RETRY_AFTER = Millis(1_000)
"""When the log could not be written, or the rules refused to wake, try again after this."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a bot will do, and when."""

    command: object
    at: Millis


class Driver:
    """Runs one table until its game is over. It holds nothing that a restart would lose: bots plan the same again."""

    def __init__(self, table: Table, clock: Clock) -> None:
        self._table = table
        self._clock = clock
        self._moment: str | None = None
        self._plans: dict[Seat, Plan] = {}

    async def run(self) -> None:
        """Act whenever something is due; returns when the game is over."""
        while self._table.outcome is None:
            self._table.changed.clear()
            self._ask_bots()
            await self._wait(self._next())
            try:
                await self._act()
            except StoreError:
                await self._rest()

    def _ask_bots(self) -> None:
        """Ask all bots when a new stretch of play has begun; within one, they mean the same all the time."""
        moment = self._table.edition.moment(self._table.view(None))
        if moment == self._moment:
            return
        self._moment = moment
        self._plans.clear()
        for number, place in enumerate(self._table.roster.places):
            if place.kind is not Kind.BOT or place.strength is None:
                continue
            seat = Seat(number)
            rng = bot_chance(self._table.secret, seat, moment)
            found = self._table.edition.intention(self._table.view(seat), place.strength, rng)
            if found is not None:
                self._plans[seat] = Plan(found.command, Millis(self._clock.now() + found.after))

    def _next(self) -> Millis | None:
        due = [plan.at for plan in self._plans.values()]
        if self._table.deadline is not None:
            due.append(self._table.deadline)
        return min(due, default=None)

    async def _wait(self, until: Millis | None) -> None:
        """Until that instant, or until something has changed."""
        waiting = {asyncio.create_task(self._hear())}
        if until is not None:
            waiting.add(asyncio.create_task(self._clock.sleep_until(until)))
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waiting:
                task.cancel()
            await asyncio.wait(waiting)  # lets their cancellation pass, and never swallows our own

    async def _hear(self) -> None:
        await self._table.changed.wait()

    async def _rest(self) -> None:
        await self._clock.sleep_until(Millis(self._clock.now() + RETRY_AFTER))

    async def _act(self) -> None:
        """The clock first, then the bots in the order in which they meant to."""
        now = self._clock.now()
        if self._table.deadline is not None and self._table.deadline <= now:
            answer = await self._table.handle(Wake())
            if isinstance(answer, Refusal):
                await self._rest()
            return
        for seat, plan in sorted(self._plans.items(), key=lambda item: (item[1].at, item[0])):
            if plan.at <= now:
                await self._table.handle(plan.command)
                self._plans.pop(seat, None)
