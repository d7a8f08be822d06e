"""Boards and decks of boards: a region with the pieces that each face of the die picks for it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from ubongo.puzzles.layers import outline_of
from ubongo.puzzles.piece import Box, PieceId
from ubongo.puzzles.task import Region, Task

SYMBOLS = ("shield", "hand", "antelope", "snake", "elephant", "mask")
"""The faces of the flat editions' die, in their order on the card."""

BOARDS_PER_SIDE = 36


@dataclass(frozen=True, slots=True)
class BoardTask:
    """The pieces that one face of the die picks, with their number of tilings and grade."""

    pieces: tuple[PieceId, ...]
    solutions: int
    """The number of tilings, at least 1."""
    grade: float


@dataclass(frozen=True, slots=True)
class Board:
    """One side of a card: a region, and a task for every face of the die."""

    box: Box
    """The pieces that the board is made for."""
    card: int
    """Counted from 1."""
    side: str
    """The number of pieces, 3 or 4, on a flat card; the level, 1 to 4, on a solid one."""
    region: Region
    tasks: tuple[BoardTask, ...]
    """By face of the die; several faces may share a task. Rule: D4."""

    @property
    def outline(self) -> Region:
        """The square cells printed on the card: the region, or the base of a solid region."""
        return outline_of(self.region)

    @property
    def different_tasks(self) -> tuple[BoardTask, ...]:
        """Its tasks without repetition, in the order of the faces."""
        return tuple(dict.fromkeys(self.tasks))

    @property
    def grade(self) -> float:
        """The mean grade of its tasks, over the faces of the die."""
        return sum(task.grade for task in self.tasks) / len(self.tasks)

    def task(self, symbol: int) -> Task:
        """The task when the die shows `symbol`, 0 to 5. Rule: R2, R3."""
        return Task(self.region, self.box.pick(self.tasks[symbol].pieces))


@dataclass(frozen=True, slots=True)
class BoardDeck:
    """Boards for one box, made by one generator from one seed.

    Raises:
        ValueError: there is no board, or the boards are for different boxes.
    """

    generator: str
    seed: int
    boards: tuple[Board, ...]
    """By side, then by card."""

    def __post_init__(self) -> None:
        boxes = {board.box.name for board in self.boards}
        if len(boxes) != 1:
            raise ValueError(f"the boards of a deck are for one box, not {len(boxes)}")

    @property
    def box(self) -> Box:
        """The pieces that its boards are made for."""
        return self.boards[0].box

    @property
    def kind_name(self) -> str:
        """The name of its kind of deck: that of its box."""
        return self.box.name

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides that the cards have, in order."""
        return tuple(dict.fromkeys(board.side for board in self.boards))

    def side(self, side: str) -> tuple[Board, ...]:
        """The boards of that side, by card."""
        return tuple(board for board in self.boards if board.side == side)


def collect_boards(
    boards: Iterable[Board], sides: Sequence[str], on_board: Callable[[Board], None] | None = None
) -> tuple[Board, ...]:
    """All boards in the order of a deck, by side and by card; calls `on_board` with each as it is made."""
    made: list[Board] = []
    for board in boards:
        made.append(board)
        if on_board is not None:
            on_board(board)
    return tuple(sorted(made, key=lambda board: (sides.index(board.side), board.card)))
