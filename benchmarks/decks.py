"""Making a fresh flat deck side: 36 boards, every task proved, counted and graded.

Its measure in the same run: counting the tilings of the side's 216 tasks, which no generator can do without. A second
one is counting them by the fastest general package. Run it with `python -m benchmarks.decks`, `--json` for JSON.
"""

from functools import partial

from benchmarks.rivals import Counter, by_xcover_core
from benchmarks.tilings import run_all
from benchmarks.timing import fastest, report
from ubongo.puzzles.deck import Board
from ubongo.puzzles.generate import FLAT_SIDES, flat_deck
from ubongo.puzzles.piece import FLAT
from ubongo.puzzles.task import Task
from ubongo.puzzles.tiling import count_tilings

SEEDS = range(10)
ROUNDS = 3


def tasks_of(boards: tuple[Board, ...]) -> list[Task]:
    """All tasks of those boards."""
    return [board.task(symbol, FLAT) for board in boards for symbol in range(len(board.tasks))]


def main() -> None:
    """Measure and report: every seed at its fastest, the slowest of them, and the ratios for the first."""
    rows: list[list[str]] = []
    figures: dict[str, object] = {}
    for side in FLAT_SIDES:
        seconds = [fastest({"make": partial(flat_deck, seed, (side,))}, ROUNDS)["make"] for seed in SEEDS]
        tasks = tasks_of(flat_deck(SEEDS[0], (side,)).boards)
        counters: dict[str, Counter] = {"counting": count_tilings, "xcover core": by_xcover_core}
        run_all(by_xcover_core, tasks[:10])
        taken = fastest(
            {
                "making": partial(flat_deck, SEEDS[0], (side,)),
                **{name: partial(run_all, count, tasks) for name, count in counters.items()},
            },
            ROUNDS,
        )
        ratios = {name: taken["making"] / taken[name] for name in counters}
        mean, slowest = sum(seconds) / len(seconds), max(seconds)
        rows.append([side, f"{mean:.2f}", f"{slowest:.2f}", *(f"{ratio:.1f}" for ratio in ratios.values())])
        figures[f"side {side}"] = {"mean_seconds": mean, "slowest_seconds": slowest, "goal_seconds": 1, "times": ratios}
    columns = ["side", "seconds, mean", "slowest", "times counting its tasks", "times counting them by xcover"]
    report(f"Making 36 boards, {len(SEEDS)} seeds:", columns, rows, figures)


if __name__ == "__main__":
    main()
