"""Measures performance that players notice, on a slow machine and a slow connection, and how busy this machine is."""

import math
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.e2e.board import Table, grip
from tests.e2e.screenshots import SETTLED
from tests.e2e.tables import begin, host, join

FIGURES = Path("test-results/figures.txt")
TRIES = 4
SLOW_CPU = 4
SLOW_LINE = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
CIRCLE = tuple((math.cos(step / 60 * 2 * math.pi), math.sin(step / 60 * 2 * math.pi)) for step in range(120))

SPIN = """() => {
    const began = performance.now();
    let sum = 0;
    for (let index = 0; index < 20_000_000; index++) sum += Math.sqrt(index);
    return sum > 0 ? performance.now() - began : 0;
}"""
SPIN_MS = 100
"""The duration of that loop on an idle current machine."""

SEE_FIRST = """new MutationObserver(() => {
    if (!window.dealt && document.querySelector('[data-first] [data-piece]')) window.dealt = performance.now();
}).observe(document, {subtree: true, childList: true})"""
"""Records when the first piece of the home page's board appears."""

HURRY = """new MutationObserver(() => {
    const play = document.querySelector('[data-action=practice]');
    if (play && !window.clicked) { window.clicked = true; play.click(); }
    if (!window.dealt && document.querySelector('[data-number] [data-piece]')) window.dealt = performance.now();
}).observe(document, {subtree: true, childList: true})"""
"""Clicks as soon as there is a button, and records when the first piece of the run appears."""

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
"""The time from a request for the 3D view to its first picture, and to the next frame."""

START = """() => new Promise((started) => {
    const began = performance.now();
    new MutationObserver((_, watch) => {
        if (document.querySelector('main[data-stage=seated]')) return;
        watch.disconnect();
        started(performance.now() - began);
    }).observe(document, {subtree: true, childList: true, attributes: true});
    document.querySelector('[data-action=start]').click();
})"""
"""The time from a click on Start to the first screen of the game."""

DRAWN = """() => ({
    frames: Number(document.querySelector('[data-view3d]').dataset.frames),
    at: performance.now(),
})"""


@contextmanager
def visitor(
    browser: Browser,
    address: str,
    script: str = WATCH,
    *,
    size: tuple[int, int] = (390, 844),
    cpu: int = 1,
    line: bool = False,
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
        """The measured values, each with the slowdown of this machine at that time."""
        for _ in range(TRIES):
            before = busyness(browser)
            value = measured()
            busy = max(1.0, (before + busyness(browser)) / 2)
            self.record(what, f"{value:.0f} (machine {busy:.1f} times slower than at rest)")
            yield value, busy


def busyness(browser: Browser) -> float:
    """How much longer a plain loop takes now than on an idle machine."""
    page = browser.new_page()
    times = sorted(float(page.evaluate(SPIN)) for _ in range(5))
    page.close()
    return times[2] / SPIN_MS


def first_board_ms(browser: Browser, address: str) -> float:
    """The time until the board of the home page can be played on a slow phone."""
    return _dealt_ms(browser, address, SEE_FIRST, "[data-first]")


def play_now_ms(browser: Browser, address: str) -> float:
    """The time until the first board of a run appears on a slow phone, if "Play now" is clicked at once."""
    return _dealt_ms(browser, address, HURRY, "[data-number]")


def _dealt_ms(browser: Browser, address: str, script: str, where: str) -> float:
    with visitor(browser, address, script, cpu=SLOW_CPU, line=True) as page:
        page.goto("/", wait_until="commit")
        page.wait_for_selector(f"{where} [data-piece]")
        return float(page.evaluate("window.dealt"))


def start_ms(browser: Browser, address: str) -> float:
    """The time in which a table of two people starts: their browsers reveal their shares of chance meanwhile."""
    with visitor(browser, address) as ada, visitor(browser, address) as bruno:
        ada.goto("/")
        opened = host(ada, "pouch", {"kind": "open"})
        join(bruno, opened, "Bruno")
        for page in (ada, bruno):
            page.wait_for_selector("main[data-stage=seated] [data-seat='1'][data-kind=person]")
        ms = float(ada.evaluate(START))
        for page in (ada, bruno):
            page.wait_for_function("table => localStorage.getItem(`ubongo.asked.${table}`) !== null", arg=opened.table)
        return ms


def practice(page: Page) -> Table:
    """A first board alone."""
    page.goto("/")
    page.locator("[data-action=practice]").click()
    page.wait_for_selector("[data-number] [data-piece]")
    return Table(page)


def dragged_frames(table: Table) -> float:
    """The frames per second while a piece is dragged in circles; it ends up back in its tray."""
    page = table.page
    name = page.locator("[data-piece]").first.get_attribute("data-piece") or ""
    (x, y), (right, below) = table.pixel(2, 2), table.pixel(4, 3.5)
    points = [(x + (right - x) * across, y + (below - y) * down) for across, down in CIRCLE]
    page.mouse.move(*grip(table, name))
    page.mouse.down()
    page.evaluate(COUNT_FRAMES)
    for point in points:
        page.mouse.move(*point)
    seen: list[float] = page.evaluate(FRAMES)
    page.mouse.move(*table.pixel(-9, -9))
    page.mouse.up()
    page.evaluate(SETTLED)
    return 1000 * (len(seen) - 1) / (seen[-1] - seen[0])


def lay_out_blocks(page: Page) -> None:
    """A race with blocks, its board in slices."""
    page.add_init_script("localStorage.setItem('ubongo:space', 'no')")
    page.goto("/")
    begin(page, "three-d", glass=None)
    page.wait_for_selector("main[data-stage=racing] [data-piece]")


def first_space_ms(page: Page) -> float:
    """The time that a loaded page with blocks takes to show them in 3D."""
    page.reload()
    page.wait_for_selector("main[data-stage=racing] [data-piece]")
    return float(page.evaluate(SEE))


def turned_frames(page: Page) -> float:
    """The frames per second while a board in 3D is turned."""
    box = page.locator(SPACE).bounding_box()
    assert box is not None
    left, top = box["x"] + 12, box["y"] + 12
    page.mouse.move(left, top)
    page.mouse.down()
    before = page.evaluate(DRAWN)
    for step in range(120):
        page.mouse.move(left + step, top + 20 * math.sin(step / 9))
    after = page.evaluate(DRAWN)
    page.mouse.up()
    page.evaluate(SETTLED)
    return 1000 * (after["frames"] - before["frames"]) / (after["at"] - before["at"])
