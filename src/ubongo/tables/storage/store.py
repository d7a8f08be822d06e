"""The interface of a store of tables: logs are appended to optimistically and read back in order."""

from dataclasses import dataclass
from typing import Protocol, TypeAlias

from ubongo.editions.contract.values import Millis
from ubongo.formats.board_moves import BoardMoves
from ubongo.formats.errors import UbongoError
from ubongo.tables.storage.daily_attempts import DailyEnd, DailyStore
from ubongo.tables.storage.people import PeopleStore
from ubongo.tables.storage.ratings import RatingStore, UnratedGame
from ubongo.tables.storage.results import Result, ResultStore
from ubongo.tables.storage.retention import RetentionStore


class StoreError(UbongoError):
    """The store cannot be opened, read or written. Nothing was acknowledged that is not on disk."""


class LeaseLostError(StoreError):
    """Another node drives the table now. Nothing was stored."""


class DamagedTableError(StoreError):
    """What is stored of a table is not what was written, or was written by another version of this program."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRecord:
    """A table apart from its log."""

    id: str
    edition: str
    settings: bytes
    """JSON."""
    deck: str
    """The checksum of its deck."""
    seed: bytes
    """The secret that chance follows from."""
    roster: bytes
    """JSON: who has which seat. Identities are stored only here, never in the log."""
    created_at: Millis
    seq: int = 0
    deadline: Millis | None = None
    over: bool = False
    code: str | None = None
    """The code that people type to join."""
    scheme: int = 1
    """How chance follows from the secret: 1 for tables of before ADR 87, else 2."""

    @property
    def config(self) -> "StoredConfig":
        """What game is played, as stored."""
        return StoredConfig(self.edition, self.settings, self.deck)


@dataclass(frozen=True, slots=True)
class StoredConfig:
    """What a game's first state follows from, as stored; the first entry of the log fixes it."""

    edition: str
    settings: bytes
    """JSON."""
    deck: str
    """The checksum of the deck."""


StoredResult: TypeAlias = Result | DailyEnd | UnratedGame
"""What is stored with the entry that ends a game: a result for records, the end of an attempt at a daily task, or the
places for ratings."""


@dataclass(frozen=True, slots=True)
class LogRow:
    """An entry of a table's log as it is stored."""

    seq: int
    at: Millis
    command_id: str
    command: bytes
    events: bytes
    notes: bytes | None = None
    """JSON; None: the entry has none."""
    checksum: bytes | None = None
    """It covers this row and all before it: see ADR 110. None: the entry was stored by an older version."""


@dataclass(frozen=True, slots=True)
class DowntimeSpan:
    """A time in which no game could be played: the server did not run, or it stalled."""

    since: Millis
    until: Millis


@dataclass(frozen=True, slots=True)
class Appended:
    """The row is on disk."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """Another process appended first: read its entries, and decide again."""


@dataclass(frozen=True, slots=True)
class Outdated:
    """Another node drives the table now: what the driver of an earlier epoch decides no longer counts."""


@dataclass(frozen=True, slots=True)
class Known:
    """The command of that id was carried out before, as entry `seq`."""

    seq: int


AppendResult: TypeAlias = Appended | Conflict | Known | Outdated


class Store(Protocol):
    """Tables, their logs, decks, and the heartbeat. Every method raises StoreError if it fails."""

    @property
    def ratings(self) -> RatingStore:
        """Ratings of people."""
        ...

    @property
    def results(self) -> ResultStore:
        """Results of finished games."""
        ...

    @property
    def daily(self) -> DailyStore:
        """Attempts at daily tasks."""
        ...

    @property
    def people(self) -> PeopleStore:
        """People and their devices."""
        ...

    @property
    def retention(self) -> RetentionStore:
        """Deletes what is old."""
        ...

    async def open_table(self, record: TableRecord) -> None:
        """Save a new table."""
        ...

    async def table(self, table: str) -> TableRecord | None:
        """The table of that id, if there is one."""
        ...

    async def table_ids(self, after: str, most: int) -> tuple[str, ...]:
        """The ids of the next tables after that id, in order, at most that many."""
        ...

    async def table_of_code(self, code: str) -> str | None:
        """The table of that code, if there is one."""
        ...

    async def save_roster(
        self,
        table: str,
        known: bytes,
        roster: bytes,
        config: StoredConfig | None = None,
        *,
        instead_of: StoredConfig | None = None,
    ) -> bool:
        """Save the roster if it was `known` before, and the config with it if the log is still empty.

        With `instead_of`, only if that was the table's config before. False: another process was first, and nothing
        has changed.
        """
        ...

    async def append(
        self,
        table: str,
        row: LogRow,
        deadline: Millis | None,
        over: bool,
        *,
        config: StoredConfig | None = None,
        results: tuple[StoredResult, ...] = (),
        epoch: int | None = None,
    ) -> AppendResult:
        """Append `row` if it is the next one, in one transaction with the table's new deadline and with results.

        With `config`, only if that is still the table's config; with `epoch`, only in that epoch of the table.
        """
        ...

    async def rows(self, table: str, after: int) -> tuple[LogRow, ...]:
        """The rows with a greater number than `after`, in order."""
        ...

    async def timed(self, most: int) -> tuple[str, ...]:
        """The tables whose game has a deadline, the earliest first, at most that many."""
        ...

    async def due(self, before: Millis) -> tuple[str, ...]:
        """The tables whose deadline was before that instant, the earliest first."""
        ...

    async def save_moves(self, table: str, boards: tuple[BoardMoves, ...]) -> None:
        """Save the moves of a race beside the log; those of a board that has some saved already are dropped."""
        ...

    async def moves(self, table: str) -> tuple[BoardMoves, ...]:
        """The moves on all boards of that table, by race, then by seat; unreadable ones are left out."""
        ...

    async def save_deck(self, checksum: str, deck: bytes) -> None:
        """Save a deck, unless it is saved already."""
        ...

    async def deck(self, checksum: str) -> bytes | None:
        """The deck of that checksum, if it is saved."""
        ...

    async def save_heartbeat(self, at: Millis) -> None:
        """Save the instant at which the service was alive."""
        ...

    async def last_heartbeat(self) -> Millis | None:
        """When the service was last known to be alive."""
        ...

    async def save_downtime(self, span: DowntimeSpan) -> None:
        """Save a downtime, unless one that ended at the same instant is saved already."""
        ...

    async def cut_downtimes(self, at: Millis) -> None:
        """Keep of all downtimes only what lies before that instant."""
        ...

    async def downtimes(self) -> tuple[DowntimeSpan, ...]:
        """All downtimes, in order."""
        ...

    async def close(self) -> None:
        """Finish the writes that wait, and close the store."""
        ...
