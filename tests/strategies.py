"""Hypothesis strategies for cells, shapes and tasks."""

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy, composite

from ubongo.geometry.lattice import CUBIC, SQUARE, Cell, Chirality, Lattice
from ubongo.geometry.shape import moved
from ubongo.puzzles.piece import FLAT, SOLID, Box, Piece
from ubongo.puzzles.task import Task

lattices = st.sampled_from((SQUARE, CUBIC))
chiralities = st.sampled_from(tuple(Chirality))


def a_cell(lattice: Lattice) -> SearchStrategy[Cell]:
    """A cell not far from the origin."""
    return st.tuples(*(st.integers(-5, 5) for _ in range(lattice.dimension)))


def some_cells(lattice: Lattice) -> SearchStrategy[frozenset[Cell]]:
    """One to eight cells, connected or not."""
    return st.frozensets(a_cell(lattice), min_size=1, max_size=8)


@composite
def connected_cells(draw: DrawFn, lattice: Lattice, most: int = 8) -> frozenset[Cell]:
    """One to `most` connected cells."""
    cells: set[Cell] = {(0,) * lattice.dimension}
    for _ in range(draw(st.integers(0, most - 1))):
        border = sorted({near for cell in cells for near in moved(lattice.neighbors, cell)} - cells)
        cells.add(draw(st.sampled_from(border)))
    return frozenset(cells)


@composite
def solvable_tasks(draw: DrawFn, box: Box, most: int = 4) -> Task:
    """A task made by placing pieces side by side, so that it has a tiling; in strips and corners of all widths."""
    layers = 2 if box.lattice == CUBIC else None
    pieces = draw(st.lists(st.sampled_from(box.pieces), min_size=1, max_size=most, unique_by=lambda piece: piece.id))
    taken: set[Cell] = set()
    used: list[Piece] = []
    for piece in pieces:
        spots = [
            cells
            for shape in piece.orientations
            for anchor in _anchors(taken, box.lattice)
            if taken.isdisjoint(cells := moved(shape.cells, anchor)) and _in_layers(cells, layers)
        ]
        if spots:
            taken.update(draw(st.sampled_from(spots)))
            used.append(piece)
    return Task(frozenset(taken), tuple(used))


def _anchors(taken: set[Cell], lattice: Lattice) -> list[Cell]:
    if not taken:
        return [(0,) * lattice.dimension]
    return sorted({near for cell in taken for near in moved(lattice.neighbors, cell)} - taken)


def _in_layers(cells: tuple[Cell, ...], layers: int | None) -> bool:
    return layers is None or all(0 <= cell[0] < layers for cell in cells)


flat_tasks = solvable_tasks(FLAT)
solid_tasks = solvable_tasks(SOLID)
