"""The driver of a table: wakes it at its deadlines, and lets its bots act when they mean to."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, replace

from ubongo.editions.chance import bot_chance
from ubongo.editions.contract import Millis, Seat, Wake
from ubongo.tables.clock import Clock
from ubongo.tables.seats import Kind
from ubongo.tables.store import StoreError
from ubongo.tables.table import Table

RETRY_AFTER = Millis(1_000)
"""When the log could not be written, try again after this."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What a bot will do in one stretch of play, and when."""

    moment: str
    command: object
    at: Millis
    done: bool = False


class Driver:
    """Runs one table until its game is over. It holds nothing that a restart would lose: bots plan the same again."""

    def __init__(self, table: Table, clock: Clock) -> None:
        self._table = table
        self._clock = clock
        self._plans: dict[Seat, Plan] = {}

    async def run(self) -> None:
        """Act whenever something is due; returns when the game is over."""
        while self._table.outcome is None:
            self._table.changed.clear()
            self._plan()
            await self._wait(self._next())
            try:
                await self._act()
            except StoreError:
                await self._clock.sleep_until(Millis(self._clock.now() + RETRY_AFTER))

    def _plan(self) -> None:
        for number, place in enumerate(self._table.roster.places):
            if place.kind is not Kind.BOT or place.strength is None:
                continue
            seat = Seat(number)
            view = self._table.view(seat)
            moment = self._table.edition.moment(view)
            held = self._plans.get(seat)
            if held is not None and held.moment == moment:
                continue
            rng = bot_chance(self._table.secret, seat, moment)
            found = self._table.edition.intention(view, place.strength, rng)
            if found is not None:
                self._plans[seat] = Plan(moment, found.command, Millis(self._clock.now() + found.after))

    def _next(self) -> Millis | None:
        due = [plan.at for plan in self._plans.values() if not plan.done]
        if self._table.deadline is not None:
            due.append(self._table.deadline)
        return min(due, default=None)

    async def _wait(self, until: Millis | None) -> None:
        """Until that instant, or until something has changed."""
        changed = asyncio.create_task(self._table.changed.wait())
        waiting: set[asyncio.Task[bool]] = {changed}
        if until is not None:
            waiting.add(asyncio.create_task(self._sleep(until)))
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in waiting:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    async def _sleep(self, until: Millis) -> bool:
        await self._clock.sleep_until(until)
        return True

    async def _act(self) -> None:
        now = self._clock.now()
        for seat, plan in tuple(self._plans.items()):
            if plan.at <= now and not plan.done:
                await self._table.handle(plan.command)
                self._plans[seat] = replace(plan, done=True)
        if self._table.deadline is not None and self._table.deadline <= self._clock.now():
            await self._table.handle(Wake())
