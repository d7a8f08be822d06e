"""Finding layouts: every one of some cards of a hand, each once, or the proof that there is none.

Cells are bits of one integer: to lay a card is an `or`, to see what it touches an `and`. The clear twin that a law
holds equal to this stands in the tests.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import permutations
from typing import NamedTuple, TypeAlias

from ubongo.geometry.lattice import Cell
from ubongo.geometry.shape import moved
from ubongo.puzzles.cards.card import COLUMNS, FOOTPRINTS, MEETING, RIMS, Hand, Layout, PlacedCard
from ubongo.puzzles.cards.joints import joints
from ubongo.puzzles.cards.judge import Reading

SIZE = 7
"""How many cards make a layout whole. Rule: K3."""

BUDGET = 60_000
"""After how many cards laid a search is given up."""


class Outcome(StrEnum):
    """How a search ended."""

    FOUND = "found"
    NONE = "none"
    """Proved: there is no such layout."""
    UNSETTLED = "unsettled"
    """The budget was spent."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """What a search has come to."""

    outcome: Outcome
    layout: Layout
    """The first whole layout, or else the first of the largest that were seen; the cards in an order of laying."""
    laid: int
    """How many cards were laid on the way: the measure of its budget."""


def search(hand: Hand, size: int = SIZE, reading: Reading = Reading.STRICT, budget: int = BUDGET) -> SearchResult:
    """Look for a flawless layout of `size` cards of the hand; deterministic, without a clock.

    Rule: K4, K10; a layout that is right in the strict reading is right in the lenient one.

    Raises:
        ValueError: `size` or `budget` is less than 1.
    """
    if budget < 1:
        raise ValueError(f"a search lays at least one card, not {budget}")
    lattice = _Lattice(hand, size, reading)
    outcome = Outcome.NONE
    best: _Poses = ()
    laid = 0
    for laid, poses in enumerate(_walk(lattice), start=1):
        if len(poses) > len(best):
            best = poses
        if len(best) == size or laid == budget:
            outcome = Outcome.FOUND if len(best) == size else Outcome.UNSETTLED
            break
    return SearchResult(outcome, lattice.layout(best), laid)


def layouts(hand: Hand, size: int = SIZE, reading: Reading = Reading.STRICT) -> Iterator[Layout]:
    """Every flawless layout of `size` cards of the hand, once, wherever on the lattice and whichever way up it lies.

    The card that stands first in the hand is anchored at the origin, unturned. There may be very many.

    Raises:
        ValueError: `size` is less than 1.
    """
    lattice = _Lattice(hand, size, reading)
    return (lattice.layout(poses) for poses in _walk(lattice) if len(poses) == size)


_Pose: TypeAlias = tuple[int, int, int]
"""A card's index in the hand, its turn, and the number of its anchor."""


class _Grid:
    """The cells as bits, a row of `width` after the other, in a square around the anchor of the first card."""

    def __init__(self, size: int) -> None:
        self.margin = COLUMNS * size
        self.width = 2 * self.margin + COLUMNS
        self.masks = tuple(map(self._mask, FOOTPRINTS))
        # Shifted down and right by one cell, so that no bit is below zero.
        self.rims = tuple(self._mask(moved(rim, (1, 1))) for rim in RIMS)
        self.shift = self.number((1, 1))
        self.center = self.number((self.margin, self.margin))

    def number(self, cell: Cell) -> int:
        """The bit of a cell, or what a step adds to it."""
        return cell[0] * self.width + cell[1]

    def cell(self, number: int) -> Cell:
        """The cell of that bit, counted from the center."""
        row, column = divmod(number, self.width)
        return row - self.margin, column - self.margin

    def _mask(self, cells: Sequence[Cell]) -> int:
        return sum(1 << self.number(cell) for cell in cells)


class _Lattice:
    """What the walk asks: which cards can be joined to a laid one, and whether a card may lie where it would."""

    def __init__(self, hand: Hand, size: int, reading: Reading) -> None:
        if size < 1:
            raise ValueError(f"a layout has at least one card, not {size}")
        self.hand = hand
        self.size = size
        self.reading = reading
        self.grid = _Grid(size)
        self.joined: dict[tuple[int, int], list[_Pose]] = {
            (card, turn): [] for card in range(len(hand)) for turn in range(len(FOOTPRINTS))
        }
        """By card and turn, what may lie beside it; the number of an anchor is counted from the card's own."""
        for first, second in permutations(range(len(hand)), 2):
            for joint in joints(hand[first], hand[second]):
                step = self.grid.number(joint.anchor)
                self.joined[first, joint.turn].append((second, joint.other, step))
        self.legal = frozenset((*key, *pose) for key, poses in self.joined.items() for pose in poses)

    def beside(self, pose: _Pose) -> list[_Pose]:
        """What may lie beside that card, if nothing else lay."""
        card, turn, at = pose
        return [(other, way, at + step) for other, way, step in self.joined[card, turn]]

    def mask(self, pose: _Pose) -> int:
        """The cells that it covers."""
        return self.grid.masks[pose[1]] << pose[2]

    def fits(self, pose: _Pose, taken: int, laid: Sequence[_Pose]) -> bool:
        """Whether a card that can be joined to one of those laid may lie there."""
        _, turn, at = pose
        if self.grid.masks[turn] << at & taken:
            return False
        touched = (self.grid.rims[turn] << (at - self.grid.shift) & taken).bit_count()
        if touched == MEETING:
            return True
        return self.reading is Reading.LENIENT and all(self._is_right(pose, other) for other in laid)

    def _is_right(self, pose: _Pose, other: _Pose) -> bool:
        card, turn, at = pose
        if not self.grid.rims[turn] << (at - self.grid.shift) & self.mask(other):
            return True
        return (card, turn, other[0], other[1], other[2] - at) in self.legal

    def layout(self, poses: Sequence[_Pose]) -> Layout:
        """The cards as they lie around the first."""
        return tuple(PlacedCard(self.hand[card].id, turn, self.grid.cell(at)) for card, turn, at in poses)


_Poses: TypeAlias = tuple[_Pose, ...]


class _Table(NamedTuple):
    """What lies in one branch of the walk."""

    laid: _Poses
    taken: int
    """The cells that are covered."""
    used: frozenset[int]
    """The cards that lie or are put aside."""


def _walk(lattice: _Lattice) -> Iterator[_Poses]:
    """Every flawless layout of up to the lattice's size that may become one of that size, each once, depth first.

    As one lists polyominoes: whatever could be laid next is tried in turn, and what has been tried is never laid again
    in that branch. That is sound because every connected part of a flawless layout is flawless. A first card that has
    been tried is put aside too, so only so many need to be tried that no layout can do without all of them.
    """
    for first in range(len(lattice.hand) - lattice.size + 1):
        pose = (first, 0, lattice.grid.center)
        table = _Table((pose,), lattice.mask(pose), frozenset(range(first + 1)))
        yield table.laid
        if lattice.size > 1:
            fresh = [other for other in lattice.beside(pose) if other[0] not in table.used]
            yield from _grown(lattice, table, fresh, frozenset(fresh))


def _grown(lattice: _Lattice, table: _Table, untried: Sequence[_Pose], known: frozenset[_Pose]) -> Iterator[_Poses]:
    """The layouts that hold what is laid and some of what is untried, or of what comes to lie beside that."""
    laid, taken, used = table
    for number, pose in enumerate(untried, start=1):
        if pose[0] in used or not lattice.fits(pose, taken, laid):
            continue
        grown = _Table((*laid, pose), taken | lattice.mask(pose), used | {pose[0]})
        yield grown.laid
        if len(grown.laid) < lattice.size:
            beside = [other for other in lattice.beside(pose) if other[0] not in grown.used and other not in known]
            yield from _grown(lattice, grown, [*untried[number:], *beside], known.union(beside))
