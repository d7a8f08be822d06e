"""The clock of a running game: it can be set back, advanced and paused. Rule: R7, R15, R16, ours; see ADR 94."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Generic, TypeAlias, TypeVar, cast

from ubongo.editions.contract.commands import AdvanceClock, Pause, Resume
from ubongo.editions.contract.refusals import Reason, Refusal
from ubongo.editions.contract.values import Millis, Seat
from ubongo.structs import Struct, replace

PhaseT = TypeVar("PhaseT")


class ClockReason(Reason):
    """Why the clock of a game stays as it is."""

    NOTHING_TO_SKIP = ("nothing-to-skip", "R15")
    STILL_AT_IT = ("still-at-it", "R15")
    PAST_THE_DEADLINE = ("past-the-deadline", "R15")
    PAUSED = ("paused", "R16")
    NOT_PAUSED = ("not-paused", "R16")
    OTHERS_PLAY = ("others-play", "R16")
    NOT_A_PLAYER = ("not-a-player", "R16")


class ClockExtended(Struct, frozen=True):
    """The clock is set back, to make up for downtime."""

    kind: ClassVar[str] = "clock-extended"

    by: Millis


class ClockAdvanced(Struct, frozen=True):
    """Time is skipped: everything that is planned comes that much earlier, and counts as much time as before."""

    kind: ClassVar[str] = "clock-advanced"

    by: Millis


class GamePaused(Struct, frozen=True):
    """All clocks stop, and the boards are hidden."""

    kind: ClassVar[str] = "game-paused"

    at: Millis


class ResumeCalled(Struct, frozen=True):
    """The game goes on after a countdown."""

    kind: ClassVar[str] = "resume-called"

    resume_at: Millis


class GameResumed(Struct, frozen=True):
    """The game goes on where it was paused."""

    kind: ClassVar[str] = "game-resumed"

    by: Millis
    """How long it was paused: all clocks are set back by it."""


ClockEvent: TypeAlias = ClockExtended | ClockAdvanced | GamePaused | ResumeCalled | GameResumed


class Paused(Struct, Generic[PhaseT], frozen=True):
    """The phase during a pause."""

    phase: PhaseT
    """The one that was paused."""
    since: Millis
    resume_at: Millis | None = None
    """When the game goes on, once a player has asked for it."""


class GameClock(Struct, frozen=True, kw_only=True):
    """What the clock of a game goes by at one instant."""

    at: Millis
    seats: Sequence[Seat]
    countdown: Millis
    """Before a paused game goes on."""
    deadline: Callable[[], Millis | None]
    at_it: Callable[[], tuple[Seat, ...]]
    """The seats that the running race waits for; none while no board can be solved."""


def decide(phase: object, command: AdvanceClock | Pause | Resume, clock: GameClock) -> tuple[ClockEvent, ...] | Refusal:
    """What follows from `command` in a running game."""
    match command:
        case AdvanceClock(asked_by, by):
            return _advanced(asked_by, by, clock)
        case Pause(seat):
            return _paused(phase, seat, clock)
        case Resume(seat):
            return _resumed(phase, seat, clock)


def _advanced(asked_by: Seat, by: Millis, clock: GameClock) -> tuple[ClockAdvanced] | Refusal:
    """Whether those who are still at it are bots is the table's to know, as with all that bots do. Rule: R15."""
    seats, due = clock.at_it(), clock.deadline()
    if asked_by not in clock.seats:
        return Refusal(ClockReason.NOT_A_PLAYER)
    if not seats or by <= 0:
        return Refusal(ClockReason.NOTHING_TO_SKIP)
    if asked_by in seats:
        return Refusal(ClockReason.STILL_AT_IT)
    if due is not None and clock.at + by > due:
        return Refusal(ClockReason.PAST_THE_DEADLINE)
    return (ClockAdvanced(by),)


def _paused(phase: object, seat: Seat, clock: GameClock) -> tuple[GamePaused] | Refusal:
    if seat not in clock.seats:
        return Refusal(ClockReason.NOT_A_PLAYER)
    if isinstance(phase, Paused):
        return Refusal(ClockReason.PAUSED)
    due = clock.deadline()
    if due is not None and clock.at > due:  # what was due comes first
        return Refusal(ClockReason.PAST_THE_DEADLINE)
    return (GamePaused(clock.at),)


def _resumed(phase: object, seat: Seat, clock: GameClock) -> tuple[ResumeCalled] | Refusal:
    if seat not in clock.seats:
        return Refusal(ClockReason.NOT_A_PLAYER)
    if not isinstance(phase, Paused) or phase.resume_at is not None:
        return Refusal(ClockReason.NOT_PAUSED)
    return (ResumeCalled(Millis(clock.at + clock.countdown)),)


def woken(since: Millis, resume_at: Millis | None, at: Millis) -> tuple[GameResumed] | Refusal:
    """The end of the pause since that instant, once it is due, otherwise a refusal."""
    if resume_at is None or at < resume_at:
        return Refusal(ClockReason.PAUSED)
    return (GameResumed(Millis(at - since)),)


def evolve(
    phase: PhaseT | Paused[PhaseT], event: ClockEvent, later: Callable[[PhaseT, Millis], PhaseT]
) -> PhaseT | Paused[PhaseT]:
    """The phase after `event`; `later` sets the clock of a phase back by some time, or forward by a negative one."""
    match event:
        case ClockExtended(by):
            return _later_pause(cast(Paused[PhaseT], phase), by) if isinstance(phase, Paused) else later(phase, by)
        case ClockAdvanced(by):
            assert not isinstance(phase, Paused), "time is skipped in a pause"
            return later(phase, Millis(-by))
        case GamePaused(at):
            assert not isinstance(phase, Paused), "a pause in a pause"
            return Paused(phase, at)
        case ResumeCalled(resume_at):
            return replace(_pause(phase), resume_at=resume_at)
        case GameResumed(by):
            return later(_pause(phase).phase, by)


def _later_pause(paused: Paused[PhaseT], by: Millis) -> Paused[PhaseT]:
    """During a pause only its countdown moves: the paused clocks are set back when it is over, by all of it."""
    return replace(paused, resume_at=None if paused.resume_at is None else Millis(paused.resume_at + by))


def _pause(phase: PhaseT | Paused[PhaseT]) -> Paused[PhaseT]:
    assert isinstance(phase, Paused), f"a game goes on in {phase!r}"
    return cast(Paused[PhaseT], phase)


def unpaused(phase: object) -> object:
    """The phase, or the one that is paused."""
    return cast(Paused[object], phase).phase if isinstance(phase, Paused) else phase
