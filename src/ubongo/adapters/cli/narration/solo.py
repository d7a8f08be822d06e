"""Solo: how its runs are retold, task by task."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from ubongo.adapters.cli.narration.narrator import Narrator, columns, name_of, plain_end, plain_head, seconds, views
from ubongo.editions.contract.values import Seat
from ubongo.editions.solo.settings import LEVELS
from ubongo.editions.solo.view import Attempt, SoloView
from ubongo.formats.recorded_game import RecordedGame
from ubongo.puzzles.boards.deck import SYMBOLS


def _last(game: RecordedGame) -> SoloView:
    *_, view = views(game, SoloView)
    return view


def _rounds(game: RecordedGame) -> Iterator[RenderableType]:
    """The run as one table: every board with its die, its grade, its time and what became of it."""
    view = _last(game)
    table = columns(">", "die", ">card", "pieces", ">grade", ">time", "")
    for attempt in view.attempts:
        table.add_row(
            str(attempt.number),
            Text(_die(view, attempt), "bold magenta"),
            str(attempt.puzzle.card),
            " ".join(attempt.puzzle.pieces),
            f"{attempt.grade:.1f}",
            seconds(attempt.elapsed_ms),
            _remark(view, attempt),
        )
    yield Group(_heading(view), table, "")


def _heading(view: SoloView) -> Text:
    settings = view.settings
    kinds = {"count": f"{settings.minutes} minutes", "time": f"{settings.tasks} tasks for time", "practice": "Practice"}
    level = LEVELS.get(settings.side)
    boards = f"boards for {settings.side} pieces" if level is None else f"blocks on level {level}"
    return Text.assemble((kinds[settings.mode], "bold"), f"   {boards}")


def _die(view: SoloView, attempt: Attempt) -> str:
    """What the die shows: a picture for flat boards, a number for blocks."""
    return str(attempt.symbol + 1) if view.settings.side in LEVELS else SYMBOLS[attempt.symbol]


def _fate(view: SoloView, attempt: Attempt) -> str:
    if attempt.solved:
        return "solved"
    if attempt.shown:
        return "shown"
    behind = view.solved + view.set_aside + sum(other.shown for other in view.attempts)
    return "left" if attempt.number > behind else "set aside"


def _remark(view: SoloView, attempt: Attempt) -> str:
    """What became of a task, and with what help."""
    hints = {0: (), 1: ("1 hint",)}.get(attempt.hints, (f"{attempt.hints} hints",))
    again = () if attempt.repeats is None else (f"again after {attempt.repeats}",)
    return ", ".join((_fate(view, attempt), *hints, *again))


def _ending(game: RecordedGame) -> Text:
    """How many tasks in what time, in one line."""
    view = _last(game)
    tasks = "1 task" if view.solved == 1 else f"{view.solved} tasks"
    stopped = ", and stopped before the end" if game.outcome.ending == "stopped" else ""
    return Text.assemble((name_of(game, Seat(0)), "bold"), f" solved {tasks} in {seconds(view.elapsed_ms)}{stopped}.")


def _plain(game: RecordedGame) -> dict[str, object]:
    view = _last(game)
    tasks = [_plain_attempt(view, attempt) for attempt in view.attempts]
    return {**plain_head(game), "tasks": tasks, "elapsed_ms": view.elapsed_ms, **plain_end(game)}


def _plain_attempt(view: SoloView, attempt: Attempt) -> dict[str, object]:
    return {
        "number": attempt.number,
        "symbol": _die(view, attempt),
        "card": attempt.puzzle.card,
        "pieces": attempt.puzzle.pieces,
        "grade": attempt.grade,
        "elapsed_ms": attempt.elapsed_ms,
        "fate": _fate(view, attempt),
        "hints": attempt.hints,
        "repeats": attempt.repeats,
    }


NARRATOR = Narrator(rounds=_rounds, ending=_ending, plain=_plain)
