"""Forged claims: placements that are no solution, called out in races of real games, and judged by the rules.

What is right is decided by sets of cells alone, apart from the program's own judge.
"""

from collections.abc import Iterator
from random import Random

from tests.attacks.host import setup_of
from tests.reliability.report import Report
from ubongo.editions.contract.refusals import Refusal
from ubongo.editions.contract.values import Millis, Seat
from ubongo.editions.match import AnyMatch, new_match
from ubongo.editions.parts.race_events import Claim
from ubongo.editions.secret import SEED_BYTES
from ubongo.geometry.lattice import Cell
from ubongo.puzzles.layers import region_in
from ubongo.puzzles.notation import parse_pieces, parse_region
from ubongo.puzzles.piece import FLAT, SOLID, Box, PieceId
from ubongo.puzzles.task import Placement, Task, Tiling
from ubongo.structs import replace
from ubongo.tables.headless.simulate import Simulation, played

EDITIONS: tuple[tuple[str, Box], ...] = (("pouch", FLAT), ("classic", FLAT), ("three-d", SOLID))
OF_ONE = 60
"""Forgeries of one true claim."""


def forged(count: int, seed: int) -> Report:
    """Have that many false claims judged, in games of every edition with boards. None may be accepted."""
    rng, report = Random(seed), Report("false claims")
    while report.tried < count:
        for name, box in EDITIONS:
            setup = setup_of(name)
            _in_game(setup, rng.randbytes(SEED_BYTES), box, rng, report)
    return report


def _in_game(setup: Simulation, seed: bytes, box: Box, rng: Random, report: Report) -> None:
    match, secret, others = new_match(setup.edition, setup.settings, setup.boards), setup.secret(seed), list[Tiling]()
    for entry in played(setup, seed).entries:
        if isinstance(entry.command, Claim):
            task = _task(match, entry.command.seat, entry.at, box)
            for placements in _forgeries(entry.command.placements, task, others, rng):
                answer = match.decided(replace(entry.command, placements=placements), entry.at, secret, entry.notes)
                report.note(isinstance(answer, Refusal), f"{setup.edition.name}: {placements} for {task}")
            others.append(entry.command.placements)
        match = match.after(entry.events, entry.notes)


def _task(match: AnyMatch, seat: Seat, at: Millis, box: Box) -> Task:
    puzzle = match.view(seat, at).puzzle
    return Task(region_in(parse_region(puzzle.region), box), parse_pieces(puzzle.pieces, box))


def _forgeries(true: Tiling, task: Task, others: list[Tiling], rng: Random) -> Iterator[Tiling]:
    made = 0
    while made < OF_ONE:
        placements = _changed(true, task, others, rng)
        if not is_tiling(task, placements):
            made += 1
            yield placements


def _changed(true: Tiling, task: Task, others: list[Tiling], rng: Random) -> Tiling:
    placements, number = list(true), rng.randrange(len(true))
    one = placements[number]
    match rng.randrange(9):
        case 0:
            placements[number] = Placement(one.piece, rng.randrange(-2, 30), one.anchor)
        case 1:
            placements[number] = Placement(one.piece, one.orientation, _moved(one.anchor, rng))
        case 2:
            del placements[number]
        case 3:
            placements.append(one)
        case 4:
            placements[number] = Placement(rng.choice(task.pieces).id, one.orientation, one.anchor)
        case 5:
            placements[number] = Placement(
                PieceId(rng.choice(["X5", "", "I", "l4", "L4 ", "É"])), one.orientation, one.anchor
            )
        case 6:
            wrong = rng.choice([(), one.anchor[:-1], (*one.anchor, 0), tuple(10**9 for _ in one.anchor)])
            placements[number] = Placement(one.piece, one.orientation, wrong)
        case 7 if others:
            placements = list(rng.choice(others))
        case _:
            placements = [Placement(each.piece, rng.randrange(8), _moved(each.anchor, rng)) for each in placements]
    return tuple(placements)


def _moved(anchor: Cell, rng: Random) -> Cell:
    return tuple(number + rng.choice([-1, 0, 0, 1]) for number in anchor)


def is_tiling(task: Task, placements: Tiling) -> bool:
    """Whether the placements cover each cell of the region once, with each piece once."""
    pieces = {piece.id: piece for piece in task.pieces}
    if sorted(one.piece for one in placements) != sorted(pieces):
        return False
    covered = list[Cell]()
    for one in placements:
        orientations = pieces[one.piece].orientations
        if one.orientation not in range(len(orientations)) or len(one.anchor) != len(orientations[0].cells[0]):
            return False
        for cell in orientations[one.orientation].cells:
            covered.append(tuple(here + there for here, there in zip(cell, one.anchor, strict=True)))
    return sorted(covered) == sorted(task.region)
