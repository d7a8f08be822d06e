"""The rest after a race: everybody looks at the boards until all are ready. Rule: R10, ours."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from ubongo.editions.contract.refusals import Reason, Refusal
from ubongo.editions.contract.values import Millis, Seat


class RestReason(Reason):
    """Why a rest refuses a command."""

    NOT_RESTING = ("not-resting", "R10")
    ALREADY_READY = ("already-ready", "R10")
    STILL_RESTING = ("still-resting", "R10")
    UNKNOWN_SEAT = ("unknown-seat", "R10")


@dataclass(frozen=True, slots=True)
class Ready:
    """A player has seen enough of the last round."""

    kind: ClassVar[str] = "ready"

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayerReady:
    """A player need not be waited for."""

    kind: ClassVar[str] = "player-ready"

    seat: Seat


@dataclass(frozen=True, slots=True)
class Resting:
    """After a race: everybody looks at the boards until all are ready or the pause is over."""

    until: Millis
    ready: frozenset[Seat] = frozenset()


def refusal(resting: Resting, seat: Seat, seats: Sequence[Seat]) -> Refusal | None:
    """Why that seat cannot get ready, or None: it can."""
    if seat not in seats:
        return Refusal(RestReason.UNKNOWN_SEAT)
    if seat in resting.ready:
        return Refusal(RestReason.ALREADY_READY)
    return None


def with_ready(resting: Resting, event: PlayerReady) -> Resting:
    """The rest with one more player who need not be waited for."""
    return replace(resting, ready=resting.ready | {event.seat})


def extended(resting: Resting, by: Millis) -> Resting:
    """The rest with its clock put back."""
    return replace(resting, until=Millis(resting.until + by))
