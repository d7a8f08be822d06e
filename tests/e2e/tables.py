"""Tables that stories open through the API, with settings and seats for which the pages offer no choice."""

from dataclasses import dataclass

from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.board import RACE

OPEN = {"kind": "open"}
QUICK = {"countdown": 300, "pause": 60_000}
"""A short countdown, and an intermission that ends only when all players are ready."""
SLOW = frozenset({"clock"})
"""What a proof also checks if the machine was so slow that the server gave time back."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A table, and the secret that invites others."""

    table: str
    invite: str


def bot(strength: str = "sharp") -> dict[str, str]:
    """A seat for a bot."""
    return {"kind": "bot", "strength": strength}


def quick(edition: str) -> dict[str, int]:
    """The settings that keep a story short. A run has no intermissions."""
    return {"countdown": QUICK["countdown"]} if edition == "solo" else QUICK


def open_table(page: Page, edition: str, *others: dict[str, str], name: str = "Ada", **settings: object) -> Opened:
    """A table of that visitor, who takes the first seat."""
    wish = {
        "edition": edition,
        "name": name,
        "seats": [{"kind": "me"}, *others],
        "settings": {**quick(edition), **settings},
    }
    answer = page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    opened = answer.json()
    return Opened(opened["table"], opened["invite"])


def host(page: Page, edition: str, *others: dict[str, str], name: str = "Ada", **settings: object) -> Opened:
    """A table like `open_table`, with its host in the lobby."""
    _arrive(page)
    opened = open_table(page, edition, *others, name=name, **settings)
    page.evaluate("({table, invite}) => localStorage.setItem(`ubongo:invite:${table}`, invite)", vars_of(opened))
    page.goto(f"/#/table/{opened.table}")
    return opened


def _arrive(page: Page) -> None:
    """Give an empty page the server's origin, whose storage a story fills before the table is opened."""
    if page.url == "about:blank":
        page.goto("/api/health")


def begin(page: Page, edition: str, *others: dict[str, str], name: str = "Ada", **settings: object) -> Opened:
    """A table like `open_table` that starts as soon as the page shows it."""
    _arrive(page)
    opened = open_table(page, edition, *others, name=name, **settings)
    page.evaluate("({table}) => sessionStorage.setItem(`ubongo:begin:${table}`, '1')", vars_of(opened))
    page.goto(f"/#/table/{opened.table}")
    return opened


def vars_of(opened: Opened) -> dict[str, str]:
    """What a script in a page is given of a table."""
    return {"table": opened.table, "invite": opened.invite}


def join(page: Page, opened: Opened, name: str | None = None) -> None:
    """Follow the invitation and take a free seat."""
    page.goto(f"/#/join/{opened.table}/{opened.invite}")
    if name is not None:
        page.locator("input[name=name]").fill(name)
    page.locator("[data-action=join]").click()


def wait_for_race(page: Page) -> None:
    """Wait until there is a board to be filled."""
    page.wait_for_selector(f"{RACE} [data-board]")


def give_up(page: Page) -> None:
    """Give up the board and confirm."""
    page.locator("[data-action=menu]").click()
    page.locator("[data-action=give-up]").click()
    page.locator("[data-action=give-up]").click()


def check_next_steps_on_a_low_phone(page: Page) -> None:
    """After the count, a phone on its side shows what comes next without scrolling."""
    before = page.viewport_size
    page.set_viewport_size(ViewportSize(width=844, height=390))
    page.evaluate("scrollTo(0, 0)")
    for step in page.locator("[data-stage=over] .next > *").all():
        expect(step).to_be_in_viewport(ratio=1)
    page.set_viewport_size(before or ViewportSize(width=1280, height=800))
