"""Statistics of boards, and the proof that finds what is wrong with a deck."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from ubongo.formats.standard import standard_deck
from ubongo.puzzles.boards.deck import Board, BoardDeck, BoardTask
from ubongo.puzzles.boards.statistics import board_statistics, has_hole, is_symmetric, perimeter, sides_of
from ubongo.puzzles.boards.validation import board_flaws, deck_flaws
from ubongo.puzzles.notation import parse_region
from ubongo.puzzles.piece import FLAT, PieceId


@pytest.mark.parametrize(
    ("text", "edges", "hole", "symmetric", "sides"),
    [
        ("#", 4, False, True, (1, 1)),
        ("###", 8, False, True, (1, 3)),
        ("##/#./#.", 10, False, False, (2, 3)),
        ("###/#.#/###", 16, True, True, (3, 3)),
        ("####/#.##", 14, False, False, (2, 4)),
        (".##/###/##.", 12, False, True, (3, 3)),
        ("####/#..#/####/#...", 22, True, False, (4, 4)),
    ],
)
def test_regions_are_measured(text: str, edges: int, hole: bool, symmetric: bool, sides: tuple[int, int]) -> None:
    region = parse_region(text)
    assert (perimeter(region), has_hole(region), is_symmetric(region), sides_of(region)) == (
        edges,
        hole,
        symmetric,
        sides,
    )


def test_a_hole_that_opens_at_a_corner_only_is_a_hole() -> None:
    assert has_hole(parse_region("###/#.#/##."))


def a_board() -> Board:
    """The first board of the standard deck."""
    return standard_deck("flat").boards[0]


def with_first_task(**changes: object) -> Board:
    """That board, something else said of its first task."""
    first, *others = a_board().tasks
    return replace(a_board(), tasks=(replace(first, **changes), *others))


def test_a_sound_board_has_no_flaws() -> None:
    assert list(board_flaws(a_board(), FLAT)) == []


@pytest.mark.parametrize(
    ("spoiled", "words"),
    [
        (lambda: with_first_task(solutions=99), "tilings, not 99"),
        (lambda: with_first_task(grade=9.9), "not 9.9"),
        (lambda: with_first_task(pieces=("Q7", "L4", "P5")), "unknown piece 'Q7'"),
        (lambda: with_first_task(pieces=("L4", "L4", "P5")), "asked for 2 times"),
        (lambda: with_first_task(pieces=("I2", "I3", "V3")), "no tiling"),
        (lambda: with_first_task(pieces=("I2", "I3", "T4", "L4")), "another number of pieces than 3"),
        (lambda: with_first_task(pieces=a_board().tasks[1].pieces), "the same pieces"),
        (lambda: replace(a_board(), tasks=a_board().tasks[:5]), "5 tasks, not 6"),
        (lambda: replace(a_board(), region=parse_region("####/####/####")), "symmetric"),
        (lambda: replace(a_board(), region=parse_region("####/#.##/####")), "hole"),
        (lambda: replace(a_board(), region=a_board().region | {(40, 40)}), "not connected"),
    ],
)
def test_every_flaw_of_a_board_is_told(spoiled: Callable[[], Board], words: str) -> None:
    assert any(words in flaw for flaw in board_flaws(spoiled(), FLAT))


def test_a_board_that_is_there_twice_is_told_with_its_card() -> None:
    deck = standard_deck("flat")
    board = deck.boards[7]
    twice = BoardDeck(deck.box, deck.generator, deck.seed, (*deck.boards, board))
    assert f"card {board.card}, side {board.side} is there twice" in list(deck_flaws(twice))


def test_a_region_that_another_card_has_turned_is_told() -> None:
    deck = standard_deck("flat")
    board = deck.boards[7]
    turned = replace(board, card=99, region=frozenset((column, -row) for row, column in board.region))
    told = list(deck_flaws(BoardDeck(deck.box, deck.generator, deck.seed, (*deck.boards, turned))))
    assert told == [f"card 99, side 3 has the region of card {board.card}, side 3"]


def test_statistics_count_what_boards_say_nothing_of() -> None:
    tasks = (
        BoardTask((PieceId("L4"), PieceId("P5"), PieceId("I2")), 99, 1.0),
        BoardTask((PieceId("I3"), PieceId("L4"), PieceId("I4")), 99, 1.0),
    )
    found = board_statistics((Board(1, "3", parse_region("####/####/#.##"), tasks),), FLAT)
    assert (found.boards, found.tasks, found.max_solutions) == (1, 2, 7)
    assert (found.areas, found.boxes) == ({"11": 1}, {"3x4": 1})
