from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.cards.card import Card, CardId, Hand, Symbol, canonical_face
from ubongo.puzzles.cards.deck import ALPHABET, ROUNDS, STACKS, CardDeck, DoubleSidedCard, face_of, stack_of
from ubongo.puzzles.cards.joints import ease
from ubongo.puzzles.cards.search import Outcome, search
from ubongo.puzzles.cards.validation import structure_flaws
from ubongo.puzzles.deck_kinds import CARD_DECK
from ubongo.puzzles.generators.cards import card_deck
from ubongo.puzzles.piece import FLAT


@cache
def of_round(number: int) -> Hand:
    """All 36 faces of the standard deck that a round is played with."""
    return tuple(card.faces[face_of(number)] for card in standard_deck(CARD_DECK).stack(stack_of(number)))


@pytest.mark.rule("K1")
def test_there_are_108_cards_in_three_stacks_of_36() -> None:
    deck = standard_deck(CARD_DECK)
    assert len(deck.cards) == 108
    assert Counter(card.stack for card in deck.cards) == {1: 36, 2: 36, 3: 36}
    assert [card.id for card in deck.cards] == list(range(1, 109))
    assert list(structure_flaws(deck)) == []


@pytest.mark.rule("K1", "K2")
def test_two_rounds_are_played_with_each_stack_one_on_each_side() -> None:
    assert [(stack_of(number), face_of(number)) for number in ROUNDS] == [
        (1, 0),
        (1, 1),
        (2, 0),
        (2, 1),
        (3, 0),
        (3, 1),
    ]


@pytest.mark.rule("K1")
def test_every_face_is_another_one_also_upside_down() -> None:
    faces = [side.symbols for card in standard_deck(CARD_DECK).cards for side in card.faces]
    assert len(set(faces) | {symbols[::-1] for symbols in faces}) == 2 * 216


@pytest.mark.rule("K1")
def test_the_stacks_have_six_seven_and_eight_symbols_about_equally_often() -> None:
    for stack, symbols in ((1, 6), (2, 7), (3, 8)):
        seen = Counter(
            symbol for card in standard_deck(CARD_DECK).stack(stack) for side in card.faces for symbol in side.symbols
        )
        assert set(seen) == set(ALPHABET[:symbols])
        assert max(seen.values()) - min(seen.values()) <= 6


def test_the_symbols_are_pieces_of_the_flat_box() -> None:
    assert {piece.id for piece in FLAT.pieces} >= set(ALPHABET)
    assert len({FLAT.by_id[symbol].color for symbol in ALPHABET}) == len(ALPHABET) == max(STACKS.values())


def test_each_round_is_harder_than_the_one_before() -> None:
    eases = [ease(of_round(number)) for number in ROUNDS]
    assert all(after < 0.97 * before for before, after in pairwise(eases))


def test_four_of_five_hands_are_solvable_even_in_the_last_round() -> None:
    shares = {number: sum(search(hand).outcome is Outcome.FOUND for hand in some_hands(number)) for number in ROUNDS}
    assert min(shares.values()) >= 80
    assert shares[1] >= 98


def some_hands(number: int, count: int = 100) -> list[Hand]:
    """Hands of nine of that round, the same every time."""
    rng = Random(number)
    return [tuple(rng.sample(of_round(number), 9)) for _ in range(count)]


@settings(max_examples=5)  # a deck takes a twentieth of a second
@given(st.integers(0, 1 << 40))
def test_every_seed_gives_a_deck_that_can_be_played_with(seed: int) -> None:
    deck = card_deck(seed)
    assert list(structure_flaws(deck)) == []
    assert card_deck(seed) == deck
    assert deck.cards != standard_deck(CARD_DECK).cards or seed == standard_deck(CARD_DECK).seed
    faces = [[card.faces[face_of(number)] for card in deck.stack(stack_of(number))] for number in ROUNDS]
    eases = [ease(tuple(round_faces)) for round_faces in faces]
    assert all(before > after for before, after in pairwise(eases))
    assert eases[-1] * 36 / 630 >= 16.5  # in a hand of nine of the 36 faces


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
def test_flaws_of_a_deck_are_reported(card: DoubleSidedCard, words: str) -> None:
    told = list(structure_flaws(with_first(card)))
    assert any(line.startswith(words) for line in told), told


@pytest.mark.rule("K1")
def test_a_deck_of_too_few_cards_is_reported() -> None:
    deck = standard_deck(CARD_DECK)
    assert "stacks" in next(structure_flaws(replace(deck, cards=deck.cards[:-1])))
    assert "numbered" in next(structure_flaws(replace(deck, cards=deck.cards[::-1])))


def test_a_face_upside_down_is_the_same_face() -> None:
    assert canonical_face(map(Symbol, "bcdefa")) == canonical_face(map(Symbol, "afedcb")) == tuple("afedcb")
    assert canonical_face(map(Symbol, "abcdef")) != canonical_face(map(Symbol, "defabc"))
