"""Polyforms, counted by size: the oracle of every enumeration."""

import pytest

from ubongo.geometry.lattice import CUBIC, SQUARE, Chirality, Lattice
from ubongo.geometry.polyforms import polyforms
from ubongo.puzzles.piece import FLAT


@pytest.mark.parametrize(
    ("lattice", "chirality", "by_size"),
    [
        (SQUARE, Chirality.FIXED, [1, 2, 6, 19, 63, 216]),
        (SQUARE, Chirality.ONE_SIDED, [1, 1, 2, 7, 18, 60]),
        (SQUARE, Chirality.FREE, [1, 1, 2, 5, 12, 35]),
        (CUBIC, Chirality.FIXED, [1, 3, 15, 86, 534]),
        (CUBIC, Chirality.ONE_SIDED, [1, 1, 2, 8, 29]),
        (CUBIC, Chirality.FREE, [1, 1, 2, 7, 23]),
    ],
)
def test_the_numbers_of_polyforms_match_published_counts(
    lattice: Lattice, chirality: Chirality, by_size: list[int]
) -> None:
    assert [len(polyforms(size, lattice, chirality)) for size in range(1, len(by_size) + 1)] == by_size


def test_an_empty_polyform_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one cell, not 0"):
        polyforms(0, SQUARE, Chirality.FREE)


def test_the_flat_box_holds_every_polyomino_of_two_to_four_cells() -> None:
    boxed = {shape for piece in FLAT.pieces for shape in piece.orientations}
    assert all(form in boxed for size in (2, 3, 4) for form in polyforms(size, SQUARE, Chirality.FREE))
