"""No work of the page is much slower than usual, measured in processor time against fixed work in the same page.

That shows a slowdown by 40 % on a busy machine too. A usual ratio is that of some runs; change one only together
with the change that explains it.
"""

from random import Random

import pytest
from playwright.sync_api import Browser

from tests.e2e.figures import (
    HURRY,
    SEE,
    Gauge,
    lay_out_blocks,
    visitor,
)
from tests.e2e.reference import BATCH, TIMES, TOLERATED, WORK, Pair, Thread, judged, slowdown

pytestmark = pytest.mark.e2e

FIRST_BOARD = 2.0
FIRST_SPACE = 0.9
"""The usual ratios to the fixed work."""
PLANTED = 0.4
"""The share of a figure that a planted slowdown adds."""


def first_board(browser: Browser, address: str, planted: float = 0) -> Pair:
    """The work of a first board, and of that share of the fixed work on top of it, before the board is there."""
    more = f"addEventListener('DOMContentLoaded', () => ({WORK})({planted * TIMES}));" if planted else ""
    with visitor(browser, address, f"{HURRY};{more}") as page:
        thread = Thread.of(page)
        page.goto("/", wait_until="commit")
        page.wait_for_selector("[data-board] [data-piece]")
        return thread.used_ms(), thread.reference_ms()


def test_a_first_board_takes_no_more_work_than_usual(browser: Browser, address: str, gauge: Gauge) -> None:
    found = judged(lambda: first_board(browser, address), FIRST_BOARD)
    gauge.record("work of a first board to the usual", f"{found:.2f}")
    assert found <= TOLERATED


def test_a_slowdown_planted_in_a_first_board_is_detected(browser: Browser, address: str, gauge: Gauge) -> None:
    now = slowdown([first_board(browser, address) for _ in range(BATCH)], usual=1)
    found = judged(lambda: first_board(browser, address, planted=PLANTED * now), usual=now)
    gauge.record(f"work of a first board, slowed down by {PLANTED:.0%}, to that without", f"{found:.2f}")
    assert found > TOLERATED


def test_a_first_3d_picture_takes_no_more_work_than_usual(browser: Browser, address: str, gauge: Gauge) -> None:
    with visitor(browser, address) as page:
        thread = Thread.of(page)
        lay_out_blocks(page)
        page.evaluate(SEE)

        def measure() -> Pair:
            page.reload()
            page.wait_for_selector("main[data-stage=racing] [data-piece]")
            return thread.spent_ms(lambda: page.evaluate(SEE)), thread.reference_ms()

        found = judged(measure, FIRST_SPACE)
    gauge.record("work of a first picture in space to the usual", f"{found:.2f}")
    assert found <= TOLERATED


@pytest.mark.parametrize("seed", range(100))
def test_noise_and_slowdowns_are_distinguished(seed: int) -> None:
    chance = Random(seed)

    def noisy(slower: float) -> Pair:
        return FIRST_BOARD * slower * chance.lognormvariate(0, 0.1), chance.lognormvariate(0, 0.05)

    assert judged(lambda: noisy(1), FIRST_BOARD) <= TOLERATED
    assert judged(lambda: noisy(1 + PLANTED), FIRST_BOARD) > TOLERATED
