"""The kernel's round trip of a connection: known on Linux, and only to the other end of the connection."""

import asyncio
import sys
from asyncio import Transport
from collections.abc import AsyncIterator
from typing import cast

import pytest

from ubongo.adapters.web.round_trip import kernel_round_trip

HERE = "127.0.0.1"


@pytest.fixture
async def transport() -> AsyncIterator[Transport]:
    """The server's side of a connection on this machine, over which something was sent."""
    served = asyncio.get_running_loop().create_future()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(await reader.readexactly(5))
        await writer.drain()
        served.set_result(writer)

    server = await asyncio.start_server(serve, HERE, 0)
    reader, writer = await asyncio.open_connection(HERE, server.sockets[0].getsockname()[1])
    writer.write(b"hello")
    await reader.readexactly(5)
    theirs: asyncio.StreamWriter = await served
    yield cast(Transport, theirs.transport)
    for one in (writer, theirs):
        one.close()
        await one.wait_closed()
    server.close()
    await server.wait_closed()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux reports it")
async def test_the_round_trip_of_a_direct_connection_is_known(transport: Transport):
    found = kernel_round_trip(transport, HERE)
    assert found is not None
    assert 0 < found < 1_000, "on one machine, however busy it is"


async def test_it_is_not_known_behind_a_proxy_that_the_server_trusts(transport: Transport):
    assert kernel_round_trip(transport, "192.0.2.7") is None


async def test_it_is_not_known_of_a_connection_that_is_closed(transport: Transport):
    transport.abort()
    await asyncio.sleep(0)
    assert kernel_round_trip(transport, HERE) is None
    assert kernel_round_trip(None, HERE) is None
