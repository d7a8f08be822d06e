"""The bag and the round track of pouch. Rule: P1 to P5, P7."""

import pytest

from tests.boards import boards
from tests.editions.pouch.table import dealt, table
from ubongo.editions.chance import entry_chance, entry_generator
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.gem_race.events import RoundEnded
from ubongo.editions.parts.gems import Gem, Gems, drawn
from ubongo.editions.parts.rewards.award import ALL_GEMS, Award
from ubongo.editions.parts.rewards.bag_and_track import BagAndTrack
from ubongo.editions.pouch.edition import POUCH
from ubongo.editions.pouch.settings import PouchSettings


@pytest.mark.rule("P1")
def test_58_gems_are_set_out_18_on_the_track_and_40_in_the_bag():
    gems = BagAndTrack.laid_out(4)
    assert (len(ALL_GEMS), len(gems.track), len(gems.bag)) == (58, 18, 40)
    assert gems.track == Gems(sapphire=9, amber=9)
    assert gems.bag == Gems(ruby=10, sapphire=10, emerald=10, amber=10)
    assert gems.holdings == (Gems(),) * 4


@pytest.mark.rule("P1")
@pytest.mark.parametrize(("gem", "points"), [(Gem.RUBY, 4), (Gem.SAPPHIRE, 3), (Gem.EMERALD, 2), (Gem.AMBER, 1)])
def test_gems_are_worth_4_3_2_and_1(gem: Gem, points: int):
    assert gem.points == Gems().plus(gem).points == points


@pytest.mark.rule("P1")
def test_a_heap_counts_its_gems_and_never_goes_below_zero():
    heap = Gems(ruby=1, amber=2)
    assert tuple(heap) == (Gem.RUBY, Gem.AMBER, Gem.AMBER)
    assert heap.minus(Gem.RUBY) + Gems(ruby=1) == heap
    with pytest.raises(ValueError, match="no fewer than 0"):
        heap.minus(Gem.EMERALD)


@pytest.mark.rule("P2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("side", ["3", "4"])
def test_one_to_four_players_play_either_side(seats: int, side: str):
    hand = table(seats, side=side)
    hand.start()
    hand.rounds(9, *range(seats))
    assert {len(board.tasks[0].pieces) for board in hand.boards} == {int(side)}
    assert hand.game.rounds == 9


@pytest.mark.rule("P2")
@pytest.mark.parametrize("seats", [0, 5, -1])
def test_other_numbers_of_players_are_refused(seats: int):
    with pytest.raises(ValueError, match="1 to 4 players"):
        POUCH.rules.new(PouchSettings(seats=seats), boards("3"))


@pytest.mark.rule("P2")
def test_boards_of_the_other_side_are_refused():
    with pytest.raises(ValueError, match="boards of side '3' only"):
        POUCH.rules.new(PouchSettings(seats=2), boards("4"))


@pytest.mark.rule("P2")
def test_a_pile_too_small_for_nine_rounds_is_refused():
    with pytest.raises(ValueError, match="at least 36 boards, not 35"):
        POUCH.rules.new(PouchSettings(seats=4), boards("3")[:35])


@pytest.mark.rule("P3")
def test_ranks_1_and_2_take_from_the_track_and_all_solvers_draw_from_the_bag():
    hand = dealt(4)
    hand.race_of(2, 0, 3, 1)
    assert [(award.seat, award.track) for award in hand.last.awards] == [
        (2, Gem.SAPPHIRE),
        (0, Gem.AMBER),
        (3, None),
        (1, None),
    ]
    assert [len(held) for held in hand.game.rewards.holdings] == [2, 1, 2, 1]
    assert len(hand.game.rewards.bag) == 36


@pytest.mark.rule("P3")
def test_a_player_who_did_not_solve_gets_nothing():
    hand = dealt(3)
    hand.race_of(1)
    assert [len(held) for held in hand.game.rewards.holdings] == [0, 2, 0]


@pytest.mark.rule("P3")
def test_every_single_gem_of_the_bag_is_as_likely_as_any_other():
    bag = Gems(ruby=1, amber=3)
    rubies = sum(drawn(bag, entry_generator(bytes(32), seq)) is Gem.RUBY for seq in range(4_000))
    assert 900 < rubies < 1_100


@pytest.mark.rule("P3")
def test_gems_are_drawn_without_putting_them_back():
    gems = BagAndTrack(Gems(ruby=1, amber=1), Gems(sapphire=9, amber=9), (Gems(),) * 2)
    found = gems.awards((Seat(0), Seat(1)), entry_chance(bytes(32), 1))
    assert {award.bag for award in found} == {Gem.RUBY, Gem.AMBER}


@pytest.mark.rule("P4")
@pytest.mark.parametrize(("solvers", "into_bag"), [(0, (1, 1)), (1, (0, 1)), (2, (0, 0)), (3, (0, 0))])
def test_a_sapphire_and_an_amber_leave_the_track_each_round(solvers: int, into_bag: tuple[int, int]):
    before = BagAndTrack.laid_out(3)
    taken = tuple(
        Award(Seat(seat), gem, Gem.RUBY)
        for seat, gem in zip(range(solvers), (Gem.SAPPHIRE, Gem.AMBER, None), strict=False)
    )
    after = before.after_round(taken)
    assert after.track == Gems(sapphire=8, amber=8)
    assert (after.bag.sapphire - before.bag.sapphire, after.bag.amber - before.bag.amber) == into_bag
    assert after.broken(1) == ()


@pytest.mark.rule("P5")
def test_the_worked_example_counts_16_points():
    assert Gems(ruby=1, sapphire=1, emerald=3, amber=3).points == 16


@pytest.mark.rule("P5")
def test_after_nine_rounds_the_track_is_empty_and_most_points_win():
    hand = dealt(3)
    hand.rounds(9, 1)
    assert len(hand.game.rewards.track) == 0
    assert hand.outcome is not None
    assert hand.outcome.winners == (1,)
    assert hand.outcome.ending == "plain"
    assert hand.outcome.points == hand.game.points
    assert hand.game.points[1] >= 9 * (3 + 1)


@pytest.mark.rule("P5")
def test_a_single_player_wins_even_without_a_gem():
    hand = dealt(1)
    hand.rounds(9)
    assert hand.outcome is not None
    assert (hand.outcome.winners, hand.outcome.points) == ((0,), (0,))


@pytest.mark.rule("P7")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_bag_never_runs_out_even_if_every_player_always_solves(seats: int):
    hand = dealt(seats)
    for _ in range(9):
        hand.race_of(*range(seats))
        assert POUCH.audit.invariants(hand.game) == ()
        hand.rest() if hand.outcome is None else None
    assert len(hand.game.rewards.bag) == 40 - 9 * seats + (9 if seats == 1 else 0)


@pytest.mark.rule("P7")
def test_a_bag_that_runs_out_is_reported():
    dry = BagAndTrack(Gems(), Gems(sapphire=8, amber=8), (Gems(),) * 4)
    assert any("runs dry" in words for words in dry.broken(1))


def test_a_lost_gem_is_reported():
    hand = dealt(2)
    events = hand.wake(), hand.solve(0, 1), hand.solve(1, 2)
    ended = events[-1][-1]
    assert isinstance(ended, RoundEnded)
    lost = BagAndTrack(Gems(ruby=1), hand.game.rewards.track, hand.game.rewards.holdings)
    assert any("not all there" in words for words in lost.broken(1))
