"""Validation of decks of cards: every flaw is found."""

from dataclasses import replace
from random import Random

import pytest

from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.cards.card import CELLS, Card, CardId, Hand, Symbol, canonical_face
from ubongo.puzzles.cards.deck import ALPHABET, CardDeck, DoubleSidedCard
from ubongo.puzzles.cards.joints import joints
from ubongo.puzzles.cards.validation import card_deck_flaws, structure_flaws
from ubongo.puzzles.deck_kinds import CARD_DECK


def with_first(card: DoubleSidedCard) -> CardDeck:
    """The standard deck with another first card."""
    deck = standard_deck(CARD_DECK)
    return replace(deck, cards=(card, *deck.cards[1:]))


def a_card(upper: str, lower: str, number: int = 1, stack: int = 1) -> DoubleSidedCard:
    first, second = (tuple(map(Symbol, symbols.split())) for symbols in (upper, lower))
    return DoubleSidedCard(stack, (Card(CardId(1), first), Card(CardId(number), second)))


FRESH = "O4 I4 T4 S4 L5 P5"


@pytest.mark.rule("K1")
@pytest.mark.parametrize(
    ("card", "words"),
    [
        (a_card(FRESH, "O4 O4 T4 S4 L5 P5"), "card 1: a symbol is repeated on a face"),
        (a_card(FRESH, "V3 I4 T4 S4 L5 P5"), "card 1: no symbol 'V3' in stack 1"),
        (a_card(FRESH, "P5 L5 S4 T4 I4 O4"), "card 1: a face that card 1 has already"),
        (a_card(FRESH, "O4 P5 T4 S4 L5 I4", number=2), "card 1: its faces have different numbers"),
        (a_card(FRESH, "O4 P5 T4 S4 L5 I4", stack=2), "there are not 36 cards in each of 3 stacks"),
    ],
)
def test_every_flaw_of_a_deck_is_found(card: DoubleSidedCard, words: str) -> None:
    found = list(structure_flaws(with_first(card)))
    assert any(line.startswith(words) for line in found), found


@pytest.mark.rule("K1")
def test_a_deck_with_missing_or_unsorted_cards_is_found() -> None:
    deck = standard_deck(CARD_DECK)
    assert "stacks" in next(structure_flaws(replace(deck, cards=deck.cards[:-1])))
    assert "numbered" in next(structure_flaws(replace(deck, cards=deck.cards[::-1])))


@pytest.mark.rule("K1", "K10")
def test_the_standard_deck_is_valid() -> None:
    assert list(card_deck_flaws(standard_deck(CARD_DECK))) == []


@pytest.mark.rule("K1")
def test_a_stack_whose_second_face_is_easier_is_found() -> None:
    deck = standard_deck(CARD_DECK)
    turned = tuple(replace(card, faces=card.faces[::-1]) if card.stack == 2 else card for card in deck.cards)
    assert list(card_deck_flaws(replace(deck, cards=turned))) == ["round 4 is no harder than round 3"]


def test_only_structural_flaws_are_reported_if_there_are_any() -> None:
    deck = standard_deck(CARD_DECK)
    short = replace(deck, cards=deck.cards[:-1])
    assert list(card_deck_flaws(short)) == list(structure_flaws(short)) != []


def unlike(count: int) -> Hand:
    """Faces of eight symbols that rarely match one another."""
    rng = Random(1)
    chosen: list[Card] = []
    while len(chosen) < count:
        faces = [Card(CardId(len(chosen) + 1), tuple(rng.sample(ALPHABET, CELLS))) for _ in range(25)]
        chosen.append(min(faces, key=lambda one: sum(len(joints(one, other)) for other in chosen)))
    assert len({canonical_face(card.symbols) for card in chosen}) == count
    return tuple(chosen)


def with_stack_3(deck: CardDeck, faces: Hand) -> CardDeck:
    """The deck with those faces in its last stack, the first half of them up at first."""
    first = len(deck.cards) - len(faces) // 2
    cards = [
        DoubleSidedCard(3, (Card(CardId(first + number), one.symbols), Card(CardId(first + number), other.symbols)))
        for number, (one, other) in enumerate(zip(faces[: len(faces) // 2], faces[len(faces) // 2 :], strict=True), 1)
    ]
    return replace(deck, cards=(*deck.cards[:first], *cards))


@pytest.mark.slow
@pytest.mark.rule("K10")
def test_a_stack_that_cannot_be_dealt_to_four_is_found() -> None:
    found = list(card_deck_flaws(with_stack_3(standard_deck(CARD_DECK), unlike(72))))
    assert found[-1].startswith("stack 3: none of 500 shuffles gives 4 hands with layouts")
