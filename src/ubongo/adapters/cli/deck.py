"""`ubongo deck`: make, check and describe decks, and remake the standard ones."""

import secrets
import sys
from collections.abc import Callable, Generator, Mapping
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
from ubongo.puzzles.generate import FLAT_SIDES, flat_deck
from ubongo.puzzles.piece import FLAT
from ubongo.puzzles.soundness import deck_flaws
from ubongo.puzzles.survey import Survey, survey

MOST_SEED = (1 << 63) - 1
CARDS = 36

Output: TypeAlias = Annotated[Path | None, Parameter(name=("--output", "-o"))]

deck = App(name="deck", help="Make, check and describe decks.")


@deck.command
def make(
    *,
    edition: str = "pouch",
    side: str | None = None,
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
    seed
        The same seed gives the same deck; without one it is drawn.
    output
        The file to write, instead of standard output.
    json
        Print one JSON value on one line: the deck, or what was written.
    """
    if edition_named(edition).box is not FLAT:
        raise ValueError(f"there is no generator for the {edition} edition yet")
    if seed is None:
        seed = secrets.randbits(32)
    if not 0 <= seed <= MOST_SEED:
        raise ValueError(f"a seed is a number from 0 to {MOST_SEED}, not {seed}")
    sides = (side,) if side is not None else tuple(FLAT_SIDES)
    with _progress(CARDS * len(sides)) as made:
        fresh = flat_deck(seed, sides, made)
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
    tasks = sum(len(board.tasks) for board in boards)
    if json:
        say_json({"sound": not flaws, "boards": len(boards), "tasks": tasks, "flaws": flaws})
    else:
        say("\n".join(flaws) if flaws else f"sound: {len(boards)} boards, {tasks} tasks, all proved")
    return 1 if flaws else 0


@deck.command
def stats(file: Input = None, /, *, edition: str = "pouch", side: str | None = None, json: bool = False) -> None:
    """Describe a deck by the statistics that published decks are known by.

    Parameters
    ----------
    file
        The deck, - for standard input; without it, the standard deck.
    edition
        The edition whose standard deck is described.
    side
        Only this side.
    json
        Print one JSON value on one line.
    """
    held = _held(file, edition)
    if held.box is not FLAT:
        raise ValueError(f"there are no statistics for the {held.box.name} box yet")
    if side is not None and side not in held.sides:
        raise ValueError(f"unknown side {side!r}; the deck has {' and '.join(held.sides)}")
    found = {name: survey(held.side(name), held.box) for name in held.sides if side in (None, name)}
    if json:
        say_json({"sides": {name: asdict(about) for name, about in found.items()}})
    else:
        Console().print(_table(found))


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
    name = edition_named(edition).box.name
    with _progress(2 * CARDS) as made:
        fresh = remade(name, made)
    _put(fresh, output, json)
    if encode(fresh) == shipped(name):
        return 0
    complain("this is not the deck that was shipped")
    return 1


def _held(file: Path | None, edition: str) -> Deck:
    if file is None:
        return standard_deck(edition_named(edition).box.name)
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
    tasks = sum(len(board.tasks) for board in made.boards)
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


def _table(found: dict[str, Survey]) -> Table:
    table = Table(title="Statistics of the deck")
    table.add_column("")
    for side in found:
        table.add_column(f"side {side}", justify="right")
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
