"""Moves on boards: what is recorded adds up to the boards that were reported."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ubongo.editions.contract.values import Millis
from ubongo.formats.board_moves import BoardMovesError, Move, board_after, decode_moves, encode_moves, moves_between
from ubongo.puzzles.piece import PieceId
from ubongo.puzzles.task import Placement, Tiling

LAID = Placement(PieceId("L4"), 2, (0, 1))
PLACEMENTS = st.builds(
    Placement,
    st.sampled_from([PieceId(name) for name in ("L4", "I3", "P5", "T4")]),
    st.integers(0, 7),
    st.tuples(st.integers(0, 4), st.integers(0, 4)),
)
BOARDS = st.lists(PLACEMENTS, max_size=4, unique_by=lambda placement: placement.piece).map(tuple)


@given(st.lists(BOARDS, max_size=12))
def test_moves_add_up_to_the_boards_between_which_they_were_made(boards: list[Tiling]):
    moves, board = tuple[Move, ...](), Tiling()
    for at, after in enumerate(boards):
        moves += tuple(moves_between(board, after, Millis(at)))
        board = after
        assert set(board_after(moves)) == set(board)
    assert decode_moves(encode_moves(moves)) == moves


def test_a_piece_is_laid_turned_and_lifted():
    turned = Placement(PieceId("L4"), 3, (0, 1))
    assert list(moves_between((), (LAID,), Millis(5))) == [Move(5, PieceId("L4"), 2, (0, 1))]
    assert list(moves_between((LAID,), (turned,), Millis(6))) == [Move(6, PieceId("L4"), 3, (0, 1))]
    assert list(moves_between((turned,), (), Millis(7))) == [Move(7, PieceId("L4"))]


@pytest.mark.parametrize("data", [b"", b"[", b'[{"at":-1,"piece":"L4"}]', b'[{"at":1,"piece":"L4","anchor":[0]}]'])
def test_bytes_that_are_no_moves_are_refused(data: bytes):
    with pytest.raises(BoardMovesError, match="not moves of a board"):
        decode_moves(data)
