"""The generator of solid decks: picks from all existing bases and allocates tasks by the published statistics.

All chance comes from the deck's seed: the same seed gives the same deck, byte for byte. There are only a few hundred
bases, so they are enumerated, not grown at random. A level is planned as a whole, with an exact number of tasks for
each range of numbers of tilings; then its boards are made one by one from the plan.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from random import Random
from types import MappingProxyType

from ubongo.geometry.lattice import SQUARE, Chirality
from ubongo.geometry.polyforms import polyforms
from ubongo.geometry.shape import Shape, extent, orientations
from ubongo.puzzles.boards.deck import Board, BoardDeck, collect_boards
from ubongo.puzzles.boards.levels import FACES, LEVELS, Level
from ubongo.puzzles.boards.outline import has_hole, has_square, sides_of
from ubongo.puzzles.census import census
from ubongo.puzzles.generators.quotas import allocate_quotas, split_sets
from ubongo.puzzles.generators.task_selection import Quota, SolvableSets, select_tasks
from ubongo.puzzles.layers import region_over
from ubongo.puzzles.piece import SOLID, PieceId, mix_of
from ubongo.puzzles.task import Region

GENERATOR = "solid-1"
"""Name and version of the generator. A change that gives any seed another deck increases the version."""

TRIALS = 2
"""How many bases are drawn for a board; the one with the most tasks of few tilings is kept."""

FIRST_CARD: Mapping[str, int] = MappingProxyType({"1": 1, "2": 1, "3": 37, "4": 37})
"""The first card of each level's stack: levels 1 and 2 share their cards, and so do levels 3 and 4. Rule: D2."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Boards whose bases have the same area and bounding box, and all contain a square of four cells or none does."""

    boards: int
    bounds: tuple[int, int]
    """The sides of the bounding box, the shorter one first."""
    area: int
    square: bool = False


@dataclass(frozen=True, slots=True)
class LevelSpec:
    """The requirements for the 36 boards of one level."""

    batches: tuple[Batch, ...]
    sizes: tuple[tuple[int, int], ...]
    """Pairs of a number of boards and the number of different tasks on each of them, most tasks first."""
    counts: Quota
    """How many of all tasks have a number of tilings in each range, ascending."""

    @property
    def few(self) -> int:
        """A number of tilings below this is low."""
        return self.counts[-1][1].start

    @property
    def most(self) -> int:
        """The highest number of tilings of a task."""
        return self.counts[-1][1].stop - 1


# Areas, bounding boxes, numbers of tasks and shares of tasks with one tiling are the published ones, with these
# exceptions. The published numbers of tasks on a board add up to 183 and 178 for levels 2 and 3, which have 184 and 180
# tasks: one board of each has six instead. Level 1 uses three of four tasks that exist, and one tiling a little less
# often than published, which leaves a choice. And in level 2 enough tasks have two tilings to make two the median.
SOLID_SPECS: Mapping[str, LevelSpec] = MappingProxyType(
    {
        "1": LevelSpec(
            batches=(
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
            batches=(Batch(14, (3, 4), 7), Batch(9, (4, 4), 7), Batch(8, (3, 5), 7), Batch(5, (2, 5), 7)),
            sizes=((19, 6), (7, 5), (5, 4), (5, 3)),
            counts=((61, range(1, 2)), (48, range(2, 3)), (75, range(3, 15))),
        ),
        "3": LevelSpec(
            batches=(Batch(11, (4, 5), 8), Batch(11, (4, 4), 8), Batch(10, (3, 5), 8), Batch(4, (3, 4), 8)),
            sizes=((14, 6), (11, 5), (8, 4), (3, 3)),
            counts=((121, range(1, 2)), (59, range(2, 11))),
        ),
        "4": LevelSpec(
            batches=(
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
    seed: int, levels: Sequence[str] = tuple(SOLID_SPECS), on_board: Callable[[Board], None] | None = None
) -> BoardDeck:
    """The deck of that seed: for each of `levels` 36 boards, each with two to six proved and graded tasks.

    Calls `on_board` with each board as it is made.

    Raises:
        ValueError: a level is unknown, or there is none.
    """
    made = chain.from_iterable(solid_boards(seed, level) for level in levels)
    return BoardDeck(GENERATOR, seed, collect_boards(made, levels, on_board))


def solid_boards(seed: int, level: str) -> Iterator[Board]:
    """The boards of one level in the order in which they are made. Each level has its own random numbers.

    Raises:
        ValueError: the level is unknown.
    """
    if level not in SOLID_SPECS:
        raise ValueError(f"unknown level {level!r}; solid cards have {', '.join(SOLID_SPECS)}")
    return _boards(level, SOLID_SPECS[level], Random(f"{GENERATOR} {seed} {level}"))


def _boards(level: str, spec: LevelSpec, rng: Random) -> Iterator[Board]:
    plans = _plan_level(spec, LEVELS[level], rng)
    first = FIRST_CARD[level]
    cards = rng.sample(range(first, first + len(plans)), len(plans))
    mixes = LEVELS[level].mixes
    used: Counter[PieceId] = Counter()
    for card, plan in zip(cards, plans, strict=True):
        region = region_over(_random_image(plan.base, rng))
        tasks = select_tasks(region, plan.sets, plan.quota, box=SOLID, mixes=mixes, used=used, rng=rng)
        used.update(block for task in tasks for block in task.pieces)
        yield Board(SOLID, card, level, region, tuple(tasks[index] for index in FACES[len(tasks)]))


def _random_image(base: Region, rng: Random) -> Region:
    """The base turned or flipped at random, its longer side across."""
    images = [_at_corner(shape) for shape in orientations(Shape.of(base), SQUARE, Chirality.FREE)]
    return rng.choice([image for image in images if extent(image) == sides_of(base)])


def _at_corner(shape: Shape) -> Region:
    top, left = (min(axis) for axis in zip(*shape.cells, strict=True))
    return frozenset((row - top, column - left) for row, column in shape.cells)


@dataclass(frozen=True, slots=True)
class _BoardPlan:
    """The plan for one board."""

    base: Region
    sets: SolvableSets
    quota: Quota


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A base, and all sets of blocks that may be used over it."""

    base: Region
    sets: SolvableSets
    hard: int
    """How many of the sets have few tilings."""


def _plan_level(spec: LevelSpec, level: Level, rng: Random) -> list[_BoardPlan]:
    """The plans for all boards of a level; drawn again until everything fits."""
    candidates = {batch: _candidates(batch, level, spec.few, spec.most) for batch in spec.batches}
    while True:
        drawn = _draw_bases(spec, candidates, rng)
        if drawn is None:
            continue
        boards = [
            (candidate, sets, size)
            for candidate, sizes in drawn
            for sets, size in zip(split_sets(candidate.sets, sizes, rng), sizes, strict=True)
        ]
        quotas = allocate_quotas([(sets, size) for _, sets, size in boards], spec.counts, rng)
        if quotas is not None:
            return [_BoardPlan(one.base, sets, quota) for (one, sets, _), quota in zip(boards, quotas, strict=True)]


def _draw_bases(
    spec: LevelSpec, candidates: Mapping[Batch, Sequence[_Candidate]], rng: Random
) -> list[tuple[_Candidate, list[int]]] | None:
    """The bases of the boards, each with the numbers of tasks of the boards on it; None if the sets do not suffice.

    A base is drawn again only when every other candidate has been drawn as often.
    """
    batches = [batch for batch in spec.batches for _ in range(batch.boards)]
    sizes = [size for boards, size in spec.sizes for _ in range(boards)]
    drawn: dict[Region, tuple[_Candidate, list[int]]] = {}
    for batch, size in zip(rng.sample(batches, len(batches)), sizes, strict=True):
        held = [drawn.get(candidate.base, (candidate, [])) for candidate in candidates[batch]]
        able = [(candidate, taken) for candidate, taken in held if len(candidate.sets) - sum(taken) >= size]
        if not able:
            return None
        fewest = min(len(taken) for _, taken in able)
        free = [one for one in able if len(one[1]) == fewest]
        candidate, taken = max(rng.sample(free, min(TRIALS, len(free))), key=lambda one: one[0].hard)
        drawn[candidate.base] = candidate, [*taken, size]
    return list(drawn.values())


@cache
def _candidates(batch: Batch, level: Level, few: int, most: int) -> tuple[_Candidate, ...]:
    """All bases of a batch, with the sets of the level that tile them in at most `most` ways."""
    bases = (base for base in _bases(batch.area) if sides_of(base) == batch.bounds and has_square(base) == batch.square)
    return tuple(_candidate(base, level, few, most) for base in bases)


@cache
def _bases(area: int) -> tuple[Region, ...]:
    """All bases of an area without a hole, up to turns and flips: mirrored bases give the same region, turned over."""
    bases = (frozenset(shape.cells) for shape in polyforms(area, SQUARE, Chirality.FREE))
    return tuple(base for base in bases if not has_hole(base))


def _candidate(base: Region, level: Level, few: int, most: int) -> _Candidate:
    sets = _usable_sets(base, level, most)
    return _Candidate(base, sets, sum(count < few for count in sets.values()))


def _usable_sets(base: Region, level: Level, most: int) -> SolvableSets:
    return {
        names: count
        for names, count in census(region_over(base), level.blocks, SOLID).items()
        if count <= most and mix_of(SOLID.pick(names)) in level.mixes
    }
