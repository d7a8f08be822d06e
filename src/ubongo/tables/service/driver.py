"""The driver of a table: wakes it at its deadlines, and acts for its bots, and for people who are away."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from ubongo.editions.contract.bots import Step, Strength
from ubongo.editions.contract.commands import Wake
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis, Seat
from ubongo.tables.clock import Clock
from ubongo.tables.seating.seats import AbsencePolicy, OccupantKind
from ubongo.tables.storage.store import StoreError
from ubongo.tables.table.decision_key import DecisionKey, changed, due
from ubongo.tables.table.table import Table

RETRY_AFTER = Millis(1_000)
"""When the log could not be written, or the rules refused to wake, try again after this."""
WAITS_FOR = Millis(10 * 60_000)
"""Between two races a game waits for its people until all of them have been gone for this long."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What will be done in a seat and when, and the steps that others see."""

    command: object
    at: Millis
    steps: tuple[Step, ...] = ()
    """At instants of the table's clock."""


Actor = Strength | AbsencePolicy
"""The actor in a seat: the seat's own bot, or a stand-in."""


@dataclass(frozen=True, slots=True)
class Assignment:
    """The actor in a seat, and the basis of its decisions: a plan is valid as long as this stays the same."""

    actor: Actor
    decision_key: DecisionKey
    clock_extensions: int
    """How often time was given back: what was planned before is due later."""


class Driver:
    """Runs one table until its game is over. It holds nothing that a restart would lose: bots plan the same again."""

    def __init__(
        self, table: Table, clock: Clock, is_stalled: Callable[[], bool] = lambda: False, *, bots_pace: float = 1.0
    ) -> None:
        self._table = table
        self._clock = clock
        self._bots_pace = bots_pace
        """How many times as fast as people bots act."""
        self._began: tuple[str, Millis] = ("", Millis(0))
        """The moment that bots plan for, and when it was first seen here."""
        self._is_stalled = is_stalled
        """Whether nobody can play now: no clock may continue before that time is given back."""
        self._assignments: dict[Seat, Assignment] = {}
        self._plans: dict[Seat, Plan] = {}

    async def run(self) -> None:
        """Act whenever something is due; returns when the game is over."""
        while self._table.outcome is None:
            self._table.changed.clear()
            self._ask()
            seq = self._table.seq
            await self._wait(self._next())
            if self._is_stalled():
                await self._rest()
            elif self._table.seq == seq:  # else what was planned may be for another race
                await self._try_to_act()

    def _ask(self) -> None:
        """Ask the actors whose basis has changed; the plans of the others stay valid."""
        before, self._assignments = self._assignments, self._assigned()
        for seat in changed(before, self._assignments):
            self._plans.pop(seat, None)
            if seat in self._assignments:
                self._plan(seat, self._assignments[seat])
        if _stand_ins(before) != _stand_ins(self._assignments):
            self._table.subscriptions.tell(whole=False)

    def _assigned(self) -> dict[Seat, Assignment]:
        """The actors by seat: bots, and stand-ins for absent players as long as another person is present."""
        found = dict[Seat, Assignment]()
        for number, place in enumerate(self._table.roster.places):
            seat = Seat(number)
            actor = place.strength if place.kind is OccupantKind.BOT else self._table.stand_in(seat)
            if actor is not None:
                found[seat] = Assignment(actor, self._table.bots.key(seat), self._table.log.clock_extensions)
        return found

    def _plan(self, seat: Seat, assignment: Assignment) -> None:
        view, now = self._table.view(seat), self._clock.now()
        if assignment.actor is AbsencePolicy.SKIP:
            command = self._table.edition.bots.skip(view)
            if command is not None:
                self._plans[seat] = Plan(command, now)
            return
        strength = assignment.actor if isinstance(assignment.actor, Strength) else Strength.STEADY
        found = self._table.edition.bots.intention(
            view, strength, self._table.bots.chance(seat, assignment.decision_key.moment)
        )
        if found is not None:
            began = self._beginning(assignment.decision_key.moment, now)
            steps = tuple(Step(self._due(began, now, step.after), step.placed) for step in found.steps)
            self._plans[seat] = Plan(found.command, self._due(began, now, found.after), steps)

    def _beginning(self, moment: str, now: Millis) -> Millis:
        if self._began[0] != moment:
            self._began = (moment, now)
        return self._began[1]

    def _due(self, began: Millis, now: Millis, after: Millis) -> Millis:
        return Millis(round(due(began, now, after, self._bots_pace)))

    @property
    def _deadline(self) -> Millis | None:
        """When to wake the table: later than the rules require if nobody is there to see it."""
        deadline = self._table.deadline
        since = self._table.presence.empty_since(self._table.roster)
        if deadline is None or since is None or not self._table.edition.rules.is_intermission(self._table.state):
            return deadline
        return max(deadline, Millis(since + WAITS_FOR))

    def _next(self) -> Millis | None:
        due = [plan.at for plan in self._plans.values()]
        due += [plan.steps[0].after for plan in self._plans.values() if plan.steps]
        for instant in (self._deadline, self._table.presence.next_absence(self._table.roster)):
            if instant is not None:
                due.append(instant)
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

    async def _try_to_act(self) -> None:
        try:
            await self._act()
        except StoreError:
            await self._rest()

    async def _act(self) -> None:
        """The clock first, then those who act in the order in which they meant to."""
        now = self._clock.now()
        if self._deadline is not None and self._deadline <= now:
            answer = await self._table.handle(Wake())
            if isinstance(answer, Refusal):
                await self._rest()
            return
        self._show(now)
        for seat, plan in sorted(self._plans.items(), key=lambda item: (item[1].at, item[0])):
            if plan.at <= now:
                answer = await self._table.handle(plan.command)
                self._plans.pop(seat, None)
                if isinstance(answer, Refusal):
                    await self._let_go(seat)

    async def _let_go(self, seat: Seat) -> None:
        """Skip a bot whose intention the rules refuse, if nothing new will change it: nobody waits for it."""
        if self._assigned().get(seat) == self._assignments.get(seat):
            command = self._table.edition.bots.skip(self._table.view(seat))
            if command is not None:
                await self._table.handle(command)

    def _show(self, now: Millis) -> None:
        """Let the others see how far everybody is."""
        for seat, plan in tuple(self._plans.items()):
            shown = [step for step in plan.steps if step.after <= now]
            if shown:
                self._table.lay(seat, shown[-1].placed)
                self._plans[seat] = Plan(plan.command, plan.at, plan.steps[len(shown) :])


def _stand_ins(assignments: Mapping[Seat, Assignment]) -> dict[Seat, AbsencePolicy]:
    return {
        seat: assignment.actor
        for seat, assignment in assignments.items()
        if isinstance(assignment.actor, AbsencePolicy)
    }
