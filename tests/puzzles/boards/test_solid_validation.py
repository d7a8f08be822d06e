"""Validation of solid boards and decks: every flaw is found."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.boards.deck import Board
from ubongo.puzzles.boards.validation import solid_board_flaws, solid_deck_flaws
from ubongo.puzzles.deck_kinds import SOLID_DECK
from ubongo.puzzles.layers import base_of, region_over
from ubongo.puzzles.notation import parse_base
from ubongo.puzzles.piece import PieceId


def a_board(level: str, tasks: int) -> Board:
    """The first board of that level with that number of different tasks."""
    return next(board for board in standard_deck(SOLID_DECK).side(level) if len(board.different_tasks) == tasks)


def with_first_task(board: Board, **changes: object) -> Board:
    """That board with other values for its first task, on every face that picks it."""
    first = board.tasks[0]
    changed = replace(first, **changes)
    return replace(board, tasks=tuple(changed if task == first else task for task in board.tasks))


def blocks(names: str) -> tuple[PieceId, ...]:
    """The blocks with those marks."""
    return tuple(map(PieceId, names.split()))


@pytest.mark.parametrize(("level", "tasks"), [("1", 2), ("1", 3), ("2", 4), ("3", 5), ("4", 6)])
def test_a_valid_board_has_no_flaws(level: str, tasks: int) -> None:
    assert list(solid_board_flaws(a_board(level, tasks))) == []


@pytest.mark.parametrize(
    ("damaged", "words"),
    [
        (lambda: with_first_task(a_board("4", 6), solutions=99), "tilings, not 99"),
        (lambda: with_first_task(a_board("4", 6), grade=9.9), "not 9.9"),
        (lambda: with_first_task(a_board("4", 6), pieces=blocks("L4")), "unknown piece 'L4'"),
        (
            lambda: with_first_task(a_board("1", 2), pieces=blocks("red-domino red-twist")),
            "2+4 cells are not of level 1",
        ),
        (lambda: replace(a_board("1", 2), side="2"), "cells are not of level 2"),
        (lambda: replace(a_board("1", 2), side="5"), "unknown level '5'"),
        (lambda: replace(a_board("3", 6), side="4"), "the base has no square of four cells"),
        (lambda: replace(a_board("4", 6), side="3"), "the base has a square of four cells"),
        (lambda: replace(a_board("4", 6), region=parse_base("###/#.#/###")), "the base has a hole"),
        (lambda: replace(a_board("3", 6), region=a_board("3", 6).region | {(2, 0, 0)}), "not two layers high"),
        (lambda: replace(a_board("3", 6), region=a_board("3", 6).region | {(0, 9, 9)}), "not connected"),
        (lambda: replace(a_board("4", 6), tasks=a_board("4", 6).tasks[:1] * 6), "1 different tasks, not 2 to 6"),
        (
            lambda: replace(a_board("1", 3), tasks=a_board("1", 3).tasks[::-1][1:] + a_board("1", 3).tasks[:1]),
            "do not share",
        ),
    ],
)
def test_every_flaw_of_a_board_is_found(damaged: Callable[[], Board], words: str) -> None:
    found = list(solid_board_flaws(damaged()))
    assert any(words in flaw for flaw in found), found


def test_the_same_blocks_in_another_order_are_the_same_task() -> None:
    board = a_board("4", 6)
    twice = replace(board.tasks[0], pieces=board.tasks[0].pieces[::-1])
    assert "two tasks have the same blocks" in list(solid_board_flaws(replace(board, tasks=(twice, *board.tasks[:5]))))


@pytest.mark.slow
def test_a_task_that_another_card_has_on_a_mirrored_base_is_found() -> None:
    """A mirrored base has the same two layers, flipped."""
    deck = standard_deck(SOLID_DECK)
    board = a_board("4", 6)
    mirrored = region_over(frozenset((row, -column) for row, column in base_of(board.region)))
    again = replace(board, card=99, region=mirrored)
    assert list(solid_deck_flaws(replace(deck, boards=(*deck.boards, again)))) == [
        f"card 99, side 4 has the task {' '.join(task.pieces)} of card {board.card}, side 4" for task in board.tasks
    ]
