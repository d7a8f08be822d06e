"""Fails unless the browser stories ran and all of them passed: `stories.py REPORT`, a JUnit report of pytest.

A machine without a browser skips them, and pytest calls that a success.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

STORIES = "tests.e2e."


def outcomes(report: Path) -> Counter[str]:
    """How many stories passed, were skipped, failed or broke."""
    cases = ElementTree.parse(report).iter("testcase")
    return Counter(_outcome(case) for case in cases if case.get("classname", "").startswith(STORIES))


def _outcome(case: ElementTree.Element) -> str:
    return next((part.tag for part in case if part.tag in {"skipped", "failure", "error"}), "passed")


def main(report: str) -> None:
    """Print the outcomes and leave with 1 unless there are stories and all passed."""
    if not Path(report).exists():
        sys.exit(f"browser stories: no report at {report}")
    counts = outcomes(Path(report))
    print("browser stories:", ", ".join(f"{count} {outcome}" for outcome, count in counts.items()) or "none ran")
    sys.exit(0 if set(counts) == {"passed"} else 1)


if __name__ == "__main__":
    main(*sys.argv[1:2])
