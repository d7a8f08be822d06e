"""Stopwatches and tables for the benchmarks."""

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from time import perf_counter


def fastest(acts: Mapping[str, Callable[[], object]], rounds: int) -> dict[str, float]:
    """The seconds that each act takes at its fastest; they take turns, so that a busy machine is fair to all."""
    seconds = dict.fromkeys(acts, float("inf"))
    for _ in range(rounds):
        for name, act in acts.items():
            start = perf_counter()
            act()
            seconds[name] = min(seconds[name], perf_counter() - start)
    return seconds


def option(name: str, default: str) -> str:
    """The word after that option of the command line."""
    words = sys.argv[1:]
    return words[words.index(name) + 1] if name in words else default


def report(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]], figures: dict[str, object]) -> None:
    """Print a table, or with `--json` the figures as one value on one line."""
    if "--json" in sys.argv[1:]:
        print(json.dumps(figures))
        return
    widths = [max(len(row[column]) for row in (columns, *rows)) for column in range(len(columns))]
    print(title)
    for row in (columns, *rows):
        print("  " + "  ".join(word.rjust(width) for word, width in zip(row, widths, strict=True)))
