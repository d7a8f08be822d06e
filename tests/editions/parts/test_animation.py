"""What others see of a bot before it calls."""

from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.bots.animation import steps
from ubongo.editions.parts.bots.solver import later
from ubongo.editions.parts.intermission import Ready

PIECES = st.integers(1, 8)
DUE = st.integers(3_000, 3_600_000).map(Millis)
SEEDS = st.integers()


@given(PIECES, DUE, SEEDS)
def test_steps_ascend_in_time_and_all_are_before_the_call(pieces: int, due: Millis, seed: int):
    times = [0, *(step.after for step in steps(pieces, due, Random(seed))), due]
    assert all(earlier < later for earlier, later in pairwise(times))


@given(PIECES, DUE, SEEDS)
def test_pieces_are_placed_and_removed_one_at_a_time_and_never_all_placed(pieces: int, due: Millis, seed: int):
    placed = [0, *(step.placed for step in steps(pieces, due, Random(seed)))]
    assert all(abs(before - after) == 1 for before, after in pairwise(placed))
    assert all(0 <= count < pieces for count in placed)
    assert placed[-1] == pieces - 1


@given(PIECES, DUE, SEEDS)
def test_the_same_chance_gives_the_same_steps(pieces: int, due: Millis, seed: int):
    assert steps(pieces, due, Random(seed)) == steps(pieces, due, Random(seed))


@given(PIECES, DUE, SEEDS, st.integers(0, 200_000), st.integers(1_000, 200_000).map(Millis))
def test_asked_again_later_the_plan_is_the_same(pieces: int, due: Millis, seed: int, since: int, until: Millis):
    plan = steps(pieces, due, Random(seed))
    shown = later(Ready(Seat(0)), until, since=since, steps=plan).steps
    ahead = [step for step in plan if since < step.after < until]
    lying = [step.placed for step in plan if step.after <= since < until][-1:]
    assert [(step.after + since, step.placed) for step in shown if step.after > 0] == [
        (step.after, step.placed) for step in ahead
    ]
    assert [step.placed for step in shown if step.after == 0] == lying


def test_a_long_search_takes_pieces_back_now_and_then():
    def share_with_a_miss(due: int) -> float:
        plans = (steps(3, Millis(due), Random(seed)) for seed in range(400))
        return sum(len(plan) > 2 for plan in plans) / 400

    assert share_with_a_miss(8_000) == 0
    assert 0.4 < share_with_a_miss(12_000) < 0.6
    assert share_with_a_miss(60_000) > 0.9


def test_the_first_piece_waits_for_a_look_at_the_board():
    firsts = [steps(4, Millis(30_000), Random(seed))[0].after for seed in range(200)]
    assert min(firsts) > 2_000
    assert 5_000 < sorted(firsts)[100] < 15_000
