"""`ubongo solve`: the tilings of one task, or of each line of a file."""

from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import TypeAlias

import msgspec

from ubongo.adapters.cli.app import GOOD, INTERRUPTED
from ubongo.adapters.cli.commands.solve_lab import print_deck, show_census, show_grade
from ubongo.adapters.cli.terminal.console import SafeConsole
from ubongo.adapters.cli.terminal.drawing import beside, drawn, legend
from ubongo.adapters.cli.terminal.files import Input, lines, name_of
from ubongo.adapters.cli.terminal.output import print_json, print_line, standard_output
from ubongo.adapters.cli.terminal.progress import progress
from ubongo.formats.errors import UbongoError
from ubongo.puzzles.notation import task_of
from ubongo.puzzles.piece import FLAT, SOLID, Box
from ubongo.puzzles.task import Task, Tiling, covered
from ubongo.puzzles.tiling import QUICK, count_gradually, count_tilings, tilings

MOST_TILINGS = 100_000
"""The most that are listed; more can be counted."""

MOST_LINE_BYTES = 1 << 16
STEPS = 10_000
"""Of the progress bar."""

JsonObject: TypeAlias = dict[str, object]


class LinesError(UbongoError):
    """Some lines of a file are not tasks."""


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    region: str | None = None
    pieces: list[str] | str | None = None
    base: str | None = None
    blocks: list[str] | str | None = None


def solve(
    file: Input = None,
    /,
    *,
    region: str | None = None,
    pieces: str | None = None,
    base: str | None = None,
    blocks: str | None = None,
    count: bool = False,
    first: bool = False,
    all: bool = False,
    grade: bool = False,
    deck: bool = False,
    sets: bool = False,
    json: bool = False,
) -> int:
    """Find the tilings of a region by pieces, or of two layers over a base by blocks.

    Parameters
    ----------
    file
        Tasks as JSON lines, - for standard input; the answers are JSON lines too.
    region
        Rows of # and . joined by /, as in .###./#####/###.#/###.#
    pieces
        The pieces that cover the region, as in "L4 Y5 P5".
    base
        The base of two layers of blocks, drawn like a region.
    blocks
        The blocks that fill both layers, as in "red-twist blue-ell yellow-hook".
    count
        Print only the number of tilings. Ctrl-C stops the search and prints how many were found so far.
    first
        Print only the first tiling.
    all
        Print all tilings; this is the default.
    grade
        Print the number of tilings and the grade of the task, 1 (easy) to 10 (hard).
    deck
        Print the file of a deck with this task only.
    sets
        Without pieces or blocks: print every set of them that fits.
    json
        Print one JSON value on one line.
    """
    if count + first + all + grade + deck + sets > 1:
        raise ValueError("use only one of --count, --first, --all, --grade, --deck and --sets")
    mode = "count" if count else "first" if first else "all"
    line = _Line(region, pieces, base, blocks)
    if file is not None and (grade or deck or sets):
        raise ValueError("--grade, --deck and --sets are for one task, not for a file")
    if file is not None:
        if line != _Line():
            raise ValueError("give a file of tasks or one task, not both")
        return _solve_lines(file, mode)
    if line == _Line():
        raise ValueError("nothing to solve: give --region and --pieces, --base and --blocks, or a file")
    if sets:
        show_census(*_drawn(line), json=json)
        return GOOD
    task, box = _asked(line)
    if deck:
        print_deck(task, box)
        return GOOD
    if grade:
        show_grade(task, json=json)
        return GOOD
    if mode == "count":
        counted = _counted(task)
        if json:
            print_json(_plain_count(counted))
        else:
            print_line(_total(counted.found) if counted.is_whole else _so_far(counted))
        return GOOD if counted.is_whole else INTERRUPTED
    if json:
        print_json(_answer(task, box, mode))
    else:
        _show(task, box, mode)
    return GOOD


def _asked(line: _Line) -> tuple[Task, Box]:
    match line:
        case _Line(str() as region, (str() | list()) as pieces, None, None):
            return task_of(region, pieces, FLAT), FLAT
        case _Line(None, None, str() as base, (str() | list()) as blocks):
            return task_of(base, blocks, SOLID), SOLID
        case _:
            raise ValueError("a task is a region and pieces, or a base and blocks")


def _drawn(line: _Line) -> tuple[str, Box]:
    match line:
        case _Line(str() as region, None, None, None):
            return region, FLAT
        case _Line(None, None, str() as base, None):
            return base, SOLID
        case _:
            raise ValueError("sets are found for a region or a base, without pieces and blocks")


def _answer(task: Task, box: Box, mode: str) -> JsonObject:
    if mode == "count":
        return _plain_count(_counted(task))
    found = [_plain(tiling, box) for tiling in _found(task, mode)]
    return {"tilings": found} if mode == "first" else {"count": len(found), "tilings": found}


def _found(task: Task, mode: str) -> list[Tiling]:
    found = list(islice(tilings(task), 1 if mode == "first" else MOST_TILINGS + 1))
    if len(found) > MOST_TILINGS:
        raise ValueError(f"there are more than {MOST_TILINGS} tilings: ask for --count or --first")
    return found


def _plain(tiling: Tiling, box: Box) -> list[JsonObject]:
    return [{"piece": laid.piece, "cells": covered(laid, box.by_id[laid.piece])} for laid in tiling]


def _show(task: Task, box: Box, mode: str) -> None:
    console = SafeConsole(highlight=False)
    found = _found(task, mode)
    console.print(legend(task.pieces), soft_wrap=True)
    if mode == "all" or not found:
        console.print(_total(len(found)))
    for line in beside([drawn(task.region, tiling, box) for tiling in found], console.width):
        console.print(line, soft_wrap=True)


@dataclass(frozen=True, slots=True)
class _Counted:
    found: int
    share: float = 1.0
    """Of the search that is done, about."""
    is_whole: bool = True


def _counted(task: Task) -> _Counted:
    """The number of tilings, with a progress bar if it may take long; if it is interrupted, how many were found."""
    if len(task.pieces) <= QUICK:
        return _Counted(count_tilings(task))
    found, done = 0, 0.0
    try:
        with progress("Counting", STEPS) as advance:
            for more, share in count_gradually(task):
                found, before, done = found + more, done, done + share
                for _ in range(int(done * STEPS) - int(before * STEPS)):
                    advance()
    except KeyboardInterrupt:
        return _Counted(found, done, is_whole=False)
    return _Counted(found)


def _plain_count(counted: _Counted) -> JsonObject:
    return {"count": counted.found} if counted.is_whole else {"count": counted.found, "complete": False}


def _so_far(counted: _Counted) -> str:
    return f"at least {_total(counted.found)}; stopped after about {counted.share:.2%} of the search"


def _total(count: int) -> str:
    return "no tiling" if not count else "1 tiling" if count == 1 else f"{count} tilings"


def _solve_lines(file: Path, mode: str) -> int:
    """Answer each line in order; fail at the end if one was not a task. An interrupted count ends it."""
    bad = total = 0
    for line in lines(file, MOST_LINE_BYTES):
        answer = answered(line, mode)
        total += 1
        bad += "error" in answer
        print_json(answer)
        standard_output().flush()
        if "complete" in answer:
            return INTERRUPTED
    if bad:
        raise LinesError(f"{name_of(file)}: {bad} of {total} lines could not be answered")
    return GOOD


def answered(line: bytes, mode: str) -> JsonObject:
    """The answer to a line: the tilings of its task, or its error."""
    try:
        return _answer(*_asked(msgspec.json.decode(line, type=_Line)), mode)
    except (ValueError, RecursionError) as cause:  # msgspec's errors are ValueErrors
        return {"error": str(cause)}
