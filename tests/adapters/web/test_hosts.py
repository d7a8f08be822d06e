"""The hosts that the server answers to, and requests that it refuses for their headers alone."""

import asyncio
import json
import socket

import pytest
from websockets.exceptions import InvalidStatus

from tests.adapters.web.server import ME, TIMEOUT_S, LocalServer, is_closed, is_error
from ubongo.adapters.web.hosts import AllowedHosts

BODY = json.dumps({"edition": "pouch", "seats": [ME]}).encode()
OWN = socket.gethostname().partition(".")[0]
ALLOWED = AllowedHosts.of(["play.example.org", ".Example.net"])


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "LocalHost:8000",
        "localhost.",
        "ubongo.localhost",
        "127.0.0.1:8000",
        "192.168.1.20:8000",
        "203.0.113.9",
        "[::1]:8000",
        "[2001:db8::1]",
        OWN,
        f"{OWN}:8000",
        f"{OWN}.local",
        f"{OWN}.lan:8000",
        f"{OWN}.home.arpa",
        "play.example.org",
        "PLAY.example.org:443",
        "play.example.org.",
        "example.net",
        "any.where.example.net:8443",
    ],
)
def test_the_server_answers_to_its_names_and_addresses(host: str):
    assert ALLOWED.allows(host)


@pytest.mark.parametrize(
    "host",
    [
        "",
        ":8000",
        "evil.example",
        "example.org",
        "deep.play.example.org",
        "notexample.net",
        f"{OWN}.evil.example",
        "localhost.evil.example",
        "127.0.0.1.evil.example",
        "127.0.0.1.nip.io",
        "127.0.0.1@evil.example",
        "evil.example:80@127.0.0.1",
        "127.0.0.1/evil.example",
        "127.0.0.1, evil.example",
        "127.0.0.1:port",
        "127.1",
        "2130706433",
        "[::1",
        "::1",
        "127.0.0.1\x00",
        "localhost\n",
        "\u217cocalhost",
    ],
)
def test_the_server_answers_to_no_other_name(host: str):
    assert not ALLOWED.allows(host)


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("path", ["/", "/rules", "/api/health/live", "/api/reach", "/api/nothing"])
async def test_a_name_that_was_pointed_at_the_server_gets_one_clear_line(local: LocalServer, path: str):
    answer = await local.http.get(path, headers={"host": "evil.example:8000"})
    assert is_error(answer, 421, "unknown-host")
    assert answer.json()["message"] == (
        "this server does not answer to the host 'evil.example'; its operator can allow it with --allowed-host"
    )
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.asyncio(loop_scope="module")
async def test_a_name_that_was_pointed_at_the_server_opens_no_table_and_no_socket(local: LocalServer):
    place, before = await local.open(ME), len(local.service)
    evil = {"host": "evil.example", "origin": "http://evil.example", "content-type": "application/json"}
    assert is_error(await local.http.post("/api/tables", content=BODY, headers=evil), 421, "unknown-host")
    assert len(local.service) == before
    for host, origin, status, code in (
        ("evil.example", "http://evil.example", 421, "unknown-host"),
        (f"127.0.0.1:{local.port}", "http://evil.example", 403, "foreign"),
        (f"127.0.0.1:{local.port}", "null", 403, "foreign"),
    ):
        request = (
            f"GET /api/tables/{place.table}/socket HTTP/1.1\r\nhost: {host}\r\nupgrade: websocket\r\n"
            "connection: upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            f"origin: {origin}\r\n\r\n"
        )
        answered, rest = await status_and_rest(local, request.encode())
        error = json.loads(rest.partition(b"\r\n\r\n")[2])
        assert (answered, error["error"]) == (status, code)
        assert "\n" not in error["message"]
    with pytest.raises(InvalidStatus):
        async with local.line(place.table, place.cookie, origin="null"):
            pass


async def status_and_rest(local: LocalServer, request: bytes) -> tuple[int, bytes]:
    """The status of the answer to a raw request, and what follows it until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", local.port)
    writer.write(request)
    async with asyncio.timeout(TIMEOUT_S):
        status = int((await reader.readuntil(b"\r\n")).split()[1])
        rest = await reader.read()
    writer.close()
    return status, rest


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("path", [b"/api/tables", b"/api/join", b"/api/health/live", b"/"])
@pytest.mark.parametrize("order", [0, 1])
async def test_a_body_with_two_lengths_is_refused_and_its_connection_closed(
    local: LocalServer, path: bytes, order: int
):
    lengths = (b"content-length: 6\r\n", b"transfer-encoding: chunked\r\n")
    request = b"POST %b HTTP/1.1\r\nhost: 127.0.0.1\r\n%b%b\r\n0\r\n\r\n" % (path, lengths[order], lengths[1 - order])
    smuggled = b"GET /api/health/live HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
    status, rest = await status_and_rest(local, request + smuggled)
    assert status == 400
    assert b"not both" in rest
    assert b"HTTP/1.1" not in rest, "the second request is never answered"


@pytest.mark.asyncio(loop_scope="module")
@pytest.mark.parametrize("size", [17 * 1024, 60 * 1024, 120 * 1024])
@pytest.mark.parametrize("count", [1, 100])
async def test_headers_beyond_the_documented_size_are_refused_and_their_connection_closed(
    local: LocalServer, size: int, count: int
):
    more = b"".join(b"a%d: %b\r\n" % (number, b"b" * (size // count)) for number in range(count))
    reader, writer = await asyncio.open_connection("127.0.0.1", local.port)
    writer.write(b"GET /api/health/live HTTP/1.1\r\nhost: 127.0.0.1\r\n%b\r\n" % more)
    assert (await reader.readuntil(b"\r\n")).split()[1] in (b"400", b"431")
    await is_closed(reader)
    writer.close()


@pytest.mark.asyncio(loop_scope="module")
async def test_headers_of_almost_the_documented_size_are_read(local: LocalServer):
    assert (await local.http.get("/api/health/live", headers={"a": "b" * 15 * 1024})).status_code == 200


@pytest.mark.asyncio(loop_scope="module")
async def test_a_program_that_names_no_host_is_answered(local: LocalServer):
    status, rest = await status_and_rest(local, b"GET /api/health/live HTTP/1.0\r\n\r\n")
    assert status == 200
    assert b'"ok"' in rest
