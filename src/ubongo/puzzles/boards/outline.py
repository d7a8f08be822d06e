"""Measures of an outline: the square cells that a board shows of its region."""

from ubongo.geometry.lattice import SQUARE, Chirality
from ubongo.geometry.shape import Shape, extent, is_connected, moved
from ubongo.puzzles.task import Region


def sides_of(outline: Region) -> tuple[int, int]:
    """The sides of the bounding box, the shorter one first."""
    short, long = sorted(extent(outline))
    return short, long


def perimeter(outline: Region) -> int:
    """The number of edges between a cell and the outside, around holes too."""
    return sum(neighbor not in outline for cell in outline for neighbor in moved(SQUARE.neighbors, cell))


def has_hole(outline: Region) -> bool:
    """Whether the outline encloses cells that it does not contain; a gap open at a corner only is enclosed."""
    (top, bottom), (left, right) = ((min(axis) - 1, max(axis) + 1) for axis in zip(*outline, strict=True))
    around = {(row, column) for row in range(top, bottom + 1) for column in range(left, right + 1)}
    return not is_connected(around - outline, SQUARE)


def has_square(outline: Region) -> bool:
    """Whether the outline contains a square of two by two cells."""
    return any(
        outline.issuperset({(row, column + 1), (row + 1, column), (row + 1, column + 1)}) for row, column in outline
    )


def is_symmetric(outline: Region) -> bool:
    """Whether a turn or a flip maps the outline to itself."""
    shape = Shape.of(outline)
    return any(shape.image(symmetry) == shape for symmetry in SQUARE.symmetries(Chirality.FREE)[1:])
