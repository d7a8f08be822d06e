"""How many whole games of classic four bots play a second on one core, with puzzles solved beforehand.

Run it with `python -m benchmarks.classic [--json]`.
"""

from functools import cache
from itertools import islice
from time import perf_counter

from benchmarks.timing import report
from ubongo.editions.classic.edition import CLASSIC
from ubongo.editions.classic.settings import ClassicSettings
from ubongo.editions.contract import Strength
from ubongo.editions.parts import solver
from ubongo.editions.parts.puzzle import task_in
from ubongo.formats.standard import standard_deck
from ubongo.puzzles.grade import grade
from ubongo.puzzles.task import Task, Tiling
from ubongo.puzzles.tiling import tilings
from ubongo.tables.simulate import Setup, simulated

GAMES = 200


def given_tilings() -> None:
    """Let bots look their tilings and grades up instead of finding them: what is measured is the game."""

    @cache
    def first(task: Task) -> tuple[Tiling, ...]:
        return tuple(islice(tilings(task), solver.TILINGS_SEEN))

    solver.__dict__.update(tilings=first, grade=cache(grade), task_in=cache(task_in))


def main() -> None:
    """Play once to fill what is looked up, and once more for the figure."""
    given_tilings()
    setup = Setup(
        edition=CLASSIC,
        settings=ClassicSettings(seats=4),
        boards=standard_deck("flat").side("3"),
        strengths=(Strength.SHARP, Strength.STEADY, Strength.GENTLE, Strength.STEADY),
    )
    sum(1 for _ in simulated(setup, GAMES, 1))
    began = perf_counter()
    broken = sum(len(game.broken) for game in simulated(setup, GAMES, 1))
    rate = GAMES / (perf_counter() - began)
    figures: dict[str, object] = {"games": GAMES, "games_per_second": round(rate, 1), "broken": broken}
    report("Classic, four bots", ["games", "games/s"], [[str(GAMES), f"{rate:.1f}"]], figures)


if __name__ == "__main__":
    main()
