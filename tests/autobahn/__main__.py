"""The WebSocket suite of Autobahn against the protocols of the server: `make autobahn`.

It runs on Python 2.7 only, which is looked for under the usual names; what it needs is installed into `.autobahn`. The
cases of compression (12 and 13) are left out: the server offers none.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

SUITE = "autobahntestsuite==25.10.1"
CASES = [f"{section}.*" for section in (1, 2, 3, 4, 5, 6, 7, 9, 10)]
EXPECTED = 301
FOLDER = Path(".autobahn")
PACKAGES, REPORT = FOLDER / "packages", FOLDER / "report"
PASSED = frozenset({"OK", "NON-STRICT", "INFORMATIONAL"})
PATIENCE_S = 30
SUITE_IN_FOLDER = """import runpy, site, sys
site.addsitedir(sys.argv.pop(1))
runpy.run_module('autobahntestsuite.wstest', run_name='__main__')"""
"""A site of its own, since some of its packages share a namespace."""


def old_python() -> str:
    """A Python 2.7. SystemExit: there is none."""
    root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    for name in (os.environ.get("PYTHON27"), "python2.7", *map(str, root.glob("versions/2.7.*/bin/python2.7"))):
        with suppress(OSError):
            if name and subprocess.run([name, "-m", "pip", "--version"], capture_output=True).returncode == 0:
                return name
    sys.exit("autobahn: no Python 2.7 with pip here; its path can be given as PYTHON27")


def install(python: str) -> None:
    """Install the suite, unless that was done before."""
    if not (PACKAGES / "autobahntestsuite").exists():
        wanted = ["-qq", "--disable-pip-version-check", "--target", str(PACKAGES), SUITE]
        subprocess.run([python, "-W", "ignore", "-m", "pip", "install", *wanted], check=True)


@contextmanager
def echoing() -> Generator[str]:
    """The address of a server that echoes."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    server = subprocess.Popen([sys.executable, "-m", "tests.autobahn.echo", str(port)])
    try:
        wait_for(port)
        yield f"ws://127.0.0.1:{port}"
    finally:
        server.kill()
        server.wait()


def wait_for(port: int) -> None:
    """Wait until somebody listens there."""
    until = time.perf_counter() + PATIENCE_S
    while time.perf_counter() < until:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
    sys.exit("autobahn: the server does not listen")


def found(python: str, address: str) -> dict[str, Any]:
    """What the suite says of each case."""
    shutil.rmtree(REPORT, ignore_errors=True)
    spec = FOLDER / "spec.json"
    servers = [{"agent": "ubongo", "url": address}]
    excluded: dict[str, Any] = {"exclude-cases": [], "exclude-agent-cases": {}}
    spec.write_text(json.dumps({"outdir": str(REPORT), "servers": servers, "cases": CASES, **excluded}))
    command = [python, "-W", "ignore", "-c", SUITE_IN_FOLDER, str(PACKAGES), "-m", "fuzzingclient", "-s", str(spec)]
    with (FOLDER / "log").open("wb") as log:
        subprocess.run(command, stdout=log, stderr=log, check=True)
    return json.loads((REPORT / "index.json").read_text())["ubongo"]


def main() -> None:
    """Run every case, and print how many passed and which failed."""
    FOLDER.mkdir(exist_ok=True)
    python = old_python()
    install(python)
    with echoing() as address:
        cases = found(python, address)
    count = Counter(case["behavior"] for case in cases.values())
    print(f"{len(cases)} cases: " + ", ".join(f"{number} {name}" for name, number in count.most_common()))
    wrong = {name for name, case in cases.items() if not {case["behavior"], case["behaviorClose"]} <= PASSED}
    for name in sorted(wrong):
        print(f"{name} failed: see {REPORT}/index.html")
    sys.exit(bool(wrong) or len(cases) != EXPECTED)


if __name__ == "__main__":
    main()
