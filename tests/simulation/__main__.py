"""Simulates worlds: `python -m tests.simulation --games 10000 --seed 7`. A world that fails can be run again alone."""

import argparse
import sys
import time
from collections import Counter

from tests.simulation.world.checker import violations
from tests.simulation.world.planted import BUGS, found_by
from tests.simulation.world.world import simulate


def main() -> int:
    """Run worlds, and print the seed of each that breaks a promise."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000, help="how many worlds")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first one; the next one has the next")
    parser.add_argument("--races", type=int, default=2, help="how many races each is played for; 99: the whole game")
    parser.add_argument("--planted", action="store_true", help="plant each known bug instead, and find it")
    chosen = parser.parse_args()
    return _find_bugs() if chosen.planted else _simulate(chosen.games, chosen.seed, chosen.races)


def _simulate(games: int, first: int, races: int) -> int:
    faults, failed, steps, began = Counter[str](), 0, 0, time.process_time()
    for seed in range(first, first + games):
        history = simulate(seed, races)
        faults.update({str(fault): count for fault, count in history.faults.items()})
        steps += history.steps
        found = violations(history)
        if found:
            failed += 1
            sys.stdout.write(f"seed {seed}: {'; '.join(found)}" + "\n")
            sys.stdout.write(
                f"  again: .venv/bin/python -m tests.simulation --games 1 --seed {seed} --races {races}" + "\n"
            )
    seconds = time.process_time() - began
    sys.stdout.write(
        f"{games} worlds, {failed} failed, {steps} steps, {seconds:.0f} s; faults: {dict(sorted(faults.items()))}"
        + "\n"
    )
    return int(failed > 0)


def _find_bugs() -> int:
    missed = [name for name in BUGS if found_by(name) is None]
    sys.stdout.write(f"{len(BUGS) - len(missed)} of {len(BUGS)} bugs found; missed: {missed}" + "\n")
    return int(bool(missed))


if __name__ == "__main__":
    sys.exit(main())
