"""Long runs of what the tests try briefly: `python -m tests.reliability claims --count 100000 --seed 7`."""

import argparse
import asyncio
import sys
from collections.abc import Callable, Coroutine, Mapping
from types import MappingProxyType

from tests.reliability.claims import forged
from tests.reliability.codes import guessed
from tests.reliability.kills import killed
from tests.reliability.puzzles import asked
from tests.reliability.replay import decided_again
from tests.reliability.report import Report
from tests.reliability.solvers import compared
from tests.reliability.storm import cut
from tests.reliability.updates import updated


def awaited(run: Callable[[int, int], Coroutine[None, None, Report]]) -> Callable[[int, int], Report]:
    """The same run, outside of a loop."""
    return lambda count, seed: asyncio.run(run(count, seed))


RUNS: Mapping[str, tuple[Callable[[int, int], Report], int]] = MappingProxyType(
    {
        "claims": (forged, 100_000),
        "codes": (awaited(guessed), 1_000_000),
        "kills": (awaited(killed), 1_000),
        "puzzles": (awaited(asked), 1_000),
        "replay": (decided_again, 1_000_000),
        "solvers": (compared, 10_000),
        "storm": (awaited(cut), 2_000),
        "updates": (updated, 50),
    }
)
"""Each run, and how much it tries if nothing else is asked for."""


def main() -> int:
    """Run one or all, and print what was found; 1 if anything failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("run", nargs="*", choices=[[], *RUNS], help="which; all if none is named")
    parser.add_argument("--count", type=int, help="how much to try")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    failed = 0
    for name in chosen.run or RUNS:
        run, usual = RUNS[name]
        report = run(chosen.count or usual, chosen.seed)
        sys.stdout.write(f"{report}\n")
        sys.stdout.flush()
        failed += report.failed
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
