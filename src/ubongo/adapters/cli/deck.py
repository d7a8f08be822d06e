"""`ubongo deck`: make, check and describe decks, and remake the standard ones."""

import secrets
import sys
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, TypeAlias

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ubongo.adapters.cli.files import Input, name_of, read, write
from ubongo.adapters.cli.output import complain, say, say_json
from ubongo.editions.registry import edition_named
from ubongo.formats.deck_file import MOST_BYTES, ChecksumError, DeckFileError, decode, encode
from ubongo.formats.standard import remade, shipped, standard_deck
from ubongo.puzzles.deck import Board, Deck
from ubongo.puzzles.generators import BOARDS, GENERATORS, SIDES
from ubongo.puzzles.piece import BOXES, SOLID, Box
from ubongo.puzzles.soundness import deck_flaws
from ubongo.puzzles.survey import Survey, survey

MOST_SEED = (1 << 63) - 1

Output: TypeAlias = Annotated[Path | None, Parameter(name=("--output", "-o"))]

deck = App(name="deck", help="Make, check and describe decks.")


@deck.command
def make(
    *,
    edition: str = "pouch",
    side: str | None = None,
    level: str | None = None,
    seed: int | None = None,
    output: Output = None,
    json: bool = False,
) -> None:
    """Make a fresh deck: every task proved, counted and graded.

    Parameters
    ----------
    edition
        The edition whose pieces it is for.
    side
        3 or 4: only the boards with so many pieces.
    level
        1 to 4: only the boards of that level; for three-d.
    seed
        The same seed gives the same deck; without one it is drawn.
    output
        The file to write, instead of standard output.
    json
        Print one JSON value on one line: the deck, or what was written.
    """
    box = _box(edition)
    sides = _asked(box, SIDES[box.name], side, level)
    if seed is None:
        seed = secrets.randbits(32)
    if not 0 <= seed <= MOST_SEED:
        raise ValueError(f"a seed is a number from 0 to {MOST_SEED}, not {seed}")
    with _progress(BOARDS * len(sides)) as made:
        fresh = GENERATORS[box.name](seed, sides, made)
    _put(fresh, output, json)


@deck.command
def check(file: Input = None, /, *, edition: str = "pouch", json: bool = False) -> int:
    """Prove a deck anew: regions, tasks, counts of tilings and grades. Exit code 1 if anything is wrong.

    Parameters
    ----------
    file
        The deck, - for standard input; without it, the standard deck.
    edition
        The edition whose standard deck is checked.
    json
        Print one JSON value on one line.
    """
    try:
        held = _held(file, edition)
    except ChecksumError as cause:
        boards, flaws = (), [str(cause)]
    else:
        boards, flaws = held.boards, list(deck_flaws(held))
    tasks = _tasks(boards)
    if json:
        say_json({"sound": not flaws, "boards": len(boards), "tasks": tasks, "flaws": flaws})
    else:
        say("\n".join(flaws) if flaws else f"sound: {len(boards)} boards, {tasks} tasks, all proved")
    return 1 if flaws else 0


@deck.command
def stats(
    file: Input = None,
    /,
    *,
    edition: str = "pouch",
    side: str | None = None,
    level: str | None = None,
    json: bool = False,
) -> None:
    """Describe a deck by the statistics that published decks are known by.

    Parameters
    ----------
    file
        The deck, - for standard input; without it, the standard deck.
    edition
        The edition whose standard deck is described.
    side
        Only this side.
    level
        Only this level; for three-d.
    json
        Print one JSON value on one line.
    """
    held = _held(file, edition)
    found = {name: survey(held.side(name), held.box) for name in _asked(held.box, held.sides, side, level)}
    if json:
        say_json({f"{_kind(held.box)}s": {name: asdict(about) for name, about in found.items()}})
    else:
        Console().print(_table(found, _kind(held.box)))


@deck.command
def standard(*, edition: str = "pouch", output: Output = None, json: bool = False) -> int:
    """Make the standard deck of an edition anew, byte for byte. Exit code 1 if it is not the shipped one.

    Parameters
    ----------
    edition
        The edition.
    output
        The file to write, instead of standard output.
    json
        Print one JSON value on one line: the deck, or what was written.
    """
    name = _box(edition).name
    with _progress(BOARDS * len(SIDES[name])) as made:
        fresh = remade(name, made)
    _put(fresh, output, json)
    if encode(fresh) == shipped(name):
        return 0
    complain("this is not the deck that was shipped")
    return 1


def _box(edition: str) -> Box:
    """The box whose pieces that edition is played with."""
    name = edition_named(edition).decks[0]
    if name not in BOXES:
        raise ValueError(f"the {edition} edition is played with {name}, not with boards")
    return BOXES[name]


def _kind(box: Box) -> str:
    """What the sides of that box's cards are called."""
    return "level" if box is SOLID else "side"


def _asked(box: Box, sides: Sequence[str], side: str | None, level: str | None) -> tuple[str, ...]:
    """Those of the sides that are asked for, by the option that fits the box; without one, all."""
    wanted, other = (level, side) if box is SOLID else (side, level)
    if other is not None:
        raise ValueError(f"{box.name} cards have {_kind(box)}s: ask for --{_kind(box)}")
    if wanted is not None and wanted not in sides:
        raise ValueError(f"unknown {_kind(box)} {wanted!r}; there are {', '.join(sides)}")
    return tuple(sides) if wanted is None else (wanted,)


def _tasks(boards: Sequence[Board]) -> int:
    return sum(len(board.different_tasks) for board in boards)


def _held(file: Path | None, edition: str) -> Deck:
    if file is None:
        return standard_deck(_box(edition).name)
    try:
        return decode(read(file, MOST_BYTES))
    except DeckFileError as cause:
        raise type(cause)(f"{name_of(file)}: {cause}") from cause


def _put(made: Deck, output: Path | None, json: bool) -> None:
    data = encode(made)
    if output is None:
        write(None, data.replace(b"\n", b"") + b"\n" if json else data)
        return
    write(output, data)
    tasks = _tasks(made.boards)
    if json:
        told = {"file": str(output), "seed": made.seed, "boards": len(made.boards), "tasks": tasks}
        say_json(told)
    else:
        say(f"{output}: {len(made.boards)} boards, {tasks} tasks, seed {made.seed}")


@contextmanager
def _progress(boards: int) -> Generator[Callable[[Board], None] | None]:
    """What to tell each board that is made: a bar on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("Making boards", total=boards)
        yield lambda _: progress.advance(bar)


def _table(found: dict[str, Survey], kind: str) -> Table:
    table = Table(title="Statistics of the deck")
    table.add_column("")
    for side in found:
        table.add_column(f"{kind} {side}", justify="right")
    columns = [_rows(about) for about in found.values()]
    for name in columns[0]:
        table.add_row(name, *(column[name] for column in columns))
    return table


def _rows(about: Survey) -> dict[str, str]:
    return {
        "boards": str(about.boards),
        "tasks": str(about.tasks),
        "with one tiling": f"{about.unique_share:.1%}",
        "tilings, median": f"{about.median_solutions:g}",
        "tilings, mean": f"{about.mean_solutions:.2f}",
        "tilings, most": str(about.max_solutions),
        "cells: boards": _listed(about.areas),
        "box: boards": _listed(about.boxes),
        "with holes": str(about.holes),
        "disconnected": str(about.disconnected),
        "symmetric": str(about.symmetric),
    }


def _listed(counts: Mapping[str, int]) -> str:
    return "\n".join(f"{name}: {count}" for name, count in counts.items())
