"""The hunt: a bot that sees what a player in its seat sees, and really finds a tiling."""

from random import Random

from ubongo.editions.contract.bots import Intention, Strength
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.hunt.game import Command
from ubongo.editions.parts.hunt.view import HuntView
from ubongo.editions.parts.puzzle import task_in
from ubongo.editions.parts.race import Claim, GiveUp
from ubongo.editions.parts.rest import Ready
from ubongo.editions.parts.solver import PATIENCE, found, later
from ubongo.editions.parts.thinking import reading_time
from ubongo.puzzles.piece import Box
from ubongo.puzzles.task import Task


def intention(view: HuntView, strength: Strength, rng: Random, *, box: Box) -> Intention | None:
    """What the bot in the view's seat does next: call when it has found a tiling, get ready when it has looked."""
    if view.seat is None:
        return None
    match view.stage:
        case "racing" if view.puzzle is not None and _is_running(view, view.seat):
            return _claim(view, view.seat, task_in(view.puzzle, box), strength, rng)
        case "resting" if view.seat not in view.ready:
            return later(Ready(view.seat), reading_time(rng), since=_rested(view))
        case _:
            return None


def _is_running(view: HuntView, seat: Seat) -> bool:
    return seat not in view.given_up and all(solver.seat != seat for solver in view.solvers)


def _claim(view: HuntView, seat: Seat, task: Task, strength: Strength, rng: Random) -> Intention:
    # Without a time limit a bot gives up at some time, so that nobody waits for it.
    finding = found(task, strength, rng)
    since = view.elapsed_ms or 0
    if view.settings.glass is None and finding.due > PATIENCE:
        return later(GiveUp(seat), PATIENCE, since=since, steps=finding.steps)
    return later(Claim(seat, finding.tiling), finding.due, since=since, steps=finding.steps)


def _rested(view: HuntView) -> int:
    return view.settings.pause - (view.remaining_ms or 0)


def skip(view: HuntView) -> Command | None:
    """What is done in the view's seat for somebody who is away: they give the board up, and are ready."""
    if view.seat is None:
        return None
    match view.stage:
        case "racing" if view.seat in view.runners and _is_running(view, view.seat):
            return GiveUp(view.seat)
        case "resting" if view.seat not in view.ready:
            return Ready(view.seat)
        case _:
            return None


def phase_key(view: HuntView) -> str:
    """The race or the rest that the view belongs to."""
    return f"{view.round}.{view.tie_break}.{view.stage}"
