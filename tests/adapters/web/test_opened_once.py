"""A request for a table that is sent again opens no second one."""

import asyncio

import pytest

from tests.adapters.web.server import ME, OPEN, LocalServer, is_error
from ubongo.adapters.web import opened_once
from ubongo.adapters.web.opened_once import Opened, OpenedOnce

pytestmark = pytest.mark.asyncio(loop_scope="module")

REQUEST = "a-random-name-of-it"
BODY = {"edition": "pouch", "seats": [ME, OPEN], "request": REQUEST}


async def opened(local: LocalServer, cookie: str = "", **more: object) -> tuple[str, str]:
    """The answer to a request for a table, and the cookie."""
    local.http.cookies.clear()
    headers = {"cookie": cookie} if cookie else {}
    answer = await local.http.post("/api/tables", json={**BODY, **more}, headers=headers)
    assert answer.status_code == 201
    return answer.text, answer.headers["set-cookie"].partition(";")[0]


async def test_the_same_request_of_a_player_opens_one_table(local: LocalServer):
    _, cookie = await opened(local, request="")
    before = len(local.service)
    answers = await asyncio.gather(*(opened(local, cookie, request="of-a-known-player") for _ in range(5)))
    assert len(set(answers)) == 1
    assert len(local.service) == before + 1


async def test_a_new_visitor_whose_first_answer_was_lost_gets_the_same_table_and_cookie(local: LocalServer):
    first = await opened(local)
    assert await opened(local) == first
    _, cookie = first
    assert await opened(local, cookie) == first, "the cookie came, and the rest of the answer did not"


async def test_the_name_of_a_request_gives_another_player_nothing(local: LocalServer):
    _, ada = await opened(local, request="")
    _, grace = await opened(local, request="")
    mine, _ = await opened(local, ada, request="known-to-both-players")
    theirs, cookie = await opened(local, grace, request="known-to-both-players")
    assert theirs != mine
    assert cookie == grace


async def test_the_name_of_a_request_for_something_else_is_another_request(local: LocalServer):
    table, cookie = await opened(local, request="used-for-everything")
    headers, began = {"cookie": cookie}, list[str]()
    for path, wish in (
        ("/api/lab/attempts", {"box": "flat", "region": ".###/####/####", "pieces": ["V3", "L4", "S4"]}),
        ("/api/lab/attempts", {"box": "flat", "region": ".###/####/####", "pieces": ["I2", "L4", "P5"]}),
        ("/api/daily/2026-01-24/attempts", {"task": "cards"}),
    ):
        answer = await local.http.post(path, json={**wish, "request": "used-for-everything"}, headers=headers)
        assert answer.status_code == 201, answer.text
        began.append(answer.json()["id"])
    assert len({*began}) == 3
    assert (await opened(local, cookie, request="used-for-everything"))[0] == table


async def test_without_a_name_each_request_opens_a_table(local: LocalServer):
    _, cookie = await opened(local, request="")
    assert await opened(local, cookie, request="") != await opened(local, cookie, request="")


@pytest.mark.parametrize("name", ["short", "x" * 65, "sixteen letters!", "a-name-of-a-request\n", 7])
async def test_a_name_that_could_be_guessed_or_is_none_is_refused(local: LocalServer, name: object):
    answer = await local.http.post("/api/tables", json={**BODY, "request": name})
    assert is_error(answer, 400, "bad-request")


async def _table() -> Opened:
    return Opened("t", 0, "invite", "secret")


async def test_a_request_that_failed_can_be_sent_again():
    once = OpenedOnce()

    async def failing() -> Opened:
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="disk"):
        await once.once("ada", "table", REQUEST, failing)
    assert await once.once("ada", "table", REQUEST, _table) == await _table()


async def test_a_client_that_goes_before_the_answer_finds_its_table():
    once = OpenedOnce()
    ready = asyncio.Event()

    async def slow() -> Opened:
        await ready.wait()
        return await _table()

    gone = asyncio.create_task(once.once("ada", "table", REQUEST, slow))
    await asyncio.sleep(0)
    gone.cancel()
    ready.set()
    assert await once.once("ada", "table", REQUEST, _table) == await _table()


async def test_what_is_remembered_is_limited(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(opened_once, "MOST_REMEMBERED", 3)
    once = OpenedOnce()
    for number in range(10):
        await once.once("ada", "table", f"{REQUEST}-{number}", _table)
    assert len(once) == 3
