"""Pieces, and the boxes: the set of pieces that each player has."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType
from typing import NewType, TypeAlias

from ubongo.geometry.lattice import CUBIC, SQUARE, Cell, Chirality, Lattice, Matrix
from ubongo.geometry.shape import Shape, orientations

PieceId = NewType("PieceId", str)


@dataclass(frozen=True, slots=True, eq=False)  # one object a piece: hashing cells would cost more than tiling
class Piece:
    """A polyomino or a polycube with its name, its color and its orientations.

    Connected: the solver's guard cells rely on it. Compared by identity: take pieces from their box.
    """

    id: PieceId
    color: str
    orientations: tuple[Shape, ...]
    """The distinct images in a fixed order: a placement refers to one of them by its index."""

    size: int = field(init=False)
    """The number of cells."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "size", len(self.orientations[0].cells))


Mix: TypeAlias = tuple[int, ...]
"""The sizes of a set of pieces, ascending."""

Mixes: TypeAlias = frozenset[Mix]


def mix_of(pieces: Iterable[Piece]) -> Mix:
    """The sizes of those pieces, ascending."""
    return tuple(sorted(piece.size for piece in pieces))


@dataclass(frozen=True, eq=False)  # one object a box, as for pieces
class Box:
    """A player's set of pieces, each once, and the lattice they are made of. Compared by identity.

    Rule: R4; cardboard may be flipped, a block's mirror image is another block.
    """

    name: str
    lattice: Lattice
    chirality: Chirality
    pieces: tuple[Piece, ...]

    @cached_property
    def by_id(self) -> MappingProxyType[str, Piece]:
        """The pieces by their names."""
        return MappingProxyType({piece.id: piece for piece in self.pieces})

    def pick(self, names: Iterable[str]) -> tuple[Piece, ...]:
        """The pieces of those names, in that order.

        Raises:
            ValueError: a name is not in this box, or is repeated.
        """
        wanted, by_id = tuple(names), self.by_id
        for name in wanted:
            if name not in by_id:
                raise ValueError(f"unknown piece {name!r}; the {self.name} box holds {' '.join(by_id)}")
            if wanted.count(name) > 1:
                raise ValueError(f"piece {name!r} is requested {wanted.count(name)} times, but the box holds it once")
        return tuple([by_id[name] for name in wanted])


def follow(piece: Piece, symmetry: Matrix) -> tuple[int, ...]:
    """For each orientation, the index of its image under `symmetry`."""
    index = {shape: number for number, shape in enumerate(piece.orientations)}
    return tuple(index[shape.image(symmetry)] for shape in piece.orientations)


def _box(name: str, lattice: Lattice, chirality: Chirality, rows: Iterable[tuple[str, str, tuple[Cell, ...]]]) -> Box:
    return Box(
        name=name,
        lattice=lattice,
        chirality=chirality,
        pieces=tuple(
            Piece(PieceId(piece), color, orientations(Shape.of(cells), lattice, chirality))
            for piece, color, cells in rows
        ),
    )


FLAT = _box(
    "flat",
    SQUARE,
    Chirality.FREE,
    (
        ("I2", "purple", ((0, 0), (1, 0))),
        ("I3", "sky-blue", ((0, 0), (1, 0), (2, 0))),
        ("V3", "teal", ((0, 0), (1, 0), (1, 1))),
        ("T4", "yellow", ((0, 1), (1, 0), (1, 1), (2, 1))),
        ("L4", "light-green", ((0, 0), (0, 1), (1, 1), (2, 1))),
        ("I4", "brown", ((0, 0), (1, 0), (2, 0), (3, 0))),
        ("S4", "blue", ((0, 0), (1, 0), (1, 1), (2, 1))),
        ("O4", "red", ((0, 0), (0, 1), (1, 0), (1, 1))),
        ("Y5", "orange", ((0, 1), (1, 0), (1, 1), (2, 1), (3, 1))),
        ("L5", "magenta", ((0, 1), (1, 1), (2, 1), (3, 0), (3, 1))),
        ("P5", "green", ((0, 0), (0, 1), (1, 0), (1, 1), (2, 1))),
        ("Z5", "amber", ((0, 0), (0, 1), (1, 1), (2, 1), (2, 2))),
    ),
)
"""Twelve polyominoes; every player of a flat edition has this set."""

SOLID = _box(
    "solid",
    CUBIC,
    Chirality.ONE_SIDED,
    (
        ("red-domino", "red", ((0, 0, 0), (0, 0, 1))),
        ("red-twist", "red", ((0, 0, 0), (0, 0, 1), (0, 1, 1), (1, 0, 0))),
        ("green-corner", "green", ((0, 0, 0), (0, 0, 1), (0, 1, 0))),
        ("green-hook", "green", ((0, 0, 0), (0, 0, 1), (0, 1, 1), (0, 2, 1), (1, 0, 0))),
        ("blue-ell", "blue", ((0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 2, 0))),
        ("blue-hook", "blue", ((0, 0, 0), (0, 1, 0), (0, 1, 1), (0, 2, 1), (1, 0, 0))),
        ("yellow-twist", "yellow", ((0, 0, 0), (0, 1, 0), (0, 1, 1), (1, 0, 0))),
        ("yellow-hook", "yellow", ((0, 0, 0), (0, 0, 1), (0, 1, 0), (0, 2, 0), (1, 1, 0))),
    ),
)
"""Eight polycubes in four colors; every player of the three-dimensional edition has this set."""

BOXES = MappingProxyType({box.name: box for box in (FLAT, SOLID)})
"""Both boxes by name."""
