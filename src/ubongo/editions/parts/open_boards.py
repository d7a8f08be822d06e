"""Boards that lie open before the roll: players look at them, and the die and the glass turn when all are ready.

Rule: R2, as the boxes have it. The die is not drawn before it is rolled: no player can know the symbol while looking.
"""

from collections.abc import Callable
from typing import ClassVar

from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.dealing import Pile
from ubongo.editions.parts.intermission import IntermissionReason, PlayerReady
from ubongo.editions.parts.race import Race, Runner
from ubongo.editions.parts.race_events import RaceReason
from ubongo.structs import Struct, replace

LONGEST_LOOK = Millis(60_000)
"""After this long the die is rolled though not all are ready. Rule: R2, ours."""


class BoardsOpened(Struct, frozen=True):
    """A round starts with boards that lie open; the die is still to be rolled. Rule: R1, R2, P6."""

    kind: ClassVar[str] = "boards-opened"

    roller: Seat
    runners: tuple[Runner, ...]
    roll_by: Millis
    pile: Pile
    """What is left of it; with used boards at its end if they were shuffled into it."""


class RollCalled(Struct, frozen=True):
    """All are ready: the die is rolled after a countdown. Rule: R2."""

    kind: ClassVar[str] = "roll-called"

    roll_at: Millis


class DieRolled(Struct, frozen=True):
    """The die and the glass are turned in the same moment. Rule: R2."""

    kind: ClassVar[str] = "die-rolled"

    symbol: int
    at: Millis
    ends_at: Millis | None


class Opening(Struct, frozen=True):
    """The phase before the roll, while the boards lie open."""

    runners: tuple[Runner, ...]
    roll_at: Millis
    ready: frozenset[Seat] = frozenset()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in the coming race."""
        return tuple([runner.seat for runner in self.runners])


def ready(
    opening: Opening, seat: Seat, at: Millis, countdown: Millis
) -> tuple[PlayerReady | RollCalled, ...] | Refusal:
    """The event that a seat has looked enough, with the call of the roll once all have; or a refusal."""
    if seat not in opening.seats:
        return Refusal(RaceReason.NOT_IN_THIS_RACE)
    if seat in opening.ready:
        return Refusal(IntermissionReason.ALREADY_READY)
    if len(opening.ready) + 1 < len(opening.runners):
        return (PlayerReady(seat),)
    return (PlayerReady(seat), RollCalled(Millis(min(opening.roll_at, at + countdown))))


def rolled(opening: Opening, at: Millis, glass: Millis | None, roll: Callable[[], int]) -> tuple[DieRolled] | Refusal:
    """The roll once it is due, otherwise a refusal; `roll` draws the face of the die."""
    if at < opening.roll_at:
        return Refusal(RaceReason.NOT_REVEALED)
    return (DieRolled(roll(), at, None if glass is None else Millis(at + glass)),)


def with_ready(opening: Opening, event: PlayerReady) -> Opening:
    """The phase with one more player ready."""
    return replace(opening, ready=opening.ready | {event.seat})


def called(opening: Opening, event: RollCalled) -> Opening:
    """The phase once all are ready."""
    return replace(opening, roll_at=event.roll_at)


def race_of(opening: Opening, event: DieRolled, glass: Millis | None, extras: tuple[Millis, ...]) -> Race:
    """The race that starts with that roll."""
    return Race(opening.runners, event.symbol, glass, event.at, revealed=True, ends_at=event.ends_at, extras=extras)


def extended(opening: Opening, by: Millis) -> Opening:
    """The phase with its clock set back."""
    return replace(opening, roll_at=Millis(opening.roll_at + by))
