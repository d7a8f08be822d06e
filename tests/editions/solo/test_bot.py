"""A bot as the player of a solo run."""

from random import Random

import pytest

from tests.boards import boards
from tests.editions.solo.run import counting_down, running, seated
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.parts.bots.solver import GIVES_UP_AFTER
from ubongo.editions.parts.race_events import Claim
from ubongo.editions.solo.bot import ENOUGH
from ubongo.editions.solo.commands import Finish, SetAside
from ubongo.editions.solo.edition import SOLO
from ubongo.editions.solo.settings import PLAYER, SoloSettings
from ubongo.tables.headless.simulate import Simulation, simulated


@pytest.mark.parametrize("seed", range(10))
def test_a_bot_really_finds_a_tiling(seed: int):
    run = running("count", seed=seed)
    intention = SOLO.bots.intention(run.view(), Strength.SHARP, Random(seed))
    assert intention is not None
    assert isinstance(intention.command, Claim)
    assert not isinstance(run.answer(intention.command), Refusal)


def test_a_bot_without_a_legal_action_has_no_intention():
    rng = Random(1)
    run = running()
    run.finish()
    for idle in (seated(), counting_down(), run):
        assert SOLO.bots.intention(idle.view(), Strength.SHARP, rng) is None
    assert SOLO.bots.intention(running().view(None), Strength.SHARP, rng) is None


@pytest.mark.rule("S3")
def test_a_bot_sets_aside_a_board_that_takes_too_long():
    for seed in range(60):
        run = running("count", seed=seed, side="4")
        intention = SOLO.bots.intention(run.view(), Strength.GENTLE, Random(seed))
        assert intention is not None
        assert intention.after <= GIVES_UP_AFTER
        assert isinstance(intention.command, SetAside) == (intention.after == GIVES_UP_AFTER)


def test_a_bot_practices_until_it_has_had_enough():
    run = running()
    for _ in range(ENOUGH):
        run.solve(5_000)
    intention = SOLO.bots.intention(run.view(), Strength.STEADY, Random(1))
    assert intention is not None
    assert intention.command == Finish(PLAYER)


def test_a_run_waits_for_no_one():
    assert SOLO.bots.skip(running().view()) is None


@pytest.mark.rule("S1", "S2")
@pytest.mark.parametrize("settings", [SoloSettings(), SoloSettings(mode="count"), SoloSettings(mode="time", side="4")])
def test_runs_of_bots_end_without_breaking_an_invariant(settings: SoloSettings):
    setup = Simulation(edition=SOLO, settings=settings, boards=boards(settings.side), strengths=(Strength.STEADY,))
    for run in simulated(setup, 20, seed=1):
        assert run.broken == ()
        assert run.outcome is not None
        assert run.outcome.ending == settings.mode
