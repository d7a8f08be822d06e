"""Identification of players: which secrets and origins a browser can send."""

import asyncio
import json

import httpx
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


def set_cookie(answer: httpx.Response) -> str:
    return answer.headers["set-cookie"].partition(";")[0]


async def test_over_https_the_cookie_belongs_to_this_host_alone(local: LocalServer):
    answer = await local.http.post("/api/tables", json=TABLE, headers=HTTPS)
    local.http.cookies.clear()
    name, *attributes = (part.strip().lower() for part in answer.headers["set-cookie"].split(";"))
    assert name.startswith("__host-ubongo=")
    assert {"secure", "httponly", "path=/", "samesite=strict"} <= set(attributes)
    assert not any(part.startswith("domain") for part in attributes)


async def test_the_cookie_lasts_as_long_as_the_page_says(local: LocalServer):
    answer = await local.http.post("/api/tables", json=TABLE)
    local.http.cookies.clear()
    attributes = [part.strip().lower() for part in answer.headers["set-cookie"].split(";")]
    assert f"max-age={365 * 24 * 3600}" in attributes


async def test_a_cookie_from_before_keeps_its_seat_over_https_and_gets_the_new_name(local: LocalServer):
    place = await local.open(ME)
    secret = place.cookie.partition("=")[2]
    body, headers = {"invite": place.invite}, {**HTTPS, "cookie": place.cookie}
    again = await local.http.post(f"/api/tables/{place.table}/join", json=body, headers=headers)
    local.http.cookies.clear()
    assert again.json()["seat"] == place.seat
    assert set_cookie(again) == f"__Host-ubongo={secret}"
    for cookie in (place.cookie, f"__Host-ubongo={secret}", f"ubongo={'A' * 43}; __Host-ubongo={secret}"):
        async with local.line(place.table, cookie, **HTTPS) as line:
            assert (await line.hello())["view"]["seat"] == place.seat


async def test_over_plain_http_the_cookie_keeps_its_name(local: LocalServer):
    place = await local.open(ME)
    assert place.cookie.startswith("ubongo=")
    async with local.line(place.table, place.cookie.replace("ubongo=", "__Host-ubongo=")) as line:
        assert (await line.hello())["view"]["seat"] is None


@pytest.mark.parametrize("method", ["GET", "HEAD"])
@pytest.mark.parametrize("path", ["/", "/api/health/live", "/api/nothing", "/api/tables"])
async def test_over_https_browsers_are_told_to_stay_there(local: LocalServer, method: str, path: str):
    answer = await local.http.request(method, path, headers=HTTPS)
    assert answer.headers.get_list("strict-transport-security") == ["max-age=31536000"]
    plain = await local.http.request(method, path)
    assert "strict-transport-security" not in plain.headers
