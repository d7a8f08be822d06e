"""The generator of flat decks: grows regions at random and selects tasks by the published statistics.

All chance comes from the deck's seed: the same seed gives the same deck, byte for byte. What a side must be like holds
by construction for every seed. No board is ever taken back, so boards can be shown as they are made.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from random import Random
from types import MappingProxyType

from ubongo.geometry.lattice import SQUARE, Cell, Chirality
from ubongo.geometry.shape import Shape, canonical, extent, moved
from ubongo.puzzles.boards.deck import Board, BoardDeck, collect_boards
from ubongo.puzzles.boards.outline import has_hole, is_symmetric, perimeter
from ubongo.puzzles.census import census
from ubongo.puzzles.generators.task_selection import Quota, SolvableSets, select_tasks
from ubongo.puzzles.piece import FLAT, Mixes, PieceId
from ubongo.puzzles.task import Region

GENERATOR = "flat-1"
"""Name and version of the generator. A change that gives any seed another deck increases the version."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Boards whose regions have the same area and the same bounding box."""

    boards: int
    bounds: tuple[int, int]
    """The sides of the bounding box, the shorter one first."""
    area: int
    perimeters: range


@dataclass(frozen=True, slots=True)
class SideSpec:
    """The requirements for the 36 boards of one side."""

    pieces: int
    batches: tuple[Batch, ...]
    """In the order in which they are made: those with few regions first, while every quota is still available."""
    quotas: tuple[Quota, ...]
    """Each for the same number of boards, from easy boards to hard ones."""
    least_sets: int
    """The least number of sets that must tile a region."""
    mixes: Mixes
    """The most frequent mixes of piece sizes."""


def _three(unique: int) -> Quota:
    return (unique, range(1, 2)), (6 - unique, range(2, 10))


def _four(unique: int) -> Quota:
    # One task with two tilings and one with three on every board: so the median of the side is always 3.
    return (unique, range(1, 2)), (1, range(2, 3)), (1, range(3, 4)), (4 - unique, range(5, 49))


# Both sides add up to the published areas and bounding boxes. The published column of the four-piece side lists 35
# areas and 34 bounding boxes instead of 36; the rest is added to the most frequent ones: 17 cells, 4x6 and 4x5. Regions
# of 14 cells have different bounding boxes on the two sides, so no region is on both. The perimeters of some batches
# are narrower than the published range, which fixes the median of the side: 18 and 20. Batches with few regions come
# first, and later batches have enough regions for every quota, so the search for a board always ends.
FLAT_SPECS: Mapping[str, SideSpec] = MappingProxyType(
    {
        "3": SideSpec(
            pieces=3,
            batches=(
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
            batches=(
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
    seed: int, sides: Sequence[str] = tuple(FLAT_SPECS), on_board: Callable[[Board], None] | None = None
) -> BoardDeck:
    """The deck of that seed: for each of `sides` 36 boards, each with six proved and graded tasks.

    Calls `on_board` with each board as it is made.

    Raises:
        ValueError: a side is unknown, or there is none.
    """
    made = chain.from_iterable(flat_boards(seed, side) for side in sides)
    return BoardDeck(GENERATOR, seed, collect_boards(made, sides, on_board))


def flat_boards(seed: int, side: str) -> Iterator[Board]:
    """The boards of one side in the order in which they are made. Each side has its own random numbers.

    Raises:
        ValueError: the side is unknown.
    """
    if side not in FLAT_SPECS:
        raise ValueError(f"unknown side {side!r}; flat cards have {' and '.join(FLAT_SPECS)}")
    return _boards(side, FLAT_SPECS[side], Random(f"{GENERATOR} {seed} {side}"))


def _boards(side: str, spec: SideSpec, rng: Random) -> Iterator[Board]:
    batches = [batch for batch in spec.batches for _ in range(batch.boards)]
    cards = rng.sample(range(1, len(batches) + 1), len(batches))
    quotas = [*spec.quotas] * (len(batches) // len(spec.quotas))
    seen: set[Shape] = set()
    used: Counter[PieceId] = Counter()
    for card, batch in zip(cards, batches, strict=True):
        region, sets, quota = _find_region(batch, spec, quotas, seen, rng)
        tasks = select_tasks(region, sets, quota, box=FLAT, mixes=spec.mixes, used=used, rng=rng)
        quotas.remove(quota)
        used.update(piece for task in tasks for piece in task.pieces)
        yield Board(FLAT, card, side, region, tasks)


def _find_region(
    batch: Batch, spec: SideSpec, quotas: Sequence[Quota], seen: set[Shape], rng: Random
) -> tuple[Region, SolvableSets, Quota]:
    """A region not in `seen`, the sets that tile it, and one of the quotas that it can meet. Adds it to `seen`."""
    while True:
        region = grow_region(batch.area, batch.bounds, rng)
        if not _fits(region, batch):
            continue
        form = canonical(Shape.of(region), SQUARE, Chirality.FREE)
        if form in seen:
            continue
        sets = census(region, spec.pieces, FLAT)
        if len(sets) < spec.least_sets:
            continue
        for quota in rng.sample(quotas, len(quotas)):
            if _can_meet(quota, sets):
                seen.add(form)
                return region, sets, quota


def grow_region(area: int, bounds: tuple[int, int], rng: Random) -> Region:
    """A connected region of `area` cells, grown cell by cell within that number of rows and columns."""
    rows, columns = bounds
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


def _fits(region: Region, batch: Batch) -> bool:
    return (
        extent(region) == batch.bounds
        and perimeter(region) in batch.perimeters
        and not has_hole(region)
        and not is_symmetric(region)
    )


def _can_meet(quota: Quota, sets: SolvableSets) -> bool:
    return all(sum(count in counts for count in sets.values()) >= tasks for tasks, counts in quota)
