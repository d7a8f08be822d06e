"""The floor under `benchmarks.commands`: a server of the same stack that decides nothing and stores nothing.

Run it with `python -m benchmarks.echo`, `--json` for JSON. It answers each message of a client with an acknowledgement,
and passes a message of the usual size on to the four sockets of a table. What counts is its processor time, as there.
"""

import asyncio
import os
import socket as sockets
import subprocess
import sys
from collections import defaultdict
from contextlib import ExitStack, closing
from statistics import median
from time import monotonic, sleep

import uvicorn
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope
from websockets.asyncio.client import connect

from benchmarks.commands import SEATS, TABLES, TURNS, processor_seconds
from benchmarks.serving import pin
from benchmarks.timing import report

COMMANDS = 60
"""Of each client in each turn."""
COMMAND, ACK, UPDATE = "c" * 160, "a" * 36, "u" * 3_400
"""Of the sizes that are usual at a table of four."""

_tables = defaultdict[str, list[ASGISendCallable]](list)


async def echo(scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
    """Serve one socket."""
    if scope["type"] != "websocket":
        return
    table = _tables[scope["path"]]
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    table.append(send)
    while (await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "bytes": None, "text": ACK})
        for other in table:
            await other({"type": "websocket.send", "bytes": None, "text": UPDATE})
    table.remove(send)


def main() -> None:
    """Serve in another process, ask in turns, report."""
    if sys.argv[1:2] == ["serve"]:
        uvicorn.run(
            echo, port=int(sys.argv[2]), ws="websockets-sansio", ws_per_message_deflate=False, log_level="error"
        )
        return
    pin(os.getpid(), first=False)
    with closing(sockets.create_server(("127.0.0.1", 0))) as probe:
        port = int(probe.getsockname()[1])
    with ExitStack() as stack:
        server = subprocess.Popen([sys.executable, "-m", "benchmarks.echo", "serve", str(port)])
        stack.callback(server.wait)
        stack.callback(server.terminate)
        pin(server.pid, first=True)
        _await(port)
        rates = [asyncio.run(_rate(port, server.pid)) for _ in range(TURNS)]
    figures = {"commands a second": median(rates), "least": min(rates), "most": max(rates)}
    report(f"{TABLES} tables of {SEATS}:", [*figures], [[f"{rate:.0f}" for rate in figures.values()]], dict(figures))


async def _rate(port: int, process: int) -> float:
    """Commands for each second of the server's processor time."""
    seated, gate = asyncio.Barrier(TABLES * SEATS + 1), asyncio.Event()

    async def play(table: int) -> None:
        async with connect(f"ws://127.0.0.1:{port}/{table}", compression=None) as line:
            await seated.wait()
            await gate.wait()
            for _ in range(COMMANDS):
                await line.send(COMMAND)
                while await line.recv() != ACK:
                    pass
            await seated.wait()

    async with asyncio.TaskGroup() as group:
        for number in range(TABLES * SEATS):
            group.create_task(play(number // SEATS))
        await seated.wait()
        before = processor_seconds(process)
        gate.set()
        await seated.wait()
        seconds = processor_seconds(process) - before
    return TABLES * SEATS * COMMANDS / seconds


def _await(port: int) -> None:
    until = monotonic() + 30
    while monotonic() < until:
        with closing(sockets.socket()) as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        sleep(0.05)
    raise RuntimeError("the server does not listen")


if __name__ == "__main__":
    main()
