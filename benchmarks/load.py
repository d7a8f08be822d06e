"""A full house: 100 tables of four bots at the pace of people, the server on one core.

Run it with `python -m benchmarks.load`, `--json` for JSON; `--seconds 600` plays on, so far that the games end. What is
measured: from a command to its acknowledgement, which is given only once it is on disk; and the server's memory.
The clients are real, over real sockets, on the other cores where there are any.
"""

import json
import os
import signal
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any

from benchmarks.timing import report

PROGRAM = str(Path(sys.executable).with_name("ubongo"))
TABLES, SEATS = 100, 4
SECONDS = 120.0
GOALS = {"ack p99, ms": 50.0, "errors": 0.0, "lost": 0.0, "memory, MB": 250.0}


def main() -> None:
    """Fill the house, wait, report."""
    words = sys.argv[1:]
    seconds = float(words[words.index("--seconds") + 1]) if "--seconds" in words else SECONDS
    with TemporaryDirectory() as folder, closing(socket.create_server(("127.0.0.1", 0))) as probe:
        port = int(probe.getsockname()[1])
        probe.close()
        database = f"sqlite:///{folder}/tables.db"
        where = ["--host", "127.0.0.1", "--port", str(port), "--database", database]
        server = subprocess.Popen([PROGRAM, "serve", "--no-open", *where], stdout=subprocess.DEVNULL)
        try:
            _pin(server.pid, first=True)
            _await(port)
            found = _played(port, seconds)
            memory = _peak_mb(server.pid)
        finally:
            server.terminate()
            server.wait()
    figures: dict[str, float] = {
        "ack p50, ms": found["ack_ms"]["p50"],
        "ack p99, ms": found["ack_ms"]["p99"],
        "errors": found["errors"],
        "lost": found["lost"],
        "memory, MB": memory,
        "games finished": found["finished"],
    }
    rows = [[name, f"{value:.1f}", f"{GOALS[name]:.0f}" if name in GOALS else ""] for name, value in figures.items()]
    title = f"{TABLES} tables of {SEATS} bots at the pace of people, for {seconds:.0f} s:"
    report(title, ["", "measured", "at most"], rows, dict(figures))


def _pin(process: int, *, first: bool) -> None:
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


def _played(port: int, seconds: float) -> dict[str, Any]:
    """What the bots say after so many seconds; a game that has not ended by then is no error."""
    wish = ["--tables", str(TABLES), "--seats", str(SEATS), "--pace", "1", "--glass", "60", "--json"]
    address = f"http://127.0.0.1:{port}"
    bots = subprocess.Popen([PROGRAM, "bots", "--server", address, "--edition", "pouch", *wish], stdout=subprocess.PIPE)
    _pin(bots.pid, first=False)
    try:
        out, _ = bots.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        bots.send_signal(signal.SIGINT)
        out, _ = bots.communicate(timeout=60)
    found: dict[str, Any] = json.loads(out)
    return found


def _peak_mb(process: int) -> float:
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmHWM"):
            return int(line.split()[1]) / 1024
    raise RuntimeError("the peak of the server's memory cannot be read here")


if __name__ == "__main__":
    main()
