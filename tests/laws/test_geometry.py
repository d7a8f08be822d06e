"""Laws of all symmetries and shapes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.strategies import a_cell, chiralities, connected_cells, lattices, some_cells
from ubongo.geometry.lattice import CUBIC, SQUARE, Chirality, Lattice, inverse, product, transformed
from ubongo.geometry.shape import Shape, canonical, is_connected, moved, orientations

every_lattice = pytest.mark.parametrize("lattice", [SQUARE, CUBIC], ids=["square", "cubic"])


@given(lattices, chiralities)
def test_symmetries_form_a_group(lattice: Lattice, chirality: Chirality) -> None:
    group = lattice.symmetries(chirality)
    members = set(group)
    assert {product(after, before) for after in group for before in group} == members
    assert {inverse(symmetry) for symmetry in group} == members
    assert all(product(symmetry, inverse(symmetry)) == group[0] for symmetry in group)


@every_lattice
@given(st.data())
def test_symmetries_keep_neighbors(lattice: Lattice, data: st.DataObject) -> None:
    cell = data.draw(a_cell(lattice))
    symmetry = data.draw(st.sampled_from(lattice.symmetries(Chirality.FREE)))
    around = set(moved(lattice.neighbors, cell))
    images = set(moved(lattice.neighbors, transformed(cell, symmetry)))
    assert {transformed(near, symmetry) for near in around} == images


@every_lattice
@given(st.data())
def test_normal_form_is_idempotent_and_ignores_translation(lattice: Lattice, data: st.DataObject) -> None:
    cells, offset = data.draw(some_cells(lattice)), data.draw(a_cell(lattice))
    shape = Shape.of(cells)
    assert Shape.of(shape.cells) == shape == Shape.of(moved(cells, offset))
    assert shape.cells[0] == (0,) * lattice.dimension


@pytest.mark.slow
@every_lattice
@given(st.data(), chiralities)
def test_orientations_are_the_same_set_from_any_image(
    lattice: Lattice, data: st.DataObject, chirality: Chirality
) -> None:
    shape = Shape.of(data.draw(some_cells(lattice)))
    images = orientations(shape, lattice, chirality)
    assert images[0] == shape
    assert all(set(orientations(image, lattice, chirality)) == set(images) for image in images)
    assert {canonical(image, lattice, chirality) for image in images} == {min(images)}


@pytest.mark.slow
@every_lattice
@given(st.data())
def test_a_shape_stays_connected_under_every_symmetry(lattice: Lattice, data: st.DataObject) -> None:
    cells = data.draw(connected_cells(lattice))
    assert is_connected(cells, lattice)
    assert all(is_connected(image.cells, lattice) for image in orientations(Shape.of(cells), lattice, Chirality.FREE))


@pytest.mark.slow
@every_lattice
@given(st.data())
def test_cells_far_apart_are_not_connected(lattice: Lattice, data: st.DataObject) -> None:
    cells = data.draw(connected_cells(lattice))
    far = moved(cells, (40,) * lattice.dimension)
    assert not is_connected((*cells, *far), lattice)


def test_a_shape_has_at_least_one_cell() -> None:
    with pytest.raises(ValueError, match="at least one cell"):
        Shape.of([])
