"""HEAD requests, as uptime monitors send them."""

import asyncio

import pytest

from tests.adapters.web.server import ME, LocalServer, is_closed

pytestmark = pytest.mark.asyncio(loop_scope="module")

PATHS = [
    "/",
    "/rules",
    "/api/health",
    "/api/health/live",
    "/api/reach",
    "/api/editions",
    "/api/boxes/flat",
    "/api/decks/flat",
    "/api/schema/wire.json",
    "/api/schema/openapi.json",
    "/api/records?edition=pouch",
    "/api/records/trends",
    "/api/person/ratings",
    "/api/tables/unknown/export",
    "/api/tables/unknown/replay",
    "/api/nothing",
    "/assets/nothing.js",
    "/api/tables",
]


@pytest.mark.parametrize("path", PATHS)
async def test_head_is_answered_as_get_is_but_without_the_body(local: LocalServer, path: str):
    get, head = await local.http.get(path), await local.http.head(path)
    assert head.content == b""
    assert head.status_code == get.status_code
    changing = {"date"}
    assert {k: v for k, v in head.headers.items() if k not in changing} == {
        k: v for k, v in get.headers.items() if k not in changing
    }


async def test_head_answers_that_a_page_has_not_changed(local: LocalServer):
    headers = {"if-none-match": (await local.http.get("/api/boxes/flat")).headers["etag"]}
    assert (await local.http.head("/api/boxes/flat", headers=headers)).status_code == 304


async def test_head_opens_no_table(local: LocalServer):
    before = len(local.service)
    answer = await local.http.request("HEAD", "/api/tables", json={"edition": "pouch", "seats": [ME]})
    assert answer.status_code == 405
    assert len(local.service) == before


async def test_nothing_follows_the_headers_on_the_wire(local: LocalServer):
    reader, writer = await asyncio.open_connection("127.0.0.1", local.port)
    writer.write(b"HEAD / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\nGET /api/health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200 OK")
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200 OK")
    writer.close()
    await is_closed(reader)
