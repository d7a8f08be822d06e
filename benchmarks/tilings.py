"""Counting all tilings: our finder against general exact-cover packages, warm, model building included.

Run it with `python -m benchmarks.tilings`, `--json` for one JSON value.
"""

from functools import partial
from random import Random

from benchmarks.rivals import RIVALS, Counter
from benchmarks.timing import fastest, report
from ubongo.puzzles.generators.flat import flat_deck, grow_region
from ubongo.puzzles.generators.solid import solid_deck
from ubongo.puzzles.layers import region_over
from ubongo.puzzles.piece import SOLID
from ubongo.puzzles.task import Task
from ubongo.puzzles.tiling import count_tilings

TASKS = 300
ROUNDS = 7
GOALS = {"three flat pieces": 10, "four flat pieces": 5, "four solid blocks": 4, "four solid blocks, by chance": 4}


def flat_tasks(side: str, rng: Random) -> list[Task]:
    """Tasks of fresh decks, drawn by chance."""
    decks = [flat_deck(rng.randrange(1 << 30), (side,)) for _ in range(2)]
    tasks = [board.task(symbol) for deck in decks for board in deck.boards for symbol in range(6)]
    return rng.sample(tasks, TASKS)


def solid_tasks(rng: Random) -> list[Task]:
    """Tasks of the levels with four blocks of a fresh deck, drawn by chance."""
    boards = solid_deck(rng.randrange(1 << 30), ("2", "3", "4")).boards
    tasks = [Task(board.region, SOLID.pick(task.pieces)) for board in boards for task in board.different_tasks]
    return rng.sample(tasks, TASKS)


def chance_tasks(rng: Random) -> list[Task]:
    """Four blocks by chance in two layers over a base by chance; those that can be solved."""
    tasks: list[Task] = []
    while len(tasks) < TASKS:
        blocks = tuple(rng.sample(SOLID.pieces, 4))
        area, odd = divmod(sum(block.size for block in blocks), 2)
        if odd or area > 8:
            continue
        task = Task(region_over(grow_region(area, rng.choice([(3, 4), (4, 4), (3, 5)]), rng)), blocks)
        if count_tilings(task, limit=1):
            tasks.append(task)
    return tasks


def run_all(count: Counter, tasks: list[Task]) -> list[int]:
    """What is timed."""
    return [count(task) for task in tasks]


def main() -> None:
    """Measure, compare the counts, report."""
    rng = Random(2005)
    drawn = (flat_tasks("3", rng), flat_tasks("4", rng), solid_tasks(rng), chance_tasks(rng))
    kinds = dict(zip(GOALS, drawn, strict=True))
    rows: list[list[str]] = []
    figures: dict[str, object] = {}
    for kind, tasks in kinds.items():
        counters: dict[str, Counter] = {"ubongo": count_tilings, **RIVALS}
        counts = {name: run_all(count, tasks) for name, count in counters.items()}  # warms up as well
        wrong = [name for name, found in counts.items() if found != counts["ubongo"]]
        assert not wrong, f"{', '.join(wrong)} counted otherwise"
        seconds = fastest({name: partial(run_all, count, tasks) for name, count in counters.items()}, ROUNDS)
        micros = {name: taken / TASKS * 1e6 for name, taken in seconds.items()}
        best = min(RIVALS, key=lambda name: micros[name])
        ratio = micros[best] / micros["ubongo"]
        rows.append([kind, *(f"{micros[name]:.0f}" for name in counters), f"{ratio:.1f}", str(GOALS[kind])])
        figures[kind] = {"micros": micros, "best_rival": best, "ratio": ratio, "goal": GOALS[kind]}
    columns = ["", "ubongo", *RIVALS, "ratio to the best", "goal"]
    report(f"Counting all tilings of {TASKS} tasks, microseconds a task:", columns, rows, figures)


if __name__ == "__main__":
    main()
