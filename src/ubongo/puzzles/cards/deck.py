"""The deck of two-faced cards, its stacks and rounds, and what it must be like. Rule: K1, K2."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from ubongo.puzzles.cards.card import CELLS, Card, CardId, Symbol, canonical_face

ALPHABET = tuple(map(Symbol, ("O4", "I4", "T4", "S4", "L5", "P5", "V3", "I2")))
"""The symbols, told apart by form and by color both; a stack with so many symbols has the first so many."""

STACKS: Mapping[int, int] = MappingProxyType({1: 6, 2: 7, 3: 8})
"""By stack, how many symbols it has. The more, the harder."""

PER_STACK = 36
FACES = 2
ROUNDS = range(1, len(STACKS) * FACES + 1)
"""Of a game; each is played with another face of the deck."""


@dataclass(frozen=True, slots=True)
class DoubleSidedCard:
    """A card of cardboard: one face for the odd round of its stack, one for the even round."""

    stack: int
    """1 to 3."""
    faces: tuple[Card, Card]

    @property
    def id(self) -> CardId:
        """The same on both faces."""
        return self.faces[0].id


@dataclass(frozen=True, slots=True)
class CardDeck:
    """Cards made by one generator from one seed."""

    generator: str
    seed: int
    cards: tuple[DoubleSidedCard, ...]
    """By stack; the number of a card is its place, counted from 1."""

    def stack(self, number: int) -> tuple[DoubleSidedCard, ...]:
        """The cards of stack 1, 2 or 3."""
        return tuple(card for card in self.cards if card.stack == number)


def stack_of(round_number: int) -> int:
    """The stack that round 1 to 6 is played with. Rule: K1."""
    return (round_number + 1) // FACES


def face_of(round_number: int) -> int:
    """The face that lies up in that round: 0 in odd rounds, 1 in even ones. Rule: K2."""
    return (round_number + 1) % FACES


def deck_flaws(deck: CardDeck) -> Iterator[str]:
    """What is wrong with a deck, in words; nothing for every deck that the game can be played with. Rule: K1."""
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
            yield f"card {card.id}: a symbol that stands twice on a face"
        for symbol in side.symbols:
            if symbol not in allowed:
                yield f"card {card.id}: no symbol {symbol!r} in stack {card.stack}"
