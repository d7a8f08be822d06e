"""Moves on boards are recorded beside the log: bounded, never judged, and of no effect."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.tables.fixtures import FlakyStore, a_table, right_claim, tiling
from tests.tables.hand_clock import START, HandClock
from ubongo.editions.contract.commands import Start
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.race_events import GiveUp
from ubongo.formats.board_moves import MOST_MOVES, MOST_OF_GAME, BoardMoves, board_after
from ubongo.puzzles.piece import PieceId
from ubongo.puzzles.task import Placement, Tiling
from ubongo.tables.storage.memory.store import MemoryStore
from ubongo.tables.storage.store import StoreError
from ubongo.tables.table.move_recorder import MoveRecorder
from ubongo.tables.table.table import Table

FIRST, SECOND = Seat(0), Seat(1)
REVEAL = START + 3_000


async def end_race(table: Table) -> None:
    await table.handle(right_claim(table, FIRST), "claim")
    await table.handle(GiveUp(SECOND), "give-up")
    await table.boards.moves.saved()


async def test_the_moves_of_a_race_are_saved_when_it_is_over(table: Table, store: FlakyStore, clock: HandClock):
    first, second, *_ = own = tiling(table, FIRST)
    clock.set(REVEAL + 1_000)
    table.boards.place(FIRST, (first,))
    clock.set(REVEAL + 2_500)
    table.boards.place(FIRST, (first, second))
    table.boards.place(FIRST, (second,))
    assert table.boards.placed(FIRST) == 1
    assert await store.moves(table.id) == ()
    await end_race(table)
    (board,) = await store.moves(table.id)
    assert (board.seq, board.seat) == (2, FIRST)
    assert [move.at for move in board.moves] == [REVEAL + 1_000, REVEAL + 2_500, REVEAL + 2_500]
    assert board_after(board.moves) == (own[1],)


async def test_reports_leave_the_log_as_it_is(table: Table, store: FlakyStore):
    state, rows = table.state, await store.rows(table.id, 0)
    for number in range(len(tiling(table, FIRST))):
        table.boards.place(FIRST, tiling(table, FIRST)[: number + 1])
    assert table.state is state, "a covered board is no call"
    assert await store.rows(table.id, 0) == rows


async def test_what_cannot_lie_on_the_board_is_ignored(table: Table):
    first, *_ = tiling(table, FIRST)
    table.boards.place(FIRST, (first,))
    for junk in (
        (first, first),
        (Placement(PieceId("nothing"), 0, (0, 0)),),
        (Placement(first.piece, 23, first.anchor),),
        (Placement(first.piece, first.orientation, (60, 60)),),
        (Placement(first.piece, first.orientation, (*first.anchor, 0)),),
    ):
        table.boards.place(FIRST, junk)
    board = table.boards.board(FIRST)
    assert board is not None
    assert board.placements == (first,)


async def test_moves_before_the_boards_are_turned_are_ignored(store: FlakyStore, clock: HandClock):
    table = await a_table(store, clock)
    table.boards.place(FIRST, (Placement(PieceId("L4"), 0, (0, 0)),))
    await table.handle(Start(), "start")
    table.boards.place(FIRST, (Placement(PieceId("L4"), 0, (0, 0)),))
    assert table.boards.board(FIRST) is None


async def test_a_flood_is_dropped(table: Table, store: FlakyStore):
    first, *_ = tiling(table, FIRST)
    for _ in range(MOST_MOVES):
        table.boards.place(FIRST, (first,))
        table.boards.place(FIRST, ())
    await end_race(table)
    (board,) = await store.moves(table.id)
    assert len(board.moves) == MOST_MOVES


async def test_a_game_has_a_limit_too():
    store, race = MemoryStore(), 0
    recorder = MoveRecorder("t", store)
    laid = (Placement(PieceId("L4"), 0, (0, 0)),)
    while race * MOST_MOVES < 2 * MOST_OF_GAME:
        race += 1
        recorder.follow(f"{race}")
        for number in range(MOST_MOVES):
            recorder.record(FIRST, laid if number % 2 == 0 else (), seq=race, at=Millis(number))
    recorder.follow("over")
    await recorder.saved()
    assert sum(len(board.moves) for board in await store.moves("t")) == MOST_OF_GAME


async def test_if_they_cannot_be_saved_the_game_goes_on(
    table: Table, store: FlakyStore, monkeypatch: pytest.MonkeyPatch
):
    async def refused(_table: str, _boards: tuple[BoardMoves, ...]) -> None:
        raise StoreError("the disk is full")

    monkeypatch.setattr(store, "save_moves", refused)
    table.boards.place(FIRST, tiling(table, FIRST)[:1])
    await end_race(table)
    assert await store.moves(table.id) == ()
    assert table.state.phase is not None


BOARDS = st.lists(
    st.builds(
        Placement,
        st.sampled_from([PieceId(name) for name in ("L4", "I3", "P5")]),
        st.integers(0, 7),
        st.tuples(st.integers(0, 4), st.integers(0, 4)),
    ),
    max_size=3,
    unique_by=lambda placement: placement.piece,
).map(tuple)


@given(boards=st.lists(BOARDS, max_size=20))
async def test_what_is_saved_adds_up_to_the_last_board(boards: list[Tiling]):
    store = MemoryStore()
    recorder = MoveRecorder("t", store)
    recorder.follow("race")
    for at, board in enumerate(boards):
        recorder.record(FIRST, board, seq=2, at=Millis(at))
    recorder.follow("rest")
    await recorder.saved()
    moves = [move for board in await store.moves("t") for move in board.moves]
    assert set(board_after(tuple(moves))) == set(boards[-1] if boards else ())
    assert moves == sorted(moves, key=lambda move: move.at)
