"""The daily boards and hands: each candidate is one board, and each month has its own."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from ubongo.formats.standard_decks import standard_deck
from ubongo.geometry.lattice import SQUARE, Chirality
from ubongo.geometry.shape import Shape, canonical, extent
from ubongo.puzzles.daily.boards import BLOCKS, EASY, HARD, DailyBoard, Frame
from ubongo.puzzles.daily.hands import hands_of
from ubongo.puzzles.daily.proof import board_flaws, board_key, hand_flaws, hand_key, repeated
from ubongo.puzzles.daily.scheme import DAYS, MONTHS, DailyKind, Source
from ubongo.puzzles.deck_kinds import CARD_DECK
from ubongo.puzzles.exact_cover import covers_of
from ubongo.puzzles.task import Region, Task

# The polyominoes up to turning and flipping, with holes: published counts.
POLYOMINOES = {3: 2, 4: 5, 5: 12, 6: 35, 7: 108}


def outlines(area: int) -> Iterator[Region]:
    """All outlines of that area, in every frame whose rows are not more than its columns."""
    for rows in range(1, area + 1):
        for columns in range(rows, area + 1):
            frame = Frame(rows, columns, area)
            if rows + columns - 1 <= area <= rows * columns:
                for number in range(frame.masks):
                    found = frame.outline(number)
                    if found is not None:
                        assert extent(found) == (rows, columns)
                        yield found


@pytest.mark.parametrize("area", [3, 4, 5, pytest.param(6, marks=pytest.mark.slow)])
def test_every_polyomino_is_a_candidate_in_one_position_only(area: int):
    found = list(outlines(area))
    forms = {canonical(Shape.of(outline), SQUARE, Chirality.FREE) for outline in found}
    assert len(found) == len(forms) == POLYOMINOES[area]


def test_months_share_no_candidate_and_leave_none_out():
    taken: list[tuple[str, int]] = []

    def source(name: str, size: int) -> Source[tuple[str, int]]:
        return Source(name, size, lambda number: (name, number))

    kind = DailyKind("test", (source("long", 31 * MONTHS), source("short", 100)))
    for month in range(MONTHS):
        found = list(kind.accepted(month))
        assert tuple(found[:DAYS]) == kind.month(month)
        taken += found
    assert sorted(taken) == sorted([("long", n) for n in range(31 * MONTHS)] + [("short", n) for n in range(100)])


def test_a_month_without_enough_candidates_is_reported():
    scarce = DailyKind("scarce", (Source("few", 30 * MONTHS, lambda number: number),))
    with pytest.raises(ValueError, match="month 5 has 30 of 31 for scarce"):
        scarce.month(5)


@pytest.mark.parametrize("month", [-1, MONTHS])
def test_a_month_outside_the_scheme_is_refused(month: int):
    with pytest.raises(ValueError, match="is not one of the scheme's 132"):
        EASY.month(month)


@pytest.mark.slow
@pytest.mark.parametrize("kind", [EASY, HARD, BLOCKS], ids=lambda kind: kind.name)
def test_boards_of_some_months_are_sound_and_none_comes_twice(kind: DailyKind[DailyBoard]):
    months = [kind.month(month) for month in (0, 11, MONTHS - 1)]
    boards = [board for month in months for board in month]
    assert [words for board in boards for words in board_flaws(board)] == []
    assert list(repeated([board_key(board) for board in month] for month in months)) == []
    assert len(boards) == 3 * DAYS


@pytest.mark.slow
def test_a_board_is_solved_by_the_reference_solver_too():
    for board in EASY.month(7)[:8]:
        task = Task(board.region, board.box.pick(board.pieces))
        assert len(list(covers_of(task))) == board.solutions


@pytest.mark.slow
def test_hands_of_some_months_are_sound_and_none_comes_twice():
    hands = hands_of(standard_deck(CARD_DECK))
    months = [hands.month(month) for month in (0, 64, MONTHS - 1)]
    assert [words for month in months for hand in month for words in hand_flaws(hand)] == []
    assert list(repeated([hand_key(hand) for hand in month] for month in months)) == []


@pytest.mark.slow
def test_what_is_wrong_with_a_board_or_a_hand_is_found():
    easy, hard = EASY.month(0)[0], EASY.month(0)[1]
    (hand, *_) = hands_of(standard_deck(CARD_DECK)).month(0)
    assert "tilings, not 7" in next(board_flaws(replace(easy, solutions=7)))
    assert "has 0 tilings" in next(board_flaws(replace(easy, region=hard.region)))
    assert "grade" in next(board_flaws(replace(easy, grade=9.9)))
    assert "no layout" in next(hand_flaws(replace(hand, layout=hand.layout[:6])))
    assert "no layout" in next(hand_flaws(replace(hand, layout=(*hand.layout[:6], hand.layout[0]))))


@pytest.mark.slow
def test_a_board_has_the_key_of_its_turned_and_flipped_images():
    for board in (EASY.month(3)[0], BLOCKS.month(3)[0]):
        turned = replace(board, region=frozenset((*layer, column, -row) for *layer, row, column in board.region))
        flipped = replace(board, region=frozenset((*layer, row, 9 - column) for *layer, row, column in board.region))
        assert board_key(board) == board_key(turned) == board_key(flipped)


def test_keys_that_come_again_are_named_across_months_and_within_one():
    assert list(repeated([["a", "b"], ["c", "a"], ["d", "d"]])) == ["a", "d"]
