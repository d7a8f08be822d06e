"""The address of the metrics, with everything that a scraper would not send."""

import asyncio
import logging
from collections.abc import AsyncIterator

import pytest

from tests.adapters.web.server import running
from tests.patience import PATIENCE_S
from ubongo.adapters.web import timeouts
from ubongo.adapters.web.log_limits import CLIENT_ERRORS
from ubongo.adapters.web.metrics import serving_metrics
from ubongo.adapters.web.metrics_server import MOST_CONNECTIONS

KIND = "Accept: application/openmetrics-text; version=1.0.0"
GET = b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"


@pytest.fixture
async def port() -> AsyncIterator[int]:
    """The port of the metrics of a server."""
    async with running() as local, serving_metrics("127.0.0.1:0", local.service, local.telemetry) as port:
        yield port


async def asked(port: int, request: bytes) -> bytes:
    """All that is answered to those bytes, until the server closes."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    async with asyncio.timeout(PATIENCE_S):
        answer = await reader.read()
    writer.close()
    return answer


def request(line: str, *headers: str) -> bytes:
    """A request after whose answer the server closes."""
    return "\r\n".join((line, "Host: x", "Connection: close", *headers, "", "")).encode("latin-1")


async def test_metrics_are_answered_in_the_format_that_is_asked_for(port: int):
    head, _, body = (await asked(port, GET)).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 200")
    assert b"ubongo_ready 1.0\n" in body
    openmetrics = await asked(
        port, request("GET /metrics HTTP/1.1", "Accept: application/openmetrics-text; version=1.0.0")
    )
    assert openmetrics.endswith(b"# EOF\n")


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (request("HEAD /metrics HTTP/1.1"), 200),
        (request("POST /metrics HTTP/1.1", "Content-Length: 0"), 405),
        (request("OPTIONS /metrics HTTP/1.1"), 405),
        (request("TRACE /metrics HTTP/1.1"), 405),
        (request("FOO /metrics HTTP/1.1"), 405),
        (request("GET / HTTP/1.1"), 404),
        (request("GET /../metrics HTTP/1.1"), 404),
        (request("GET http://x/metrics HTTP/1.1"), 404),
        (request("GET /metrics HTTP/1.1", "Accept: \xff\xfe"), 200),
        (request("GET /metrics HTTP/1.1", "Upgrade: websocket"), 200),
        (b"GET /metrics HTTP/1.1\r\nA: " + b"a" * 40_000, 400),
        (b"GET /" + b"a" * 40_000, 400),
        (request("GET /metrics HTTP/1.1", "Content-Length: none"), 400),
        (b"\0\xff\x16\x03\x01\r\n\r\n", 400),
    ],
)
async def test_a_strange_request_is_answered_and_leaves_no_line(
    port: int, sent: bytes, status: int, caplog: pytest.LogCaptureFixture
):
    with caplog.at_level(logging.WARNING):
        answer = await asked(port, sent)
    assert answer.startswith(f"HTTP/1.1 {status}".encode())
    assert [line for line in caplog.messages if not line.startswith(CLIENT_ERRORS)] == []


async def test_silent_connections_are_gone_after_a_while_and_there_are_only_a_few(
    port: int, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(timeouts, "CLIENT_TIMEOUT_S", 2.0)
    held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(MOST_CONNECTIONS)]
    for _, writer in held[::2]:
        writer.write(GET[:10])
    assert (await asked(port, b"")).startswith(b"HTTP/1.1 503")
    async with asyncio.timeout(PATIENCE_S):
        for reader, writer in held:
            assert await _rest(reader) == b"", "it says nothing, and closes"
            writer.close()
    assert (await asked(port, GET)).startswith(b"HTTP/1.1 200")


async def _rest(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.read()
    except ConnectionResetError:
        return b""


async def test_a_client_that_drips_gets_no_longer(port: int, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(timeouts, "CLIENT_TIMEOUT_S", 1.0)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    async with asyncio.timeout(PATIENCE_S):
        while not reader.at_eof() and reader.exception() is None:
            writer.write(b"G")
            await asyncio.sleep(0.1)
    writer.close()
