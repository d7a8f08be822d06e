"""The route of the boxes: pieces with tables of their turns and flips."""

from functools import cache

from litestar import Response, get
from litestar.params import FromPath
from msgspec import Struct

from ubongo.adapters.web.admission import ApiError
from ubongo.adapters.web.documents import Document, document
from ubongo.adapters.web.openapi import failures
from ubongo.adapters.web.requests import AnyRequest
from ubongo.geometry.lattice import Cell, inverse
from ubongo.puzzles.piece import BOXES, Box, Piece, follow


class PieceOut(Struct, frozen=True):
    """A piece with its orientations, so that a client needs no geometry."""

    id: str
    color: str
    orientations: tuple[tuple[Cell, ...], ...]
    """The cells of each, as rows and columns, the least one first and at the origin."""
    turned: tuple[int, ...]
    """For each orientation, its image after a clockwise quarter turn."""
    turned_back: tuple[int, ...]
    flipped: tuple[int, ...]
    """For each orientation, its mirror image left to right; for a block, itself."""


class BoxOut(Struct, frozen=True):
    """A player's set of pieces."""

    name: str
    pieces: tuple[PieceOut, ...]


@get("/api/boxes/{box:str}", sync_to_thread=False, responses=failures(400, 404))
def box_of_pieces(request: AnyRequest, box: FromPath[str]) -> Response[BoxOut]:
    """The pieces of a box, with tables of their turns and flips."""
    if box not in BOXES:
        raise ApiError(404, "unknown-box", f"unknown box {box[:40]!r}; known: {', '.join(BOXES)}")
    return _box(box).answer(request)


@cache
def _box(name: str) -> Document[BoxOut]:
    return document(box_out(BOXES[name]))


def box_out(box: Box) -> BoxOut:
    """The box as the client needs it."""
    return BoxOut(box.name, tuple(_piece_out(piece, box) for piece in box.pieces))


def _piece_out(piece: Piece, box: Box) -> PieceOut:
    turn = box.lattice.turns[-1]
    flat = len(box.lattice.steps) == 2
    count = len(piece.orientations)
    return PieceOut(
        piece.id,
        piece.color,
        tuple(shape.cells for shape in piece.orientations),
        follow(piece, turn),
        follow(piece, inverse(turn)),
        follow(piece, box.lattice.flip) if flat else tuple(range(count)),
    )
