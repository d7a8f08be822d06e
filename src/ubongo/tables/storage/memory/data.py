"""What a store in memory holds."""

from dataclasses import dataclass, field

from ubongo.editions.contract.values import Millis
from ubongo.formats.board_moves import BoardMoves
from ubongo.tables.storage.daily_attempts import DailyAttempt
from ubongo.tables.storage.results import Result
from ubongo.tables.storage.store import DowntimeSpan, LogRow, TableRecord


@dataclass(slots=True)
class MemoryData:
    """The dictionaries that the parts of a store in memory share."""

    tables: dict[str, TableRecord] = field(default_factory=dict[str, TableRecord])
    rows: dict[str, list[LogRow]] = field(default_factory=dict[str, list[LogRow]])
    results: dict[tuple[str, int], Result] = field(default_factory=dict[tuple[str, int], Result])
    """By table and seat."""
    attempts: dict[str, DailyAttempt] = field(default_factory=dict[str, DailyAttempt])
    devices: dict[str, tuple[str, Millis]] = field(default_factory=dict[str, tuple[str, Millis]])
    """The person of each added device, and when it was added."""
    recovery: dict[str, tuple[str, Millis]] = field(default_factory=dict[str, tuple[str, Millis]])
    """The hash of each person's code, and when it was made."""
    moves: dict[tuple[str, int, int], BoardMoves] = field(default_factory=dict[tuple[str, int, int], BoardMoves])
    """By table, race and seat."""
    decks: dict[str, bytes] = field(default_factory=dict[str, bytes])
    nameless: set[str] = field(default_factory=set[str])
    """Tables whose roster has no names any more."""
    heartbeat: Millis | None = None
    downtimes: dict[Millis, DowntimeSpan] = field(default_factory=dict[Millis, DowntimeSpan])
    """By their end."""

    def players_of(self, table: str) -> dict[int, str]:
        """The people of a table who have results, by seat."""
        return {seat: one.player for (name, seat), one in self.results.items() if name == table}


def result_order(result: Result) -> tuple[int, str, int]:
    """The key by which results are sorted, the oldest first."""
    return result.at, result.table, result.seat
