"""What the log of a server shows of its players: nothing. Cited by `docs/guide/trust.md`."""

import re
import subprocess
import sys
from pathlib import Path

import httpx

from tests.adapters.web.server import Client
from tests.server_process import ServerProcess

NAME = "Zuzana Tajemná"
FORGED = "x\r\n2026-01-01T00:00:00Z [warning  ] forged"


def log_of(tmp_path: Path) -> str:
    """All that a server has logged."""
    return (tmp_path / "log").read_text(encoding="utf-8", errors="replace")


async def test_players_and_their_mistakes_leave_no_line(outside: Client, server: ServerProcess, tmp_path: Path) -> None:
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
        body = {"edition": "pouch", "seats": [{"kind": "me"}, {"kind": "open"}], "name": NAME}
        made = await http.post("/api/tables", json=body)
        assert made.status_code == 201
        await http.post("/api/join", json={"code": FORGED, "name": FORGED})
        await http.post("/api/join", json={"code": "AAAAAA", "name": NAME})
        await http.get(f"/api/tables/{FORGED.encode().hex()}/replay")
        await http.get("/%0d%0a2026-01-01%20forged")
        await http.post("/api/tables", content=b"\xff{", headers={"content-type": "application/json"})
    async with outside.line(made.json()["table"], "ubongo=forged") as line:
        await line.hello()
    assert log_of(tmp_path) == ""


WARNING = """
import asyncio, structlog
from ubongo.adapters.web.server import configure_logging

async def main():
    configure_logging()
    forged = "a\\r\\n2026-01-01T00:00:00Z [warning  ] forged"
    structlog.get_logger().warning("something failed", table="t1", detail=forged)

asyncio.run(main())
"""


def test_a_warning_is_one_line_with_its_level_and_its_time_in_utc() -> None:
    done = subprocess.run([sys.executable, "-c", WARNING], capture_output=True, check=True, text=True)
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z \[warning +\] something failed +", done.stderr)
    assert "table=t1" in done.stderr
