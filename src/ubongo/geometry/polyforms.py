"""Polyominoes and polycubes, enumerated by size."""

from ubongo.geometry.lattice import Chirality, Lattice
from ubongo.geometry.shape import Shape, canonical, moved


def polyforms(size: int, lattice: Lattice, chirality: Chirality) -> tuple[Shape, ...]:
    """All connected shapes of `size` cells, different under `chirality`, in ascending order.

    Raises:
        ValueError: `size` is less than 1.
    """
    if size < 1:
        raise ValueError(f"a polyform has at least one cell, not {size!r}")
    forms = {Shape.of([(0,) * lattice.dimension])}
    for _ in range(size - 1):
        forms = {canonical(grown, lattice, chirality) for form in forms for grown in _extensions(form, lattice)}
    return tuple(sorted(forms))


def _extensions(form: Shape, lattice: Lattice) -> set[Shape]:
    border = {cell for held in form.cells for cell in moved(lattice.neighbors, held)}
    return {Shape.of((*form.cells, cell)) for cell in border.difference(form.cells)}
