"""Dealing hands of nine cards, each with a proof that seven of them can be placed, on both faces. Rule: K2, K10."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ubongo.puzzles.cards.card import Hand, Layout
from ubongo.puzzles.cards.deck import FACES, DoubleSidedCard
from ubongo.puzzles.cards.search import BUDGET, SearchOutcome, search

HAND = 9
"""The number of cards that each player is dealt. Rule: K2."""

SHUFFLES = 500
"""A deal fails after this number of shuffles. Of the standard deck, at least every third shuffle can be dealt."""


@dataclass(frozen=True, slots=True)
class DealtHand:
    """One player's cards for two rounds, with a layout of seven of them for each."""

    cards: tuple[DoubleSidedCard, ...]
    """Nine, in the order in which they were dealt."""
    layouts: tuple[Layout, ...]
    """By face: a correct layout of seven cards in the strict reading, and so in the lenient reading too."""

    def hand(self, face: int) -> Hand:
        """The cards with face 0 or 1 up. Rule: K2."""
        return tuple(card.faces[face] for card in self.cards)


def deal(stack: Sequence[DoubleSidedCard], players: int, rng: Random, budget: int = BUDGET) -> tuple[DealtHand, ...]:
    """Shuffle the stack until the search finds a layout for every hand, on both faces; then deal, by player.

    A hand whose search exceeds its budget counts as one without a layout. All shuffles are equally likely, and so are
    those that can be dealt. With fewer than four players the other cards are not used.
    Rule: K2, K10.

    Raises:
        ValueError: the stack has too few cards, or no shuffle of 500 can be dealt.
    """
    if players * HAND > len(stack):
        raise ValueError(f"{len(stack)} cards are too few for {players} hands of {HAND}")
    for _ in range(SHUFFLES):
        cards = rng.sample(stack, players * HAND)
        hands = _all_proved([tuple(cards[first : first + HAND]) for first in range(0, len(cards), HAND)], budget)
        if hands is not None:
            return hands
    raise ValueError(f"none of {SHUFFLES} shuffles gives {players} hands with layouts: these cards match too rarely")


def _all_proved(hands: Sequence[tuple[DoubleSidedCard, ...]], budget: int) -> tuple[DealtHand, ...] | None:
    found: list[DealtHand] = []
    for cards in hands:
        hand = proved_hand(cards, budget)
        if hand is None:
            return None
        found.append(hand)
    return tuple(found)


def proved_hand(cards: tuple[DoubleSidedCard, ...], budget: int = BUDGET) -> DealtHand | None:
    """Those cards with a layout for each face, or None if the search finds none for one of them."""
    layouts: list[Layout] = []
    for face in range(FACES):
        found = search(tuple(card.faces[face] for card in cards), budget=budget)
        if found.outcome is not SearchOutcome.FOUND:
            return None
        layouts.append(found.layout)
    return DealtHand(cards, tuple(layouts))
