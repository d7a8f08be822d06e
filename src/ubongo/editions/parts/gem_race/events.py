"""Gem race: what has happened. Rule: R1 to R12, P1 to P7."""

from typing import ClassVar, TypeAlias

from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.clock import ClockEvent
from ubongo.editions.parts.dealing import Pile
from ubongo.editions.parts.intermission import PlayerReady
from ubongo.editions.parts.lifecycle import GameEnded
from ubongo.editions.parts.open_boards import BoardsOpened, DieRolled, RollCalled
from ubongo.editions.parts.race import Runner
from ubongo.editions.parts.race_events import RaceEvent
from ubongo.editions.parts.rewards.award import Award
from ubongo.structs import Struct


class GameStarted(Struct, frozen=True):
    """The gems are laid out and the boards are piled up. Only the table knows the pile. Rule: P1, P2, R9."""

    kind: ClassVar[str] = "game-started"

    first_roller: Seat
    pile: Pile


class RoundStarted(Struct, frozen=True):
    """Boards are dealt face down and the die is rolled under the hand: both show at the reveal. Rule: R1, R2, P6."""

    kind: ClassVar[str] = "round-started"

    roller: Seat
    symbol: int
    runners: tuple[Runner, ...]
    reveal_at: Millis
    pile: Pile
    """What is left of it; with used boards at its end if they were shuffled into it."""


class RoundEnded(Struct, frozen=True):
    """The call of "Stop!": ranks are settled, gems are taken, and the track moves on. Rule: P3, P4, D6."""

    kind: ClassVar[str] = "round-ended"

    ranking: tuple[Seat, ...]
    takings: tuple[Award, ...]
    resume_at: Millis


class TieBreakEnded(Struct, frozen=True):
    """A race for the win alone is over; no gems are taken. Rule: P6."""

    kind: ClassVar[str] = "tie-break-ended"

    ranking: tuple[Seat, ...]
    resume_at: Millis


Event: TypeAlias = (
    GameStarted
    | RoundStarted
    | BoardsOpened
    | RollCalled
    | DieRolled
    | RaceEvent
    | RoundEnded
    | TieBreakEnded
    | PlayerReady
    | ClockEvent
    | GameEnded
)
