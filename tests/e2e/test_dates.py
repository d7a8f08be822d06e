"""Stories on other dates than today's: what the first, the last and the rarest day of a month look like."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e import accessibility, screenshots
from tests.e2e.board import Table, by_keys
from tests.e2e.visitors import Visitors
from tests.server_process import ServerProcess
from ubongo.tables.clock import SystemClock

pytestmark = pytest.mark.e2e

SHIFTED = """import time
real = time.time_ns
time.time_ns = lambda: real() + {shift}
"""
"""Runs before the server: it reads the date from `time.time_ns` alone."""


@pytest.fixture
def page(date: str, tmp_path: Path, browser: Browser) -> Iterator[Page]:
    """A page of a server on which it is noon of that date, UTC."""
    noon = datetime.fromisoformat(f"{date}T12:00").replace(tzinfo=UTC)
    shift_ms = round(noon.timestamp() * 1000) - SystemClock().now()
    (tmp_path / "sitecustomize.py").write_text(SHIFTED.format(shift=shift_ms * 1_000_000), encoding="utf-8")
    with ServerProcess(tmp_path, env={"PYTHONPATH": str(tmp_path)}) as server:
        visitors = Visitors(browser, server.address, "reduce")
        yield visitors(at=None, is_strict=True)
        visitors.leave()


@pytest.mark.parametrize(
    ("date", "days", "coming"), [("2027-08-01", 31, 30), ("2028-02-29", 29, 0), ("2026-12-31", 31, 0)]
)
@pytest.mark.rule("S9")
def test_the_boards_of_the_day_are_played_on_any_date(page: Page, date: str, days: int, coming: int) -> None:
    page.goto("/#/today")
    page.wait_for_selector(f"[data-today='{date}']")
    month = page.locator("[data-month]")
    expect(month).to_have_attribute("data-month", date[:7])
    expect(month.locator("[data-day]")).to_have_count(days - coming)
    expect(month.locator(".coming")).to_have_count(coming)
    expect(month.locator("[data-action=later]")).to_be_disabled()
    accessibility.check(page, f"the boards of {date}")
    screenshots.check_layout(page, f"dates-{date}", scrolls=True)
    page.locator("[data-task=easy] [data-action=play]").click()
    page.wait_for_selector("main.run[data-stage=solving] [data-piece]")
    Table(page).solve(by_keys)
    page.wait_for_selector("main.end")
    page.locator("[data-action=today]").click()
    expect(page.locator("[data-task=easy]")).to_have_attribute("data-state", "solved")
    expect(page.locator(f"[data-day='{date}']")).to_have_attribute("data-done", "1")
    page.locator("[data-action=earlier]").click()
    expect(month).not_to_have_attribute("data-month", date[:7])
    expect(month.locator(".coming")).to_have_count(0)
    expect(month.locator("[data-action=later]")).to_be_enabled()
