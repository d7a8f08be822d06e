"""A store in memory, for tests and trials: a plain reference implementation of the one on disk."""

from dataclasses import replace

from ubongo.editions.contract.values import Millis
from ubongo.formats.board_moves import BoardMoves
from ubongo.tables.storage.daily_attempts import DailyEnd
from ubongo.tables.storage.memory.daily_attempts import MemoryDaily
from ubongo.tables.storage.memory.data import MemoryData
from ubongo.tables.storage.memory.people import MemoryPeople
from ubongo.tables.storage.memory.ratings import MemoryRatings
from ubongo.tables.storage.memory.results import MemoryResults
from ubongo.tables.storage.memory.retention import MemoryRetention
from ubongo.tables.storage.ratings import UnratedGame
from ubongo.tables.storage.results import Result
from ubongo.tables.storage.store import (
    Appended,
    AppendResult,
    Conflict,
    DowntimeSpan,
    Known,
    LogRow,
    StoredConfig,
    StoredResult,
    StoreError,
    TableRecord,
)


class MemoryStore:
    """Keeps everything in dictionaries."""

    def __init__(self) -> None:
        self._data = MemoryData()
        self.ratings = MemoryRatings(self._data.players_of)
        self.results = MemoryResults(self._data)
        self.daily = MemoryDaily(self._data)
        self.people = MemoryPeople(self._data, self.ratings)
        self.retention = MemoryRetention(self._data, self.ratings)

    async def open_table(self, record: TableRecord) -> None:
        """Save a new table."""
        if record.id in self._data.tables:
            raise StoreError(f"cannot write table {record.id}: it exists already")
        if record.code is not None and await self.table_of_code(record.code) is not None:
            raise StoreError(f"cannot write table {record.id}: another table has its code")
        self._data.tables[record.id] = record
        self._data.rows[record.id] = []

    async def table(self, table: str) -> TableRecord | None:
        """The table of that id, if there is one."""
        return self._data.tables.get(table)

    async def table_ids(self, after: str, most: int) -> tuple[str, ...]:
        """The ids of the next tables after that id, in order, at most that many."""
        return tuple(sorted(id for id in self._data.tables if id > after)[:most])

    async def table_of_code(self, code: str) -> str | None:
        """The table of that code, if there is one."""
        return next((name for name, record in self._data.tables.items() if record.code == code), None)

    async def save_roster(
        self,
        table: str,
        known: bytes,
        roster: bytes,
        config: StoredConfig | None = None,
        *,
        instead_of: StoredConfig | None = None,
    ) -> bool:
        """Save the roster if it was `known` before, and the config with it if the log is still empty."""
        record = self._data.tables.get(table)
        if record is None or record.roster != known or (config is not None and record.seq > 0):
            return False
        if instead_of not in (None, record.config):
            return False
        agreed = config or record.config
        self._data.tables[table] = replace(
            record, roster=roster, edition=agreed.edition, settings=agreed.settings, deck=agreed.deck
        )
        self._data.nameless.discard(table)
        return True

    async def append(
        self,
        table: str,
        row: LogRow,
        deadline: Millis | None,
        over: bool,
        *,
        config: StoredConfig | None = None,
        results: tuple[StoredResult, ...] = (),
        epoch: int | None = None,  # noqa: ARG002  # one process drives all tables of this memory
    ) -> AppendResult:
        """Append `row` if it is the next one, with the table's new deadline and with results."""
        rows = self._data.rows.get(table)
        if rows is None:
            return Conflict()
        for known in rows:
            if known.command_id == row.command_id:
                return Known(known.seq)
        if row.seq != len(rows) + 1 or config not in (None, self._data.tables[table].config):
            return Conflict()
        rows.append(row)
        self._data.tables[table] = replace(self._data.tables[table], seq=row.seq, deadline=deadline, over=over)
        for result in results:
            match result:
                case Result():
                    self._data.results[result.table, result.seat] = result
                case DailyEnd():
                    await self.daily.end(result)
                case UnratedGame():
                    self.ratings.save_unrated(result)
        return Appended()

    async def rows(self, table: str, after: int) -> tuple[LogRow, ...]:
        """The rows with a greater number than `after`, in order."""
        return tuple(self._data.rows.get(table, [])[after:])

    async def timed(self, most: int) -> tuple[str, ...]:
        """The tables whose game has a deadline, the earliest first, at most that many."""
        deadlines = self._deadlines()
        return tuple(sorted(deadlines, key=deadlines.__getitem__)[:most])

    async def due(self, before: Millis) -> tuple[str, ...]:
        """The tables whose deadline was before that instant, the earliest first."""
        deadlines = self._deadlines()
        return tuple(sorted((name for name, at in deadlines.items() if at < before), key=deadlines.__getitem__))

    def _deadlines(self) -> dict[str, Millis]:
        return {name: record.deadline for name, record in self._data.tables.items() if record.deadline is not None}

    async def save_moves(self, table: str, boards: tuple[BoardMoves, ...]) -> None:
        """Save the moves of a race beside the log."""
        for board in boards:
            self._data.moves.setdefault((table, board.seq, board.seat), board)

    async def moves(self, table: str) -> tuple[BoardMoves, ...]:
        """The moves on all boards of that table, by race, then by seat."""
        return tuple(board for (name, _, _), board in sorted(self._data.moves.items(), key=_key) if name == table)

    async def save_deck(self, checksum: str, deck: bytes) -> None:
        """Save a deck, unless it is saved already."""
        self._data.decks.setdefault(checksum, deck)

    async def deck(self, checksum: str) -> bytes | None:
        """The deck of that checksum, if it is saved."""
        return self._data.decks.get(checksum)

    async def save_heartbeat(self, at: Millis) -> None:
        """Save the instant at which the service was alive."""
        self._data.heartbeat = at

    async def last_heartbeat(self) -> Millis | None:
        """When the service was last known to be alive."""
        return self._data.heartbeat

    async def save_downtime(self, span: DowntimeSpan) -> None:
        """Save a downtime, unless one that ended at the same instant is saved already."""
        self._data.downtimes.setdefault(span.until, span)

    async def cut_downtimes(self, at: Millis) -> None:
        """Keep of all downtimes only what lies before that instant."""
        kept = (DowntimeSpan(one.since, min(one.until, at)) for one in self._data.downtimes.values() if one.since < at)
        self._data.downtimes = {span.until: span for span in sorted(kept, key=lambda span: -span.since)}

    async def downtimes(self) -> tuple[DowntimeSpan, ...]:
        """All downtimes, in order."""
        return tuple(one for _, one in sorted(self._data.downtimes.items()))

    async def close(self) -> None:
        """Nothing needs closing."""


def _key(item: tuple[tuple[str, int, int], BoardMoves]) -> tuple[str, int, int]:
    return item[0]
