"""Every command with standard streams that are closed, full, or read by nobody."""

import asyncio
import os
import re
import socket
import subprocess
from pathlib import Path

import pytest

from tests.server_process import UBONGO

pytestmark = pytest.mark.slow

GAME = "tests/golden/cards-lenient.json"
COMMANDS = (
    ("--help",),
    ("solve", "--region", "###/###", "--pieces", "L4 I2"),
    ("deck", "standard", "--edition", "cards"),
    ("deck", "stats"),
    ("daily",),
    ("simulate", "--edition", "solo", "--players", "1", "--games", "1", "--seed", "1"),
    ("replay", "--verify", GAME),
    ("admin", "tables"),
    ("admin", "check"),
)


def done(words: tuple[str, ...], redirection: str, home: Path) -> subprocess.CompletedProcess[str]:
    """A command that has run with its streams redirected."""
    shell = ("sh", "-c", f'exec "$0" "$@" {redirection}', UBONGO, *words)
    env = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home)}
    return subprocess.run(shell, capture_output=True, check=False, text=True, env=env, timeout=120)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with a database."""
    database = tmp_path / "ubongo" / "tables.db"
    database.parent.mkdir()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    command = [UBONGO, "serve", "--no-open", "--port", port, "--database", f"sqlite:///{database}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert any(b"Ctrl-C" in line for line in process.stdout)
        process.terminate()
    return tmp_path


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_a_closed_stream_changes_nothing_but_what_can_be_written(words: tuple[str, ...], home: Path):
    usual = done(words, "", home)
    assert (usual.returncode, usual.stderr) == (0, "")
    silent = done(words, "<&- 2>&-", home)
    assert silent.returncode == 0, "nothing has to be said on standard error"
    assert re.sub(r"[\d.]+ a second", "", silent.stdout) == re.sub(r"[\d.]+ a second", "", usual.stdout)
    closed = done(words, ">&-", home)
    assert (closed.returncode, closed.stderr) == (2, "ubongo: standard output: Bad file descriptor\n")


WORK = (
    ("admin", "backup", "{}/copy.db"),
    ("admin", "restore", "{}/given.db"),
    ("admin", "person", "--erase", "0" * 64),
    ("deck", "make", "--edition", "cards", "--seed", "1", "--output", "{}/deck"),
    ("deck", "make", "--edition", "cards", "--seed", "1", "--json", "--output", "{}/deck"),
    ("deck", "standard", "--edition", "cards", "--output", "{}/deck"),
    ("simulate", "--edition", "solo", "--players", "1", "--games", "1", "--seed", "1", "--export", "{}/games"),
)
FULL = {">&-": "Bad file descriptor", ">/dev/full": "No space left on device"}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
@pytest.mark.parametrize(("redirection", "why"), FULL.items(), ids=FULL)
@pytest.mark.parametrize("words", WORK, ids=" ".join)
def test_work_that_is_done_is_no_failure_if_its_report_cannot_be_printed(
    words: tuple[str, ...], redirection: str, why: str, home: Path
):
    assert done(("admin", "backup", f"{home}/given.db"), "", home).returncode == 0
    found = done(tuple(word.format(home) for word in words), redirection, home)
    assert (found.returncode, found.stdout) == (0, "")
    assert found.stderr.startswith(f"ubongo: standard output: {why}; ")
    made = {"backup": "copy.db", "make": "deck", "standard": "deck"}.get(words[1])
    assert made is None or (home / made).stat().st_size > 0
    if words[1] == "restore":
        aside = home / "ubongo" / "tables.db.replaced-1"
        assert found.stderr.endswith(f"; what it replaced is in {aside}\n")
        assert aside.exists()


async def answers(port: int) -> None:
    """Wait until a server answers at that port."""
    async with asyncio.timeout(60):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.1)
            else:
                writer.close()
                return


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="this system does not show what a process has open")
@pytest.mark.parametrize(
    "redirection", [">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-", ">/dev/full", ">/dev/full 2>&1", "| true", "2>&1 | true"]
)
def test_a_server_serves_whatever_its_output_leads_to(redirection: str, tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    words = ("--no-open", "--host", "127.0.0.1", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'x.db'}")
    number, code, log = tmp_path / "number", tmp_path / "code", tmp_path / "log"
    run = f'"$0" "$@" & echo $! >{number}; wait $!; echo $? >{code}'
    shell = ("sh", "-c", f"({run}) {redirection}", UBONGO, "serve", *words)
    with log.open("wb") as errors, subprocess.Popen(shell, stdout=subprocess.DEVNULL, stderr=errors) as process:
        asyncio.run(answers(port))
        server = int(number.read_text())
        streams = [os.readlink(f"/proc/{server}/fd/{stream}") for stream in range(3)]
        os.kill(server, 15)
        process.wait(60)
    assert not [stream for stream in streams if stream.startswith("socket:") or stream.endswith(".db")]
    assert (code.read_text(), log.read_bytes()) == ("0\n", b"")
