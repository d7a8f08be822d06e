"""Figures that players feel: how soon the first board is there, how smoothly a piece follows, what jumps or stalls.

Each is measured a few times, and the one that keeps its promise best counts: a machine that others use as well makes a
page slower, never faster. A plain loop beside each figure measures how busy it is, and the promise is stretched by that
much, and by half again: what fails here is no noise. What was measured is written to `test-results/figures.txt`.
"""

import math
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.e2e.board import Table, by_mouse, grip

pytestmark = pytest.mark.e2e

FIGURES = Path("test-results/figures.txt")
TRIES = 4
SLOW_CPU = 4
SLOW_LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
FIRST_BOARD_MS = 2_000
FRAMES_PER_SECOND = 55
LONGEST_TASK_MS = 100
MOST_SCRIPT_BYTES = 90_000
MOST_BYTES_OF_A_FIRST_BOARD = 75_000
MOST_SPACE_BYTES = 160_000
FIRST_SPACE_MS = 1_000
NOISE = 1.5

SPIN = """() => {
    const began = performance.now();
    let sum = 0;
    for (let index = 0; index < 20_000_000; index++) sum += Math.sqrt(index);
    return sum > 0 ? performance.now() - began : 0;
}"""
SPIN_MS = 100
"""The duration of that loop on an idle current machine."""

HURRY = """new MutationObserver(() => {
    const play = document.querySelector('[data-action=practice]');
    if (play && !window.clicked) { window.clicked = true; play.click(); }
    if (!window.dealt && document.querySelector('[data-board] [data-piece]')) window.dealt = performance.now();
}).observe(document, {subtree: true, childList: true})"""
"""Clicks as soon as there is something to click, and notes when the first piece is there."""

WATCH = """window.stalls = []; window.shifts = [];
new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) window.stalls.push(Math.round(duration));
}).observe({type: 'longtask', buffered: true});
new PerformanceObserver((list) => {
    for (const {value, hadRecentInput} of list.getEntries()) if (!hadRecentInput) window.shifts.push(value);
}).observe({type: 'layout-shift', buffered: true});"""

COUNT_FRAMES = """() => {
    window.frames_seen = [];
    const frame = (at) => { window.frames_seen.push(at); window.next_frame = requestAnimationFrame(frame); };
    requestAnimationFrame(frame);
}"""
FRAMES = """() => { cancelAnimationFrame(window.next_frame); return window.frames_seen; }"""

SPACE = "[data-view3d]"
SEE = """() => new Promise((seen) => {
    const began = performance.now();
    new MutationObserver((_, watch) => {
        if (!document.querySelector('[data-view3d][data-frames]')) return;
        watch.disconnect();
        requestAnimationFrame(() => seen(performance.now() - began));
    }).observe(document, {subtree: true, childList: true, attributes: true});
    document.querySelector('[data-action=space]').click();
})"""
"""How long it takes from asking for a board in space to its first picture, and the next frame after that."""

DRAWN = """() => ({
    frames: Number(document.querySelector('[data-view3d]').dataset.frames),
    at: performance.now(),
})"""

BLOCKS = """() => fetch('/api/tables', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({edition: 'three-d', name: 'Ada', seats: [{kind: 'me'}], settings: {glass: null}}),
}).then((answer) => answer.json())"""
"""A table of blocks."""


@contextmanager
def visitor(
    browser: Browser, address: str, script: str, *, size: tuple[int, int] = (390, 844), cpu: int = 1, line: bool = False
) -> Generator[Page]:
    """The page of a first visit, on a slow machine or a slow connection."""
    context = browser.new_context(base_url=address, viewport={"width": size[0], "height": size[1]})
    page = context.new_page()
    page.add_init_script(script)
    session = context.new_cdp_session(page)
    _send(session, "Emulation.setCPUThrottlingRate", {"rate": cpu})
    if line:
        _send(session, "Network.enable", {})
        _send(session, "Network.emulateNetworkConditions", SLOW_LINE)
    yield page
    context.close()


def _send(session: Any, command: str, arguments: dict[str, Any]) -> None:
    session.send(command, arguments)


@dataclass(frozen=True, slots=True)
class Gauge:
    """Measures, and reports what it has measured."""

    file: Path

    def record(self, what: str, value: object) -> None:
        """Write a figure down."""
        with self.file.open("a", encoding="utf-8") as file:
            file.write(f"{what}: {value}\n")

    def strain(self, browser: Browser, measured: Callable[[], float], *, what: str) -> Iterator[tuple[float, float]]:
        """What was measured, and how many times slower than at rest this machine was around it; a few times."""
        for _ in range(TRIES):
            before = busyness(browser)
            value = measured()
            busy = max(1.0, (before + busyness(browser)) / 2)
            self.record(what, f"{value:.0f} (machine {busy:.1f} times slower than at rest)")
            yield value, busy


def busyness(browser: Browser) -> float:
    """How much longer a plain loop takes here and now than on a machine at rest."""
    page = browser.new_page()
    times = sorted(float(page.evaluate(SPIN)) for _ in range(5))
    page.close()
    return times[2] / SPIN_MS


@pytest.fixture
def gauge() -> Gauge:
    FIGURES.parent.mkdir(exist_ok=True)
    return Gauge(FIGURES)


def test_the_first_board_can_be_played_within_two_seconds_on_a_slow_phone(
    browser: Browser, address: str, gauge: Gauge
) -> None:
    def measured() -> float:
        with visitor(browser, address, HURRY, cpu=SLOW_CPU, line=True) as page:
            page.goto("/", wait_until="commit")
            page.wait_for_selector("[data-board] [data-piece]")
            return float(page.evaluate("window.dealt"))

    tries = gauge.strain(browser, measured, what="first board, ms")
    assert any(ms <= FIRST_BOARD_MS * busy * NOISE for ms, busy in tries)


def test_the_first_game_needs_little_program(browser: Browser, address: str, gauge: Gauge) -> None:
    scripts: dict[str, int] = {}
    with visitor(browser, address, WATCH) as page:

        def weigh(response: Any) -> None:
            if "javascript" in response.headers.get("content-type", ""):
                scripts[response.url] = int(response.headers["content-length"])

        page.on("response", weigh)
        page.goto("/#/new")
        page.locator("[data-action=open]").click()
        page.wait_for_selector("main[data-stage=racing] [data-piece]")
    gauge.record("scripts, bytes", sum(scripts.values()))
    assert len(scripts) > 1
    assert sum(scripts.values()) <= MOST_SCRIPT_BYTES


def test_a_first_board_alone_needs_still_less_and_few_styles(browser: Browser, address: str, gauge: Gauge) -> None:
    parts: dict[str, int] = {}
    with visitor(browser, address, WATCH) as page:

        def weigh(response: Any) -> None:
            if "/assets/" in response.url:
                parts[response.url] = int(response.headers["content-length"])

        page.on("response", weigh)
        page.goto("/")
        page.locator("[data-action=practice]").click()
        page.wait_for_selector("[data-board] [data-piece]")
        needed = sum(parts.values())
    gauge.record("scripts and styles of a first board alone, bytes", needed)
    assert len(parts) > 2
    assert needed <= MOST_BYTES_OF_A_FIRST_BOARD


def test_nothing_jumps_and_nothing_stalls_while_a_board_is_played(browser: Browser, address: str, gauge: Gauge) -> None:
    def longest() -> float:
        with visitor(browser, address, WATCH, size=(1280, 800)) as page:
            page.goto("/")
            page.locator("[data-action=practice]").click()
            page.wait_for_selector("[data-board] [data-piece]")
            before = len(page.evaluate("window.stalls"))
            table = Table(page)
            for placement in table.tiling():
                by_mouse(table, placement)
            page.wait_for_selector("[data-number='2'] [data-piece]")
            assert page.evaluate("window.shifts") == []
            stalls: list[float] = page.evaluate("window.stalls")[before:]
            return max(stalls, default=0)

    tries = gauge.strain(browser, longest, what="longest task, ms")
    assert any(ms <= LONGEST_TASK_MS * busy * NOISE for ms, busy in tries)


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)])
def test_a_dragged_piece_follows_smoothly_on_a_slow_machine(
    browser: Browser, address: str, gauge: Gauge, size: tuple[int, int]
) -> None:
    with visitor(browser, address, WATCH, size=size, cpu=SLOW_CPU) as page:
        page.goto("/")
        page.locator("[data-action=practice]").click()
        page.wait_for_selector("[data-board] [data-piece]")
        table = Table(page)
        name = page.locator("[data-piece]").first.get_attribute("data-piece") or ""

        def frames() -> float:
            page.mouse.move(*grip(table, name))
            page.mouse.down()
            page.evaluate(COUNT_FRAMES)
            for step in range(120):
                angle = step / 60 * 2 * math.pi
                page.mouse.move(*table.pixel(2 + 2 * math.cos(angle), 2 + 1.5 * math.sin(angle)))
            seen: list[float] = page.evaluate(FRAMES)
            page.mouse.move(*table.pixel(-9, -9))
            page.mouse.up()
            page.wait_for_timeout(300)
            return 1000 * (len(seen) - 1) / (seen[-1] - seen[0])

        tries = gauge.strain(browser, frames, what=f"frames a second at {size[0]}")
        assert any(rate * busy * NOISE >= FRAMES_PER_SECOND for rate, busy in tries)


def lay_out_blocks(page: Page) -> None:
    """A race with blocks, its board in slices."""
    page.add_init_script("localStorage.setItem('ubongo:space', 'no')")
    page.goto("/")
    table = page.evaluate(BLOCKS)["table"]
    page.evaluate("(table) => sessionStorage.setItem(`ubongo:begin:${table}`, '1')", table)
    page.goto(f"/#/table/{table}")
    page.wait_for_selector("main[data-stage=racing] [data-piece]")


def test_a_board_in_space_needs_little_more_program(browser: Browser, address: str, gauge: Gauge) -> None:
    scripts: dict[str, int] = {}
    with visitor(browser, address, WATCH) as page:
        lay_out_blocks(page)

        def weigh(response: Any) -> None:
            if "javascript" in response.headers.get("content-type", ""):
                scripts[response.url] = int(response.headers["content-length"])

        page.on("response", weigh)
        page.evaluate(SEE)
    gauge.record("scripts of a board in space, bytes", sum(scripts.values()))
    assert 0 < sum(scripts.values()) <= MOST_SPACE_BYTES


def test_a_board_is_seen_in_space_within_a_second_of_asking_on_a_slow_machine(
    browser: Browser, address: str, gauge: Gauge
) -> None:
    with visitor(browser, address, WATCH, cpu=SLOW_CPU) as page:
        lay_out_blocks(page)
        page.evaluate(SEE)

        def first() -> float:
            page.reload()
            page.wait_for_selector("main[data-stage=racing] [data-piece]")
            return float(page.evaluate(SEE))

        tries = gauge.strain(browser, first, what="first picture in space, ms")
        assert any(ms <= FIRST_SPACE_MS * busy * NOISE for ms, busy in tries)


def test_a_board_in_space_is_turned_smoothly(browser: Browser, address: str, gauge: Gauge) -> None:
    with visitor(browser, address, WATCH) as page:
        lay_out_blocks(page)
        page.evaluate(SEE)
        canvas = page.locator(SPACE)
        box = canvas.bounding_box()
        assert box is not None
        left, top = box["x"], box["y"] + 12

        def frames() -> float:
            page.mouse.move(left + 12, top)
            page.mouse.down()
            before = page.evaluate(DRAWN)
            for step in range(120):
                page.mouse.move(left + 12 + step, top + 20 * math.sin(step / 9))
            after = page.evaluate(DRAWN)
            page.mouse.up()
            page.wait_for_timeout(300)
            return 1000 * (after["frames"] - before["frames"]) / (after["at"] - before["at"])

        tries = gauge.strain(browser, frames, what="frames a second in space")
        assert any(rate * busy * NOISE >= FRAMES_PER_SECOND for rate, busy in tries)
