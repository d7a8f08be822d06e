"""Making a fresh deck side: 36 boards, every task proved, counted and graded; and a whole deck for a table.

Its measure in the same run: counting the tilings of the side's tasks, which no generator can do without. A second one
is counting them by the fastest general package. A table's deck is made in a new process, whose start counts too.
Run it with `python -m benchmarks.decks`, `--json` for JSON.
"""

import asyncio
from functools import partial
from typing import TypeAlias

from benchmarks.rivals import Counter, by_xcover_core
from benchmarks.tilings import run_all
from benchmarks.timing import fastest, report
from ubongo.puzzles.boards.deck import Board, BoardDeck
from ubongo.puzzles.boards.statistics import BoardStatistics
from ubongo.puzzles.deck_kinds import FLAT_DECK, SOLID_DECK, DeckKind
from ubongo.puzzles.task import Task
from ubongo.puzzles.tiling import count_tilings
from ubongo.tables.storage.deck_library import DeckLibrary
from ubongo.tables.storage.memory.store import MemoryStore

SEEDS = range(10)
ROUNDS = 3


BoardDeckKind: TypeAlias = DeckKind[BoardDeck, Board, BoardStatistics]

GOALS = {"flat": 1.0, "solid": 1.0}
"""Seconds a side."""

TABLE_GOALS = {"flat": 2.0, "solid": 5.0}
"""Seconds a whole deck, from the request to the kept deck."""


def tasks_of(deck: BoardDeck) -> list[Task]:
    """All different tasks of a deck."""
    return [Task(board.region, board.box.pick(task.pieces)) for board in deck.boards for task in board.different_tasks]


def for_a_table(kind: BoardDeckKind, seed: int) -> None:
    """Make a whole fresh deck as a table requests it, in a new process."""
    library = DeckLibrary(MemoryStore())
    asyncio.run(library.fresh(kind, kind.sides, seed))
    library.close()


def side_figures(kind: BoardDeckKind, side: str) -> dict[str, object]:
    """Making one side: seconds over all seeds, and how many times what counting its tasks takes."""
    make = kind.generate
    seconds = [fastest({"make": partial(make, seed, (side,))}, ROUNDS)["make"] for seed in SEEDS]
    tasks = tasks_of(make(SEEDS[0], (side,)))
    counters: dict[str, Counter] = {"counting": count_tilings, "xcover core": by_xcover_core}
    run_all(by_xcover_core, tasks[:10])
    counted = {name: partial(run_all, count, tasks) for name, count in counters.items()}
    taken = fastest({"making": partial(make, SEEDS[0], (side,)), **counted}, ROUNDS)
    return {
        "mean_seconds": sum(seconds) / len(seconds),
        "slowest_seconds": max(seconds),
        "goal_seconds": GOALS[kind.name],
        "times": {name: taken["making"] / taken[name] for name in counters},
    }


def main() -> None:
    """Measure and report: every seed at its fastest, the slowest of them, and the ratios for the first."""
    rows: list[list[str]] = []
    figures: dict[str, object] = {}
    for kind in (FLAT_DECK, SOLID_DECK):
        box = kind.name
        for side in kind.sides:
            found = side_figures(kind, side)
            figures[f"{box} {side}"] = found
            rows.append([f"{box} {side}", *_cells(found)])
        taken = fastest({"table": partial(for_a_table, kind, SEEDS[0])}, ROUNDS)["table"]
        figures[f"{box} for a table"] = {"mean_seconds": taken, "goal_seconds": TABLE_GOALS[box]}
        rows.append([f"{box} for a table", f"{taken:.2f}", "", f"{TABLE_GOALS[box]:.0f}", "", ""])
    columns = ["", "seconds, mean", "slowest", "goal", "times counting its tasks", "times counting them by xcover"]
    report(f"Making decks, {len(SEEDS)} seeds:", columns, rows, figures)


def _cells(found: dict[str, object]) -> list[str]:
    times = found["times"]
    assert isinstance(times, dict)
    seconds = [f"{found[name]:.2f}" for name in ("mean_seconds", "slowest_seconds")]
    return [*seconds, f"{found['goal_seconds']:.0f}", *(f"{ratio:.1f}" for ratio in times.values())]


if __name__ == "__main__":
    main()
