"""What a store of tables is: appended to optimistically, read back in order."""

from dataclasses import dataclass
from typing import Protocol, TypeAlias

from ubongo.editions.contract.values import Millis
from ubongo.formats.errors import UbongoError


class StoreError(UbongoError):
    """The store cannot be opened, read or written: nothing was acknowledged that is not on disk."""


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
    roster: bytes
    """JSON: the roster; identity is stored here and never in the log."""
    created_at: Millis
    seq: int = 0
    deadline: Millis | None = None
    over: bool = False
    code: str | None = None
    """What opens a seat when it is read aloud."""

    @property
    def config(self) -> "StoredConfig":
        """What is agreed on before the game."""
        return StoredConfig(self.edition, self.settings, self.deck)


@dataclass(frozen=True, slots=True)
class StoredConfig:
    """What a game's first state follows from; it is fixed with the first entry of the log."""

    edition: str
    settings: bytes
    """JSON."""
    deck: str
    """The checksum of the deck."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How one person did in one game, for their own records. Rule: S4."""

    table: str
    seat: int
    player: str
    """The hash of their secret."""
    edition: str
    at: Millis
    settings: bytes
    """JSON."""
    points: int
    won: bool
    ending: str
    elapsed: Millis | None
    """How long it took, if that counts."""
    solves: bytes
    """JSON: grade, pieces and milliseconds of each task."""


@dataclass(frozen=True, slots=True)
class LogRow:
    """An entry of a table's log as it is stored."""

    seq: int
    at: Millis
    command_id: str
    command: bytes
    events: bytes


@dataclass(frozen=True, slots=True)
class Appended:
    """The row is on disk."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """Somebody else has appended first: read on, and decide again."""


@dataclass(frozen=True, slots=True)
class Known:
    """That command was carried out before, as entry `seq`."""

    seq: int


AppendResult: TypeAlias = Appended | Conflict | Known


class Store(Protocol):
    """Tables, their logs, fresh decks, and the stamp of life. Every method raises StoreError when it cannot."""

    async def open_table(self, record: TableRecord) -> None:
        """Keep a new table."""
        ...

    async def table(self, table: str) -> TableRecord | None:
        """The table of that id, if there is one."""
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
        """Save the roster if it was `known` until now, together with the config if the log is still empty.

        With `instead_of`, only if those were the table's config until now. False: somebody else was first, nothing has
        changed.
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
        results: tuple[Result, ...] = (),
    ) -> AppendResult:
        """Append `row` if it is the next one, in one transaction with the table's new deadline and with results.

        With `config`, only if they are still the table's.
        """
        ...

    async def results(self, player: str, edition: str, most: int) -> tuple[Result, ...]:
        """The newest results of that person in that edition, the newest last."""
        ...

    async def rows(self, table: str, after: int) -> tuple[LogRow, ...]:
        """The rows with a greater number than `after`, in order."""
        ...

    async def running(self, since: Millis) -> tuple[str, ...]:
        """The tables whose game waits for a deadline, or for players who have acted at `since` or later."""
        ...

    async def due(self, before: Millis) -> tuple[str, ...]:
        """The tables that should have been woken before that instant."""
        ...

    async def save_deck(self, checksum: str, deck: bytes) -> None:
        """Keep a deck; one that is there already stays."""
        ...

    async def deck(self, checksum: str) -> bytes | None:
        """The deck of that checksum, if it is kept."""
        ...

    async def save_heartbeat(self, at: Millis) -> None:
        """Note that the service lives."""
        ...

    async def last_heartbeat(self) -> Millis | None:
        """When the service was last known to live."""
        ...

    async def close(self) -> None:
        """Finish pending work, and close."""
        ...
