"""The symmetry groups of both lattices."""

import pytest

from ubongo.geometry.lattice import CUBIC, SQUARE, Chirality, Lattice, transformed


@pytest.mark.parametrize(
    ("lattice", "chirality", "order"),
    [
        (SQUARE, Chirality.FIXED, 1),
        (SQUARE, Chirality.ONE_SIDED, 4),
        (SQUARE, Chirality.FREE, 8),
        (CUBIC, Chirality.FIXED, 1),
        (CUBIC, Chirality.ONE_SIDED, 24),
        (CUBIC, Chirality.FREE, 48),
    ],
)
def test_groups_have_their_known_orders(lattice: Lattice, chirality: Chirality, order: int) -> None:
    group = lattice.symmetries(chirality)
    assert len(group) == len(set(group)) == order


def test_a_cell_has_a_neighbor_on_every_side() -> None:
    assert (len(set(SQUARE.neighbors)), len(set(CUBIC.neighbors))) == (4, 6)


def test_the_square_turn_is_clockwise_on_the_page() -> None:
    to_the_right, down = (0, 1), (1, 0)
    assert transformed(to_the_right, SQUARE.turns[0]) == down


def test_the_square_flip_exchanges_left_and_right() -> None:
    assert transformed((1, 2), SQUARE.flip) == (1, -2)
