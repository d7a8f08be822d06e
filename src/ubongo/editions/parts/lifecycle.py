"""The lifecycle of every game: seated, running, over. Rule: R10.

What runs, and in which phases, is the edition's; when a game starts, ends, and refuses commands is written here.
"""

from collections.abc import Callable
from typing import ClassVar, Protocol, TypeVar

from ubongo.editions.contract.commands import AdvanceClock, ClockCommand, ExtendClock, Pause, Resume, Start, Wake
from ubongo.editions.contract.refusals import Reason, Refusal
from ubongo.editions.contract.values import Outcome
from ubongo.editions.parts import clock as clocks
from ubongo.editions.parts.clock import ClockEvent, ClockExtended, ClockReason, GameClock, Paused
from ubongo.editions.parts.intermission import Intermission
from ubongo.structs import Struct


class LifecycleReason(Reason):
    """Why a game refuses a command before its start or after its end."""

    NOT_STARTED = ("not-started", "R10")
    ALREADY_STARTED = ("already-started", "R10")
    GAME_OVER = ("game-over", "R10")
    NOTHING_TO_EXTEND = ("nothing-to-give-back", "R7")


class GameEnded(Struct, frozen=True):
    """The game has ended, with one winner or several. Rule: P5, P6, C10, K9."""

    kind: ClassVar[str] = "game-ended"

    outcome: Outcome


class Seated(Struct, frozen=True):
    """The phase before the game."""


class Over(Struct, frozen=True):
    """The phase after the game."""

    outcome: Outcome


class Game(Protocol):
    """A game of any edition at one instant."""

    @property
    def phase(self) -> object:
        """`Seated`, `Over`, or a phase of the edition."""
        ...


Phase = TypeVar("Phase")
Command = TypeVar("Command")
Event = TypeVar("Event")


def decide(
    phase: Seated | Over | Paused[Phase] | Phase,
    command: Start | ClockCommand | Command,
    clock: GameClock | None = None,
    *,
    start: Callable[[], tuple[Event, ...]],
    play: Callable[[Phase, Command], tuple[Event, ...] | Refusal],
) -> tuple[Event | ClockEvent, ...] | Refusal:
    """The result of a command: `start` gives the first events, and `play` decides while the game runs.

    An edition without a `clock` can be neither paused nor advanced: it has no such commands.
    """
    match phase:
        case Seated():
            return start() if isinstance(command, Start) else Refusal(LifecycleReason.NOT_STARTED)
        case Over():
            return Refusal(LifecycleReason.GAME_OVER)
        case _:
            pass
    match command:
        case Start():
            return Refusal(LifecycleReason.ALREADY_STARTED)
        case ExtendClock(by):
            return (ClockExtended(by),) if by > 0 else Refusal(LifecycleReason.NOTHING_TO_EXTEND)
        case AdvanceClock() | Pause() | Resume():
            assert clock is not None, "an edition with clock commands has a clock"
            return clocks.decide(phase, command, clock)
        case _ if isinstance(phase, Paused):
            assert clock is not None, "a paused game has a clock"
            is_wake = isinstance(command, Wake)
            return clocks.woken(phase.since, phase.resume_at, clock.at) if is_wake else Refusal(ClockReason.PAUSED)
        case _:
            return play(phase, command)


def outcome(game: Game) -> Outcome | None:
    """How the game ended; None while it is running."""
    return game.phase.outcome if isinstance(game.phase, Over) else None


def is_intermission(game: Game) -> bool:
    """Whether the game is between two rounds."""
    return isinstance(game.phase, Intermission)
