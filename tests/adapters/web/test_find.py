"""The route for people who look for a game with a stranger, and what such a table shows and refuses."""

import asyncio
from typing import Any

import httpx
import pytest

from tests.adapters.web.server import TIMEOUT_S, LocalServer, is_error, running
from tests.tables.hand_clock import HandClock
from ubongo.adapters.web.limits import DEAD_AFTER_S, OPENING
from ubongo.tables.service.matchmaking import WAIT

pytestmark = pytest.mark.asyncio(loop_scope="module")

POUCH = {"edition": "pouch"}
ELSEWHERE = {"x-forwarded-for": "192.0.2.7"}
"""This machine is not limited by address: the header stands for another one."""


def person(clocked: LocalServer) -> httpx.AsyncClient:
    """A browser of its own."""
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{clocked.port}", trust_env=False, timeout=TIMEOUT_S)


async def looks(clocked: LocalServer, count: int) -> None:
    """Wait until that many people look."""
    async with asyncio.timeout(TIMEOUT_S):
        while len(clocked.service.matchmaker) != count:
            await asyncio.sleep(0)


def cookie(http: httpx.AsyncClient) -> str:
    return "; ".join(f"{name}={value}" for name, value in http.cookies.items())


def asks_again(answer: httpx.Response) -> bool:
    """Whether the answer only brings a cookie."""
    return (answer.status_code, answer.json(), "set-cookie" in answer.headers) == (202, {"table": None}, True)


async def identified(http: httpx.AsyncClient) -> httpx.AsyncClient:
    """The browser, once it has a cookie: the first request of a new one is answered with one."""
    if not http.cookies:
        assert asks_again(await http.post("/api/find", json=POUCH))
        assert http.cookies
    return http


async def find(http: httpx.AsyncClient, **more: object) -> httpx.Response:
    return await (await identified(http)).post("/api/find", json={**POUCH, **more})


async def pair(clocked: LocalServer, ada: httpx.AsyncClient, chen: httpx.AsyncClient) -> str:
    """The table of these two."""
    first = asyncio.create_task(find(ada))
    await looks(clocked, 1)
    answers = [await find(chen), await first]
    tables = {answer.json()["table"] for answer in answers}
    assert [answer.status_code for answer in answers] == [200, 200]
    assert len(tables) == 1
    return tables.pop()


async def test_two_browsers_find_each_other_and_the_game_starts_by_itself(clocked: LocalServer, clock: HandClock):
    async with person(clocked) as ada, person(clocked) as chen:
        table = await pair(clocked, ada, chen)
        async with clocked.line(table, cookie(ada)) as one, clocked.line(table, cookie(chen)) as other:
            shown: dict[str, Any] = (await one.hello())["table"]
            assert (shown["strangers"], shown["host"], shown["host_seat"], shown["code"]) == (True, False, None, None)
            assert {seat["kind"] for seat in shown["seats"]} == {"person"}
            await other.hello()
            started = asyncio.gather(one.stage("countdown"), other.stage("countdown"))  # pings are answered meanwhile
            # Answers take real time, and the clock must not overtake them: a socket that is silent for so long is dead.
            dead_at = clock.now() + DEAD_AFTER_S * 1_000
            async with asyncio.timeout(TIMEOUT_S):
                while not started.done():
                    await (clock.turn(10) if clock.now() + 10 < dead_at else asyncio.sleep(0.001))
            assert sorted(view["seat"] for view in await started) == [0, 1]


async def test_after_the_wait_it_is_a_bot(clocked: LocalServer, clock: HandClock):
    async with person(clocked) as ada:
        finding = asyncio.create_task(find(ada, strength="gentle"))
        await looks(clocked, 1)
        await clock.turn(WAIT)
        async with clocked.line((await finding).json()["table"], cookie(ada)) as line:
            seats = (await line.hello())["table"]["seats"]
        assert sorted((seat["kind"], seat["strength"]) for seat in seats) == [("bot", "gentle"), ("person", None)]


async def test_a_first_visitor_gets_an_identity_before_anyone_is_looked_for(clocked: LocalServer):
    async with person(clocked) as ada:
        tabs = await asyncio.gather(*(ada.post("/api/find", json=POUCH) for _ in range(2)))
        assert all(map(asks_again, tabs))
        assert all("httponly" in tab.headers["set-cookie"].lower() for tab in tabs)
        assert (len(clocked.service.matchmaker), len(clocked.service)) == (0, 0)
        again = asyncio.create_task(ada.post("/api/find", json=POUCH))
        await looks(clocked, 1)
        again.cancel()
        await looks(clocked, 0)


async def test_who_leaves_before_the_start_is_answered_and_then_watches_no_more(clocked: LocalServer):
    async with person(clocked) as ada, person(clocked) as chen:
        table = await pair(clocked, ada, chen)
        async with clocked.line(table, cookie(ada)) as line:
            await line.hello()
            assert (await line.act("leave", {"type": "leave"}))["type"] == "ack"
            assert (await line.goodbye())[0] == "unknown-table"
            assert {message["type"] for message in line.received[1:]} <= {"ping", "ack", "bye"}, "no update follows"


async def test_the_network_of_who_looks_is_known(clocked: LocalServer, monkeypatch: pytest.MonkeyPatch):
    seen: list[str] = []

    async def find_game(player: str, edition: object, strength: object, language: str, network: str) -> str:
        seen.append(network)
        return "0123456789abcdef"

    monkeypatch.setattr(clocked.service, "find_game", find_game)
    async with person(clocked) as ada:
        await identified(ada)
        for headers in (ELSEWHERE, {"x-forwarded-for": "2001:db8:1:2::3"}, {}):
            (await ada.post("/api/find", json=POUCH, headers=headers)).raise_for_status()
    assert seen == ["192.0.2.7", "2001:db8:1::/48", ""]


async def test_who_deletes_everything_looks_no_more(clocked: LocalServer, clock: HandClock):
    async with person(clocked) as ada, person(clocked) as chen:
        looking, waiting = asyncio.create_task(find(ada)), asyncio.create_task(find(chen, strength="sharp"))
        await looks(clocked, 2)
        player = (await ada.get("/api/person")).json()["player"]
        (await ada.post("/api/person/erase", json={"erase": "everything"})).raise_for_status()
        await looks(clocked, 1)
        assert is_error(await looking, 409, "superseded")
        await clock.turn(WAIT)
        assert (await waiting).status_code == 200
        assert player not in repr(vars(clocked.store))


async def test_a_closed_page_leaves_the_queue(clocked: LocalServer):
    async with person(clocked) as ada:
        finding = asyncio.create_task(find(ada))
        await looks(clocked, 1)
        finding.cancel()
        await looks(clocked, 0)
    await clocked.finished()
    assert len(clocked.service) == 0


async def test_a_second_tab_replaces_the_first(clocked: LocalServer, clock: HandClock):
    async with person(clocked) as ada:
        await identified(ada)
        first = asyncio.create_task(find(ada))
        await looks(clocked, 1)
        second = asyncio.create_task(find(ada))
        assert is_error(await first, 409, "superseded")
        assert not second.done()
        await clock.turn(WAIT)
        assert (await second).status_code == 200


async def test_nobody_else_sees_the_table(clocked: LocalServer):
    async with person(clocked) as ada, person(clocked) as chen, person(clocked) as eve:
        table = await pair(clocked, ada, chen)
        (await eve.post("/api/person/code", json={})).raise_for_status()
        for sent in ("", cookie(eve)):
            async with clocked.line(table, sent) as line:
                await line.send({"type": "hello", "protocol": 3})
                assert (await line.goodbye())[0] == "unknown-table"
        answer = await eve.post(f"/api/tables/{table}/join", json={"invite": "guessed"})
        assert is_error(answer, 403, "wrong-invite")


async def test_no_name_can_be_given(clocked: LocalServer):
    async with person(clocked) as ada, person(clocked) as chen:
        table = await pair(clocked, ada, chen)
        async with clocked.line(table, cookie(ada)) as line:
            await line.hello()
            refused = await line.act("rude", {"type": "rename", "name": "something rude"})
            assert (refused["type"], refused["reason"]) == ("refused", "given-names")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"edition": "chess"}, "bad-settings"),
        ({"edition": "solo"}, "bad-seats"),
        ({"edition": "pouch", "strength": "godlike"}, "bad-request"),
        ({"edition": "pouch", "name": "Ada"}, "bad-request"),
        ({}, "bad-request"),
    ],
)
async def test_what_cannot_be_found_is_refused_at_once(clocked: LocalServer, body: dict[str, str], code: str):
    assert is_error(await (await identified(clocked.http)).post("/api/find", json=body), 400, code)
    assert len(clocked.service.matchmaker) == 0


async def test_another_site_cannot_look(clocked: LocalServer):
    answer = await clocked.http.post("/api/find", json=POUCH, headers={"origin": "https://elsewhere.example"})
    assert is_error(answer, 403, "foreign")


async def test_a_flood_without_identities_is_refused(clocked: LocalServer):
    for _ in range(int(OPENING.burst)):
        assert asks_again(await clocked.http.post("/api/find", json=POUCH, headers=ELSEWHERE))
        clocked.http.cookies.clear()
    assert is_error(await clocked.http.post("/api/find", json=POUCH, headers=ELSEWHERE), 429, "too-many")
    assert len(clocked.service.matchmaker) == 0


async def test_a_flood_of_searches_of_one_address_is_refused(clocked: LocalServer):
    await identified(clocked.http)
    for _ in range(int(OPENING.burst)):
        searching = asyncio.create_task(clocked.http.post("/api/find", json=POUCH, headers=ELSEWHERE))
        await looks(clocked, 1)
        searching.cancel()
        await looks(clocked, 0)
    assert is_error(await clocked.http.post("/api/find", json=POUCH, headers=ELSEWHERE), 429, "too-many")
    await clocked.finished()
    assert len(clocked.service) == 0


async def test_a_server_that_stops_answers_those_who_look():
    async with running(HandClock()) as clocked, person(clocked) as ada:
        finding = asyncio.create_task(find(ada))
        await looks(clocked, 1)
        clocked.service.matchmaker.dismiss()
        assert is_error(await finding, 503, "shutting-down")
