"""A table: commands in, events to the log, and only then news to everybody."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar
from uuid import uuid4

import msgspec
from structlog import get_logger

from ubongo.editions.chance import chance, seed_hash
from ubongo.editions.contract import (
    AnyEdition,
    Audience,
    Millis,
    Outcome,
    Refusal,
    Seat,
)
from ubongo.formats.codec import Codec, Plain
from ubongo.formats.log import Entry
from ubongo.tables.clock import Clock
from ubongo.tables.live import Listeners
from ubongo.tables.seats import Roster, encode_roster
from ubongo.tables.store import Appended, Conflict, Known, LogRow, Store, StoreError

ATTEMPTS = 8
"""How often a command is decided again when others append first."""

log = get_logger()
_plain_list = msgspec.json.Decoder(list[dict[str, object]]).decode
_plain = msgspec.json.Decoder(dict[str, object]).decode


@dataclass(frozen=True, slots=True)
class Carried:
    """The command was carried out, now or before, and is on disk as entry `seq`."""

    seq: int


Answer: TypeAlias = Carried | Refusal
Done = TypeVar("Done")


@dataclass(frozen=True, slots=True)
class Codecs:
    """How an edition's commands and events are written."""

    commands: Codec
    events: Codec

    @classmethod
    def of(cls, edition: AnyEdition) -> "Codecs":
        """The codecs of that edition."""
        return cls(Codec(edition.commands), Codec(edition.events))

    def row(self, entry: Entry, command_id: str) -> LogRow:
        """The entry as the store keeps it."""
        events = msgspec.json.encode([self.events.plain(event) for event in entry.events])
        return LogRow(entry.seq, entry.at, command_id, msgspec.json.encode(self.commands.plain(entry.command)), events)

    def entry(self, row: LogRow) -> Entry:
        """The entry that a row of the store says."""
        events: list[Plain] = _plain_list(row.events)
        command = self.commands.value(_plain(row.command))
        return Entry(row.seq, row.at, command, tuple(self.events.value(event) for event in events))


def _tell(task: asyncio.Task[Any]) -> None:
    """Nobody else hears of what has failed for somebody who has gone."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log.error("a command failed after whoever gave it had gone", exc_info=error)


class Table:
    """One game and who sits at it: a cache of the log, and the only thing here that changes.

    Any number of processes may hold the same table: the log decides who was first.
    """

    def __init__(
        self, table: str, edition: AnyEdition, state: Any, *, seed: bytes, roster: Roster, store: Store, clock: Clock
    ) -> None:
        self.id = table
        self.edition = edition
        self.state = state
        self.seq = 0
        self.roster = roster
        self.listeners = Listeners()
        self.changed = asyncio.Event()
        """Set whenever the state has moved: the driver looks at its alarms again."""
        self._seed = seed
        self._store = store
        self._clock = clock
        self._codecs = Codecs.of(edition)
        self._carried: dict[str, int] = {}
        self._last_at = Millis(0)
        self._lock = asyncio.Lock()
        self._working: set[asyncio.Task[Any]] = set()
        self._roster_lock = asyncio.Lock()

    @property
    def seed_hash(self) -> str:
        """What players may know of the seed from the start."""
        return seed_hash(self._seed)

    @property
    def seed(self) -> bytes | None:
        """The seed, once the game has ended: before, it would tell the future."""
        return self._seed if self.outcome is not None else None

    @property
    def secret(self) -> bytes:
        """The seed at any time, for the bots' own chance. Never to be shown."""
        return self._seed

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None: it goes on."""
        return self.edition.outcome(self.state)

    @property
    def deadline(self) -> Millis | None:
        """When the table must be woken."""
        return self.edition.deadline(self.state)

    @property
    def last_at(self) -> Millis:
        """When something happened last; 0: never yet."""
        return self._last_at

    def view(self, audience: Audience) -> Any:
        """What that seat or a spectator may see now."""
        return self.edition.view(self.state, audience, max(self._clock.now(), self._last_at))

    async def load(self) -> None:
        """Read the whole log."""
        async with self._lock:
            await self._catch_up()

    async def handle(self, command: object, command_id: str | None = None) -> Answer:
        """Carry out `command`, or say why not. What is answered is on disk.

        A command whose id was carried out before is answered as it was then, whatever it says now. The instant that
        counts is that of arrival, also where other commands have to reach the disk first.

        Raises:
            StoreError: the log cannot be written; nothing has happened.
        """
        name = command_id or f"table-{uuid4().hex}"
        return await self._whole(self._handle(command, name, self._clock.now()))

    async def _whole(self, work: Coroutine[Any, Any, Done]) -> Done:
        """Finish `work` also where whoever asked for it has gone: what is on disk must be known here."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._worked)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_tell)
            raise

    def _worked(self, task: asyncio.Task[Any]) -> None:
        self._working.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has heard of it, or has gone

    async def _handle(self, command: object, name: str, arrived_at: Millis) -> Answer:
        async with self._lock:
            for _ in range(ATTEMPTS):
                if name in self._carried:
                    return Carried(self._carried[name])
                answer = await self._attempt(command, name, arrived_at)
                if answer is not None:
                    return answer
        raise StoreError(f"table {self.id} is too busy: others were first {ATTEMPTS} times")

    async def _attempt(self, command: object, name: str, arrived_at: Millis) -> Answer | None:
        at, seq = max(arrived_at, self._last_at), self.seq + 1
        events = self.edition.decide(self.state, command, at, chance(self._seed, seq))
        if isinstance(events, Refusal):
            # What we know may be old: look before saying no.
            return None if await self._catch_up() else events
        entry = Entry(seq, at, command, events)
        state = self._after(self.state, entry)
        deadline, over = self.edition.deadline(state), self.edition.outcome(state) is not None
        match await self._store.append(self.id, self._codecs.row(entry, name), deadline, over):
            case Appended():
                self._take(entry, name, state)
                self._publish()
                return Carried(seq)
            case Conflict():
                await self._catch_up()
                return None
            case Known(known):
                await self._catch_up()
                return Carried(known)

    def _after(self, state: Any, entry: Entry) -> Any:
        for event in entry.events:
            state = self.edition.evolve(state, event)
        return state

    def _take(self, entry: Entry, name: str, state: Any) -> None:
        self.state = state
        self.seq = entry.seq
        self._last_at = entry.at
        self._carried[name] = entry.seq

    async def _catch_up(self) -> bool:
        rows = await self._store.rows(self.id, self.seq)
        for row in rows:
            entry = self._codecs.entry(row)
            self._take(entry, row.command_id, self._after(self.state, entry))
        if rows:
            self._publish()
        return bool(rows)

    def _publish(self) -> None:
        self.changed.set()
        self.listeners.tell()

    async def refresh(self) -> None:
        """Read what others have appended."""
        async with self._lock:
            await self._catch_up()

    async def log(self) -> tuple[Entry, ...]:
        """Every entry, from the first."""
        return tuple(self._codecs.entry(row) for row in await self._store.rows(self.id, 0))

    async def reseat(self, change: Callable[[Roster], Roster]) -> None:
        """Keep and publish who sits where; one change after the other, so that nobody takes a seat just taken.

        Raises:
            StoreError: it cannot be kept; nothing has changed.
        """
        await self._whole(self._reseat(change))

    async def _reseat(self, change: Callable[[Roster], Roster]) -> None:
        async with self._roster_lock:
            roster = change(self.roster)
            if roster != self.roster:
                await self._store.save_roster(self.id, encode_roster(roster))
                self.roster = roster
                self._publish()

    def seat_of(self, player: str) -> Seat | None:
        """Where that person sits, or None: they watch."""
        return self.roster.seat_of(player)
