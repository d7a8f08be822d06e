"""A reconnect storm: all sockets of a full server are cut at once, and all come back and see what they saw."""

import asyncio
import json
import tempfile
from contextlib import AsyncExitStack
from hashlib import sha256
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from tests.reliability.report import Report
from tests.server_process import ServerProcess
from ubongo.adapters.cli.bots.http_client import HttpClient, new_cookie
from ubongo.adapters.cli.bots.messages import JoinReply
from ubongo.tables.clock import SystemClock

SEATS = 4
LIMIT_MS = 10_000
AT_ONCE = 50
"""Sockets that are being opened at the same time."""
CLOCK = SystemClock()
HELLO = '{"type": "hello", "protocol": 3}'


async def cut(count: int, _: int) -> Report:
    """Seat that many people at tables of four, cut every socket at once, and have each one come back by itself."""
    report = Report("sockets cut at once")
    with tempfile.TemporaryDirectory() as name, ServerProcess(Path(name)) as server:
        seats = await _seated(HttpClient(server.address), -(-count // SEATS))
        async with AsyncExitStack() as stack:
            lines, before = list[ClientConnection](), list[str]()
            for seat in seats:
                lines.append(await stack.enter_async_context(_line(server, *seat)))
                before.append(await _welcome(lines[-1]))
            for line in lines:
                line.transport.abort()
            began, gate = CLOCK.now(), asyncio.Semaphore(AT_ONCE)
            after = await asyncio.gather(*(_back(stack, server, gate, *seat) for seat in seats))
        for number, (one, (other, at)) in enumerate(zip(before, after, strict=True)):
            report.note(
                one == other and at - began <= LIMIT_MS, f"socket {number} sees something else, or was too late"
            )
        report.figures["all back after, s"] = (max(at for _, at in after) - began) / 1000
    return report


async def _seated(client: HttpClient, tables: int) -> list[tuple[str, str]]:
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(SEATS - 1))]
    found = list[tuple[str, str]]()
    for _ in range(tables):
        cookies = [new_cookie() for _ in range(SEATS)]
        opening = {"edition": "pouch", "seats": seats}
        opened = await client.fetch("/api/tables", JoinReply, opening, cookie=cookies[0])
        for cookie in cookies[1:]:
            await client.fetch(f"/api/tables/{opened.table}/join", JoinReply, {"invite": opened.invite}, cookie=cookie)
        found += [(opened.table, cookie) for cookie in cookies]
    return found


def _line(server: ServerProcess, table: str, cookie: str) -> connect:
    address = server.address.replace("http", "ws", 1)
    headers = {"cookie": cookie}
    return connect(
        f"{address}/api/tables/{table}/socket", additional_headers=headers, compression=None, ping_interval=None
    )


async def _welcome(line: ClientConnection) -> str:
    """The hash of what that socket is shown first, apart from who is present: that changes while all come and go."""
    await line.send(HELLO)
    async for text in line:
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "welcome":
            assert message["view"]["seat"] is not None, "a spectator"
            for seat in message["table"]["seats"]:
                del seat["present"]
            return sha256(json.dumps(message, sort_keys=True).encode()).hexdigest()
    raise AssertionError("the server has closed the socket")


async def _back(
    stack: AsyncExitStack, server: ServerProcess, gate: asyncio.Semaphore, table: str, cookie: str
) -> tuple[str, int]:
    """Come back, and stay; what is seen, and when."""
    async with gate:
        found = await _welcome(await stack.enter_async_context(_line(server, table, cookie)))
        return found, CLOCK.now()
