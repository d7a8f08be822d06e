"""The generator of flat decks: regions grown by chance, searched by the census, chosen to the published statistics.

All chance comes from the deck's seed, so that a deck can be made again, byte for byte. What a side must be like holds
by construction, whatever the seed: no board is ever taken back, so boards can be shown as they come.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType

from ubongo.geometry.lattice import SQUARE, Cell, Chirality
from ubongo.geometry.shape import Shape, canonical, extent, moved
from ubongo.puzzles.boards.deck import Board, BoardDeck, BoardTask, collect_boards
from ubongo.puzzles.boards.statistics import has_hole, is_symmetric, perimeter
from ubongo.puzzles.census import census
from ubongo.puzzles.generators.task_selection import Quota, Sets, select_tasks
from ubongo.puzzles.piece import FLAT, Mixes, PieceId
from ubongo.puzzles.task import Region

GENERATOR = "flat-1"
"""Goes up whenever the same seed would give another deck."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Boards of one area in one bounding box, the smaller side first."""

    boards: int
    box: tuple[int, int]
    area: int
    perimeters: range


@dataclass(frozen=True, slots=True)
class SideSpec:
    """What the 36 boards of one side must be like."""

    pieces: int
    lots: tuple[Batch, ...]
    """Those with few regions first, while every quota is still to be had."""
    quotas: tuple[Quota, ...]
    """Each for equally many boards, easy boards to hard ones."""
    least_sets: int
    """How many sets must tile a region."""
    mixes: Mixes
    """The most frequent sizes of the pieces of a set, ascending."""


def _three(unique: int) -> Quota:
    return (unique, range(1, 2)), (6 - unique, range(2, 10))


def _four(unique: int) -> Quota:
    # One task with two tilings and one with three on every board: so the median of the side is always 3.
    return (unique, range(1, 2)), (1, range(2, 3)), (1, range(3, 4)), (4 - unique, range(5, 49))


# Both sides add up to the published areas and boxes. Where the published column of the four-piece side names 35 areas
# and 34 boxes of 36, the rest is added to the most frequent ones: 17 cells, 4x6 and 4x5. Regions of 14 cells lie in
# another box on each side, so no region is on both. Perimeters of some lots are narrower than the published range where
# that fixes the side's median: 18 and 20. Lots with few regions come first, and later lots have regions enough for
# every quota, so that the search for a board always ends.
FLAT_SPECS: Mapping[str, SideSpec] = MappingProxyType(
    {
        "3": SideSpec(
            pieces=3,
            lots=(
                Batch(1, (3, 4), 11, range(14, 19)),
                Batch(1, (3, 5), 13, range(18, 19)),
                Batch(2, (3, 5), 12, range(18, 19)),
                Batch(1, (3, 6), 13, range(14, 19)),
                Batch(1, (3, 6), 12, range(14, 19)),
                Batch(2, (4, 5), 14, range(14, 19)),
                Batch(5, (4, 4), 13, range(14, 19)),
                Batch(11, (4, 5), 13, range(14, 19)),
                Batch(1, (4, 5), 12, range(14, 19)),
                Batch(1, (4, 5), 11, range(14, 19)),
                Batch(7, (4, 4), 12, range(14, 19)),
                Batch(3, (4, 4), 11, range(14, 19)),
            ),
            quotas=tuple(_three(unique) for unique in (2, 3, 4, 4, 5, 6)),
            least_sets=7,
            mixes=frozenset({(4, 4, 5), (3, 4, 5), (3, 5, 5)}),
        ),
        "4": SideSpec(
            pieces=4,
            lots=(
                Batch(1, (4, 4), 15, range(16, 25)),
                Batch(1, (4, 4), 14, range(16, 21)),
                Batch(2, (5, 6), 18, range(16, 25)),
                Batch(1, (5, 5), 18, range(16, 25)),
                Batch(3, (5, 5), 17, range(16, 25)),
                Batch(3, (5, 5), 16, range(16, 25)),
                Batch(1, (5, 5), 15, range(16, 25)),
                Batch(1, (4, 6), 18, range(16, 25)),
                Batch(4, (4, 6), 17, range(16, 25)),
                Batch(4, (4, 6), 17, range(16, 21)),
                Batch(2, (4, 6), 16, range(16, 25)),
                Batch(2, (4, 6), 16, range(16, 21)),
                Batch(4, (4, 5), 17, range(16, 21)),
                Batch(5, (4, 5), 16, range(16, 21)),
                Batch(2, (4, 5), 15, range(16, 21)),
            ),
            quotas=tuple(_four(unique) for unique in (0, 1, 1, 2, 3, 4)),
            least_sets=19,
            mixes=frozenset({(3, 4, 5, 5), (3, 4, 4, 5), (2, 4, 5, 5)}),
        ),
    }
)
"""The published flat decks, side by side."""


def flat_deck(
    seed: int, sides: Sequence[str] = tuple(FLAT_SPECS), made: Callable[[Board], None] | None = None
) -> BoardDeck:
    """The deck of that seed: for each of `sides` 36 boards, each with six proved and graded tasks.

    `made` is told each board as it is made: a progress bar can follow.

    Raises:
        ValueError: there is no such side.
    """
    boards = collect_boards((flat_boards(seed, side) for side in sides), sides, made)
    return BoardDeck(FLAT, GENERATOR, seed, boards)


def flat_boards(seed: int, side: str) -> Iterator[Board]:
    """The boards of one side as they are made, not by card; each side has its own chance.

    Raises:
        ValueError: there is no such side.
    """
    if side not in FLAT_SPECS:
        raise ValueError(f"unknown side {side!r}; flat cards have {' and '.join(FLAT_SPECS)}")
    return _boards(side, FLAT_SPECS[side], Random(f"{GENERATOR} {seed} {side}"))


def _boards(side: str, spec: SideSpec, rng: Random) -> Iterator[Board]:
    lots = [lot for lot in spec.lots for _ in range(lot.boards)]
    cards = rng.sample(range(1, len(lots) + 1), len(lots))
    quotas = [*spec.quotas] * (len(lots) // len(spec.quotas))
    seen: set[Shape] = set()
    used: Counter[PieceId] = Counter()
    for card, lot in zip(cards, lots, strict=True):
        region, quota, tasks = _board(lot, spec, quotas, seen, used, rng)
        quotas.remove(quota)
        used.update(piece for task in tasks for piece in task.pieces)
        yield Board(card, side, region, tasks)


def _board(
    lot: Batch, spec: SideSpec, quotas: Sequence[Quota], seen: set[Shape], used: Counter[PieceId], rng: Random
) -> tuple[Region, Quota, tuple[BoardTask, ...]]:
    """A region that nobody has seen, one of the quotas that it can meet, and its tasks."""
    while True:
        region = grow_region(lot.area, lot.box, rng)
        if not _is_fit(region, lot):
            continue
        kind = canonical(Shape.of(region), SQUARE, Chirality.FREE)
        if kind in seen:
            continue
        sets = census(region, spec.pieces, FLAT)
        if len(sets) < spec.least_sets:
            continue
        for quota in rng.sample(quotas, len(quotas)):
            if _is_met(quota, sets):
                seen.add(kind)
                return region, quota, select_tasks(region, sets, quota, box=FLAT, mixes=spec.mixes, used=used, rng=rng)


def grow_region(area: int, box: tuple[int, int], rng: Random) -> Region:
    """A connected region of `area` cells, grown cell by cell inside a box of those rows and columns."""
    rows, columns = box
    border: list[Cell] = [(rng.randrange(rows), rng.randrange(columns))]
    held: set[Cell] = set()
    while len(held) < area:
        cell = border.pop(rng.randrange(len(border)))
        held.add(cell)
        for row, column in moved(SQUARE.neighbors, cell):
            if 0 <= row < rows and 0 <= column < columns and (row, column) not in held and (row, column) not in border:
                border.append((row, column))
    top, left = (min(axis) for axis in zip(*held, strict=True))
    return frozenset((row - top, column - left) for row, column in held)


def _is_fit(region: Region, lot: Batch) -> bool:
    return (
        extent(region) == lot.box
        and perimeter(region) in lot.perimeters
        and not has_hole(region)
        and not is_symmetric(region)
    )


def _is_met(quota: Quota, sets: Sets) -> bool:
    return all(sum(count in counts for count in sets.values()) >= tasks for tasks, counts in quota)
