"""The coverage of each package of the core has a floor."""

import json
from pathlib import Path
from typing import Any

import pytest

from scripts import coverage_floor
from scripts.coverage_floor import PACKAGES


def file_with(lines: int, branches: int, *, of: tuple[int, int]) -> dict[str, Any]:
    """The summary of a file."""
    statements, exits = of
    counts = {"covered_lines": lines, "covered_branches": branches, "num_statements": statements, "num_branches": exits}
    return {"summary": counts}


def report(**files: dict[str, Any]) -> dict[str, Any]:
    """A report with one file in each package: whole, unless it is given."""
    whole = file_with(10, 10, of=(10, 10))
    return {"files": {f"src/ubongo/{package}/one.py": files.get(package, whole) for package in PACKAGES}}


def left_with(folder: Path, content: dict[str, Any]) -> object:
    path = folder / "report.json"
    path.write_text(json.dumps(content))
    with pytest.raises(SystemExit) as leaving:
        coverage_floor.main(str(path))
    return leaving.value.code


def test_lines_and_branches_of_all_files_of_a_package_count() -> None:
    content = report(puzzles=file_with(6, 0, of=(8, 2)))
    content["files"]["src/ubongo/puzzles/deeper/two.py"] = file_with(20, 4, of=(20, 10))
    assert coverage_floor.percentages(content) == {"geometry": 100, "puzzles": 75, "editions": 100, "formats": 100}


@pytest.mark.parametrize(("covered", "code"), [(95, 0), (94, 1)])
def test_a_package_under_the_floor_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], covered: int, code: int
) -> None:
    assert left_with(tmp_path, report(formats=file_with(covered, 0, of=(100, 0)))) == code
    assert capsys.readouterr().out.splitlines()[-1].startswith(f"branch coverage of formats: {covered}.0 %")


def test_a_package_that_was_not_measured_fails(tmp_path: Path) -> None:
    content = report()
    del content["files"]["src/ubongo/geometry/one.py"]
    assert left_with(tmp_path, content) == 1
