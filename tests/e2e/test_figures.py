"""Performance that players notice: the time to the first board, smooth dragging, no layout shifts or stalls.

Each is measured a few times, and the one that keeps its promise best counts (of the start, the median): a machine that
others use as well makes a page slower, never faster. A plain loop beside each figure measures how busy it is, and the
promise is stretched by that much, and by half again: what fails here is no noise. `test_slowdowns.py` holds the same
figures to their usual values. What was measured is written to `test-results/figures.txt`.
"""

import json
import resource
import subprocess
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.adapters.web.replay_fixtures import SHARED_FIXTURE, TABLE, simulated_file
from tests.e2e.board import by_mouse
from tests.e2e.figures import (
    HURRY,
    SEE,
    SLOW_CPU,
    Gauge,
    dragged_frames,
    first_board_ms,
    first_space_ms,
    lay_out_blocks,
    play_now_ms,
    practice,
    start_ms,
    turned_frames,
    visitor,
)
from tests.server_process import UBONGO

pytestmark = pytest.mark.e2e

FIRST_BOARD_MS = 2_000
FRAMES_PER_SECOND = 55
LONGEST_TASK_MS = 100
MOST_SCRIPT_BYTES = 82_400
MOST_BYTES_OF_A_FIRST_BOARD = 66_000
MOST_BYTES_OF_THE_HOME_PAGE = 66_000
MOST_SPACE_BYTES = 143_000
FIRST_SPACE_MS = 1_000
PROOF_MS = 1_000
TERMINAL_PROOF_MS = 500
START_MS = 300
NOISE = 1.5
ASKED = """new MutationObserver(() => {
    if (!window.asked && document.querySelector('%s'))
        window.asked = performance.getEntriesByType('resource').map(({name}) => name);
}).observe(document, {subtree: true, childList: true})"""
"""Records which files have been fetched when an element appears."""
SHARED: dict[str, Any] = json.loads(SHARED_FIXTURE.read_bytes())


def test_the_first_board_can_be_played_within_two_seconds_on_a_slow_phone(
    browser: Browser, address: str, gauge: Gauge
) -> None:
    tries = gauge.strain(browser, lambda: first_board_ms(browser, address), what="first board, ms")
    assert any(ms <= FIRST_BOARD_MS * busy * NOISE for ms, busy in tries)


def test_a_run_can_be_played_within_two_seconds_on_a_slow_phone(browser: Browser, address: str, gauge: Gauge) -> None:
    tries = gauge.strain(browser, lambda: play_now_ms(browser, address), what="first board of a run, ms")
    assert any(ms <= FIRST_BOARD_MS * busy * NOISE for ms, busy in tries)


def test_the_first_game_needs_little_code(browser: Browser, address: str, gauge: Gauge) -> None:
    scripts: dict[str, int] = {}
    with visitor(browser, address) as page:

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


def test_the_first_board_needs_even_less_code_and_few_styles(browser: Browser, address: str, gauge: Gauge) -> None:
    needed = assets_until(browser, address, "[data-first] [data-piece]")
    gauge.record("scripts and styles of the home page's board, bytes", needed)
    assert needed <= MOST_BYTES_OF_THE_HOME_PAGE


def test_a_first_run_needs_even_less_code_and_few_styles(browser: Browser, address: str, gauge: Gauge) -> None:
    needed = assets_until(browser, address, "[data-number] [data-piece]", HURRY)
    gauge.record("scripts and styles of a first board alone, bytes", needed)
    assert needed <= MOST_BYTES_OF_A_FIRST_BOARD


def assets_until(browser: Browser, address: str, place: str, script: str = "") -> int:
    """The bytes of scripts and styles that a first visit has asked for when that element is there."""
    parts: dict[str, int] = {}
    with visitor(browser, address, script + ";" + ASKED % place) as page:

        def weigh(response: Any) -> None:
            if "/assets/" in response.url:
                parts[response.url] = int(response.headers["content-length"])

        page.on("response", weigh)
        page.goto("/", wait_until="commit")
        page.wait_for_selector(place)
        page.wait_for_load_state("networkidle")
        asked: list[str] = page.evaluate("window.asked")
    needed = [url for url in asked if "/assets/" in url]
    assert len(needed) > 2
    return sum(parts[url] for url in needed)


def test_a_board_is_played_without_layout_shifts_or_stalls(browser: Browser, address: str, gauge: Gauge) -> None:
    def longest() -> float:
        with visitor(browser, address, size=(1280, 800)) as page:
            table = practice(page)
            before = len(page.evaluate("window.stalls"))
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
    with visitor(browser, address, size=size, cpu=SLOW_CPU) as page:
        table = practice(page)
        tries = gauge.strain(browser, lambda: dragged_frames(table), what=f"frames a second at {size[0]}")
        assert any(rate * busy * NOISE >= FRAMES_PER_SECOND for rate, busy in tries)


def test_the_3d_view_needs_little_more_code(browser: Browser, address: str, gauge: Gauge) -> None:
    scripts: dict[str, int] = {}
    with visitor(browser, address) as page:
        lay_out_blocks(page)

        def weigh(response: Any) -> None:
            if "javascript" in response.headers.get("content-type", ""):
                scripts[response.url] = int(response.headers["content-length"])

        page.on("response", weigh)
        page.evaluate(SEE)
    gauge.record("scripts of a board in space, bytes", sum(scripts.values()))
    assert 0 < sum(scripts.values()) <= MOST_SPACE_BYTES


def test_the_3d_view_opens_within_a_second_on_a_slow_machine(browser: Browser, address: str, gauge: Gauge) -> None:
    with visitor(browser, address, cpu=SLOW_CPU) as page:
        lay_out_blocks(page)
        page.evaluate(SEE)
        tries = gauge.strain(browser, lambda: first_space_ms(page), what="first picture in space, ms")
        assert any(ms <= FIRST_SPACE_MS * busy * NOISE for ms, busy in tries)


def test_the_3d_view_turns_smoothly(browser: Browser, address: str, gauge: Gauge) -> None:
    with visitor(browser, address) as page:
        lay_out_blocks(page)
        page.evaluate(SEE)
        tries = gauge.strain(browser, lambda: turned_frames(page), what="frames a second in space")
        assert any(rate * busy * NOISE >= FRAMES_PER_SECOND for rate, busy in tries)


def test_a_game_of_four_is_proved_within_a_second(browser: Browser, address: str, gauge: Gauge) -> None:
    def proved_ms() -> float:
        with visitor(browser, address) as page:
            page.route("**/replay", lambda route: route.fulfill(json=SHARED["pouch-four"]))
            page.goto(f"/#/replay/{TABLE}")
            page.wait_for_selector("[data-proof=true]")
            return float(page.evaluate("performance.getEntriesByName('proof')[0].duration"))

    tries = gauge.strain(browser, proved_ms, what="proof of a game, ms")
    assert any(ms <= PROOF_MS * busy * NOISE for ms, busy in tries)


def children_ms() -> float:
    """The processor time that finished child processes have used."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (used.ru_utime + used.ru_stime) * 1000


def test_the_same_proof_takes_half_a_second_in_the_terminal(browser: Browser, gauge: Gauge, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(simulated_file("pouch-four"))

    def proved_ms() -> float:
        before = children_ms()
        subprocess.run([UBONGO, "replay", "--verify", file], check=True, capture_output=True)
        return children_ms() - before

    tries = gauge.strain(browser, proved_ms, what="proof of a game in the terminal, ms")
    assert any(ms <= TERMINAL_PROOF_MS * busy * NOISE for ms, busy in tries)


def test_a_game_of_two_starts_without_a_wait_for_their_shares(browser: Browser, address: str, gauge: Gauge) -> None:
    tries = list(gauge.strain(browser, lambda: start_ms(browser, address), what="start with the shares of two, ms"))
    assert median(ms / busy for ms, busy in tries) <= START_MS * NOISE
