"""A server in a separate process, on a separate core if there are several."""

import os
import socket
import subprocess
import sys
from collections.abc import Generator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep

PROGRAM = str(Path(sys.executable).with_name("ubongo"))


@dataclass(frozen=True, slots=True)
class Served:
    """A running server."""

    address: str
    process: int


@contextmanager
def served(program: str = PROGRAM) -> Generator[Served]:
    """A server with an empty database; it has the first core alone, and ends with the block."""
    with TemporaryDirectory() as folder, closing(socket.create_server(("127.0.0.1", 0))) as probe:
        port = int(probe.getsockname()[1])
        probe.close()
        database = f"sqlite:///{folder}/tables.db"
        where = ["--host", "127.0.0.1", "--port", str(port), "--database", database]
        server = subprocess.Popen([program, "serve", "--no-open", *where], stdout=subprocess.DEVNULL)
        try:
            pin(server.pid, first=True)
            _await(port)
            yield Served(f"http://127.0.0.1:{port}", server.pid)
        finally:
            server.terminate()
            server.wait()


def pin(process: int, *, first: bool) -> None:
    """Give a process the first core alone, or all but the first."""
    if not hasattr(os, "sched_setaffinity"):
        return
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(process, cores[:1] if first else cores[1:])


def _await(port: int) -> None:
    until = monotonic() + 30
    while monotonic() < until:
        with closing(socket.socket()) as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        sleep(0.05)
    raise RuntimeError("the server does not listen")


def memory_mb(process: int) -> float:
    """What that process holds now."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024
