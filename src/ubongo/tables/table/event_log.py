"""The log of one table: decides commands, appends what follows, and holds the state that the entries add up to."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from ubongo.editions.chance import chance
from ubongo.editions.contract.commands import ExtendClock
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis, Outcome
from ubongo.formats.log import Entry
from ubongo.tables.errors import ServiceError
from ubongo.tables.storage.entry_rows import Codecs
from ubongo.tables.storage.store import Appended, Conflict, Known, Result, Store, StoredConfig, StoreError
from ubongo.tables.table.shielded import SerialTasks

ROWS_AT_ONCE = 100
"""Rows of a log that are read before others have their turn: some ten milliseconds."""


@dataclass(frozen=True, slots=True)
class Applied:
    """The command was carried out, now or before, and is on disk as entry `seq`."""

    seq: int


Answer: TypeAlias = Applied | Refusal
ResultsOf: TypeAlias = Callable[[Any, Millis], tuple[Result, ...]]
"""What is kept of the game that has ended in that state at that instant."""


@dataclass(frozen=True, slots=True)
class Origin:
    """What an empty log starts from."""

    edition: AnyEdition
    state: Any
    stored: StoredConfig
    """As the table's record holds it: the first entry is appended only if it still does."""


class EventLog:
    """A cache of one table's log. Any number of processes may hold the same: the store decides who was first.

    `tasks` runs one change at a time; `attempt` and `catch_up` are for work that it runs already.
    """

    def __init__(
        self,
        table: str,
        origin: Origin,
        tasks: SerialTasks,
        *,
        store: Store,
        seed: bytes,
        results: ResultsOf,
        reload_setup: Callable[[], Awaitable[None]],
        on_change: Callable[[], None],
    ) -> None:
        self.edition = origin.edition
        self.state = origin.state
        self.seq = 0
        self.last_at = Millis(0)
        self.clock_extensions = 0
        """How often time was given back: what bots had planned is due later each time."""
        self._table = table
        self._stored = origin.stored
        self._codecs = Codecs.of(origin.edition)
        self._applied: dict[str, int] = {}
        self._tasks = tasks
        self._store = store
        self._seed = seed
        self._results = results
        self._reload_setup = reload_setup
        self._on_change = on_change

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None: it goes on."""
        return self.edition.rules.outcome(self.state)

    def restart(self, origin: Origin) -> None:
        """Start from something else. The log is empty."""
        if origin.edition is not self.edition:
            self.edition, self._codecs = origin.edition, Codecs.of(origin.edition)
        self.state, self._stored = origin.state, origin.stored

    def applied(self, command_id: str | None) -> Applied | None:
        """The entry of the command with that id, if it was carried out."""
        seq = self._applied.get(command_id) if command_id is not None else None
        return None if seq is None else Applied(seq)

    async def handle(self, command: object, command_id: str, arrived_at: Millis) -> Answer:
        """Carry out `command`, or return why not. By the time this returns, the command is on disk.

        A command whose id was carried out before gets the same answer, whatever its content now.

        Raises:
            ServiceError: the edition has no such command.
            StoreError: the log cannot be written; nothing has happened.
        """
        return await self._tasks.repeat(lambda: self.attempt(command, command_id, arrived_at))

    async def refresh(self) -> None:
        """Read what is on disk and not yet here."""
        await self._tasks.run(self.catch_up)

    async def attempt(self, command: object, command_id: str, arrived_at: Millis) -> Answer | None:
        """Decide and append once; None: another process appended first, so decide again."""
        if known := self.applied(command_id):
            return known
        if not isinstance(command, self.edition.rules.commands):
            if await self.catch_up():
                return None
            raise ServiceError("not-in-this-game", f"{self.edition.name} knows no such command")
        at, seq = max(arrived_at, self.last_at), self.seq + 1
        events = await self._decided(command, at, seq)
        if isinstance(events, Refusal):
            # The state may be stale: look before refusing.
            return None if await self.catch_up() else events
        return await self._append(Entry(seq, at, command, events), command_id)

    async def _decided(self, command: Any, at: Millis, seq: int) -> tuple[Any, ...] | Refusal:
        """The rules' decision; slow ones run in a thread, so that other tables continue."""
        decide, rng = self.edition.rules.decide, chance(self._seed, seq)
        if self.edition.rules.is_slow(self.state, command):
            return await asyncio.to_thread(decide, self.state, command, at, rng)
        return decide(self.state, command, at, rng)

    async def _append(self, entry: Entry, command_id: str) -> Answer | None:
        state = self._after(entry)
        over = self.edition.rules.outcome(state) is not None
        match await self._store.append(
            self._table,
            self._codecs.row(entry, command_id),
            self.edition.rules.deadline(state),
            over,
            config=self._stored if entry.seq == 1 else None,
            results=self._results(state, entry.at) if over else (),
        ):
            case Appended():
                self._apply(entry, command_id, state)
                self._on_change()
                return Applied(entry.seq)
            case Conflict():
                if not await self.catch_up() and entry.seq == 1:
                    await self._reload_setup()  # another process has changed the config
                return None
            case Known(known):
                await self.catch_up()
                return Applied(known)

    def _after(self, entry: Entry) -> Any:
        state = self.state
        for event in entry.events:
            state = self.edition.rules.evolve(state, event)
        return state

    def _apply(self, entry: Entry, command_id: str, state: Any) -> None:
        self.state = state
        self.seq = entry.seq
        self.last_at = entry.at
        self.clock_extensions += isinstance(entry.command, ExtendClock)
        self._applied[command_id] = entry.seq

    async def catch_up(self) -> bool:
        """Read what other processes have appended; whether there was anything."""
        rows = await self._store.rows(self._table, self.seq)
        if rows and self.seq == 0:
            await self._reload_setup()  # the config that the game was started with
        for number, row in enumerate(rows, start=1):
            if row.seq != self.seq + 1:
                raise StoreError(f"table {self._table} is corrupt: its log lacks entry {self.seq + 1}")
            entry = self._codecs.entry(row)
            self._apply(entry, row.command_id, self._after(entry))
            if number % ROWS_AT_ONCE == 0:
                await asyncio.sleep(0)  # a long log does not block the others
        if rows:
            self._on_change()
        return bool(rows)

    async def entries(self) -> tuple[Entry, ...]:
        """Every entry on disk, from the first."""
        rows, read = await self._store.rows(self._table, 0), self._codecs.entry
        return await asyncio.to_thread(lambda: tuple(map(read, rows)))  # the longest takes most of half a second
