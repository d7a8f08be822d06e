"""Measures of outlines."""

import pytest

from ubongo.puzzles.boards.outline import has_hole, has_square, is_symmetric, perimeter, sides_of
from ubongo.puzzles.notation import parse_region


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


@pytest.mark.parametrize(
    ("text", "found"),
    [("##/##", True), ("###/#.#", False), (".#../####/#..#", False), (".##/.##/##.", True), ("#/#/#", False)],
)
def test_squares_of_four_cells_are_found(text: str, found: bool) -> None:
    assert has_square(parse_region(text)) is found
