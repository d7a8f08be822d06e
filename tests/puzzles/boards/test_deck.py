"""Boards, and decks of boards."""

from dataclasses import replace

import pytest

from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.boards.deck import BoardDeck, collect_boards
from ubongo.puzzles.deck_kinds import FLAT_DECK, SOLID_DECK
from ubongo.puzzles.layers import base_of
from ubongo.puzzles.piece import FLAT, SOLID


def test_a_board_knows_the_box_of_its_pieces() -> None:
    for deck, box in ((standard_deck(FLAT_DECK), FLAT), (standard_deck(SOLID_DECK), SOLID)):
        assert deck.box is box
        assert all(board.box is box for board in deck.boards)


def test_a_task_of_a_board_is_its_region_and_the_pieces_that_the_face_picks() -> None:
    for deck in (standard_deck(FLAT_DECK), standard_deck(SOLID_DECK)):
        board = deck.boards[0]
        for symbol, task in enumerate(board.tasks):
            assert board.task(symbol).region == board.region
            assert tuple(piece.id for piece in board.task(symbol).pieces) == task.pieces


def test_the_outline_is_the_region_of_a_flat_board_and_the_base_of_a_solid_one() -> None:
    flat, solid = standard_deck(FLAT_DECK).boards[0], standard_deck(SOLID_DECK).boards[0]
    assert flat.outline == flat.region
    assert solid.outline == base_of(solid.region)


def test_the_grade_of_a_board_is_the_mean_over_the_faces() -> None:
    board = standard_deck(FLAT_DECK).boards[0]
    tasks = tuple(replace(task, grade=float(grade)) for grade, task in enumerate(board.tasks, start=1))
    assert replace(board, tasks=tasks).grade == 3.5


def test_a_deck_of_no_boards_or_of_boards_for_two_boxes_is_refused() -> None:
    flat, solid = standard_deck(FLAT_DECK).boards[0], standard_deck(SOLID_DECK).boards[0]
    with pytest.raises(ValueError, match="for one box, not 0"):
        BoardDeck("by hand", 0, ())
    with pytest.raises(ValueError, match="for one box, not 2"):
        BoardDeck("by hand", 0, (flat, solid))


def test_boards_are_collected_by_side_and_by_card() -> None:
    boards = standard_deck(FLAT_DECK).boards
    shuffled = (*boards[40:], *boards[:40])
    assert collect_boards(shuffled, ("3", "4")) == boards
    assert [board.side for board in collect_boards(shuffled, ("4", "3"))] == ["4"] * 36 + ["3"] * 36
