"""Placing, moving and taking. Rule: C3 to C8, C12, C13."""

import pytest

from tests.editions.classic.table import HandTable, dealt, racing, table
from ubongo.editions.classic.commands import ClassicReason, MovePawn, Pass, PlacePawn, TakeGems
from ubongo.editions.classic.edition import CLASSIC
from ubongo.editions.classic.events import GemsTaken, PawnPlaced, TakersHurried, TakingStarted, TurnEnded
from ubongo.editions.classic.gem_board import DEFAULT_FIELD, MOST_MOVES
from ubongo.editions.classic.state import Taking
from ubongo.editions.contract.commands import ExtendClock, Start, Wake
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.intermission import Intermission
from ubongo.editions.parts.race_events import GlassTurned, RaceReason

A, B, C, D = map(Seat, range(4))


@pytest.mark.rule("C3")
def test_pawns_are_placed_in_turn_from_the_first_roller_and_share_fields():
    hand = table(3, first=1)
    hand.do(Start())
    assert hand.refusal(PlacePawn(A, 0)) == ClassicReason.NOT_YOUR_TURN
    assert hand.refusal(PlacePawn(B, 6)) == ClassicReason.NO_SUCH_FIELD
    for seat in (B, C, A):
        assert hand.view(None).turn == seat
        hand.do(PlacePawn(seat, 4))
    assert hand.game.pawns == (4, 4, 4)
    assert hand.view(0).stage == "countdown"
    assert hand.refusal(PlacePawn(A, 4)) == ClassicReason.NOT_PLACING


@pytest.mark.rule("C3")
def test_a_pawn_not_placed_in_time_is_put_on_the_default_field():
    hand = table(2)
    hand.do(Start())
    assert hand.refusal(Wake(), hand.now + 29_999) == ClassicReason.TURN_STILL_RUNS
    assert hand.wake() == (PawnPlaced(A, DEFAULT_FIELD, Millis(hand.now + 30_000)),)


@pytest.mark.rule("C3")
def test_no_race_starts_before_all_pawns_are_placed():
    hand = table(2)
    hand.do(Start())
    assert hand.refusal(MovePawn(A, 0)) == ClassicReason.PLACE_PAWNS_FIRST


@pytest.mark.rule("C4")
def test_ranks_move_three_two_one_and_none():
    hand = racing(4, rows=(0, 0, 0, 0))
    for rank, seat in enumerate((A, B, C, D), start=1):
        hand.solve(seat, after=1_000 * rank)
        assert [field.row for field in hand.view(seat).reach] == list(range(5 - rank))
        assert hand.refusal(MovePawn(seat, 5 - rank)) == ClassicReason.OUT_OF_REACH


@pytest.mark.rule("C4")
def test_a_pawn_may_be_put_elsewhere_until_its_player_takes_and_reach_counts_from_home():
    hand = racing(2)
    hand.solve(0, after=1_000)
    hand.move(0, 3)
    assert hand.refusal(MovePawn(A, 3)) == ClassicReason.ALREADY_THERE
    assert hand.refusal(MovePawn(A, 4)) == ClassicReason.OUT_OF_REACH
    hand.move(0, 1)
    hand.take(0)
    assert hand.refusal(MovePawn(A, 2)) == ClassicReason.ALREADY_TOOK


@pytest.mark.rule("C4")
def test_the_number_of_moves_of_a_pawn_is_limited():
    hand = racing(2)
    hand.solve(0, after=1_000)
    for number in range(MOST_MOVES):
        hand.move(0, 1 - number % 2)
    assert hand.refusal(MovePawn(A, 1)) == ClassicReason.MOVED_ENOUGH


@pytest.mark.rule("C4", "R11a")
@pytest.mark.parametrize("calm", [False, True])
def test_the_round_does_not_wait_for_a_pawn_out_of_moves_at_an_empty_row(calm: bool):
    hand = emptied(glass=None, calm=calm)
    hand.wake()
    hand.solve(0, after=1_000)
    hand.give_up(1)
    for number in range(MOST_MOVES - 1):
        hand.move(0, 3 - number % 2)
    assert hand.view(0).stage == ("taking" if calm else "racing")
    hand.move(0, 2)
    assert hand.game.rows[2] == ()
    assert hand.view(0).stage == "resting"


@pytest.mark.rule("C4", "C8", "R11a")
def test_a_pawn_out_of_moves_still_takes_but_reaches_no_other_row():
    hand = racing(2, glass=None)
    hand.solve(0, after=1_000)
    hand.give_up(1)
    for number in range(MOST_MOVES):
        hand.move(0, 1 - number % 2)
    assert [field.row for field in hand.view(0).reach] == [0]
    hand.take(0)
    assert hand.view(0).stage == "resting"


@pytest.mark.rule("C4")
def test_a_player_who_has_not_solved_neither_moves_nor_takes():
    hand = racing(2)
    assert hand.refusal(MovePawn(A, 1)) == ClassicReason.NOT_SOLVED
    assert hand.refusal(hand.grab(0)) == ClassicReason.NOT_SOLVED
    assert hand.view(0).reach == ()


@pytest.mark.rule("C4")
def test_a_move_is_judged_by_the_rank_at_its_arrival_and_never_taken_back():
    hand = racing(3, rows=(0, 0, 0))
    hand.solve(0, after=10_000)
    hand.move(0, 3)
    hand.solve(1, after=10_100, lag=150)
    assert [solver.seat for solver in hand.view(None).solvers] == [B, A]
    assert hand.game.pawns[A] == 3
    assert [field.row for field in hand.view(0).reach] == [0, 1, 2, 3]
    assert hand.take(0)


@pytest.mark.rule("C5")
def test_a_player_takes_both_nearest_gems_at_once():
    hand = racing(2, rows=(2, 3))
    row = hand.game.rows[2]
    hand.solve(0, after=1_000)
    assert hand.refusal(TakeGems(A, 3, 0)) == ClassicReason.PAWN_ELSEWHERE
    assert hand.take(0) == (GemsTaken(A, 2, row[:2], Millis(1_000)),)
    assert hand.game.rows[2] == row[2:]
    assert sum(hand.game.holdings[0].counts) == 2
    assert hand.refusal(hand.grab(0)) == ClassicReason.ALREADY_TOOK


@pytest.mark.rule("C6")
def test_a_player_need_not_wait_for_a_better_rank():
    hand = racing(3)
    hand.solve(2, after=1_000)
    hand.solve(0, after=2_000)
    hand.take(0)
    hand.take(2)
    assert [taken.seat for taken in hand.view(None).takings] == [A, C]


@pytest.mark.rule("C6", "R7")
def test_a_solver_who_has_not_taken_when_the_glass_runs_out_gets_nothing():
    hand = racing(2)
    hand.solve(0, after=59_999)
    end = hand.race.ends_at
    assert end is not None
    assert hand.refusal(hand.grab(0), at=end) == RaceReason.TIME_IS_UP
    assert hand.refusal(MovePawn(A, 1), at=end) == RaceReason.TIME_IS_UP
    hand.wake()
    assert isinstance(hand.game.phase, Intermission)
    assert sum(hand.game.holdings[0].counts) == 0


@pytest.mark.rule("R11a")
def test_a_round_ends_when_all_have_solved_and_taken():
    hand = racing(2)
    hand.solve(0, after=1_000)
    hand.take(0)
    hand.solve(1, after=2_000)
    assert hand.view(1).stage == "racing"
    hand.take(1)
    assert hand.view(1).stage == "resting"


@pytest.mark.rule("C7")
@pytest.mark.parametrize("order", [(A, B), (B, A)])
def test_the_first_to_take_gets_the_nearest_gems_whatever_the_rank(order: tuple[Seat, Seat]):
    hand = racing(3, rows=(2, 2, 2))
    hand.solve(0, after=1_000)
    hand.solve(1, after=2_000)
    row = hand.game.rows[2]
    grabs = {seat: hand.grab(seat) for seat in order}
    hand.do(grabs[order[0]])
    before = hand.game
    assert hand.refusal(grabs[order[1]]) == ClassicReason.GEMS_GONE
    assert hand.game is before
    (taken,) = hand.take(order[1])
    assert isinstance(taken, GemsTaken)
    assert taken.gems == row[2:4]


def emptied(glass: int | None = 60_000, *, calm: bool = False) -> HandTable:
    """Two players on one row that has been emptied, the fourth round dealt."""
    hand = dealt(2, rows=(2, 2), glass=glass, calm=calm)
    for _ in range(3):
        hand.round_of(0, 1)
    return hand


@pytest.mark.rule("C8", "R11a")
def test_an_empty_row_gives_nothing_and_the_round_does_not_wait_for_a_player_without_gems_in_reach():
    hand = emptied()
    hand.wake()
    hand.solve(0, after=1_000)
    assert hand.refusal(hand.grab(0)) == ClassicReason.ROW_EMPTY
    assert next(field for field in hand.view(0).reach if field.row == 2).gems == ()
    hand.move(0, 3)
    hand.take(0)
    assert hand.game.rows[2] == ()


@pytest.mark.rule("C12")
def test_in_calm_taking_waits_for_the_end_of_the_race_and_goes_by_rank():
    hand = racing(3, rows=(2, 2, 2), calm=True)
    hand.solve(1, after=1_000)
    assert hand.refusal(hand.grab(1)) == ClassicReason.NOT_DURING_THE_RACE
    assert hand.refusal(MovePawn(B, 1)) == ClassicReason.NOT_DURING_THE_RACE
    assert hand.refusal(Pass(B)) == ClassicReason.NOT_DURING_THE_RACE
    hand.solve(0, after=2_000)
    (started,) = hand.wake()
    assert started == TakingStarted((B, A), Millis(hand.now + 30_000))
    assert hand.refusal(hand.grab(0)) == ClassicReason.NOT_YOUR_TURN
    hand.move(1, 5)
    hand.take(1)
    assert hand.view(0).turn == A
    hand.move(0, 4)
    hand.take(0)
    assert isinstance(hand.game.phase, Intermission)
    assert hand.refusal(Pass(A)) == RaceReason.NO_RACE


@pytest.mark.rule("C12")
def test_in_calm_a_player_whose_turn_times_out_stays_and_takes():
    hand = racing(2, rows=(2, 3), calm=True)
    row = hand.game.rows[2]
    hand.solve(0, after=1_000)
    hand.solve(1, after=2_000)
    taken, ended = hand.wake()
    assert isinstance(taken, GemsTaken)
    assert (taken.seat, taken.gems) == (A, row[:2])
    assert ended == TurnEnded(A, Millis(hand.now + 30_000))


@pytest.mark.rule("C12")
def test_in_calm_a_player_may_take_nothing_in_turn():
    hand = racing(2, calm=True)
    hand.solve(0, after=1_000)
    hand.solve(1, after=2_000)
    hand.do(Pass(A))
    assert hand.refusal(Pass(A)) == ClassicReason.NOT_YOUR_TURN
    hand.do(Pass(B))
    assert isinstance(hand.game.phase, Intermission)


@pytest.mark.rule("C12")
def test_the_time_of_a_turn_is_given_back():
    hand = racing(2, calm=True)
    hand.solve(0, after=1_000)
    hand.solve(1, after=2_000)
    assert isinstance(hand.game.phase, Taking)
    until = hand.game.phase.until
    hand.do(ExtendClock(Millis(5_000)))
    assert isinstance(hand.game.phase, Taking)
    assert hand.game.phase.until == until + 5_000


@pytest.mark.rule("C13", "R8")
def test_in_a_second_chance_moving_and_taking_work_as_in_the_first():
    hand = racing(2, rows=(0, 0))
    (turned,) = hand.wake()
    assert isinstance(turned, GlassTurned)
    hand.solve(1, after=70_000)
    hand.move(1, 3)
    hand.take(1)
    hand.wake()
    assert sum(hand.game.holdings[1].counts) == 2


@pytest.mark.rule("C6", "R11")
def test_without_a_glass_solvers_need_not_hurry_while_others_solve():
    hand = racing(3, glass=None)
    hand.solve(0, after=1_000)
    hand.give_up(2)
    assert CLASSIC.rules.deadline(hand.game) is None
    assert hand.refusal(Wake(), at=hand.now + 3_600_000) == RaceReason.GLASS_STILL_RUNS
    assert hand.view(0).remaining_ms is None
    hand.now = Millis(hand.now + 3_600_000)
    hand.take(0)
    assert hand.view(1).stage == "racing"


@pytest.mark.rule("C6", "R11", "R11a")
def test_without_a_glass_solvers_have_a_turns_time_to_take_once_all_others_finish():
    hand = racing(3, glass=None)
    hand.solve(0, after=1_000)
    hand.solve(1, after=400_000)
    assert hand.give_up(2)[-1] == TakersHurried(Millis(hand.now + 30_000))
    assert hand.view(0).remaining_ms == 30_000
    assert hand.refusal(Wake(), at=hand.now + 29_999) == ClassicReason.TURN_STILL_RUNS
    hand.now = Millis(hand.now + 20_000)
    hand.take(1)
    assert hand.view(0).remaining_ms == 10_000, "one span for all of them"
    hand.move(0, 1)
    hand.take(0)
    assert hand.view(0).stage == "resting"


@pytest.mark.rule("C6", "C8")
def test_without_a_glass_late_takers_get_the_gems_before_the_pawn_in_order_of_rank():
    hand = racing(3, rows=(2, 2, 3), glass=None)
    row = hand.game.rows[2]
    hand.solve(1, after=1_000)
    hand.solve(0, after=2_000)
    hand.give_up(2)
    assert hand.refusal(hand.grab(0), at=hand.now + 30_000) == RaceReason.TIME_IS_UP
    elapsed = Millis(hand.now + 30_000 - hand.race.reveal_at)
    taken = [event for event in hand.wake() if isinstance(event, GemsTaken)]
    assert taken == [GemsTaken(B, 2, row[:2], elapsed), GemsTaken(A, 2, row[2:4], elapsed)]
    assert hand.view(0).stage == "resting"


@pytest.mark.rule("C6", "C8", "R11a")
def test_without_a_glass_a_player_at_an_empty_row_gets_nothing_and_delays_no_one():
    hand = emptied(glass=None)
    hand.wake()
    hand.solve(0, after=1_000)
    hand.give_up(1)
    before = hand.game.holdings[0]
    hand.wake()
    assert hand.view(0).stage == "resting"
    assert hand.game.holdings[0] == before


@pytest.mark.rule("C6")
def test_an_outage_does_not_count_as_time_to_take():
    hand = racing(2, glass=None)
    hand.solve(0, after=1_000)
    hand.give_up(1)
    hand.do(ExtendClock(Millis(60_000)))
    assert CLASSIC.rules.deadline(hand.game) == hand.now + 90_000


@pytest.mark.rule("C8", "R11a")
def test_without_a_glass_the_round_does_not_wait_for_a_player_without_gems_in_reach():
    hand = dealt(3, rows=(2, 2, 2), glass=None)
    for _ in range(2):
        hand.wake()
        for number, seat in enumerate((A, B, C), start=1):
            hand.solve(seat, after=1_000 * number)
            hand.take(seat)
        hand.rest()
    assert hand.game.rows[2] == ()
    hand.wake()
    hand.solve(2, after=1_000)
    hand.move(2, 3)
    hand.take(2)
    hand.give_up(0)
    assert hand.view(1).stage == "racing", "somebody may still solve"
    hand.give_up(1)
    assert hand.view(1).stage == "resting"


@pytest.mark.rule("C12")
def test_in_calm_a_turn_ends_even_without_a_glass():
    hand = racing(2, rows=(2, 3), glass=None, calm=True)
    hand.solve(0, after=1_000)
    hand.solve(1, after=2_000)
    assert CLASSIC.rules.deadline(hand.game) == hand.now + 30_000
    hand.wake()
    hand.wake()
    assert [sum(held.counts) for held in hand.game.holdings] == [2, 2]
    assert isinstance(hand.game.phase, Intermission)
