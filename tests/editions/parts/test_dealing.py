"""The dealing of boards. Rule: R1, P6."""

from collections import Counter
from random import Random
from statistics import fmean

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.editions.pouch.table import HandTable, table
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.dealing import dealt, matched, shuffled
from ubongo.editions.parts.race import Runner

grades = st.lists(st.floats(1, 10), min_size=4, max_size=36)


@pytest.mark.rule("R1")
@given(grades, st.integers(1, 4), st.randoms(use_true_random=False))
def test_a_matched_round_holds_the_top_board_and_its_neighbors(values: list[float], players: int, rng: Random):
    pile = shuffled(range(len(values)), rng)
    hand = matched(pile, players, values)
    assert pile[0] in hand
    assert len(set(hand)) == players
    lowest, highest = min(values[board] for board in hand), max(values[board] for board in hand)
    between = [board for board in pile if lowest < values[board] < highest]
    assert set(between) <= set(hand)


@pytest.mark.rule("R1")
@given(st.randoms(use_true_random=False))
def test_whole_blocks_leave_the_nearest_remaining_boards_for_the_last_round(rng: Random):
    values = tuple(float(number) for number in range(36))
    pile = shuffled(range(36), rng)
    while pile:
        hand = matched(pile, 4, values)
        assert max(hand) - min(hand) == 3, "the same order every round: blocks never break"
        pile = tuple(board for board in pile if board not in hand)


@pytest.mark.rule("R1")
@pytest.mark.parametrize("side", ["3", "4"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_matching_halves_the_spread_of_grades_in_a_round(side: str, players: int):
    assert spread(side, players, is_matched=True) < 0.5 * spread(side, players, is_matched=False)


def spread(side: str, players: int, *, is_matched: bool) -> float:
    found: list[float] = []
    for seed in range(8):
        hand = table(players, seed=seed, side=side, matched=is_matched)
        hand.start()
        for _ in range(9):
            tasks = [grade_of(hand, runner) for runner in hand.race.runners]
            found.append(max(tasks) - min(tasks))
            hand.rounds(1, *range(players))
            if hand.outcome is not None or hand.game.tie_breaks:
                break
    return fmean(found)


@pytest.mark.rule("R1")
def test_matching_favors_no_seat():
    hardest: Counter[Seat] = Counter()
    for seed in range(200):
        hand = table(4, seed=seed)
        hand.start()
        hardest[max((grade_of(hand, runner), runner.board, runner.seat) for runner in hand.race.runners)[2]] += 1
    assert all(25 < hardest[Seat(seat)] < 75 for seat in range(4))


def grade_of(hand: HandTable, runner: Runner) -> float:
    return hand.boards[runner.board].tasks[hand.race.symbol].grade


@pytest.mark.rule("P6")
def test_no_player_gets_a_board_twice():
    had = {Seat(0): frozenset({1, 2}), Seat(1): frozenset({3})}
    runners = dealt((1, 2, 3, 4), (Seat(0), Seat(1)), had, None)
    assert runners is not None
    assert [(runner.seat, runner.board) for runner in runners] == [(0, 3), (1, 1)]


@pytest.mark.rule("P6")
def test_a_pile_without_a_new_board_for_everyone_is_not_enough():
    had = {Seat(0): frozenset({1}), Seat(1): frozenset({1})}
    assert dealt((1, 2), (Seat(0), Seat(1)), had, None) is None


@pytest.mark.rule("P6")
def test_a_tie_break_takes_the_board_nearest_to_the_first():
    had = {Seat(seat): frozenset[int]() for seat in range(3)}
    runners = dealt((0, 1, 2, 3), tuple(had), had, (5.0, 8.0, 1.0, 6.0))
    assert runners is not None
    assert [runner.board for runner in runners] == [0, 3, 1]
