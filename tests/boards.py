"""Boards for tests of the editions."""

from functools import cache
from itertools import count, islice
from random import Random

from ubongo.puzzles.census import census
from ubongo.puzzles.deck import SYMBOLS, Board, BoardTask
from ubongo.puzzles.generate import grown
from ubongo.puzzles.grade import grade
from ubongo.puzzles.piece import FLAT
from ubongo.puzzles.task import Task

AREAS = {"3": (13, (4, 5)), "4": (16, (5, 5))}


@cache
def boards(side: str) -> tuple[Board, ...]:
    """36 boards of that side."""
    rng = Random(side)
    area, box = AREAS[side]
    drawn = (board(card, side, area, box, rng) for card in count(1))
    return tuple(islice((found for found in drawn if found is not None), 36))


def board(card: int, side: str, area: int, box: tuple[int, int], rng: Random) -> Board | None:
    region = grown(area, box, rng)
    sets = census(region, int(side), FLAT)
    if len(sets) < len(SYMBOLS):
        return None
    return Board(
        card,
        side,
        region,
        tuple(
            BoardTask(names, sets[names], grade(Task(region, FLAT.pick(names))))
            for names in rng.sample(list(sets), len(SYMBOLS))
        ),
    )
