"""Identification of players: which secrets and origins a browser can send."""

import asyncio
import json

import pytest

from tests.adapters.web.server import ME, LocalServer, is_error

pytestmark = pytest.mark.asyncio(loop_scope="module")

TABLE = {"edition": "pouch", "seats": [ME]}
STRANGE = ['"\\012' + "A" * 42 + '"', '"\\073' + "A" * 42 + '"', "A" * 42 + '"', "A" * 20 + "\t" + "A" * 22, "é" * 43]


@pytest.mark.parametrize("secret", STRANGE)
async def test_a_secret_of_another_shape_is_ignored_and_never_sent_back(local: LocalServer, secret: str):
    headers = {b"cookie": f"ubongo={secret}".encode("latin-1")}
    answer = await local.http.post("/api/tables", json=TABLE, headers=headers)
    local.http.cookies.clear()
    assert answer.status_code == 201
    value = answer.headers["set-cookie"].partition(";")[0].removeprefix("ubongo=")
    assert len(value) == 43
    assert value.replace("-", "").replace("_", "").isalnum()
    assert "AAAAA" not in value


async def test_a_secret_of_our_shape_is_kept(local: LocalServer):
    first = await local.open(ME)
    answer = await local.http.post("/api/tables", json=TABLE, headers={"cookie": first.cookie})
    local.http.cookies.clear()
    assert answer.headers["set-cookie"].startswith(f"{first.cookie};")


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "http://a]b", "http://[x]", "", "//", "null", "\xff"])
async def test_an_origin_that_is_not_an_address_is_foreign(local: LocalServer, origin: str):
    answer = await local.http.post("/api/tables", json=TABLE, headers={b"origin": origin.encode("latin-1")})
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign")


HTTPS = {"x-forwarded-proto": "https"}


@pytest.mark.parametrize(
    ("host", "origin", "more"),
    [
        ("127.0.0.1:8000", "http://127.0.0.1:8000", {}),
        ("127.0.0.1", "http://127.0.0.1", {}),
        ("127.0.0.1:80", "http://127.0.0.1", {}),
        ("LOCALHOST:8000", "http://localhost:8000", {}),
        ("[::1]:8000", "http://[::1]:8000", {}),
        ("localhost", "https://localhost", HTTPS),
        ("localhost:443", "https://localhost", HTTPS),
        ("localhost", "https://localhost:443", HTTPS),
    ],
)
async def test_the_servers_own_page_is_not_foreign(local: LocalServer, host: str, origin: str, more: dict[str, str]):
    headers = {"host": host, "origin": origin, **more}
    assert (await local.http.post("/api/tables", json=TABLE, headers=headers)).status_code == 201
    local.http.cookies.clear()


@pytest.mark.parametrize(
    ("host", "origin", "more"),
    [
        ("127.0.0.1:8000", "https://127.0.0.1:8000", {}),
        ("127.0.0.1", "https://127.0.0.1", {}),
        ("127.0.0.1:443", "https://127.0.0.1", {}),
        ("127.0.0.1", "http://127.0.0.1", HTTPS),
        ("127.0.0.1", "http://127.0.0.1:8000", {}),
        ("127.0.0.1:8000", "http://127.0.0.1", {}),
        ("127.0.0.1:8000", "http://localhost:8000", {}),
        ("127.0.0.1:8000", "ftp://127.0.0.1:8000", {}),
        ("127.0.0.1:8000", "//127.0.0.1:8000", {}),
        ("127.0.0.1:8000", "http://127.0.0.1:8000/", {}),
        ("127.0.0.1:8000", "http://me@127.0.0.1:8000", {}),
        ("127.0.0.1:8000", "http://127.0.0.1:8000 http://evil.example", {}),
        ("127.0.0.1:8000", "http://127.0.0.1:99999", {}),
    ],
)
async def test_a_page_with_another_scheme_host_or_port_is_foreign(
    local: LocalServer, host: str, origin: str, more: dict[str, str]
):
    headers = {"host": host, "origin": origin, **more}
    answer = await local.http.post("/api/tables", json=TABLE, headers=headers)
    assert is_error(answer, 403, "foreign")


@pytest.mark.parametrize("origin", [b"null", b"", b"http://", b"http://127.0.0.1"])
@pytest.mark.parametrize("first", [b"HTTP/1.1\r\nhost: ", b"HTTP/1.1\r\nhost:", b"HTTP/1.0"])
async def test_without_a_host_no_origin_is_our_own(local: LocalServer, first: bytes, origin: bytes):
    body = json.dumps(TABLE).encode()
    reader, writer = await asyncio.open_connection("127.0.0.1", local.port)
    writer.write(b"POST /api/tables %b\r\norigin: %b\r\n" % (first, origin))
    writer.write(b"content-type: application/json\r\ncontent-length: %d\r\n\r\n%b" % (len(body), body))
    assert b" 4" in await reader.readuntil(b"\r\n")
    writer.close()
