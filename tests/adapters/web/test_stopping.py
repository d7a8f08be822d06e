"""Requests that are being worked out when the server stops."""

import asyncio
import json
from typing import Any

import pytest

from ubongo.adapters.web.hosts import AllowedHosts
from ubongo.adapters.web.middleware import checked
from ubongo.adapters.web.openapi import MEANINGS

SCOPE: Any = {"type": "http", "path": "/", "scheme": "http", "method": "GET", "headers": [(b"host", b"localhost")]}


async def receive() -> Any:
    """Nothing comes."""
    return {"type": "http.disconnect"}


async def cancelled(app: Any, scope: Any = SCOPE) -> list[Any]:
    """What is sent to a client whose request is cancelled, as uvicorn does when it stops."""
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    task = asyncio.ensure_future(checked(app, AllowedHosts(frozenset({"localhost"})))(scope, receive, send))
    await asyncio.sleep(0)
    task.cancel()
    try:
        await task
    except asyncio.CancelledError:
        sent.append("cancelled")
    return sent


async def test_a_request_without_an_answer_is_told_to_come_again():
    async def working(*_: object) -> None:
        await asyncio.Event().wait()

    start, body = await cancelled(working)
    assert start["status"] == 503
    assert (b"connection", b"close") in start["headers"]
    assert json.loads(body["body"])["error"] == "shutting-down"
    assert "may have been done" in json.loads(body["body"])["message"], "nobody knows how far it came"
    assert "may have been done" in MEANINGS[503]


@pytest.mark.parametrize("kind", ["http", "websocket"])
async def test_an_answer_that_has_begun_and_a_socket_are_cut_off(kind: str):
    async def sending(_: object, __: object, send: Any) -> None:
        await send({"type": f"{kind}.response.start", "status": 200, "headers": []})
        await asyncio.Event().wait()

    start, end = await cancelled(sending, {**SCOPE, "type": kind})
    assert (start["status"], end) == (200, "cancelled")
