"""A process that stood still: what reached the machine before or meanwhile still counts. See ADR 110."""

import asyncio
import signal
from contextlib import suppress

import pytest

from tests.adapters.web.server import Client, solution
from tests.server_process import ServerProcess

pytestmark = pytest.mark.slow

GLASS_MS = 30_000
LEFT_MS = 1_200
"""What is left on the glass when the process stops."""
FROZEN_S = 1.6
"""Shorter than what gives time back to a whole table."""


async def test_a_claim_that_waits_in_the_socket_while_the_glass_runs_out_counts(server: ServerProcess, outside: Client):
    settings = {"countdown": 0, "glass": GLASS_MS, "pause": 120_000}
    host = await outside.open({"kind": "me"}, settings=settings)
    async with outside.line(host.table, host.cookie) as line:
        await line.hello()
        assert (await line.act("start", {"type": "start"}))["type"] == "ack"
        view = await line.stage("racing")
        claim = solution(view)
        with suppress(TimeoutError):
            async with asyncio.timeout((view["remaining_ms"] - LEFT_MS) / 1000):
                await line.receive("nothing")  # pings are answered meanwhile
        server.signal(signal.SIGSTOP)
        await line.send({"type": "act", "id": "mine", "action": claim})
        await asyncio.sleep(FROZEN_S)
        server.signal(signal.SIGCONT)
        answer = await line.receive("ack", "refused")
    assert answer["type"] == "ack"
    async with outside.line(host.table, host.cookie) as line:
        view = (await line.hello())["view"]
    assert view["last"]["boards"][0]["rank"] == 1
