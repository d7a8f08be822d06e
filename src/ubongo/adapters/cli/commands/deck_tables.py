"""What `ubongo deck` prints about each kind of deck: one row per kind in `PRINTED`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any

from rich.table import Table

from ubongo.puzzles.boards.statistics import BoardStatistics
from ubongo.puzzles.cards.statistics import StackStatistics
from ubongo.puzzles.deck_kinds import CARD_DECK, FLAT_DECK, SOLID_DECK, AnyDeckKind

TITLE = "Statistics of the deck"


@dataclass(frozen=True, slots=True)
class Printed:
    """The words and the table for one kind of deck."""

    proved: str
    """What is known of a deck without flaws."""
    table: Callable[[Mapping[str, Any], str], Table]
    """The statistics of a deck's parts, given the name of a part."""


def _board_table(found: Mapping[str, BoardStatistics], part: str) -> Table:
    table = Table(title=TITLE)
    table.add_column("")
    for side in found:
        table.add_column(f"{part} {side}", justify="right")
    columns = [_board_column(statistics) for statistics in found.values()]
    for name in columns[0]:
        table.add_row(name, *(column[name] for column in columns))
    return table


def _board_column(statistics: BoardStatistics) -> dict[str, str]:
    return {
        "boards": str(statistics.boards),
        "tasks": str(statistics.tasks),
        "with one tiling": f"{statistics.unique_share:.1%}",
        "tilings, median": f"{statistics.median_solutions:g}",
        "tilings, mean": f"{statistics.mean_solutions:.2f}",
        "tilings, most": str(statistics.max_solutions),
        "cells: boards": _listed(statistics.areas),
        "box: boards": _listed(statistics.boxes),
        "with holes": str(statistics.holes),
        "disconnected": str(statistics.disconnected),
        "symmetric": str(statistics.symmetric),
    }


def _listed(counts: Mapping[str, int]) -> str:
    return "\n".join(f"{name}: {count}" for name, count in counts.items())


def _stack_table(found: Mapping[str, StackStatistics], part: str) -> Table:
    table = Table(title=TITLE)
    for name in (part, "cards", "faces", "symbols", "round", "ease of a hand", "solvable hands", "in both"):
        table.add_column(name, justify="right")
    for stack, statistics in found.items():
        head = (stack, str(statistics.cards), str(statistics.faces), str(statistics.symbols))
        for number, face in enumerate(statistics.rounds):
            is_first = number == 0
            table.add_row(
                *(head if is_first else ("",) * len(head)),
                str(face.round),
                f"{face.ease:.1f}",
                f"{face.layable_share:.1%}",
                f"{statistics.dealable_share:.1%}" if is_first else "",
            )
    return table


_BOARDS = Printed("all proved", _board_table)

PRINTED: Mapping[AnyDeckKind, Printed] = MappingProxyType(
    {
        FLAT_DECK: _BOARDS,
        SOLID_DECK: _BOARDS,
        CARD_DECK: Printed("hands for four can be dealt", _stack_table),
    }
)
