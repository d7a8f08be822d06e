"""The driver of a table: wakes it at its deadlines, and acts for its bots and for absent people."""

import asyncio
from collections.abc import Callable

from ubongo.editions.contract.commands import Wake
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.shares import SKIP
from ubongo.tables.clock import NEVER, Clock
from ubongo.tables.service.plans import Plan, Planner
from ubongo.tables.storage.store import LeaseLostError, StoreError
from ubongo.tables.table.command_handler import Answer
from ubongo.tables.table.table import Table

RETRY_AFTER = Millis(500)
"""How long to wait after the log could not be written, or after the rules refused to be woken."""
LONGEST_INTERMISSION = Millis(10 * 60_000)
"""Between two rounds a game waits until all its people have been away for this long; then it continues."""


class Timer:
    """Calls a function at an instant. To set it to the same one again costs nothing, as most changes at a table do."""

    def __init__(self, clock: Clock, call: Callable[[], None]) -> None:
        self._clock = clock
        self._call = call
        self._at: Millis | None = None
        self._task: asyncio.Task[None] | None = None

    def set(self, at: Millis | None) -> None:
        """Call at that instant alone, or never; at once if it has passed."""
        if at == self._at and (self._task is None or not self._task.done()):
            return
        self.cancel()
        self._at = at
        if at is not None:
            self._task = asyncio.create_task(self._wait(at))

    def cancel(self) -> None:
        """Do not call any more."""
        if self._task is not None:
            self._task.cancel()
        self._at = self._task = None

    async def _wait(self, at: Millis) -> None:
        await self._clock.sleep_until(at)
        self._call()


class Driver:
    """Runs one table until its game is over. A restart loses nothing that it holds."""

    def __init__(
        self, table: Table, clock: Clock, stalled_for: Callable[[], Millis] = lambda: NEVER, *, bots_pace: float = 1.0
    ) -> None:
        self._table = table
        self._clock = clock
        self._stalled_for = stalled_for
        """How long to wait, because play is impossible now; 0: it is possible. Until then no deadline counts."""
        self._planner = Planner(table, clock, bots_pace)
        self._timer = Timer(clock, table.changed.set)

    async def run(self) -> None:
        """Act whenever something is due; returns when the game is over.

        Raises:
            LeaseLostError: another node drives the table now.
        """
        try:
            while self._table.outcome is None:
                await self._step()
        finally:
            self._timer.cancel()

    async def _step(self) -> None:
        self._table.changed.clear()
        self._planner.update()
        seq = self._table.seq
        if not self._stalled_for() and await self._skip():
            return
        self._timer.set(self._next())
        await self._table.changed.wait()
        if stalled_for := self._stalled_for():
            await self._pause(stalled_for)
        elif self._table.seq == seq:  # else the plans may be for an earlier race
            await self._try_to_act()

    @property
    def _deadline(self) -> Millis | None:
        """When to wake the table: later than in the rules if no person is present."""
        deadline = self._table.deadline
        since = self._table.presence.empty_since(self._table.roster)
        if deadline is None or since is None or not self._table.edition.rules.is_intermission(self._table.state):
            return deadline
        return max(deadline, Millis(since + LONGEST_INTERMISSION))

    def _next(self) -> Millis | None:
        absence = self._table.presence.next_absence(self._table.roster)
        instants = (*self._planner.instants(), self._deadline, absence)
        return min((instant for instant in instants if instant is not None), default=None)

    async def _skip(self) -> bool:
        """Skip the time until the next bot acts, if a player has ended the glass; whether any was. Rule: R15."""
        asked_by = self._table.glass.ended_by
        if asked_by is None:
            return False
        instants = (self._planner.next_act(), self._deadline)
        until = min((instant for instant in instants if instant is not None), default=None)
        if until is None or until <= self._clock.now():
            return False
        try:
            return not isinstance(await self._table.glass.skip(asked_by, until), Refusal)
        except LeaseLostError:
            raise
        except StoreError:
            return False

    async def _pause(self, span: Millis = RETRY_AFTER) -> None:
        await self._clock.sleep_until(Millis(self._clock.now() + span))

    async def _try_to_act(self) -> None:
        try:
            await self._act()
        except LeaseLostError:
            raise
        except StoreError:
            await self._pause()

    async def _act(self) -> None:
        """The deadline first, then the plans that are due."""
        now = self._clock.now()
        if self._deadline is not None and self._deadline <= now:
            answer = await self._table.drive(Wake())
            if isinstance(answer, Refusal):
                await self._pause()
            return
        self._planner.show_steps(now)
        for seat, plan in self._planner.due(now):
            if not self._planner.is_assigned(seat):  # its player has just returned
                continue
            answer = await self._carry_out(seat, plan)
            self._planner.drop(seat)
            if isinstance(answer, Refusal):
                await self._skip_if_stuck(seat, plan)

    async def _carry_out(self, seat: Seat, plan: Plan) -> Answer:
        if plan.bot is None:
            return await self._table.drive(plan.command, bot=SKIP)
        with self._table.stand_ins.acting(seat):
            return await self._table.drive(plan.command, bot=plan.bot.value)

    async def _skip_if_stuck(self, seat: Seat, plan: Plan) -> None:
        """Skip a seat whose plan was refused if nothing new would change the plan: the others must not wait."""
        if self._planner.is_current(seat):
            command = self._table.edition.bots.skip(self._table.view(seat))
            if command is not None:
                await self._table.drive(command, bot=SKIP if plan.bot is None else plan.bot.value)
