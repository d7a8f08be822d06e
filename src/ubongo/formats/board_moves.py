"""Moves of pieces on a board during a race: hints beside the log. They decide nothing, and any may be missing.

See ADR 98.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

import msgspec
from msgspec import Meta

from ubongo.editions.contract.values import Millis, Seat
from ubongo.formats.errors import UbongoError
from ubongo.geometry.lattice import Cell
from ubongo.puzzles.piece import PieceId
from ubongo.puzzles.task import Placement, Tiling

MOST_MOVES = 400
"""Of one seat in one race; later ones are not recorded."""
MOST_OF_GAME = 8_000
"""Of all seats in a game."""
LATEST = 1 << 53


class BoardMovesError(UbongoError):
    """Bytes that are no moves of a board."""


@dataclass(frozen=True, slots=True)
class Move:
    """A piece is laid, moved or turned on a board; without an anchor it is lifted off."""

    at: Annotated[int, Meta(ge=0, le=LATEST)]
    """Milliseconds of the table's clock, like an entry of the log."""
    piece: Annotated[PieceId, Meta(max_length=16)]
    orientation: Annotated[int, Meta(ge=0, le=23)] = 0
    anchor: Annotated[tuple[Annotated[int, Meta(ge=-64, le=64)], ...], Meta(min_length=2, max_length=3)] | None = None


@dataclass(frozen=True, slots=True)
class BoardMoves:
    """The moves on one seat's board in one race, in order."""

    seq: Annotated[int, Meta(ge=1, le=LATEST)]
    """The newest entry of the log at the first move: it names the race."""
    seat: Annotated[Seat, Meta(ge=0, le=7)]
    moves: Annotated[tuple[Move, ...], Meta(max_length=MOST_MOVES)]


def moves_between(before: Tiling, after: Tiling, at: Millis) -> Iterator[Move]:
    """What turns one board into the other: first what is lifted, then what is laid, in the order of the boards."""
    kept = {one.piece for one in after}
    for one in before:
        if one.piece not in kept:
            yield Move(at, one.piece)
    known = set(before)
    for one in after:
        if one not in known:
            yield Move(at, one.piece, one.orientation, one.anchor)


def board_after(moves: tuple[Move, ...]) -> Tiling:
    """The pieces on a board after those moves, the latest last."""
    laid: dict[PieceId, tuple[int, Cell]] = {}
    for move in moves:
        laid.pop(move.piece, None)
        if move.anchor is not None:
            laid[move.piece] = (move.orientation, move.anchor)
    return tuple(Placement(piece, orientation, anchor) for piece, (orientation, anchor) in laid.items())


_decoder = msgspec.json.Decoder(tuple[Move, ...])
encode_moves = msgspec.json.Encoder().encode
"""The moves of a board as JSON."""


def decode_moves(data: bytes) -> tuple[Move, ...]:
    """The moves in JSON.

    Raises:
        BoardMovesError: there are none in it.
    """
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as cause:
        raise BoardMovesError(f"not moves of a board: {cause}") from cause
