"""Regions, tasks and placements as text."""

import pytest
from hypothesis import given

from tests.strategies import connected_cells, flat_tasks
from ubongo.geometry.lattice import CUBIC, SQUARE, Cell
from ubongo.puzzles.notation import (
    parse_base,
    parse_pieces,
    parse_placement,
    parse_region,
    placement_text,
    region_text,
    task_of,
)
from ubongo.puzzles.piece import FLAT, SOLID, PieceId
from ubongo.puzzles.task import Placement, Task
from ubongo.puzzles.tiling import tilings


@given(connected_cells(SQUARE))
def test_a_region_reads_back_as_it_was_written(cells: frozenset[Cell]) -> None:
    text = region_text(cells)
    assert region_text(parse_region(text)) == text
    assert len(parse_region(text)) == len(cells)


@given(flat_tasks)
def test_a_placement_reads_back_as_it_was_written(task: Task) -> None:
    assert all(parse_placement(placement_text(placement), SQUARE) == placement for placement in next(tilings(task)))


def test_rows_are_joined_by_slashes_or_line_breaks() -> None:
    assert parse_region("##/.#") == parse_region("##\n.#\n") == {(0, 0), (0, 1), (1, 1)}


def test_cells_are_counted_from_the_corner_of_the_drawing() -> None:
    assert parse_region("...../..##./...#.") == {(1, 2), (1, 3), (2, 3)}


def test_a_base_is_filled_two_layers_high() -> None:
    assert parse_base("##") == {(0, 0, 0), (0, 0, 1), (1, 0, 0), (1, 0, 1)}


def test_a_region_has_at_most_60_cells() -> None:
    assert len(parse_region("#" * 60)) == 60
    with pytest.raises(ValueError, match="61 cells; at most 60"):
        parse_region("#" * 61)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "empty"),
        ("//", "empty"),
        ("##\r\n##\x00", r"\\x00"),
        ("../..", "empty"),
        ("##/#", "ragged"),
        ("#x", "'x'"),
        ("#.#", "not connected"),
        ("#./.#", "not connected"),
        ("#" * 10_000, "10000 cells"),
    ],
)
def test_an_invalid_region_is_refused_in_words(text: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        parse_region(text)


@pytest.mark.parametrize(
    ("region", "pieces", "words"),
    [
        ("##", "Q7", "unknown piece 'Q7'"),
        ("####", "I2 I2", "'I2' is requested 2 times"),
        ("##", "", "no piece"),
        ("###", "I2", "areas do not match: 3 cells to cover, but the pieces have 2"),
    ],
)
def test_an_invalid_task_is_refused_in_words(region: str, pieces: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        task_of(region, pieces, FLAT)


def test_a_solid_task_is_written_as_its_base() -> None:
    task = task_of("##", "red-twist", SOLID)
    assert task.areas_match
    assert len(task.region) == 4


def test_pieces_are_separated_by_spaces_or_commas_or_given_one_by_one() -> None:
    assert parse_pieces("I2, L4  P5", FLAT) == parse_pieces(["I2", "L4", "P5"], FLAT) == FLAT.pick(["I2", "L4", "P5"])
    with pytest.raises(ValueError, match="no piece"):
        parse_pieces([], FLAT)


def test_a_solid_placement_has_three_coordinates() -> None:
    placement = parse_placement("red-twist:11@1,-2,3", CUBIC)
    assert placement == Placement(PieceId("red-twist"), 11, (1, -2, 3))
    with pytest.raises(ValueError, match="3 numbers"):
        parse_placement("red-twist:11@1,2", CUBIC)


@pytest.mark.parametrize(
    "text", ["", "L4", "L4:3", "L4:3@1", "L4:x@0,0", "L4:1@0,0,0", "L4:1@0;0", "L4:100@0,0", "L4:1@1000,0", "4:1@0,0"]
)
def test_an_invalid_placement_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"placement|anchor"):
        parse_placement(text, SQUARE)
