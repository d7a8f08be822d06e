"""The generator of card decks: draws random faces; the easier half of a stack is up in its first round.

All chance comes from the deck's seed: the same seed gives the same deck, byte for byte.
"""

from collections.abc import Sequence
from itertools import combinations, cycle, islice
from math import inf
from random import Random
from typing import TypeAlias

from ubongo.puzzles.cards.card import CELLS, Card, CardId, Symbol, canonical_face
from ubongo.puzzles.cards.deal import HAND
from ubongo.puzzles.cards.deck import ALPHABET, FACES, PER_STACK, STACKS, CardDeck, DoubleSidedCard
from ubongo.puzzles.cards.joints import joints, mean_ease

GENERATOR = "cards-1"
"""Name and version of the generator. A change that gives any seed another deck increases the version."""

BLOCK = 12
"""Faces, sorted by ease, are split into an easier and a harder half in blocks of this size: the larger the blocks, the
wider the gap between the two rounds of a stack."""

LEAST_EASE = 16.5
"""The least mean ease of a hand in any round. At this ease about four of five hands have a layout of seven cards."""

Symbols: TypeAlias = tuple[Symbol, ...]


def card_deck(seed: int) -> CardDeck:
    """The deck of that seed: 36 cards in each stack, all faces different, each round harder than the one before."""
    cards: list[DoubleSidedCard] = []
    seen: frozenset[Symbols] = frozenset()
    below = inf
    for stack, size in STACKS.items():
        rng = Random(f"{GENERATOR} {seed} {stack}")
        easier, harder = _stack(ALPHABET[:size], seen, below, rng)
        seen = seen.union(map(canonical_face, easier), map(canonical_face, harder))
        below = _ease(harder)
        for upper, lower in zip(rng.sample(easier, PER_STACK), rng.sample(harder, PER_STACK), strict=True):
            number = CardId(len(cards) + 1)
            cards.append(DoubleSidedCard(stack, (Card(number, upper), Card(number, lower))))
    return CardDeck(GENERATOR, seed, tuple(cards))


def _stack(
    alphabet: Sequence[Symbol], seen: frozenset[Symbols], below: float, rng: Random
) -> tuple[list[Symbols], list[Symbols]]:
    """The faces of a stack's two rounds, the first of less ease than `below`, the second harder still but playable."""
    while True:
        easier, harder = _halves(_faces(alphabet, seen, rng))
        if below > _ease(easier) > _ease(harder) >= LEAST_EASE:
            return easier, harder


def _ease(faces: Sequence[Symbols]) -> float:
    """The mean ease of a hand of nine of those faces."""
    return mean_ease(tuple(Card(CardId(number), symbols) for number, symbols in enumerate(faces)), HAND)


def _faces(alphabet: Sequence[Symbol], seen: frozenset[Symbols], rng: Random) -> list[Symbols]:
    """The faces of a stack, none in `seen`; every set of six symbols occurs about equally often."""
    sets = list(combinations(alphabet, CELLS))
    wanted = list(islice(cycle(rng.sample(sets, len(sets))), PER_STACK * FACES))
    found: dict[Symbols, Symbols] = {}
    while wanted:
        symbols = tuple(rng.sample(wanted[-1], CELLS))
        if canonical_face(symbols) not in seen and canonical_face(symbols) not in found:
            found[canonical_face(symbols)] = symbols
            wanted.pop()
    return list(found.values())


def _halves(faces: Sequence[Symbols]) -> tuple[list[Symbols], list[Symbols]]:
    """Two halves; the faces of the first can be joined to others of the stack in somewhat more ways."""
    cards = [Card(CardId(number), symbols) for number, symbols in enumerate(faces)]
    ways = [0] * len(cards)
    for first, second in combinations(cards, 2):
        found = len(joints(first, second))
        ways[first.id] += found
        ways[second.id] += found
    order = sorted(range(len(faces)), key=lambda number: ways[number], reverse=True)
    easier = [number for place, number in enumerate(order) if place % BLOCK < BLOCK // 2]
    harder = [number for place, number in enumerate(order) if place % BLOCK >= BLOCK // 2]
    return [faces[number] for number in easier], [faces[number] for number in harder]
