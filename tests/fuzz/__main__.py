"""Fuzzes all parsers, or the named ones: `python -m tests.fuzz [--minutes N] [--keep] [TARGET …]`.

Two processes at a time, each with coverage guidance. What was found so far is in `.fuzz`, where a later run goes on.
With `--keep`, the smallest inputs that reached something new are copied to `tests/fuzz/corpora`.
"""

import argparse
import asyncio
import os
import re
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from subprocess import STDOUT

from tests.fuzz.registry import MODULES, target
from tests.fuzz.target import CORPORA, KNOWN

WORK = Path(".fuzz")
"""Inputs found so far, and inputs that failed, by target."""
MOST_FILES = 40
MOST_KEPT = 120_000
"""Bytes of the kept inputs of one target; the smallest are kept first."""
SECONDS, MEGABYTES = 20, 1_500
"""The most that one input may take. The interpreter measured is several times slower than usual."""
PULSE = re.compile(r"#(\d+)\s+\w+\s+cov: (\d+) ft: (\d+) corp: (\d+)\S* .*?exec/s: (\d+) rss: (\d+)Mb")


def options() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="how long, all targets together (60)")
    parser.add_argument("--keep", action="store_true", help="copy what reaches something new to tests/fuzz/corpora")
    parser.add_argument("targets", nargs="*", metavar="TARGET", help=f"of {', '.join(MODULES)}; all by default")
    asked = parser.parse_args()
    unknown = set(asked.targets) - set(MODULES)
    if unknown:
        parser.error(f"unknown target {min(unknown)!r}")
    asked.targets = asked.targets or list(MODULES)
    return asked


def prepared(name: str) -> Path:
    """The folder of found inputs of a target, with its seeds and kept inputs in it."""
    folder = WORK / name / "found"
    folder.mkdir(parents=True, exist_ok=True)
    (WORK / name / "failed").mkdir(exist_ok=True)
    for data in target(name).inputs():
        (folder / sha256(data).hexdigest()[:16]).write_bytes(data)
    return folder


async def fuzzed(name: str, seconds: float, room: asyncio.Semaphore) -> bool:
    """Fuzz one target for a time; whether nothing failed."""
    async with room:
        folder = await asyncio.to_thread(prepared, name)
        failed = WORK / name / "failed"
        worker = [
            *(f"-max_total_time={round(seconds)}", f"-timeout={SECONDS}", f"-rss_limit_mb={MEGABYTES}"),
            *(f"-artifact_prefix={failed}/", f"-report_slow_units={SECONDS}", str(folder)),
        ]
        process = await _started(name, worker)
        last = ""
        assert process.stdout is not None
        with (WORK / name / "log").open("w") as log:
            async for raw in process.stdout:
                line = raw.decode(errors="replace").rstrip()
                log.write(f"{line}\n")
                found = PULSE.search(line)
                if found:
                    last = "{} inputs, {} branches, {} features, {} kept, {}/s, {} MB".format(*found.groups())
                    if "pulse" in line:
                        print(f"{name:>10}: {last}", flush=True)
        is_good = await process.wait() == 0 and not any(failed.iterdir())
    print(f"{name:>10}: {last}; {'nothing failed' if is_good else f'FAILED, see {WORK / name}'}", flush=True)
    return is_good


async def _started(name: str, worker: Sequence[str]) -> asyncio.subprocess.Process:
    failed = WORK / name / "failed"
    command = [sys.executable, "-m", "tests.fuzz.worker", name, str(failed), *worker]
    pipe, none = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
    return await asyncio.create_subprocess_exec(*command, stdin=none, stdout=pipe, stderr=STDOUT, limit=1 << 20)


def keep(name: str) -> None:
    """Replace the kept inputs of a target by the smallest that reached something new; those that failed stay."""
    seeds = {sha256(data).hexdigest() for data in target(name).seeds()}
    place = CORPORA / name
    place.mkdir(parents=True, exist_ok=True)
    for path in place.glob("*"):
        if not path.name.startswith(KNOWN):
            path.unlink()
    total = sum(path.stat().st_size for path in place.glob("*"))
    for data in sorted((path.read_bytes() for path in (WORK / name / "found").glob("*")), key=len)[:MOST_FILES]:
        total += len(data)
        if total > MOST_KEPT:
            break
        digest = sha256(data).hexdigest()
        if digest not in seeds:
            (place / digest[:16]).write_bytes(data)
    print(f"{name:>10}: {len(list(place.glob('*')))} inputs kept in {place}")


async def main() -> int:
    """Fuzz, and keep what was found."""
    asked = options()
    at_once = os.cpu_count() or 1
    room = asyncio.Semaphore(at_once)
    seconds = asked.minutes * 60 * at_once / len(asked.targets)
    good = await asyncio.gather(*(fuzzed(name, seconds, room) for name in asked.targets))
    if asked.keep:
        for name in asked.targets:
            keep(name)
    return 0 if all(good) else 1


if __name__ == "__main__":
    try:
        sys.exit(asyncio.run(main()))
    except KeyboardInterrupt:
        sys.exit(130)
