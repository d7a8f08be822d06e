"""Classic: a bot that sees what a player in its seat sees, finds a tiling, and then plans at the gem board."""

from math import inf
from random import Random
from types import MappingProxyType

from ubongo.editions.classic.commands import Command, MovePawn, Pass, PlacePawn, TakeGems
from ubongo.editions.classic.gem_board import DEFAULT_FIELD
from ubongo.editions.classic.planning import first_field, goal
from ubongo.editions.classic.view_types import ClassicView, Field
from ubongo.editions.contract.bots import Intention, Strength
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.parts.bots.solver import GIVES_UP_AFTER, found, later
from ubongo.editions.parts.bots.timing import reading_time
from ubongo.editions.parts.intermission import Ready
from ubongo.editions.parts.open_boards import LONGEST_LOOK
from ubongo.editions.parts.puzzle import picked, task_in
from ubongo.editions.parts.race_events import Claim, GiveUp
from ubongo.puzzles.piece import FLAT
from ubongo.puzzles.task import Task

_LOOK = MappingProxyType({Strength.GENTLE: 2_600.0, Strength.STEADY: 1_800.0, Strength.SHARP: 1_200.0})
"""How long a bot looks at the gem board before it moves the pawn; before taking gems it looks half as long."""


_QUICKEST = 400
"""The shortest time in which a person sees, decides and moves, however little is left in the glass."""


def intention(view: ClassicView, strength: Strength, rng: Random) -> Intention | None:
    """What the bot in the view's seat does next: call, move, take, or get ready."""
    return acting(view, rng, speed=strength, wit=strength)


def acting(view: ClassicView, rng: Random, *, speed: Strength, wit: Strength) -> Intention | None:
    """What a bot does next that is as fast as `speed` and plans as well as `wit`."""
    seat = view.seat
    if seat is None:
        return None
    match view.stage:
        case "placing" if view.turn == seat:
            return later(PlacePawn(seat, first_field(view, wit, rng)), _look(speed, rng), since=_waited(view))
        case "racing" if view.puzzle is not None and _is_running(view, seat):
            return _call(view, seat, task_in(picked(view.puzzle, view.card_rows, view.symbol), FLAT), speed, rng)
        case "racing" | "taking" if view.reach:
            return _gather(view, seat, speed, wit, rng)
        case "open" if seat in view.runners and seat not in view.ready:
            return later(Ready(seat), reading_time(rng), since=LONGEST_LOOK - (view.remaining_ms or 0))
        case "resting" if seat not in view.ready:
            return later(Ready(seat), reading_time(rng), since=view.settings.pause - (view.remaining_ms or 0))
        case _:
            return None


def _is_running(view: ClassicView, seat: Seat) -> bool:
    return seat not in view.given_up and all(solver.seat != seat for solver in view.solvers)


def _call(view: ClassicView, seat: Seat, task: Task, speed: Strength, rng: Random) -> Intention:
    # Without a time limit a bot gives up at some time, so that the others need not wait.
    finding = found(task, speed, rng, finds_pieces=view.settings.own_pieces)
    since = view.elapsed_ms or 0
    if view.settings.glass is None and finding.due > GIVES_UP_AFTER:
        return later(GiveUp(seat), GIVES_UP_AFTER, since=since, steps=finding.steps)
    return later(Claim(seat, finding.tiling), finding.due, since=since, steps=finding.steps)


def _gather(view: ClassicView, seat: Seat, speed: Strength, wit: Strength, rng: Random) -> Intention | None:
    look, grasp = _look(speed, rng), _look(speed, rng) // 2
    pawn = view.players[seat].pawn
    wanted = goal(view, seat, wit, rng)
    if view.stage == "taking":
        # Both are counted from the start of the turn.
        command = _next(view, seat, wanted, pawn)
        due = look + grasp if wanted.row == pawn else look
        return None if command is None else later(command, Millis(due), since=_waited(view))
    seen, end = _seen_at(view, seat), _end(view)
    if seen + 2 * _QUICKEST >= end:
        # To move and then to take would be too late.
        wanted = next((field for field in view.reach if field.row == pawn and field.gems), wanted)
    command, span = _next(view, seat, wanted, pawn), grasp if wanted.row == pawn else look
    if command is None:
        return None
    latest = end - (1 if wanted.row == pawn else 2) * _QUICKEST
    due = max(min(seen + span, latest), seen + _QUICKEST)
    return later(command, Millis(round(due)), since=view.elapsed_ms or 0)


def _end(view: ClassicView) -> float:
    """The time from the reveal until the glass runs out; infinite without a glass."""
    return inf if view.remaining_ms is None else (view.elapsed_ms or 0) + view.remaining_ms


def _next(view: ClassicView, seat: Seat, wanted: Field, pawn: int | None) -> Command | None:
    if wanted.row != pawn:
        return MovePawn(seat, wanted.row)
    if wanted.gems:
        return TakeGems(seat, wanted.row, wanted.hole)
    return Pass(seat) if view.stage == "taking" or _may_stay(view) else None


def _may_stay(view: ClassicView) -> bool:
    """Whether the round waits for the viewer's pawn though no gem is in reach. Rule: R11a, C4."""
    return view.settings.pawn_waits and not view.settings.calm and not any(field.gems for field in view.reach)


def _seen_at(view: ClassicView, seat: Seat) -> int:
    """When the bot last had something new to look at: its own call or move, or gems that a rival took."""
    solved = next(solver.elapsed_ms for solver in view.solvers if solver.seat == seat)
    return max(solved, view.players[seat].moved_ms, *(taken.elapsed_ms for taken in view.takings), 0)


def _look(speed: Strength, rng: Random) -> Millis:
    return Millis(round(_LOOK[speed] * rng.uniform(0.6, 1.6)))


def _waited(view: ClassicView) -> int:
    return view.settings.turn - (view.remaining_ms or 0)


def skip(view: ClassicView) -> Command | None:
    """The command in the view's seat for an absent player: give up, take what is nearest, be ready."""
    seat = view.seat
    if seat is None:
        return None
    match view.stage:
        case "placing" if view.turn == seat:
            return PlacePawn(seat, DEFAULT_FIELD)
        case "racing" if seat in view.runners and _is_running(view, seat):
            return GiveUp(seat)
        case "racing" | "taking" if view.reach:
            return _nearest(view, seat)
        case "open" if seat in view.runners and seat not in view.ready:
            return Ready(seat)
        case "resting" if seat not in view.ready:
            return Ready(seat)
        case _:
            return None


def _nearest(view: ClassicView, seat: Seat) -> Command | None:
    pawn = view.players[seat].pawn or 0
    full = [field for field in view.reach if field.gems]
    if not full:
        return Pass(seat) if view.stage == "taking" or _may_stay(view) else None
    return _next(view, seat, min(full, key=lambda field: abs(field.row - pawn)), pawn)


def phase_key(view: ClassicView) -> str:
    """The turn, the race or the intermission that the view belongs to."""
    return f"{view.round}.{view.stage}.{'' if view.turn is None else view.turn}"


def replan_key(view: ClassicView, seat: Seat) -> str:
    """The seat's solve, its pawn, and what has been taken: the basis of its plan after the call."""
    if view.stage not in ("racing", "taking"):
        return ""
    if seat in view.timed_out:
        return "timed-out"
    for taken in view.takings:
        if taken.seat == seat:
            return "took"
    if seat in view.stayed:
        return "stayed"
    for solver in view.solvers:
        if solver.seat == seat:
            return f"{solver.rank}.{view.players[seat].moved_ms}.{view.players[seat].pawn}.{len(view.takings)}"
    return ""
