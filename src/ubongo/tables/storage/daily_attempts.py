"""The interface of a store of attempts at daily tasks. See ADR 108."""

from dataclasses import dataclass
from typing import Protocol

from ubongo.editions.contract.values import Millis

NO_NAME = "-"
"""Instead of the name beside an old time of a daily board."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyAttempt:
    """An attempt of one person at a task of a date. Rule: S9."""

    id: str
    """The id of its table; of an attempt without a table, an id of its own."""
    player: str
    """The hash of their secret."""
    date: str
    """Such as 2026-12-24."""
    task: str
    """easy, hard, solid or cards."""
    name: str
    """The player's, as others see it."""
    counts: bool
    """Whether it is the first attempt, on the very date; others are practice."""
    begun_at: Millis
    ended_at: Millis | None = None
    elapsed: Millis | None = None
    """From the reveal to the end."""
    solved: bool = False


@dataclass(frozen=True, slots=True)
class DailyEnd:
    """How an attempt at a daily task ended."""

    attempt: str
    at: Millis
    elapsed: Millis
    solved: bool


@dataclass(frozen=True, slots=True)
class DailyCount:
    """How many first attempts there were at a task, and how many of them solved it in time."""

    players: int
    solved: int


@dataclass(frozen=True, slots=True, order=True)
class DailyMark:
    """What a person has done of one task of a date, over all attempts."""

    date: str
    task: str
    counts: bool
    """Whether any attempt counted."""
    solved: bool
    """Whether the attempt that counts solved it."""
    practiced: bool
    """Whether another attempt solved it."""


class DailyStore(Protocol):
    """Attempts at daily tasks. Every method raises StoreError if it fails."""

    async def open(self, attempt: DailyAttempt) -> bool:
        """Save a new attempt at a daily task; False: it counts, and the player has one that counts already."""
        ...

    async def end(self, end: DailyEnd) -> bool:
        """Save how an open attempt ended; False: it had ended before, or does not exist."""
        ...

    async def attempt(self, id: str) -> DailyAttempt | None:
        """The attempt of that id, if there is one."""
        ...

    async def firsts(self, player: str, date: str) -> tuple[DailyAttempt, ...]:
        """The attempts of that person that count on a date, one for each task at most, by task."""
        ...

    async def times(self, date: str, task: str, by: Millis, most: int) -> tuple[DailyAttempt, ...]:
        """The `most` fastest of the attempts that count and had solved the task at `by`, the first of equals first."""
        ...

    async def count(self, date: str, task: str, by: Millis) -> DailyCount:
        """How many attempts at a task count, and how many of them had solved it at `by`."""
        ...

    async def faster(self, date: str, task: str, by: Millis, elapsed: Millis) -> int:
        """How many of the attempts that count had solved the task at `by`, in less time than that."""
        ...

    async def marks(self, player: str, first: str, last: str) -> tuple[DailyMark, ...]:
        """What that person has done from date `first` to date `last`, by date and task."""
        ...

    async def rename(self, player: str, name: str) -> None:
        """Give all attempts of that person at daily tasks that name."""
        ...
