"""`ubongo solve`: the tilings of one task, or of each line of a file."""

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import islice
from pathlib import Path
from typing import BinaryIO, TypeAlias

import msgspec
from rich.console import Console

from ubongo.adapters.cli.terminal.drawing import beside, drawn, legend
from ubongo.adapters.cli.terminal.files import STANDARD, Input, name_of
from ubongo.adapters.cli.terminal.output import print_json, standard_input, standard_output
from ubongo.formats.errors import UbongoError
from ubongo.puzzles.notation import task_of
from ubongo.puzzles.piece import FLAT, SOLID, Box
from ubongo.puzzles.task import Task, Tiling, covered
from ubongo.puzzles.tiling import count_tilings, tilings

MOST_TILINGS = 100_000
"""The most that are listed; more can be counted."""

MOST_LINE_BYTES = 1 << 16

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
    json: bool = False,
) -> None:
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
        Print only the number of tilings.
    first
        Print only the first tiling.
    all
        Print all tilings; this is the default.
    json
        Print one JSON value on one line.
    """
    if count + first + all > 1:
        raise ValueError("use only one of --count, --first and --all")
    mode = "count" if count else "first" if first else "all"
    line = _Line(region, pieces, base, blocks)
    if file is not None:
        if line != _Line():
            raise ValueError("give a file of tasks or one task, not both")
        _solve_lines(file, mode)
    elif line == _Line():
        raise ValueError("nothing to solve: give --region and --pieces, --base and --blocks, or a file")
    else:
        task, box = _asked(line)
        if json:
            print_json(_answer(task, box, mode))
        else:
            _show(task, box, mode)


def _asked(line: _Line) -> tuple[Task, Box]:
    match line:
        case _Line(str() as region, (str() | list()) as pieces, None, None):
            return task_of(region, pieces, FLAT), FLAT
        case _Line(None, None, str() as base, (str() | list()) as blocks):
            return task_of(base, blocks, SOLID), SOLID
        case _:
            raise ValueError("a task is a region and pieces, or a base and blocks")


def _answer(task: Task, box: Box, mode: str) -> JsonObject:
    if mode == "count":
        return {"count": count_tilings(task)}
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
    console = Console(highlight=False)
    if mode == "count":
        console.print(_total(count_tilings(task)))
        return
    found = _found(task, mode)
    console.print(legend(task.pieces), soft_wrap=True)
    if mode == "all" or not found:
        console.print(_total(len(found)))
    for line in beside([drawn(task.region, tiling, box) for tiling in found], console.width):
        console.print(line, soft_wrap=True)


def _total(count: int) -> str:
    return "no tiling" if not count else "1 tiling" if count == 1 else f"{count} tilings"


def _solve_lines(file: Path, mode: str) -> None:
    """Answer each line in order; fail at the end if one was not a task."""
    bad = total = 0
    with ExitStack() as stack:
        stream = standard_input().buffer if file == STANDARD else stack.enter_context(file.open("rb"))
        for line in _lines(stream, file):
            answer = _answered(line, mode)
            total += 1
            bad += "error" in answer
            print_json(answer)
            standard_output().flush()
    if bad:
        raise LinesError(f"{name_of(file)}: {bad} of {total} lines could not be answered")


def _lines(stream: BinaryIO, file: Path) -> Iterator[bytes]:
    while line := stream.readline(MOST_LINE_BYTES + 1):
        if b"\0" in line:
            raise LinesError(f"{name_of(file)}: a binary file, not JSON lines")
        if len(line) > MOST_LINE_BYTES:
            raise LinesError(f"{name_of(file)}: a line of more than {MOST_LINE_BYTES} bytes")
        yield line


def _answered(line: bytes, mode: str) -> JsonObject:
    try:
        return _answer(*_asked(msgspec.json.decode(line, type=_Line)), mode)
    except (ValueError, RecursionError) as cause:  # msgspec's errors are ValueErrors
        return {"error": str(cause)}
