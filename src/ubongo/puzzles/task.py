"""Tasks, placements, and the one function that judges whether placements solve a task."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from ubongo.geometry.lattice import Cell
from ubongo.geometry.shape import moved
from ubongo.puzzles.piece import Piece, PieceId

Region: TypeAlias = frozenset[Cell]


@dataclass(frozen=True, slots=True)
class Placement:
    """A piece in one of its orientations, its least cell on `anchor`.

    The cells are derived, never sent: a placement cannot claim a shape that its piece lacks.
    """

    piece: PieceId
    orientation: int
    anchor: Cell


Tiling: TypeAlias = tuple[Placement, ...]


@dataclass(frozen=True, slots=True)
class Task:
    """A region and the pieces that must tile it, each used exactly once."""

    region: Region
    pieces: tuple[Piece, ...]

    @property
    def areas_match(self) -> bool:
        """Whether the pieces have as many cells as the region; otherwise there is no tiling."""
        return len(self.region) == sum([piece.size for piece in self.pieces])


class Flaw(StrEnum):
    """Why placements are not a tiling."""

    UNKNOWN_PIECE = "unknown-piece"
    UNKNOWN_ORIENTATION = "unknown-orientation"
    PIECE_REUSED = "piece-reused"
    OUTSIDE_REGION = "outside-region"
    OVERLAP = "overlap"
    UNCOVERED = "uncovered"


def covered(placement: Placement, piece: Piece) -> tuple[Cell, ...]:
    """The cells that `placement` of `piece` covers, in ascending order."""
    return moved(piece.orientations[placement.orientation].cells, placement.anchor)


def flaw(task: Task, placements: Iterable[Placement]) -> Flaw | None:
    """The first reason why `placements` do not tile the task's region; None if they do.

    An anchor of the wrong dimension counts as outside the region.
    Rule: R3, R4, R5.
    """
    left = {piece.id: piece for piece in task.pieces}
    known = frozenset(left)
    taken: set[Cell] = set()
    for placement in placements:
        if placement.piece not in known:
            return Flaw.UNKNOWN_PIECE
        piece = left.pop(placement.piece, None)
        if piece is None:
            return Flaw.PIECE_REUSED
        if not 0 <= placement.orientation < len(piece.orientations):
            return Flaw.UNKNOWN_ORIENTATION
        if len(placement.anchor) != len(piece.orientations[0].cells[0]):
            return Flaw.OUTSIDE_REGION
        cells = covered(placement, piece)
        if not task.region.issuperset(cells):
            return Flaw.OUTSIDE_REGION
        if not taken.isdisjoint(cells):
            return Flaw.OVERLAP
        taken.update(cells)
    if left or len(taken) < len(task.region):
        return Flaw.UNCOVERED
    return None
