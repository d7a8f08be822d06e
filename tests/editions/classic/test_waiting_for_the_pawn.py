"""Solvers without gems in reach may still move the pawn, and the round waits for them. Rule: C4, R11a."""

from random import Random

import pytest

from tests.editions.classic.table import HandTable, racing
from tests.replacing import replace
from ubongo.editions.classic.commands import ClassicReason, MovePawn, Pass
from ubongo.editions.classic.edition import CLASSIC
from ubongo.editions.classic.events import PawnMoved, PawnStayed, TakersHurried
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.race_events import RaceReason

A, B = Seat(0), Seat(1)


def emptied(hand: HandTable, *rows: int) -> HandTable:
    """The table once seat 1 has had all the gems of these rows."""
    game = hand.game
    gems = tuple(gem for row in rows for gem in game.rows[row])
    left = tuple(() if number in rows else row for number, row in enumerate(game.rows))
    first, second, *others = game.holdings
    hand.game = replace(game, rows=left, holdings=(first, second.plus(gems), *others))
    return hand


def at_an_empty_end(*, glass: int | None = 60_000, pawn_waits: bool = True) -> HandTable:
    """Seat 0 solved first and reaches rows 2 to 5, which are empty; seat 1 has given up."""
    hand = racing(2, rows=(5, 0), glass=glass, pawn_waits=pawn_waits)
    emptied(hand, 2, 3, 4, 5)
    hand.solve(0, after=1_000)
    hand.give_up(1)
    return hand


@pytest.mark.rule("C4", "R11a")
def test_the_round_waits_for_a_solver_who_can_still_move_though_no_gem_is_in_reach():
    hand = at_an_empty_end()
    assert hand.view(0).stage == "racing"
    assert hand.move(0, 3) == (PawnMoved(A, 3, Millis(1_000)),)
    assert hand.view(0).stage == "racing", "the pawn may be moved again"
    hand.wake()
    assert hand.view(0).stage == "resting"
    assert hand.game.pawns == (3, 0)
    assert hand.game.holdings[0].standing[0] == 0


@pytest.mark.rule("C4", "R11a")
def test_a_solver_who_stays_ends_the_wait():
    hand = at_an_empty_end()
    hand.move(0, 4)
    stayed, *ended = hand.do(Pass(A))
    assert stayed == PawnStayed(A)
    assert ended
    assert hand.view(None).stage == "resting"
    assert hand.game.pawns == (4, 0)


@pytest.mark.rule("C4")
def test_a_solver_who_has_stayed_neither_moves_nor_takes_while_the_others_play_on():
    hand = racing(2, rows=(5, 0))
    emptied(hand, 2, 3, 4, 5)
    hand.solve(0, after=1_000)
    assert hand.do(Pass(A)) == (PawnStayed(A),)
    assert hand.view(None).stage == "racing"
    assert hand.view(B).stayed == (A,)
    assert hand.view(A).reach == ()
    assert hand.refusal(MovePawn(A, 4)) == ClassicReason.ALREADY_STAYED
    assert hand.refusal(Pass(A)) == ClassicReason.ALREADY_STAYED
    hand.solve(1, after=2_000)
    hand.take(1)
    assert hand.view(None).stage == "resting"
    hand.rest()
    assert hand.view(None).stayed == ()


@pytest.mark.rule("C4")
def test_only_a_solver_without_gems_in_reach_may_stay_and_only_while_the_glass_runs():
    hand = racing(2, rows=(5, 0))
    assert hand.refusal(Pass(A)) == ClassicReason.NOT_SOLVED
    hand.solve(0, after=1_000)
    assert hand.refusal(Pass(A)) == ClassicReason.GEMS_IN_REACH
    hand.take(0)
    assert hand.refusal(Pass(A)) == ClassicReason.ALREADY_TOOK
    hand = at_an_empty_end()
    assert hand.refusal(Pass(A), hand.due()) == RaceReason.TIME_IS_UP


@pytest.mark.rule("C4", "R11a")
def test_nobody_waits_for_a_pawn_in_the_last_round():
    hand = racing(2, rows=(5, 0))
    hand.game = replace(hand.game, rounds=hand.settings.rounds, pile=())
    emptied(hand, 2, 3, 4, 5)
    hand.solve(0, after=1_000)
    hand.give_up(1)
    assert hand.view(0).stage == "over"


@pytest.mark.rule("C4", "R11a")
def test_a_rank_that_reaches_only_an_empty_row_is_not_waited_for():
    hand = emptied(racing(4, rows=(0, 0, 0, 5)), 5)
    for number, seat in enumerate((0, 1, 2), start=1):
        hand.solve(seat, after=1_000 * number)
        hand.take(seat)
    hand.solve(3, after=9_000)
    assert hand.view(None).stage == "resting"


@pytest.mark.rule("C4", "C6", "R11a")
def test_without_a_glass_a_turns_time_ends_the_wait():
    hand = at_an_empty_end(glass=None)
    assert hand.log[-1].events[-1] == TakersHurried(Millis(hand.now + 30_000))
    hand.wake()
    assert hand.view(0).stage == "resting"
    assert hand.game.pawns == (5, 0)


@pytest.mark.rule("C4", "R11a")
def test_a_game_from_before_the_rule_does_not_wait():
    hand = at_an_empty_end(pawn_waits=False)
    assert hand.view(0).stage == "resting"
    hand = racing(2, pawn_waits=False)
    hand.solve(0, after=1_000)
    assert hand.refusal(Pass(A)) == ClassicReason.NOT_DURING_THE_RACE


@pytest.mark.rule("C4", "R11a")
@pytest.mark.parametrize("strength", Strength)
def test_a_bot_moves_its_pawn_where_it_wants_it_and_stays(strength: Strength):
    hand = at_an_empty_end()
    for _ in range(3):
        if hand.view(0).stage == "resting":
            break
        intention = CLASSIC.bots.intention(hand.view(0), strength, Random(4))
        assert intention is not None
        assert isinstance(intention.command, MovePawn | Pass)
        before = CLASSIC.bots.replan_key(hand.view(None), A)
        hand.do(intention.command, after=intention.after)
        assert CLASSIC.bots.replan_key(hand.view(None), A) != before
    assert hand.view(0).stage == "resting"


@pytest.mark.rule("C4", "R11a")
def test_for_an_absent_player_the_table_stays():
    hand = at_an_empty_end()
    assert CLASSIC.bots.skip(hand.view(0)) == Pass(A)
