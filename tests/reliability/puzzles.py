"""Puzzles that are meant to keep the lab busy: each must be answered or refused within a second."""

from random import Random

from tests.reliability.report import Report
from ubongo.formats.lab import LabError
from ubongo.puzzles.notation import region_text
from ubongo.puzzles.piece import FLAT, SOLID, Box
from ubongo.puzzles.task import Region
from ubongo.tables.clock import SystemClock
from ubongo.tables.errors import ServiceError
from ubongo.tables.service.lab import Lab

LIMIT_S = 1.0


async def asked(count: int, seed: int) -> Report:
    """Ask the lab that many questions, one after the other."""
    rng, lab, report, times = Random(seed), Lab(), Report("hostile puzzles for the lab"), list[float]()
    busy, clock = 0, SystemClock()
    try:
        await lab.sets("flat", "##")  # the first one waits for the process
        while report.tried < count:
            name, box = rng.choice([("flat", FLAT), ("solid", SOLID)])
            region, pieces = _region(rng, box), _pieces(rng, box)
            began = clock.now()
            try:
                if rng.random() < 0.4:
                    await lab.sets(name, region)
                else:
                    await lab.task(name, region, pieces, rng.choice([0, 0, 60, 10**6]))
            except (LabError, ServiceError) as error:
                busy += isinstance(error, ServiceError)
            took = (clock.now() - began) / 1000
            times.append(took)
            report.note(took <= LIMIT_S, f"{took:.2f} s for {pieces} in {region}")
    finally:
        await lab.close()
    report.figures |= {"slowest, s": max(times), "given up as too much, percent": 100 * busy / report.tried}
    return report


def _region(rng: Random, box: Box) -> str:
    rows, columns = rng.randrange(1, 9), rng.randrange(1, 9)
    gaps = rng.choice([0.0, 0.0, 0.05, 0.3])
    layers = 2 if box is SOLID and rng.random() < 0.8 else 1
    drawn = [["#" if rng.random() >= gaps else "." for _ in range(columns)] for _ in range(rows)]
    cells: Region = frozenset(
        (row, column) for row, line in enumerate(drawn) for column, sign in enumerate(line) if sign == "#"
    )
    if rng.random() < 0.05:
        return rng.choice(["", "/", "#" * 5_000, "#/" * 900, "x", "##\n##", "٣٣", "#" * 60 + "/" + "#" * 60])
    text = "/".join("".join(line) for line in drawn) if layers == 1 or not cells else region_text(cells)
    return text.replace("#", "2") if layers == 2 and rng.random() < 0.5 else text


def _pieces(rng: Random, box: Box) -> tuple[str, ...]:
    ids = [piece.id for piece in box.pieces]
    rng.shuffle(ids)
    chosen = ids[: rng.choice([1, 3, 5, 8, len(ids), len(ids)])]
    return (*chosen, *rng.choice([(), (), (), (chosen[0],), ("?",)]))
