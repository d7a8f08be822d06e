"""Stories of the 3D view: it redraws only when needed, and the slices replace it if WebGL is lost or missing."""

import base64
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import tables
from tests.e2e.board import RACE
from tests.e2e.view3d import View3d
from tests.e2e.visitors import LANGUAGES, Device, Visitors, prefer

pytestmark = pytest.mark.e2e

IN_SPACE = "localStorage.setItem('ubongo:space', 'yes')"
NO_WEBGL = "HTMLCanvasElement.prototype.getContext = () => null"
CANVAS = "[data-view3d]"
LOSE = f"document.querySelector('{CANVAS}').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext()"
LAPTOP: Device = {"viewport": {"width": 1440, "height": 900}}
PHONE: Device = {"viewport": {"width": 390, "height": 844}}
IDLE_FRAMES = 40
"""The frames of a screen in which nothing may be drawn: two thirds of a second."""
IDLE = """(count) => new Promise((done) => {
    const frame = () => { count -= 1; if (count) requestAnimationFrame(frame); else done(); };
    requestAnimationFrame(frame);
})"""


def begin(visit: Visitors, device: Device, script: str = "", **levels: Any) -> Page:
    """A page with the 3D view, at a table that starts automatically, with an open board."""
    page = visit(device, is_strict=True, script=f"{IN_SPACE}; {script}", at=None)
    tables.begin(page, "three-d", glass=None, first_roller=0, **levels)
    page.wait_for_selector(RACE)
    return page


def frames(page: Page) -> int:
    """The number of pictures drawn until nothing moves."""
    page.wait_for_selector(f"{CANVAS}[data-state=still]")
    return int(page.locator(CANVAS).get_attribute("data-frames") or 0)


@pytest.mark.motion
def test_the_view_is_not_redrawn_while_nothing_moves(visit: Visitors) -> None:
    page = begin(visit, LAPTOP)
    before = frames(page)
    page.evaluate(IDLE, IDLE_FRAMES)
    assert frames(page) == before
    page.locator("[data-view=left]").click()
    assert frames(page) > before


def test_when_the_context_is_lost_the_slices_keep_the_held_block(visit: Visitors) -> None:
    page = begin(visit, PHONE)
    frames(page)
    page.keyboard.press("1")
    held = page.locator(CANVAS).get_attribute("data-held")
    page.evaluate(LOSE)
    expect(page.locator("[data-board] [aria-pressed=true]")).to_have_attribute("data-piece", held or "")
    expect(page.locator(CANVAS)).to_have_count(0)


def test_when_the_context_is_lost_in_mid_drag_the_block_stays_and_the_game_continues(visit: Visitors) -> None:
    page = begin(visit, PHONE)
    seen = View3d(page)
    piece = seen.picture()["grips"][0]["piece"]
    page.mouse.move(*seen.grip(piece).at)
    page.mouse.down()
    page.mouse.move(*seen.pixel(0.5, 0.4), steps=4)
    expect(page.locator(CANVAS)).to_have_attribute("data-held", piece)
    page.evaluate(LOSE)
    block = page.locator(f"[data-piece={piece}]")
    expect(block).to_have_attribute("data-place", re.compile("tray|hand"))
    page.mouse.up()
    page.keyboard.press("Escape")
    expect(block).to_have_attribute("data-place", "tray")
    page.keyboard.press("1")
    expect(page.locator("[data-board] [aria-pressed=true]")).to_have_count(1)


def test_the_tools_of_the_view_fit_one_row_on_a_phone(visit: Visitors) -> None:
    page = begin(visit, {"viewport": {"width": 360, "height": 740}}, level_0=4)
    View3d(page).picture()
    tools = [each.bounding_box() for each in page.locator("[data-view]").all()]
    assert all(box and box["width"] >= 44 and box["height"] >= 44 for box in tools)
    assert len({round(box["y"] + box["height"] / 2) for box in tools if box}) == 1, "in one row"


@pytest.mark.parametrize("is_touch", [True, False])
def test_the_first_hint_covers_no_tool_and_no_board_on_the_narrowest_page(visit: Visitors, is_touch: bool) -> None:
    page = visit({"viewport": {"width": 320, "height": 640}, "has_touch": is_touch}, at=None)
    tables.begin(page, "three-d", glass=None, first_roller=0)
    page.wait_for_selector(RACE)
    for language in LANGUAGES:
        prefer(page, language)
        page.reload()
        page.wait_for_selector(RACE)
        note = page.locator(".note.shown").bounding_box()
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert note is not None
        tools = page.locator("[data-tool]").all()
        for tool in (*tools, page.locator("[data-action=menu]"), page.locator("[data-board]")):
            box = tool.bounding_box()
            assert box is not None
            is_below, is_above = note["y"] >= box["y"] + box["height"] - 1, note["y"] + note["height"] <= box["y"] + 1
            assert is_below or is_above, language


def test_without_webgl_the_slices_are_shown(visit: Visitors) -> None:
    page = begin(visit, LAPTOP, NO_WEBGL)
    page.wait_for_selector("[data-board] [data-place=tray]")
    expect(page.locator(CANVAS)).to_have_count(0)


COLORFUL = """async (png) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    pen.drawImage(picture, 0, 0);
    const {data} = pen.getImageData(0, 0, picture.width, picture.height);
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
        const [red, green, blue] = data.slice(at, at + 3);
        if (Math.max(red, green, blue) - Math.min(red, green, blue) > 80) count += 1;
    }
    return count / (data.length / 4);
}"""


def test_blocks_keep_their_colors_if_the_system_forces_its_own(visit: Visitors) -> None:
    page = begin(visit, {**LAPTOP, "forced_colors": "active"})
    frames(page)
    picture = base64.b64encode(page.locator(CANVAS).screenshot()).decode()
    blank = visit(at=None)  # no policy of ours forbids it to read the picture
    assert blank.evaluate(COLORFUL, picture) > 0.02


@pytest.mark.parametrize(("x", "y"), [(-0.5, 0.5), (1.5, 0.5), (0.5, -0.5), (0.5, 1.4)])
def test_a_block_dragged_out_of_the_view_can_be_picked_up_again(visit: Visitors, x: float, y: float) -> None:
    page = begin(visit, PHONE)
    seen = View3d(page)
    piece = seen.picture()["grips"][0]["piece"]
    page.mouse.move(*seen.grip(piece).at)
    page.mouse.down()
    before = seen.text()
    page.mouse.move(*seen.pixel(x, y), steps=6)
    seen.picture(before)
    page.mouse.up()
    found = next(grip for grip in seen.picture()["grips"] if grip["piece"] == piece)
    page.mouse.click(*seen.pixel(*(min(max(found[axis], 0.01), 0.99) for axis in "xy")))
    expect(page.locator(f"[data-held='{piece}']")).to_be_visible()
