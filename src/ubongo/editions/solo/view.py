"""Solo: the view of the player or a spectator. Spans are counted from the instant of the view, in milliseconds.

A spectator sees what the player sees: there is no rival. Before the reveal the board and the die are hidden,
and future boards are hidden from everyone.
"""

from functools import lru_cache
from typing import Literal, TypeAlias

from ubongo.editions.contract.values import Audience, Millis, Outcome, Seat
from ubongo.editions.parts import race as races
from ubongo.editions.parts.clock import Paused
from ubongo.editions.parts.lifecycle import Over, Seated
from ubongo.editions.parts.puzzle import Puzzle, puzzle_of, task_in
from ubongo.editions.parts.race import Race
from ubongo.editions.solo.events import HintGiven, PiecesMisplaced
from ubongo.editions.solo.settings import SoloSettings
from ubongo.editions.solo.state import Fate, Game, Past, Solving
from ubongo.puzzles.piece import Box, PieceId
from ubongo.puzzles.task import Placement, Tiling
from ubongo.puzzles.tiling import tilings
from ubongo.structs import Struct

Stage: TypeAlias = Literal["seated", "countdown", "solving", "shown", "paused", "over"]
"""Shown: the player looks at a solution, and the clock is at rest. Rule: S7."""
MOST_LEFT = 36
"""How many boards that were left behind can be had again from the list."""


class Hint(Struct, frozen=True):
    """The latest hint for the task in front of the player: a placement, or what to take back. Rule: S6."""

    number: int
    """Counted from 1 for every task."""
    placement: Placement | None
    misplaced: tuple[PieceId, ...]


class LeftBoard(Struct, frozen=True):
    """A task that was left unsolved and can be had again. Rule: S8."""

    number: int
    """Of the task when it was dealt."""
    puzzle: Puzzle
    grade: float


class Attempt(Struct, frozen=True):
    """A task that is behind the player: solved, or set aside, or left when the run ended. Rule: S3."""

    number: int
    """Counted from 1, set aside ones too."""
    symbol: int
    puzzle: Puzzle
    grade: float
    elapsed_ms: int
    """From its reveal."""
    solved: bool
    tiling: Tiling
    """The player's own, or else one of those it has."""
    shown: bool
    """Whether the player gave it up to look at a solution. Rule: S7."""
    hints: int
    """How many the player had. Rule: S6."""
    repeats: int | None
    """The number of the task that came again, if this is a repeat. Rule: S8."""


class SoloView(Struct, frozen=True, kw_only=True):
    """A run as its player sees it at one instant."""

    edition: Literal["solo"]
    seat: Seat | None
    stage: Stage
    settings: SoloSettings
    number: int
    """Of the task in front of the player, from 1; 0 before the first."""
    goal: int | None
    """How many tasks the run for time has."""
    solved: int
    set_aside: int
    symbol: int | None
    puzzle: Puzzle | None
    grade: float | None
    """Of the task in front of the player."""
    remaining_ms: int | None
    """Until the reveal, or until a count ends. None: no limit."""
    elapsed_ms: int | None
    """Since the first reveal; once the run is over, how long it took."""
    task_elapsed_ms: int | None
    """Since this task's reveal."""
    hint: Hint | None
    """The latest one for this task. Rule: S6."""
    repeats: int | None
    """The number of the task that came again, if this is a repeat. Rule: S8."""
    left: tuple[LeftBoard, ...]
    """The latest boards of a practice that were left unsolved, oldest first. Rule: S8."""
    attempts: tuple[Attempt, ...]
    """In order: all of them after the run, only the last one during it."""
    outcome: Outcome | None


def view(game: Game, audience: Audience, at: Millis) -> SoloView:
    """What `audience` may see at that instant."""
    race = game.phase.race if isinstance(game.phase, Solving) else None
    shown = race if race is not None and race.revealed and race.running else None
    return SoloView(
        edition="solo",
        seat=audience,
        stage=_stage(game),
        settings=game.settings,
        number=game.number,
        goal=game.settings.goal,
        solved=game.solved,
        set_aside=game.ended_as(Fate.SET_ASIDE),
        symbol=None if shown is None else shown.symbol,
        puzzle=None if shown is None else puzzle_of(game.boards[shown.runners[0].board], shown.symbol),
        grade=None if shown is None else _grade(game, shown.runners[0].board, shown.symbol),
        remaining_ms=_remaining(game, at),
        elapsed_ms=_elapsed(game, race, at),
        task_elapsed_ms=None if shown is None else _since(shown, at),
        hint=_hint(game),
        repeats=game.phase.repeats if isinstance(game.phase, Solving) else None,
        left=_left(game),
        attempts=_attempts(game),
        outcome=game.phase.outcome if isinstance(game.phase, Over) else None,
    )


def _stage(game: Game) -> Stage:
    match game.phase:
        case Seated():
            return "seated"
        case Solving() if game.phase.is_shown:
            return "shown"
        case Solving(race):
            return "solving" if race.revealed else "countdown"
        case Paused():
            return "paused"
        case Over():
            return "over"


def _grade(game: Game, board: int, symbol: int) -> float:
    return game.boards[board].tasks[symbol].grade


def _remaining(game: Game, at: Millis) -> int | None:
    match game.phase:
        case Solving(race):
            due = races.deadline(race)
        case Paused(resume_at=resume_at):
            due = resume_at
        case _:
            due = None
    return None if due is None else max(due - at, 0)


def _elapsed(game: Game, race: Race | None, at: Millis) -> int | None:
    if isinstance(game.phase, Over):
        return game.elapsed
    if race is None or not race.revealed:
        return None
    return game.spent + (_since(race, at) if race.running else 0)


def _since(race: Race, at: Millis) -> int:
    # A count's time does not go on while the table is about to end the run.
    latest = at if race.ends_at is None else min(at, race.ends_at)
    return max(latest - race.reveal_at, 0)


def _hint(game: Game) -> Hint | None:
    match game.phase:
        case Solving(hint=HintGiven(placement), hints=number):
            return Hint(number, placement, ())
        case Solving(hint=PiecesMisplaced(pieces), hints=number):
            return Hint(number, None, pieces)
        case _:
            return None


def _left(game: Game) -> tuple[LeftBoard, ...]:
    if game.settings.mode != "practice":
        return ()
    fates: dict[int, Fate] = {}
    for number, past in enumerate(game.past, start=1):
        first = past.repeats or number
        fates.pop(first, None)  # the latest is last
        fates[first] = past.fate
    unsolved = [number for number, fate in fates.items() if fate is not Fate.SOLVED]
    return tuple([_left_board(game, number) for number in unsolved[-MOST_LEFT:]])


def _left_board(game: Game, number: int) -> LeftBoard:
    past = game.past[number - 1]
    return LeftBoard(number, puzzle_of(game.boards[past.board], past.symbol), _grade(game, past.board, past.symbol))


def _attempts(game: Game) -> tuple[Attempt, ...]:
    attempts = tuple(enumerate(game.past, start=1))
    chosen = attempts if isinstance(game.phase, Over) else attempts[-1:]
    return tuple(_attempt(game, number, past) for number, past in chosen)


def _attempt(game: Game, number: int, past: Past) -> Attempt:
    solved = past.fate is Fate.SOLVED
    puzzle = puzzle_of(game.boards[past.board], past.symbol)
    return Attempt(
        number=number,
        symbol=past.symbol,
        puzzle=puzzle,
        grade=_grade(game, past.board, past.symbol),
        elapsed_ms=past.elapsed,
        solved=solved,
        tiling=past.tiling if solved else _tiling(puzzle, game.settings.box),
        shown=past.fate is Fate.SHOWN,
        hints=past.hints,
        repeats=past.repeats,
    )


@lru_cache(maxsize=4096)  # a run that is over shows all its boards, and every client that shows it asks again
def _tiling(puzzle: Puzzle, box: Box) -> Tiling:
    return next(tilings(task_in(puzzle, box)))
