"""How long bots think."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.boards import boards, solid_boards
from ubongo.editions.contract.bots import Strength
from ubongo.editions.parts.bots.timing import reading_time, solving_time
from ubongo.puzzles.boards.deck import Board


@pytest.mark.parametrize(
    ("strength", "three_pieces", "four_pieces"),
    [(Strength.GENTLE, 0.55, 0.24), (Strength.STEADY, 0.77, 0.45), (Strength.SHARP, 0.92, 0.71)],
)
def test_bots_solve_as_often_as_the_model_predicts(strength: Strength, three_pieces: float, four_pieces: float):
    assert share_in_time(boards("3"), strength) == pytest.approx(three_pieces, abs=0.03)
    assert share_in_time(boards("4"), strength) == pytest.approx(four_pieces, abs=0.03)


@pytest.mark.parametrize(
    ("strength", "by_level"),
    [
        (Strength.GENTLE, (0.45, 0.21, 0.17, 0.08)),
        (Strength.STEADY, (0.67, 0.40, 0.35, 0.20)),
        (Strength.SHARP, (0.87, 0.65, 0.61, 0.43)),
    ],
)
def test_bots_solve_blocks_as_often_as_the_model_predicts(strength: Strength, by_level: tuple[float, ...]):
    shares = [share_in_time(solid_boards(level), strength) for level in ("1", "2", "3", "4")]
    assert shares == pytest.approx(by_level, abs=0.03)


def share_in_time(boards: tuple[Board, ...], strength: Strength) -> float:
    rng = Random(1)
    grades = [task.grade for board in boards for task in board.tasks] * 10
    return sum(solving_time(grade, strength, rng) < 60_000 for grade in grades) / len(grades)


@given(st.floats(1, 9), st.sampled_from(Strength), st.integers())
def test_harder_tasks_take_longer(grade: float, strength: Strength, seed: int):
    easier, harder = (solving_time(value, strength, Random(seed)) for value in (grade, grade + 1))
    assert 3_000 <= easier < harder


@given(st.floats(1, 10), st.integers())
def test_stronger_bots_are_faster(grade: float, seed: int):
    times = [solving_time(grade, strength, Random(seed)) for strength in Strength]
    assert times == sorted(times, reverse=True)


@given(st.randoms(use_true_random=False))
def test_bots_look_at_the_boards_for_a_moment(rng: Random):
    assert 1_500 <= reading_time(rng) <= 4_000
