"""The statistics of decks of cards, stack by stack."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from ubongo.puzzles.cards.card import Hand
from ubongo.puzzles.cards.deal import HAND
from ubongo.puzzles.cards.deck import FACES, ROUNDS, STACKS, CardDeck, DoubleSidedCard, face_of, stack_of
from ubongo.puzzles.cards.joints import mean_ease
from ubongo.puzzles.cards.search import SearchOutcome, search

SAMPLE = 200
"""How many random hands of each stack are searched: the same ones each time."""


@dataclass(frozen=True, slots=True)
class RoundStatistics:
    """The statistics of the faces that are up in one round."""

    round: int
    ease: float
    """The mean ease of a hand: the number of ways to join two of its cards."""
    layable_share: float
    """The share of the sampled hands that have a layout of seven cards."""


@dataclass(frozen=True, slots=True)
class StackStatistics:
    """The statistics of one stack."""

    cards: int
    faces: int
    symbols: int
    """The number of different symbols on all its faces."""
    sample: int
    """The number of random hands that were searched."""
    dealable_share: float
    """The share of these that have a layout of seven cards in both rounds."""
    rounds: tuple[RoundStatistics, ...]
    """In the order of play."""


def stack_statistics(cards: Sequence[DoubleSidedCard]) -> StackStatistics:
    """The statistics of the cards of one stack, nine or more. Takes about a second."""
    rng = Random(f"survey of stack {cards[0].stack}")
    hands = [rng.sample(cards, HAND) for _ in range(SAMPLE)]
    layable = [[_has_layout(_up(hand, face)) for hand in hands] for face in range(FACES)]
    numbers = [number for number in ROUNDS if stack_of(number) == cards[0].stack]
    return StackStatistics(
        cards=len(cards),
        faces=len(cards) * FACES,
        symbols=len({symbol for card in cards for side in card.faces for symbol in side.symbols}),
        sample=SAMPLE,
        dealable_share=_share([all(both) for both in zip(*layable, strict=True)]),
        rounds=tuple(
            RoundStatistics(number, round(mean_ease(_up(cards, face), HAND), 2), _share(layable[face]))
            for number, face in zip(numbers, map(face_of, numbers), strict=True)
        ),
    )


def all_stack_statistics(deck: CardDeck) -> dict[str, StackStatistics]:
    """The statistics of every stack, by its number in words."""
    return {str(stack): stack_statistics(deck.stack(stack)) for stack in STACKS}


def card_counts(deck: CardDeck) -> dict[str, int]:
    """The number of cards and of faces."""
    return {"cards": len(deck.cards), "faces": len(deck.cards) * FACES}


def _up(cards: Sequence[DoubleSidedCard], face: int) -> Hand:
    return tuple(card.faces[face] for card in cards)


def _has_layout(hand: Hand) -> bool:
    return search(hand).outcome is SearchOutcome.FOUND


def _share(held: Sequence[bool]) -> float:
    return round(sum(held) / len(held), 4)
