"""What `ubongo solve` says of a puzzle beside its tilings: its grade, the sets that fit, and a deck of it."""

from rich.text import Text

from ubongo.adapters.cli.terminal.console import SafeConsole
from ubongo.adapters.cli.terminal.drawing import legend
from ubongo.adapters.cli.terminal.files import write
from ubongo.adapters.cli.terminal.output import print_json, print_line
from ubongo.formats.deck_file import encode
from ubongo.formats.lab import lab_deck, must_fit_a_deck, region_asked
from ubongo.puzzles.grade import grade
from ubongo.puzzles.lab import Census, census
from ubongo.puzzles.piece import Box
from ubongo.puzzles.task import Task
from ubongo.puzzles.tiling import count_tilings


def show_grade(task: Task, *, json: bool) -> None:
    """Print the number of tilings and the grade, which a task without a tiling does not have."""
    count = count_tilings(task)
    found = grade(task) if count else None
    if json:
        print_json({"count": count, "grade": found})
    elif found is None:
        print_line("no tiling, so no grade")
    else:
        print_line(f"{_tilings(count)}, grade {found} of 10")


def show_census(drawing: str, box: Box, *, json: bool) -> None:
    """Print every set of pieces that tiles the region, with its number of tilings and its grade."""
    found = census(region_asked(box.name, drawing), box, lambda _: False)
    if json:
        sets = [{"pieces": each.pieces, "count": each.count, "grade": each.grade} for each in found.sets]
        print_json({"total": len(sets), "sets": sets})
    else:
        _show_sets(found, box)


def _show_sets(found: Census, box: Box) -> None:
    console = SafeConsole(highlight=False)
    console.print(f"{len(found.sets)} sets fit" if len(found.sets) != 1 else "1 set fits")
    for each in found.sets:
        facts = Text(f"{_tilings(each.count)}, grade {each.grade}")
        console.print(legend(box.pick(each.pieces)), facts, soft_wrap=True)


def print_deck(task: Task, box: Box) -> None:
    """Print the file of a deck of one board that has this task on every face of the die."""
    must_fit_a_deck(task)
    count = count_tilings(task)
    write(None, encode(lab_deck(task, box, count, grade(task) if count else 0)))


def _tilings(count: int) -> str:
    return "1 tiling" if count == 1 else f"{count} tilings"
