"""The flat decks: the shipped one and any other are like the published boxes."""

from statistics import median

import pytest

from ubongo.formats.standard_decks import standard_deck
from ubongo.geometry.lattice import SQUARE, Chirality
from ubongo.geometry.shape import Shape, canonical
from ubongo.puzzles.boards.deck import SYMBOLS, BoardDeck
from ubongo.puzzles.boards.outline import perimeter
from ubongo.puzzles.boards.statistics import BoardStatistics, board_statistics
from ubongo.puzzles.boards.validation import flat_deck_flaws
from ubongo.puzzles.deck_kinds import FLAT_DECK
from ubongo.puzzles.generators.flat import flat_deck
from ubongo.puzzles.piece import FLAT

AREAS = {
    "3": {"11": 5, "12": 11, "13": 18, "14": 2},
    "4": {"14": 1, "15": 4, "16": 12, "17": 15, "18": 4},
}
BOXES = {
    "3": {"4x5": 15, "4x4": 15, "3x5": 3, "3x6": 2, "3x4": 1},
    "4": {"4x6": 13, "4x5": 11, "5x5": 8, "5x6": 2, "4x4": 2},
}


def _like_the_published(found: BoardStatistics, side: str) -> bool:
    unique, medians, most = {"3": ((0.55, 0.75), (1, 1), 12), "4": ((0.25, 0.40), (2, 3), 50)}[side]
    return (
        unique[0] <= found.unique_share <= unique[1]
        and medians[0] <= found.median_solutions <= medians[1]
        and found.max_solutions <= most
        and (found.boards, found.tasks) == (36, 216)
        and (found.holes, found.disconnected, found.symmetric) == (0, 0, 0)
        and dict(found.areas) == AREAS[side]
        and dict(found.boxes) == BOXES[side]
    )


def _regions_differ(deck: BoardDeck) -> bool:
    forms = [canonical(Shape.of(board.region), SQUARE, Chirality.FREE) for board in deck.boards]
    return len(set(forms)) == len(forms)


def _is_valid(deck: BoardDeck) -> bool:
    return (
        not list(flat_deck_flaws(deck))
        and _regions_differ(deck)
        and all(_like_the_published(board_statistics(deck.side(side)), side) for side in deck.sides)
    )


def test_the_shipped_deck_is_like_the_published_boxes() -> None:
    deck = standard_deck(FLAT_DECK)
    assert deck.sides == ("3", "4")
    assert _is_valid(deck)


def test_the_shipped_deck_has_six_tasks_a_board_and_uses_every_piece() -> None:
    boards = standard_deck(FLAT_DECK).boards
    assert all(len({frozenset(task.pieces) for task in board.tasks}) == len(SYMBOLS) for board in boards)
    assert all(len(task.pieces) == int(board.side) for board in boards for task in board.tasks)
    assert {piece for board in boards for task in board.tasks for piece in task.pieces} == set(FLAT.by_id)


@pytest.mark.parametrize(("side", "least", "middle", "most"), [("3", 14, 18, 18), ("4", 16, 20, 24)])
def test_perimeters_are_like_those_of_the_published_boards(side: str, least: int, middle: int, most: int) -> None:
    found = [perimeter(board.region) for board in standard_deck(FLAT_DECK).side(side)]
    assert least <= min(found)
    assert max(found) <= most
    assert median(found) == middle


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, 1, 3, 77, 20_050_415])
def test_a_deck_of_any_seed_is_like_the_published_boxes(seed: int) -> None:
    assert _is_valid(flat_deck(seed))


def test_the_same_seed_gives_the_same_deck_and_another_gives_another() -> None:
    assert flat_deck(5, ("3",)) == flat_deck(5, ("3",)) != flat_deck(6, ("3",))
