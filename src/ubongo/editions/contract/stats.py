"""What is counted of the games of an edition."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic

from ubongo.editions.contract.generics import EventT, StateT
from ubongo.editions.contract.values import Millis, Seat
from ubongo.puzzles.piece import PieceId
from ubongo.structs import Struct


class SolveTime(Struct, frozen=True):
    """A seat has solved the task that it faced."""

    seat: Seat
    elapsed: Millis
    """Since the seat could see it."""


class SolveRecord(Struct, frozen=True):
    """A solved task, for a player's own records. Rule: S4."""

    seat: Seat
    grade: float
    pieces: int
    elapsed: Millis
    """Since the reveal of its board."""
    hints: int = 0
    """How many the player had for it."""
    is_repeat: bool = False
    """Whether the player had seen the task before in this game."""
    names: tuple[PieceId, ...] = ()
    """Its pieces, in a fixed order."""


class Records(Struct, frozen=True):
    """What a player's own records keep of a game. Rule: S4."""

    solves: tuple[SolveRecord, ...] = ()
    """Every task solved so far, in order."""
    duration: Millis | None = None
    """The duration of the finished game on its own clock; None if it is running or keeps no duration."""
    is_daily: bool = False
    """Whether it was a daily board, whose times are kept by its date, apart from other games."""


def no_records(_state: object) -> Records:
    """The edition keeps no records."""
    return Records()


def no_merits(_state: object) -> tuple[tuple[int, ...], ...]:
    """The order goes by the points."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Stats(Generic[StateT, EventT]):
    """The tasks that seats face and solve."""

    faced: Callable[[StateT, EventT], tuple[Seat, ...]]
    """The seats that an event gives a task to: the denominator of the solve rate."""
    solved: Callable[[StateT, EventT], tuple[SolveTime, ...]]
    """The tasks that an event reports as solved."""
    records: Callable[[StateT], Records] = no_records
    merits: Callable[[StateT], tuple[tuple[int, ...], ...]] = no_merits
    """By seat, what the order of the end goes by besides the win: greater is better; empty: the points."""
