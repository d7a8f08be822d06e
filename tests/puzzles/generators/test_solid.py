"""The solid decks: the shipped one and any other are like the published box."""

from collections import Counter

import pytest

from ubongo.formats.standard_decks import standard_deck
from ubongo.geometry.lattice import SQUARE, Chirality
from ubongo.geometry.shape import Shape, canonical
from ubongo.puzzles.boards.deck import Board, BoardDeck
from ubongo.puzzles.boards.outline import has_square
from ubongo.puzzles.boards.statistics import board_statistics
from ubongo.puzzles.boards.validation import solid_deck_flaws
from ubongo.puzzles.deck_kinds import SOLID_DECK
from ubongo.puzzles.generators.solid import solid_boards, solid_deck
from ubongo.puzzles.layers import base_of, region_over
from ubongo.puzzles.piece import SOLID

TASKS = {"1": 91, "2": 184, "3": 180, "4": 216}
AREAS = {"1": {"5": 1, "6": 35}, "2": {"7": 36}, "3": {"8": 36}, "4": {"8": 36}}
BOXES = {
    "1": {"3x4": 16, "3x3": 9, "2x4": 8, "2x3": 2, "2x5": 1},
    "2": {"3x4": 14, "4x4": 9, "3x5": 8, "2x5": 5},
    "3": {"4x5": 11, "4x4": 11, "3x5": 10, "3x4": 4},
    "4": {"3x4": 13, "4x4": 11, "3x5": 9, "2x5": 3},
}
SQUARES = {"1": 12, "2": 0, "3": 0, "4": 36}
BLOCKS = {"1": 3, "2": 4, "3": 4, "4": 4}
MIXES = {
    "1": {(3, 4, 5), (2, 5, 5), (4, 4, 4), (2, 4, 4)},
    "2": {(2, 3, 4, 5)},
    "3": {(3, 4, 4, 5), (2, 4, 5, 5)},
    "4": {(3, 4, 4, 5), (2, 4, 5, 5)},
}
BOARDS_BY_TASKS = {
    "1": {2: 17, 3: 19},
    "2": {3: 5, 4: 5, 5: 7, 6: 19},
    "3": {3: 3, 4: 8, 5: 11, 6: 14},
    "4": {6: 36},
}
UNIQUE = {"1": (0.50, 0.75), "2": (0.25, 0.40), "3": (0.55, 0.75), "4": (0.45, 0.60)}
MEDIANS = {"1": 1, "2": 2, "3": 1, "4": 1}
MOST = {"1": 16, "2": 14, "3": 10, "4": 7}
FACES = {2: "000111", 3: "001122", 4: "001233", 5: "012234", 6: "012345"}


def _mixes(boards: tuple[Board, ...]) -> Counter[tuple[int, ...]]:
    return Counter(
        tuple(sorted(block.size for block in SOLID.pick(task.pieces)))
        for board in boards
        for task in board.different_tasks
    )


def _check_level(boards: tuple[Board, ...], level: str) -> None:
    found = board_statistics(boards)
    assert (found.boards, found.tasks, found.median_solutions) == (36, TASKS[level], MEDIANS[level])
    assert UNIQUE[level][0] <= found.unique_share <= UNIQUE[level][1]
    assert found.max_solutions <= MOST[level]
    assert (found.areas, found.boxes) == (AREAS[level], dict(sorted(BOXES[level].items())))
    assert (found.holes, found.disconnected) == (0, 0)
    assert sum(has_square(base_of(board.region)) for board in boards) == SQUARES[level]
    assert Counter(len(board.different_tasks) for board in boards) == BOARDS_BY_TASKS[level]
    assert all(len(task.pieces) == BLOCKS[level] for board in boards for task in board.tasks)
    assert set(_mixes(boards)) == MIXES[level]


def _check(deck: BoardDeck) -> None:
    assert list(solid_deck_flaws(deck)) == []
    for level in deck.sides:
        _check_level(deck.side(level), level)


@pytest.mark.slow
def test_the_shipped_deck_is_like_the_published_box() -> None:
    deck = standard_deck(SOLID_DECK)
    assert deck.sides == ("1", "2", "3", "4")
    _check(deck)


def test_the_shipped_deck_holds_671_tasks_no_two_alike() -> None:
    """Rule: D4. Mirrored bases have one region, flipped."""
    tasks = [
        (canonical(Shape.of(base_of(board.region)), SQUARE, Chirality.FREE), frozenset(task.pieces))
        for board in standard_deck(SOLID_DECK).boards
        for task in board.different_tasks
    ]
    assert len(set(tasks)) == len(tasks) == 671


def test_there_are_72_cards_in_two_stacks_of_two_levels_each() -> None:
    """Rule: D2."""
    deck = standard_deck(SOLID_DECK)
    for level, cards in {"1": range(1, 37), "2": range(1, 37), "3": range(37, 73), "4": range(37, 73)}.items():
        assert [board.card for board in deck.side(level)] == list(cards)


def test_faces_of_the_die_share_tasks_as_printed_on_the_cards() -> None:
    """Rule: D4."""
    for board in standard_deck(SOLID_DECK).boards:
        tasks = board.different_tasks
        assert "".join(str(tasks.index(task)) for task in board.tasks) == FACES[len(tasks)]


def test_every_region_is_two_layers_over_its_base() -> None:
    """Rule: D3."""
    for board in standard_deck(SOLID_DECK).boards:
        assert board.region == region_over(base_of(board.region))
        assert {cell[0] for cell in board.region} == {0, 1}


def test_every_level_uses_every_block() -> None:
    deck = standard_deck(SOLID_DECK)
    for level in deck.sides:
        assert {block for board in deck.side(level) for task in board.tasks for block in task.pieces} == set(
            SOLID.by_id
        )


@pytest.mark.slow
@pytest.mark.parametrize("level", TASKS)
def test_a_level_of_any_seed_is_like_the_published_box(level: str) -> None:
    for seed in (0, 20_050_415):
        _check(solid_deck(seed, (level,)))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 112))
def test_a_whole_deck_of_any_seed_is_like_the_published_box(seed: int) -> None:
    _check(solid_deck(seed))


@pytest.mark.slow
@pytest.mark.parametrize("level", TASKS)
def test_a_plan_is_found_for_every_seed(level: str) -> None:
    """No board is made before its whole level is planned; after that, none is discarded."""
    assert all(next(solid_boards(seed, level)).side == level for seed in range(1000, 1300))


def test_boards_are_reported_as_they_are_made() -> None:
    reported: list[Board] = []
    deck = solid_deck(9, ("3",), reported.append)
    assert reported == list(solid_boards(9, "3"))
    assert sorted(reported, key=lambda board: board.card) == list(deck.boards)


def test_a_level_does_not_depend_on_what_else_is_made() -> None:
    assert solid_deck(9, ("1", "2")).side("2") == solid_deck(9, ("2",)).boards


def test_another_seed_gives_another_deck() -> None:
    assert solid_deck(5, ("1",)) != solid_deck(6, ("1",))


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown level '5'"):
        solid_boards(1, "5")
