"""A player of blocks: reads the board from the page and places blocks in the slices by keys, clicks, mouse or touch."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from playwright.sync_api import Locator, Page

from tests.e2e.touch import CLEAR_OF_THE_FINGER, Touch
from ubongo.geometry.lattice import Cell
from ubongo.puzzles.notation import parse_region
from ubongo.puzzles.piece import SOLID, Piece
from ubongo.puzzles.task import Placement, Task, Tiling, covered
from ubongo.puzzles.tiling import tilings

Place: TypeAlias = Callable[["Blocks", Placement], None]
"""Brings a block from wherever it is to its place."""

IMAGES: dict[str, Callable[[int, int, int], Cell]] = {
    "spin": lambda layer, row, column: (layer, column, -row),
    "spin-back": lambda layer, row, column: (layer, -column, row),
    "tip-away": lambda layer, row, column: (row, -layer, column),
    "tip-near": lambda layer, row, column: (-row, layer, column),
    "roll-right": lambda layer, row, column: (-column, row, layer),
    "roll-left": lambda layer, row, column: (column, row, -layer),
}
"""Where a cube goes in each quarter turn about an axis of the screen."""

KEYS = {
    "spin": "r",
    "spin-back": "Shift+R",
    "tip-away": "Shift+ArrowUp",
    "tip-near": "Shift+ArrowDown",
    "roll-right": "Shift+ArrowRight",
    "roll-left": "Shift+ArrowLeft",
}
MARKS = {piece.id: "abcdefgh"[number] for number, piece in enumerate(SOLID.pieces)}
STEPS = 5


@dataclass(frozen=True, slots=True)
class Blocks:
    """The page of a game of blocks while a board is open."""

    page: Page

    def task(self) -> Task:
        """The task of the page's player."""
        race = self.page.locator("main[data-pieces]")
        region, pieces = race.get_attribute("data-region"), race.get_attribute("data-pieces")
        assert region
        assert pieces
        floor = parse_region(region)
        solid = frozenset((layer, *cell) for layer in (0, 1) for cell in floor)
        return Task(solid, SOLID.pick(pieces.split()))

    def tiling(self) -> Tiling:
        """Some tiling of it, lower blocks first: each can be lowered into its place."""
        return tuple(sorted(next(tilings(self.task())), key=lambda placement: placement.anchor))

    def solve(self, place: Place) -> None:
        """Find a tiling and place its blocks."""
        for placement in self.tiling():
            place(self, placement)

    def block(self, name: str) -> Locator:
        """The element of a block in the slices."""
        return self.page.locator(f'[data-piece="{name}"]')

    def orientation(self, name: str) -> int:
        """Its orientation."""
        return int(self.block(name).get_attribute("data-orientation") or -1)

    def landing(self) -> tuple[Cell, ...]:
        """The cubes that the held block would fill, in order; none while it is not over the board."""
        marks = self.page.locator("[data-mark]").all()
        cubes = [
            (int(mark.get_attribute("data-mark") or -1), *(int(number) for number in cell.split(",")))
            for mark in marks
            for cell in (mark.get_attribute("data-cells") or "").split()
        ]
        return tuple(sorted(cubes))

    def pixel(self, layer: int, row: float, column: float) -> tuple[float, float]:
        """The place on the page of a point of a slice."""
        board = self.page.locator("[data-board]")
        box = board.bounding_box()
        assert box is not None
        left, top, cell, right, down = (
            float(board.get_attribute(f"data-{what}") or "nan")
            for what in ("origin-x", "origin-y", "cell-px", "apart-x", "apart-y")
        )
        return box["x"] + left + (column + layer * right) * cell, box["y"] + top + (row + layer * down) * cell

    def middle(self, cube: Cell) -> tuple[float, float]:
        """The place on the page of the middle of a cell of a slice."""
        layer, row, column = cube
        return self.pixel(layer, row + 0.5, column + 0.5)

    def waiting(self, name: str) -> tuple[float, float]:
        """The place on the page of a block in the tray."""
        box = self.block(name).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def path(piece: Piece, start: int, end: int, turns: tuple[str, ...] = tuple(IMAGES)) -> tuple[str, ...]:
    """The shortest way from one orientation to another by those turns."""
    ways: dict[int, tuple[str, ...]] = {start: ()}
    queue = deque([start])
    while end not in ways:
        here = queue.popleft()
        for turn in turns:
            there = after(piece, here, turn)
            if there not in ways:
                ways[there] = (*ways[here], turn)
                queue.append(there)
    return ways[end]


def after(piece: Piece, orientation: int, turn: str) -> int:
    """The orientation that a turn leads to."""
    cubes = sorted(IMAGES[turn](*cube) for cube in piece.orientations[orientation].cells)
    least = cubes[0]
    shifted = [tuple(axis - first for axis, first in zip(cube, least, strict=True)) for cube in cubes]
    shapes = [sorted(shape.cells) for shape in piece.orientations]
    return shapes.index(shifted)


def by_keys(blocks: Blocks, placement: Placement) -> None:
    """Letter, R, Shift with arrows, arrows, Enter."""
    page, name = blocks.page, placement.piece
    while blocks.block(name).get_attribute("aria-pressed") != "true":
        page.keyboard.press(MARKS[name])
    for turn in path(SOLID.by_id[name], blocks.orientation(name), placement.orientation):
        page.keyboard.press(KEYS[turn])
    cubes = blocks.landing()
    down, right = (placement.anchor[axis] - cubes[0][axis] for axis in (1, 2))
    for key in ["ArrowDown" if down > 0 else "ArrowUp"] * abs(down):
        page.keyboard.press(key)
    for key in ["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right):
        page.keyboard.press(key)
    page.keyboard.press("Enter")


def by_clicks(blocks: Blocks, placement: Placement) -> None:
    """Click the block, the buttons that turn it, a cell of a slice, and that cell again."""
    page, name = blocks.page, placement.piece
    page.mouse.click(*blocks.waiting(name))
    for turn in path(SOLID.by_id[name], blocks.orientation(name), placement.orientation):
        page.locator(f"[data-tool={turn}]").click()
    cubes = covered(placement, SOLID.by_id[name])
    page.mouse.click(*blocks.middle(cubes[0]))
    _, row, column = blocks.landing()[0]
    grabbed = (2 * cubes[0][1] - row, 2 * cubes[0][2] - column)
    cube = next(cube for cube in cubes if cube[1:] == grabbed)
    for _ in range(1 if (row, column) == cubes[0][1:] else 2):
        page.mouse.click(*blocks.middle(cube))


def by_mouse(blocks: Blocks, placement: Placement) -> None:
    """Turn with the right button and the middle one, then drag it to its slice."""
    page, name = blocks.page, placement.piece
    turns = path(SOLID.by_id[name], blocks.orientation(name), placement.orientation, ("spin", "tip-away"))
    for turn in turns:
        page.mouse.click(*blocks.waiting(name), button="right" if turn == "spin" else "middle")
    x, y = blocks.waiting(name)
    page.mouse.move(x, y)
    page.mouse.down()
    x, y = blocks.middle(placement.anchor)
    page.mouse.move(x, y, steps=STEPS)
    page.mouse.move(*_corrected(blocks, placement, x, y), steps=2)
    page.mouse.up()


def by_touch_of(page: Page) -> Place:
    """Tap the block, turn it with the buttons, and drag it there; the block floats clear of the finger."""
    touch = Touch(page)

    def place(blocks: Blocks, placement: Placement) -> None:
        name = placement.piece
        touch.tap(blocks.waiting(name))
        for turn in path(SOLID.by_id[name], blocks.orientation(name), placement.orientation):
            page.locator(f"[data-tool={turn}]").tap()
        from_x, from_y = blocks.waiting(name)
        x, y = blocks.middle(placement.anchor)
        y += CLEAR_OF_THE_FINGER
        touch.press((from_x, from_y))
        for share in (0.25, 0.5, 0.75, 1):
            touch.move((from_x + (x - from_x) * share, from_y + (y - from_y) * share))
        for _ in range(2):
            x, y = _corrected(blocks, placement, x, y)
            touch.move((x, y))
        touch.lift()

    return place


def _corrected(blocks: Blocks, placement: Placement, x: float, y: float) -> tuple[float, float]:
    """The point to which the pointer must go for the block to land in place."""
    cell = float(blocks.page.locator("[data-board]").get_attribute("data-cell-px") or "nan")
    cubes = blocks.landing()
    down, right = (placement.anchor[axis] - cubes[0][axis] for axis in (1, 2)) if cubes else (1, 0)
    return x + right * cell, y + down * cell
