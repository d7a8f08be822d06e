"""A table: commands in, events to the log, and only then updates to its subscribers."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any
from uuid import uuid4

from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.values import Audience, Millis, Outcome, Seat
from ubongo.editions.match import AnyMatch, Match
from ubongo.editions.secret import Scheme, Secret
from ubongo.formats.log import Entry
from ubongo.tables.clock import TableClock
from ubongo.tables.seating.seats import OccupantKind, Roster
from ubongo.tables.signal import Signal
from ubongo.tables.storage.row_checksums import first_checksum
from ubongo.tables.storage.store import StoredResult, TableRecord
from ubongo.tables.table.attendance import Attendance
from ubongo.tables.table.boards import Boards
from ubongo.tables.table.bot_context import BotContext
from ubongo.tables.table.command_handler import Answer, CommandHandler
from ubongo.tables.table.config import GameConfig, TableSetup
from ubongo.tables.table.emotes import Emotes
from ubongo.tables.table.event_log import EventLog, Origin
from ubongo.tables.table.glass import Glass
from ubongo.tables.table.join_code import JoinCode
from ubongo.tables.table.peers import Peers
from ubongo.tables.table.presence import Presence
from ubongo.tables.table.recent_commands import RecentCommands
from ubongo.tables.table.resources import Resources
from ubongo.tables.table.reveals import Reveals
from ubongo.tables.table.serial_tasks import SerialTasks
from ubongo.tables.table.setup import Setup
from ubongo.tables.table.stand_ins import StandIns
from ubongo.tables.table.start_terms import StartTerms
from ubongo.tables.table.subscriptions import Subscription, Subscriptions


class Table:
    """One game and the people at it: joins the log, the setup and the subscribers."""

    def __init__(self, record: TableRecord, config: GameConfig, state: object, resources: Resources) -> None:
        self.id = record.id
        self.code = JoinCode(record, resources.clock)
        self.clock = clock = TableClock(resources.clock)
        resources = replace(resources, clock=clock)
        self.changed = Signal()
        """Set at every change: the driver looks at its alarms again."""
        self._results = resources.results
        self.subscriptions = Subscriptions()
        self.recent = RecentCommands()
        self.peers = peers = Peers(record.id, resources.tell)
        self.presence = Presence(self.subscriptions, clock, peers)
        self.secret = Secret(record.seed, Scheme(record.scheme))
        """What chance follows from. Nobody may know it before the game has ended."""
        self.reveals = Reveals(clock, self._is_seat_connected, self._publish_parts, peers=peers)
        tasks = SerialTasks()
        self.log = EventLog(
            record.id,
            Origin(Match(config.edition, state), record.config, first_checksum(record, record.config)),
            tasks,
            store=resources.store,
            results=self._results_of,
            reload_setup=lambda: self.setup.reload(),
            on_change=self._publish,
            on_failure=resources.on_failure,
        )
        self._commands = CommandHandler(
            self.log, tasks, resources, peers, self.reveals, self.secret, agreed=lambda: self._start_terms.collect()
        )
        self.setup = Setup(record, config, self.log, self._commands, tasks, resources, peers, on_roster=self._seated)
        self._start_terms = StartTerms(self.setup, self.subscriptions, self.secret, resources, peers)
        self.stand_ins = StandIns(self.presence, self.log, lambda: self.roster)
        self.bots = BotContext(self.log, self.secret, lambda: self.view(None))
        self.boards = Boards(self.log, self.setup, self.bots, resources, peers, on_change=self._publish_parts)
        self.emotes = Emotes(self.setup, self.log, clock, peers, on_change=self._publish_parts)
        self.glass = Glass(self.log, self.setup, self.bots, self._commands, clock, peers, on_end=self.changed.set)
        self.attendance = Attendance(
            self.setup, self.subscriptions, self.presence, self.stand_ins, self.reveals, peers, clock, self.changed.set
        )

    @property
    def edition(self) -> AnyEdition:
        """The game that is played."""
        return self.log.match.edition

    @property
    def state(self) -> Any:
        """The game's state, after the newest entry."""
        return self.log.match.state

    @property
    def seq(self) -> int:
        """The number of the newest entry; 0: the game has not started."""
        return self.log.seq

    @property
    def roster(self) -> Roster:
        """The occupants of the seats."""
        return self.setup.roster

    @property
    def config(self) -> GameConfig:
        """What is played."""
        return self.setup.config

    @property
    def seed(self) -> bytes | None:
        """The seed, once the game has ended: before, it would reveal the future."""
        return self.secret.seed if self.outcome is not None else None

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it is running."""
        return self.log.match.outcome

    @property
    def is_running(self) -> bool:
        """Whether the game has started and is not over."""
        return self.log.match.is_running

    @property
    def deadline(self) -> Millis | None:
        """When the table must be woken."""
        return self.log.match.deadline

    def view(self, audience: Audience) -> Any:
        """What that seat or a spectator may see now."""
        return self.log.match.view(audience, max(self.clock.now(), self.log.last_at))

    def bot_races(self, seat: Seat) -> tuple[int, ...]:
        """The races that a bot has played for the person in that seat. Rule: R13."""
        is_person = self.roster.places[seat].kind is OccupantKind.PERSON
        return self.log.bot_races.of(seat) if is_person else ()

    def join(self, player: str) -> Subscription | None:
        """Subscribe that player, in their seat if they have one. None: there are too many spectators."""
        return self.attendance.join(player)

    def leave(self, subscription: Subscription) -> None:
        """End a subscription."""
        self.attendance.leave(subscription)

    async def handle(
        self,
        command: object,
        command_id: str | None = None,
        *,
        arrived_at: Millis | None = None,
        bot: str | None = None,
    ) -> Answer:
        """Carry out `command`, or return why not. By the time this returns, the command is on disk.

        The instant that counts is that of arrival by the server's clock, even if other commands reach the disk first;
        without one, it is now. `bot` is the strength of the bot that sends the command, if one does. Raises what the
        handler's `handle` raises.
        """
        at = self.clock.now() if arrived_at is None else self.clock.from_server(arrived_at)
        return await self._commands.handle(command, command_id or f"table-{uuid4().hex}", at, bot)

    async def drive(self, command: object, *, bot: str | None = None) -> Answer:
        """Carry out what the driver decided: see the handler's `drive`."""
        return await self._commands.drive(command, bot=bot)

    async def agree(self, change: Callable[[TableSetup], TableSetup], *, start: str | None = None) -> Answer | None:
        """Change the setup before the game, and start at once if `start` is a command's id: see the setup's `agree`."""
        return await self.setup.agree(change, self.clock.now(), start=start)

    def _is_seat_connected(self, seat: Seat) -> bool:
        return self.presence.is_connected(self.roster.places[seat].player)

    def _seated(self, roster: Roster) -> None:
        self.subscriptions.seat(roster.seat_of, may_watch=not roster.strangers)
        self._publish()

    def _results_of(self, match: AnyMatch, entry: Entry) -> tuple[StoredResult, ...]:
        setup = TableSetup(self.roster, self.config, match.state)
        return self._results(self.id, setup, entry.at, self.log.bot_races.after(entry, self.log.match))

    def _publish_parts(self) -> None:
        self.subscriptions.notify(whole=False)

    def _publish(self) -> None:
        self.boards.follow()
        self.stand_ins.update()
        self.changed.set()
        self.subscriptions.notify()
