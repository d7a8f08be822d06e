"""The generator of card decks."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.cards.deck import ROUNDS, face_of, stack_of
from ubongo.puzzles.cards.joints import ease
from ubongo.puzzles.cards.validation import structure_flaws
from ubongo.puzzles.deck_kinds import CARD_DECK
from ubongo.puzzles.generators.cards import card_deck


@pytest.mark.slow
@settings(max_examples=5)  # a deck takes a twentieth of a second
@given(st.integers(0, 1 << 40))
def test_every_seed_gives_a_deck_that_can_be_played(seed: int) -> None:
    deck = card_deck(seed)
    assert list(structure_flaws(deck)) == []
    assert card_deck(seed) == deck
    assert deck.cards != standard_deck(CARD_DECK).cards or seed == standard_deck(CARD_DECK).seed
    faces = [[card.faces[face_of(number)] for card in deck.stack(stack_of(number))] for number in ROUNDS]
    eases = [ease(tuple(round_faces)) for round_faces in faces]
    assert all(before > after for before, after in pairwise(eases))
    assert eases[-1] * 36 / 630 >= 16.5  # in a hand of nine of the 36 faces
