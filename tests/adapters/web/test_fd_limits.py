"""More connections than the system allows: the server keeps running, and its log does not fill the disk."""

import logging
import socket
import subprocess
import sys
import urllib.request
from contextlib import ExitStack
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from tests.patience import PATIENCE_S
from ubongo.adapters.web.fd_limits import EXHAUSTED, LOG_EVERY_S, TOO_LATE, AcceptErrorFilter

UBONGO = Path(sys.executable).with_name("ubongo")


def record(words: str) -> logging.LogRecord:
    return logging.LogRecord("asyncio", logging.ERROR, "", 0, words, None, None)


def test_a_message_repeated_two_thousand_times_a_second_is_logged_once_a_minute():
    now = [1_000.0]
    seldom = AcceptErrorFilter(lambda: now[0])
    with capture_logs() as logs:
        assert not any(seldom.filter(record(f"{EXHAUSTED}\nsocket: x")) for _ in range(2_000))
        assert len(logs) == 1
        now[0] += LOG_EVERY_S - 1
        assert not seldom.filter(record(EXHAUSTED))
        assert not seldom.filter(record(f"{TOO_LATE}<function>)"))
        assert len(logs) == 1
        now[0] += 1
        assert not seldom.filter(record(EXHAUSTED))
    assert [entry["event"].count("\n") for entry in logs] == [0, 0]


def test_other_messages_are_passed_on():
    with capture_logs() as logs:
        assert AcceptErrorFilter(lambda: 0).filter(record("Task exception was never retrieved"))
    assert logs == []


@pytest.mark.skipif(sys.platform == "win32", reason="there the bound is another")
@pytest.mark.slow
def test_a_process_with_a_low_file_limit_raises_it_to_the_maximum():
    script = (
        "import resource\n"
        "from ubongo.adapters.web.fd_limits import raise_fd_limit\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (64, 80))\n"
        "for wanted in (50, 70, 4_000):\n"
        "    raise_fd_limit(wanted)\n"
        "    print(*resource.getrlimit(resource.RLIMIT_NOFILE))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, check=True, text=True)
    assert done.stdout.split("\n") == ["64 80", "70 80", "80 80", ""]


@pytest.mark.skipif(sys.platform == "win32", reason="there the bound is another")
@pytest.mark.slow
def test_a_server_that_runs_out_of_files_reports_it_in_one_line_and_recovers(tmp_path: Path):
    words = (UBONGO, "serve", "--host", "127.0.0.1", "--port", "0", "--no-open")
    database = ("--database", f"sqlite:///{tmp_path / 'tables.db'}")
    shell = ("sh", "-c", 'ulimit -n 60; exec "$@"', "sh", *words, *database)
    with subprocess.Popen(shell, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        try:
            port = int(next(line for line in server.stdout if "ready" in line).rsplit(":", 1)[1].strip().strip("/"))
            next(line for line in server.stdout if "Ctrl-C" in line)
            answered(port)
            with ExitStack() as crowd:
                for _ in range(100):
                    crowd.enter_context(socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S))
                line = server.stderr.readline()
            answered(port)
        finally:
            server.terminate()
        assert "too many files are open" in line
        assert server.stderr.read() == ""


def answered(port: int) -> None:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/health/live", timeout=PATIENCE_S) as answer:
        assert answer.status == 200
