"""Every edition is one folder of one shape, and has companions in the other layers."""

import re
from pathlib import Path

import pytest

from ubongo.editions.registry import EDITIONS

ROOT = Path(__file__).parents[2]
CODE = ROOT / "src/ubongo/editions"
SHARED = {"contract", "parts"}
SHAPE = {"settings", "commands", "events", "state", "decide", "evolve", "view", "bot", "draws", "edition"}


def folder_of(edition: str) -> str:
    return edition.replace("-", "_")


def folders(within: Path) -> set[str]:
    return {folder.name for folder in within.iterdir() if folder.is_dir() and folder.name != "__pycache__"}


def test_every_folder_is_a_registered_edition():
    assert folders(CODE) - SHARED == set(map(folder_of, EDITIONS))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_has_the_ten_modules(edition: str):
    assert {module.stem for module in (CODE / folder_of(edition)).glob("*.py")} >= SHAPE


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "companion",
    [
        "src/ubongo/adapters/web/actions/{module}.py",
        "src/ubongo/adapters/cli/narration/{module}.py",
        "web/src/editions/{edition}/index.ts",
        "docs/rules/{edition}.md",
        "tests/editions/{module}",
        "tests/conformance/{module}.py",
        "tests/golden/{module}.py",
    ],
)
def test_every_edition_has_its_companions(edition: str, companion: str):
    assert (ROOT / companion.format(edition=edition, module=folder_of(edition))).exists()


def test_the_import_contract_lists_every_edition():
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    _, _, contract = project.partition('name = "editions do not know each other"')
    listed = re.findall(r'"ubongo\.editions\.(\w+)"', contract.partition("\n[[")[0])
    assert sorted(listed) == sorted(map(folder_of, EDITIONS))
