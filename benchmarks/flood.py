"""Honest players beside a flood from one other address, on a server of one core.

Run it with `python -m benchmarks.flood`, `--json` for JSON. Players send a command every tenth of a second and wait for
its acknowledgement, alone and beside each flood in turns. A flood comes from another process and another loopback
address, which the server limits like any stranger's. Its measures in the same run: the times without a flood, and the
server's memory before it.
"""

import asyncio
import json
import multiprocessing
import os
import random
import sys
import urllib.request
from collections.abc import Awaitable, Callable, Generator
from contextlib import contextmanager, suppress
from time import perf_counter

from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from benchmarks.serving import memory_mb, pin, served
from benchmarks.timing import report

PLAYERS, EVERY_S = 8, 0.1
TURNS, SECONDS = 4, 3.0
"""Quiet windows and floods take turns, so that what else the machine does falls on both."""
STRANGER = "127.0.0.66"
"""Not the address of this machine's own bots, which has no limits."""
AT_ONCE = 100
"""Connections that a flood tries to hold: more than the 64 that it may."""
GOAL_RATIO, GOAL_MB = 1.2, 8.0

HEAD = (
    b"GET /api/tables/%b/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n%b\r\n"
)


def frame(payload: bytes, opcode: Opcode = Opcode.TEXT) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, payload).serialize(mask=True)


HELLO = frame(b'{"type":"hello","protocol":3}')
RENAME = frame(b'{"type":"act","id":"a","action":{"type":"rename","name":"x"}}')


def floods(table: bytes) -> dict[str, tuple[bytes, bytes, bool]]:
    """What each flood sends first, then again and again; and whether it reads the answers."""
    socket = HEAD % (table, b"")
    return {
        "connections that ask nothing": (b"", b"", True),
        "half a request": (b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n", b"", True),
        "refused handshakes": (HEAD % (table, b"content-length: 5\r\n"), b"", True),
        "pages": (b"", b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n", True),
        "wrong codes": (
            b"",
            b"POST /api/join HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
            b'content-length: 17\r\n\r\n{"code":"ABCDEF"}',
            True,
        ),
        "commands": (socket + HELLO, RENAME, True),
        "pings": (socket + HELLO, frame(b"", Opcode.PING) * 50, True),
        "pings, nothing read": (socket + HELLO, frame(b"x" * 125, Opcode.PING) * 50, False),
        "big frames": (socket + HELLO, frame(b"x" * 16_000), True),
        "frames in parts": (socket + HELLO, Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True), False),
        "slow readers of pages": (b"GET /api/editions HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n" * 200, b"", False),
    }


async def _flooder(port: int, first: bytes, again: bytes, reads: bool) -> None:
    """One connection after the other, each until the server ends it."""
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(STRANGER, 0), limit=1 << 14)
            try:
                await _sent(reader, writer, first, again, reads)
            finally:
                writer.transport.abort()
        await asyncio.sleep(0.002)


async def _sent(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, first: bytes, again: bytes, reads: bool
) -> None:
    writer.write(first)
    await writer.drain()
    async with asyncio.timeout(2):
        with suppress(TimeoutError):
            while not reader.at_eof() and not writer.is_closing():
                writer.write(again)
                await writer.drain()
                if reads:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(0.01 if again else 2):
                            if not await reader.read(1 << 16):
                                return
                else:
                    await asyncio.sleep(0.001)


def flood(port: int, first: bytes, again: bytes, reads: bool) -> None:
    """Flood until this process is killed."""
    pin(os.getpid(), first=False)

    async def many() -> None:
        await asyncio.gather(*(_flooder(port, first, again, reads) for _ in range(AT_ONCE)))

    asyncio.run(many())


@contextmanager
def flooding(port: int, first: bytes, again: bytes, reads: bool) -> Generator[None]:
    """A flood from another process while the block runs."""
    process = multiprocessing.get_context("spawn").Process(target=flood, args=(port, first, again, reads), daemon=True)
    process.start()
    try:
        yield
    finally:
        process.kill()
        process.join()


def opened(address: str, number: int) -> tuple[str, str]:
    """A table, and the cookie of its host."""
    body = json.dumps({"edition": "pouch", "seats": [{"kind": "me"}, {"kind": "open"}]}).encode()
    cookie = f"ubongo={number:a>43}"
    headers = {"content-type": "application/json", "cookie": cookie}
    with urllib.request.urlopen(urllib.request.Request(f"{address}/api/tables", body, headers)) as answer:
        return json.load(answer)["table"], cookie


async def _player(address: str, number: int, seconds: float, times: list[float]) -> None:
    table, cookie = await asyncio.to_thread(opened, address, number)
    url = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
    async with connect(url, additional_headers={"cookie": cookie}, compression=None, proxy=None) as line:
        await line.send('{"type":"hello","protocol":3}')
        await asyncio.sleep(random.Random(number).random() * EVERY_S)  # so that they do not all send at once
        end = perf_counter() + seconds
        count = 0
        while perf_counter() < end:
            count += 1
            began = perf_counter()
            act = {"type": "act", "id": f"{number}-{count}", "action": {"type": "rename", "name": f"Ada {count % 9}"}}
            await line.send(json.dumps(act))
            await _acknowledged(line.recv, line.send)
            times.append((perf_counter() - began) * 1000)
            await asyncio.sleep(EVERY_S)


async def _acknowledged(recv: Callable[[], Awaitable[str | bytes]], send: Callable[[str], Awaitable[None]]) -> None:
    while True:
        message = json.loads(await recv())
        if message["type"] == "ping":
            await send(json.dumps({"type": "pong", "nonce": message["nonce"]}))
        elif message["type"] in ("ack", "refused"):
            assert message["type"] == "ack", message
            return


def played(address: str, first: int) -> list[float]:
    """The milliseconds from each command to its acknowledgement, in order."""
    times: list[float] = []

    async def all_of_them() -> None:
        async with asyncio.TaskGroup() as group:
            for number in range(first, first + PLAYERS):
                group.create_task(_player(address, number, SECONDS, times))

    asyncio.run(all_of_them())
    return sorted(times)


def main() -> None:
    """Measure and report."""
    figures: dict[str, object] = {}
    rows: list[list[str]] = []
    wanted = [word for word in sys.argv[1:] if not word.startswith("--")]
    with served() as server:
        port = int(server.address.rpartition(":")[2])
        played(server.address, 1_000)  # to warm it
        table, _ = opened(server.address, 1)
        for number, (name, what) in enumerate(floods(table.encode()).items()):
            if wanted and not any(word in name for word in wanted):
                continue
            alone, beside, before = list[float](), list[float](), memory_mb(server.process)
            for turn in range(TURNS):
                first = 1_000 * number + 2 * PLAYERS * turn + 2_000
                alone += played(server.address, first)
                with flooding(port, *what):
                    beside += played(server.address, first + PLAYERS)
            grown = memory_mb(server.process) - before
            alone.sort()
            beside.sort()
            p50, p99 = (beside[len(beside) * part // 100] / alone[len(alone) * part // 100] for part in (50, 99))
            late = beside[len(beside) * 99 // 100]
            figures[name] = {"p50_ratio": p50, "p99_ratio": p99, "p99_ms": late, "grown_mb": grown}
            rows.append([name, f"{p50:.2f}", f"{p99:.2f}", f"{late:.1f}", f"{grown:+.1f}"])
    title = f"{PLAYERS} players beside a flood of {AT_ONCE} connections from one address, compared with none:"
    columns = ["", f"p50, times (goal {GOAL_RATIO})", "p99, times", "p99, ms", f"memory, MB (goal {GOAL_MB:.0f})"]
    report(title, columns, rows, figures)


if __name__ == "__main__":
    main()
