"""Classic: the events, for the log and for replays."""

from typing import ClassVar, TypeAlias

from ubongo.editions.classic.gem_board import Handful, Rows
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.clock import ClockEvent
from ubongo.editions.parts.dealing import Pile
from ubongo.editions.parts.intermission import PlayerReady
from ubongo.editions.parts.lifecycle import GameEnded
from ubongo.editions.parts.open_boards import BoardsOpened, DieRolled, RollCalled
from ubongo.editions.parts.race import Runner
from ubongo.editions.parts.race_events import RaceEvent
from ubongo.structs import Struct


class GameStarted(Struct, frozen=True):
    """The gems are on the gem board, the boards are piled up, the rest is put away. Rule: C1, C2, R9."""

    kind: ClassVar[str] = "game-started"

    first_roller: Seat
    rows: Rows
    pile: Pile
    """Known only to the table."""
    next_by: Millis
    """Until when the first player may place the pawn."""


class PawnPlaced(Struct, frozen=True):
    """A pawn is placed on its first field. Rule: C3."""

    kind: ClassVar[str] = "pawn-placed"

    seat: Seat
    row: int
    next_by: Millis
    """Until when the next player may place."""


class RoundStarted(Struct, frozen=True):
    """Boards are dealt face down and the die is rolled under the hand: both show at the reveal. Rule: R1, R2."""

    kind: ClassVar[str] = "round-started"

    roller: Seat
    symbol: int
    runners: tuple[Runner, ...]
    reveal_at: Millis
    pile: Pile


class PawnMoved(Struct, frozen=True):
    """A pawn is moved to another field. Rule: C4."""

    kind: ClassVar[str] = "pawn-moved"

    seat: Seat
    row: int
    elapsed: Millis
    """Since the reveal."""


class PawnStayed(Struct, frozen=True):
    """A solver without gems in reach moves no more in this round. Rule: R11a, C4."""

    kind: ClassVar[str] = "pawn-stayed"

    seat: Seat


class GemsTaken(Struct, frozen=True):
    """A player has the two nearest gems of a row. Rule: C5, C6."""

    kind: ClassVar[str] = "gems-taken"

    seat: Seat
    row: int
    gems: Handful
    elapsed: Millis
    """Since the reveal."""


class TakersHurried(Struct, frozen=True):
    """Without a glass, all players have finished their boards: solvers must take by then. Rule: C6, ours."""

    kind: ClassVar[str] = "takers-hurried"

    take_by: Millis


class TakingStarted(Struct, frozen=True):
    """In calm, the race is over: now the solvers move and take in order of rank. Rule: C12."""

    kind: ClassVar[str] = "taking-started"

    ranking: tuple[Seat, ...]
    next_by: Millis


class TurnEnded(Struct, frozen=True):
    """In calm, the next solver may move and take. Rule: C12."""

    kind: ClassVar[str] = "turn-ended"

    seat: Seat
    next_by: Millis


class RoundEnded(Struct, frozen=True):
    """Moving and taking are over for this round. Rule: C6."""

    kind: ClassVar[str] = "round-ended"

    ranking: tuple[Seat, ...]
    resume_at: Millis


Event: TypeAlias = (
    GameStarted
    | PawnPlaced
    | RoundStarted
    | BoardsOpened
    | RollCalled
    | DieRolled
    | RaceEvent
    | PawnMoved
    | PawnStayed
    | GemsTaken
    | TakersHurried
    | TakingStarted
    | TurnEnded
    | RoundEnded
    | PlayerReady
    | ClockEvent
    | GameEnded
)
