"""A person's own ratings over HTTP. See ADR 128."""

from dataclasses import replace

import pytest

from tests.adapters.web.server import LocalServer
from tests.adapters.web.test_person import Browser
from tests.tables.fixtures import record, two_people
from ubongo.editions.contract.values import Millis
from ubongo.tables.storage.ratings import RatedSeat, Rating, UnratedGame, encode_seats
from ubongo.tables.storage.results import Result
from ubongo.tables.storage.store import LogRow

pytestmark = pytest.mark.asyncio(loop_scope="module")
PATH = "/api/person/ratings"


async def rated(clocked: LocalServer, player: str, edition: str, now: Rating, table: str, at: Millis) -> None:
    """Give that person a rating after a game of theirs."""
    clock = clocked.service.clock
    await clocked.store.open_table(replace(record(two_people()), id=table))
    row = LogRow(1, at, "command-1", b"{}", b"[]")
    end = Millis(clock.now() + at)
    result = Result(
        table=table,
        seat=0,
        player=player,
        edition=edition,
        at=end,
        settings=b"{}",
        points=1,
        won=True,
        ending="plain",
        elapsed=None,
        solves=b"[]",
    )
    unrated = UnratedGame(table, end, edition, encode_seats((RatedSeat(0, 1), RatedSeat(1, 2))))
    await clocked.store.append(table, row, None, True, results=(result, unrated))
    assert await clocked.store.ratings.rate(table, lambda _game, known: dict.fromkeys(known, now))


async def test_ratings_are_off_until_a_person_turns_them_on(clocked: LocalServer):
    browser = Browser(clocked)
    assert (await browser.ask(PATH)).json() == {"on": False, "ratings": []}
    assert browser.cookie == "", "who only looks gets no identity"
    answer = await browser.ask(PATH, {"on": True})
    assert (answer.status_code, answer.json()) == (200, {"on": True, "ratings": []})
    assert (await browser.ask(PATH)).json()["on"]
    assert (await browser.ask("/api/person")).json()["rated_since"] is not None
    other = Browser(clocked)
    await other.code()
    assert not (await other.ask(PATH)).json()["on"], "it is each person's own choice"
    assert (await browser.ask(PATH, {"on": False})).json() == {"on": False, "ratings": []}
    assert (await browser.ask("/api/person")).json()["rated_since"] is None


async def test_a_rating_is_shown_with_its_range_and_what_the_newest_game_changed(clocked: LocalServer):
    browser = Browser(clocked)
    await browser.ask(PATH, {"on": True})
    player = (await browser.ask("/api/person")).json()["player"]
    await rated(clocked, player, "pouch", Rating(25.0, 4.0), "first", Millis(5))
    await rated(clocked, player, "pouch", Rating(26.0, 3.0), "second", Millis(6))
    await rated(clocked, player, "cards", Rating(12.0, 7.0), "third", Millis(7))
    cards, pouch = (await browser.ask(PATH)).json()["ratings"]
    assert pouch == {
        "edition": "pouch",
        "rating": 1230,
        "range": 90,
        "games": 2,
        "uncertain": False,
        "strength": "steady",
        "table": "second",
        "before": 1200,
    }
    assert (cards["rating"], cards["uncertain"], cards["strength"], cards["before"]) == (810, True, "gentle", None)


@pytest.mark.parametrize("body", [{}, {"on": "yes"}, {"on": True, "more": 1}, {"on": None}])
async def test_a_wrong_choice_is_refused(clocked: LocalServer, body: dict[str, object]):
    assert (await Browser(clocked).ask(PATH, body)).status_code == 400
