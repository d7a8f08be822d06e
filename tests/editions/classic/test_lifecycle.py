"""The lifecycle of a game of classic. Rule: C1, C9 to C11, R9, R10."""

import pytest

from tests.boards import boards
from tests.editions.classic.table import dealt, table
from ubongo.editions.classic.edition import CLASSIC
from ubongo.editions.classic.events import RoundEnded
from ubongo.editions.classic.settings import ClassicSettings
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.commands import Start
from ubongo.editions.contract.values import Seat
from ubongo.tables.headless.simulate import Simulation, simulated


@pytest.mark.rule("C1", "R10", "C11")
@pytest.mark.parametrize(("seats", "all_boards", "rounds"), [(2, False, 9), (3, False, 9), (4, False, 9)])
@pytest.mark.parametrize("calm", [False, True])
def test_games_of_nine_rounds_leave_out_the_other_cards(seats: int, all_boards: bool, rounds: int, calm: bool):
    hand = table(seats, all_boards=all_boards, calm=calm)
    hand.do(Start())
    assert len(hand.game.pile) == seats * rounds
    assert len(set(hand.game.pile)) == seats * rounds


@pytest.mark.rule("C11")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 18), (3, 12), (4, 9)])
def test_all_boards_are_played_in_more_rounds(seats: int, rounds: int):
    hand = dealt(seats, all_boards=True)
    seen: list[int] = []
    while hand.outcome is None:
        seen += [runner.board for runner in hand.race.runners]
        hand.round_of(0, 1)
    assert hand.view(None).round == rounds
    assert sorted(seen) == list(range(36))


@pytest.mark.rule("R9")
def test_the_die_passes_to_the_left():
    hand = dealt(3)
    rollers: list[Seat] = []
    for _ in range(4):
        rollers.append(hand.game.roller)
        hand.round_of(0)
    assert rollers == [0, 1, 2, 0]


@pytest.mark.rule("C9")
def test_gems_are_open_and_the_standing_is_the_real_count():
    hand = dealt(2)
    hand.round_of(1)
    for audience in (None, 0, 1):
        ada, ben = hand.view(audience).players
        assert (ada.standing, ada.place) == ((0,) * 6, 2)
        assert (sum(ben.gems.counts), ben.place) == (2, 1)


@pytest.mark.rule("C1")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_play(seats: int):
    with pytest.raises(ValueError, match=f"2 to 4 players, not {seats}"):
        CLASSIC.rules.new(ClassicSettings(seats=seats), boards("3"))


@pytest.mark.rule("C2", "C5", "C10", "R10")
@pytest.mark.parametrize("calm", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_of_bots_end_without_breaking_an_invariant(seats: int, calm: bool):
    setup = Simulation(
        edition=CLASSIC,
        settings=ClassicSettings(seats=seats, calm=calm),
        boards=boards("3"),
        strengths=(Strength.SHARP, Strength.GENTLE, Strength.STEADY, Strength.SHARP)[:seats],
    )
    for game in simulated(setup, 8, seed=seats):
        assert game.broken == ()
        assert game.outcome is not None
        assert sum(isinstance(event, RoundEnded) for entry in game.entries for event in entry.events) == 9
