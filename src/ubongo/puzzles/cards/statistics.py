"""What decks of cards are like, stack by stack, and the proof that a game can be played with them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

from ubongo.puzzles.cards.card import Hand
from ubongo.puzzles.cards.deal import HAND, deal
from ubongo.puzzles.cards.deck import FACES, ROUNDS, STACKS, CardDeck, DoubleSidedCard, deck_flaws, face_of, stack_of
from ubongo.puzzles.cards.joints import mean_ease
from ubongo.puzzles.cards.search import Outcome, search

SAMPLE = 200
"""How many hands of each stack are searched: the same ones each time."""

PLAYERS = 4
"""A deck has cards for so many. Rule: K1."""


@dataclass(frozen=True, slots=True)
class RoundStatistics:
    """The faces that lie up in one round."""

    round: int
    ease: float
    """Of a hand, in the mean over all: in how many ways two of its cards can be joined."""
    layable_share: float
    """Of the sampled hands: in which seven cards can be laid."""


@dataclass(frozen=True, slots=True)
class StackStatistics:
    """The statistics of one stack."""

    cards: int
    faces: int
    symbols: int
    """Different ones, on all its faces."""
    sample: int
    """How many random hands were searched."""
    dealable_share: float
    """Of these: in which seven cards can be laid in both rounds."""
    rounds: tuple[RoundStatistics, ...]
    """In the order of play."""


def stack_statistics(cards: Sequence[DoubleSidedCard]) -> StackStatistics:
    """The statistics of the cards of one stack, of which there are nine or more. It takes a second."""
    rng = Random(f"survey of stack {cards[0].stack}")
    hands = [rng.sample(cards, HAND) for _ in range(SAMPLE)]
    laid = [[_is_layable(_up(hand, face)) for hand in hands] for face in range(FACES)]
    rounds = [number for number in ROUNDS if stack_of(number) == cards[0].stack]
    return StackStatistics(
        cards=len(cards),
        faces=len(cards) * FACES,
        symbols=len({symbol for card in cards for side in card.faces for symbol in side.symbols}),
        sample=SAMPLE,
        dealable_share=_share([all(both) for both in zip(*laid, strict=True)]),
        rounds=tuple(
            RoundStatistics(
                number, round(mean_ease(_up(cards, face_of(number)), HAND), 2), _share(laid[face_of(number)])
            )
            for number in rounds
        ),
    )


def soundness_flaws(deck: CardDeck) -> Iterator[str]:
    """What is wrong with a deck, in words; nothing: it is as it must be, and hands for four can be dealt and proved.

    Rule: K1, K10.
    """
    found = list(deck_flaws(deck))
    yield from found
    if not found:  # else nobody knows which cards are dealt
        yield from _rounds_out_of_order(deck)
        yield from _stacks_beyond_dealing(deck)


def _rounds_out_of_order(deck: CardDeck) -> Iterator[str]:
    ease = {number: mean_ease(_up(deck.stack(stack_of(number)), face_of(number)), HAND) for number in ROUNDS}
    for before, after in pairwise(ROUNDS):
        if ease[after] >= ease[before]:
            yield f"round {after} is no harder than round {before}"


def _stacks_beyond_dealing(deck: CardDeck) -> Iterator[str]:
    for stack in STACKS:
        try:
            deal(deck.stack(stack), PLAYERS, Random(f"check of stack {stack}"))
        except ValueError as cause:
            yield f"stack {stack}: {cause}"


def _up(cards: Sequence[DoubleSidedCard], face: int) -> Hand:
    return tuple(card.faces[face] for card in cards)


def _is_layable(hand: Hand) -> bool:
    return search(hand).outcome is Outcome.FOUND


def _share(held: Sequence[bool]) -> float:
    return round(sum(held) / len(held), 4)
