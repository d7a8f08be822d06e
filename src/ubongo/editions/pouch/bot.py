"""Pouch: a bot that sees what a player in its seat sees, and really finds a tiling."""

from itertools import islice
from random import Random

from ubongo.editions.contract import Intention, Millis, Seat, Strength
from ubongo.editions.parts.puzzle import Puzzle
from ubongo.editions.parts.race import Claim, GiveUp
from ubongo.editions.parts.rest import Ready
from ubongo.editions.parts.thinking import reading_time, thinking_time
from ubongo.editions.pouch.game import Command
from ubongo.editions.pouch.view import PouchView
from ubongo.puzzles.grade import grade
from ubongo.puzzles.notation import parse_region
from ubongo.puzzles.piece import FLAT
from ubongo.puzzles.task import Task
from ubongo.puzzles.tiling import tilings

PATIENCE = Millis(180_000)
"""Where the glass has no limit, a bot gives up after so long, so that nobody waits for it."""

TILINGS_SEEN = 8
"""A bot chooses among so many tilings: more would tell nobody anything."""


def intention(view: PouchView, strength: Strength, rng: Random) -> Intention | None:
    """What the bot in the view's seat does next: call when it has found a tiling, get ready when it has looked."""
    if view.seat is None:
        return None
    match view.stage:
        case "racing" if view.puzzle is not None and _is_running(view, view.seat):
            return _claim(view, view.seat, view.puzzle, strength, rng)
        case "resting" if view.seat not in view.ready:
            return _later(Ready(view.seat), reading_time(rng), since=_rested(view))
        case _:
            return None


def _is_running(view: PouchView, seat: Seat) -> bool:
    return seat not in view.given_up and all(solver.seat != seat for solver in view.solvers)


def _claim(view: PouchView, seat: Seat, puzzle: Puzzle, strength: Strength, rng: Random) -> Intention:
    task = Task(parse_region(puzzle.region), FLAT.pick(puzzle.pieces))
    found = rng.choice(tuple(islice(tilings(task), TILINGS_SEEN)))
    needed = thinking_time(grade(task), strength, rng)
    if view.settings.glass is None and needed > PATIENCE:
        return _later(GiveUp(seat), PATIENCE, since=view.elapsed_ms or 0)
    return _later(Claim(seat, found), needed, since=view.elapsed_ms or 0)


def _rested(view: PouchView) -> int:
    return view.settings.pause - (view.remaining_ms or 0)


def _later(command: Command, due: Millis, *, since: int) -> Intention:
    # `due` counts from the start of the stretch of play, `since` of it has passed: asked again, the bot means the same.
    return Intention(command, Millis(max(due - since, 0)))


def skip(view: PouchView) -> Command | None:
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


def moment(view: PouchView) -> str:
    """The race or the rest that the view belongs to."""
    return f"{view.round}.{view.tie_break}.{view.stage}"
