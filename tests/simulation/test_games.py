"""Many whole games between bots."""

from collections import Counter
from itertools import pairwise

import pytest

from tests.boards import boards, solid_boards
from tests.editions.three_d.table import agreed
from tests.replacing import replace
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.gem_race.events import RoundEnded
from ubongo.editions.parts.gem_race.state import GemRace
from ubongo.editions.parts.race_events import Claim
from ubongo.editions.parts.ranking import PHOTO_FINISH
from ubongo.editions.pouch.edition import POUCH
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.editions.pouch.state import Game
from ubongo.editions.three_d.edition import THREE_D
from ubongo.tables.headless.simulate import Played, Simulation, played, replayed, simulated

GAMES = 25
"""Of each kind: two sides, one to four players; 200 in all."""


def setup(seats: int, side: str = "3", strengths: tuple[Strength, ...] | None = None) -> Simulation:
    return Simulation(
        edition=POUCH,
        settings=PouchSettings(seats=seats, side=side),
        boards=boards(side),
        strengths=strengths or (Strength.STEADY,) * seats,
    )


@pytest.mark.slow
@pytest.mark.rule("P7", "P1", "P4", "R1", "R10")
@pytest.mark.parametrize("side", ["3", "4"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_of_bots_end_without_breaking_an_invariant(seats: int, side: str):
    for game in simulated(setup(seats, side), GAMES, seed=seats):
        assert game.broken == ()
        assert game.outcome is not None
        assert sum(isinstance(event, RoundEnded) for entry in game.entries for event in entry.events) == 9


@pytest.mark.slow
@pytest.mark.rule("D2", "D5", "D6", "P7")
@pytest.mark.parametrize("luck", [True, False])
@pytest.mark.parametrize("levels", [(1,), (1, 4), (3, 2, 4), (1, 2, 1, 2)])
def test_games_of_blocks_end_without_breaking_an_invariant(levels: tuple[int, ...], luck: bool):
    settings = agreed(*levels, luck=luck)
    strengths = (Strength.SHARP,) * len(levels)
    blocks = solid_boards(*settings.levels)
    for game in simulated(
        Simulation(edition=THREE_D, settings=settings, boards=blocks, strengths=strengths), 10, seed=5
    ):
        assert game.broken == ()
        assert game.outcome is not None


@pytest.mark.slow
@pytest.mark.rule("P7")
def test_the_bag_always_holds_a_gem_for_everyone():
    table = setup(4, strengths=(Strength.SHARP,) * 4)
    for game in simulated(table, 10, seed=3):
        for number in range(len(game.entries) - 1):
            state = replayed(table, game.entries[:number])
            assert isinstance(state, GemRace)
            if state.rounds_ended < 9:
                assert len(state.rewards.bag) >= 4


@pytest.mark.slow
def test_stronger_bots_win_more_games():
    wins: Counter[Seat] = Counter()
    for game in simulated(setup(3, strengths=tuple(Strength)), 60, seed=1):
        assert game.outcome is not None
        wins.update(game.outcome.winners)
    gentle, steady, sharp = (wins[Seat(seat)] for seat in range(3))
    assert gentle < steady < sharp


@pytest.mark.slow
@pytest.mark.parametrize("roller", range(3))
def test_no_seat_is_favored(roller: int):
    table = setup(3)
    table = replace(table, settings=replace(PouchSettings(seats=3), first_roller=Seat(roller)))
    points = [0, 0, 0]
    for game in simulated(table, 60, seed=4):
        assert game.outcome is not None
        points = [total + earned for total, earned in zip(points, game.outcome.points, strict=True)]
    assert max(points) < 1.15 * min(points)


@pytest.mark.rule("R6")
def test_photo_finishes_occur():
    assert any(has_photo_finish(game) for game in simulated(setup(4, strengths=(Strength.SHARP,) * 4), 20, seed=2))


def has_photo_finish(game: Played) -> bool:
    calls = [entry.at for entry in game.entries if isinstance(entry.command, Claim)]
    return any(later - first < PHOTO_FINISH for first, later in pairwise(calls))


def test_a_game_without_bots_is_reported_if_it_cannot_continue():
    table = replace(setup(2), settings=PouchSettings(seats=2, glass=None), strengths=())
    game = played(table, bytes(32))
    assert game.outcome is None
    assert game.broken == ("nothing is due, and yet the game is not over",)


def test_a_broken_invariant_is_reported():
    def invariants(game: Game) -> tuple[str, ...]:
        return ("broken",) if game.rounds == 2 else ()

    edition = replace(POUCH, audit=replace(POUCH.audit, invariants=invariants))
    game = played(replace(setup(1), edition=edition), bytes(32))
    assert set(game.broken) == {"broken"}
