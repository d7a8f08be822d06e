"""The main story: two phones and a laptop play nine rounds by link, and the server is killed in between."""

from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.board import RACE, Place, Table, by_mouse, by_touch_of
from tests.e2e.tables import OPEN, join, open_table
from tests.e2e.visitors import LAPTOP, PHONE, Visitors
from tests.server_process import ServerProcess
from ubongo.formats.game_file import decode
from ubongo.formats.verification import verify

pytestmark = pytest.mark.e2e

ROUNDS = 9


@dataclass(frozen=True, slots=True)
class Player:
    """A person with their own page."""

    page: Page
    place: Place

    def solve(self) -> None:
        """Find a tiling, place its pieces, and wait until it is accepted."""
        Table(self.page).solve(self.place)
        self.page.wait_for_selector("[data-ubongo], [data-stage=resting], [data-stage=over]")


@pytest.fixture
def family(visit_killable: Visitors) -> tuple[Player, ...]:
    """A laptop and two phones, none of which has been here before."""
    phones = [visit_killable(PHONE) for _ in range(2)]
    return (Player(visit_killable(LAPTOP), by_mouse), *(Player(phone, by_touch_of(phone)) for phone in phones))


def test_a_family_plays_nine_rounds_and_hardly_notices_a_killed_server(
    family: tuple[Player, ...], killable_server: ServerProcess
) -> None:
    laptop, *phones = family
    _gather(laptop, phones)
    laptop.page.locator("[data-action=start]").click()
    for number in range(1, ROUNDS + 1):
        for player in family:
            player.page.wait_for_selector(f"{RACE}[data-round='{number}'] [data-board]")
        _race(family, killable_server, killed=number == 5)
        for player in family:
            player.page.wait_for_selector("[data-stage=resting], [data-stage=over]")
            if number < ROUNDS:
                player.page.locator("[data-action=ready]").click()
    _play_the_tie_off(family)
    _all_have_seen_the_same(family)


def _gather(laptop: Player, phones: list[Player]) -> None:
    """The laptop opens a table; the phones follow its link."""
    opened = open_table(laptop.page, "pouch", OPEN, OPEN, name="Bartholomew", glass=120_000)
    laptop.page.goto(f"/#/table/{opened.table}")
    for phone in phones:
        join(phone.page, opened)
    for player in (laptop, *phones):
        expect(player.page.locator("[data-seat][data-kind=person]")).to_have_count(3)


def _race(family: tuple[Player, ...], server: ServerProcess, *, killed: bool) -> None:
    """Two solve; the third has placed a piece when the server is killed, and continues after the restart."""
    first, second, third = family
    first.solve()
    second.solve()
    if not killed:
        third.solve()
        return
    table = Table(third.page)
    tiling = table.tiling()
    third.place(table, tiling[0])
    server.kill()
    third.page.wait_for_selector("[data-line=lost]")
    third.place(table, tiling[1])
    server.start()
    for placement in tiling[2:]:
        third.place(table, placement)
    third.page.wait_for_selector("[data-ubongo], [data-stage=resting]")
    for player in family:
        expect(player.page.locator("[data-line=lost]")).to_have_count(0)
        expect(player.page.locator("[data-seat='0'][data-rank='1']").first).to_be_visible()


def _play_the_tie_off(family: tuple[Player, ...]) -> None:
    """Players who are tied after nine rounds get another board, until no tie is left."""
    while any(player.page.locator("[data-stage=resting]").count() for player in family):
        for player in family:
            player.page.locator("[data-action=ready]").click()
        family[0].page.wait_for_selector(RACE)
        next(player for player in family if player.page.locator("[data-board]").count()).solve()
        family[0].page.wait_for_selector("[data-stage=resting], [data-stage=over]")


def _all_have_seen_the_same(family: tuple[Player, ...]) -> None:
    """Every screen shows the same winners, and the game follows the rules and its seed."""
    ends = [player.page.locator("[data-stage=over]") for player in family]
    for end in ends:
        expect(end).to_be_visible()
    winners = {end.get_attribute("data-winners") for end in ends}
    assert len(winners) == 1
    page = family[1].page
    table = page.url.rsplit("/", 1)[-1]
    export = page.request.get(f"/api/tables/{table}/export")
    assert export.ok
    assert verify(decode(export.body())) is None
