"""The judge of placements: every flaw, and which one is reported first."""

import pytest

from ubongo.geometry.lattice import Cell
from ubongo.puzzles.notation import parse_region, task_of
from ubongo.puzzles.piece import FLAT, SOLID, PieceId
from ubongo.puzzles.task import Flaw, Placement, Task, covered, flaw

SQUARE_TASK = Task(parse_region("##/##"), FLAT.pick(["I2"]))
"""Not a tiling, as the piece covers half of the region."""


def place(piece: str, orientation: int, *anchor: int) -> Placement:
    return Placement(PieceId(piece), orientation, anchor)


UPRIGHT, ACROSS = 0, 1


@pytest.mark.rule("R3", "R4", "R5")
@pytest.mark.parametrize(
    ("placements", "expected"),
    [
        ((), Flaw.UNCOVERED),
        ((place("I2", ACROSS, 0, 0),), Flaw.UNCOVERED),
        ((place("Q7", 0, 0, 0),), Flaw.UNKNOWN_PIECE),
        ((place("L4", 0, 0, 0),), Flaw.UNKNOWN_PIECE),
        ((place("I2", 2, 0, 0),), Flaw.UNKNOWN_ORIENTATION),
        ((place("I2", -1, 0, 0),), Flaw.UNKNOWN_ORIENTATION),
        ((place("I2", ACROSS, 0, 0), place("I2", ACROSS, 1, 0)), Flaw.PIECE_REUSED),
        ((place("I2", ACROSS, 0, 1),), Flaw.OUTSIDE_REGION),
        ((place("I2", ACROSS, -1, 0),), Flaw.OUTSIDE_REGION),
        ((place("I2", ACROSS, 0),), Flaw.OUTSIDE_REGION),
        ((place("I2", ACROSS, 0, 0, 0),), Flaw.OUTSIDE_REGION),
        ((place("I2", ACROSS),), Flaw.OUTSIDE_REGION),
    ],
)
def test_every_flaw_is_found(placements: tuple[Placement, ...], expected: Flaw) -> None:
    assert flaw(SQUARE_TASK, placements) is expected


@pytest.mark.rule("R5")
def test_overlapping_pieces_are_found() -> None:
    task = task_of("###/##.", "I2 I3", FLAT)
    assert flaw(task, (place("I3", ACROSS, 0, 0), place("I2", UPRIGHT, 0, 0))) is Flaw.OVERLAP


@pytest.mark.rule("R3")
def test_a_region_covered_before_all_pieces_are_used_is_not_solved() -> None:
    task = Task(parse_region("##"), FLAT.pick(["I2", "I3"]))
    assert not task.areas_match
    assert flaw(task, (place("I2", ACROSS, 0, 0),)) is Flaw.UNCOVERED


def test_the_first_flaw_is_reported() -> None:
    placements = (place("I2", ACROSS, 9, 9), place("Q7", 0, 0, 0))
    assert flaw(SQUARE_TASK, placements) is Flaw.OUTSIDE_REGION
    assert flaw(SQUARE_TASK, placements[::-1]) is Flaw.UNKNOWN_PIECE


def test_a_flat_placement_does_not_fit_a_solid_task() -> None:
    twist = SOLID.by_id["red-twist"]
    task = Task(frozenset(twist.orientations[0].cells), (twist,))
    assert flaw(task, (place("red-twist", 0, 0, 0, 0),)) is None
    assert flaw(task, (place("red-twist", 0, 0, 0),)) is Flaw.OUTSIDE_REGION


@pytest.mark.parametrize("anchor", [(0, 0), (4, -7)])
def test_a_placement_covers_its_shape_from_its_anchor_on(anchor: Cell) -> None:
    piece = FLAT.by_id["I3"]
    cells = covered(Placement(piece.id, ACROSS, anchor), piece)
    assert cells == tuple((anchor[0], anchor[1] + step) for step in range(3))
