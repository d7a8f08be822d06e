"""Solo: a bot in the player's place, for simulations and demonstrations."""

from random import Random

from ubongo.editions.contract.bots import Intention, Strength
from ubongo.editions.parts.bots.solver import GIVES_UP_AFTER, found, later
from ubongo.editions.parts.bots.timing import reading_time
from ubongo.editions.parts.puzzle import task_in
from ubongo.editions.parts.race_events import Claim
from ubongo.editions.solo.commands import Finish, SetAside
from ubongo.editions.solo.settings import PLAYER
from ubongo.editions.solo.view import SoloView

ENOUGH = 10
"""A bot ends its practice once it has solved this many."""


def intention(view: SoloView, strength: Strength, rng: Random) -> Intention | None:
    """What the bot does next: call when it has found a tiling, or set aside a board that takes too long. Rule: S3."""
    if view.seat != PLAYER or view.puzzle is None:
        return None
    since = view.task_elapsed_ms or 0
    if view.settings.mode == "practice" and view.solved >= ENOUGH:
        return later(Finish(PLAYER), reading_time(rng), since=since)
    finding = found(task_in(view.puzzle, view.settings.box), strength, rng)
    if finding.due > GIVES_UP_AFTER:
        return later(SetAside(PLAYER), GIVES_UP_AFTER, since=since, steps=finding.steps)
    return later(Claim(PLAYER, finding.tiling), finding.due, since=since, steps=finding.steps)


def phase_key(view: SoloView) -> str:
    """The countdown, or the task that the view belongs to."""
    return f"{view.number}.{view.stage}"
