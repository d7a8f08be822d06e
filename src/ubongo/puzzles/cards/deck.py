"""Double-sided cards, their deck, its stacks and the rounds of a game. Rule: K1, K2."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from ubongo.puzzles.cards.card import Card, CardId, Symbol

CARDS = "cards"
"""The name of this kind of deck."""

ALPHABET = tuple(map(Symbol, ("O4", "I4", "T4", "S4", "L5", "P5", "V3", "I2")))
"""The symbols, each with its own shape and color. A stack with n symbols uses the first n."""

STACKS: Mapping[int, int] = MappingProxyType({1: 6, 2: 7, 3: 8})
"""The number of symbols of each stack: the more, the harder."""

PER_STACK = 36
FACES = 2
ROUNDS = range(1, len(STACKS) * FACES + 1)
"""The rounds of a game; each is played with another face of a stack."""


@dataclass(frozen=True, slots=True)
class DoubleSidedCard:
    """A cardboard card: one face for the odd round of its stack, one for the even round."""

    stack: int
    """1 to 3."""
    faces: tuple[Card, Card]

    @property
    def id(self) -> CardId:
        """The number that both faces share."""
        return self.faces[0].id


@dataclass(frozen=True, slots=True)
class CardDeck:
    """Cards made by one generator from one seed."""

    generator: str
    seed: int
    cards: tuple[DoubleSidedCard, ...]
    """By stack; a card's number is its position, counted from 1."""

    @property
    def kind_name(self) -> str:
        """The name of its kind of deck."""
        return CARDS

    @property
    def sides(self) -> tuple[str, ...]:
        """None: every game uses the whole deck."""
        return ()

    def stack(self, number: int) -> tuple[DoubleSidedCard, ...]:
        """The cards of stack 1, 2 or 3."""
        return tuple(card for card in self.cards if card.stack == number)


def stack_of(round_number: int) -> int:
    """The stack for round 1 to 6. Rule: K1."""
    return (round_number + 1) // FACES


def face_of(round_number: int) -> int:
    """The face that is up in that round: 0 in odd rounds, 1 in even ones. Rule: K2."""
    return (round_number + 1) % FACES
