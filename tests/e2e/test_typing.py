"""Stories: a player who cannot see the board plays it by typing, and hears the announcements."""

import re
from itertools import product

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import screenshots
from tests.e2e.accessibility import check
from tests.e2e.board import Table
from tests.e2e.tables import begin, wait_for_race
from tests.e2e.test_home import Home
from tests.e2e.test_solo import END, start
from ubongo.puzzles.piece import FLAT, follow
from ubongo.puzzles.task import Placement

pytestmark = pytest.mark.e2e

ISOLATES = re.compile("[\u2066-\u2069]")


def switch_on(page: Page) -> None:
    page.goto("/")
    page.locator("[data-action=settings]").click()
    page.get_by_label("Type moves as text").check()
    page.keyboard.press("Escape")


def field(page: Page) -> Locator:
    return page.locator("input[name=typed]")


def ask(page: Page, line: str) -> list[str]:
    """Type the line and return the answer."""
    before = page.locator("[data-typing] .log p").count()
    field(page).fill(line)
    page.keyboard.press("Enter")
    answers = page.locator("[data-typing] .log p")
    expect(answers.nth(before + 1)).to_be_attached()
    return [ISOLATES.sub("", text) for text in answers.all_inner_texts()[before + 1 :]]


def by_typing(table: Table, placement: Placement) -> None:
    """The piece, the cell of its first cell, its turns and its flip."""
    piece = FLAT.by_id[placement.piece]
    turn, flip = follow(piece, FLAT.lattice.turns[0]), follow(piece, FLAT.lattice.flip)
    for flipped, turns in product(("", " flip"), range(4)):
        here = 0
        for _ in range(turns):
            here = turn[here]
        if (flip[here] if flipped else here) == placement.orientation:
            row, column = placement.anchor
            line = f"{placement.piece} {chr(ord('a') + column)}{row + 1} r{turns}{flipped}"
            field(table.page).fill(line)
            table.page.keyboard.press("Enter")
            return
    raise AssertionError(placement)


def test_a_board_is_solved_by_typing_alone(page: Page) -> None:
    switch_on(page)
    run = start(page, "practice")
    expect(field(page)).to_be_focused()
    task = run.task()
    rows = ask(page, "board")
    assert len(rows) == 1 + max(row for row, _ in task.region)
    assert all("free" in row for row in rows)
    assert len(ask(page, "pieces")) == len(task.pieces)
    assert ask(page, "players") == ["Nobody else is playing."]
    assert ask(page, "clock") == ["No limit"]
    assert "L4 b2 r1 flip" in ask(page, "help")[0]
    assert ask(page, "make tea")[0].startswith("Not understood: make tea.")
    name = task.pieces[0].id
    assert ask(page, f"{name} q20") == [f"{name} does not fit there"]
    expect(page.locator("[data-spoken]")).to_contain_text("does not fit there")

    first, *others = run.tiling()
    by_typing(run, first)
    expect(run.piece(first.piece)).to_have_attribute("data-place", "board")
    expect(page.locator("[data-spoken]")).to_contain_text("placed")
    assert ask(page, f"take {first.piece}") == [f"{first.piece} back in the tray"]
    assert ask(page, "undo") == ["Undone"]
    assert run.placed() == 1
    check(page, "typing")
    for placement in others:
        by_typing(run, placement)
    run.wait_for_board(2)
    expect(field(page)).to_be_focused()


def test_a_race_is_won_by_typing_alone(page: Page) -> None:
    switch_on(page)
    begin(page, "pouch", glass=None, countdown=0)
    wait_for_race(page)
    page.wait_for_selector("[data-typing]")
    Table(page).solve(by_typing)
    page.wait_for_selector("[data-stage=resting]")
    expect(page.locator("[data-rank='1']")).to_be_visible()
    screenshots.check_layout(page, "ty4-results", scrolls=True)
    expect(page.locator("[data-grade]").first).to_contain_text("Difficulty")
    page.locator("[data-action=try]").first.click()
    page.locator("[data-alone] [data-why] summary").click()
    expect(page.locator("[data-alone] [data-why] li").first).to_have_text(re.compile("^Difficulty"))


def test_the_first_boards_are_solved_by_typing_alone(page: Page) -> None:
    switch_on(page)
    home = Home(page)
    expect(field(page)).to_be_visible()
    expect(field(page)).not_to_be_focused()
    field(page).focus()
    assert "L4 b2 r1 flip" in ask(page, "help")[0]
    screenshots.check_layout(page, "ty1-first", scrolls=True)
    check(page, "a first board in text mode")
    home.meet("moving", by_typing)
    expect(page.locator("[data-typing] .log p").last).to_have_text(re.compile("Type .*next"))
    assert ask(page, "undo") == ["You cannot do that now."]
    for meeting in ("turning", "flipping", "glass", "bot"):
        field(page).fill("next")
        page.keyboard.press("Enter")
        expect(field(page)).to_be_focused()
        home.meet(meeting, by_typing)
    expect(page.locator("[data-action=first-game]")).to_be_visible()


def test_a_board_is_tried_alone_by_typing(page: Page) -> None:
    switch_on(page)
    run = start(page, "practice")
    task, tiling = run.task(), run.tiling()
    page.locator("[data-action=finish]").click()
    page.locator(f"{END} [data-action=try]").click()
    alone = page.locator("[data-alone]")
    expect(alone.locator("input[name=typed]")).to_be_visible()
    check(page, "a board tried alone in text mode")
    screenshots.check_layout(page, "ty2-alone")
    assert len(ask(page, "pieces")) == len(task.pieces)
    for placement in tiling:
        by_typing(run, placement)
    expect(alone.get_by_role("status")).to_contain_text("Ubongo!")


def test_a_board_in_the_rules_is_solved_by_typing(page: Page) -> None:
    switch_on(page)
    page.goto("/#/rules/pouch")
    figure = page.locator("[data-figure=playground]")
    expect(figure.locator("input[name=typed]")).to_be_visible()
    expect(figure.locator("input[name=typed]")).not_to_be_focused()
    screenshots.check_layout(page, "ty3-rules", scrolls=True)
    check(page, "a board of the rules in text mode")
