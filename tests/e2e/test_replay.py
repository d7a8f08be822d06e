"""Stories of replays, and of random draws that anyone can verify."""

import json
import re
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.adapters.web.server import solution
from tests.e2e import screenshots
from tests.e2e.tables import OPEN, SLOW, join, open_table
from tests.e2e.visitors import Visitors

pytestmark = [pytest.mark.e2e, pytest.mark.xdist_group("a game that is over")]

ROBOT = """(table) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    const say = (message) => socket.send(JSON.stringify(message));
    const asked = new Set();
    const seen = new Set();
    const act = (id, action) => {
        if (!asked.has(id)) say({type: 'act', id, action});
        asked.add(id);
    };
    socket.onopen = () => say({type: 'hello', protocol: 3});
    window.over = new Promise((done) => {
        socket.onmessage = async ({data}) => {
            const {type, nonce, table, view} = JSON.parse(data);
            if (type === 'ping') say({type: 'pong', nonce});
            if (!view) return;
            const round = `${view.round}-${view.tie_break}`;
            if (view.stage === 'seated' && table.host) act('start', {type: 'start'});
            if (view.stage === 'racing' && view.puzzle && !seen.has(round)) {
                seen.add(round);
                const move = await window.move(view);
                if (round === '1-0' && move.placements) {
                    await new Promise((later) => setTimeout(later, 200));
                    say({type: 'placed', placements: move.placements.slice(0, 1)});
                    await new Promise((later) => setTimeout(later, 400));
                }
                act(`solve-${round}`, move);
            }
            if (view.stage === 'resting') act(`ready-${round}`, {type: 'ready'});
            if (view.stage === 'over') done(true);
        };
    });
}"""
"""Plays a whole game from a page at full speed; `move` chooses the command for a board."""


@dataclass
class Played:
    """A game that is over: Ada has solved every board, Grace none."""

    table: str
    grace: BrowserContext
    """The browser that saw the lobby of the game."""


def give_up(_: dict[str, Any]) -> dict[str, Any]:
    """Grace gives up every board."""
    return {"type": "give-up"}


@pytest.fixture(scope="module")
def played(visit_once: Visitors) -> Played:
    ada, grace = visit_once(), visit_once()
    for page, move in ((ada, solution), (grace, give_up)):
        page.expose_function("move", move)  # pyright: ignore[reportUnknownMemberType]
    opened = open_table(ada, "pouch", OPEN, glass=300_000, countdown=0)
    join(grace, opened, "Grace")
    grace.wait_for_selector("main[data-stage=seated]")
    for page in (grace, ada):
        page.evaluate(ROBOT, opened.table)
    for page in (ada, grace):
        page.evaluate("() => window.over")
    return Played(opened.table, grace.context)


def plain(text: str) -> str:
    """Without the marks that keep names and numbers of other directions apart."""
    return re.sub("[\u2068\u2069]", "", text)


def seek(page: Page, share: float) -> None:
    """Drag the time line to that share of the game."""
    line = page.locator("input[type=range]")
    box = line.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * share, box["y"] + box["height"] / 2)


def test_a_stranger_watches_a_replay(page: Page, played: Played) -> None:
    page.goto(f"/#/replay/{played.table}")
    show = page.locator(f"[data-replay='{played.table}']")
    expect(show).to_have_attribute("data-stage", "racing")
    expect(page.locator(".races [data-seat='0']")).to_have_attribute("data-pieces", "0")
    expect(page.locator("[data-chapter]")).to_have_count(9)
    screenshots.check_layout(page, "replay-race", scrolls=True)

    page.keyboard.press("End")
    expect(show).to_have_attribute("data-winners", "0")
    expect(page.get_by_role("heading", name=re.compile("Ada.? wins"))).to_be_visible()
    expect(page.locator(".races [data-seat='0']")).to_have_attribute("data-pieces", "3")
    expect(page.locator(".races [data-seat='1'] [data-points]")).to_have_attribute("data-points", "0")
    screenshots.check_layout(page, "replay-end", scrolls=True)

    page.locator("[data-chapter='4']").click()
    expect(page.get_by_role("heading", name=re.compile("Round .?5"))).to_be_visible()
    seek(page, 0.5)
    expect(show).not_to_have_attribute("data-stage", "over")
    page.keyboard.press("Home")
    expect(page.get_by_role("heading", name=re.compile("Round .?1"))).to_be_visible()
    assert page.context.cookies() == []


def test_a_player_finds_the_own_seat_in_a_replay(page: Page, played: Played) -> None:
    page.goto(f"/#/replay/{played.table}")
    page.locator(".races").wait_for()
    expect(page.locator("[data-own]")).to_have_count(0)
    # The robot that played keeps no log: this is what a browser in seat 1 stores of an entry.
    page.evaluate(
        "([key, entry]) => localStorage.setItem(key, entry)", [f"ubongo.log.{played.table}", f"1:{'0' * 64}::1 "]
    )
    page.reload()
    expect(page.locator("[data-own]")).to_have_text("You")
    expect(page.locator(".races [data-seat='1'] [data-own]")).to_be_visible()
    screenshots.check_layout(page, "replay-own", scrolls=True)


def test_a_replay_shows_pieces_as_they_were_laid(page: Page, played: Played) -> None:
    answer = page.request.get(f"/api/tables/{played.table}/replay").json()
    assert [(board["seat"], len(board["moves"])) for board in answer["moves"]] == [(0, 1)]
    (move,) = answer["moves"][0]["moves"]
    page.goto(f"/#/replay/{played.table}")
    board = page.locator(".races [data-seat='0']")
    line = page.locator("input[type=range]")
    for at, pieces in ((move["at"] + 100, "1"), (move["at"] - 100, "0"), (move["at"] + 1, "1")):
        line.evaluate("(line, at) => { line.value = at; line.dispatchEvent(new Event('input', {bubbles: true})); }", at)
        expect(board).to_have_attribute("data-pieces", pieces)
    screenshots.check_layout(page, "replay-laid", scrolls=True)


@pytest.mark.motion
def test_a_replay_plays_to_its_end(page: Page, played: Played) -> None:
    page.goto(f"/#/replay/{played.table}")
    page.locator("[data-speed='16']").click()
    page.locator("[data-action=play]").click()
    expect(page.locator("[data-replay]")).to_have_attribute("data-stage", "over")
    expect(page.locator("[data-action=play]")).to_have_attribute("data-running", "false")


def test_a_replay_is_controlled_by_keys_alone(page: Page, played: Played) -> None:
    page.goto(f"/#/replay/{played.table}")
    show = page.locator("[data-replay]")
    expect(show).to_be_visible()
    page.keyboard.press("Home")
    expect(show).to_have_attribute("data-seq", "1")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(show).to_have_attribute("data-seq", "3")
    page.keyboard.press("ArrowLeft")
    expect(show).to_have_attribute("data-seq", "2")
    page.locator("input[type=range]").focus()
    page.keyboard.press("Space")
    expect(show).to_have_attribute("data-stage", "over")
    expect(page.locator("input[type=range]")).to_have_attribute("aria-valuetext", re.compile("0.?:.?0"))


def test_one_board_is_enlarged_on_the_narrowest_page(page: Page, played: Played) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(f"/#/replay/{played.table}")
    page.locator("select[name=seat]").select_option("1")
    page.wait_for_function("""() => {
        const [large, small] = [1, 0].map((seat) => document.querySelector(`.races [data-seat='${seat}']`));
        return large && small && large.getBoundingClientRect().width > 1.8 * small.getBoundingClientRect().width;
    }""")
    assert page.evaluate("document.documentElement.scrollWidth") == 320


def test_every_event_is_listed_and_links_to_its_time(page: Page, played: Played) -> None:
    page.goto(f"/#/replay/{played.table}")
    page.get_by_text("What happened").click()
    expect(page.get_by_role("button", name=re.compile("Grace.? gave up")).first).to_be_visible()
    page.get_by_role("button", name="The game is over.").click()
    expect(page.locator("[data-replay]")).to_have_attribute("data-stage", "over")
    expect(page.locator("[data-event-text]")).to_contain_text("The game is over.")


def test_the_page_recomputes_every_draw(page: Page, played: Played) -> None:
    page.goto(f"/#/replay/{played.table}")
    expect(page.locator("[data-proof]")).to_have_attribute("data-proof", "true")
    lines = {line.get_attribute("data-check"): line.inner_text() for line in page.locator("[data-check]").all()}
    assert set(lines) - SLOW == {"hash", "die", "draw", "deal", "pile", "first-roller", *added_by_players(page)}
    for kind in ("die", "draw", "deal"):
        assert plain(lines[kind]).endswith("9 of 9")
    expect(page.locator("[data-wrong]")).to_have_count(0)


def added_by_players(page: Page) -> set[str]:
    """The checks of what players add to the chance. Whether the robots have committed depends on their sockets."""
    lines = {line.get_attribute("data-check") or "" for line in page.locator("[data-check]").all()}
    shown = lines & {"terms", "shares", "reveals", "log"}
    assert shown in ({"terms", "log"}, {"terms", "shares", "reveals", "log"})
    return shown


def test_a_browser_that_saw_the_game_compares_the_hash_that_it_saw(played: Played) -> None:
    page = played.grace.new_page()
    page.goto(f"/#/replay/{played.table}")
    expect(page.locator("[data-check=seen]")).to_have_attribute("data-right", "true")
    page.close()


def test_a_falsified_die_is_reported_at_its_roll(page: Page, played: Played) -> None:
    changed: list[int] = []

    def cheat(route: Route) -> None:
        answer = route.fetch()
        replay = answer.json()
        frames = [frame for frame in replay["frames"] if frame["changed"].get("symbol") is not None]
        frames[2]["changed"]["symbol"] = (frames[2]["changed"]["symbol"] + 1) % 6
        deals = [item["seq"] for item in replay["proof"] if item["kind"] == "die"]
        changed.append(deals[2])
        route.fulfill(response=answer, body=json.dumps(replay))

    page.route("**/replay", cheat)
    page.goto(f"/#/replay/{played.table}")
    expect(page.locator("[data-proof]")).to_have_attribute("data-proof", "false")
    expect(page.locator("[data-check=die]")).to_have_attribute("data-right", "false")
    expect(page.locator("[data-check=draw]")).to_have_attribute("data-right", "true")
    wrong = page.locator("[data-wrong]")
    expect(wrong).to_have_count(1)
    expect(wrong).to_have_attribute("data-wrong", "die")
    expect(wrong).to_have_attribute("data-seq", str(changed[0]))
    expect(wrong).to_contain_text("Round")
    screenshots.check_layout(page, "replay-wrong", scrolls=True)


def test_a_running_game_is_not_replayed(visit: Visitors) -> None:
    page = visit(at=None)
    opened = open_table(page, "pouch", OPEN)
    page.goto(f"/#/replay/{opened.table}")
    expect(page.get_by_text("This game is still on.")).to_be_visible()
    page.goto("/#/replay/0000000000000000")
    expect(page.get_by_text("Game not found.")).to_be_visible()
