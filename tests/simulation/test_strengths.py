"""The effect of a bot's strength, over many games."""

from itertools import pairwise

import pytest

from tests.boards import boards
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.edition import AnyEdition
from ubongo.editions.contract.values import Outcome, Seat
from ubongo.editions.pouch.edition import POUCH
from ubongo.editions.pouch.settings import PouchSettings
from ubongo.editions.solo.edition import SOLO
from ubongo.editions.solo.settings import SoloSettings
from ubongo.tables.headless.bot_stats import BotStats, StatsByStrength
from ubongo.tables.headless.simulate import Played, Simulation, simulated


def forms(edition: AnyEdition, settings: PouchSettings | SoloSettings, games: int, *table: Strength) -> list[BotStats]:
    """By strength, from the weakest."""
    setup = Simulation(edition=edition, settings=settings, boards=boards(settings.side), strengths=table)
    counted = StatsByStrength(setup)
    for game in simulated(setup, games, seed=11):
        counted.add(game)
    return [form for _, form in counted]


@pytest.mark.slow
@pytest.mark.parametrize("side", ["3", "4"])
def test_sharp_beats_steady_and_steady_beats_gentle(side: str):
    played = forms(POUCH, PouchSettings(seats=3, side=side), 300, *Strength)
    assert sum(form.wins for form in played) == pytest.approx(300)
    for weaker, stronger in pairwise(played):
        assert stronger.wins > 2 * weaker.wins
        assert stronger.solved_share > weaker.solved_share + 0.1


@pytest.mark.slow
@pytest.mark.parametrize("pair", list(pairwise(Strength)), ids=["gentle-steady", "steady-sharp"])
def test_the_stronger_of_two_wins_most_of_their_games(pair: tuple[Strength, Strength]):
    weaker, stronger = forms(POUCH, PouchSettings(seats=2), 300, *pair)
    assert weaker.wins + stronger.wins == pytest.approx(300)
    assert 0.65 < stronger.wins_share < 0.98, "better, but not always"


@pytest.mark.slow
def test_in_solo_stronger_bots_solve_more_in_the_same_time():
    counts = [forms(SOLO, SoloSettings(mode="count"), 60, strength)[0] for strength in Strength]
    for weaker, stronger in pairwise(counts):
        assert stronger.solved > 1.2 * weaker.solved


def test_all_strengths_together_face_every_task_that_is_dealt():
    gentle, steady, sharp = forms(POUCH, PouchSettings(seats=3), 5, *Strength)
    assert gentle.faced == steady.faced == sharp.faced == 5 * 9
    assert all(form.games == 5 for form in (gentle, steady, sharp))


def test_a_shared_win_counts_in_part():
    setup = Simulation(
        edition=POUCH,
        settings=PouchSettings(seats=3),
        boards=boards("3"),
        strengths=(Strength.SHARP, Strength.GENTLE, Strength.SHARP),
    )
    counted = StatsByStrength(setup)
    shared = Outcome((Seat(0), Seat(1)), (4, 4, 3), "shared")
    counted.add(Played(seed=bytes(32), entries=(), outcome=shared, broken=()))
    assert [(strength, form.games, form.wins) for strength, form in counted] == [
        (Strength.GENTLE, 1, 0.5),
        (Strength.SHARP, 2, 0.5),
    ]


def test_half_of_the_solves_are_within_the_median_time():
    form = BotStats()
    assert (form.median_solve_s, form.wins_share, form.solved_share) == (None, 0, 0)
    form.times.update([300, 100, 200, 900])
    assert form.median_solve_s == 20
    form.times.update([900])
    assert form.median_solve_s == 30
