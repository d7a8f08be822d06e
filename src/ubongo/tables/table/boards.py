"""The pieces on the boards of a table during a race: reported by clients and bots, watched, and recorded."""

from collections.abc import Callable

from ubongo.editions.contract.values import Audience, Millis, Seat
from ubongo.editions.parts.clock import Paused
from ubongo.puzzles.piece import BOXES
from ubongo.puzzles.task import Tiling
from ubongo.tables.seating.seats import SpectatorPolicy
from ubongo.tables.table.bot_context import BotContext
from ubongo.tables.table.event_log import EventLog
from ubongo.tables.table.hints import pieces_hint
from ubongo.tables.table.move_recorder import MoveRecorder
from ubongo.tables.table.peers import Peers
from ubongo.tables.table.progress import Progress, ReportedBoard
from ubongo.tables.table.resources import Resources
from ubongo.tables.table.setup import Setup
from ubongo.tables.table.watching import RaceBoards

NO_BOARDS = RaceBoards({}, frozenset(), is_live=False)


class Boards:
    """Follows the phases of the game. Nothing here decides anything: claims are judged by the rules."""

    def __init__(
        self,
        log: EventLog,
        setup: Setup,
        bots: BotContext,
        resources: Resources,
        peers: Peers,
        *,
        on_change: Callable[[], None],
    ) -> None:
        self._log = log
        self._setup = setup
        self._bots = bots
        self._clock = resources.clock
        self._peers = peers
        self._on_change = on_change
        self._progress = Progress(
            self._phase, lambda: log.match.state, self._view, lambda: BOXES.get(setup.config.deck_kind.name)
        )
        self.moves = MoveRecorder(setup.table, resources.store)
        self._phase_in: tuple[object, str | None] | None = None
        """The newest state whose phase was asked for, and that phase."""

    def placed(self, seat: Seat) -> int:
        """Pieces on that board, as last reported."""
        return self._progress.placed(seat)

    def board(self, seat: Seat) -> ReportedBoard | None:
        """That board; None if there is none in this phase, or none whose pieces are known."""
        return self._progress.board(seat)

    def watched(self, audience: Audience) -> dict[Seat, ReportedBoard]:
        """The boards that `audience` may watch while they are being filled."""
        return self.in_race().seen_by(audience)

    def in_race(self) -> RaceBoards:
        """All boards of the running race; none if no race runs."""
        if not self._log.match.is_running or self._phase() is None:
            return NO_BOARDS
        roster = self._setup.roster
        seats = map(Seat, range(len(roster.places)))
        boards = {seat: board for seat in seats if (board := self.board(seat)) is not None}
        view, is_live = self._bots.public_view, roster.spectators is SpectatorPolicy.LIVE
        done = {*getattr(view, "given_up", ()), *(solver.seat for solver in getattr(view, "solvers", ()))}
        return RaceBoards(boards, frozenset(done), is_live)

    def lay(self, seat: Seat, count: int) -> None:
        """Note how many pieces are on that board."""
        if self._progress.lay(seat, count):
            self._peers.tell(pieces_hint(self._setup.table, seat, count))
            self._on_change()

    def place(self, seat: Seat, placements: Tiling) -> None:
        """Note which pieces are on that board, and record the moves beside the log."""
        if self._progress.place(seat, placements):
            now = max(self._clock.now(), self._log.last_at)
            self.moves.record(seat, placements, seq=self._log.seq, at=Millis(now))
            self._peers.tell(pieces_hint(self._setup.table, seat, len(placements), placements))
            self._on_change()

    def show(self, seat: Seat, count: int, placements: Tiling | None) -> None:
        """Note what another node says of a board; that node records the moves."""
        progress = self._progress
        if progress.lay(seat, count) if placements is None else progress.place(seat, placements):
            self._on_change()

    def follow(self) -> None:
        """Save the recorded moves if another phase has started."""
        if self._log.seq > 0:
            self.moves.follow(self._phase())

    def _view(self, seat: Seat) -> object:
        return self._log.match.view(seat, max(self._clock.now(), self._log.last_at))

    def _phase(self) -> str | None:
        """The phase that pieces are placed in; None during a pause, in which boards stay as they are."""
        state = self._log.match.state
        if self._phase_in is None or self._phase_in[0] is not state:  # asked several times for each seat and state
            is_paused = isinstance(getattr(state, "phase", None), Paused)
            self._phase_in = (state, None if is_paused else self._bots.phase)
        return self._phase_in[1]
