"""The intermission after a race: the boards are shown until all players are ready. Rule: R10, ours."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from ubongo.editions.contract.refusals import Reason, Refusal
from ubongo.editions.contract.values import Millis, Seat


class IntermissionReason(Reason):
    """Why an intermission refuses a command."""

    NO_INTERMISSION = ("not-resting", "R10")
    ALREADY_READY = ("already-ready", "R10")
    INTERMISSION_STILL_RUNS = ("still-resting", "R10")
    UNKNOWN_SEAT = ("unknown-seat", "R10")


@dataclass(frozen=True, slots=True)
class Ready:
    """A player has seen enough of the last round."""

    kind: ClassVar[str] = "ready"

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlayerReady:
    """A player is ready to go on."""

    kind: ClassVar[str] = "player-ready"

    seat: Seat


@dataclass(frozen=True, slots=True)
class Intermission:
    """After a race, until all players are ready or the pause is over."""

    until: Millis
    ready: frozenset[Seat] = frozenset()


def refusal(intermission: Intermission, seat: Seat, seats: Sequence[Seat]) -> Refusal | None:
    """Why that seat cannot get ready, or None: it can."""
    if seat not in seats:
        return Refusal(IntermissionReason.UNKNOWN_SEAT)
    if seat in intermission.ready:
        return Refusal(IntermissionReason.ALREADY_READY)
    return None


def with_ready(intermission: Intermission, event: PlayerReady) -> Intermission:
    """The intermission with one more player ready."""
    return replace(intermission, ready=intermission.ready | {event.seat})


def extended(intermission: Intermission, by: Millis) -> Intermission:
    """The intermission with its clock put back."""
    return replace(intermission, until=Millis(intermission.until + by))
