"""The race of pouch. Rule: R1 to R12."""

from itertools import count
from typing import Any

import pytest

from tests.editions.pouch.table import dealt, racing, table
from ubongo.editions.contract.commands import ExtendClock, Start, Wake
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.gem_race.events import GameStarted, RoundEnded, RoundStarted
from ubongo.editions.parts.intermission import Intermission, IntermissionReason
from ubongo.editions.parts.lifecycle import LifecycleReason
from ubongo.editions.parts.race_events import BoardsRevealed, Claim, GiveUp, GlassTurned, RaceReason, TaskSolved
from ubongo.editions.parts.ranking import ranking
from ubongo.editions.pouch.edition import POUCH
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.puzzles.piece import FLAT
from ubongo.puzzles.task import Flaw, Placement, covered


def race_symbols(seed: int) -> tuple[int, ...]:
    hand = dealt(1, seed=seed)
    found = [hand.race.symbol]
    for _ in range(8):
        hand.rounds(1)
        found.append(hand.race.symbol)
    return tuple(found)


@pytest.mark.rule("R1")
def test_every_player_faces_a_board_that_no_one_has_had():
    hand = dealt(4)
    seen: list[int] = []
    for _ in range(9):
        seen += [runner.board for runner in hand.race.runners]
        hand.rounds(1, 0, 1, 2)
    assert sorted(seen) == list(range(36))


@pytest.mark.rule("R1")
def test_boards_come_from_the_seed():
    first, again, other = (tuple(r.board for r in dealt(4, seed=seed).race.runners) for seed in (1, 1, 2))
    assert first == again != other


@pytest.mark.rule("R1")
def test_boards_of_a_round_need_not_be_matched():
    hand = table(4, matched=False)
    started, dealt_out = hand.start()
    assert isinstance(started, GameStarted)
    assert isinstance(dealt_out, RoundStarted)
    assert tuple(runner.board for runner in dealt_out.runners) == started.pile[:4]


@pytest.mark.rule("R2")
def test_die_boards_and_glass_appear_at_the_same_moment():
    hand = dealt(2)
    assert hand.view(0).symbol is None
    assert hand.view(0).puzzle is None
    events = hand.wake()
    assert events == (BoardsRevealed(hand.now, Millis(hand.now + 60_000)),)
    assert hand.view(0).symbol == hand.view(1).symbol == hand.race.symbol


@pytest.mark.rule("R2")
def test_one_symbol_counts_for_everyone_and_each_board_defines_its_meaning():
    hand = racing(4)
    for runner in hand.race.runners:
        puzzle = hand.view(runner.seat).puzzle
        assert puzzle is not None
        assert puzzle.pieces == hand.boards[runner.board].tasks[hand.race.symbol].pieces


@pytest.mark.rule("R2")
def test_the_die_shows_every_face():
    assert {face for seed in range(10) for face in race_symbols(seed)} == set(range(6))


@pytest.mark.rule("R2")
def test_no_player_solves_before_the_reveal():
    hand = dealt(2)
    assert hand.refusal(hand.claim(0)) == RaceReason.NOT_REVEALED
    assert hand.refusal(GiveUp(Seat(0))) == RaceReason.NOT_REVEALED


@pytest.mark.rule("R3")
def test_a_piece_that_the_die_did_not_pick_is_refused_even_if_it_fits():
    hand = racing(2)
    first, *others = hand.tiling(0)
    foreign = next(
        Placement(piece.id, number, first.anchor)
        for piece in FLAT.pieces
        if piece.id not in {placement.piece for placement in hand.tiling(0)}
        for number in range(len(piece.orientations))
        if set(covered(Placement(piece.id, number, first.anchor), piece))
        <= hand.boards[hand.race.runners[0].board].region
    )
    assert hand.answer(Claim(Seat(0), (foreign, *others))) == Refusal(RaceReason.NOT_A_TILING, Flaw.UNKNOWN_PIECE)


@pytest.mark.rule("R4")
def test_tilings_with_pieces_turned_and_flipped_are_accepted():
    used: set[tuple[str, int]] = set()
    for seed in range(40):
        hand = racing(1, seed=seed)
        used |= {(placement.piece, placement.orientation) for placement in hand.tiling(0)}
        hand.solve(0, after=1_000)
    assert {len(piece.orientations) for piece in FLAT.pieces if piece.id == "L5"} == {8}
    assert len({orientation for piece, orientation in used if piece == "L5"}) > 4, "both faces of one piece"


@pytest.mark.rule("R5")
@pytest.mark.parametrize("kept", [0, 1, 2])
def test_a_region_with_an_open_cell_is_not_solved(kept: int):
    hand = racing(2)
    answer = hand.answer(Claim(Seat(0), hand.tiling(0)[:kept]))
    assert answer == Refusal(RaceReason.NOT_A_TILING, Flaw.UNCOVERED)


@pytest.mark.rule("R5")
def test_a_piece_that_sticks_out_is_refused():
    hand = racing(2)
    first, *others = hand.tiling(0)
    away = Placement(first.piece, first.orientation, (40, 40))
    assert hand.answer(Claim(Seat(0), (away, *others))) == Refusal(RaceReason.NOT_A_TILING, Flaw.OUTSIDE_REGION)


@pytest.mark.rule("R5")
def test_a_piece_placed_twice_is_refused():
    hand = racing(2)
    first, *_ = hand.tiling(0)
    assert hand.answer(Claim(Seat(0), (first, first))) == Refusal(RaceReason.NOT_A_TILING, Flaw.PIECE_REUSED)


@pytest.mark.rule("R6")
def test_ranks_follow_the_calls_and_the_others_continue():
    hand = racing(3)
    hand.solve(2, after=10_000)
    hand.solve(0, after=20_000)
    assert ranking(hand.race.solves) == (2, 0)
    assert hand.race.running == (1,)


@pytest.mark.rule("R6")
def test_no_player_solves_twice():
    hand = racing(2)
    hand.solve(0, after=10_000)
    assert hand.refusal(hand.claim(0)) == RaceReason.ALREADY_SOLVED
    assert hand.refusal(GiveUp(Seat(0))) == RaceReason.ALREADY_SOLVED


@pytest.mark.rule("R6")
def test_a_photo_finish_is_ranked_by_the_time_that_each_player_needed():
    hand = racing(2)
    hand.solve(0, after=10_000, lag=0)
    events = hand.solve(1, after=10_100, lag=120)
    assert isinstance(events[-1], RoundEnded)
    assert events[-1].ranking == (1, 0)


@pytest.mark.rule("R6")
def test_a_lag_excuses_no_more_than_the_photo_finish_window():
    hand = racing(2)
    hand.solve(0, after=10_000)
    (solve, *_) = hand.solve(1, after=10_100, lag=5_000)
    assert isinstance(solve, TaskSolved)
    assert solve.elapsed == 9_950


@pytest.mark.rule("R6")
@pytest.mark.parametrize("lag", [-1, -150, -(10**6)])
def test_a_negative_lag_has_no_effect(lag: int):
    hand = racing(2)
    (solve, *_) = hand.solve(1, after=10_000, lag=lag)
    assert isinstance(solve, TaskSolved)
    assert solve.elapsed == 10_000


@pytest.mark.rule("R6")
def test_after_the_photo_finish_window_arrival_alone_decides():
    hand = racing(2)
    hand.solve(0, after=10_000)
    hand.solve(1, after=10_150, lag=150)
    assert hand.last.ranking == (0, 1)


@pytest.mark.rule("R7")
def test_a_call_on_the_last_grain_is_late():
    hand = racing(2)
    ends_at = hand.race.ends_at
    assert ends_at is not None
    assert hand.refusal(hand.claim(0), at=ends_at) == RaceReason.TIME_IS_UP
    assert not isinstance(hand.answer(hand.claim(0), at=ends_at - 1), Refusal)


@pytest.mark.rule("R7")
def test_when_the_glass_runs_out_all_players_stop():
    hand = racing(3)
    hand.solve(1, after=10_000)
    claim = hand.claim(0)
    (ended,) = hand.wake()
    assert isinstance(ended, RoundEnded)
    assert hand.now - hand.last.race.reveal_at == 60_000
    assert hand.refusal(claim) == RaceReason.NO_RACE


@pytest.mark.rule("R7")
def test_the_table_cannot_stop_the_race_early():
    hand = racing(2)
    ends_at = POUCH.rules.deadline(hand.game)
    assert ends_at is not None
    assert hand.refusal(Wake(), at=ends_at - 1) == RaceReason.GLASS_STILL_RUNS


@pytest.mark.rule("R8")
def test_the_glass_is_turned_again_if_no_player_has_solved():
    hand = racing(2)
    task_before = hand.view(0).puzzle
    assert hand.wake() == (GlassTurned(Millis(hand.now + 60_000)),)
    assert hand.view(0).puzzle == task_before
    assert hand.view(0).second_chance
    hand.solve(1, after=70_000)
    (ended,) = hand.wake()
    assert isinstance(ended, RoundEnded)
    assert ended.ranking == (1,)


@pytest.mark.rule("R8")
def test_a_fruitless_second_chance_ends_the_round_without_reward():
    hand = racing(2)
    hand.wake()
    (ended,) = hand.wake()
    assert isinstance(ended, RoundEnded)
    assert ended.ranking == ended.takings == ()
    assert hand.game.points == (0, 0)


@pytest.mark.rule("R8")
def test_there_is_no_second_chance_once_a_player_has_solved():
    hand = racing(2)
    hand.solve(0, after=59_999)
    assert isinstance(hand.wake()[0], RoundEnded)


@pytest.mark.rule("R9")
def test_the_host_may_pick_the_first_roller():
    for seat in range(4):
        game = POUCH.rules.new(PouchSettings(seats=4, first_roller=Seat(seat)), table().boards)
        assert game.roller == seat


@pytest.mark.rule("R9")
def test_the_first_roller_is_drawn_by_default():
    assert {dealt(4, seed=seed).game.roller for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("R9")
def test_the_die_passes_to_the_left():
    hand = dealt(3)
    rollers = [hand.game.roller]
    for _ in range(8):
        hand.rounds(1)
        rollers.append(hand.game.roller)
    assert rollers == [(rollers[0] + number) % 3 for number in range(9)]


@pytest.mark.rule("R10")
def test_a_game_has_nine_rounds():
    hand = dealt(2)
    hand.rounds(8, 0)
    assert (hand.game.rounds, hand.outcome) == (9, None)
    hand.rounds(1, 0)
    assert hand.outcome is not None
    assert hand.refusal(Wake()) == LifecycleReason.GAME_OVER


@pytest.mark.rule("R10")
def test_nothing_happens_before_the_start_and_there_is_one_start():
    hand = table(2)
    assert POUCH.rules.deadline(hand.game) is None
    assert hand.refusal(Wake()) == LifecycleReason.NOT_STARTED
    hand.start()
    assert hand.refusal(Start()) == LifecycleReason.ALREADY_STARTED


@pytest.mark.rule("R10")
def test_the_next_round_waits_until_all_are_ready():
    hand = racing(2)
    hand.solve(0, after=1)
    hand.solve(1, after=2)
    started = hand.rest()[-1]
    assert isinstance(started, RoundStarted)
    assert started.reveal_at == hand.now + 3_000


@pytest.mark.rule("R10")
def test_the_next_round_waits_no_longer_than_the_pause():
    hand = dealt(2)
    hand.race_of(0, 1)
    assert isinstance(hand.game.phase, Intermission)
    assert hand.refusal(Wake(), at=hand.game.phase.until - 1) == IntermissionReason.INTERMISSION_STILL_RUNS
    ended_at = hand.now
    (started,) = hand.wake()
    assert isinstance(started, RoundStarted)
    assert hand.now - ended_at == 20_000


@pytest.mark.rule("R11")
@pytest.mark.parametrize("glass", [30_000, 45_000, 60_000, 300_000])
def test_the_table_chooses_the_glass(glass: int):
    hand = racing(2, glass=glass)
    assert hand.race.ends_at == hand.now + glass


@pytest.mark.rule("R11")
@pytest.mark.parametrize("glass", [0, 29_999, 300_001])
def test_a_glass_outside_30_to_300_seconds_is_refused(glass: int):
    with pytest.raises(ValueError, match="glass must be 30000 to 300000 ms or null"):
        table(2, glass=glass)


@pytest.mark.rule("R11")
def test_sixty_seconds_are_the_default():
    assert PouchSettings(seats=1).glass == 60_000


@pytest.mark.rule("R11")
def test_without_a_limit_the_race_waits_for_the_players():
    hand = racing(2, glass=None)
    assert POUCH.rules.deadline(hand.game) is None
    assert hand.refusal(Wake(), at=hand.now + 10**9) == RaceReason.GLASS_STILL_RUNS
    hand.solve(0, after=10**7)
    assert isinstance(hand.give_up(1)[-1], RoundEnded)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"countdown": -1}, "countdown must be 0 to 10000 ms, not -1"),
        ({"countdown": 10_001}, "countdown must be 0 to 10000 ms, not 10001"),
        ({"pause": -1}, "pause must be 0 to 120000 ms, not -1"),
        ({"pause": 120_001}, "pause must be 0 to 120000 ms, not 120001"),
        ({"first_roller": 2}, "first_roller must be a seat of the table or null, not 2"),
        ({"first_roller": -1}, "first_roller must be a seat of the table or null, not -1"),
        ({"side": "5"}, "side must be 3 or 4, not '5'"),
    ],
)
def test_settings_outside_their_limits_are_refused(changes: dict[str, Any], words: str):
    with pytest.raises(ValueError, match=words):
        POUCH.rules.new(PouchSettings(seats=2, **changes), table(2).boards)


@pytest.mark.rule("R11a")
def test_the_race_ends_at_once_when_all_have_solved():
    hand = racing(3)
    hand.solve(0, after=1_000)
    hand.solve(1, after=2_000)
    assert isinstance(hand.solve(2, after=3_000)[-1], RoundEnded)
    assert hand.now == hand.last.race.reveal_at + 3_000


@pytest.mark.rule("R11a")
def test_the_race_ends_at_once_when_those_who_have_not_solved_give_up():
    hand = racing(3)
    hand.give_up(0)
    assert hand.refusal(hand.claim(0)) == RaceReason.GAVE_UP
    hand.solve(1, after=2_000)
    ended = hand.give_up(2)[-1]
    assert isinstance(ended, RoundEnded)
    assert ended.ranking == (1,)


@pytest.mark.rule("R11a")
def test_when_all_give_up_there_is_no_second_chance():
    hand = racing(2)
    hand.give_up(0)
    assert isinstance(hand.give_up(1)[-1], RoundEnded)


@pytest.mark.rule("R12")
def test_a_false_call_changes_nothing_and_costs_nothing():
    hand = racing(2)
    before = hand.game
    assert hand.refusal(Claim(Seat(0), hand.tiling(1))) == RaceReason.NOT_A_TILING
    assert hand.game == before
    hand.solve(0, after=20_000)
    assert ranking(hand.race.solves) == (0,)


@pytest.mark.parametrize("at", [0, 1, 59_999, 60_000, 65_000])
def test_time_lost_to_an_outage_is_given_back_to_the_glass(at: int):
    hand = racing(2)
    reveal_at, ends_at = hand.race.reveal_at, hand.race.ends_at
    assert ends_at is not None
    hand.do(ExtendClock(Millis(40_000)), at=reveal_at + at)
    assert (hand.race.reveal_at, hand.race.ends_at) == (reveal_at + 40_000, ends_at + 40_000)


def test_time_is_given_back_to_the_countdown_and_the_pause():
    hand = dealt(2)
    reveal_at = hand.race.reveal_at
    hand.do(ExtendClock(Millis(5_000)))
    assert POUCH.rules.deadline(hand.game) == reveal_at + 5_000
    hand.race_of(0, 1)
    until = POUCH.rules.deadline(hand.game)
    assert until is not None
    hand.do(ExtendClock(Millis(5_000)))
    assert POUCH.rules.deadline(hand.game) == until + 5_000


def test_a_solve_keeps_its_time_when_time_is_given_back():
    hand = racing(3)
    hand.solve(0, after=10_000)
    hand.do(ExtendClock(Millis(30_000)))
    hand.solve(1, after=20_000)
    hand.wake()
    assert [solve.elapsed for solve in hand.last.race.solves] == [10_000, 20_000]


def test_a_photo_finish_is_still_one_after_time_is_given_back():
    hand = racing(2)
    hand.solve(0, after=10_000)
    hand.do(ExtendClock(Millis(30_000)))
    hand.solve(1, after=10_100, lag=150)
    assert hand.last.ranking == (1, 0)


@pytest.mark.parametrize("by", [0, -1, -(10**9)])
def test_time_is_never_taken_away(by: int):
    for hand in (dealt(2), racing(2)):
        assert hand.refusal(ExtendClock(Millis(by))) == LifecycleReason.NOTHING_TO_EXTEND


def test_no_time_is_given_back_before_the_start_or_after_the_end():
    hand = table(1)
    assert hand.refusal(ExtendClock(Millis(1))) == LifecycleReason.NOT_STARTED
    hand.start()
    hand.rounds(9, 0)
    assert hand.refusal(ExtendClock(Millis(1))) == LifecycleReason.GAME_OVER


def test_a_race_may_start_at_the_first_instant_of_a_clock():
    game = POUCH.rules.new(PouchSettings(seats=1, countdown=Millis(0)), table(1).boards)
    hand = table(1)
    hand.game, hand.now = game, Millis(0)
    hand.start()
    assert POUCH.rules.deadline(hand.game) == 0
    assert isinstance(hand.wake()[0], BoardsRevealed)


def solved(seat: int, at: int, elapsed: int) -> TaskSolved:
    return TaskSolved(Seat(seat), Millis(at), Millis(elapsed), ())


@pytest.mark.rule("R6")
def test_a_photo_finish_starts_with_its_first_call_and_does_not_grow():
    # 1 calls within the window of 0, 2 within the window of 1, but not of 0: 2 cannot pass 0.
    solves = (solved(0, 1_000, 1_000), solved(1, 1_140, 990), solved(2, 1_280, 900))
    assert ranking(solves) == (1, 0, 2)


@pytest.mark.rule("R6")
def test_equal_times_in_a_photo_finish_are_ranked_by_arrival():
    assert ranking((solved(1, 1_000, 990), solved(0, 1_001, 990))) == (1, 0)


@pytest.mark.rule("R6")
def test_ranks_do_not_depend_on_the_order_of_the_log():
    solves = tuple(solved(seat, at, at - 100 * seat) for seat, at in zip(count(), (1_000, 1_050, 1_149, 1_150)))
    assert ranking(solves) == ranking(solves[::-1]) == (2, 1, 0, 3)
