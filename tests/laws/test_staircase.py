"""The staircase: the two implementations agree, and simulated players settle where they solve three of four boards."""

import json
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import mean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ubongo.editions.contract.values import Millis
from ubongo.editions.parts.staircase import DOWN, HIGHEST, IN_TIME, LOWEST, QUICK_RUN_UP, Try, next_level

EXAMPLES = json.loads((Path(__file__).parents[2] / "web/src/lib/staircase.fixture.json").read_bytes())

tries = st.builds(Try, st.booleans(), st.integers(0, 600_000).map(Millis))

each_strength = pytest.mark.parametrize("strength", [25, 35, 45, 55, 65, 80])


class Player:
    """A simulated player: each grade above their strength doubles the time that a board takes."""

    def __init__(self, strength: int, seed: int) -> None:
        self.strength = strength
        self.rng = Random(f"{strength} {seed}")

    def tries(self, level: int) -> Try:
        usual = 30_000 * 2 ** ((level - self.strength) / 10)
        elapsed = Millis(round(usual * self.rng.lognormvariate(0, 0.6)))
        patience = 120_000
        return Try(elapsed <= patience, min(elapsed, Millis(patience)))


def climb(strength: int, start: int, boards: int, seed: int = 0) -> tuple[list[int], list[Try]]:
    """The levels of a player's boards, and what became of them."""
    player = Player(strength, seed)
    levels: list[int] = [start]
    done: list[Try] = []
    while len(done) < boards:
        done.append(player.tries(levels[-1]))
        levels.append(next_level(start, done))
    return levels, done


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example["level"]))
def test_the_examples_that_the_client_has_too_are_right(example: dict[str, object]):
    done = [Try(solved, Millis(elapsed)) for solved, elapsed in example["tries"]]  # pyright: ignore[reportGeneralTypeIssues, reportUnknownVariableType, reportUnknownArgumentType]
    assert next_level(example["start"], done) == example["level"]  # pyright: ignore[reportArgumentType]


@given(st.integers(-1_000, 1_000), st.lists(tries, max_size=60))
def test_a_level_is_always_a_grade_and_no_step_is_wild(start: int, done: list[Try]):
    levels = [next_level(start, done[:length]) for length in range(len(done) + 1)]
    assert all(LOWEST <= level <= HIGHEST for level in levels)
    assert all(abs(after - before) <= max(DOWN, QUICK_RUN_UP) for before, after in pairwise(levels))


@given(st.integers(LOWEST, HIGHEST), st.lists(tries, max_size=30))
def test_a_success_never_lowers_the_level_and_a_failure_never_raises_it(start: int, done: list[Try]):
    before = next_level(start, done)
    assert next_level(start, [*done, Try(True, Millis(30_000))]) >= before
    assert next_level(start, [*done, Try(False, Millis(30_000))]) <= before


@each_strength
@pytest.mark.parametrize("start", [22, 50])
def test_a_player_settles_where_three_of_four_boards_that_count_are_solved_in_time(strength: int, start: int):
    settled = [one for seed in range(20) for one in climb(strength, start, 120, seed)[1][40:]]
    won = sum(one.solved and one.elapsed <= IN_TIME for one in settled)
    lost = sum(one.is_failure for one in settled)
    assert won / (won + lost) == pytest.approx(0.75, abs=0.05)


@each_strength
def test_the_level_follows_the_strength_and_stays_near_it(strength: int):
    levels = [climb(strength, 22, 120, seed)[0][40:] for seed in range(20)]
    usual = mean(mean(each) for each in levels)
    assert abs(usual - strength) <= 15
    assert all(abs(level - usual) <= 25 for each in levels for level in each)


def test_a_stronger_player_gets_harder_boards():
    usual = [mean(climb(strength, 22, 120)[0][40:]) for strength in (25, 35, 45, 55, 65, 80)]
    assert usual == sorted(usual)


def test_a_strong_player_is_on_hard_boards_after_eight():
    levels, _ = climb(80, 22, 8)
    assert levels[-1] >= 60


def test_a_weak_player_who_starts_too_high_is_on_easier_boards_after_eight():
    levels, _ = climb(25, 60, 8)
    assert levels[-1] <= 40
