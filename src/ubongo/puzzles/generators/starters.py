"""The generator of starter boards: a newcomer's first boards, each a little harder than the one before.

All chance comes from the seed: the same seed gives the same boards. The first boards have several tilings; from the
fourth on there is only one.

Three pieces cannot have grade 1. The search places the second and the third piece of each tiling apart from those
of any other, so it places more than two pieces for each tiling, and the grade is at least 1.3. The least that regions
of up to ten cells have is 1.6: a straight line. The first board has the least grade, 2.2, of the boards within four by
four that have no symmetry and whose pieces fit as they lie.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from random import Random

from ubongo.geometry.lattice import SQUARE, Chirality
from ubongo.geometry.shape import Shape, canonical
from ubongo.puzzles.boards.outline import has_hole, is_symmetric
from ubongo.puzzles.census import census
from ubongo.puzzles.generators.flat import grow_region
from ubongo.puzzles.grade import grades
from ubongo.puzzles.piece import FLAT, Piece, PieceId, follow
from ubongo.puzzles.task import Region, Task, Tiling
from ubongo.puzzles.tiling import tilings

SEED = 5
"""The seed of the boards that the client ships with."""

PIECES = 3


class Needs(Enum):
    """The hardest act that a player cannot do without. Pieces start as they are in the tray."""

    MOVING = "moving"
    TURNING = "turning"
    FLIPPING = "flipping"


ORDER = tuple(Needs)
"""From the easiest act to the hardest."""

BOUNDS = ((3, 4), (4, 4), (3, 5))
"""The sizes within which regions grow: rows, then columns."""


@dataclass(frozen=True, slots=True)
class Rung:
    """The requirements for one board."""

    grade: float
    needs: Needs
    area: range
    solutions: range


RUNGS = (
    Rung(2.2, Needs.MOVING, range(8, 11), range(2, 10)),
    Rung(2.5, Needs.TURNING, range(8, 11), range(2, 6)),
    Rung(2.8, Needs.FLIPPING, range(8, 12), range(1, 4)),
    Rung(3.1, Needs.TURNING, range(9, 12), range(1, 2)),
    Rung(3.4, Needs.FLIPPING, range(9, 12), range(1, 2)),
    Rung(3.7, Needs.TURNING, range(9, 12), range(1, 2)),
    Rung(4.0, Needs.FLIPPING, range(10, 13), range(1, 2)),
)
"""The boards in order: pieces that fit as they are, then one to turn, then one to flip; the last is as hard as many of
the standard deck."""


@dataclass(frozen=True, slots=True)
class StarterBoard:
    """A region with the three pieces that tile it."""

    region: Region
    pieces: tuple[PieceId, ...]
    solutions: int
    grade: float


def starter_boards(seed: int = SEED) -> Iterator[StarterBoard]:
    """A board for every rung, with different outlines."""
    rng = Random(f"starters-1 {seed}")
    seen: set[Shape] = set()
    for rung in RUNGS:
        yield _board(rung, seen, rng)


def _board(rung: Rung, seen: set[Shape], rng: Random) -> StarterBoard:
    while True:
        region = grow_region(rng.choice(rung.area), rng.choice(BOUNDS), rng)
        form = canonical(Shape.of(region), SQUARE, Chirality.FREE)
        if form in seen or has_hole(region) or is_symmetric(region):
            continue
        solutions = census(region, PIECES, FLAT)
        fitting = [
            StarterBoard(region, names, solutions[names], grade)
            for names, grade in sorted(grades(region, PIECES, FLAT).items())
            if grade == rung.grade and solutions[names] in rung.solutions and needs(region, names) is rung.needs
        ]
        if fitting:
            seen.add(form)
            return rng.choice(fitting)


def needs(region: Region, names: tuple[PieceId, ...]) -> Needs:
    """What a player of that board cannot do without: the least that one of its tilings needs."""
    task = Task(region, FLAT.pick(names))
    return min((_needs_of(tiling) for tiling in tilings(task)), key=ORDER.index)


def _needs_of(tiling: Tiling) -> Needs:
    return max((_act(FLAT.by_id[each.piece], each.orientation) for each in tiling), key=ORDER.index)


def _act(piece: Piece, orientation: int) -> Needs:
    if orientation == 0:
        return Needs.MOVING
    turned = {follow(piece, symmetry)[0] for symmetry in SQUARE.symmetries(Chirality.ONE_SIDED)}
    return Needs.TURNING if orientation in turned else Needs.FLIPPING
