"""Records the moves on all boards of a table beside its log, and saves them after each race. See ADR 98."""

import asyncio

from structlog import get_logger

from ubongo.editions.contract.values import Millis, Seat
from ubongo.formats.board_moves import MOST_MOVES, MOST_OF_GAME, BoardMoves, Move, moves_between
from ubongo.puzzles.task import Tiling
from ubongo.tables.storage.store import Store, StoreError

log = get_logger()


class MoveRecorder:
    """Holds the moves of the running race in memory. What is lost in a crash is missing in the replay, and no more."""

    def __init__(self, table: str, store: Store) -> None:
        self._table = table
        self._store = store
        self._phase: str | None = None
        self._recorded = 0
        self._moves: dict[tuple[int, Seat], list[Move]] = {}
        self._seqs: dict[Seat, int] = {}
        self._boards: dict[Seat, Tiling] = {}
        self._saving: set[asyncio.Task[None]] = set()

    def record(self, seat: Seat, board: Tiling, *, seq: int, at: Millis) -> None:
        """Record what has changed on that board; `seq` is the newest entry of the log. Beyond the limits, nothing."""
        moves = self._moves.setdefault((self._seqs.setdefault(seat, seq), seat), [])
        new = tuple(moves_between(self._boards.get(seat, ()), board, at))
        if len(moves) + len(new) > MOST_MOVES or self._recorded + len(new) > MOST_OF_GAME:
            return
        moves += new
        self._recorded += len(new)
        self._boards[seat] = board

    def follow(self, phase: str | None) -> None:
        """Save what was recorded if another phase has started; None: the phase is paused."""
        if phase is None or phase == self._phase:
            return
        self._phase = phase
        boards = tuple(BoardMoves(seq, seat, tuple(moves)) for (seq, seat), moves in self._moves.items() if moves)
        for kept in (self._moves, self._seqs, self._boards):
            kept.clear()
        if boards:
            task = asyncio.create_task(self._save(boards), name=f"moves of {self._table}")
            self._saving.add(task)
            task.add_done_callback(self._saving.discard)

    async def saved(self) -> None:
        """Wait for what is being saved."""
        if self._saving:
            await asyncio.wait(tuple(self._saving))

    async def _save(self, boards: tuple[BoardMoves, ...]) -> None:
        try:
            await self._store.save_moves(self._table, boards)
        except StoreError as error:
            log.debug("moves were not saved", table=self._table, error=str(error))
