"""Requests as no browser sends them, byte by byte: each is answered, and none leaves a line in the log."""

import socket
from collections.abc import Generator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.patience import PATIENCE_S
from tests.server_process import ServerProcess

pytestmark = pytest.mark.slow

HOST = b"Host: localhost\r\n"
JSON = HOST + b"Content-Type: application/json\r\n"
SOCKET = (
    HOST + b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
TABLE = b"/api/tables/nothing/socket"


def get(path: bytes, headers: bytes = HOST, method: bytes = b"GET", version: bytes = b"HTTP/1.1") -> bytes:
    """A request without a body."""
    return method + b" " + path + b" " + version + b"\r\n" + headers + b"\r\n"


def post(headers: bytes, body: bytes, path: bytes = b"/api/join") -> bytes:
    """A request with a body, whose length is in the headers."""
    return get(path, JSON + headers, b"POST") + body


def sized(body: bytes, path: bytes = b"/api/join") -> bytes:
    """A request with a body and its length."""
    return post(b"Content-Length: %d\r\n" % len(body), body, path)


CHUNKED = b"Transfer-Encoding: chunked\r\n"
REQUESTS: dict[str, tuple[bytes, set[int]]] = {
    "no path": (get(b"*", method=b"OPTIONS"), {204}),
    "TRACE": (get(b"/api/health/live", method=b"TRACE"), {405}),
    "CONNECT": (get(b"example.org:80", method=b"CONNECT"), {400}),
    "a whole address": (get(b"http://localhost/api/health/live"), {400}),
    "an address elsewhere": (get(b"http://evil.example/"), {400}),
    "a socket of a whole address": (get(b"http://localhost" + TABLE, SOCKET), {400}),
    "HTTP/2": (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", {405}),
    "TLS": (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x99" * 500, {400}),
    "zeros": (b"\0" * 5_000, {400}),
    "two hosts": (get(b"/", HOST + b"Host: evil.example\r\n"), {400}),
    "another host": (get(b"/", b"Host: evil.example\r\n"), {421}),
    "no host": (get(b"/", b""), {400}),
    "HTTP/1.0": (get(b"/api/health/live", b"", version=b"HTTP/1.0"), {200}),
    "two lengths of a body": (post(b"Content-Length: 4\r\n" + CHUNKED, b"0\r\n\r\n"), {400}),
    "different lengths": (post(b"Content-Length: 2\r\nContent-Length: 3\r\n", b"{}x"), {400}),
    "a signed length": (post(b"Content-Length: +2\r\n", b"{}"), {400}),
    "a negative length": (post(b"Content-Length: -1\r\n", b"{}"), {400}),
    "a huge length": (post(b"Content-Length: 99999999999999999999\r\n", b"{}"), {413}),
    "a long length": (post(b"Content-Length: " + b"9" * 5_000 + b"\r\n", b"{}"), {400}),
    "an unknown coding": (post(b"Transfer-Encoding: xchunked\r\n", b"0\r\n\r\n"), {400}),
    "a coding twice": (post(CHUNKED * 2, b"0\r\n\r\n"), {400}),
    "a negative chunk": (post(CHUNKED, b"-2\r\n{}\r\n0\r\n\r\n"), {400}),
    "a long extension": (post(CHUNKED, b"2;" + b"x" * 100_000 + b"\r\n{}\r\n0\r\n\r\n"), {400}),
    "many trailers": (post(CHUNKED, b"2\r\n{}\r\n0\r\n" + b"X: y\r\n" * 20_000 + b"\r\n"), {400}),
    "many headers": (get(b"/", HOST + b"X: y\r\n" * 5_000), {431}),
    "a space before a colon": (get(b"/", b"Host : localhost\r\n"), {400}),
    "a zero in a header": (get(b"/", HOST + b"X: a\0b\r\n"), {400}),
    "headers that are not ASCII": (get(b"/", HOST + b"Cookie: ubongo=\xff\r\nAccept-Language: \xff\r\n"), {200}),
    "an origin that is not ASCII": (get(TABLE, SOCKET + b"Origin: http://\xff\r\n"), {403}),
    "a path that is not ASCII": (get(b"/\xff\xfe"), {400}),
    "a path that is not UTF-8": (get(b"/api/tables/%ff%fe/export"), {404}),
    "a surrogate in a path": (get(b"/api/tables/%ed%a0%80/replay"), {404}),
    "a zero in a path": (get(b"/api/tables/a%00b/export"), {404}),
    "a path upward": (get(b"/../../etc/passwd.d"), {404}),
    "another expectation": (post(b"Expect: 200-ok\r\nContent-Length: 2\r\n", b"{}"), {400}),
    "another protocol": (get(b"/api/health/live", HOST + b"Connection: Upgrade\r\nUpgrade: h2c\r\n"), {200}),
    "a socket of a page": (get(b"/", SOCKET), {403}),
    "a posted socket": (get(TABLE, SOCKET + b"Content-Length: 0\r\n", b"POST"), {405}),
    "a socket with a body": (get(TABLE, SOCKET + b"Content-Length: 5\r\n") + b"hello", {400}),
    "an old socket": (get(TABLE, SOCKET.replace(b"13", b"8")), {400}),
    "a socket with a wrong key": (get(TABLE, SOCKET.replace(b"dGhl", b"%%%%")), {400}),
    "a socket with a wrong protocol": (get(TABLE, SOCKET + b"Sec-WebSocket-Protocol: \xff,,\r\n"), {400}),
    "deep lists": (sized(b"[" * 8_000), {400}),
    "deep objects": (sized(b'{"a":' * 2_500, b"/api/tables"), {400}),
    "a lone surrogate": (sized(b'{"code":"\\ud800"}'), {400}),
    "a zero in a code": (sized(b'{"code":"\\u0000"}'), {404}),
    "a number without end": (sized(b'{"code":1e999}'), {400}),
    "a number of many digits": (sized(b'{"code":' + b"9" * 9_000 + b"}"), {400}),
    "a mark of byte order": (sized(b'\xef\xbb\xbf{"code":"x"}'), {400}),
    "nothing": (sized(b""), {400}),
    "null": (sized(b"null"), {400}),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[tuple[str, Path]]:
    """The address of a server, and its log."""
    folder = tmp_path_factory.mktemp("server")
    with ServerProcess(folder) as process:
        yield process.address, folder / "log"


@pytest.mark.parametrize("kind", REQUESTS)
def test_a_request_that_no_browser_sends_is_answered_and_leaves_no_line(server: tuple[str, Path], kind: str):
    sent, statuses = REQUESTS[kind]
    address, log = server
    with socket.create_connection(("127.0.0.1", urlsplit(address).port or 0), timeout=PATIENCE_S) as line:
        line.sendall(sent)
        answer = line.recv(4_096)
    version, status = answer.split()[:2]
    assert (version, int(status) in statuses) == (b"HTTP/1.1", True), answer
    assert b"Traceback" not in answer
    assert log.read_bytes() == b""
