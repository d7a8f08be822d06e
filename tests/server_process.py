"""A server in a separate process."""

import socket
import subprocess
import sys
import urllib.request
from contextlib import closing
from pathlib import Path

TRIES = 300


class ServerProcess:
    """A server in a separate process: it can be killed and started again on the same games."""

    def __init__(self, folder: Path, *options: str) -> None:
        """A server that keeps its tables in that folder; `options` are more of `ubongo serve`."""
        self._log = folder / "log"
        self._port = _free_port()
        self._command = [
            str(Path(sys.executable).with_name("ubongo")),
            *("serve", "--no-open", "--host", "127.0.0.1", "--port", str(self._port)),
            *("--database", f"sqlite:///{folder / 'tables.db'}"),
            *options,
        ]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start it and wait until it answers."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, stdout=log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL
            )
        for _ in range(TRIES):
            try:
                with urllib.request.urlopen(f"{self.address}/api/health", timeout=1):
                    return
            except OSError:
                pass
            try:
                self._process.wait(timeout=0.1)
                break
            except subprocess.TimeoutExpired:
                pass
        raise RuntimeError(f"the server does not answer: {self._log.read_text(errors='replace')[-2000:]}")

    def kill(self) -> None:
        """End it as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()


def _free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
