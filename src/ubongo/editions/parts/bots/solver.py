"""A bot in front of a board: it sees what a player sees, and finds a tiling by search.

Its times are counted from the start of a stretch of play, so that its answer is the same whenever it is asked.
"""

from functools import lru_cache
from itertools import islice
from random import Random

from ubongo.editions.contract.bots import Intention, Step, Strength
from ubongo.editions.contract.commands import Stored
from ubongo.editions.contract.values import Millis
from ubongo.editions.parts.bots import animation
from ubongo.editions.parts.bots.timing import searching_time, solving_time
from ubongo.puzzles.grade import grade
from ubongo.puzzles.task import Task, Tiling
from ubongo.puzzles.tiling import tilings
from ubongo.structs import Struct

GIVES_UP_AFTER = Millis(180_000)
"""Without a time limit, a bot gives up a board after this long."""

TILINGS_SEEN = 8
"""A bot chooses among at most this many tilings: more would make no visible difference."""


class Finding(Struct, frozen=True):
    """The tiling that a bot will call, the time of the call, and the steps shown before; times are from the reveal."""

    tiling: Tiling
    due: Millis
    steps: tuple[Step, ...]


def found(task: Task, strength: Strength, rng: Random, *, finds_pieces: bool = False) -> Finding:
    """What a bot of that strength finds, drawn from `rng`; later if it has to find its pieces first. Rule: R14."""
    choice, difficulty = _studied(task)
    tiling = rng.choice(choice)
    due = solving_time(difficulty, strength, rng)
    if finds_pieces:
        due = Millis(due + searching_time(len(task.pieces), strength, rng))
    return Finding(tiling, due, animation.steps(len(task.pieces), due, rng))


@lru_cache(maxsize=1024)  # bots meet the boards of a deck again and again
def _studied(task: Task) -> tuple[tuple[Tiling, ...], float]:
    """The tilings that a bot chooses among, and the grade."""
    return tuple(islice(tilings(task), TILINGS_SEEN)), grade(task)


def later(command: Stored, due: Millis, *, since: int, steps: tuple[Step, ...] = ()) -> Intention:
    """What a bot means to do `due` after the start of a stretch of play, of which `since` has passed.

    `steps` are counted from that start as well; of those in the past the newest comes at once, unless the command does.
    """
    if due <= since:
        return Intention(command, Millis(0))
    past = [step for step in steps if step.after <= since]
    newest = [Step(Millis(0), past[-1].placed)] if past else []
    ahead = [Step(Millis(step.after - since), step.placed) for step in steps if since < step.after < due]
    return Intention(command, Millis(due - since), (*newest, *ahead))
