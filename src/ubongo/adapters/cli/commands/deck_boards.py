"""What `ubongo deck` knows of boards: how many there are, what is wrong with them, and their statistics."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict

from rich.table import Table

from ubongo.puzzles.boards.deck import BoardDeck
from ubongo.puzzles.boards.statistics import BoardStatistics, board_statistics
from ubongo.puzzles.boards.validation import deck_flaws
from ubongo.puzzles.piece import SOLID, Box

PROVED = "all proved"
"""What is true of a deck without flaws."""


def wanted(box: Box, sides: Sequence[str], side: str | None, level: str | None) -> tuple[str, ...]:
    """Those of the sides that are asked for, by the option that fits the box; without one, all.

    Raises:
        ValueError: it is the other option, or there is no such side.
    """
    part = part_name(box)
    asked, other = (level, side) if box is SOLID else (side, level)
    if other is not None:
        raise ValueError(f"{box.name} cards have {part}s: ask for --{part}")
    if asked is not None and asked not in sides:
        listed = " and ".join(filter(None, (", ".join(sides[:-1]), sides[-1])))
        raise ValueError(f"unknown {part} {asked!r}; the deck has {listed}")
    return tuple(sides) if asked is None else (asked,)


def part_name(box: Box) -> str:
    """What the sides of that box's cards are called."""
    return "level" if box is SOLID else "side"


def counts(deck: BoardDeck) -> dict[str, int]:
    """How many boards and tasks it has."""
    return {"boards": len(deck.boards), "tasks": sum(len(board.different_tasks) for board in deck.boards)}


def flaws(deck: BoardDeck) -> Iterator[str]:
    """What is wrong with it, in words: all is proved anew."""
    return deck_flaws(deck)


def described(deck: BoardDeck, sides: Sequence[str]) -> tuple[dict[str, object], Table]:
    """The statistics of those sides, for JSON and for a terminal."""
    found = {side: board_statistics(deck.side(side), deck.box) for side in sides}
    part = part_name(deck.box)
    return {f"{part}s": {side: asdict(about) for side, about in found.items()}}, _table(found, part)


def _table(found: Mapping[str, BoardStatistics], part: str) -> Table:
    table = Table(title="Statistics of the deck")
    table.add_column("")
    for side in found:
        table.add_column(f"{part} {side}", justify="right")
    columns = [_rows(about) for about in found.values()]
    for name in columns[0]:
        table.add_row(name, *(column[name] for column in columns))
    return table


def _rows(about: BoardStatistics) -> dict[str, str]:
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
