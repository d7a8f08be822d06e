"""Dealing hands of nine, each proved to have a layout of seven cards on both faces. Rule: K2, K10."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ubongo.puzzles.cards.card import Hand, Layout
from ubongo.puzzles.cards.deck import FACES, DoubleSidedCard
from ubongo.puzzles.cards.search import BUDGET, Outcome, search

HAND = 9
"""How many cards a player is dealt. Rule: K2."""

SHUFFLES = 500
"""After how many a deal is given up. Of the standard deck a third of the shuffles can be dealt, or more."""


@dataclass(frozen=True, slots=True)
class DealtHand:
    """One player's cards for two rounds, with the proof that seven of them can be laid in each."""

    cards: tuple[DoubleSidedCard, ...]
    """Nine, in the order in which they were dealt."""
    layouts: tuple[Layout, ...]
    """By face, a flawless layout of seven cards in the strict reading, which is flawless in the lenient one too."""

    def hand(self, face: int) -> Hand:
        """The cards as they lie with face 0 or 1 up. Rule: K2."""
        return tuple(card.faces[face] for card in self.cards)


def deal(stack: Sequence[DoubleSidedCard], players: int, rng: Random, budget: int = BUDGET) -> tuple[DealtHand, ...]:
    """Shuffle the stack until every hand of `players` has a proved layout on both faces, and deal those, by player.

    A hand that is not settled within the search's budget is not proved. All shuffles are equally likely, so what is
    dealt is as fair as any shuffle that can be dealt. With fewer players the rest stays in the box.
    Rule: K2, K10.

    Raises:
        ValueError: the stack has too few cards, or was shuffled 500 times in vain.
    """
    if players * HAND > len(stack):
        raise ValueError(f"{len(stack)} cards are too few for {players} hands of {HAND}")
    for _ in range(SHUFFLES):
        cards = rng.sample(stack, players * HAND)
        hands = _all_proved([tuple(cards[first : first + HAND]) for first in range(0, len(cards), HAND)], budget)
        if hands is not None:
            return hands
    raise ValueError(
        f"{SHUFFLES} shuffles, and never {players} hands that can all be laid: these cards match too seldom"
    )


def _all_proved(hands: Sequence[tuple[DoubleSidedCard, ...]], budget: int) -> tuple[DealtHand, ...] | None:
    found: list[DealtHand] = []
    for cards in hands:
        hand = proved_hand(cards, budget)
        if hand is None:
            return None
        found.append(hand)
    return tuple(found)


def proved_hand(cards: tuple[DoubleSidedCard, ...], budget: int = BUDGET) -> DealtHand | None:
    """Those cards with a layout for each face, or None: one is not proved."""
    layouts: list[Layout] = []
    for face in range(FACES):
        found = search(tuple(card.faces[face] for card in cards), budget=budget)
        if found.outcome is not Outcome.FOUND:
            return None
        layouts.append(found.layout)
    return DealtHand(cards, tuple(layouts))
