"""Many whole games of classic between bots, and the effect of planning."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random
from typing import cast

import pytest

from tests.boards import boards
from tests.replacing import replace
from ubongo.editions.classic import bot
from ubongo.editions.classic.bot import acting
from ubongo.editions.classic.edition import CLASSIC
from ubongo.editions.classic.events import Event, RoundEnded
from ubongo.editions.classic.settings import ClassicSettings
from ubongo.editions.classic.state import Game, Racing, can_take
from ubongo.editions.classic.view_types import ClassicView
from ubongo.editions.contract.bots import Intention, Strength
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.match import new_match
from ubongo.editions.parts.bots import solver
from ubongo.editions.parts.puzzle import task_in
from ubongo.puzzles.grade import grade
from ubongo.puzzles.task import Task, Tiling
from ubongo.puzzles.tiling import tilings
from ubongo.tables.headless.simulate import Played, Simulation, simulated

GAMES = 5
"""Of each kind."""
DUELS = 500
KINDS = {
    "plain": ClassicSettings(seats=2),
    "all boards": ClassicSettings(seats=2, all_boards=True),
    "calm": ClassicSettings(seats=2, calm=True),
    "four pieces": ClassicSettings(seats=2, side="4"),
    "no limit": ClassicSettings(seats=2, glass=None),
    "calm, all boards of four pieces, no limit": ClassicSettings(
        seats=2, side="4", glass=None, calm=True, all_boards=True, matched=False
    ),
}


@pytest.fixture
def given_tilings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots look tilings up instead of searching, which gives the same game: these tests are about planning."""

    @cache
    def first(task: Task) -> tuple[Tiling, ...]:
        return tuple(islice(tilings(task), solver.TILINGS_SEEN))

    monkeypatch.setattr(solver, "tilings", first)
    monkeypatch.setattr(solver, "grade", cache(grade))
    monkeypatch.setattr(bot, "task_in", cache(task_in))


@pytest.mark.slow
@pytest.mark.rule("C2", "C5", "C10", "C11", "C12", "R10", "R11a")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("kind", KINDS)
def test_games_of_bots_end_without_breaking_an_invariant(kind: str, seats: int):
    settings = replace(KINDS[kind], seats=seats)
    strengths = (Strength.SHARP, Strength.GENTLE, Strength.STEADY, Strength.SHARP)[:seats]
    setup = Simulation(edition=CLASSIC, settings=settings, boards=boards(settings.side), strengths=strengths)
    for game in simulated(setup, GAMES, seed=seats):
        assert game.broken == ()
        assert game.outcome is not None
        assert sum(isinstance(event, RoundEnded) for event in events(game)) == settings.rounds


def events(game: Played) -> Iterator[object]:
    return (event for entry in game.entries for event in entry.events)


@pytest.mark.slow
@pytest.mark.rule("C6", "C8", "R11a")
@pytest.mark.parametrize("glass", [60_000, None])
def test_a_bot_that_solves_with_ten_seconds_left_takes_gems_in_reach(given_tilings: None, glass: int | None):
    settings = ClassicSettings(seats=4, glass=None if glass is None else Millis(glass))
    setup = Simulation(edition=CLASSIC, settings=settings, boards=boards("3"), strengths=(Strength.SHARP,) * 4)
    for game in simulated(setup, 10, seed=5):
        match = new_match(CLASSIC, settings, setup.boards)
        for state, event, _ in match.steps(cast(Event, event) for event in events(game)):
            if isinstance(event, RoundEnded):
                assert [seat for seat in in_time(state) if can_take(state, seat)] == []


def in_time(game: Game) -> list[Seat]:
    """The seats that have solved in this round at least ten seconds before its end."""
    assert isinstance(game.phase, Racing)
    end = game.phase.race.ends_at
    return [solve.seat for solve in game.phase.race.solves if end is None or solve.at + 10_000 <= end]


def equally_fast(view: ClassicView, wit: Strength, rng: Random) -> Intention | None:
    """A bot that plans as its strength does, and solves and reacts like all others."""
    return acting(view, rng, speed=Strength.STEADY, wit=wit)


def share_of_wins(edition: AnyEdition, one: Strength, other: Strength) -> float:
    """The first one's share in games of two, half of them in each seat; a shared win is half a win."""
    won = 0.0
    for seat, strengths in enumerate(((one, other), (other, one))):
        setup = Simulation(edition=edition, settings=ClassicSettings(seats=2), boards=boards("3"), strengths=strengths)
        for game in simulated(setup, DUELS // 2, seed=seat):
            assert game.outcome is not None
            if seat in game.outcome.winners:
                won += 1 / len(game.outcome.winners)
    return won / DUELS


@pytest.mark.slow
@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (Strength.SHARP, Strength.GENTLE),
        (Strength.SHARP, Strength.STEADY),
        (Strength.STEADY, Strength.GENTLE),
    ],
)
def test_a_player_who_plans_better_wins_two_games_in_three_at_equal_speed(
    given_tilings: None, better: Strength, worse: Strength
):
    edition = replace(CLASSIC, bots=replace(CLASSIC.bots, intention=equally_fast))
    assert 0.65 <= share_of_wins(edition, better, worse) < 0.95


@pytest.mark.slow
def test_sharp_bots_beat_gentle_ones_by_more_if_they_also_solve_faster(given_tilings: None):
    assert share_of_wins(CLASSIC, Strength.SHARP, Strength.GENTLE) > 0.8
