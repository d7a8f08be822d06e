"""A table: commands in, events to the log, and only then updates to its subscribers."""

import asyncio
from collections.abc import Callable, Iterator
from typing import Any
from uuid import uuid4

from ubongo.editions.contract.commands import AdvanceClock
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.values import Audience, Millis, Outcome, Seat
from ubongo.editions.match import Match
from ubongo.editions.parts.clock import Paused
from ubongo.editions.secret import Scheme, Secret
from ubongo.editions.shares import Terms
from ubongo.formats.terms import SeatTerms, game_terms
from ubongo.puzzles.piece import BOXES
from ubongo.puzzles.task import Tiling
from ubongo.tables.clock import Clock
from ubongo.tables.seating.roster import may_take_over
from ubongo.tables.seating.seats import OccupantKind, Roster, SpectatorPolicy
from ubongo.tables.storage.row_checksums import first_checksum
from ubongo.tables.storage.store import Store, TableRecord
from ubongo.tables.table.bot_context import BotContext
from ubongo.tables.table.command_handler import Answer, CommandHandler
from ubongo.tables.table.config import DeckTermsLoader, GameConfig, StateLoader, TableSetup, no_deck_terms
from ubongo.tables.table.event_log import EventLog, Origin
from ubongo.tables.table.move_recorder import MoveRecorder
from ubongo.tables.table.presence import Presence
from ubongo.tables.table.progress import Progress, ReportedBoard
from ubongo.tables.table.recent_commands import RecentCommands
from ubongo.tables.table.results import ResultsOfTable, no_results
from ubongo.tables.table.reveals import Reveals
from ubongo.tables.table.serial_tasks import SerialTasks
from ubongo.tables.table.setup import Setup
from ubongo.tables.table.stand_ins import StandIns
from ubongo.tables.table.subscriptions import Subscription, Subscriptions
from ubongo.tables.table.watching import may_see

CODE_LIFE = 7 * 24 * 3_600_000
"""How long a table's code is valid, in milliseconds: it is short, because people read it aloud."""


class Table:
    """One game and the people at it: joins the log, the setup and the subscribers."""

    def __init__(
        self,
        record: TableRecord,
        config: GameConfig,
        state: object,
        *,
        store: Store,
        clock: Clock,
        load_state: StateLoader,
        results: ResultsOfTable = no_results,
        deck_terms: DeckTermsLoader = no_deck_terms,
        on_failure: Callable[[], None] = lambda: None,
        bots_pace: float = 1.0,
    ) -> None:
        self.id = record.id
        self._code = record.code
        self._code_until = record.created_at + CODE_LIFE
        self.changed = asyncio.Event()
        """Set at every change: the driver looks at its alarms again."""
        self.subscriptions = Subscriptions()
        self.recent = RecentCommands()
        self.presence = Presence(self.subscriptions, clock)
        self.secret = Secret(record.seed, Scheme(record.scheme))
        """What chance follows from. Nobody may know it before the game has ended."""
        self.reveals = Reveals(clock, self._is_seat_connected, lambda: self.subscriptions.notify(whole=False))
        self._clock = clock
        self._deck_terms = deck_terms
        self._bots_pace = bots_pace
        tasks = SerialTasks()
        self.log = EventLog(
            record.id,
            Origin(Match(config.edition, state), record.config, first_checksum(record, record.config)),
            tasks,
            store=store,
            results=lambda match, entry: results(
                self.id,
                TableSetup(self.roster, self.config, match.state),
                entry.at,
                self.log.bot_races.after(entry, self.log.match),
            ),
            reload_setup=lambda: self.setup.reload(),
            on_change=self._publish,
            on_failure=on_failure,
        )
        self._commands = CommandHandler(
            self.log, tasks, clock, secret=self.secret, agreed=self._agreed, reveals=self.reveals
        )
        self.setup = Setup(
            record, config, self.log, self._commands, tasks, store=store, load_state=load_state, on_roster=self._seated
        )
        self.stand_ins = StandIns(self.presence, self.log, lambda: self.roster)
        self.bots = BotContext(self.log, self.secret, lambda: self.view(None))
        self.progress = Progress(self._progress_phase, self.view, lambda: BOXES.get(self.config.deck_kind.name))
        self.moves = MoveRecorder(record.id, store)
        self._ended_glass: tuple[Seat, str] | None = None
        """Who has ended the glass, and in which phase."""

    @property
    def code(self) -> str | None:
        """What people type to join; None if the table has none, or if it is a week old. The link is valid longer."""
        return self._code if self._clock.now() < self._code_until else None

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
    def seed_hash(self) -> str:
        """What players may know of the seed from the start."""
        return self.secret.hash

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
        return self.seq > 0 and self.outcome is None

    @property
    def deadline(self) -> Millis | None:
        """When the table must be woken."""
        return self.log.match.deadline

    def view(self, audience: Audience) -> Any:
        """What that seat or a spectator may see now."""
        return self.log.match.view(audience, max(self._clock.now(), self.log.last_at))

    def _progress_phase(self) -> str | None:
        """The phase that pieces are placed in; None during a pause, in which boards stay as they are."""
        return None if isinstance(getattr(self.state, "phase", None), Paused) else self.bots.phase

    def watched(self, audience: Audience) -> dict[Seat, ReportedBoard]:
        """The boards that `audience` may watch while they are being filled."""
        if not self.is_running or self._progress_phase() is None:
            return {}
        seats = map(Seat, range(len(self.roster.places)))
        boards = {seat: board for seat in seats if (board := self.progress.board(seat)) is not None}
        regions = {seat: board.puzzle.region for seat, board in boards.items()}
        view, is_live = self.bots.public_view, self.roster.spectators is SpectatorPolicy.LIVE
        done = {*getattr(view, "given_up", ()), *(solver.seat for solver in getattr(view, "solvers", ()))}
        return {
            seat: board for seat, board in boards.items() if may_see(audience, seat, regions, done, is_live=is_live)
        }

    @property
    def is_left_to_bots(self) -> bool:
        """Whether a race is run, and only bots are still at it: a player may end the glass. Rule: R15."""
        seats = self.edition.rules.at_it(self.state) if self.is_running else ()
        return bool(seats) and all(self.roster.places[seat].kind is OccupantKind.BOT for seat in seats)

    @property
    def may_pause(self) -> bool:
        """Whether the game runs, only one person plays, and it is no daily board. Rule: R16, S9."""
        return self.is_running and self.is_for_one and not self.edition.stats.records(self.state).is_daily

    @property
    def is_for_one(self) -> bool:
        """Whether only one person plays."""
        return sum(place.kind is OccupantKind.PERSON for place in self.roster.places) == 1

    def free_seats(self, player: str) -> tuple[Seat, ...]:
        """The seats of bots that this person may take over. Rule: R17."""
        if not self.is_running or not may_take_over(self.roster, player):
            return ()
        places, taken = enumerate(self.roster.places), self.log.match.taken
        return tuple(Seat(seat) for seat, place in places if place.kind is OccupantKind.BOT and seat not in taken)

    @property
    def glass_ended_by(self) -> Seat | None:
        """The player who has ended the glass, while its bots are still at it."""
        if self._ended_glass is None or self._ended_glass[1] != self.bots.phase or not self.is_left_to_bots:
            return None
        return self._ended_glass[0]

    def end_glass(self, seat: Seat) -> None:
        """Let the driver play out what the bots would do in this race."""
        self._ended_glass = (seat, self.bots.phase)
        self.changed.set()

    async def skip(self, asked_by: Seat, until: Millis) -> Answer:
        """Skip the time until that instant of the clock. Raises what the handler's `handle` raises."""
        now = max(self._clock.now(), self.log.last_at)
        skipped = AdvanceClock(asked_by, Millis(until - now))
        return await self._commands.handle(skipped, f"table-{uuid4().hex}", now)

    def bot_races(self, seat: Seat) -> tuple[int, ...]:
        """The races that a bot has played for the person in that seat. Rule: R13."""
        is_person = self.roster.places[seat].kind is OccupantKind.PERSON
        return self.log.bot_races.of(seat) if is_person else ()

    def join(self, player: str) -> Subscription | None:
        """Subscribe that player, in their seat if they have one. None: there are too many spectators."""
        seat = self.roster.seat_of(player) if player else None
        subscription = self.subscriptions.join(seat, player, is_host=bool(player) and player == self.roster.host)
        self.stand_ins.update()
        self.changed.set()
        return subscription

    def leave(self, subscription: Subscription) -> None:
        """End a subscription."""
        self.subscriptions.leave(subscription)
        self.presence.went(subscription.player, self.roster)
        self.reveals.look_again()
        self.stand_ins.update()
        self.changed.set()

    def lay(self, seat: Seat, count: int) -> None:
        """Note how many pieces are on that board, as its client reports. It decides nothing."""
        if self.progress.lay(seat, count):
            self.subscriptions.notify(whole=False)

    def place(self, seat: Seat, placements: Tiling) -> None:
        """Note which pieces are on that board, as its client reports, beside the log. It decides nothing."""
        if self.progress.place(seat, placements):
            now = max(self._clock.now(), self.log.last_at)
            self.moves.record(seat, placements, seq=self.seq, at=Millis(now))
            self.subscriptions.notify(whole=False)

    async def handle(
        self,
        command: object,
        command_id: str | None = None,
        *,
        arrived_at: Millis | None = None,
        bot: str | None = None,
    ) -> Answer:
        """Carry out `command`, or return why not. By the time this returns, the command is on disk.

        The instant that counts is that of arrival, even if other commands reach the disk first; without one, it is
        now. `bot` is the strength of the bot that sends the command, if one does. Raises what the handler's `handle`
        raises.
        """
        at = self._clock.now() if arrived_at is None else arrived_at
        return await self._commands.handle(command, command_id or f"table-{uuid4().hex}", at, bot)

    async def take_over(self, seat: Seat, player: str, name: str, command_id: str) -> Answer:
        """Give that person the seat of a bot, in the log first: see the setup's `take_over`. Rule: R17."""
        return await self.setup.take_over(seat, player, name, command_id, self._clock.now())

    async def agree(self, change: Callable[[TableSetup], TableSetup], *, start: str | None = None) -> Answer | None:
        """Change the setup before the game, and start at once if `start` is a command's id: see the setup's `agree`."""
        return await self.setup.agree(change, self._clock.now(), start=start)

    async def _agreed(self) -> Terms:
        """The terms that the game starts with."""
        terms = game_terms(
            table=self.id,
            edition=self.edition,
            settings=self.config.settings,
            deck=await self._deck_terms(self.config),
            seats=list(self._seat_terms()),
            bots_pace=self._bots_pace,
            secret_hash=self.secret.hash,
        )
        return terms.as_terms()

    def _seat_terms(self) -> Iterator[SeatTerms]:
        """By seat. A commitment that another player has made before counts once: two would have the same shares."""
        known: set[str | None] = set()
        for place in self.roster.places:
            bot = None if place.strength is None else place.strength.value
            commitment = self.subscriptions.commitment(place.player) if place.player else None
            yield SeatTerms(place.name, bot, None if commitment in known else commitment)
            known.add(commitment)

    def _is_seat_connected(self, seat: Seat) -> bool:
        return self.presence.is_connected(self.roster.places[seat].player)

    def _seated(self, roster: Roster) -> None:
        self.subscriptions.seat(roster.seat_of)
        self._publish()

    def _publish(self) -> None:
        if self.seq > 0:
            self.moves.follow(self._progress_phase())
        self.stand_ins.update()
        self.changed.set()
        self.subscriptions.notify()
