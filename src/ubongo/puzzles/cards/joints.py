"""Joints: all the ways in which two cards can lie side by side so that two symbols meet two, and both match."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from math import comb
from typing import TypeAlias

from ubongo.geometry.lattice import Cell
from ubongo.geometry.shape import moved
from ubongo.puzzles.cards.card import COLUMNS, FOOTPRINTS, MEETING, RIMS, TURNS, Card, Hand

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


@cache  # worked out when it is first asked for: the start of every command would wait for it
def meetings() -> tuple[tuple[Joint, Pairs], ...]:
    """Every way in which two cards meet in two symbols, whatever these are, with those symbols: 28 for each turn."""
    return tuple(_meetings())


def _meetings() -> Iterator[tuple[Joint, Pairs]]:
    reach = range(-COLUMNS, COLUMNS + 1)
    for turn, other, down, right in product(range(TURNS), range(TURNS), reach, reach):
        second = moved(FOOTPRINTS[other], (down, right))
        pairs = tuple((RIMS[turn][cell], place) for place, cell in enumerate(second) if cell in RIMS[turn])
        if len(pairs) == MEETING and not set(FOOTPRINTS[turn]).intersection(second):
            yield Joint(turn, other, (down, right)), pairs


def joints(first: Card, second: Card) -> tuple[Joint, ...]:
    """The ways to lay `second` beside `first`, in a fixed order; turning both together is another way. Rule: K4."""
    one, other = first.symbols, second.symbols
    return tuple(joint for joint, ((a, b), (c, d)) in meetings() if one[a] == other[b] and one[c] == other[d])


def ease(hand: Hand) -> int:
    """In how many ways two cards of the hand can be joined, whichever way up: the fewer, the harder the hand.

    The measure of hands, faces and stacks: exact, and much less work than counting layouts.
    """
    return sum(len(joints(first, second)) for first, second in combinations(hand, 2)) // TURNS


def mean_ease(cards: Hand, hand: int) -> float:
    """The mean ease of all hands of so many that can be dealt from `cards`, exact; two or more, and enough to deal."""
    return comb(hand, 2) / comb(len(cards), 2) * ease(cards)
