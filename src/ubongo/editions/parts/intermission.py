"""The intermission after a race: the boards are shown until all players are ready. Rule: R10, ours."""

from collections.abc import Callable, Sequence
from typing import ClassVar, TypeVar

from ubongo.editions.contract.refusals import Reason, Refusal
from ubongo.editions.contract.values import Millis, Seat
from ubongo.structs import Struct, replace

Event = TypeVar("Event")


class IntermissionReason(Reason):
    """Why an intermission refuses a command."""

    NO_INTERMISSION = ("not-resting", "R10")
    ALREADY_READY = ("already-ready", "R10")
    INTERMISSION_STILL_RUNS = ("still-resting", "R10")
    UNKNOWN_SEAT = ("unknown-seat", "R10")


class Ready(Struct, frozen=True):
    """A player has seen enough of the last round."""

    kind: ClassVar[str] = "ready"

    seat: Seat


class PlayerReady(Struct, frozen=True):
    """A player is ready to go on."""

    kind: ClassVar[str] = "player-ready"

    seat: Seat


class Intermission(Struct, frozen=True):
    """After a race, until all players are ready or the pause is over."""

    until: Millis
    ready: frozenset[Seat] = frozenset()


def ready(
    phase: object, seat: Seat, seats: Sequence[Seat], go_on: Callable[[], Event]
) -> tuple[PlayerReady | Event, ...] | Refusal:
    """The event that a seat is ready, with those of `go_on` once all are; or a refusal."""
    if not isinstance(phase, Intermission):
        return Refusal(IntermissionReason.NO_INTERMISSION)
    if seat not in seats:
        return Refusal(IntermissionReason.UNKNOWN_SEAT)
    if seat in phase.ready:
        return Refusal(IntermissionReason.ALREADY_READY)
    if len(phase.ready) + 1 == len(seats):
        return (PlayerReady(seat), go_on())
    return (PlayerReady(seat),)


def ran_out(intermission: Intermission, at: Millis, go_on: Callable[[], Event]) -> tuple[Event] | Refusal:
    """The events of `go_on` once the pause is over, otherwise a refusal."""
    if at < intermission.until:
        return Refusal(IntermissionReason.INTERMISSION_STILL_RUNS)
    return (go_on(),)


def with_ready(intermission: Intermission, event: PlayerReady) -> Intermission:
    """The intermission with one more player ready."""
    return replace(intermission, ready=intermission.ready | {event.seat})


def extended(intermission: Intermission, by: Millis) -> Intermission:
    """The intermission with its clock set back."""
    return replace(intermission, until=Millis(intermission.until + by))
