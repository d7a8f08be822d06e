"""How long a start takes: the import, the first start with a new database, and every later one.

Its measure in the same run: an interpreter that does nothing. Run it with `python -m benchmarks.startup`, `--json` for
JSON. Every figure is the median of several starts, process and all; the acts take turns. Python keeps what it has
compiled, in a folder of this run, as it does for people; the last row shows what a start costs where it may not, and
takes what was compiled when it was installed.
"""

import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

from benchmarks.timing import report

ROUNDS = 7
PATIENCE_S = 30.0
GLANCE_S = 0.002
PROGRAM = str(Path(sys.executable).with_name("ubongo"))
GOALS = {"import ubongo": 0.3, "serve, new database": 1.5, "serve again": 1.5}


@contextmanager
def serving(database: Path, environment: Mapping[str, str]) -> Iterator[float]:
    """A server that listens, and how many seconds it took."""
    with closing(socket.create_server(("127.0.0.1", 0))) as probe:
        port = int(probe.getsockname()[1])
    words = ["serve", "--no-open", "--host", "127.0.0.1", "--port", str(port), "--database", f"sqlite:///{database}"]
    start = perf_counter()
    process = subprocess.Popen([PROGRAM, *words], stdout=subprocess.DEVNULL, env=environment)
    try:
        while not _listens(port):
            if process.poll() is not None or perf_counter() - start > PATIENCE_S:
                raise RuntimeError("the server does not listen")
            sleep(GLANCE_S)
        yield perf_counter() - start
    finally:
        process.terminate()
        process.wait(PATIENCE_S)


def _listens(port: int) -> bool:
    with closing(socket.socket()) as visitor:
        return visitor.connect_ex(("127.0.0.1", port)) == 0


def _running(environment: Mapping[str, str], *words: str) -> float:
    start = perf_counter()
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL, env=environment)
    return perf_counter() - start


def _starting(database: Path, environment: Mapping[str, str]) -> float:
    with serving(database, environment) as seconds:
        return seconds


def _starting_anew(folder: Path, environment: Mapping[str, str]) -> float:
    with TemporaryDirectory(dir=folder) as fresh:
        return _starting(Path(fresh) / "tables.db", environment)


def _environment(compiled: Path | None) -> dict[str, str]:
    """This environment, in which Python keeps compiled modules in that folder, or keeps none."""
    if compiled is None:
        return {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    ours = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**ours, "PYTHONPYCACHEPREFIX": str(compiled)}


def main() -> None:
    """Measure and report."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        kept = _environment(folder / "compiled")
        bare = _environment(None)
        acts: dict[str, Callable[[], float]] = {
            "python -c pass": lambda: _running(kept, sys.executable, "-c", "pass"),
            "import ubongo": lambda: _running(kept, sys.executable, "-c", "import ubongo"),
            "ubongo --version": lambda: _running(kept, PROGRAM, "--version"),
            "serve, new database": lambda: _starting_anew(folder, kept),
            "serve again": lambda: _starting(folder / "tables.db", kept),
            "serve, nothing kept": lambda: _starting(folder / "tables.db", bare),
        }
        for act in acts.values():  # once for the disk's cache and the compiled modules
            act()
        taken: dict[str, list[float]] = {name: [] for name in acts}
        for _ in range(ROUNDS):
            for name, act in acts.items():
                taken[name].append(act())
    seconds = {name: median(found) for name, found in taken.items()}
    measure = seconds["python -c pass"]
    rows = [
        [name, f"{found:.3f}", f"{GOALS[name]:.1f}" if name in GOALS else "", f"{found / measure:.1f}"]
        for name, found in seconds.items()
    ]
    figures: dict[str, object] = {
        name: {"seconds": found, "goal_seconds": GOALS.get(name), "times": found / measure}
        for name, found in seconds.items()
    }
    report(f"Starting, median of {ROUNDS}:", ["", "seconds", "goal", "times python -c pass"], rows, figures)


if __name__ == "__main__":
    main()
