"""When bots plan again, and when they act: the one rule for a table's driver, for simulations and for clients."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.values import Seat

Held = TypeVar("Held")


@dataclass(frozen=True, slots=True)
class DecisionKey:
    """What a bot goes by: what it means to do holds for as long as this stays the same."""

    moment: str
    """Names the bot's chance, too."""
    occasion: str

    @classmethod
    def of(cls, edition: AnyEdition, view: Any, seat: Seat) -> "DecisionKey":
        """What a bot in that seat goes by, from anybody's view."""
        return cls(edition.bots.phase_key(view), edition.bots.replan_key(view, seat))


def due(began: float, now: float, after: float, pace: float) -> float:
    """When to carry out an intention that is due `after` from `now`, by a bot `pace` times as fast as people.

    An intention counts its time from the start of the moment, `began`: the time that has passed is scaled like the
    time that is left. All in one unit.
    """
    return began + (now - began + after) / pace


def changed(before: Mapping[Seat, Held], after: Mapping[Seat, Held]) -> tuple[Seat, ...]:
    """The seats whose plans no longer hold, in order: what is given there is new, another, or gone."""
    return tuple(seat for seat in sorted({*before, *after}) if before.get(seat) != after.get(seat))
