"""Text notation for regions, piece sets and placements.

Regions are written row by row: `#` for a cell, `.` for none; rows are joined by `/` or by line breaks: `.###./#####`.
"""

import re
from collections.abc import Iterable
from functools import lru_cache

from ubongo.geometry.lattice import SQUARE, Cell, Lattice
from ubongo.geometry.shape import is_connected
from ubongo.puzzles.layers import region_in, region_over
from ubongo.puzzles.piece import Box, Piece, PieceId
from ubongo.puzzles.task import Placement, Region, Task

MOST_CELLS = 60
"""The size limit of a region: more than the pieces of any box cover."""

_PLACEMENT = re.compile(r"([A-Za-z][A-Za-z0-9-]*):(\d{1,2})@(-?\d{1,3}(?:,-?\d{1,3}){1,2})")


def parse_region(text: str) -> Region:
    """The square region that `text` draws, with the first character of the first row at (0, 0).

    Raises:
        ValueError: the region is empty, ragged, not connected, too large, or drawn with other characters.
    """
    rows = [row.strip() for row in re.split(r"[/\n]", text.strip())]
    unknown = set("".join(rows)) - {"#", "."}
    if unknown:
        raise ValueError(f"a region is drawn with # and . only, not {min(unknown)!r}")
    if len({len(row) for row in rows}) > 1:
        raise ValueError("the region is ragged: all rows must have the same length")
    cells = {(row, column) for row, line in enumerate(rows) for column, mark in enumerate(line) if mark == "#"}
    return _checked(cells)


def _checked(cells: set[tuple[int, int]]) -> Region:
    if not cells:
        raise ValueError("the region is empty")
    if len(cells) > MOST_CELLS:
        raise ValueError(f"the region has {len(cells)} cells; at most {MOST_CELLS} can be covered")
    if not is_connected(cells, SQUARE):
        raise ValueError("the region is not connected")
    return frozenset(cells)


@lru_cache(maxsize=1024)  # every view of a game shows the regions of its boards
def region_text(region: Region) -> str:
    """The square region as one line of text, cropped to its bounding box."""
    (top, bottom), (left, right) = ((min(axis), max(axis)) for axis in zip(*region, strict=True))
    return "/".join(
        "".join("#" if (row, column) in region else "." for column in range(left, right + 1))
        for row in range(top, bottom + 1)
    )


def parse_base(text: str) -> Region:
    """The solid region over the base that `text` draws: two layers high. Rule: D3.

    Raises:
        ValueError: as for `parse_region`.
    """
    return region_over(parse_region(text))


def parse_pieces(text: str | Iterable[str], box: Box) -> tuple[Piece, ...]:
    """The pieces of those names, separated by spaces or commas.

    Raises:
        ValueError: there is no name, or one is unknown or repeated.
    """
    names = re.split(r"[\s,]+", text.strip()) if isinstance(text, str) else list(text)
    if not names or names == [""]:
        raise ValueError("no pieces are given")
    return box.pick(names)


def task_of(region: str, pieces: str | Iterable[str], box: Box) -> Task:
    """The task of that region, or of that base if the box is solid, with those pieces.

    Raises:
        ValueError: the region or the pieces are malformed, or their areas differ.
    """
    cells = region_in(parse_region(region), box)
    task = Task(cells, parse_pieces(pieces, box))
    if not task.areas_match:
        size = sum(piece.size for piece in task.pieces)
        raise ValueError(f"the areas do not match: {len(cells)} cells to cover, but the pieces have {size}")
    return task


def placement_text(placement: Placement) -> str:
    """The placement as text: piece, orientation and anchor, as in `L4:3@0,2`."""
    return f"{placement.piece}:{placement.orientation}@{','.join(map(str, placement.anchor))}"


def parse_placement(text: str, lattice: Lattice) -> Placement:
    """The placement that `text` states; whether it fits a task is for `task.flaw` to check.

    Raises:
        ValueError: it is malformed, or its anchor has the wrong number of coordinates.
    """
    found = _PLACEMENT.fullmatch(text.strip())
    if found is None:
        raise ValueError(f"a placement is written like L4:3@0,2, not {text!r}")
    anchor: Cell = tuple(int(number) for number in found[3].split(","))
    if len(anchor) != lattice.dimension:
        raise ValueError(f"an anchor on the {lattice.name} lattice has {lattice.dimension} numbers, not {text!r}")
    return Placement(PieceId(found[1]), int(found[2]), anchor)
