"""The standard deck of cards: its stacks, faces and symbols, and how hard its rounds are."""

from collections import Counter
from functools import cache
from itertools import pairwise
from random import Random

import pytest

from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.cards.card import Hand
from ubongo.puzzles.cards.deck import ALPHABET, ROUNDS, STACKS, face_of, stack_of
from ubongo.puzzles.cards.joints import ease
from ubongo.puzzles.cards.search import SearchOutcome, search
from ubongo.puzzles.cards.validation import structure_flaws
from ubongo.puzzles.deck_kinds import CARD_DECK
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
def test_all_faces_are_different_even_upside_down() -> None:
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


@pytest.mark.slow
def test_four_of_five_hands_have_a_layout_even_in_the_last_round() -> None:
    shares = {
        number: sum(search(hand).outcome is SearchOutcome.FOUND for hand in some_hands(number)) for number in ROUNDS
    }
    assert min(shares.values()) >= 80
    assert shares[1] >= 98


def some_hands(number: int, count: int = 100) -> list[Hand]:
    """Hands of nine of that round, the same every time."""
    rng = Random(number)
    return [tuple(rng.sample(of_round(number), 9)) for _ in range(count)]
