"""A table: commands in, events to the log, and only then news to everybody."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias
from uuid import uuid4

from ubongo.editions.chance import bot_chance, chance, seed_hash
from ubongo.editions.contract import AnyEdition, Audience, GiveBack, Millis, Outcome, Refusal, Seat, Start
from ubongo.formats.log import Entry
from ubongo.tables.clock import Clock
from ubongo.tables.errors import ServiceError
from ubongo.tables.seating.seats import AbsencePolicy, Roster, decode_roster, encode_roster
from ubongo.tables.storage.entry_rows import Codecs
from ubongo.tables.storage.store import Appended, Conflict, GameConfig, Known, Store, StoreError, TableRecord
from ubongo.tables.table.decision_key import DecisionKey
from ubongo.tables.table.presence import Presence
from ubongo.tables.table.progress import Progress
from ubongo.tables.table.results import results_of
from ubongo.tables.table.setup import StateLoader, TableSetup
from ubongo.tables.table.shielded import ShieldedTasks
from ubongo.tables.table.subscriptions import Subscription, Subscriptions

ATTEMPTS = 8
"""How often a command is decided again when others append first."""
ROWS_AT_ONCE = 100
"""Rows of a log that are read before others have their turn: some ten milliseconds."""


@dataclass(frozen=True, slots=True)
class Applied:
    """The command was carried out, now or before, and is on disk as entry `seq`."""

    seq: int


Answer: TypeAlias = Applied | Refusal


class Table:
    """One game and who sits at it: a cache of the log, and the only thing here that changes.

    Any number of processes may hold the same table: the log decides who was first.
    """

    def __init__(
        self,
        record: TableRecord,
        edition: AnyEdition,
        state: Any,
        *,
        store: Store,
        clock: Clock,
        load_state: StateLoader,
    ) -> None:
        self.id = record.id
        self.code = record.code
        self.edition = edition
        self.state = state
        self.seq = 0
        self.config: GameConfig = record.config
        self.roster: Roster = decode_roster(record.roster)
        self.subscriptions = Subscriptions()
        self.presence = Presence(self.subscriptions, clock)
        self.changed = asyncio.Event()
        """Set whenever something has moved: the driver looks at its alarms again."""
        self.clock_extensions = 0
        """How often time was given back: what bots had planned is due later each time."""
        self._kept = record.roster
        self._seed = record.seed
        self._store = store
        self._clock = clock
        self._load_state = load_state
        self._codecs = Codecs.of(edition)
        self._applied: dict[str, int] = {}
        self._last_at = Millis(0)
        self._lock = asyncio.Lock()
        self._shielded = ShieldedTasks()
        self._progress = Progress()
        self._public: tuple[int, object] = (-1, None)

    @property
    def seed_hash(self) -> str:
        """What players may know of the seed from the start."""
        return seed_hash(self._seed)

    @property
    def seed(self) -> bytes | None:
        """The seed, once the game has ended: before, it would tell the future."""
        return self._seed if self.outcome is not None else None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None: it goes on."""
        return self.edition.outcome(self.state)

    @property
    def is_running(self) -> bool:
        """Whether the game has begun and is not over."""
        return self.seq > 0 and self.outcome is None

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

    @property
    def host_is_missed(self) -> bool:
        """Whether the host has left, or has been away for longer than the grace."""
        seat = self.roster.seat_of(self.roster.host)
        if seat is None:
            return self.presence.is_missed(self.roster.host)
        return self.presence.is_absent(self.roster.places[seat])

    def stand_in(self, seat: Seat) -> AbsencePolicy | None:
        """How the table acts in the place of whoever is absent there, as long as somebody is there to play with."""
        if self.is_running and self.presence.is_absent(self.roster.places[seat]) and self.presence.people(self.roster):
            return self.roster.absent
        return None

    def bot_chance(self, seat: Seat, moment: str) -> Random:
        """The chance of a bot in that seat for one stretch of play."""
        return bot_chance(self._seed, seat, moment)

    def join(self, player: str) -> Subscription | None:
        """Somebody listens from now on, in their seat if they have one. None: there are too many spectators."""
        subscription = self.subscriptions.join(self.roster.seat_of(player) if player else None, player)
        self.changed.set()
        return subscription

    def leave(self, subscription: Subscription) -> None:
        """That subscription has gone."""
        self.subscriptions.leave(subscription)
        self.presence.went(subscription.player, self.roster)
        self.changed.set()

    def placed(self, seat: Seat) -> int:
        """How many pieces are said to lie on that board in the running race."""
        return self._current_progress().placed(seat)

    def lay(self, seat: Seat, count: int) -> None:
        """So many pieces lie on that board now, as its player says. It decides nothing."""
        progress = self._current_progress()
        if not progress.bound(seat):  # before a reveal there is no board yet
            progress.look(seat, self.view(seat))
        if progress.lay(seat, count):
            self.subscriptions.tell(whole=False)

    @property
    def moment(self) -> str:
        """The stretch of play that the game is in."""
        return self.edition.moment(self._public_view())

    def decision_key(self, seat: Seat) -> DecisionKey:
        """What a bot in that seat goes by just now."""
        return DecisionKey.of(self.edition, self._public_view(), seat)

    def _public_view(self) -> object:
        # Kept for as long as nothing happens: spans of time in it do not count here.
        seq, view = self._public
        if seq != self.seq:
            view = self.view(None)
            self._public = (self.seq, view)
        return view

    def _current_progress(self) -> Progress:
        self._progress.begin(self.moment)
        return self._progress

    async def load(self) -> None:
        """Read the whole log."""
        async with self._lock:
            await self._catch_up()

    async def handle(self, command: object, command_id: str | None = None) -> Answer:
        """Carry out `command`, or say why not. What is answered is on disk.

        A command whose id was carried out before is answered as it was then, whatever it says now. The instant that
        counts is that of arrival, also where other commands have to reach the disk first.

        Raises:
            ServiceError: the game that is played here knows no such command.
            StoreError: the log cannot be written; nothing has happened.
        """
        name = command_id or f"table-{uuid4().hex}"
        return await self._shielded.run(self._handle(command, name, self._clock.now()))

    async def _handle(self, command: object, name: str, arrived_at: Millis) -> Answer:
        async with self._lock:
            for _ in range(ATTEMPTS):
                if name in self._applied:
                    return Applied(self._applied[name])
                answer = await self._attempt(command, name, arrived_at)
                if answer is not None:
                    return answer
        raise self._busy()

    async def _attempt(self, command: object, name: str, arrived_at: Millis) -> Answer | None:
        if not isinstance(command, self.edition.commands):
            if await self._catch_up():
                return None
            raise ServiceError("not-in-this-game", f"{self.edition.name} knows no such command")
        at, seq = max(arrived_at, self._last_at), self.seq + 1
        events = await self._decided(command, at, seq)
        if isinstance(events, Refusal):
            # What we know may be old: look before saying no.
            return None if await self._catch_up() else events
        entry = Entry(seq, at, command, events)
        state = self._after(self.state, entry)
        results = results_of(self.id, self.edition, state, roster=self.roster, config=self.config, at=at)
        match await self._store.append(
            self.id,
            self._codecs.row(entry, name),
            self.edition.deadline(state),
            self.edition.outcome(state) is not None,
            config=self.config if seq == 1 else None,
            results=results,
        ):
            case Appended():
                self._take(entry, name, state)
                self._publish()
                return Applied(seq)
            case Conflict():
                if not await self._catch_up() and seq == 1:
                    await self._look_again()  # others have agreed on something else
                return None
            case Known(known):
                await self._catch_up()
                return Applied(known)

    def _after(self, state: Any, entry: Entry) -> Any:
        for event in entry.events:
            state = self.edition.evolve(state, event)
        return state

    def _take(self, entry: Entry, name: str, state: Any) -> None:
        self.state = state
        self.seq = entry.seq
        self._last_at = entry.at
        self.clock_extensions += isinstance(entry.command, GiveBack)
        self._applied[name] = entry.seq

    async def _catch_up(self) -> bool:
        rows = await self._store.rows(self.id, self.seq)
        if rows and self.seq == 0:
            await self._look_again()  # the config with which others have started
        for number, row in enumerate(rows, start=1):
            if row.seq != self.seq + 1:
                raise StoreError(f"table {self.id} is spoilt: its log lacks entry {self.seq + 1}")
            entry = self._codecs.entry(row)
            self._take(entry, row.command_id, self._after(self.state, entry))
            if number % ROWS_AT_ONCE == 0:
                await asyncio.sleep(0)  # a long log keeps nobody else waiting
        if rows:
            self._publish()
        return bool(rows)

    def _publish(self) -> None:
        self.changed.set()
        self.subscriptions.tell()

    async def refresh(self) -> None:
        """Read what others have appended."""
        async with self._lock:
            await self._catch_up()

    async def log(self) -> tuple[Entry, ...]:
        """Every entry, from the first."""
        rows, read = await self._store.rows(self.id, 0), self._codecs.entry
        return await asyncio.to_thread(lambda: tuple(map(read, rows)))  # the longest takes most of half a second

    async def reseat(self, change: Callable[[Roster], Roster]) -> None:
        """Keep and publish who sits where; one change after the other, so that nobody takes a seat just taken.

        Raises:
            StoreError: it cannot be kept; nothing has changed.
        """
        await self._shielded.run(self._reseat(change))

    async def _reseat(self, change: Callable[[Roster], Roster]) -> None:
        async with self._lock:
            for _ in range(ATTEMPTS):
                roster = change(self.roster)
                if roster == self.roster or await self._keep(roster, None):
                    return
        raise self._busy()

    async def _decided(self, command: Any, at: Millis, seq: int) -> tuple[Any, ...] | Refusal:
        """What the rules say; where they have to think, others' tables go on meanwhile."""
        decide, rng = self.edition.decide, chance(self._seed, seq)
        if self.edition.ponders(self.state, command):
            return await asyncio.to_thread(decide, self.state, command, at, rng)
        return decide(self.state, command, at, rng)

    async def agree(self, change: Callable[[TableSetup], TableSetup], *, start: str | None = None) -> Answer | None:
        """Keep and publish what is agreed on before the game, and start at once if `start` is a command's id.

        None: the game has begun, nothing has changed. What `change` raises is passed on.

        Raises:
            StoreError: it cannot be kept.
        """
        return await self._shielded.run(self._agree(change, start, self._clock.now()))

    async def _agree(
        self, change: Callable[[TableSetup], TableSetup], start: str | None, arrived_at: Millis
    ) -> Answer | None:
        async with self._lock:
            for _ in range(ATTEMPTS):
                if start in self._applied:
                    return Applied(self._applied[start])
                await self._catch_up()
                if self.seq > 0:
                    return None
                if await self._settle(change(TableSetup(self.roster, self.config, self.edition, self.state))):
                    answer = Applied(0) if start is None else await self._attempt(Start(), start, arrived_at)
                    if answer is not None:
                        return answer
        raise self._busy()

    async def _settle(self, after: TableSetup) -> bool:
        if (after.roster, after.config) == (self.roster, self.config):
            return True
        if not await self._keep(after.roster, after.config):
            return False
        self._play(after.edition, after.state, after.config)
        return True

    async def _keep(self, roster: Roster, config: GameConfig | None) -> bool:
        data, known = encode_roster(roster), None if config is None else self.config
        if not await self._store.save_roster(self.id, self._kept, data, config, instead_of=known):
            await self._look_again()
            return False
        self._seat(roster, data)
        return True

    async def _look_again(self) -> None:
        """Read what others have agreed on."""
        record = await self._store.table(self.id)
        if record is None:
            raise StoreError(f"table {self.id} is gone")
        if self.seq == 0 and record.config != self.config:
            self._play(*await self._load_state(record), record.config)
        if record.roster != self._kept:
            self._seat(decode_roster(record.roster), record.roster)

    def _play(self, edition: AnyEdition, state: Any, config: GameConfig) -> None:
        if edition is not self.edition:
            self.edition, self._codecs = edition, Codecs.of(edition)
        self.state, self.config = state, config
        self._public = (-1, None)

    def _seat(self, roster: Roster, data: bytes) -> None:
        self.roster, self._kept = roster, data
        self.subscriptions.seat(roster.seat_of)
        self._publish()

    def _busy(self) -> StoreError:
        return StoreError(f"table {self.id} is too busy: others were first {ATTEMPTS} times")

    def seat_of(self, player: str) -> Seat | None:
        """Where that person sits, or None: they watch."""
        return self.roster.seat_of(player)
