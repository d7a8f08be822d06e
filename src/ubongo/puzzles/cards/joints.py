"""Joints: all the ways in which two cards can lie side by side so that two symbols meet two, and both match."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias

from ubongo.geometry.lattice import SQUARE, Cell
from ubongo.geometry.shape import moved
from ubongo.puzzles.cards.card import COLUMNS, FOOTPRINTS, TURNS, Card, Hand
from ubongo.puzzles.cards.judge import MEETING

Pairs: TypeAlias = tuple[tuple[int, int], ...]
"""Which symbol of one card lies beside which of another, by their places on the cards."""


@dataclass(frozen=True, slots=True)
class Joint:
    """How a second card lies beside a first one that is anchored at the origin."""

    turn: int
    """The first card's."""
    other: int
    """The second card's."""
    anchor: Cell
    """Where the second card is anchored."""


def _meetings() -> Iterator[tuple[Joint, Pairs]]:
    reach = range(-COLUMNS, COLUMNS + 1)
    for turn in range(TURNS):
        first = {cell: place for place, cell in enumerate(FOOTPRINTS[turn])}
        for other in range(TURNS):
            for anchor in [(row, column) for row in reach for column in reach]:
                second = {cell: place for place, cell in enumerate(moved(FOOTPRINTS[other], anchor))}
                pairs = tuple(
                    (first[cell], second[near])
                    for cell in first
                    for near in moved(SQUARE.neighbors, cell)
                    if near in second
                )
                if first.keys().isdisjoint(second) and len(pairs) == MEETING:
                    yield Joint(turn, other, anchor), pairs


MEETINGS = tuple(_meetings())
"""Every way in which two cards meet in two symbols, whatever these are, with those symbols: 28 for each turn."""


def joints(first: Card, second: Card) -> tuple[Joint, ...]:
    """The ways to lay `second` beside `first`, in a fixed order; turning both together is another way. Rule: K4."""
    one, other = first.symbols, second.symbols
    return tuple(joint for joint, ((a, b), (c, d)) in MEETINGS if one[a] == other[b] and one[c] == other[d])


def ease(hand: Hand) -> int:
    """In how many ways two cards of the hand can be joined, whichever way up: the fewer, the harder the hand.

    The measure of hands, faces and stacks: exact, and a thousandth of the work of counting layouts.
    """
    return sum(len(joints(first, second)) for first, second in combinations(hand, 2)) // TURNS
