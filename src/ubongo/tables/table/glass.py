"""Who may end a glass early, and who may pause: players for whom no other person waits. Rules: R15, R16, S9."""

from collections.abc import Callable

from ubongo.editions.contract.commands import AdvanceClock
from ubongo.editions.contract.values import Millis, Seat
from ubongo.tables.clock import Clock
from ubongo.tables.seating.seats import OccupantKind
from ubongo.tables.table.bot_context import BotContext
from ubongo.tables.table.command_handler import Answer, CommandHandler
from ubongo.tables.table.event_log import EventLog
from ubongo.tables.table.hints import GlassHint
from ubongo.tables.table.peers import Peers
from ubongo.tables.table.setup import Setup


class Glass:
    """Ends a race early if only bots are still at it; the driver plays out what they would do."""

    def __init__(
        self,
        log: EventLog,
        setup: Setup,
        bots: BotContext,
        commands: CommandHandler,
        clock: Clock,
        peers: Peers,
        *,
        on_end: Callable[[], None],
    ) -> None:
        self._log = log
        self._setup = setup
        self._bots = bots
        self._commands = commands
        self._clock = clock
        self._peers = peers
        self._on_end = on_end
        self._ended: tuple[Seat, str] | None = None
        """Who has ended the glass, and in which phase."""

    @property
    def is_left_to_bots(self) -> bool:
        """Whether a race is run, and only bots are still at it: a player may end the glass. Rule: R15."""
        match = self._log.match
        seats = match.edition.rules.at_it(match.state) if self._log.match.is_running else ()
        places = self._setup.roster.places
        return bool(seats) and all(places[seat].kind is OccupantKind.BOT for seat in seats)

    @property
    def is_for_one(self) -> bool:
        """Whether only one person plays."""
        return sum(place.kind is OccupantKind.PERSON for place in self._setup.roster.places) == 1

    @property
    def may_pause(self) -> bool:
        """Whether the game runs, only one person plays, and it is no daily board. Rule: R16, S9."""
        match = self._log.match
        return self._log.match.is_running and self.is_for_one and not match.edition.stats.records(match.state).is_daily

    @property
    def ended_by(self) -> Seat | None:
        """The player who has ended the glass, while its bots are still at it."""
        if self._ended is None or self._ended[1] != self._bots.phase or not self.is_left_to_bots:
            return None
        return self._ended[0]

    def end(self, seat: Seat) -> None:
        """Let the driver play out what the bots would do in this race."""
        self.ended_elsewhere(seat, self._bots.phase)
        self._peers.tell(GlassHint(self._setup.table, seat, self._bots.phase))

    def ended_elsewhere(self, seat: Seat, phase: str) -> None:
        """The same, for a player at another node."""
        self._ended = (seat, phase)
        self._on_end()

    async def skip(self, asked_by: Seat, until: Millis) -> Answer:
        """Skip the time until that instant of the clock; for the driver. Raises what the handler's `drive` raises."""
        now = max(self._clock.now(), self._log.last_at)
        skipped = AdvanceClock(asked_by, Millis(until - now))
        return await self._commands.drive(skipped, at=now)
