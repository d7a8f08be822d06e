"""Solo runs with blocks, on any level. Rule: S1 to S4, D3, D4."""

import pytest

from tests.boards import boards
from tests.editions.solo.run import HandRun, running
from ubongo.editions.contract.values import Millis
from ubongo.editions.solo.edition import SOLO
from ubongo.editions.solo.settings import LEVELS, Mode, SoloSettings
from ubongo.editions.solo.state import new
from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.deck_kinds import SOLID_DECK
from ubongo.puzzles.piece import FLAT, SOLID

each_level = pytest.mark.parametrize("side", LEVELS)


@pytest.mark.rule("D3", "S1", "S2", "S3")
@each_level
@pytest.mark.parametrize("mode", ["count", "time", "practice"])
def test_blocks_are_played_alone_on_every_level(side: str, mode: Mode):
    run = running(mode, side=side)
    for _ in range(3):
        run.solve(10_000)
    run.set_aside(5_000)
    puzzle = run.view().puzzle
    assert puzzle is not None
    assert all(piece in SOLID.by_id for piece in puzzle.pieces)
    assert len(puzzle.pieces) == (3 if side == "level-1" else 4)
    run.finish(1_000)
    assert run.outcome is not None
    assert run.outcome.points == (3,)
    assert SOLO.audit.invariants(run.game) == ()


@pytest.mark.rule("S2")
@each_level
def test_a_run_for_time_on_blocks_ends_with_its_last_task(side: str):
    run = running("time", side=side)
    for _ in range(5):
        assert run.outcome is None
        run.solve(20_000)
    assert run.outcome is not None
    assert run.outcome.ending == "time"
    assert SOLO.stats.records(run.game).duration == 100_000


@pytest.mark.rule("S4")
def test_solved_tasks_of_blocks_are_kept_with_their_grade_and_their_pieces():
    run = running(side="level-3")
    board, symbol = run.task
    run.solve(42_000)
    (kept,) = SOLO.stats.records(run.game).solves
    assert (kept.grade, kept.pieces, kept.elapsed) == (run.boards[board].tasks[symbol].grade, 4, 42_000)


@pytest.mark.rule("S4")
def test_no_level_shares_its_name_with_another_or_with_a_cardboard_side():
    assert [*LEVELS] == ["level-1", "level-2", "level-3", "level-4"]
    assert SoloSettings(side="3").box is FLAT
    assert SoloSettings(side="level-3").box is SOLID
    assert SoloSettings().side == "3"


@pytest.mark.rule("D4")
def test_a_task_that_shares_its_faces_returns_only_after_all_others_of_its_board():
    (board,) = (board for board in boards("level-1")[:1])
    different = len(board.different_tasks)
    assert different < 6
    for seed in range(20):
        run = running(seed=seed, side="level-1", some=(board,))
        asked: list[tuple[str, ...]] = []
        for _ in range(6):
            asked.append(board.tasks[run.task[1]].pieces)
            run.solve(1_000)
        assert len(set(asked[:different])) == different
        assert len({task for task, _ in run.game.dealt}) == 1
        assert len(set(run.game.dealt[:6])) == 6


@pytest.mark.rule("R1")
def test_all_216_faces_appear_before_one_returns():
    run = running(side="level-2")
    for _ in range(215):
        run.set_aside(100)
    assert len(set(run.game.dealt)) == 216
    run.set_aside(100)
    assert SOLO.audit.invariants(run.game) == ()


@pytest.mark.parametrize(
    ("side", "given"), [("level-3", "3"), ("3", "level-3"), ("level-3", "level-4"), ("level-5", "level-4")]
)
def test_boards_of_another_box_or_level_are_refused(side: str, given: str):
    with pytest.raises(ValueError, match="side"):
        new(SoloSettings(side=side), boards(given))


def test_an_unknown_side_is_reported_with_the_existing_ones():
    words = "side must be 3, 4, level-1, level-2, level-3 or level-4, not 'level-5'"
    with pytest.raises(ValueError, match=words):
        SOLO.meta.boards(SoloSettings(side="level-5"), standard_deck(SOLID_DECK))


def test_a_count_of_blocks_has_the_time_of_every_count():
    run = HandRun(SoloSettings(mode="count", side="level-4", countdown=Millis(0)))
    assert run.settings.span == 300_000
