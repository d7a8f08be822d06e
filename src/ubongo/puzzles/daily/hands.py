"""The daily hand: nine cards of the standard deck, of which seven can be connected."""

from dataclasses import dataclass
from functools import lru_cache
from math import comb

from ubongo.puzzles.cards.card import Hand, Layout
from ubongo.puzzles.cards.deal import HAND
from ubongo.puzzles.cards.deck import PER_STACK, ROUNDS, CardDeck, face_of, stack_of
from ubongo.puzzles.cards.search import SearchOutcome, search
from ubongo.puzzles.daily.combinations import mask_of
from ubongo.puzzles.daily.scheme import DailyKind, Source


@dataclass(frozen=True, slots=True)
class DailyHand:
    """Nine cards with the faces of one round up, and a layout of seven of them."""

    round: int
    """1 to 6: it names the stack and the face. Rule: K1, K2."""
    cards: Hand
    layout: Layout
    """Correct in the strict reading."""


@lru_cache(maxsize=2)
def hands_of(deck: CardDeck) -> DailyKind[DailyHand]:
    """The hands that are dealt from the standard deck; another deck gives other hands."""
    return DailyKind("cards", tuple(_round(deck, number) for number in ROUNDS))


def _round(deck: CardDeck, number: int) -> Source[DailyHand]:
    faces = tuple(card.faces[face_of(number)] for card in deck.stack(stack_of(number)))

    def accept(candidate: int) -> DailyHand | None:
        mask = mask_of(candidate, PER_STACK, HAND)
        hand = tuple(face for place, face in enumerate(faces) if mask >> place & 1)
        found = search(hand)
        return DailyHand(number, hand, found.layout) if found.outcome is SearchOutcome.FOUND else None

    return Source(f"round {number}", comb(PER_STACK, HAND), accept)
