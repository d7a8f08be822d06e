"""The interface of a store of tables: logs are appended to optimistically and read back in order."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from ubongo.editions.contract.values import Millis
from ubongo.formats.board_moves import BoardMoves
from ubongo.formats.errors import UbongoError
from ubongo.tables.storage.ratings import NOT_RATED, RatedPerson, RatingStore, UnratedGame

NO_NAME = "-"
"""Instead of the name beside an old time of a daily board."""


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
    """How long it took, if the edition records that."""
    solves: bytes
    """JSON: grade, number of pieces and milliseconds of each solved task."""


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


@dataclass(frozen=True, slots=True)
class PersonRows:
    """What is stored under one person's identity, apart from tables."""

    results: tuple[Result, ...]
    """The oldest first."""
    attempts: tuple[DailyAttempt, ...]
    """By date."""
    devices: int
    """How many devices were added."""
    code_made_at: Millis | None
    """When the code was made that adds another one; None: there is none."""
    rated: RatedPerson = NOT_RATED


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

    async def results(self, player: str, edition: str, most: int) -> tuple[Result, ...]:
        """The newest `most` results of each ending of that person in that edition, the newest last."""
        ...

    async def newest_results(self, edition: str, most: int) -> tuple[Result, ...]:
        """The newest `most` results of everybody in that edition, the newest last."""
        ...

    async def best_results(self, player: str, edition: str) -> tuple[Result, ...]:
        """The best result of that person for each pair of settings and ending, the oldest first.

        More points are better, then less time; among equals, the first result counts.
        """
        ...

    async def open_attempt(self, attempt: DailyAttempt) -> bool:
        """Save a new attempt at a daily task; False: it counts, and the player has one that counts already."""
        ...

    async def end_attempt(self, end: DailyEnd) -> bool:
        """Save how an open attempt ended; False: it had ended before, or does not exist."""
        ...

    async def attempt(self, id: str) -> DailyAttempt | None:
        """The attempt of that id, if there is one."""
        ...

    async def first_attempts(self, player: str, date: str) -> tuple[DailyAttempt, ...]:
        """The attempts of that person that count on a date, one for each task at most, by task."""
        ...

    async def daily_times(self, date: str, task: str, by: Millis, most: int) -> tuple[DailyAttempt, ...]:
        """The `most` fastest of the attempts that count and had solved the task at `by`, the first of equals first."""
        ...

    async def daily_count(self, date: str, task: str, by: Millis) -> DailyCount:
        """How many attempts at a task count, and how many of them had solved it at `by`."""
        ...

    async def daily_faster(self, date: str, task: str, by: Millis, elapsed: Millis) -> int:
        """How many of the attempts that count had solved the task at `by`, in less time than that."""
        ...

    async def daily_marks(self, player: str, first: str, last: str) -> tuple[DailyMark, ...]:
        """What that person has done from date `first` to date `last`, by date and task."""
        ...

    async def save_recovery(self, player: str, code: str, at: Millis) -> None:
        """Save the hash of a code that adds a device of that person, instead of an earlier one."""
        ...

    async def redeem_recovery(self, code: str, device: str, since: Millis, at: Millis) -> str | None:
        """Use up the code of that hash, made at `since` or later, and add the device; the person's identity."""
        ...

    async def player_of_device(self, device: str) -> str | None:
        """The identity of the person whose added device that is; None: it was not added to a person."""
        ...

    async def rename_attempts(self, player: str, name: str) -> None:
        """Give all attempts of that person at daily tasks that name."""
        ...

    async def person(self, player: str) -> PersonRows:
        """What is stored under that identity."""
        ...

    async def tables_of(self, player: str) -> tuple[str, ...]:
        """The tables whose roster has that identity, in order. It looks at every table."""
        ...

    async def erase_person(self, player: str) -> None:
        """Delete everything that is stored under that identity, apart from tables."""
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

    async def idle_tables(self, before: Millis, after: str, most: int, *, is_named: bool = False) -> tuple[str, ...]:
        """The next tables after that id, in order, at most that many, that nobody has played at since `before`.

        With `is_named`, only those that still have names. A game with a deadline is still played.
        """
        ...

    async def save_nameless(self, table: str, known: bytes, roster: bytes) -> None:
        """Save a roster without names, if it was `known` before."""
        ...

    async def remove_tables(
        self, tables: Sequence[str], before: Millis, kept_decks: Collection[str] | None
    ) -> tuple[str, ...]:
        """Delete those of these tables that are still idle, and all that belongs to them; which these were.

        A deck goes if no other table has it and it is not among `kept_decks`; without these all decks stay.
        """
        ...

    async def remove_rest(self, before: Millis) -> None:
        """Delete what is older and belongs to no table: attempts at daily boards, codes, downtimes and nodes.

        An attempt stays as long as its table.
        """
        ...

    async def remove_daily_names(self, before: Millis) -> None:
        """Take the names from older attempts at daily boards."""
        ...

    async def close(self) -> None:
        """Finish the writes that wait, and close the store."""
        ...
