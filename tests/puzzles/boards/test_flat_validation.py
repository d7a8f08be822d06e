"""Validation of flat boards and decks: every flaw is found."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.boards.deck import Board, BoardDeck
from ubongo.puzzles.boards.validation import flat_board_flaws, flat_deck_flaws, miscounts
from ubongo.puzzles.deck_kinds import FLAT_DECK
from ubongo.puzzles.notation import parse_region

DECK = standard_deck(FLAT_DECK)


def a_board() -> Board:
    """The first board of the standard deck."""
    return DECK.boards[0]


def with_first_task(**changes: object) -> Board:
    """That board with other values for its first task."""
    first, *others = a_board().tasks
    return replace(a_board(), tasks=(replace(first, **changes), *others))


def with_board(board: Board) -> BoardDeck:
    """The standard deck with one more board."""
    return replace(DECK, boards=(*DECK.boards, board))


def test_a_valid_board_has_no_flaws() -> None:
    assert list(flat_board_flaws(a_board())) == []


@pytest.mark.parametrize(
    ("damaged", "words"),
    [
        (lambda: with_first_task(solutions=99), "tilings, not 99"),
        (lambda: with_first_task(grade=9.9), "not 9.9"),
        (lambda: with_first_task(pieces=("Q7", "L4", "P5")), "unknown piece 'Q7'"),
        (lambda: with_first_task(pieces=("L4", "L4", "P5")), "requested 2 times"),
        (lambda: with_first_task(pieces=("I2", "I3", "V3")), "no tiling"),
        (lambda: with_first_task(pieces=("I2", "I3", "T4", "L4")), "a task does not have 3 pieces"),
        (lambda: with_first_task(pieces=a_board().tasks[1].pieces), "the same pieces"),
        (lambda: replace(a_board(), tasks=a_board().tasks[:5]), "5 tasks, not 6"),
        (lambda: replace(a_board(), region=parse_region("####/####/####")), "symmetric"),
        (lambda: replace(a_board(), region=parse_region("####/#.##/####")), "hole"),
        (lambda: replace(a_board(), region=a_board().region | {(40, 40)}), "not connected"),
    ],
)
def test_every_flaw_of_a_board_is_found(damaged: Callable[[], Board], words: str) -> None:
    found = list(flat_board_flaws(damaged()))
    assert any(words in flaw for flaw in found), found


def test_a_repeated_board_is_found_and_its_card_named() -> None:
    board = DECK.boards[7]
    assert f"card {board.card}, side {board.side} is there twice" in list(flat_deck_flaws(with_board(board)))


def test_a_flaw_of_a_board_names_its_card() -> None:
    deck = replace(DECK, boards=(with_first_task(solutions=99), *DECK.boards[1:3]))
    (found,) = flat_deck_flaws(deck)
    assert found.startswith(f"card {a_board().card}, side 3: ")
    assert found.endswith("tilings, not 99")


def test_a_region_that_equals_another_card_when_turned_is_found() -> None:
    board = DECK.boards[7]
    turned = replace(board, card=99, region=frozenset((column, -row) for row, column in board.region))
    assert list(flat_deck_flaws(with_board(turned))) == [f"card 99, side 3 has the region of card {board.card}, side 3"]


def test_a_miscounted_task_is_found_and_grades_are_not_compared() -> None:
    assert list(miscounts([with_first_task(grade=9.9), DECK.boards[1]])) == []
    (found,) = miscounts([with_first_task(solutions=99)])
    assert found == f"card 1, side 3: {' '.join(a_board().tasks[0].pieces)} does not have 99 tilings"
