"""Stories: a person plays alone."""

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e import screenshots
from tests.e2e.board import Place, Table, by_keys, by_mouse
from tests.e2e.visitors import Visitors
from tests.server_process import ServerProcess

pytestmark = pytest.mark.e2e

RUN = "main.run[data-stage=solving]"
END = "main.end"


@dataclass(frozen=True, slots=True)
class Run(Table):
    """The page of a run while a board is open."""

    def number(self) -> int:
        """Of the board, counted from 1."""
        return int(self.page.locator(RUN).get_attribute("data-number") or -1)

    def placed(self) -> int:
        """The number of pieces on the board."""
        return self.page.locator('[data-piece][data-place="board"]').count()

    def solve_and_go_on(self, place: Place) -> None:
        """Place the pieces of a tiling and wait for the next board."""
        number = self.number()
        self.solve(place)
        self.wait_for_board(number + 1)

    def wait_for_board(self, number: int) -> None:
        """Wait until that board is open."""
        self.page.wait_for_selector(f"{RUN}[data-number='{number}'] [data-board]")


def start(page: Page, kind: str, side: str = "3") -> Run:
    page.goto("/#/solo")
    page.locator(f"input[name=side][value='{side}']").check(force=True)
    page.locator(f"[data-run='{kind}']").click()
    run = Run(page)
    run.wait_for_board(1)
    return run


@pytest.mark.motion
def test_a_practice_run_by_mouse_survives_a_reload_and_enters_the_records(page: Page) -> None:
    page.goto("/#/solo")
    screenshots.check_layout(page, "s1-start", scrolls=True)
    run = start(page, "practice")
    screenshots.check_layout(page, "s2-practice")
    assert_it_fits_the_smallest_phone(page)
    run.solve_and_go_on(by_mouse)
    expect(page.locator("[data-cheer='1']")).to_be_visible()
    screenshots.check_layout(page, "s3-cheer")
    page.locator("[data-action=set-aside]").click()
    run.wait_for_board(3)
    first, *others = run.tiling()
    by_mouse(run, first)
    page.reload()
    run.wait_for_board(3)
    assert run.placed() == 1, "the reload has kept the piece in place"
    for placement in others:
        by_mouse(run, placement)
    run.wait_for_board(4)
    page.locator("[data-action=finish]").click()
    end = page.locator(END)
    expect(end).to_have_attribute("data-ending", "practice")
    expect(end).to_have_attribute("data-solved", "2")
    expect(end.locator("[data-solved=true]")).to_have_count(2)
    expect(end.locator("[data-solved=false]")).to_have_count(2)
    screenshots.check_layout(page, "s4-end", scrolls=True)
    page.locator("[data-action=records]").click()
    expect(page.locator("main[data-records]")).to_have_attribute("data-solves", "2")
    screenshots.check_layout(page, "s5-records", scrolls=True)


def assert_it_fits_the_smallest_phone(page: Page) -> None:
    before = page.viewport_size
    assert before is not None
    page.set_viewport_size(ViewportSize(width=320, height=640))
    assert screenshots.overhang(page) == (0, 0)
    page.set_viewport_size(before)


def test_a_spectator_of_a_run_sees_the_board_and_cannot_move_pieces(page: Page, visit: Visitors) -> None:
    run = start(page, "practice")
    other = visit(at=None)
    other.goto(page.url)
    watcher = Run(other)
    watcher.wait_for_board(1)
    assert watcher.task() == run.task()
    expect(other.get_by_text("You are watching this run.")).to_be_visible()
    expect(other.locator("[data-action=set-aside], [data-action=finish]")).to_have_count(0)
    by_mouse(watcher, watcher.tiling()[0])
    assert watcher.placed() == 0
    run.solve_and_go_on(by_mouse)
    watcher.wait_for_board(2)


def test_five_boards_for_time_by_keys_are_a_separate_record(page: Page) -> None:
    run = start(page, "time-5")
    for number in range(1, 5):
        assert run.number() == number
        run.solve_and_go_on(by_keys)
    run.solve(by_keys)
    end = page.locator(END)
    expect(end).to_have_attribute("data-ending", "time")
    expect(end).to_have_attribute("data-solved", "5")
    expect(page.locator("[data-how]")).to_contain_text("first run of this kind")
    page.goto("/#/records")
    expect(page.locator("[data-kind='time-5-3']")).to_have_attribute("data-runs", "1")
    expect(page.locator("[data-kind='time-5-3'] b")).to_contain_text(re.compile(r"\d+.*:.*\d\d"))


def test_a_count_continues_after_the_server_was_killed(
    visit_killable: Visitors, killable_server: ServerProcess
) -> None:
    page = visit_killable()
    run = start(page, "count-5")
    run.solve_and_go_on(by_keys)
    first, *_ = run.tiling()
    by_keys(run, first)
    killable_server.kill()
    page.wait_for_selector("[data-line=lost]")
    killable_server.start()
    page.wait_for_selector("[data-line=lost]", state="detached")
    assert run.number() == 2
    assert run.placed() == 1
    run.solve_and_go_on(by_keys)
    finish = page.locator("[data-action=finish]")
    finish.click()
    finish.click()
    expect(page.locator(END)).to_have_attribute("data-ending", "stopped")
    expect(page.locator(END)).to_have_attribute("data-solved", "2")
