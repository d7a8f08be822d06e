"""The plans of bots and stand-ins at a table, which its driver carries out."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from ubongo.editions.contract.bots import USUAL_STRENGTH, Step, Strength
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.race_events import Claim
from ubongo.tables.clock import Clock
from ubongo.tables.seating.seats import AbsencePolicy, OccupantKind
from ubongo.tables.table.decision_key import DecisionKey, changed, due
from ubongo.tables.table.table import Table


@dataclass(frozen=True, slots=True)
class Plan:
    """A command for a seat, and when to carry it out."""

    command: object
    at: Millis
    bot: Strength | None = None
    """The strength of the bot that made it; None: the table skips an absent player."""
    steps: tuple[Step, ...] = ()
    """What the others see of it before, at instants of the table's clock."""


Actor: TypeAlias = Strength | AbsencePolicy
"""Who acts in a seat: a bot by its strength, or a stand-in by the table's policy."""


@dataclass(frozen=True, slots=True)
class Assignment:
    """Who acts in a seat, and what their plan depends on: a plan holds until its assignment changes."""

    actor: Actor
    decision_key: DecisionKey
    clock_changes: int
    """How often the clock was extended or advanced: earlier plans are due at another time."""


class Planner:
    """The plans for one table, by seat. After a restart bots make the same plans again."""

    def __init__(self, table: Table, clock: Clock, bots_pace: float) -> None:
        self._table = table
        self._clock = clock
        self._bots_pace = bots_pace
        """How many times as fast as people bots act."""
        self._phase: tuple[str, Millis] = ("", Millis(0))
        """The phase that bots plan for, and when it was first seen here, if no time had ever been skipped."""
        self._assignments: dict[Seat, Assignment] = {}
        self._plans: dict[Seat, Plan] = {}

    def update(self) -> None:
        """Plan again for every seat whose assignment has changed."""
        before, self._assignments = self._assignments, self._assigned()
        for seat in changed(before, self._assignments):
            self._plans.pop(seat, None)
            if seat in self._assignments:
                self._plan(seat, self._assignments[seat])
        if _stand_ins(before) != _stand_ins(self._assignments):
            self._table.subscriptions.notify(whole=False)

    def instants(self) -> Iterator[Millis]:
        """When something is to be shown or carried out."""
        for plan in self._plans.values():
            yield plan.at
            if plan.steps:
                yield plan.steps[0].after

    def next_act(self) -> Millis | None:
        """When the next plan is carried out."""
        return min((plan.at for plan in self._plans.values()), default=None)

    def due(self, now: Millis) -> tuple[tuple[Seat, Plan], ...]:
        """The plans that are due, in order of time."""
        ordered = sorted(self._plans.items(), key=lambda item: (item[1].at, item[0]))
        return tuple((seat, plan) for seat, plan in ordered if plan.at <= now)

    def drop(self, seat: Seat) -> None:
        """Forget the plan for that seat: it was carried out, or refused."""
        self._plans.pop(seat, None)

    def show_steps(self, now: Millis) -> None:
        """Let the others see how far every bot is."""
        for seat, plan in tuple(self._plans.items()):
            shown = [step for step in plan.steps if step.after <= now]
            if shown:
                self._show(seat, plan.command, shown[-1].placed)
                self._plans[seat] = replace(plan, steps=plan.steps[len(shown) :])

    def _show(self, seat: Seat, command: object, placed: int) -> None:
        """Show that many pieces: the first ones of what the bot will call, or only their number if it will not."""
        if isinstance(command, Claim):
            self._table.boards.place(seat, command.placements[:placed])
        else:
            self._table.boards.lay(seat, placed)

    def is_assigned(self, seat: Seat) -> bool:
        """Whether the actor that planned for that seat still acts there."""
        planned = self._assignments.get(seat)
        return planned is not None and planned.actor == self._actor(seat)

    def is_current(self, seat: Seat) -> bool:
        """Whether a new plan for that seat would be the same."""
        return self._assigned().get(seat) == self._assignments.get(seat)

    def _assigned(self) -> dict[Seat, Assignment]:
        """Who acts where: bots, and stand-ins for absent people while others are present."""
        found = dict[Seat, Assignment]()
        for number in range(len(self._table.roster.places)):
            seat = Seat(number)
            actor = self._actor(seat)
            if actor is not None:
                found[seat] = Assignment(actor, self._table.bots.key(seat), self._table.log.clock_changes)
        return found

    def _actor(self, seat: Seat) -> Actor | None:
        place = self._table.roster.places[seat]
        if place.kind is OccupantKind.BOT:
            return place.strength
        actor = self._table.stand_ins.actor(seat)
        return place.strength if actor is AbsencePolicy.BOT and place.strength is not None else actor

    def _plan(self, seat: Seat, assignment: Assignment) -> None:
        view, now = self._table.view(seat), self._clock.now()
        bots, phase = self._table.edition.bots, assignment.decision_key.phase
        if assignment.actor is AbsencePolicy.SKIP:
            command = bots.skip(view)
            if command is not None:
                self._plans[seat] = Plan(command, now)
            return
        strength = assignment.actor if isinstance(assignment.actor, Strength) else USUAL_STRENGTH
        found = bots.intention(view, strength, self._table.bots.chance(seat, phase))
        if found is not None:
            started_at = self._phase_start(phase, now)
            steps = tuple(Step(self._due(started_at, now, step.after), step.placed) for step in found.steps)
            self._plans[seat] = Plan(found.command, self._due(started_at, now, found.after), strength, steps)

    def _phase_start(self, phase: str, now: Millis) -> Millis:
        if self._phase[0] != phase:
            self._phase = (phase, Millis(now + self._table.log.skipped))
        return Millis(self._phase[1] - self._table.log.skipped)

    def _due(self, started_at: Millis, now: Millis, after: Millis) -> Millis:
        return Millis(round(due(started_at, now, after, self._bots_pace)))


def _stand_ins(assignments: Mapping[Seat, Assignment]) -> dict[Seat, AbsencePolicy]:
    return {
        seat: assignment.actor
        for seat, assignment in assignments.items()
        if isinstance(assignment.actor, AbsencePolicy)
    }
