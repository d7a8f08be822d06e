"""A server in a process of its own: it can be killed and started again on the same games."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Self

STOPPED_WITHIN_S = 30
UBONGO = str(Path(sys.executable).with_name("ubongo"))


class ServerProcess:
    """`ubongo serve` on a free port of the loopback interface, which it keeps over restarts."""

    def __init__(
        self, folder: Path, *options: str, env: Mapping[str, str] | None = None, database: str | None = None
    ) -> None:
        self._log = folder / "log"
        self._options = ("--database", database or f"sqlite:///{folder / 'tables.db'}", *options)
        self._env = {**os.environ, **(env or {})}
        self._port = 0
        self._process: subprocess.Popen[bytes] | None = None
        self.program = UBONGO
        """What is started next."""

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start it and wait until it takes connections."""
        place = ("--no-open", "--host", "127.0.0.1", "--port", str(self._port))
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [self.program, "serve", *place, *self._options],
                stdout=subprocess.PIPE,
                stderr=log,
                stdin=subprocess.DEVNULL,
                env=self._env,
            )
        self._port = self._read_port(self._process)

    def _read_port(self, process: subprocess.Popen[bytes]) -> int:
        """The port that it announces: it listens then."""
        assert process.stdout is not None
        for line in process.stdout:
            if b"is ready: http://127.0.0.1:" in line:
                return int(line.rstrip(b"/\n").rpartition(b":")[2])
        raise RuntimeError(f"the server has not started: {self._log.read_text(errors='replace')[-2000:]}")

    def __enter__(self) -> Self:
        """Start it."""
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        """Kill it."""
        self.kill()

    def signal(self, signal: int) -> None:
        """Send it a signal."""
        assert self._process is not None
        self._process.send_signal(signal)

    def stop(self) -> int:
        """Ask it to end as a supervisor would, and wait for it; returns its exit code."""
        assert self._process is not None
        self._process.terminate()
        self._process.communicate(timeout=STOPPED_WITHIN_S)
        code, self._process = self._process.returncode, None
        return code

    def kill(self) -> None:
        """End it as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None
