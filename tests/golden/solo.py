"""How the golden solo runs are played: one for every way in which a run can end, and for every unusual turn."""

from tests.boards import boards
from tests.editions.solo.run import HandRun, misplacement, running
from tests.golden.golden_game import Golden, events, export
from ubongo.editions.contract.bots import Strength
from ubongo.editions.contract.commands import ExtendClock
from ubongo.editions.contract.values import Millis
from ubongo.editions.parts.clock import ClockExtended
from ubongo.editions.parts.race_events import TaskSolved
from ubongo.editions.solo.commands import AskHint, ShowSolution, TryAgain
from ubongo.editions.solo.edition import SOLO
from ubongo.editions.solo.events import PileRenewed, TaskRepeated, TaskSetAside
from ubongo.editions.solo.settings import PLAYER, SoloSettings
from ubongo.tables.headless.simulate import Simulation, played


def by_a_bot(settings: SoloSettings, strength: Strength, seed: bytes) -> bytes:
    setup = Simulation(edition=SOLO, settings=settings, boards=boards(settings.side), strengths=(strength,))
    return export("solo", settings, seed, played(setup, seed).entries)


def exported(run: HandRun) -> bytes:
    return export("solo", run.settings, run.seed, run.log)


def count() -> bytes:
    """A sharp bot has five minutes for boards of three pieces."""
    return by_a_bot(SoloSettings(mode="count"), Strength.SHARP, bytes(range(2, 34)))


def time() -> bytes:
    """A steady bot needs its time for five boards of four pieces."""
    return by_a_bot(SoloSettings(mode="time", side="4"), Strength.STEADY, bytes(range(3, 35)))


def practice() -> bytes:
    """Ada practices: she solves two boards, sets one aside, and ends in front of the fourth."""
    run = running()
    run.solve(31_000)
    run.set_aside(95_000)
    run.solve(12_500)
    run.finish(8_000)
    return exported(run)


def stopped() -> bytes:
    """Ada has a count of five minutes, the server is away for one of them, and she stops before the time is up."""
    run = running("count", seed=1)
    run.solve(40_000)
    run.do(ExtendClock(Millis(60_000)), after=70_000)
    run.solve(20_000)
    run.finish(200_000)
    return exported(run)


def second_pile() -> bytes:
    """Ada sets board after board aside until all were there, and solves one of the second pile."""
    run = running("time", seed=2)
    for _ in range(36):
        run.set_aside(2_000)
    for _ in range(5):
        run.solve(20_000)
    return exported(run)


def blocks() -> bytes:
    """Ada sets blocks of level 1 aside until she has seen every board twice, and solves five that she sees again."""
    run = running("time", seed=3, side="level-1")
    for _ in range(72):
        run.set_aside(2_000)
    for _ in range(5):
        run.solve(20_000)
    return exported(run)


def helped() -> bytes:
    """Ada has a hint, is told of a wrong piece, looks at a solution, tries that board again, and solves another."""
    run = running(seed=5)
    run.do(AskHint(PLAYER, ()), after=12_000)
    run.solve(9_000)
    run.do(AskHint(PLAYER, (misplacement(run),)), after=30_000)
    run.do(ShowSolution(PLAYER), after=40_000)
    run.do(TryAgain(PLAYER, 2), after=15_000)
    run.solve(8_000)
    run.do(TryAgain(PLAYER, 4), after=20_000)
    run.set_aside(10_000)
    run.solve(21_000)
    run.finish(1_000)
    return exported(run)


GAMES = (
    Golden("solo-helped", "practice", helped, lambda game: len(events(game, TaskRepeated)) == 2),
    Golden("solo-count", "count", count, lambda game: len(events(game, TaskSolved)) == game.outcome.points[0]),
    Golden("solo-time", "time", time, lambda game: len(events(game, TaskSolved)) == 5),
    Golden("solo-blocks", "time", blocks, lambda game: len(events(game, PileRenewed)) == 2),
    Golden("solo-practice", "practice", practice, lambda game: len(events(game, TaskSetAside)) == 1),
    Golden("solo-stopped", "stopped", stopped, lambda game: bool(events(game, ClockExtended))),
    Golden("solo-second-pile", "time", second_pile, lambda game: bool(events(game, PileRenewed))),
)
