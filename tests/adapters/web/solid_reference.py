"""Test data for the client's blocks, written by `python -m tests.adapters.web.solid_reference`."""

import json
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ubongo.adapters.web.boxes import box_out
from ubongo.geometry.lattice import quarter_turn
from ubongo.puzzles.layers import base_of
from ubongo.puzzles.notation import parse_base, parse_pieces, region_text
from ubongo.puzzles.piece import SOLID, Piece, follow
from ubongo.puzzles.task import Placement, Task, covered, flaw
from ubongo.puzzles.tiling import tilings

FIXTURE = Path(__file__).parents[3] / "web" / "src" / "engines" / "solid" / "solid.fixture.json"

LAYER, ROW, COLUMN = range(3)
TURNS = {
    "spin": (COLUMN, ROW),
    "spin-back": (ROW, COLUMN),
    "tip-away": (ROW, LAYER),
    "tip-near": (LAYER, ROW),
    "roll-right": (LAYER, COLUMN),
    "roll-left": (COLUMN, LAYER),
}
"""What the player sees each turn do: the end of the first axis moves to the place of the second one."""

TASKS = (
    ("##./###/.#.", "green-corner blue-ell blue-hook"),
    ("#.../###./..##/..#.", "red-domino red-twist green-corner blue-hook"),
    ("..#../#####/#....", "red-domino green-corner yellow-twist yellow-hook"),
    ("####/##../##..", "red-domino red-twist green-hook yellow-hook"),
)
"""One for each level: base and blocks."""


def solid() -> str:
    """The box of blocks as the server sends it, the results of turns, and tasks with all their tilings, as JSON."""
    facts = {
        **msgspec.to_builtins(box_out(SOLID)),
        "turns": {piece.id: _turns(piece) for piece in SOLID.pieces},
        "tasks": [_task(Task(parse_base(base), parse_pieces(names, SOLID))) for base, names in TASKS],
    }
    return json.dumps(facts, separators=(",", ":")) + "\n"


def _turns(piece: Piece) -> dict[str, Sequence[int]]:
    return {name: follow(piece, quarter_turn(3, *axes)) for name, axes in TURNS.items()}


def _task(task: Task) -> dict[str, object]:
    found = list(tilings(task))
    assert found, "a task for the client must have a tiling"
    assert all(flaw(task, tiling) is None for tiling in found)
    return {
        "base": region_text(base_of(task.region)),
        "blocks": [piece.id for piece in task.pieces],
        "tilings": [[_placement(placement) for placement in tiling] for tiling in found],
    }


def _placement(placement: Placement) -> dict[str, object]:
    cells = covered(placement, SOLID.by_id[placement.piece])
    return {
        "piece": placement.piece,
        "orientation": placement.orientation,
        "anchor": placement.anchor,
        "covered": cells,
    }


if __name__ == "__main__":
    FIXTURE.write_text(solid(), encoding="utf-8")
