"""When bots plan again, and when they act: one rule for a table's driver, for simulations and for clients."""

from collections.abc import Mapping
from typing import TypeVar

from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.values import Seat
from ubongo.structs import Struct

Held = TypeVar("Held")


class DecisionKey(Struct, frozen=True):
    """The inputs of a bot's plan: the plan is valid while they stay the same."""

    phase: str
    """The edition's phase key, which the bot's chance is drawn for."""
    replan: str
    """The edition's replan key."""

    @classmethod
    def of(cls, edition: AnyEdition, view: object, seat: Seat) -> "DecisionKey":
        """The key of a bot in that seat, from the view of any audience."""
        return cls(edition.bots.phase_key(view), edition.bots.replan_key(view, seat))


def due(started_at: float, now: float, after: float, pace: float) -> float:
    """When to carry out an intention that is due `after` from `now`, by a bot `pace` times as fast as people.

    The time that has passed since the start of the phase is scaled like the time that is left. All in one unit.
    """
    return started_at + (now - started_at + after) / pace


def changed(before: Mapping[Seat, Held], after: Mapping[Seat, Held]) -> tuple[Seat, ...]:
    """The seats whose plans no longer hold, in order: their value is new, another, or gone."""
    return tuple(seat for seat in sorted({*before, *after}) if before.get(seat) != after.get(seat))
