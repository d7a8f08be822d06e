"""Text diagrams of cells: the first row on top, the lowest layer first."""

from collections.abc import Iterable, Mapping

from ubongo.geometry.lattice import Cell


def drawn(marks: Mapping[Cell, str], blank: str = ".") -> str:
    """The bounding box of square cells, one line per row, each cell with its one-character mark."""
    if not marks:
        return ""
    (top, bottom), (left, right) = ((min(axis), max(axis)) for axis in zip(*marks, strict=True))
    return "\n".join(
        "".join(marks.get((row, column), blank) for column in range(left, right + 1)) for row in range(top, bottom + 1)
    )


def layers(cells: Iterable[Cell]) -> dict[int, frozenset[Cell]]:
    """The cubic cells by layer, the lowest first; each layer as square cells."""
    found: dict[int, set[Cell]] = {}
    for layer, *rest in sorted(cells):
        found.setdefault(layer, set()).add(tuple(rest))
    return {layer: frozenset(held) for layer, held in found.items()}
