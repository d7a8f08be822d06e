"""Moves on boards as rows of the database."""

from collections.abc import Iterable, Iterator
from contextlib import suppress

from sqlalchemy import Connection, insert, select

from ubongo.editions.contract.values import Seat
from ubongo.formats.board_moves import BoardMoves, BoardMovesError, decode_moves, encode_moves
from ubongo.tables.storage.schema import moves
from ubongo.tables.storage.threads import AnyRow


def insert_moves(connection: Connection, table: str, boards: Iterable[BoardMoves]) -> None:
    """Insert the moves of each board that has none."""
    known = {
        tuple(row) for row in connection.execute(select(moves.c.seq, moves.c.seat).where(moves.c.table_id == table))
    }
    for board in boards:
        if (board.seq, board.seat) not in known:
            row = {"table_id": table, "seq": board.seq, "seat": board.seat, "moves": encode_moves(board.moves)}
            connection.execute(insert(moves).values(row))


def boards_of(rows: Iterable[AnyRow]) -> Iterator[BoardMoves]:
    """The moves of every row that can be read: they are hints, so a game is never refused for them."""
    for row in rows:
        with suppress(BoardMovesError):
            yield BoardMoves(row.seq, Seat(row.seat), decode_moves(row.moves))
