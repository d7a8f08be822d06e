"""Tie-breaks of pouch. Rule: P6."""

import pytest

from tests.editions.pouch.table import HandTable, dealt, partly_tied, table, tied
from tests.replacing import replace
from ubongo.editions.contract.commands import Wake
from ubongo.editions.contract.values import Millis, Outcome, Seat
from ubongo.editions.parts.gem_race.events import RoundStarted, TieBreakEnded
from ubongo.editions.parts.gems import Gems
from ubongo.editions.parts.lifecycle import GameEnded
from ubongo.editions.parts.race_events import Claim, RaceReason
from ubongo.editions.pouch.edition import POUCH

pytestmark = pytest.mark.rule("P6")


def fruitless(hand: HandTable) -> None:
    """A tie-break in which no player solves, even in the second chance."""
    hand.rounds(1)


def test_only_the_tied_players_race_on():
    hand = partly_tied()
    assert hand.race.seats == (0, 2)
    assert (hand.game.rounds, hand.game.tie_breaks) == (9, 1)
    hand.wake()
    assert hand.view(1).puzzle is None
    assert hand.view(1).runners == (0, 2)
    assert hand.refusal(Claim(Seat(1), ())) == RaceReason.NOT_IN_THIS_RACE


def test_only_the_tied_players_roll_in_turn_around_the_table():
    hand = partly_tied()
    rollers = [hand.game.roller]
    for _ in range(2):
        fruitless(hand)
        rollers.append(hand.game.roller)
    assert rollers in ([0, 2, 0], [2, 0, 2])


def test_the_first_to_solve_wins_the_game_and_no_gem():
    hand = partly_tied()
    points = hand.game.points
    hand.wake()
    hand.solve(2, after=20_000)
    assert hand.wake() == (
        TieBreakEnded((Seat(2),), Millis(hand.now + hand.settings.pause)),
        GameEnded(Outcome((Seat(2),), points, "tie-break")),
    )
    assert hand.game.points == points


def test_the_race_for_the_win_is_over_when_no_photo_finish_can_change_it():
    hand = tied(3)
    hand.wake()
    hand.solve(1, after=20_000)
    assert POUCH.rules.deadline(hand.game) == hand.now + 150
    assert hand.refusal(Wake(), at=hand.now + 149) == RaceReason.GLASS_STILL_RUNS
    hand.wake()
    assert hand.outcome is not None
    assert hand.outcome.winners == (1,)


def test_a_photo_finish_decides_the_win():
    hand = tied(3)
    hand.wake()
    hand.solve(1, after=20_000)
    hand.solve(0, after=20_100, lag=140)
    hand.wake()
    assert hand.outcome == Outcome((Seat(0),), (0, 0, 0), "tie-break")


def test_a_call_after_the_photo_finish_is_too_late_for_the_win():
    hand = tied(2)
    hand.wake()
    hand.solve(1, after=20_000)
    assert hand.refusal(hand.claim(0), at=hand.now + 150) == RaceReason.TIME_IS_UP


def test_a_photo_finish_does_not_outlast_the_glass():
    hand = tied(3)
    hand.wake()
    hand.solve(1, after=59_950)
    assert POUCH.rules.deadline(hand.game) == hand.race.ends_at
    hand.wake()
    assert hand.outcome is not None


def test_a_tie_break_has_a_second_chance():
    hand = tied(2)
    hand.wake()
    hand.wake()
    assert hand.race.second_chance
    hand.solve(0, after=100_000)
    hand.wake()
    assert hand.outcome is not None
    assert hand.outcome.winners == (0,)


def test_after_a_fruitless_tie_break_there_is_another_with_new_boards():
    hand = tied(2)
    seen = [runner.board for runner in hand.race.runners]
    fruitless(hand)
    assert hand.game.tie_breaks == 2
    seen += [runner.board for runner in hand.race.runners]
    assert len(set(seen)) == 4


def test_after_three_fruitless_tie_breaks_the_win_is_shared():
    hand = partly_tied()
    for _ in range(3):
        assert hand.outcome is None
        fruitless(hand)
    assert hand.outcome is not None
    assert hand.outcome.winners == (0, 2)
    assert hand.outcome.ending == "shared"


def test_without_a_limit_a_tie_break_can_be_given_up():
    hand = dealt(2, glass=None)
    for _ in range(9 + 3):
        hand.wake()
        hand.give_up(0)
        hand.give_up(1)
        if hand.outcome is None:
            hand.rest()
    assert hand.outcome is not None
    assert hand.outcome.ending == "shared"


def test_when_the_pile_is_empty_used_boards_return_but_never_to_the_same_player():
    hand = dealt(4)
    hand.rounds(8)
    assert len(hand.game.pile) == 0
    had_before = hand.game.had
    hand.rounds(1)
    for number in range(3):
        assert len(hand.game.pile) == 36 - 4 * (number + 1)
        for runner in hand.race.runners:
            assert runner.board not in had_before[runner.seat]
        had_before = hand.game.had
        assert POUCH.audit.invariants(hand.game) == ()
        fruitless(hand)


def test_used_boards_return_shuffled():
    piles = {tied(4, seed=seed).game.pile for seed in range(3)}
    assert len(piles) == 3
    assert all(pile != tuple(sorted(pile)) for pile in piles)


def test_the_rest_of_the_pile_is_dealt_before_used_boards():
    hand = table(4)
    extra = replace(hand.boards[0], card=37)
    hand.boards = (*hand.boards, extra)
    hand.game = POUCH.rules.new(hand.settings, hand.boards)
    hand.start()
    hand.rounds(8)
    hand.wake()
    hand.wake()
    hand.wake()
    (left,) = hand.game.pile
    hand.rest()
    assert hand.game.tie_breaks == 1
    assert hand.race.runners[0].board == left


def test_with_three_players_all_nine_remaining_boards_are_used_before_any_returns():
    hand = tied(3)
    boards = [runner.board for runner in hand.race.runners]
    for _ in range(2):
        fruitless(hand)
        boards += [runner.board for runner in hand.race.runners]
    assert len(set(boards)) == 9
    assert len(hand.game.pile) == 0


def test_no_gems_are_taken_in_a_tie_break():
    hand = tied(2)
    hand.race_of(0)
    assert hand.game.rewards.holdings == (Gems(), Gems())
    result = hand.view(0).last
    assert result is not None
    assert result.into_bag == ()


def test_the_last_round_is_followed_by_a_tie_break_only_if_points_are_equal():
    hand = dealt(2)
    hand.rounds(8, 0)
    hand.race_of(0)
    assert hand.outcome is not None
    assert not isinstance(hand.log[-1].events[-1], RoundStarted)


def test_a_board_dealt_again_to_the_same_seat_is_reported():
    hand = tied(2)
    again = replace(hand.game, had=(hand.game.had[0], hand.game.had[1] - {hand.race.runners[1].board}))
    assert POUCH.audit.invariants(again) == ("20 boards were dealt, but the seats have had 19 different ones",)
    twice = replace(dealt(2).game, had=(frozenset({1}), frozenset({1})))
    assert "a board was dealt twice" in POUCH.audit.invariants(twice)
