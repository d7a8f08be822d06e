"""Shapes, and measures of sets of cells."""

import pytest

from ubongo.geometry.lattice import CUBIC, SQUARE, Chirality
from ubongo.geometry.shape import Shape, by_layer, canonical, difference, extent, is_connected, moved, orientations

L_TETROMINO = Shape.of([(0, 0), (1, 0), (2, 0), (2, 1)])


@pytest.mark.parametrize(("chirality", "images"), [(Chirality.FIXED, 1), (Chirality.ONE_SIDED, 4), (Chirality.FREE, 8)])
def test_a_shape_without_symmetry_has_an_image_for_every_symmetry(chirality: Chirality, images: int) -> None:
    assert len(orientations(L_TETROMINO, SQUARE, chirality)) == images


def test_mirror_images_are_equal_only_if_flips_are_allowed() -> None:
    mirrored = L_TETROMINO.image(SQUARE.flip)
    assert canonical(mirrored, SQUARE, Chirality.FREE) == canonical(L_TETROMINO, SQUARE, Chirality.FREE)
    assert canonical(mirrored, SQUARE, Chirality.ONE_SIDED) != canonical(L_TETROMINO, SQUARE, Chirality.ONE_SIDED)


def test_an_empty_set_is_not_connected_but_a_single_cell_is() -> None:
    assert not is_connected([], SQUARE)
    assert is_connected([(7, 7)], SQUARE)


def test_cells_that_touch_at_a_corner_or_an_edge_only_are_not_connected() -> None:
    assert not is_connected([(0, 0), (1, 1)], SQUARE)
    assert not is_connected([(0, 0, 0), (0, 1, 1)], CUBIC)


def test_an_offset_leads_from_one_cell_to_another() -> None:
    assert moved([(1, 2)], difference((5, -3), (1, 2))) == ((5, -3),)


@pytest.mark.parametrize("cell", [(0,), (0, 0, 0)])
def test_cells_of_different_dimensions_do_not_mix(cell: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="values to unpack"):
        difference(cell, (0, 0))
    with pytest.raises(ValueError, match="zip"):
        difference(cell, (0, 0, 0, 0))
    with pytest.raises(ValueError, match="values to unpack"):
        moved([cell], (0, 0))


def test_the_extent_is_counted_in_cells_along_each_axis() -> None:
    assert extent([(2, 5)]) == (1, 1)
    assert extent([(-1, 0, 3), (1, 0, 4)]) == (3, 1, 2)


def test_solid_cells_are_grouped_by_layer_from_the_lowest_up() -> None:
    layers = by_layer([(1, 0, 0), (-1, 2, 3), (1, 0, 1)])
    assert list(layers.items()) == [(-1, {(2, 3)}), (1, {(0, 0), (0, 1)})]
    assert by_layer([]) == {}
