"""Tilings drawn for a terminal."""

from ubongo.adapters.cli.terminal.drawing import STYLES, beside, drawn, legend, mark
from ubongo.puzzles.notation import task_of
from ubongo.puzzles.piece import FLAT, SOLID
from ubongo.puzzles.tiling import tilings


def test_every_piece_has_its_own_color_and_mark() -> None:
    for box in (FLAT, SOLID):
        assert {piece.color for piece in box.pieces} <= STYLES.keys()
        marks = [mark(piece) for piece in box.pieces]
        assert len(set(marks)) == len(marks)
        assert {len(letters) for letters in marks} == {2}


def test_a_flat_tiling_is_drawn_row_by_row() -> None:
    task = task_of("####/#...", "I2 I3", FLAT)
    lines = drawn(task.region, next(tilings(task)), FLAT)
    assert [line.plain for line in lines] == ["I2I3I3I3", "I2      "]
    assert STYLES["purple"] in {str(span.style) for span in lines[0].spans}


def test_the_layers_of_a_solid_tiling_are_side_by_side() -> None:
    task = task_of("###/##.", "red-domino green-corner blue-hook", SOLID)
    lines = drawn(task.region, next(tilings(task)), SOLID)
    assert len(lines) == 2
    assert all(len(line.plain) == 3 * 2 + 2 + 3 * 2 for line in lines)


def test_drawings_side_by_side_fit_the_width() -> None:
    task = task_of("####/####/#.##", "L4 P5 I2", FLAT)
    drawings = [drawn(task.region, tiling, FLAT) for tiling in tilings(task)]
    assert max(line.cell_len for line in beside(drawings, 40)) <= 40
    assert len(list(beside(drawings, 1))) == len(drawings) * 4
    assert list(beside([], 80)) == []


def test_long_names_follow_their_marks() -> None:
    assert legend(FLAT.pick(["L4", "I2"])).plain.split() == ["L4", "I2"]
    assert legend(SOLID.pick(["red-twist"])).plain.split() == ["rt", "red-twist"]
