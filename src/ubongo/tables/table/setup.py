"""The setup of one table: its roster and config, kept in the table's record and changed optimistically."""

from collections.abc import Callable

from ubongo.editions.contract.commands import Start
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.match import Match
from ubongo.editions.takeover import TakeoverReason, TakeSeat
from ubongo.tables.seating.names import rng_for_names
from ubongo.tables.seating.roster import may_take_over, taken_over
from ubongo.tables.seating.seats import OccupantKind, Roster, decode_roster, encode_roster
from ubongo.tables.storage.row_checksums import first_checksum
from ubongo.tables.storage.store import StoredConfig, StoreError, TableRecord
from ubongo.tables.table.command_handler import Answer, CommandHandler
from ubongo.tables.table.config import GameConfig, TableSetup
from ubongo.tables.table.event_log import Applied, EventLog, Origin
from ubongo.tables.table.hints import RosterHint
from ubongo.tables.table.peers import Peers
from ubongo.tables.table.resources import Resources
from ubongo.tables.table.serial_tasks import SerialTasks


class Setup:
    """The roster and the config; `tasks` runs one change at a time."""

    def __init__(
        self,
        record: TableRecord,
        config: GameConfig,
        log: EventLog,
        commands: CommandHandler,
        tasks: SerialTasks,
        resources: Resources,
        peers: Peers,
        *,
        on_roster: Callable[[Roster], None],
    ) -> None:
        self.roster = decode_roster(record.roster)
        self.config = config
        self._record = record
        """As it was opened: only its id, its secret and its scheme stay."""
        self.stored_roster = record.roster
        """As the store had it when it was last read or saved."""
        self._stored_config = record.config
        self._log = log
        self._commands = commands
        self._store = resources.store
        self._clock = resources.clock
        self._tasks = tasks
        self._load_state = resources.load_state
        self._on_roster = on_roster
        self._peers = peers

    @property
    def table(self) -> str:
        """The id of the table."""
        return self._record.id

    async def reseat(self, change: Callable[[Roster], Roster]) -> None:
        """Save and publish a changed roster, one change at a time, so that no two people take one seat.

        Raises:
            StoreError: it cannot be saved; nothing has changed.
        """

        async def attempt() -> Roster | None:
            roster = change(self.roster)
            return roster if roster == self.roster or await self._save(roster) else None

        await self._tasks.repeat(attempt)

    def free_seats(self, player: str) -> tuple[Seat, ...]:
        """The seats of bots that this person may take over. Rule: R17."""
        match = self._log.match
        if not match.is_running or not may_take_over(self.roster, player):
            return ()
        places = enumerate(self.roster.places)
        return tuple(Seat(seat) for seat, place in places if place.kind is OccupantKind.BOT and seat not in match.taken)

    async def take_over(self, seat: Seat, player: str, name: str, command_id: str) -> Answer:
        """Log that a person takes the seat of a bot, and then seat that person.

        If only the log could be saved, the bot plays on until the command is sent again. Raises what the handler's
        `handle` raises. Rule: R17.
        """
        arrived_at = self._clock.now()

        async def attempt() -> Answer | None:
            if self.roster.seat_of(player) != seat:
                if self.roster.places[seat].kind is not OccupantKind.BOT:
                    return Refusal(TakeoverReason.TAKEN)
                answer = await self._commands.attempt(TakeSeat(seat), command_id, arrived_at)
                if not isinstance(answer, Applied):
                    return answer
                roster = taken_over(self.roster, seat, player, name, rng_for_names())
                return answer if await self._save(roster) else None
            return self._log.applied(command_id) or Applied(self._log.seq)

        return await self._tasks.repeat(attempt)

    async def agree(
        self, change: Callable[[TableSetup], TableSetup], arrived_at: Millis, *, start: str | None = None
    ) -> Answer | None:
        """Save and publish a changed setup, and start the game at once if `start` is a command's id.

        None: the game has started, nothing has changed. What `change` raises is passed on.

        Raises:
            StoreError: it cannot be saved.
        """

        async def attempt() -> tuple[Answer | None] | None:
            if known := self._log.applied(start):
                return (known,)
            await self._log.catch_up()
            if self._log.seq > 0:
                return (None,)
            if not await self._change(change):
                return None
            answer = Applied(0) if start is None else await self._commands.attempt(Start(), start, arrived_at)
            return None if answer is None else (answer,)

        (answer,) = await self._tasks.repeat(attempt)
        return answer

    async def _change(self, change: Callable[[TableSetup], TableSetup]) -> bool:
        before = TableSetup(self.roster, self.config, self._log.match.state)
        after = change(before)
        if (after.roster, after.config) == (before.roster, before.config):
            return True
        stored = self._stored_config if after.config == before.config else after.config.stored()
        if not await self._save(after.roster, stored):
            return False
        self._install(after.config, after.state, stored)
        return True

    async def _save(self, roster: Roster, config: StoredConfig | None = None) -> bool:
        data, instead_of = encode_roster(roster), None if config is None else self._stored_config
        if not await self._store.save_roster(self._record.id, self.stored_roster, data, config, instead_of=instead_of):
            await self.reload()
            return False
        self._seat(roster, data)
        self._peers.tell(RosterHint(self.table))
        return True

    async def refresh(self) -> None:
        """Read what other processes have saved. Raises what `reload` raises."""
        await self._tasks.run(self.reload)

    async def reload(self) -> None:
        """Read what another process has saved.

        Raises:
            StoreError: the table is gone, or cannot be read.
        """
        record = await self._store.table(self._record.id)
        if record is None:
            raise StoreError(f"table {self._record.id} is gone")
        if self._log.seq == 0 and record.config != self._stored_config:
            self._install(*await self._load_state(record), record.config)
        if record.roster != self.stored_roster:
            self._seat(decode_roster(record.roster), record.roster)

    def _install(self, config: GameConfig, state: object, stored: StoredConfig) -> None:
        self.config, self._stored_config = config, stored
        checksum = first_checksum(self._record, stored)
        self._log.restart(Origin(Match(config.edition, state), stored, checksum))

    def _seat(self, roster: Roster, data: bytes) -> None:
        self.roster, self.stored_roster = roster, data
        self._on_roster(roster)
