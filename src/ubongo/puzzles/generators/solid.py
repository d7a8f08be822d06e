"""The generator of solid decks: bases drawn from all there are, tasks shared out to the published statistics.

All chance comes from the deck's seed, so that a deck can be made again, byte for byte. There are only a few hundred
bases, so none is grown by chance: a level is planned as a whole, with exactly so many tasks of so many tilings, and
its boards are made one by one after the plan.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from types import MappingProxyType

from ubongo.geometry.lattice import SQUARE, Chirality
from ubongo.geometry.polyforms import polyforms
from ubongo.geometry.shape import Shape, extent, orientations
from ubongo.puzzles.boards.deck import Board, BoardDeck, collect_boards
from ubongo.puzzles.boards.levels import FACES, LEVELS, Level
from ubongo.puzzles.boards.statistics import has_hole, sides_of
from ubongo.puzzles.census import census
from ubongo.puzzles.generators.quotas import allocate_quotas, split_sets
from ubongo.puzzles.generators.task_selection import Quota, Sets, select_tasks
from ubongo.puzzles.layers import has_square, region_over
from ubongo.puzzles.piece import SOLID, PieceId, mix_of
from ubongo.puzzles.task import Region

GENERATOR = "solid-1"
"""Goes up whenever the same seed would give another deck."""


TRIALS = 2
"""How many bases are drawn for a board; the one with most tasks of few tilings is kept."""

FIRST_CARD: Mapping[str, int] = MappingProxyType({"1": 1, "2": 1, "3": 37, "4": 37})
"""The first card of each level's stack: levels 1 and 2 share their cards, and so do levels 3 and 4. Rule: D2."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Boards whose bases have one area, lie in one bounding box, the smaller side first, and have a square or none."""

    boards: int
    box: tuple[int, int]
    area: int
    square: bool = False


@dataclass(frozen=True, slots=True)
class LevelSpec:
    """What the 36 boards of one level must be like."""

    lots: tuple[Batch, ...]
    sizes: tuple[tuple[int, int], ...]
    """So many boards with so many different tasks, most tasks first."""
    counts: Quota
    """How many of all tasks have a number of tilings in each range, ascending."""

    @property
    def few(self) -> int:
        """Less tilings than this are few."""
        return self.counts[-1][1].start

    @property
    def most(self) -> int:
        """As many tilings as a task may have."""
        return self.counts[-1][1].stop - 1


# Areas, boxes, tasks and the shares of tasks with one tiling are the published ones, but for these. The published
# numbers of tasks on a board add up to 183 and 178 for levels 2 and 3, which have 184 and 180 tasks: one board of each
# has six instead. Level 1 has three in four of all tasks there are, and one tiling a little less often, which leaves a
# choice. And in level 2 enough tasks have two tilings that two is the median.
SOLID_SPECS: Mapping[str, LevelSpec] = MappingProxyType(
    {
        "1": LevelSpec(
            lots=(
                Batch(1, (2, 3), 5, square=True),
                Batch(1, (2, 3), 6, square=True),
                Batch(4, (2, 4), 6, square=True),
                Batch(4, (2, 4), 6),
                Batch(6, (3, 3), 6, square=True),
                Batch(3, (3, 3), 6),
                Batch(1, (2, 5), 6),
                Batch(16, (3, 4), 6),
            ),
            sizes=((19, 3), (17, 2)),
            counts=((52, range(1, 2)), (39, range(2, 17))),
        ),
        "2": LevelSpec(
            lots=(Batch(14, (3, 4), 7), Batch(9, (4, 4), 7), Batch(8, (3, 5), 7), Batch(5, (2, 5), 7)),
            sizes=((19, 6), (7, 5), (5, 4), (5, 3)),
            counts=((61, range(1, 2)), (48, range(2, 3)), (75, range(3, 15))),
        ),
        "3": LevelSpec(
            lots=(Batch(11, (4, 5), 8), Batch(11, (4, 4), 8), Batch(10, (3, 5), 8), Batch(4, (3, 4), 8)),
            sizes=((14, 6), (11, 5), (8, 4), (3, 3)),
            counts=((121, range(1, 2)), (59, range(2, 11))),
        ),
        "4": LevelSpec(
            lots=(
                Batch(13, (3, 4), 8, square=True),
                Batch(11, (4, 4), 8, square=True),
                Batch(9, (3, 5), 8, square=True),
                Batch(3, (2, 5), 8, square=True),
            ),
            sizes=((36, 6),),
            counts=((114, range(1, 2)), (102, range(2, 8))),
        ),
    }
)
"""The published solid deck, level by level."""


def solid_deck(
    seed: int, sides: Sequence[str] = tuple(SOLID_SPECS), made: Callable[[Board], None] | None = None
) -> BoardDeck:
    """The deck of that seed: for each level of `sides` 36 boards, each with two to six proved and graded tasks.

    `made` is told each board as it is made: a progress bar can follow.

    Raises:
        ValueError: there is no such level.
    """
    boards = collect_boards((solid_boards(seed, level) for level in sides), sides, made)
    return BoardDeck(SOLID, GENERATOR, seed, boards)


def solid_boards(seed: int, level: str) -> Iterator[Board]:
    """The boards of one level as they are made, not by card; each level has its own chance.

    Raises:
        ValueError: there is no such level.
    """
    if level not in SOLID_SPECS:
        raise ValueError(f"unknown level {level!r}; solid cards have {', '.join(SOLID_SPECS)}")
    return _boards(level, SOLID_SPECS[level], Random(f"{GENERATOR} {seed} {level}"))


def _boards(level: str, spec: LevelSpec, rng: Random) -> Iterator[Board]:
    plan = _plan(spec, LEVELS[level], rng)
    first = FIRST_CARD[level]
    cards = rng.sample(range(first, first + len(plan)), len(plan))
    mixes = LEVELS[level].mixes
    used: Counter[PieceId] = Counter()
    for card, share in zip(cards, plan, strict=True):
        region = region_over(_image(share.base, rng))
        tasks = select_tasks(region, share.sets, share.quota, box=SOLID, mixes=mixes, used=used, rng=rng)
        used.update(block for task in tasks for block in task.pieces)
        yield Board(card, level, region, tuple(tasks[index] for index in FACES[len(tasks)]))


def _image(base: Region, rng: Random) -> Region:
    """The base turned or flipped by chance, its longer side across."""
    images = [_at_corner(shape) for shape in orientations(Shape.of(base), SQUARE, Chirality.FREE)]
    return rng.choice([image for image in images if extent(image) == sides_of(base)])


def _at_corner(shape: Shape) -> Region:
    top, left = (min(axis) for axis in zip(*shape.cells, strict=True))
    return frozenset((row - top, column - left) for row, column in shape.cells)


@dataclass(frozen=True, slots=True)
class _Share:
    """What is planned for one board."""

    base: Region
    sets: Sets
    quota: Quota


@dataclass(frozen=True, slots=True)
class _Stock:
    """A base, and all sets of blocks that may be used over it."""

    base: Region
    sets: Sets
    hard: int
    """How many of the sets have few tilings."""


def _plan(spec: LevelSpec, level: Level, rng: Random) -> list[_Share]:
    """What is planned for each board of a level; drawn anew until everything fits."""
    stocks = {lot: _stocks(lot, level, spec.few, spec.most) for lot in spec.lots}
    while True:
        drawn = _drawn(spec, stocks, rng)
        if drawn is None:
            continue
        boards = [
            (stock, sets, size)
            for stock, sizes in drawn
            for sets, size in zip(split_sets(stock.sets, sizes, rng), sizes, strict=True)
        ]
        quotas = allocate_quotas([(sets, size) for _, sets, size in boards], spec.counts, rng)
        if quotas is not None:
            return [_Share(stock.base, sets, quota) for (stock, sets, _), quota in zip(boards, quotas, strict=True)]


def _drawn(
    spec: LevelSpec, stocks: Mapping[Batch, Sequence[_Stock]], rng: Random
) -> list[tuple[_Stock, list[int]]] | None:
    """The bases of the boards, and how many tasks each of the boards over it has; none if the sets do not suffice.

    No base is drawn again while another will do.
    """
    lots = [lot for lot in spec.lots for _ in range(lot.boards)]
    sizes = [size for boards, size in spec.sizes for _ in range(boards)]
    drawn: dict[Region, tuple[_Stock, list[int]]] = {}
    for lot, size in zip(rng.sample(lots, len(lots)), sizes, strict=True):
        held = [drawn.get(stock.base, (stock, [])) for stock in stocks[lot]]
        able = [(stock, taken) for stock, taken in held if len(stock.sets) - sum(taken) >= size]
        if not able:
            return None
        fewest = min(len(taken) for _, taken in able)
        free = [one for one in able if len(one[1]) == fewest]
        stock, taken = max(rng.sample(free, min(TRIALS, len(free))), key=lambda one: one[0].hard)
        drawn[stock.base] = stock, [*taken, size]
    return list(drawn.values())


@cache
def _stocks(lot: Batch, level: Level, few: int, most: int) -> tuple[_Stock, ...]:
    """All bases of a lot with the sets of the level that tile them, in at most so many ways."""
    bases = (base for base in _bases(lot.area) if sides_of(base) == lot.box and has_square(base) == lot.square)
    return tuple(_stock(base, level, few, most) for base in bases)


@cache
def _bases(area: int) -> tuple[Region, ...]:
    """All bases of an area, one of each kind: a mirrored one carries the same two layers, turned over."""
    bases = (frozenset(shape.cells) for shape in polyforms(area, SQUARE, Chirality.FREE))
    return tuple(base for base in bases if not has_hole(base))


def _stock(base: Region, level: Level, few: int, most: int) -> _Stock:
    sets = _sets(base, level, most)
    return _Stock(base, sets, sum(count < few for count in sets.values()))


def _sets(base: Region, level: Level, most: int) -> Sets:
    return {
        names: count
        for names, count in census(region_over(base), level.blocks, SOLID).items()
        if count <= most and mix_of(SOLID.pick(names)) in level.mixes
    }
