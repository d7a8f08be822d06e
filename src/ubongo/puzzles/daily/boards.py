"""The daily boards: an easy one, a hard one, and a solid one.

A candidate is a set of cells within a frame. It counts in one position only: it touches all four sides of its frame,
and no turn or flip of it has a smaller number. So two candidates are never the same board.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from math import comb

from ubongo.puzzles.boards.outline import has_hole
from ubongo.puzzles.daily.combinations import mask_of
from ubongo.puzzles.daily.permutation import Permutation
from ubongo.puzzles.daily.scheme import SCHEME, DailyKind, Source
from ubongo.puzzles.grade import grade
from ubongo.puzzles.layers import LAYERS, region_in
from ubongo.puzzles.masks import Mask
from ubongo.puzzles.piece import FLAT, SOLID, Box, Piece, PieceId
from ubongo.puzzles.task import Region, Task
from ubongo.puzzles.tiling import count_tilings

TRIES = 24
"""How many sets of pieces are tried on a flat region."""


@dataclass(frozen=True, slots=True)
class DailyBoard:
    """A region with the pieces that tile it."""

    box: Box
    region: Region
    pieces: tuple[PieceId, ...]
    solutions: int
    """The number of tilings, at least 1."""
    grade: float


@dataclass(frozen=True, slots=True)
class Demand:
    """The requirements for the boards of one name."""

    box: Box
    pieces: int
    grades: tuple[float, float]
    """The lowest and the highest grade."""
    solutions: range

    def board(self, region: Region, pieces: Sequence[Piece]) -> DailyBoard | None:
        """The board of those pieces, or None if it does not meet the demand."""
        task = Task(region, tuple(pieces))
        solutions = count_tilings(task)
        if solutions not in self.solutions:
            return None
        lowest, highest = self.grades
        graded = grade(task)
        if not lowest <= graded <= highest:
            return None
        return DailyBoard(self.box, region, tuple(piece.id for piece in pieces), solutions, graded)

    def sets(self, area: int) -> tuple[tuple[Piece, ...], ...]:
        """The sets of pieces with that many cells, in the order of the box."""
        return tuple(
            held for held in combinations(self.box.pieces, self.pieces) if sum(piece.size for piece in held) == area
        )


@dataclass(frozen=True)
class Frame:
    """Sets of `area` cells within a rectangle of `rows` by `columns` places."""

    rows: int
    columns: int
    area: int

    @property
    def masks(self) -> int:
        """How many there are."""
        return comb(self.rows * self.columns, self.area)

    @property
    def name(self) -> str:
        """Such as "4x5/13"."""
        return f"{self.rows}x{self.columns}/{self.area}"

    def outline(self, number: int) -> Region | None:
        """The set with that number; None if it is in several parts, in another frame, or in another position."""
        mask = mask_of(number, self.rows * self.columns, self.area)
        if not all(mask & side for side in self._sides) or not self._is_connected(mask):
            return None
        if any(sum(bits[bit] for bit in _bits(mask)) < mask for bits in self._images):
            return None
        return frozenset(divmod(bit, self.columns) for bit in _bits(mask))

    @cached_property
    def _sides(self) -> tuple[Mask, Mask, Mask, Mask]:
        """The places of the first and the last row, and of the first and the last column."""
        return (
            self._line(row=0),
            self._line(row=self.rows - 1),
            self._line(column=0),
            self._line(column=self.columns - 1),
        )

    def _line(self, row: int | None = None, column: int | None = None) -> Mask:
        """The places of a row, or of a column."""
        places = (divmod(bit, self.columns) for bit in range(self.rows * self.columns))
        return sum(1 << bit for bit, place in enumerate(places) if place[0] == row or place[1] == column)

    @cached_property
    def _images(self) -> tuple[tuple[Mask, ...], ...]:
        """For each turn and flip of the frame onto itself but none: where each bit goes."""
        last_row, last_column = self.rows - 1, self.columns - 1
        cells = [divmod(bit, self.columns) for bit in range(self.rows * self.columns)]
        images = [
            [(last_row - row, column) for row, column in cells],
            [(row, last_column - column) for row, column in cells],
            [(last_row - row, last_column - column) for row, column in cells],
        ]
        if self.rows == self.columns:
            images += [[(column, row) for row, column in image] for image in (cells, *images)]
        return tuple(tuple(1 << (row * self.columns + column) for row, column in image) for image in images)

    def _is_connected(self, mask: Mask) -> bool:
        _, _, first, last = self._sides
        reached, front = 0, mask & -mask
        while front != reached:
            reached = front
            beside = (front & ~last) << 1 | (front & ~first) >> 1 | front << self.columns | front >> self.columns
            front = (front | beside) & mask
        return reached == mask


def frames(names: str) -> tuple[Frame, ...]:
    """The frames of those names, such as "4x5/12 4x5/13"."""
    return tuple(Frame(*map(int, re.split("[x/]", name))) for name in names.split())


def _bits(mask: Mask) -> Iterator[int]:
    while mask:
        yield (mask & -mask).bit_length() - 1
        mask &= mask - 1


def _flat(name: str, frame: Frame, demand: Demand) -> Source[DailyBoard]:
    sets = demand.sets(frame.area)

    def accept(number: int) -> DailyBoard | None:
        outline = frame.outline(number)
        if outline is None or has_hole(outline):
            return None
        order = Permutation(f"{SCHEME}/{name}/{frame.name}/{number}", len(sets))
        tried = (demand.board(outline, sets[order(place)]) for place in range(min(TRIES, len(sets))))
        return next((board for board in tried if board is not None), None)

    return Source(frame.name, frame.masks, accept)


def _solid(frame: Frame, demand: Demand) -> Source[DailyBoard]:
    sets = demand.sets(frame.area * LAYERS)

    def accept(number: int) -> DailyBoard | None:
        outline = frame.outline(number // len(sets))
        return None if outline is None else demand.board(region_in(outline, demand.box), sets[number % len(sets)])

    return Source(f"{frame.name}/{demand.pieces}", frame.masks * len(sets), accept)


_EASY = Demand(FLAT, 3, (2.0, 4.0), range(1, 10))
_HARD = Demand(FLAT, 4, (6.5, 8.0), range(1, 5))
_FOUR_BLOCKS = Demand(SOLID, 4, (4.0, 7.5), range(1, 20))
_FIVE_BLOCKS = Demand(SOLID, 5, (4.0, 7.5), range(1, 20))

_EASY_FRAMES = "4x5/12 4x5/13 4x5/14 3x6/12 4x6/12 4x6/13 5x5/12 5x5/13"
_HARD_FRAMES = "4x5/16 4x6/16 4x6/17 5x5/16 5x5/17 5x6/18"
_FOUR_BLOCKS_FRAMES = "2x5/8 3x3/7 3x3/8 3x4/7 3x4/8 3x4/9 3x5/7 3x5/8 3x5/9 4x4/8 4x4/9 4x5/8 4x5/9"
_FIVE_BLOCKS_FRAMES = "3x4/9 3x4/10 3x5/9 3x5/10 4x4/9 4x4/10 4x5/9 4x5/10"

EASY = DailyKind("easy", tuple(_flat("easy", frame, _EASY) for frame in frames(_EASY_FRAMES)))
"""Three flat pieces, easier than the middle of a standard deck."""

HARD = DailyKind("hard", tuple(_flat("hard", frame, _HARD) for frame in frames(_HARD_FRAMES)))
"""Four flat pieces, harder than the middle of a standard deck."""

BLOCKS = DailyKind(
    "solid",
    tuple(_solid(frame, _FOUR_BLOCKS) for frame in frames(_FOUR_BLOCKS_FRAMES))
    + tuple(_solid(frame, _FIVE_BLOCKS) for frame in frames(_FIVE_BLOCKS_FRAMES)),
)
"""Four or five blocks in two layers. There are fewer bases than days: no base comes twice with the same blocks."""
