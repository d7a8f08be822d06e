"""How far every player is in the running race, as clients and bots report it: bounded here, and never judged."""

from collections.abc import Callable
from dataclasses import dataclass

from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.puzzle import Puzzle
from ubongo.puzzles.layers import region_in
from ubongo.puzzles.notation import parse_pieces, parse_region
from ubongo.puzzles.piece import Box
from ubongo.puzzles.task import Flaw, Task, Tiling, flaw


@dataclass(frozen=True, slots=True)
class ReportedBoard:
    """A player's board in the running race, as last reported."""

    puzzle: Puzzle
    placements: Tiling


class Progress:
    """What is on each board; forgotten when a new phase starts."""

    def __init__(
        self,
        phase: Callable[[], str | None],
        state: Callable[[], object],
        view: Callable[[Seat], object],
        box: Callable[[], Box | None],
    ) -> None:
        self._phase_now = phase
        self._state = state
        self._view = view
        self._box = box
        self._phase = ""
        self._puzzles: dict[Seat, Puzzle] = {}
        self._without: dict[Seat, object] = {}
        """The newest state in which there was no puzzle at a seat."""
        self._tasks: dict[Seat, Task] = {}
        self._placed: dict[Seat, int] = {}
        self._placements: dict[Seat, Tiling] = {}

    def placed(self, seat: Seat) -> int:
        """Pieces on that board, as last reported."""
        self._follow()
        return self._placed.get(seat, 0)

    def board(self, seat: Seat) -> ReportedBoard | None:
        """That board; None if there is none in this phase, or none whose pieces are known."""
        self._follow()
        puzzle = self._puzzle(seat)
        return None if puzzle is None else ReportedBoard(puzzle, self._placements.get(seat, ()))

    def lay(self, seat: Seat, count: int) -> bool:
        """Record a number of pieces, clamped to possible values; returns whether anything changed."""
        self._follow()
        puzzle = self._puzzle(seat)
        placed = max(0, min(count, 0 if puzzle is None else len(puzzle.pieces)))
        is_new = placed != self._placed.get(seat, 0)
        self._placed[seat] = placed
        return is_new

    def place(self, seat: Seat, placements: Tiling) -> bool:
        """Record the pieces on a board if they can lie there; returns whether anything changed."""
        self._follow()
        task = self._task(seat)
        if task is None or flaw(task, placements) not in (None, Flaw.UNCOVERED):
            return False
        is_new = placements != self._placements.get(seat, ())
        self._placements[seat] = placements
        return self.lay(seat, len(placements)) or is_new

    def _puzzle(self, seat: Seat) -> Puzzle | None:
        if seat not in self._puzzles and self._without.get(seat) is not self._state():
            puzzle = getattr(self._view(seat), "puzzle", None)
            if isinstance(puzzle, Puzzle) and puzzle.pieces:
                self._puzzles[seat] = puzzle
            else:  # before a reveal there is no board yet, or one without pieces
                self._without[seat] = self._state()
        return self._puzzles.get(seat)

    def _task(self, seat: Seat) -> Task | None:
        puzzle, box = self._puzzle(seat), self._box()
        if seat not in self._tasks and puzzle is not None and box is not None:
            region = region_in(parse_region(puzzle.region), box)
            self._tasks[seat] = Task(region, parse_pieces(puzzle.pieces, box))
        return self._tasks.get(seat)

    def _follow(self) -> None:
        phase = self._phase_now()
        if phase is not None and phase != self._phase:
            self._phase = phase
            for kept in (self._puzzles, self._tasks, self._placed, self._placements):
                kept.clear()
