"""Classic: the commands of players, and the refusals of the rules. Rule: C3 to C8, C12."""

from typing import ClassVar, TypeAlias

from ubongo.editions.contract.commands import ClockCommand, Start, Wake
from ubongo.editions.contract.refusals import Reason
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.intermission import Ready
from ubongo.editions.parts.race_events import Claim, GiveUp
from ubongo.structs import Struct


class ClassicReason(Reason):
    """Why the game refuses a command, besides those of the lifecycle, the race and the intermission."""

    NOT_PLACING = ("not-placing", "C3")
    PLACE_PAWNS_FIRST = ("place-pawns-first", "C3")
    NOT_YOUR_TURN = ("not-your-turn", "C3")
    TURN_STILL_RUNS = ("turn-still-runs", "C3")
    NO_SUCH_FIELD = ("no-such-field", "C3")
    NOT_SOLVED = ("not-solved", "C4")
    OUT_OF_REACH = ("out-of-reach", "C4")
    ALREADY_THERE = ("already-there", "C4")
    GEMS_IN_REACH = ("gems-in-reach", "C4")
    ALREADY_STAYED = ("already-stayed", "C4")
    MOVED_ENOUGH = ("moved-enough", "C4")
    PAWN_ELSEWHERE = ("pawn-elsewhere", "C5")
    ALREADY_TOOK = ("already-took", "C5")
    GEMS_GONE = ("gems-gone", "C7")
    ROW_EMPTY = ("row-empty", "C8")
    NOT_DURING_THE_RACE = ("not-during-the-race", "C12")


class PlacePawn(Struct, frozen=True):
    """A player puts the pawn on a red field, once, before round 1. Rule: C3."""

    kind: ClassVar[str] = "place-pawn"

    seat: Seat
    row: int


class MovePawn(Struct, frozen=True):
    """A player moves the pawn to another field within reach. Rule: C4."""

    kind: ClassVar[str] = "move-pawn"

    seat: Seat
    row: int


class TakeGems(Struct, frozen=True):
    """A player reaches for the two nearest gems of the pawn's row, as the player sees it. Rule: C5, C7."""

    kind: ClassVar[str] = "take-gems"

    seat: Seat
    row: int
    hole: int
    """The hole of the nearest gem: players never get gems that they did not choose."""


class Pass(Struct, frozen=True):
    """A solver without gems in reach stays where the pawn is; in calm, the player whose turn it is takes nothing.

    Rule: C4, C12.
    """

    kind: ClassVar[str] = "pass"

    seat: Seat


Command: TypeAlias = Start | Wake | ClockCommand | Claim | GiveUp | PlacePawn | MovePawn | TakeGems | Pass | Ready
