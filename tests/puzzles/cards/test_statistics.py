from dataclasses import replace
from itertools import combinations
from random import Random
from statistics import fmean

import pytest

from tests.puzzles.cards.hands import a_hand
from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.cards.card import CELLS, Card, CardId, Hand, canonical_face
from ubongo.puzzles.cards.deck import ALPHABET, CardDeck, DoubleSidedCard
from ubongo.puzzles.cards.joints import ease, joints, mean_ease
from ubongo.puzzles.cards.statistics import stack_statistics
from ubongo.puzzles.cards.validation import card_deck_flaws, structure_flaws
from ubongo.puzzles.deck_kinds import CARD_DECK


def test_the_mean_ease_is_that_of_all_hands() -> None:
    cards = a_hand("abc/abc", "abc/cba", "aab/bcc", "cab/bac", "bbb/aca")
    for size in range(2, len(cards) + 1):
        assert mean_ease(cards, size) == pytest.approx(fmean(map(ease, combinations(cards, size))))


@pytest.mark.rule("K1")
def test_every_stack_is_described_and_each_round_is_harder() -> None:
    deck = standard_deck(CARD_DECK)
    found = [stack_statistics(deck.stack(stack)) for stack in (1, 2, 3)]
    assert [about.symbols for about in found] == [6, 7, 8]
    rounds = [one for about in found for one in about.rounds]
    assert [one.round for one in rounds] == [1, 2, 3, 4, 5, 6]
    assert [one.ease for one in rounds] == pytest.approx([34.4, 31.3, 23.8, 22.0, 19.7, 17.3], abs=0.05)
    # As decision 70 found them in 1,000 hands each.
    shares = [0.999, 0.996, 0.971, 0.952, 0.928, 0.855]
    assert [one.layable_share for one in rounds] == pytest.approx(shares, abs=0.06)
    for about in found:
        assert about.dealable_share <= min(one.layable_share for one in about.rounds)


def test_the_same_hands_are_looked_at_each_time() -> None:
    stack = standard_deck(CARD_DECK).stack(1)
    assert stack_statistics(stack) == stack_statistics(stack)


@pytest.mark.rule("K1", "K10")
def test_the_standard_deck_is_sound() -> None:
    assert list(card_deck_flaws(standard_deck(CARD_DECK))) == []


@pytest.mark.rule("K1")
def test_a_stack_whose_second_face_is_easier_is_reported() -> None:
    deck = standard_deck(CARD_DECK)
    turned = tuple(replace(card, faces=card.faces[::-1]) if card.stack == 2 else card for card in deck.cards)
    assert list(card_deck_flaws(replace(deck, cards=turned))) == ["round 4 is no harder than round 3"]


def test_an_invalid_deck_is_reported_as_such_only() -> None:
    deck = standard_deck(CARD_DECK)
    short = replace(deck, cards=deck.cards[:-1])
    assert list(card_deck_flaws(short)) == list(structure_flaws(short)) != []


def unlike(count: int) -> Hand:
    """Faces of eight symbols that can hardly be joined to one another."""
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


@pytest.mark.rule("K10")
def test_a_stack_that_no_four_hands_can_be_dealt_from_is_reported() -> None:
    found = list(card_deck_flaws(with_stack_3(standard_deck(CARD_DECK), unlike(72))))
    assert found[-1].startswith("stack 3: none of 500 shuffles gives 4 hands with layouts")
