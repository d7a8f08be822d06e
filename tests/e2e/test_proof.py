"""Stories of the proof of a game to whose chance players have added: what the page promises, checks and leaves open."""

import copy
import json
import re
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.adapters.web.replay_fixtures import SHARED_FIXTURE, TABLE
from tests.e2e import screenshots
from tests.e2e.visitors import LANGUAGES, Visitors
from ubongo.formats.canonical_json import canonical

pytestmark = pytest.mark.e2e

Change = Callable[[dict[str, Any]], None]
REPLAYS: dict[str, dict[str, Any]] = json.loads(SHARED_FIXTURE.read_bytes())


def unchanged(_: dict[str, Any]) -> None:
    """An honest server."""


def replayed(page: Page, name: str, change: Change = unchanged) -> None:
    """Open the replay of that game, as a server sends it that makes that change."""
    replay = copy.deepcopy(REPLAYS[name])
    change(replay)

    def answer(route: Route) -> None:
        route.fulfill(json=replay)

    page.route(re.compile("/api/tables/.*/replay$"), answer)
    page.goto(f"/#/replay/{TABLE}")
    page.wait_for_selector("[data-proof]")


def entry_of(replay: dict[str, Any], number: int) -> tuple[int, dict[str, Any]]:
    """The index and the value of the entry that reveals shares for the time with that number, from 0."""
    entries = [json.loads(entry) for entry in replay["log"]]
    index = [index for index, entry in enumerate(entries) if "shares" in entry][number]
    return index, entries[index]


def test_the_page_says_that_nobody_could_choose_and_what_it_has_checked(page: Page) -> None:
    replayed(page, "pouch-four")
    proof = page.locator("[data-proof]")
    expect(proof).to_have_attribute("data-proof", "true")
    expect(proof).to_have_attribute("data-promise", "everybody")
    expect(proof).to_contain_text("Nobody could choose these boards or dice, the host included.")
    lines = {line.get_attribute("data-check"): line.get_attribute("data-right") for line in proof.locator("li").all()}
    lines.pop(None, None)
    assert lines == dict.fromkeys(
        ["hash", "terms", "shares", "reveals", "log", "die", "draw", "deal", "pile", "first-roller"], "true"
    )
    rests = [rest.get_attribute("data-rest") for rest in page.locator("[data-rest]").all()]
    assert rests == ["times", "rules", "deck", "page"]
    screenshots.check_layout(page, "replay-shared", scrolls=True)


def stored(root: str) -> dict[str, str]:
    """What a player's browser with that chain of shares has stored of the first game."""
    replay = REPLAYS["pouch-four"]
    head, log, asked = sha256(replay["terms"].encode()), "", list[str]()
    for text in replay["log"]:
        entry = json.loads(text)
        head = sha256(head.digest() + text.encode())
        log += f"{entry['seq']}:{head.hexdigest()}:{entry['at']}:0 "
        if "shares" in entry:
            asked.append(f"{len(asked)}:{entry['seq'] - 1}:{entry['at']} ")
    return {
        f"ubongo.terms.{TABLE}": sha256(replay["terms"].encode()).hexdigest(),
        f"ubongo.share.{TABLE}": root,
        f"ubongo.log.{TABLE}": log,
        f"ubongo.asked.{TABLE}": "".join(asked),
    }


def store(page: Page, values: dict[str, str]) -> None:
    """Open the page with those values in the browser's storage."""
    page.goto("/")
    page.evaluate(
        "values => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value))", values
    )


def test_a_browser_that_saw_the_game_compares_all_that_it_has_stored(page: Page) -> None:
    values = stored("01" * 32)
    store(page, values)
    replayed(page, "pouch-four")
    for name in ("terms-seen", "own-share", "asked", "head-seen"):
        expect(page.locator(f"[data-check={name}]")).to_have_attribute("data-right", "true")
    expect(page.locator("[data-check=head-seen]")).to_contain_text(str(len(REPLAYS["pouch-four"]["log"])))
    seq, head, *_ = values[f"ubongo.log.{TABLE}"].split()[-1].split(":")
    expect(page.locator("[data-proof=true]")).to_contain_text(f"ubongo replay --verify --head {seq}:{head}")


def test_a_browser_whose_share_is_not_in_the_game_is_told_first(page: Page) -> None:
    store(page, {**stored("77" * 32), f"ubongo.asked.{TABLE}": ""})
    replayed(page, "pouch-four")
    expect(page.locator("[data-promise=unshared]")).to_contain_text("share was left out")
    expect(page.locator("[data-check=own-share]")).to_have_count(0)


def test_what_a_server_sent_instead_of_a_hash_is_reported(page: Page) -> None:
    values = stored("01" * 32)
    store(page, {**values, f"ubongo.log.{TABLE}": f"{values[f'ubongo.log.{TABLE}']}9:null:5:0 "})
    replayed(page, "pouch-four")
    expect(page.locator("[data-proof=false] [data-check=head-seen]")).to_have_attribute("data-right", "false")


def test_the_replay_of_another_table_is_not_shown(page: Page) -> None:
    page.route(re.compile("/api/tables/.*/replay$"), lambda route: route.fulfill(json=REPLAYS["pouch-four"]))
    page.goto(f"/#/replay/{'1' * 16}")
    expect(page.get_by_role("link", name="Home")).to_be_visible()
    expect(page.locator("[data-proof]")).to_have_count(0)


def test_missing_shares_are_listed_by_player_and_round(page: Page) -> None:
    replayed(page, "pouch-left-out")
    expect(page.locator("[data-promise=most-rounds]")).to_contain_text("Some shares are missing")
    expect(page.locator("[data-rest=left-out]")).to_have_count(2)
    expect(page.locator("[data-rest=left-out]").first).to_contain_text("Start")
    expect(page.locator("[data-rest=left-out]").last).to_contain_text("Round")
    expect(page.locator("[data-rest=bots]")).to_be_visible()


def test_a_share_that_was_changed_later_is_reported(page: Page) -> None:
    def forge(replay: dict[str, Any]) -> None:
        index, entry = entry_of(replay, 3)
        entry["shares"][1] = "00" * 32
        replay["log"][index] = canonical(entry).decode()

    replayed(page, "pouch-four", forge)
    proof = page.locator("[data-proof=false]")
    expect(proof.locator("[data-check=shares]")).to_have_attribute("data-right", "false")
    expect(proof.locator("[data-check=terms]")).to_have_attribute("data-right", "true")
    expect(proof).to_contain_text("Something does not match.")
    expect(proof).not_to_contain_text("Nobody could choose")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_proof_fits_the_narrowest_phone(visit: Visitors, language: str) -> None:
    page = visit({"viewport": {"width": 320, "height": 640}, "locale": language}, at=None)
    replayed(page, "pouch-left-out")
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    cut = page.locator("[data-proof] :is(p, li, h3)").evaluate_all(
        "parts => parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent)"
    )
    assert cut == []
