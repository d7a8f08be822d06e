"""An implementation that knows nothing but docs/guide/fair-chance.md checks finished games."""

import ast
import json
import random
from pathlib import Path

import pytest

from tests.second_reading.forgeries import forgeries
from tests.second_reading.further_games import FURTHER
from tests.second_reading.reader import read
from tests.second_reading.twister import Twister

FOLDER = Path(__file__).parent
GOLDEN = sorted((FOLDER.parent / "golden").glob("*.json"))
READER = ("twister", "chance", "deals", "reader")

each_golden_game = pytest.mark.parametrize("path", [pytest.param(path, id=path.stem) for path in GOLDEN])


@pytest.mark.parametrize("module", READER)
def test_the_reader_knows_nothing_of_the_program(module: str):
    tree = ast.parse((FOLDER / f"{module}.py").read_text(encoding="utf-8"))
    imported = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    imported += [name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names]
    assert not [name for name in imported if name.startswith("ubongo") or name == "random"]
    own = {name for name in imported if name.startswith("tests")}
    assert own <= {f"tests.second_reading.{other}" for other in READER}


@pytest.mark.parametrize("seed", [b"", bytes(32), bytes(range(32))])
def test_the_twister_of_the_page_draws_like_pythons(seed: bytes):
    ours, theirs = Twister(seed), random.Random(seed)
    assert ours.sample(range(72), 72) == theirs.sample(range(72), 72)
    assert ours.sample(range(36), 18) == theirs.sample(range(36), 18)
    assert [ours.randrange(end) for end in range(1, 1000)] == [theirs.randrange(end) for end in range(1, 1000)]


def test_golden_games_of_both_versions_are_read():
    assert {json.loads(path.read_bytes())["version"] for path in GOLDEN} == {1, 2}


@each_golden_game
def test_a_golden_game_is_right_by_the_page(path: Path):
    assert read(json.loads(path.read_bytes())) == []


@pytest.mark.slow
@each_golden_game
def test_a_dozen_forged_copies_of_a_golden_game_are_named(path: Path):
    copies = list(forgeries(json.loads(path.read_bytes())))
    assert len(copies) >= 12
    missed = [copy.name for copy in copies if not copy.abouts & {fault.about for fault in read(copy.game)}]
    assert missed == []


@pytest.mark.parametrize("name", FURTHER)
def test_a_game_unlike_the_golden_ones_is_right_by_the_page(name: str):
    assert read(FURTHER[name]()) == []
