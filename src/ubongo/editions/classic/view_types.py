"""Classic: the view of a seat or a spectator.

Spans are in milliseconds, relative to the instant of the view, so that only the table's clock is needed. The gem
board and all gems are always open; boards and die are shown as in every race: each player's own until its end.
"""

from typing import Literal, TypeAlias

from ubongo.editions.classic.gem_board import GemCounts, Handful, Rows
from ubongo.editions.classic.settings import ClassicSettings
from ubongo.editions.contract.values import Outcome, Seat
from ubongo.editions.parts.puzzle import CardRows, Puzzle
from ubongo.puzzles.task import Tiling
from ubongo.structs import Struct

Stage: TypeAlias = Literal["seated", "placing", "open", "countdown", "racing", "taking", "resting", "paused", "over"]


class Solver(Struct, frozen=True):
    """A seat that has solved in this round; the order can still change within the photo-finish window."""

    seat: Seat
    rank: int
    elapsed_ms: int


class Field(Struct, frozen=True):
    """A red field within reach, and the gems that could be taken there now."""

    row: int
    hole: int
    """The hole of the nearest gem, 0 to 10; 12: the row is empty."""
    gems: Handful


class Taken(Struct, frozen=True):
    """What a player has taken in a round."""

    seat: Seat
    row: int
    gems: Handful
    elapsed_ms: int


class Player(Struct, frozen=True):
    """A player's gems and pawn."""

    seat: Seat
    gems: GemCounts
    standing: tuple[int, ...]
    """The counts, the best color first. Rule: C10."""
    place: int
    """By the real counting rule, from 1; equal players share it."""
    pawn: int | None
    home: int | None
    """The pawn's row at the start of the round."""
    moved_ms: int
    """The time of its last move in this round, since the reveal; 0 if none."""


class BoardResult(Struct, frozen=True):
    """One board after its round, with a tiling: the player's own, or else one of those it has."""

    seat: Seat
    puzzle: Puzzle
    tiling: Tiling
    grade: float
    """How hard the task is, 1 to 10."""
    rank: int | None
    elapsed_ms: int | None
    taken: Taken | None


class RaceResult(Struct, frozen=True):
    """The last round; everyone may see it."""

    symbol: int
    second_chance: bool
    boards: tuple[BoardResult, ...]


class ClassicView(Struct, frozen=True, kw_only=True):
    """The table as one audience sees it at one instant."""

    edition: Literal["classic"]
    seat: Seat | None
    stage: Stage
    settings: ClassicSettings
    round: int
    """From 1; 0 before the first."""
    rounds: int
    roller: Seat
    turn: Seat | None
    """The seat that places the pawn or, in calm mode, moves and takes."""
    symbol: int | None
    """The face of the die, 0 to 5, once revealed."""
    runners: tuple[Seat, ...]
    puzzle: Puzzle | None
    card_rows: CardRows
    """The rows of the viewer's board, by face of the die: while it lies open before the roll, and while players find
    their own pieces. Rule: R2, R14.
    """
    remaining_ms: int | None
    """Until the stage's clock runs out: turn, reveal, glass, pause. None: no limit."""
    elapsed_ms: int | None
    """Since the reveal."""
    second_chance: bool
    solvers: tuple[Solver, ...]
    given_up: tuple[Seat, ...]
    """Those who are out of this race: they gave it up, or their time is up."""
    ready: tuple[Seat, ...]
    rows: Rows
    """What is left of each row, the gem nearest to the pawns first."""
    reach: tuple[Field, ...]
    """Where the viewer's pawn may be put now; empty if the viewer may neither place, nor move, nor take."""
    takings: tuple[Taken, ...]
    """Of this round, in order."""
    stayed: tuple[Seat, ...]
    """Solvers who neither move nor take any more in this round. Rule: C4."""
    players: tuple[Player, ...]
    last: RaceResult | None
    """The last round, until the next one starts."""
    outcome: Outcome | None
    timed_out: tuple[Seat, ...] = ()
    """Those whose time is up while others have extra time. Rule: R18."""
