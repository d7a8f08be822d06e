"""The log of one table: appends entries, reads those of other processes, and holds the match they add up to."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

from ubongo.editions.contract.commands import AdvanceClock, ExtendClock
from ubongo.editions.contract.values import Millis
from ubongo.editions.match import AnyMatch
from ubongo.formats.bot_races import BotRaces
from ubongo.formats.hash_chain import entry_hash, first_hash
from ubongo.formats.log import Entry
from ubongo.tables.storage.entry_rows import Codecs
from ubongo.tables.storage.row_checksums import next_checksum
from ubongo.tables.storage.store import (
    Appended,
    AppendResult,
    Conflict,
    DamagedTableError,
    Known,
    LeaseLostError,
    LogRow,
    Outdated,
    Store,
    StoredConfig,
    StoredResult,
    StoreError,
)
from ubongo.tables.table.serial_tasks import SerialTasks

ROWS_AT_ONCE = 100
"""Rows of a log that are read before others have their turn: some ten milliseconds."""


@dataclass(frozen=True, slots=True)
class Applied:
    """The command was carried out, now or before, and is on disk as entry `seq`."""

    seq: int


ResultsOf: TypeAlias = Callable[[AnyMatch, Entry], tuple[StoredResult, ...]]
"""The results to store with the entry that ended the match."""


@dataclass(frozen=True, slots=True)
class Origin:
    """What an empty log starts from."""

    match: AnyMatch
    """Before its first entry."""
    stored: StoredConfig
    """As the table's record holds it: the first entry is appended only if it still does."""
    checksum: bytes
    """What the checksum of the first entry's row covers."""


class EventLog:
    """A cache of one table's log. Several processes may hold the same log: the store decides which one was first.

    `append` and `catch_up` are for work that `tasks` runs.
    """

    def __init__(
        self,
        table: str,
        origin: Origin,
        tasks: SerialTasks,
        *,
        store: Store,
        results: ResultsOf,
        reload_setup: Callable[[], Awaitable[None]],
        on_change: Callable[[], None],
        on_failure: Callable[[], None],
    ) -> None:
        self.match = origin.match
        """The match after the newest entry."""
        self.bot_races = BotRaces()
        """The races that bots have played."""
        self.last_at = Millis(0)
        self.head: str | None = None
        """The hash of the newest entry; None before the first one, and in chance scheme 1."""
        self.clock_changes = 0
        """How often the clock was extended or advanced: bots plan again each time."""
        self.skipped = Millis(0)
        """By how much the clock was advanced, in all."""
        self._table = table
        self._stored = origin.stored
        self._checksum = origin.checksum
        """Of the row of the newest entry."""
        self._is_checked = False
        """The newest row has a checksum: so must have all rows after it."""
        self._codecs = Codecs.of(origin.match.edition)
        self._applied: dict[str, int] = {}
        self._tasks = tasks
        self._store = store
        self._results = results
        self._reload_setup = reload_setup
        self._on_change = on_change
        self._on_failure = on_failure

    @property
    def seq(self) -> int:
        """The number of the newest entry; 0: the game has not started."""
        return self.match.next_seq - 1

    def restart(self, origin: Origin) -> None:
        """Start from something else. The log is empty."""
        if origin.match.edition is not self.match.edition:
            self._codecs = Codecs.of(origin.match.edition)
        self.match, self._stored, self._checksum = origin.match, origin.stored, origin.checksum

    def applied(self, command_id: str | None) -> Applied | None:
        """The entry of the command with that id, if it was carried out."""
        seq = self._applied.get(command_id) if command_id is not None else None
        return None if seq is None else Applied(seq)

    async def append(self, entry: Entry, command_id: str, epoch: int | None = None) -> Applied | None:
        """Save the next entry and apply it; None if another process was first, whose entries have now been read.

        `epoch` is that of the driver, if the driver decided it.

        Raises:
            LeaseLostError: another node drives the table; nothing has changed.
            StoreError: it cannot be saved; nothing has changed.
        """
        match_after = self.match.after(entry.events, entry.notes)
        row = self._codecs.row(entry, command_id)
        row = replace(row, checksum=next_checksum(self._checksum, row))
        match await self._saved(row, entry, match_after, epoch):
            case Appended():
                self._apply(entry, row, match_after)
                self._on_change()
                return Applied(entry.seq)
            case Outdated():
                raise LeaseLostError(f"table {self._table} is driven by another node")
            case Conflict():
                if not await self.catch_up() and entry.seq == 1:
                    await self._reload_setup()  # another process has changed the config
                return None
            case Known(known):
                await self.catch_up()
                return Applied(known)

    async def _saved(self, row: LogRow, entry: Entry, match_after: AnyMatch, epoch: int | None) -> AppendResult:
        over = match_after.outcome is not None
        try:
            return await self._store.append(
                self._table,
                row,
                match_after.deadline,
                over,
                config=self._stored if entry.seq == 1 else None,
                results=self._results(match_after, entry) if over else (),
                epoch=epoch,
            )
        except StoreError:
            self._on_failure()
            raise

    async def refresh(self) -> None:
        """Read what other processes have appended."""
        await self._tasks.run(self.catch_up)

    async def catch_up(self) -> bool:
        """Read what other processes have appended; whether there was anything.

        Raises:
            DamagedTableError: the log is not what was written.
            StoreError: it cannot be read.
        """
        rows = await self._store.rows(self._table, self.seq)
        if rows and self.seq == 0:
            await self._reload_setup()  # the config that the game was started with
        for number, row in enumerate(rows, start=1):
            self._check(row)
            entry = self._codecs.entry(row)
            self._apply(entry, row, self.match.after(entry.events, entry.notes))
            if number % ROWS_AT_ONCE == 0:
                await asyncio.sleep(0)  # a long log does not block the others
        if rows:
            self._on_change()
        return bool(rows)

    async def entries(self) -> tuple[Entry, ...]:
        """Every entry on disk, from the first."""
        rows, read = await self._store.rows(self._table, 0), self._codecs.entry
        return await asyncio.to_thread(lambda: tuple(map(read, rows)))  # the longest takes most of half a second

    def _check(self, row: LogRow) -> None:
        """Compare a row with its checksum before it is decoded."""
        if row.seq != self.seq + 1:
            raise DamagedTableError(f"its log lacks entry {self.seq + 1}")
        if row.checksum != next_checksum(self._checksum, row) and (row.checksum is not None or self._is_checked):
            raise DamagedTableError(f"entry {row.seq} of its log is not what was written")

    def _apply(self, entry: Entry, row: LogRow, match_after: AnyMatch) -> None:
        self.bot_races = self.bot_races.after(entry, self.match)
        self.match = match_after
        self.last_at = entry.at
        before = self.head if entry.notes.terms is None else first_hash(entry.notes.terms)
        self.head = None if before is None else entry_hash(before, entry)
        self.clock_changes += isinstance(entry.command, ExtendClock | AdvanceClock)
        if isinstance(entry.command, AdvanceClock):
            self.skipped = Millis(self.skipped + entry.command.by)
        self._applied[row.command_id] = entry.seq
        self._checksum, self._is_checked = row.checksum or next_checksum(self._checksum, row), row.checksum is not None
