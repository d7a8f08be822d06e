"""A player of cardboard pieces: reads the board from the page and places pieces by mouse, keys, clicks or touch."""

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Literal, TypeAlias

from playwright.sync_api import Locator, Page

from tests.e2e.touch import CLEAR_OF_THE_FINGER, Fingers, Touch, turn_wheel
from ubongo.geometry.lattice import Cell
from ubongo.puzzles.notation import parse_region
from ubongo.puzzles.piece import FLAT, Piece, follow
from ubongo.puzzles.task import Placement, Task, Tiling
from ubongo.puzzles.tiling import tilings

Move: TypeAlias = Literal["turn", "flip"]
Place: TypeAlias = Callable[["Table", Placement], None]
"""Brings a piece from wherever it is to its place."""

RACE = "main[data-stage=racing]"


@dataclass(frozen=True, slots=True)
class Table:
    """The table's page during a race."""

    page: Page

    def task(self) -> Task:
        """The task of the page's player."""
        race = self.page.locator("main[data-pieces]")
        region, pieces = race.get_attribute("data-region"), race.get_attribute("data-pieces")
        assert region
        assert pieces
        return Task(parse_region(region), FLAT.pick(pieces.split()))

    def tiling(self) -> Tiling:
        """Some tiling of it."""
        return next(tilings(self.task()))

    def piece(self, name: str) -> Locator:
        """The element of a piece."""
        return self.page.locator(f'[data-piece="{name}"]')

    def orientation(self, name: str) -> int:
        """Its orientation."""
        return int(self.piece(name).get_attribute("data-orientation") or -1)

    def corner(self, name: str) -> tuple[float, float, float]:
        """The position of its least cell, column and row in cells of the board, and the size of its cells."""
        piece = self.piece(name)
        x, y, scale = (float(piece.get_attribute(f"data-{what}") or "nan") for what in ("x", "y", "scale"))
        return x, y, scale

    def pixel(self, x: float, y: float) -> tuple[float, float]:
        """The position on the page of a point given in cells of the board."""
        board = self.page.locator("[data-board]")
        box = board.bounding_box()
        assert box is not None
        left, top, cell = (
            float(board.get_attribute(f"data-{what}") or "nan") for what in ("origin-x", "origin-y", "cell-px")
        )
        return box["x"] + left + x * cell, box["y"] + top + y * cell

    def solve(self, place: Place) -> None:
        """Find a tiling and place its pieces."""
        for placement in self.tiling():
            place(self, placement)


def path(piece: Piece, start: int, end: int) -> tuple[Move, ...]:
    """The shortest turns and flips that lead from one orientation to another."""
    tables: dict[Move, tuple[int, ...]] = {
        "turn": follow(piece, FLAT.lattice.turns[0]),
        "flip": follow(piece, FLAT.lattice.flip),
    }
    ways: dict[int, tuple[Move, ...]] = {start: ()}
    queue = deque([start])
    while end not in ways:
        here = queue.popleft()
        for move, table in tables.items():
            if table[here] not in ways:
                ways[table[here]] = (*ways[here], move)
                queue.append(table[here])
    return ways[end]


def center(cell: Cell) -> tuple[float, float]:
    """The middle of a cell, column first."""
    return cell[1] + 0.5, cell[0] + 0.5


def by_mouse(table: Table, placement: Placement) -> None:
    """Turn with the right button, flip with the middle one, and drag it there by its least cell."""
    page, name = table.page, placement.piece
    for move in path(FLAT.by_id[name], table.orientation(name), placement.orientation):
        page.mouse.move(*grip(table, name))
        page.mouse.click(*grip(table, name), button="right" if move == "turn" else "middle")
    page.mouse.move(*grip(table, name))
    page.mouse.down()
    page.mouse.move(*table.pixel(*center(placement.anchor)), steps=5)
    page.mouse.up()


def by_mouse_turning_in_the_air(table: Table, placement: Placement) -> None:
    """Drag it, and turn it with the wheel and flip it with F meanwhile; the grabbed cell stays under the cursor."""
    page, name = table.page, placement.piece
    page.mouse.move(*grip(table, name))
    page.mouse.down()
    aloft = table.pixel(1, 1)
    page.mouse.move(*aloft, steps=3)
    moves = path(FLAT.by_id[name], table.orientation(name), placement.orientation)
    for move, same in groupby(moves):
        if move == "turn":
            turn_wheel(page, aloft, len(tuple(same)))
        else:
            page.keyboard.press("f")
    x, y, _ = table.corner(name)
    page.mouse.move(*table.pixel(1 + placement.anchor[1] - x, 1 + placement.anchor[0] - y), steps=5)
    page.mouse.up()


def by_keys(table: Table, placement: Placement) -> None:
    """Letter, R, F, arrows, Enter."""
    page, name = table.page, placement.piece
    while table.piece(name).get_attribute("aria-pressed") != "true":
        page.keyboard.press(name[0].lower())
    for move in path(FLAT.by_id[name], table.orientation(name), placement.orientation):
        page.keyboard.press("r" if move == "turn" else "f")
    for key in _arrows(table, placement):
        page.keyboard.press(key)
    page.keyboard.press("Enter")


def _arrows(table: Table, placement: Placement) -> Iterator[str]:
    x, y, _ = table.corner(placement.piece)
    down, right = placement.anchor[0] - round(y), placement.anchor[1] - round(x)
    yield from ["ArrowDown" if down > 0 else "ArrowUp"] * abs(down)
    yield from ["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right)


def by_clicks(table: Table, placement: Placement) -> None:
    """Click the piece, the buttons beside it, the place of the grabbed cell, and that place again."""
    page, name = table.page, placement.piece
    moves = path(FLAT.by_id[name], table.orientation(name), placement.orientation)
    row, column = _grabbed(FLAT.by_id[name], table.orientation(name), moves)
    page.mouse.click(*grip(table, name))
    for move in moves:
        page.locator(f"[data-bubble] [data-tool={move}]").click()
    place = table.pixel(*center((placement.anchor[0] + row, placement.anchor[1] + column)))
    for _ in range(2):
        page.mouse.click(*place)


def _grabbed(piece: Piece, orientation: int, moves: tuple[Move, ...]) -> tuple[int, int]:
    """Where the least cell of a piece is after those moves, relative to the cell that is then the least."""
    cells = [(row, column) for row, column in piece.orientations[orientation].cells]
    grabbed = cells[0]
    for move in moves:
        images = {(row, column): (column, -row) if move == "turn" else (row, -column) for row, column in cells}
        least = min(images.values())
        cells = [(row - least[0], column - least[1]) for row, column in images.values()]
        grabbed = (images[grabbed][0] - least[0], images[grabbed][1] - least[1])
    return grabbed


def by_touch_of(page: Page) -> Place:
    """The way of `by_touch` in Chromium."""
    return by_touch(Touch(page))


def by_touch(touch: Fingers) -> Place:
    """Tap to turn, tap twice to flip, and drag; the piece floats clear of the finger."""

    def place(table: Table, placement: Placement) -> None:
        name = placement.piece
        for move in path(FLAT.by_id[name], table.orientation(name), placement.orientation):
            touch.tap(grip(table, name), count=1 if move == "turn" else 2)
        (x, y), (to_x, to_y) = grip(table, name), table.pixel(*center(placement.anchor))
        touch.press((x, y))
        for step in (0.2, 0.4, 0.6, 0.8, 1):
            touch.move((x + (to_x - x) * step, y + (to_y + CLEAR_OF_THE_FINGER - y) * step))
        touch.lift()

    return place


def grip(table: Table, name: str) -> tuple[float, float]:
    """The middle of a piece's least cell on the page."""
    x, y, scale = table.corner(name)
    return table.pixel(x + scale / 2, y + scale / 2)
