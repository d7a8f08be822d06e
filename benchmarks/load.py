"""A full server: 100 tables of four bots at the pace of people, the server on one core.

Run it with `python -m benchmarks.load`, `--json` for JSON; `--tables 300` fills it further, `--seconds 600` plays on,
so far that the games end, and `--program PATH` takes the server of another `ubongo`, such as an older checkout's. What
is measured: from a command to its acknowledgement, which is given only once it is on disk; and the server's memory.
The clients are real, over real sockets, on the other cores if there are any.
"""

import json
import signal
import subprocess
from pathlib import Path
from typing import Any

from benchmarks.serving import PROGRAM, pin, served
from benchmarks.timing import option, report

TABLES, SEATS = 100, 4
SECONDS = 120.0
GOALS = {"ack p99, ms": 50.0, "errors": 0.0, "lost": 0.0, "memory, MB": 250.0}


def main() -> None:
    """Fill the server, wait, report."""
    seconds, tables = float(option("--seconds", str(SECONDS))), int(option("--tables", str(TABLES)))
    with served(option("--program", PROGRAM)) as server:
        found = _played(server.address, tables, seconds)
        memory = _peak_mb(server.process)
    figures: dict[str, float] = {
        "ack p50, ms": found["ack_ms"]["p50"],
        "ack p99, ms": found["ack_ms"]["p99"],
        "errors": found["errors"],
        "lost": found["lost"],
        "memory, MB": memory,
        "games finished": found["finished"],
    }
    rows = [[name, f"{value:.1f}", f"{GOALS[name]:.0f}" if name in GOALS else ""] for name, value in figures.items()]
    title = f"{tables} tables of {SEATS} bots at the pace of people, for {seconds:.0f} s:"
    report(title, ["", "measured", "at most"], rows, dict(figures))


def _played(address: str, tables: int, seconds: float) -> dict[str, Any]:
    """The bots' report after that many seconds; a game that has not ended by then is no error."""
    request = ["--tables", str(tables), "--seats", str(SEATS), "--pace", "1", "--glass", "60", "--json"]
    bots = subprocess.Popen(
        [PROGRAM, "bots", "--server", address, "--edition", "pouch", *request], stdout=subprocess.PIPE
    )
    pin(bots.pid, first=False)
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
