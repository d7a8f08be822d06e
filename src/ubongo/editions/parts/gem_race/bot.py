"""Gem race: a bot that sees what a player in its seat sees, and really finds a tiling."""

from random import Random

from ubongo.editions.contract.bots import Intention, Strength
from ubongo.editions.contract.values import Seat
from ubongo.editions.parts.bots.solver import GIVES_UP_AFTER, found, later
from ubongo.editions.parts.bots.timing import reading_time
from ubongo.editions.parts.gem_race.commands import Command
from ubongo.editions.parts.gem_race.view import GemRaceView
from ubongo.editions.parts.intermission import Ready
from ubongo.editions.parts.open_boards import LONGEST_LOOK
from ubongo.editions.parts.puzzle import Puzzle, picked, task_in
from ubongo.editions.parts.race_events import Claim, GiveUp
from ubongo.puzzles.piece import Box
from ubongo.puzzles.task import Task


def intention(view: GemRaceView, strength: Strength, rng: Random, *, box: Box) -> Intention | None:
    """What the bot in the view's seat does next: call when it has found a tiling, get ready when it has looked."""
    if view.seat is None:
        return None
    match view.stage:
        case "racing" if view.puzzle is not None and _is_running(view, view.seat):
            return _claim(view, view.seat, _task(view, view.puzzle, box), strength, rng)
        case "open" if view.seat in view.runners and view.seat not in view.ready:
            return later(Ready(view.seat), reading_time(rng), since=LONGEST_LOOK - (view.remaining_ms or 0))
        case "resting" if view.seat not in view.ready:
            return later(Ready(view.seat), reading_time(rng), since=_since_the_end(view))
        case _:
            return None


def _task(view: GemRaceView, puzzle: Puzzle, box: Box) -> Task:
    return task_in(picked(puzzle, view.card_rows, view.symbol), box)


def _is_running(view: GemRaceView, seat: Seat) -> bool:
    return seat not in view.given_up and all(solver.seat != seat for solver in view.solvers)


def _claim(view: GemRaceView, seat: Seat, task: Task, strength: Strength, rng: Random) -> Intention:
    # Without a time limit a bot gives up at some time, so that the others need not wait.
    finding = found(task, strength, rng, finds_pieces=view.settings.own_pieces)
    since = view.elapsed_ms or 0
    if view.settings.glass is None and finding.due > GIVES_UP_AFTER:
        return later(GiveUp(seat), GIVES_UP_AFTER, since=since, steps=finding.steps)
    return later(Claim(seat, finding.tiling), finding.due, since=since, steps=finding.steps)


def _since_the_end(view: GemRaceView) -> int:
    return view.settings.pause - (view.remaining_ms or 0)


def skip(view: GemRaceView) -> Command | None:
    """The command in the view's seat for an absent player: give the board up, be ready."""
    if view.seat is None:
        return None
    match view.stage:
        case "racing" if view.seat in view.runners and _is_running(view, view.seat):
            return GiveUp(view.seat)
        case "open" if view.seat in view.runners and view.seat not in view.ready:
            return Ready(view.seat)
        case "resting" if view.seat not in view.ready:
            return Ready(view.seat)
        case _:
            return None


def phase_key(view: GemRaceView) -> str:
    """The race or the intermission that the view belongs to."""
    return f"{view.round}.{view.tie_break}.{view.stage}"


def replan_key(view: GemRaceView, seat: Seat) -> str:
    """Whether the seat's time is up while others have extra time: a bot then plans no more. Rule: R18."""
    return "timed-out" if seat in view.timed_out else ""
