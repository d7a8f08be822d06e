"""The search for layouts: each correct layout of some cards of a hand, once, or the proof that there is none.

Cells are bits of one integer: placing a card is an `or`, finding what it touches an `and`. The tests compare it with a
reference implementation that is written for clarity.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import permutations
from typing import NamedTuple, TypeAlias

from ubongo.geometry.lattice import Cell
from ubongo.geometry.shape import moved
from ubongo.puzzles.cards.card import COLUMNS, CONTACT_SYMBOLS, FOOTPRINTS, RIMS, Hand, Layout, PlacedCard
from ubongo.puzzles.cards.joints import joints
from ubongo.puzzles.cards.judge import Reading

SIZE = 7
"""The number of cards in a complete layout. Rule: K3."""

BUDGET = 60_000
"""A search ends after placing this number of cards."""


class SearchOutcome(StrEnum):
    """How a search ended."""

    FOUND = "found"
    NONE = "none"
    """Proved: there is no such layout."""
    UNSETTLED = "unsettled"
    """The search ran out of budget."""


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The result of a search."""

    outcome: SearchOutcome
    layout: Layout
    """The first complete layout, or else the first of the largest ones found; the cards in an order of placing."""
    nodes: int
    """How many cards the search placed in total; the budget limits it."""


def search(hand: Hand, size: int = SIZE, reading: Reading = Reading.STRICT, budget: int = BUDGET) -> SearchResult:
    """Search for a correct layout of `size` cards of the hand; deterministic, without a clock.

    Rule: K4, K10; a layout that is correct in the strict reading is correct in the lenient one.

    Raises:
        ValueError: `size` or `budget` is less than 1.
    """
    if budget < 1:
        raise ValueError(f"a search places at least one card, not {budget}")
    lattice = _Lattice(hand, size, reading)
    outcome = SearchOutcome.NONE
    best: _Poses = ()
    nodes = 0
    for nodes, poses in enumerate(_walk(lattice), start=1):
        if len(poses) > len(best):
            best = poses
        if len(best) == size or nodes == budget:
            outcome = SearchOutcome.FOUND if len(best) == size else SearchOutcome.UNSETTLED
            break
    return SearchResult(outcome, lattice.layout(best), nodes)


def layouts(hand: Hand, size: int = SIZE, reading: Reading = Reading.STRICT) -> Iterator[Layout]:
    """Every correct layout of `size` cards of the hand, once up to moving and turning the whole.

    Of its cards, the first in the hand is anchored at the origin, unturned. There may be very many layouts.

    Raises:
        ValueError: `size` is less than 1.
    """
    lattice = _Lattice(hand, size, reading)
    return (lattice.layout(poses) for poses in _walk(lattice) if len(poses) == size)


_Pose: TypeAlias = tuple[int, int, int]
"""A card's index in the hand, its turn, and the bit number of its anchor."""


class _Grid:
    """The numbering of cells as bits, row by row, in a square around the anchor of the first card."""

    def __init__(self, size: int) -> None:
        self.margin = COLUMNS * size
        self.width = 2 * self.margin + COLUMNS
        self.masks = tuple(map(self._mask, FOOTPRINTS))
        # Shifted down and right by one cell, so that no bit is below zero.
        self.rims = tuple(self._mask(moved(rim, (1, 1))) for rim in RIMS)
        self.shift = self.number((1, 1))
        self.center = self.number((self.margin, self.margin))

    def number(self, cell: Cell) -> int:
        """The bit number of a cell, or what a step adds to it."""
        return cell[0] * self.width + cell[1]

    def cell(self, number: int) -> Cell:
        """The cell of that bit, relative to the center."""
        row, column = divmod(number, self.width)
        return row - self.margin, column - self.margin

    def _mask(self, cells: Sequence[Cell]) -> int:
        return sum(1 << self.number(cell) for cell in cells)


class _Lattice:
    """Lookup tables of the walk: which cards can be joined to a placed one, and whether a card fits."""

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
        """By card and turn: what can be placed next to it; anchors are relative to the card's own."""
        for first, second in permutations(range(len(hand)), 2):
            for joint in joints(hand[first], hand[second]):
                step = self.grid.number(joint.anchor)
                self.joined[first, joint.turn].append((second, joint.other, step))

    @cached_property
    def legal(self) -> frozenset[tuple[int, int, int, int, int]]:
        """A card, its turn, and what can be placed next to it: for the lenient reading."""
        return frozenset((*key, *pose) for key, poses in self.joined.items() for pose in poses)

    def beside(self, pose: _Pose) -> list[_Pose]:
        """What can be placed next to that card, regardless of others."""
        card, turn, at = pose
        return [(other, way, at + step) for other, way, step in self.joined[card, turn]]

    def mask(self, pose: _Pose) -> int:
        """The cells that the card covers."""
        return self.grid.masks[pose[1]] << pose[2]

    def fits(self, pose: _Pose, taken: int, placed: Sequence[_Pose]) -> bool:
        """Whether a card that can be joined to one of those placed fits there."""
        _, turn, at = pose
        if self.grid.masks[turn] << at & taken:
            return False
        touched = (self.grid.rims[turn] << (at - self.grid.shift) & taken).bit_count()
        if touched == CONTACT_SYMBOLS:
            return True
        return self.reading is Reading.LENIENT and all(self._is_right(pose, other) for other in placed)

    def _is_right(self, pose: _Pose, other: _Pose) -> bool:
        card, turn, at = pose
        if not self.grid.rims[turn] << (at - self.grid.shift) & self.mask(other):
            return True
        return (card, turn, other[0], other[1], other[2] - at) in self.legal

    def layout(self, poses: Sequence[_Pose]) -> Layout:
        """The cards relative to the first one."""
        return tuple(PlacedCard(self.hand[card].id, turn, self.grid.cell(at)) for card, turn, at in poses)


_Poses: TypeAlias = tuple[_Pose, ...]


class _Table(NamedTuple):
    """The placed cards in one branch of the walk."""

    placed: _Poses
    taken: int
    """The covered cells."""
    used: frozenset[int]
    """The cards that are placed or excluded."""


def _walk(lattice: _Lattice) -> Iterator[_Poses]:
    """Every correct layout of up to the lattice's size that may grow to that size, each once, depth first.

    It works like the enumeration of polyominoes: everything that could be placed next is tried in turn, and what has
    been tried is excluded from the rest of that branch. That is complete because every connected part of a correct
    layout is correct. A first card that has been tried is excluded too; the walk ends when too few cards are left.
    """
    for first in range(len(lattice.hand) - lattice.size + 1):
        pose = (first, 0, lattice.grid.center)
        table = _Table((pose,), lattice.mask(pose), frozenset(range(first + 1)))
        yield table.placed
        if lattice.size > 1:
            fresh = [other for other in lattice.beside(pose) if other[0] not in table.used]
            yield from _grown(lattice, table, fresh, frozenset(fresh))


def _grown(lattice: _Lattice, table: _Table, untried: Sequence[_Pose], known: frozenset[_Pose]) -> Iterator[_Poses]:
    """The layouts that extend the placed cards by untried ones, or by what can be placed next to those."""
    placed, taken, used = table
    for number, pose in enumerate(untried, start=1):
        if pose[0] in used or not lattice.fits(pose, taken, placed):
            continue
        grown = _Table((*placed, pose), taken | lattice.mask(pose), used | {pose[0]})
        yield grown.placed
        if len(grown.placed) < lattice.size:
            beside = [other for other in lattice.beside(pose) if other[0] not in grown.used and other not in known]
            yield from _grown(lattice, grown, [*untried[number:], *beside], known.union(beside))
