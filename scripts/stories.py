"""Fails unless the browser stories ran and all of them passed: `stories.py REPORT...`, JUnit reports of pytest.

A machine without a browser skips them, and pytest calls that a success.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

STORIES = "tests.e2e."


def outcomes(report: Path) -> Counter[str]:
    """How many stories of a report passed, were skipped, failed or broke; nothing if there is no report."""
    if not report.exists():
        return Counter()
    cases = ElementTree.parse(report).iter("testcase")
    return Counter(_outcome(case) for case in cases if case.get("classname", "").startswith(STORIES))


def _outcome(case: ElementTree.Element) -> str:
    return next((part.tag for part in case if part.tag in {"skipped", "failure", "error"}), "passed")


def main(*reports: str) -> None:
    """Print the outcomes and leave with 1 unless every report has stories, and all of them passed."""
    counts = {report: outcomes(Path(report)) for report in reports}
    for report, count in counts.items():
        told = ", ".join(f"{number} {outcome}" for outcome, number in count.items())
        print(f"browser stories in {report}: {told or 'none ran'}")
    sys.exit(0 if counts and all(set(count) == {"passed"} for count in counts.values()) else 1)


if __name__ == "__main__":
    main(*sys.argv[1:])
