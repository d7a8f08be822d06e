"""How many whole games of classic four bots play in a second of one core, with puzzles solved beforehand.

The second is one of processor time: what else the machine does is not the game's.

Run it with `python -m benchmarks.classic [--json]`.
"""

from functools import cache
from itertools import islice
from time import perf_counter, process_time

from benchmarks.timing import report
from ubongo.editions.classic import bot
from ubongo.editions.classic.edition import CLASSIC
from ubongo.editions.classic.settings import ClassicSettings
from ubongo.editions.contract.bots import Strength
from ubongo.editions.parts.bots import solver
from ubongo.editions.parts.puzzle import task_in
from ubongo.formats.standard_decks import standard_deck
from ubongo.puzzles.deck_kinds import FLAT_DECK
from ubongo.puzzles.grade import grade
from ubongo.puzzles.task import Task, Tiling
from ubongo.puzzles.tiling import tilings
from ubongo.tables.headless.simulate import Simulation, simulated

GAMES = 200


def given_tilings() -> None:
    """Let bots look their tilings and grades up instead of finding them: what is measured is the game."""

    @cache
    def first(task: Task) -> tuple[Tiling, ...]:
        return tuple(islice(tilings(task), solver.TILINGS_SEEN))

    solver.__dict__.update(tilings=first, grade=cache(grade))
    bot.__dict__.update(task_in=cache(task_in))


def main() -> None:
    """Play once to fill what is looked up, and once more for the figure."""
    given_tilings()
    setup = Simulation(
        edition=CLASSIC,
        settings=ClassicSettings(seats=4),
        boards=standard_deck(FLAT_DECK).side("3"),
        strengths=(Strength.SHARP, Strength.STEADY, Strength.GENTLE, Strength.STEADY),
    )
    sum(1 for _ in simulated(setup, GAMES, 1))
    began, worked = perf_counter(), process_time()
    broken = sum(len(game.broken) for game in simulated(setup, GAMES, 1))
    waited, rate = perf_counter() - began, GAMES / (process_time() - worked)
    figures: dict[str, object] = {
        "games": GAMES,
        "games_per_core_second": round(rate, 1),
        "seconds": round(waited, 1),
        "broken": broken,
    }
    row = [str(GAMES), f"{rate:.1f}", f"{waited:.1f}"]
    report("Classic, four bots", ["games", "games a core second", "seconds waited"], [row], figures)


if __name__ == "__main__":
    main()
