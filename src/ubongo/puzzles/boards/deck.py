"""Boards and decks: a region with the pieces that each face of the die picks for it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain

from ubongo.puzzles.piece import Box, PieceId
from ubongo.puzzles.task import Region, Task

SYMBOLS = ("shield", "hand", "antelope", "snake", "elephant", "mask")
"""The faces of the flat editions' die, in their order on the card."""


@dataclass(frozen=True, slots=True)
class BoardTask:
    """What one face of the die picks, with what is known about it."""

    pieces: tuple[PieceId, ...]
    solutions: int
    """The number of tilings, at least 1."""
    grade: float


@dataclass(frozen=True, slots=True)
class Board:
    """One side of a card: a region, and a task for every face of the die."""

    card: int
    """Counted from 1."""
    side: str
    """The number of pieces, 3 or 4, on a flat card; the level, 1 to 4, on a solid one."""
    region: Region
    tasks: tuple[BoardTask, ...]
    """By face of the die; several faces may share a task. Rule: D4."""

    @property
    def different_tasks(self) -> tuple[BoardTask, ...]:
        """Its tasks, each once, in the order of the faces."""
        return tuple(dict.fromkeys(self.tasks))

    @property
    def grade(self) -> float:
        """The mean grade of its tasks, over the faces of the die."""
        return sum(task.grade for task in self.tasks) / len(self.tasks)

    def task(self, symbol: int, box: Box) -> Task:
        """What has to be solved when the die shows `symbol`, 0 to 5. Rule: R2, R3."""
        return Task(self.region, box.pick(self.tasks[symbol].pieces))


@dataclass(frozen=True, slots=True)
class BoardDeck:
    """Cards made by one generator from one seed."""

    box: Box
    generator: str
    seed: int
    boards: tuple[Board, ...]
    """By side, then by card."""

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides that the cards have, in order."""
        return tuple(dict.fromkeys(board.side for board in self.boards))

    def side(self, side: str) -> tuple[Board, ...]:
        """The boards of that side, by card."""
        return tuple(board for board in self.boards if board.side == side)


def collect_boards(
    made: Iterable[Iterable[Board]], sides: Sequence[str], told: Callable[[Board], None] | None = None
) -> tuple[Board, ...]:
    """All boards as a deck has them, by side and by card; `told` hears of each as it is made."""
    boards: list[Board] = []
    for board in chain.from_iterable(made):
        boards.append(board)
        if told is not None:
            told(board)
    return tuple(sorted(boards, key=lambda board: (sides.index(board.side), board.card)))
