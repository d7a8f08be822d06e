"""A player of blocks who takes, turns and drags them in the 3D view."""

import json
import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from playwright.sync_api import Page

from tests.e2e.solid import IMAGES, Blocks, after, path
from tests.e2e.touch import CLEAR_OF_THE_FINGER, Point, Touch
from ubongo.puzzles.piece import SOLID, Piece
from ubongo.puzzles.task import Placement, covered

Place: TypeAlias = Callable[["View3d", Placement], None]
"""Brings a block from wherever it is to its place."""

FIELD = math.radians(26)
"""From the lower edge of the picture to the upper."""

STILL = """(before) => {
    const canvas = document.querySelector('[data-view3d]');
    return canvas?.dataset.state === 'still' && canvas.dataset.picture && canvas.dataset.picture !== before;
}"""


@dataclass(frozen=True, slots=True)
class Grip:
    """A point of the picture at which a block can be picked up by one of its cubes."""

    orientation: int
    index: int
    at: Point


@dataclass(frozen=True, slots=True)
class View3d:
    """The page of a game of blocks while its board is seen in three dimensions."""

    page: Page

    def picture(self, before: str = "") -> dict[str, Any]:
        """The picture, once nothing moves and it differs from `before`."""
        self.page.wait_for_function(STILL, arg=before)
        return json.loads(self.text())

    def text(self) -> str:
        """The same, as the page has it."""
        return self.page.locator("[data-view3d]").get_attribute("data-picture") or ""

    def grip(self, name: str) -> Grip:
        """Where a block can be taken."""
        found = next(grip for grip in self.picture()["grips"] if grip["piece"] == name)
        return Grip(found["orientation"], found["index"], self.pixel(found["x"], found["y"]))

    def pixel(self, x: float, y: float) -> Point:
        """The place on the page of a point of the picture, 0 to 1 each way."""
        box = self.page.locator("[data-view3d]").bounding_box()
        assert box is not None
        return box["x"] + x * box["width"], box["y"] + y * box["height"]

    def over(self, row: float, column: float, size: tuple[int, int]) -> Point:
        """The place on the page of a point over the board, at the height at which a dragged block is held."""
        picture = self.picture()
        x, z, yaw = column - size[1] / 2, row - size[0] / 2, picture["yaw"]
        turned = (
            x * math.cos(yaw) + z * math.sin(yaw),
            picture["level"],
            z * math.cos(yaw) - x * math.sin(yaw),
        )
        return self.pixel(*_seen(picture, turned))

    def floor(self, cell: tuple[int, int], layer: int, size: tuple[int, int]) -> Point:
        """The place on the page of the middle of a cell, on the floor of a layer."""
        picture = self.picture()
        x, z, yaw = cell[1] + 0.5 - size[1] / 2, cell[0] + 0.5 - size[0] / 2, picture["yaw"]
        turned = x * math.cos(yaw) + z * math.sin(yaw), float(layer), z * math.cos(yaw) - x * math.sin(yaw)
        return self.pixel(*_seen(picture, turned))

    def orientation_after(self, name: str, act: Callable[[], None]) -> int:
        """The orientation of a block after an input that turns it."""
        before = self.text()
        act()
        grips = self.picture(before)["grips"]
        return next(grip["orientation"] for grip in grips if grip["piece"] == name)


def _seen(picture: dict[str, Any], point: tuple[float, float, float]) -> Point:
    """Where a point of the stage is in the picture."""
    pitch, distance = picture["pitch"], picture["distance"]
    sine, cosine = math.sin(pitch), math.cos(pitch)
    x, y, z = (axis - target for axis, target in zip(point, picture["target"], strict=True))
    depth = (distance - (y * sine + z * cosine)) * math.tan(FIELD / 2)
    return (x / (depth * picture["aspect"]) + 1) / 2, (1 - (y * cosine - z * sine) / depth) / 2


def target(view: View3d, placement: Placement, index: int) -> Point:
    """The point at which the pointer must release a block that is held by that cube."""
    region = Blocks(view.page).task().region
    size = (max(row for _, row, _ in region) + 1, max(column for _, _, column in region) + 1)
    _, row, column = covered(placement, SOLID.by_id[placement.piece])[index]
    return view.over(row + 0.5, column + 0.5, size)


def by_mouse(view: View3d, placement: Placement) -> None:
    """Spin it with the right button, tip it with the middle one, then drag it there."""
    page, name = view.page, placement.piece
    now = view.grip(name).orientation
    for turn in path(SOLID.by_id[name], now, placement.orientation, ("spin", "tip-away")):
        button = "right" if turn == "spin" else "middle"
        now = view.orientation_after(name, lambda button=button: page.mouse.click(*view.grip(name).at, button=button))
    assert now == placement.orientation
    grip = view.grip(name)
    before = view.text()
    page.mouse.move(*grip.at)
    page.mouse.down()
    page.mouse.move(*view.pixel(0.5, 0.5), steps=4)
    view.picture(before)
    page.mouse.move(*target(view, placement, grip.index), steps=4)
    page.mouse.up()


def by_clicks(view: View3d, placement: Placement) -> None:
    """Look from above, click the block, the buttons that turn it, a place on the board, and the block once more."""
    page, name, blocks = view.page, placement.piece, Blocks(view.page)
    from_above(view)
    piece, grip = SOLID.by_id[name], view.grip(name)
    page.mouse.click(*grip.at)
    page.locator(f"[data-held='{name}']").wait_for()
    orientation, index = grip.orientation, grip.index
    for turn in path(piece, orientation, placement.orientation):
        page.locator(f"[data-tool={turn}]").click()
        orientation, index = after(piece, orientation, turn), grabbed(piece, orientation, index, turn)
    layer = placement.anchor[0]
    page.locator(f"[data-depth='{layer}']").click()
    region = blocks.task().region
    size = (max(row for _, row, _ in region) + 1, max(column for _, _, column in region) + 1)
    _, row, column = covered(placement, piece)[index]
    spot, before = view.floor((row, column), layer, size), view.text()
    page.mouse.click(*spot)
    view.picture(before)
    page.mouse.click(*view.grip(name).at)
    page.locator(f"[data-held='{name}']").wait_for(state="detached")


def from_above(view: View3d) -> None:
    """Turn the view until no block hides a cell behind it."""
    if view.picture()["pitch"] < math.radians(89):
        before = view.text()
        view.page.locator("[data-side=top]").click()
        view.picture(before)


def grabbed(piece: Piece, orientation: int, index: int, turn: str) -> int:
    """Which cube of a block is held after a turn."""
    images = [IMAGES[turn](*cube) for cube in piece.orientations[orientation].cells]
    wanted = tuple(axis - first for axis, first in zip(images[index], min(images), strict=True))
    return piece.orientations[after(piece, orientation, turn)].cells.index(wanted)


def by_touch_of(page: Page) -> Place:
    """Tap the block, turn it with the buttons, and drag it there; the block floats clear of the finger."""
    touch = Touch(page)

    def place(view: View3d, placement: Placement) -> None:
        name = placement.piece
        touch.tap(view.grip(name).at)
        page.locator(f"[data-held='{name}']").wait_for()
        now = view.grip(name).orientation
        for turn in path(SOLID.by_id[name], now, placement.orientation):
            now = view.orientation_after(name, lambda turn=turn: page.locator(f"[data-tool={turn}]").tap())
        assert now == placement.orientation
        grip = view.grip(name)
        before = view.text()
        touch.press(grip.at)
        for rise in (0.3, 0.6, 1):
            touch.move((grip.at[0], grip.at[1] - rise * 40))
        view.picture(before)
        x, y = target(view, placement, grip.index)
        for share in (0.5, 1):
            down = y + CLEAR_OF_THE_FINGER - grip.at[1]
            touch.move((grip.at[0] + (x - grip.at[0]) * share, grip.at[1] + down * share))
        touch.lift()

    return place


def solve(view: View3d, place: Place) -> None:
    """Find a tiling and place its blocks, so that each of them can be seen from above once it is placed."""
    first, *others = sorted(Blocks(view.page).tiling(), key=_top)
    place(view, first)
    for placement in others:
        view.picture()
        place(view, placement)


def _top(placement: Placement) -> int:
    """The highest layer that a block fills: no block with a lower top hides it."""
    return max(layer for layer, _, _ in covered(placement, SOLID.by_id[placement.piece]))
