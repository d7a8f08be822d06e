"""Blocks on two layers: what counts as a call. Rule: D3, D4, R3, R4, R5."""

from enum import StrEnum
from random import Random

import pytest

from tests.boards import solid_boards
from tests.editions.three_d.table import HandTable, agreed, dealt
from tests.replacing import replace
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.gem_race.state import task_of
from ubongo.editions.parts.puzzle import task_in
from ubongo.editions.parts.race_events import Claim, RaceReason
from ubongo.editions.three_d.edition import THREE_D
from ubongo.editions.three_d.state import new
from ubongo.puzzles.boards.deck import Board, BoardTask
from ubongo.puzzles.notation import parse_base
from ubongo.puzzles.piece import SOLID, PieceId
from ubongo.puzzles.task import Flaw, Placement, Tiling, covered

SLAB = ("red-domino", "blue-ell", "yellow-twist")


def racing(*levels: int, seed: int = 0) -> HandTable:
    hand = dealt(*levels, seed=seed)
    hand.wake()
    return hand


def flaw_of(hand: HandTable, placements: Tiling) -> StrEnum | None:
    answer = hand.answer(Claim(Seat(0), placements))
    assert isinstance(answer, Refusal)
    assert answer.reason is RaceReason.NOT_A_TILING
    assert answer.reason.rule == "R12"
    return answer.flaw


def moved(placement: Placement, by: tuple[int, int, int]) -> Placement:
    return replace(placement, anchor=tuple(at + step for at, step in zip(placement.anchor, by, strict=True)))


@pytest.mark.rule("D3")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(10))
def test_an_accepted_call_fills_exactly_two_layers_over_the_light_cells(level: int, seed: int):
    hand = racing(level, seed=seed)
    filled = [cell for placement in hand.tiling(0) for cell in covered(placement, SOLID.by_id[placement.piece])]
    puzzle = hand.view(0).puzzle
    assert puzzle is not None
    base = parse_base(puzzle.region)
    assert len(filled) == len(set(filled)) == 2 * puzzle.region.count("#")
    assert set(filled) == base
    assert {layer for layer, _, _ in filled} == {0, 1}
    hand.solve(0, after=20_000)


@pytest.mark.rule("D3")
@pytest.mark.parametrize("by", [(1, 0, 0), (-1, 0, 0), (2, 0, 0), (0, 9, 0), (0, 0, -9)])
def test_no_cube_is_outside_the_light_cells_or_above_the_second_layer(by: tuple[int, int, int]):
    for seed in range(5):
        hand = racing(3, seed=seed)
        first, *others = hand.tiling(0)
        assert flaw_of(hand, (moved(first, by), *others)) in (Flaw.OUTSIDE_REGION, Flaw.OVERLAP)
        assert flaw_of(hand, tuple(moved(one, by) for one in (first, *others))) is Flaw.OUTSIDE_REGION


@pytest.mark.rule("R4")
def test_mirror_images_are_never_confused():
    ways = {name: {shape.cells for shape in SOLID.by_id[name].orientations} for name in ("red-twist", "yellow-twist")}
    assert ways["red-twist"].isdisjoint(ways["yellow-twist"])
    hand = racing(1, seed=next(seed for seed in range(50) if "red-twist" in str(racing(1, seed=seed).tiling(0))))
    swapped = tuple(
        replace(one, piece=PieceId("yellow-twist")) if one.piece == "red-twist" else one for one in hand.tiling(0)
    )
    assert flaw_of(hand, swapped) is Flaw.UNKNOWN_PIECE


@pytest.mark.rule("R4")
def test_a_mirrored_placement_cannot_be_expressed():
    hand = racing(2)
    first, *others = hand.tiling(0)
    for orientation in (len(SOLID.by_id[first.piece].orientations), 24, -1):
        assert flaw_of(hand, (replace(first, orientation=orientation), *others)) is Flaw.UNKNOWN_ORIENTATION


@pytest.mark.rule("D4")
def test_several_faces_of_the_die_may_stand_for_the_same_blocks():
    boards = solid_boards("1", "2", "3", "4")
    assert sum(len(board.different_tasks) for board in boards) == 671
    assert all(len(board.different_tasks) == 6 for board in boards if board.side == "4")
    assert all(len(board.different_tasks) <= 3 for board in boards if board.side == "1")


@pytest.mark.rule("D4")
def test_faces_that_share_blocks_pick_the_same_task():
    twice = BoardTask(tuple(map(PieceId, SLAB)), 4, 3.0)
    other = BoardTask((PieceId("green-hook"), PieceId("blue-hook")), 1, 3.0)
    boards = tuple(
        Board(SOLID, card, "1", parse_base("###/##."), (twice, twice, twice, other, other, other))
        for card in range(1, 37)
    )
    asked: set[tuple[int, tuple[str, ...]]] = set()
    for seed in range(30):
        hand = HandTable(agreed(1), seed.to_bytes(32, "big"))
        hand.boards, hand.game = boards, new(hand.settings, boards)
        hand.start()
        task = task_of(hand.game, hand.race, Seat(0))
        assert task is not None
        asked.add((hand.race.symbol, tuple(piece.id for piece in task.pieces)))
    assert asked == {(symbol, SLAB if symbol < 3 else other.pieces) for symbol in range(6)}


@pytest.mark.rule("R2")
def test_one_roll_counts_for_every_level():
    hand = racing(1, 4, 2)
    for seat in range(3):
        view = hand.view(seat)
        assert view.symbol == hand.race.symbol
        assert view.puzzle is not None
        board = hand.boards[hand.race.runners[seat].board]
        assert view.puzzle.pieces == board.tasks[hand.race.symbol].pieces
        assert task_in(view.puzzle, SOLID).region == board.region
    assert [len(view.puzzle.pieces) for view in map(hand.view, range(3)) if view.puzzle] == [3, 4, 4]


@pytest.mark.parametrize("strength", Strength)
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_bot_really_finds_a_tiling_on_every_level(level: int, strength: Strength):
    for seed in range(5):
        hand = racing(level, seed=seed)
        intention = THREE_D.bots.intention(hand.view(0), strength, Random(seed))
        assert intention is not None
        assert isinstance(intention.command, Claim)
        assert not isinstance(hand.answer(intention.command), Refusal)
