"""Random puzzles, counted by the solver and by the reference implementation of exact cover."""

from random import Random

from tests.reliability.report import Report
from ubongo.geometry.shape import moved
from ubongo.puzzles.exact_cover import covers_of
from ubongo.puzzles.piece import FLAT, SOLID, Box
from ubongo.puzzles.task import Task, flaw
from ubongo.puzzles.tiling import count_tilings, tilings


def compared(count: int, seed: int) -> Report:
    """Solve that many random puzzles twice, flat ones and solid ones in turns."""
    rng, report = Random(seed), Report("random puzzles, by two solvers")
    solvable = 0
    while report.tried < count:
        task = random_task(rng, (FLAT, SOLID)[report.tried % 2])
        found, expected = set(map(frozenset, tilings(task))), set(map(frozenset, covers_of(task)))
        agree = found == expected and count_tilings(task) == len(expected)
        report.note(agree and all(flaw(task, tiling) is None for tiling in tilings(task)), f"{task}")
        solvable += bool(expected)
    report.figures["with a solution, percent"] = 100 * solvable / max(report.tried, 1)
    return report


def random_task(rng: Random, box: Box) -> Task:
    """Two to four pieces, and a region of their size: grown by chance, or made of other pieces of those sizes."""
    pieces = rng.sample(box.pieces, rng.randrange(2, 5))
    layers = 2 if box is SOLID else None
    cells = {(0,) * box.lattice.dimension}
    while len(cells) < sum(piece.size for piece in pieces):
        border = {near for cell in cells for near in moved(box.lattice.neighbors, cell)} - cells
        cells.add(rng.choice(sorted(cell for cell in border if layers is None or 0 <= cell[0] < layers)))
    return Task(frozenset(cells), tuple(pieces))
