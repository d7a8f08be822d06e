"""Validation of decks of cards: their structure, the order of difficulty, and whether hands can be dealt."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

from ubongo.puzzles.cards.card import CELLS, CardId, Symbol, canonical_face
from ubongo.puzzles.cards.deal import HAND, deal
from ubongo.puzzles.cards.deck import (
    ALPHABET,
    PER_STACK,
    ROUNDS,
    STACKS,
    CardDeck,
    DoubleSidedCard,
    face_of,
    stack_of,
)
from ubongo.puzzles.cards.joints import mean_ease

PLAYERS = 4
"""The most players that a deck has cards for. Rule: K1."""


def card_deck_flaws(deck: CardDeck) -> Iterator[str]:
    """Every flaw of a deck, in words; none if the deck is valid and hands for four can be dealt and proved.

    Rule: K1, K10.
    """
    found = list(structure_flaws(deck))
    yield from found
    if not found:  # otherwise it is unclear which cards would be dealt
        yield from _rounds_out_of_order(deck)
        yield from _undealable_stacks(deck)


def structure_flaws(deck: CardDeck) -> Iterator[str]:
    """The flaws of a deck that no game can be played with, in words: wrong stacks, symbols or faces. Rule: K1."""
    if [card.id for card in deck.cards] != list(range(1, len(deck.cards) + 1)):
        yield "the cards are not numbered from 1 on"
    if [card.stack for card in deck.cards] != [stack for stack in STACKS for _ in range(PER_STACK)]:
        yield f"there are not {PER_STACK} cards in each of {len(STACKS)} stacks, one stack after the other"
    seen: dict[tuple[Symbol, ...], CardId] = {}
    for card in deck.cards:
        yield from _card_flaws(card)
        for symbols in (canonical_face(side.symbols) for side in card.faces):
            if symbols in seen:
                yield f"card {card.id}: a face that card {seen[symbols]} has already"
            seen[symbols] = card.id


def _card_flaws(card: DoubleSidedCard) -> Iterator[str]:
    allowed = ALPHABET[: STACKS.get(card.stack, 0)]
    if len({side.id for side in card.faces}) > 1:
        yield f"card {card.id}: its faces have different numbers"
    for side in card.faces:
        if len(set(side.symbols)) < CELLS:
            yield f"card {card.id}: a symbol is repeated on a face"
        for symbol in side.symbols:
            if symbol not in allowed:
                yield f"card {card.id}: no symbol {symbol!r} in stack {card.stack}"


def _rounds_out_of_order(deck: CardDeck) -> Iterator[str]:
    ease = {number: _round_ease(deck, number) for number in ROUNDS}
    for before, after in pairwise(ROUNDS):
        if ease[after] >= ease[before]:
            yield f"round {after} is no harder than round {before}"


def _round_ease(deck: CardDeck, number: int) -> float:
    return mean_ease(tuple(card.faces[face_of(number)] for card in deck.stack(stack_of(number))), HAND)


def _undealable_stacks(deck: CardDeck) -> Iterator[str]:
    for stack in STACKS:
        try:
            deal(deck.stack(stack), PLAYERS, Random(f"check of stack {stack}"))
        except ValueError as cause:
            yield f"stack {stack}: {cause}"
