"""What ranks are worth, with luck and without. Rule: D5, D6."""

import pytest

from tests.editions.three_d.table import MIXED, HandTable, dealt
from ubongo.editions.contract.audit import RandomOutcome
from ubongo.editions.contract.values import Seat
from ubongo.editions.match import AnyMatch, new_match
from ubongo.editions.parts.gem_race.events import RoundEnded, RoundStarted
from ubongo.editions.parts.gems import Gem, Gems
from ubongo.editions.parts.rewards.award import ALL_GEMS
from ubongo.editions.parts.rewards.by_rank import ByRank
from ubongo.editions.three_d.edition import THREE_D


def random_outcomes(hand: HandTable) -> list[RandomOutcome]:
    """The random outcomes of the whole game."""
    match: AnyMatch = new_match(THREE_D, hand.settings, hand.boards)
    found: list[RandomOutcome] = []
    for entry in hand.log:
        found += match.draws(entry.events)
        match = match.after(entry.events)
    return found


@pytest.mark.rule("D5")
def test_ranks_take_from_the_track_and_draw_from_the_bag_whatever_the_level():
    hand = dealt(*MIXED)
    hand.race_of(3, 0, 2, 1)
    awards = hand.last.awards
    assert [(award.seat, award.track) for award in awards] == [
        (3, Gem.SAPPHIRE),
        (0, Gem.AMBER),
        (2, None),
        (1, None),
    ]
    assert hand.game.rewards.track == Gems(sapphire=8, amber=8)
    assert len(hand.game.rewards.bag) == 36


@pytest.mark.rule("D5")
def test_after_nine_rounds_the_track_is_empty_and_most_points_win():
    hand = dealt(1, 4)
    hand.rounds(9, 1)
    assert hand.game.rewards.track == Gems()
    assert hand.outcome is not None
    assert (hand.outcome.winners, hand.outcome.ending) == ((Seat(1),), "plain")
    assert hand.outcome.points[0] == 0
    assert hand.outcome.points[1] >= 9 * (3 + 1)


@pytest.mark.rule("D5")
def test_a_tie_is_broken_by_one_more_board_of_each_players_level():
    hand = dealt(1, 4)
    hand.rounds(9)
    assert hand.levels() == ("1", "4")
    hand.wake()
    hand.solve(1, after=30_000)
    hand.wake()
    assert hand.outcome is not None
    assert (hand.outcome.winners, hand.outcome.ending) == ((Seat(1),), "tie-break")


@pytest.mark.rule("D6")
def test_without_luck_every_rank_takes_its_own_gem():
    hand = dealt(*MIXED, luck=False)
    hand.race_of(2, 0, 3, 1)
    holdings = hand.game.rewards.holdings
    assert holdings == (Gems(sapphire=1), Gems(amber=1), Gems(ruby=1), Gems(emerald=1))
    assert hand.game.points == (3, 1, 4, 2)


@pytest.mark.rule("D6")
def test_without_luck_there_is_no_track_and_unearned_gems_go_nowhere():
    hand = dealt(1, 1, luck=False)
    before = hand.view(None)
    assert (before.track, before.bag) == (Gems(), ALL_GEMS)
    hand.race_of(1)
    after = hand.view(None)
    assert after.track == Gems()
    assert after.bag == ALL_GEMS.minus(Gem.RUBY)
    assert after.last is not None
    assert after.last.into_bag == ()
    assert [(board.track_gem, board.bag_gem) for board in after.last.boards] == [(None, None), (None, Gem.RUBY)]


@pytest.mark.rule("D6")
def test_without_luck_a_player_who_does_not_solve_gets_nothing():
    hand = dealt(1, 1, luck=False)
    hand.race_of()
    assert hand.game.rewards.holdings == (Gems(), Gems())


@pytest.mark.rule("D6")
def test_without_luck_the_gems_last_for_nine_rounds_of_four_players():
    hand = dealt(2, 2, 2, 2, luck=False)
    hand.rounds(9, 3, 2, 1, 0)
    assert hand.outcome is not None
    assert hand.outcome.points == (9, 18, 27, 36)
    assert THREE_D.audit.invariants(hand.game) == ()
    assert hand.game.rewards.bag == Gems(ruby=1, sapphire=10, emerald=1, amber=10)


@pytest.mark.rule("D6")
def test_without_luck_a_tie_is_broken_as_usual():
    hand = dealt(3, 3, luck=False)
    hand.rounds(9)
    assert hand.game.tie_breaks == 1
    hand.rounds(3)
    assert hand.outcome is not None
    assert hand.outcome.ending == "shared"


@pytest.mark.rule("D6")
def test_without_luck_chance_decides_no_gem():
    with_luck, without = dealt(1, 2), dealt(1, 2, luck=False)
    for hand in (with_luck, without):
        hand.race_of(0, 1)
    assert {draw.kind for draw in random_outcomes(with_luck)} == {"first-roller", "pile", "die", "deal", "draw"}
    assert {draw.kind for draw in random_outcomes(without)} == {"first-roller", "pile", "die", "deal"}
    assert [draw.seat for draw in random_outcomes(with_luck) if draw.kind == "draw"] == [0, 1]


def test_chance_is_recorded_when_used_boards_are_shuffled_under_the_pile():
    hand = dealt(1, 1, 2, 2)
    hand.rounds(9)
    kinds = [draw.kind for draw in random_outcomes(hand)]
    assert kinds == ["first-roller", "pile", *["die", "deal"] * 9, "die", "deal", "pile"]
    *_, started = (event for entry in hand.log for event in entry.events if isinstance(event, RoundStarted))
    assert random_outcomes(hand)[-1].value == started.pile
    assert random_outcomes(hand)[-2].value == tuple(runner.board for runner in started.runners)


@pytest.mark.rule("D6")
def test_a_supply_that_runs_out_is_reported():
    assert any("runs dry" in words for words in ByRank(Gems(), (Gems(),) * 2).broken(1))


def test_open_gems_that_are_lost_are_reported():
    rewards = ByRank.laid_out(2)
    assert rewards.broken(3) == ()
    lost = ByRank(rewards.supply.minus(Gem.RUBY), rewards.holdings)
    (words,) = lost.broken(3)
    assert "not all there" in words


def test_a_game_of_one_player_has_nine_rounds_and_a_winner():
    hand = dealt(4)
    hand.rounds(9, 0)
    assert hand.outcome is not None
    assert (hand.outcome.winners, hand.outcome.ending) == ((Seat(0),), "plain")
    assert sum(isinstance(event, RoundEnded) for entry in hand.log for event in entry.events) == 9
