"""Joints: all the ways to place two cards side by side so that two symbols of each touch, and both pairs match."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations, product
from math import comb
from typing import TypeAlias

from ubongo.geometry.lattice import Cell
from ubongo.geometry.shape import moved
from ubongo.puzzles.cards.card import COLUMNS, CONTACT_SYMBOLS, FOOTPRINTS, RIMS, TURNS, Card, Hand

TouchingPairs: TypeAlias = tuple[tuple[int, int], ...]
"""The symbols of two cards that touch, each pair as the indices of the symbols on the first and the second card."""


@dataclass(frozen=True, slots=True)
class Joint:
    """The position of a second card next to a first card that is anchored at the origin."""

    turn: int
    """The first card's turn."""
    other: int
    """The second card's turn."""
    anchor: Cell
    """The second card's anchor."""


@cache  # computed on first use: at import it would delay the start of every command
def possible_joints() -> tuple[tuple[Joint, TouchingPairs], ...]:
    """Every way for two cards to touch in two symbols, whatever the symbols are: 28 for each turn of the first card."""
    return tuple(_possible_joints())


def _possible_joints() -> Iterator[tuple[Joint, TouchingPairs]]:
    reach = range(-COLUMNS, COLUMNS + 1)
    for turn, other, down, right in product(range(TURNS), range(TURNS), reach, reach):
        second = moved(FOOTPRINTS[other], (down, right))
        pairs = tuple((RIMS[turn][cell], place) for place, cell in enumerate(second) if cell in RIMS[turn])
        if len(pairs) == CONTACT_SYMBOLS and not set(FOOTPRINTS[turn]).intersection(second):
            yield Joint(turn, other, (down, right)), pairs


@lru_cache(maxsize=8192)  # every search asks for all pairs of a hand, and hands come from one stack
def joints(first: Card, second: Card) -> tuple[Joint, ...]:
    """The ways to place `second` next to `first`, in a fixed order; both turned together is another way. Rule: K4."""
    one, other = first.symbols, second.symbols
    return tuple(joint for joint, ((a, b), (c, d)) in possible_joints() if one[a] == other[b] and one[c] == other[d])


def ease(hand: Hand) -> int:
    """The number of ways to join two cards of the hand, up to turning both: the fewer, the harder the hand.

    The measure of difficulty of hands, faces and stacks: exact, and much less work than counting layouts.
    """
    return sum(len(joints(first, second)) for first, second in combinations(hand, 2)) // TURNS


def mean_ease(cards: Hand, hand: int) -> float:
    """The exact mean ease of all hands of `hand` cards out of `cards`. A hand has at least two cards."""
    return comb(hand, 2) / comb(len(cards), 2) * ease(cards)
