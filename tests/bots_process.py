"""`ubongo bots` in a process of its own."""

import json
import sqlite3
import subprocess
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from tests.server_process import UBONGO, ServerProcess

MOMENT_S = 0.05


class BotsProcess:
    """Bots at the tables of a server."""

    def __init__(self, server: ServerProcess, words: tuple[str, ...], program: str) -> None:
        command = [program, "bots", "--server", server.address, "--json", *words]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def has_ended(self) -> bool:
        """Whether the process exits within a moment."""
        try:
            self.process.wait(timeout=MOMENT_S)
        except subprocess.TimeoutExpired:
            return False
        return True

    def result(self) -> tuple[int, dict[str, Any], str]:
        """The exit code, output, and error output, once the process has exited."""
        out, err = self.process.communicate(timeout=100)
        return self.process.returncode, json.loads(out or "{}"), err


@contextmanager
def bots_at(server: ServerProcess, *words: str, program: str = UBONGO) -> Generator[BotsProcess]:
    """Bots whose process is killed at the end."""
    bots = BotsProcess(server, words, program)
    try:
        yield bots
    finally:
        bots.process.kill()
        bots.process.communicate()


def wait_for_entries(database: Path, count: int, bots: BotsProcess) -> int:
    """Wait until the log has at least that many entries; returns its length."""
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as reader:
        for _ in range(1_000):
            (held,) = reader.execute("select count(*) from entries").fetchone()
            if held >= count:
                return held
            assert not bots.has_ended(), f"the bots ended with {held} entries in the log, not {count}"
    raise AssertionError(f"the log does not grow to {count} entries")
