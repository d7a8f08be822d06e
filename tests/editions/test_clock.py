"""Clocks that are advanced while only bots are still at it, and paused. Rule: R15, R16."""

from typing import Any

import pytest

from tests.editions.cards.table import HandTable as CardsTable
from tests.editions.classic.table import HandTable as ClassicTable
from tests.editions.pouch.table import partly_tied, racing
from tests.editions.solo.run import HandRun
from tests.replacing import replace
from ubongo.editions.cards.settings import CardsSettings
from ubongo.editions.classic.edition import CLASSIC
from ubongo.editions.classic.settings import ClassicSettings
from ubongo.editions.contract.commands import AdvanceClock, ExtendClock, Pause, Resume, Start, Wake
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.clock import ClockAdvanced, ClockReason, Paused, unpaused
from ubongo.editions.parts.race_events import Claim, GiveUp, TaskSolved
from ubongo.editions.pouch.edition import POUCH
from ubongo.editions.solo.settings import PLAYER, SoloSettings

A, B, C = Seat(0), Seat(1), Seat(2)


def advance(by: int, asked_by: Seat = A) -> AdvanceClock:
    return AdvanceClock(asked_by, Millis(by))


@pytest.mark.rule("R15")
def test_a_skipped_time_counts_as_if_it_had_passed():
    hand = racing(3)
    hand.solve(0, after=10_000)
    assert hand.do(advance(25_000)) == (ClockAdvanced(Millis(25_000)),)
    assert hand.view(0).elapsed_ms == 35_000
    assert hand.view(0).remaining_ms == 25_000
    (solved, *_) = hand.do(hand.claim(1))
    assert isinstance(solved, TaskSolved)
    assert solved.elapsed == 35_000
    assert [solver.elapsed_ms for solver in hand.view(0).solvers] == [10_000, 35_000]


@pytest.mark.rule("R15")
def test_solves_keep_their_distance_when_time_is_skipped():
    hand = racing(3)
    hand.solve(0, after=10_000)
    hand.solve(1, after=10_100, lag=150)
    hand.do(advance(20_000))
    hand.do(hand.claim(2))
    assert hand.last.ranking == (1, 0, 2)


@pytest.mark.rule("R15")
def test_the_glass_may_be_skipped_to_its_end_and_no_further():
    hand = racing(2)
    hand.solve(0, after=10_000)
    assert hand.refusal(advance(50_001)) == ClockReason.PAST_THE_DEADLINE
    hand.do(advance(50_000))
    hand.do(Wake())
    assert hand.last.ranking == (0,)


@pytest.mark.rule("R15")
def test_the_second_glass_may_be_skipped_too():
    hand = racing(2)
    hand.give_up(0)
    hand.do(advance(60_000))
    hand.do(Wake())
    assert hand.race.second_chance
    hand.do(advance(60_000))
    hand.do(Wake())
    assert hand.last.ranking == ()


@pytest.mark.rule("R15")
def test_players_who_are_out_of_a_tie_break_may_end_it():
    hand = partly_tied()
    hand.wake()
    assert POUCH.rules.at_it(hand.game) == (A, C)
    hand.do(advance(20_000, asked_by=B))
    hand.do(hand.claim(0))
    assert POUCH.rules.deadline(hand.game) == hand.now + 150
    assert hand.refusal(advance(151, asked_by=B)) == ClockReason.PAST_THE_DEADLINE


@pytest.mark.rule("R15")
def test_time_is_not_skipped_for_a_player_who_is_still_at_it_or_outside_a_race():
    hand = racing(2)
    assert hand.refusal(advance(1)) == ClockReason.STILL_AT_IT
    assert hand.refusal(advance(1, asked_by=Seat(2))) == ClockReason.NOT_A_PLAYER
    hand.solve(0, after=10_000)
    for by in (0, -5):
        assert hand.refusal(advance(by)) == ClockReason.NOTHING_TO_SKIP
    hand.solve(1, after=12_000)
    assert hand.refusal(advance(1)) == ClockReason.NOTHING_TO_SKIP


@pytest.mark.rule("R15")
def test_classic_waits_for_the_gems_and_the_pawns_of_its_solvers():
    hand = ClassicTable(ClassicSettings(seats=2))
    hand.do(Start())
    hand.place(2, 3)
    hand.wake()
    hand.solve(0, after=10_000)
    assert CLASSIC.rules.at_it(hand.game) == (A, B)
    hand.do(hand.grab(0))
    assert CLASSIC.rules.at_it(hand.game) == (B,)
    hand.do(advance(30_000))
    hand.do(hand.claim(1))
    assert hand.view(1).solvers[1].elapsed_ms == 40_000


@pytest.mark.rule("R15")
def test_cards_wait_for_those_who_have_not_passed():
    game = CardsTable(CardsSettings(seats=2))
    game.do(Start())
    game.wake()
    assert game.refusal(advance(1_000)) == ClockReason.STILL_AT_IT
    game.give_up(0)
    game.do(advance(90_000))
    game.lay(1, game.solution(1))
    game.call(1, after=game.now - game.laying.signal_at)
    assert game.view(0).players[1].called_ms == 90_000
    assert game.refusal(advance(1)) == ClockReason.NOTHING_TO_SKIP


def paused_and_back(hand: Any, pause: int = 500_000, countdown: int = 3_000) -> None:
    """A pause, and the countdown after it."""
    hand.do(Pause(A))
    hand.do(Resume(A), at=hand.now + pause)
    assert hand.view(0).remaining_ms == countdown
    hand.do(Wake(), at=hand.now + countdown)


@pytest.mark.rule("R16")
def test_a_pause_stops_the_glass_and_hides_the_board():
    hand = racing(2)
    before = hand.view(0, after=20_000)
    hand.do(Pause(A), at=hand.now + 20_000)
    view = hand.view(0)
    assert (view.stage, view.puzzle, view.symbol, view.card_rows) == ("paused", None, None, ())
    assert (view.remaining_ms, view.elapsed_ms) == (None, None)
    assert POUCH.rules.deadline(hand.game) is None
    hand.do(Resume(A), at=hand.now + 3_600_000)
    assert hand.view(0).puzzle is None
    assert hand.view(0, after=1_000).remaining_ms == 2_000
    hand.do(Wake(), at=hand.now + 3_000)
    assert hand.view(0) == replace(before, remaining_ms=40_000, elapsed_ms=20_000)


@pytest.mark.rule("R16")
def test_what_is_due_comes_before_a_pause():
    hand = racing(1)
    late = hand.now + 60_001
    assert hand.refusal(Pause(A), at=late) == ClockReason.PAST_THE_DEADLINE
    hand.do(Wake(), at=late)
    hand.do(Pause(A), at=late)


@pytest.mark.rule("R16")
def test_nothing_can_be_done_in_a_pause():
    hand = racing(2)
    claim = hand.claim(0)
    hand.do(Pause(A))
    for command in (claim, GiveUp(A), Pause(A), Wake()):
        assert hand.refusal(command) == ClockReason.PAUSED
    hand.do(Resume(A))
    assert hand.refusal(Resume(A)) == ClockReason.NOT_PAUSED
    assert hand.refusal(claim) == ClockReason.PAUSED
    assert hand.refusal(Wake(), at=hand.now + 2_999) == ClockReason.PAUSED
    assert hand.refusal(Pause(Seat(7))) == ClockReason.NOT_A_PLAYER
    assert hand.refusal(Resume(Seat(7))) == ClockReason.NOT_A_PLAYER


@pytest.mark.rule("R16")
def test_the_countdown_and_the_break_can_be_paused():
    hand = racing(2)
    hand.solve(0, after=10_000)
    hand.solve(1, after=20_000)
    due = POUCH.rules.deadline(hand.game)
    assert due is not None
    left = due - hand.now
    paused_and_back(hand)
    assert POUCH.rules.deadline(hand.game) == hand.now + left
    hand.rest()
    left = hand.race.reveal_at - hand.now
    paused_and_back(hand)
    assert hand.race.reveal_at == hand.now + left


@pytest.mark.rule("R16")
def test_an_outage_in_a_pause_delays_the_countdown_only():
    hand = racing(2)
    hand.do(Pause(A), at=hand.now + 10_000)
    hand.do(ExtendClock(Millis(5_000)), at=hand.now + 5_000)
    hand.do(Resume(A))
    hand.do(ExtendClock(Millis(700)))
    hand.do(Wake(), at=hand.now + 3_700)
    assert hand.view(0).elapsed_ms == 10_000


@pytest.mark.rule("R16")
def test_a_paused_game_counts_its_rounds_as_before():
    hand = racing(2)
    before = hand.game.rounds_ended
    hand.do(Pause(A))
    assert hand.game.rounds_ended == before
    assert isinstance(hand.game.phase, Paused)


@pytest.mark.rule("R16")
def test_classic_and_cards_can_be_paused_in_every_phase():
    classic = ClassicTable(ClassicSettings(seats=2))
    classic.do(Start())
    for _ in range(2):
        phase = classic.game.phase
        paused_and_back(classic)
        assert type(classic.game.phase) is type(phase)
        classic.place(2, 3)
    game = CardsTable(CardsSettings(seats=2))
    game.do(Start())
    game.wake()
    hand = game.view(0).hand
    game.do(Pause(A))
    assert (game.view(0).stage, game.view(0).hand, game.view(0).layout) == ("paused", (), ())
    assert unpaused(game.game.phase) != game.game.phase
    game.do(Resume(A), at=game.now + 9_000)
    game.do(Wake(), at=game.now + 3_000)
    assert game.view(0).hand == hand
    game.pass_all()
    paused_and_back(game)
    assert game.view(0).stage == "resting"


@pytest.mark.rule("R16")
def test_a_pause_does_not_count_in_a_solo_run():
    run = HandRun(SoloSettings(mode="time", tasks=5))
    run.do(Start())
    run.wake()
    run.do(Pause(PLAYER), after=4_000)
    assert (run.view().stage, run.view().puzzle, run.view().number) == ("paused", None, 1)
    assert run.refusal(Claim(PLAYER, ())) == ClockReason.PAUSED
    run.do(Resume(PLAYER), after=60_000)
    run.do(Wake(), after=3_000)
    run.solve(after=1_000)
    assert run.game.past[0].elapsed == 5_000
    run.do(Pause(PLAYER), after=2_000)
    run.do(Resume(PLAYER), after=8_000)
    run.do(Wake(), after=3_000)
    run.solve(after=1_000)
    assert run.game.past[1].elapsed == 3_000
