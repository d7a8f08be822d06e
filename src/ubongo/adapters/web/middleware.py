"""What every request passes through before it reaches the routes."""

import asyncio
from collections.abc import Sequence
from typing import cast

import msgspec
from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from ubongo.adapters.web.hosts import AllowedHosts
from ubongo.adapters.web.identity import is_foreign
from ubongo.adapters.web.limits import MOST_HEADERS
from ubongo.adapters.web.openapi import ErrorOut
from ubongo.adapters.web.pages import SECURITY_HEADERS
from ubongo.adapters.web.telemetry import Telemetry

HSTS = (b"strict-transport-security", b"max-age=31536000")
NO_STORE = (b"cache-control", b"no-store")
FOREIGN = (403, ErrorOut("foreign", "another site's page may not do this"))
"""The answer to a socket that the page of another site opens."""
NO_PATH = (400, ErrorOut("bad-request", "a request names a path, not a whole address: this server is no proxy"))
"""The answer to a request as clients send it to a proxy: its address may name another host than its header."""
STOPPING = (503, ErrorOut("shutting-down", "the server is shutting down; what was asked for may have been done"))
"""The answer to a request that the end of the server cuts off."""


def checked(app: ASGIApp, hosts: AllowedHosts, telemetry: Telemetry | None = None) -> ASGIApp:
    """The application behind all checks; `telemetry` counts the answers."""
    answered = Unfinished(StrictTransport(Uncached(HeadAsGet(RequestCheck(app, hosts)))))
    return Counted(answered, telemetry or Telemetry())


class Counted:
    """Counts the answers to requests by the class of their status."""

    def __init__(self, app: ASGIApp, telemetry: Telemetry) -> None:
        self._app = app
        self._requests = telemetry.requests

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and count its answer."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._requests[f"{message['status'] // 100}xx"] += 1
            await send(message)

        await self._app(scope, receive, send_counted)


class Unfinished:
    """Answers what is still being worked out when the server stops: that is no failure, and belongs in no log."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; one that is cancelled without an answer gets one."""
        has_begun = False

        async def send_noted(message: Message) -> None:
            nonlocal has_begun
            has_begun = True
            await send(message)

        try:
            await self._app(scope, receive, send_noted)
        except asyncio.CancelledError:
            if scope["type"] != "http" or has_begun:
                raise
            await _answer(send, scope["type"], *STOPPING)


class StrictTransport:
    """Adds to every answer over https that browsers should use only https for this host (HSTS)."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add the header to its answer."""
        if scope["type"] != "http" or scope["scheme"] != "https":
            await self._app(scope, receive, send)
            return

        async def send_strict(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], HSTS]}
            await send(message)

        await self._app(scope, receive, send_strict)


class Uncached:
    """Adds `no-store` to every answer without a cache-control header: it may be meant for one player alone."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add the header to its answer."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_uncached(message: Message) -> None:
            if message["type"] == "http.response.start" and all(
                name.lower() != b"cache-control" for name, _ in message["headers"]
            ):
                message = {**message, "headers": [*message["headers"], NO_STORE]}
            await send(message)

        await self._app(scope, receive, send_uncached)


class HeadAsGet:
    """Answers HEAD with the headers of GET, on every route that has GET."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on; HEAD becomes GET, and the body of the answer is dropped."""
        if scope["type"] != "http" or scope["method"] != "HEAD":
            await self._app(scope, receive, send)
            return

        async def send_headers(message: Message) -> None:
            await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

        # A copy: the HTTP protocol reads the method of the original.
        await self._app(cast(HTTPScope, {**scope, "method": "GET"}), receive, send_headers)


class RequestCheck:
    """Refuses requests whose headers are too large or ambiguous, or that name another host."""

    def __init__(self, app: ASGIApp, hosts: AllowedHosts) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or answer it and close its connection."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        refusal = self._refusal(tuple(scope["headers"])) if scope["path"].startswith(("/", "*")) else NO_PATH
        if refusal is None and scope["type"] == "websocket" and is_foreign(ASGIConnection(scope)):
            refusal = FOREIGN
        if refusal is None:
            await self._app(scope, receive, send)
        else:
            await _answer(send, scope["type"], *refusal)

    def _refusal(self, headers: Sequence[tuple[bytes, bytes]]) -> tuple[int, ErrorOut] | None:
        names = {name for name, _ in headers}
        if sum(len(name) + len(value) + 4 for name, value in headers) > MOST_HEADERS:
            return 431, ErrorOut("too-large", f"the headers are larger than {MOST_HEADERS} bytes")
        if b"content-length" in names and b"transfer-encoding" in names:
            return 400, ErrorOut("bad-request", "a body has either content-length or transfer-encoding, not both")
        sent = [value.decode("latin-1") for name, value in headers if name == b"host"]
        # Programs that speak HTTP/1.0 name no host; browsers always do.
        return None if all(map(self._hosts.allows, sent)) else (421, _unknown(sent[0]))


def _unknown(host: str) -> ErrorOut:
    name = ascii(host.rpartition(":")[0] or host)[:80]
    return ErrorOut(
        "unknown-host", f"this server does not answer to the host {name}; its operator can allow it with --allowed-host"
    )


async def _answer(send: Send, kind: str, status: int, error: ErrorOut) -> None:
    """Answer a request; one for a socket, of the kind "websocket", gets the same answer instead of its handshake."""
    prefix = "websocket." if kind == "websocket" else ""
    body = msgspec.json.encode(error)
    headers = {
        **SECURITY_HEADERS,
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
    }
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    await send(cast(Message, {"type": f"{prefix}http.response.start", "status": status, "headers": raw}))
    await send(cast(Message, {"type": f"{prefix}http.response.body", "body": body, "more_body": False}))
