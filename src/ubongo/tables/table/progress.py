"""How far everybody is in the running race: a rumor, said by clients and bots, bounded here, kept nowhere."""

from typing import Any

from ubongo.editions.contract import Seat


class Progress:
    """How many pieces lie on whose board, forgotten when a new stretch of play begins."""

    def __init__(self) -> None:
        self._moment = ""
        self._most: dict[Seat, int] = {}
        self._placed: dict[Seat, int] = {}

    def begin(self, moment: str) -> None:
        """The stretch of play of that name goes on, or has begun."""
        if moment != self._moment:
            self._moment = moment
            self._most.clear()
            self._placed.clear()

    def placed(self, seat: Seat) -> int:
        """Pieces on that board, as far as anybody has said."""
        return self._placed.get(seat, 0)

    def bound(self, seat: Seat) -> int | None:
        """The most pieces that can lie there; None: nobody has looked."""
        return self._most.get(seat)

    def look(self, seat: Seat, view: Any) -> int:
        """The most pieces that can lie on the board of whoever sees that: those of the puzzle."""
        puzzle = getattr(view, "puzzle", None)
        self._most[seat] = 0 if puzzle is None else len(puzzle.pieces)
        return self._most[seat]

    def lay(self, seat: Seat, count: int) -> bool:
        """So many lie there now, no more than was found possible; whether that is new."""
        now = max(0, min(count, self._most.get(seat, 0)))
        is_new = now != self.placed(seat)
        self._placed[seat] = now
        return is_new
