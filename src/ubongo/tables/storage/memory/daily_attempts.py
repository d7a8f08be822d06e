"""Attempts at daily tasks in memory."""

from dataclasses import replace

from ubongo.editions.contract.values import Millis
from ubongo.tables.storage.daily_attempts import DailyAttempt, DailyCount, DailyEnd, DailyMark
from ubongo.tables.storage.memory.data import MemoryData
from ubongo.tables.storage.store import StoreError


class MemoryDaily:
    """The attempts of a store in memory."""

    def __init__(self, data: MemoryData) -> None:
        self._data = data

    async def open(self, attempt: DailyAttempt) -> bool:
        """Save a new attempt at a daily task; False: it counts, and the player has one that counts already."""
        if attempt.id in self._data.attempts:
            raise StoreError(f"cannot write attempt {attempt.id}: it exists already")
        known = await self.firsts(attempt.player, attempt.date)
        if attempt.counts and any(one.task == attempt.task for one in known):
            return False
        self._data.attempts[attempt.id] = attempt
        return True

    async def end(self, end: DailyEnd) -> bool:
        """Save how an open attempt ended; False: it had ended before, or does not exist."""
        known = self._data.attempts.get(end.attempt)
        if known is None or known.ended_at is not None:
            return False
        self._data.attempts[end.attempt] = replace(known, ended_at=end.at, elapsed=end.elapsed, solved=end.solved)
        return True

    async def attempt(self, id: str) -> DailyAttempt | None:
        """The attempt of that id, if there is one."""
        return self._data.attempts.get(id)

    async def firsts(self, player: str, date: str) -> tuple[DailyAttempt, ...]:
        """The attempts of that person that count on a date, one for each task at most, by task."""
        own = (
            one for one in self._data.attempts.values() if (one.player, one.date, one.counts) == (player, date, True)
        )
        return tuple(sorted(own, key=lambda attempt: attempt.task))

    async def times(self, date: str, task: str, by: Millis, most: int) -> tuple[DailyAttempt, ...]:
        """The `most` fastest of the attempts that count and had solved the task at `by`, the first of equals first."""
        solved = [one for one in self._firsts(date, task) if _is_solved(one, by)]
        return tuple(sorted(solved, key=lambda one: (one.elapsed or 0, one.ended_at or 0, one.id))[:most])

    async def count(self, date: str, task: str, by: Millis) -> DailyCount:
        """How many attempts at a task count, and how many of them had solved it at `by`."""
        firsts = self._firsts(date, task)
        return DailyCount(len(firsts), sum(_is_solved(one, by) for one in firsts))

    async def faster(self, date: str, task: str, by: Millis, elapsed: Millis) -> int:
        """How many of the attempts that count had solved the task at `by`, in less time than that."""
        return sum(_is_solved(one, by) and (one.elapsed or 0) < elapsed for one in self._firsts(date, task))

    async def marks(self, player: str, first: str, last: str) -> tuple[DailyMark, ...]:
        """What that person has done from date `first` to date `last`, by date and task."""
        own = [one for one in self._data.attempts.values() if one.player == player and first <= one.date <= last]
        return tuple(
            DailyMark(
                date,
                task,
                any(one.counts for one in own if (one.date, one.task) == (date, task)),
                any(one.counts and one.solved for one in own if (one.date, one.task) == (date, task)),
                any(not one.counts and one.solved for one in own if (one.date, one.task) == (date, task)),
            )
            for date, task in sorted({(one.date, one.task) for one in own})
        )

    async def rename(self, player: str, name: str) -> None:
        """Give all attempts of that person at daily tasks that name."""
        attempts = self._data.attempts.items()
        self._data.attempts = {key: replace(one, name=name) if one.player == player else one for key, one in attempts}

    def _firsts(self, date: str, task: str) -> list[DailyAttempt]:
        return [one for one in self._data.attempts.values() if (one.date, one.task, one.counts) == (date, task, True)]


def _is_solved(attempt: DailyAttempt, by: Millis) -> bool:
    return attempt.solved and attempt.ended_at is not None and attempt.ended_at <= by
