"""How far every player is in the running race, as clients and bots report it: bounded here, stored nowhere."""

from collections.abc import Callable

from ubongo.editions.contract.values import Seat


class Progress:
    """How many pieces are on each board; forgotten when a new phase starts."""

    def __init__(self, phase: Callable[[], str | None], view: Callable[[Seat], object]) -> None:
        self._phase_now = phase
        self._view = view
        self._phase = ""
        self._most: dict[Seat, int] = {}
        self._placed: dict[Seat, int] = {}

    def placed(self, seat: Seat) -> int:
        """Pieces on that board, as last reported."""
        self._follow()
        return self._placed.get(seat, 0)

    def lay(self, seat: Seat, count: int) -> bool:
        """Record a report, clamped to possible values; returns whether anything changed."""
        self._follow()
        if not self._most.get(seat):  # before a reveal there is no board yet
            puzzle = getattr(self._view(seat), "puzzle", None)
            self._most[seat] = 0 if puzzle is None else len(puzzle.pieces)
        placed = max(0, min(count, self._most[seat]))
        is_new = placed != self._placed.get(seat, 0)
        self._placed[seat] = placed
        return is_new

    def _follow(self) -> None:
        phase = self._phase_now()
        if phase is not None and phase != self._phase:
            self._phase = phase
            self._most.clear()
            self._placed.clear()
