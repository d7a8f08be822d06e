"""Prints the branch coverage of each package of the core, and fails under the floor: `coverage_floor.py REPORT`.

The report is the one of `coverage json`; `make test` ends with these lines.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

PACKAGES = ("geometry", "puzzles", "editions", "formats")
FLOOR = 95.0
COUNTED = ("covered_lines", "covered_branches", "num_statements", "num_branches")


def percentages(report: dict[str, Any]) -> dict[str, float]:
    """The covered share of each package's lines and branches, in percent; 0 if the report does not have it."""
    return {package: _percentage(report, f"ubongo/{package}/") for package in PACKAGES}


def _percentage(report: dict[str, Any], folder: str) -> float:
    counts: Counter[str] = Counter()
    for name, file in report["files"].items():
        if folder in name:
            counts.update({what: file["summary"][what] for what in COUNTED})
    there = counts["num_statements"] + counts["num_branches"]
    return 100 * (counts["covered_lines"] + counts["covered_branches"]) / there if there else 0.0


def main(path: str) -> None:
    """Print the percentages and leave with 1 if one is under the floor."""
    shares = percentages(json.loads(Path(path).read_text(encoding="utf-8")))
    for package, share in shares.items():
        print(f"branch coverage of {package}: {share:.1f} %{'' if share >= FLOOR else f', under {FLOOR:.0f} %'}")
    sys.exit(0 if all(share >= FLOOR for share in shares.values()) else 1)


if __name__ == "__main__":
    main(*sys.argv[1:])
