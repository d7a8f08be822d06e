"""Stories: the line for typed moves leaves a phone its board, upright and on its side."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.screenshots import SETTLED, overhang
from tests.e2e.test_low_windows import BOARDS, LEAST_PX, begin
from tests.e2e.visitors import Visitors

pytestmark = pytest.mark.e2e

SIZES = ((844, 390), (360, 740), (320, 640))
TYPING = json.dumps({"version": 1, "typing": True})
GAMES: dict[str, tuple[str, dict[str, Any]]] = {**BOARDS, "a race of cards": ("cards", {})}


def typing(visit: Visitors, game: str) -> Page:
    """A game in text mode."""
    edition, settings = GAMES[game]
    page = visit(at=None, script=f"localStorage.setItem('ubongo:settings', '{TYPING}')")
    begin(page, edition, **settings)
    expect(page.locator("input[name=typed]")).to_be_visible()
    return page


@pytest.mark.parametrize("game", GAMES)
def test_a_board_in_text_mode_is_seen_whole_with_its_line(visit: Visitors, game: str) -> None:
    page = typing(visit, game)
    for width, height in SIZES:
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.evaluate(SETTLED)
        cell = float(page.locator("[data-cell-px]").first.get_attribute("data-cell-px") or 0)
        assert cell >= LEAST_PX, f"{width} by {height}"
        assert max(overhang(page)) <= 0, f"{width} by {height}"


@pytest.mark.parametrize("game", ["alone", "blocks", "a race"])
def test_no_hint_about_pointers_covers_a_game_in_text_mode(visit: Visitors, game: str) -> None:
    expect(typing(visit, game).locator(".note.shown")).to_have_count(0)
