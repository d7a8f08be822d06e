"""`docs/guide/trust.md`: every requirement has one row, and every test that a row names exists."""

import ast
import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from tests.test_source import TOKENS
from ubongo.adapters.web import limits
from ubongo.adapters.web.identity import COOKIE_AGE_S
from ubongo.formats.board_moves import MOST_MOVES, MOST_OF_GAME
from ubongo.tables.storage.deck_library import MOST_OF_CLIENT, MOST_WAITING
from ubongo.tables.storage.schema import metadata

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "guide" / "trust.md").read_text(encoding="utf-8")
OPERATING = (ROOT / "docs" / "guide" / "operating.md").read_text(encoding="utf-8")
ROW = re.compile(
    r"^\| (\d+\.\d+\.\d+) \| ([^|]+) \| (tested|documented|not applicable|open) \| ([^|]+) \|$", re.MULTILINE
)
TEST = re.compile(r"`((?:tests|web)/[\w./-]+\.(?:py|ts))(?:::(\w+))?`")

FIGURE = re.compile(r"^\| (\d+) \| [^|]+ \| ([^|]+) \| ([^|]*) \| ([^|]*) \|$", re.MULTILINE)

LEVEL_2 = {
    "1.1": [1, 2],
    "1.2": range(1, 10),
    "1.3": range(1, 12),
    "1.4": range(1, 4),
    "1.5": [1, 2],
    "2.1": range(1, 4),
    "2.2": range(1, 4),
    "2.3": range(1, 5),
    "2.4": [1],
    "3.2": [1, 2],
    "3.3": range(1, 5),
    "3.4": range(1, 7),
    "3.5": range(1, 6),
    "3.7": [1, 2],
    "4.1": range(1, 4),
    "4.2": [1],
    "4.3": [1, 2],
    "4.4": range(1, 5),
    "5.1": [1],
    "5.2": range(1, 4),
    "5.3": [1, 2],
    "5.4": range(1, 4),
    "6.1": range(1, 4),
    "6.2": range(1, 13),
    "6.3": range(1, 5),
    "6.4": range(1, 5),
    "6.5": range(1, 6),
    "6.6": range(1, 4),
    "6.8": range(1, 5),
    "7.1": range(1, 4),
    "7.2": range(1, 5),
    "7.3": [1, 2],
    "7.4": range(1, 6),
    "7.5": [1, 2],
    "7.6": [1, 2],
    "8.1": [1, 2],
    "8.2": range(1, 4),
    "8.3": [1],
    "8.4": [1],
    "9.1": range(1, 4),
    "9.2": range(1, 5),
    "10.1": [1, 2],
    "10.2": [1, 2],
    "10.3": range(1, 5),
    "10.4": range(1, 12),
    "10.5": range(1, 6),
    "10.6": [1, 2],
    "10.7": range(1, 4),
    "11.1": [1, 2],
    "11.2": range(1, 4),
    "11.3": range(1, 4),
    "11.4": range(1, 5),
    "11.5": [1],
    "11.6": [1],
    "12.1": range(1, 4),
    "12.2": [1, 2],
    "12.3": range(1, 5),
    "13.1": [1],
    "13.2": range(1, 6),
    "13.3": [1, 2],
    "13.4": range(1, 6),
    "14.1": [1, 2],
    "14.2": range(1, 5),
    "14.3": range(1, 4),
    "15.1": range(1, 4),
    "15.2": range(1, 4),
    "15.3": range(1, 8),
    "16.1": [1],
    "16.2": range(1, 6),
    "16.3": range(1, 5),
    "16.4": range(1, 4),
    "16.5": range(1, 4),
    "17.1": [1],
    "17.2": range(1, 5),
    "17.3": [1, 2],
}
"""The requirements of ASVS 5.0.0 for levels 1 and 2, by section."""


def rows() -> list[tuple[str, str, str, str]]:
    """Number, subject, state and proof of each requirement on the page."""
    return ROW.findall(PAGE)


def test_each_of_the_253_requirements_has_one_row() -> None:
    expected = [f"{section}.{number}" for section, numbers in LEVEL_2.items() for number in numbers]
    assert len(expected) == 253
    assert [number for number, *_ in rows()] == expected


def test_nine_of_ten_requirements_that_apply_are_tested() -> None:
    states = Counter(state for _, _, state, _ in rows())
    assert states["tested"] >= 0.9 * (253 - states["not applicable"])


def test_a_tested_requirement_names_a_test_and_another_says_why_not() -> None:
    for number, _, state, proof in rows():
        assert bool(TEST.search(proof)) or state != "tested", number
        assert len(proof) > 10, number


def test_each_of_the_25_figures_has_one_row_with_a_way_to_measure_it() -> None:
    assert [int(number) for number, *_ in FIGURE.findall(PAGE)] == list(range(1, 26))
    for number, reached, briefly, at_length in FIGURE.findall(PAGE):
        assert len(reached) > 10, number
        assert TEST.search(briefly) or at_length.startswith("`"), number


@pytest.mark.parametrize("module", sorted(set(re.findall(r"python -m ((?:tests|benchmarks)[\w.]*)", PAGE))))
def test_every_named_command_exists(module: str) -> None:
    path = ROOT / module.replace(".", "/")
    assert path.with_suffix(".py").exists() or (path / "__main__.py").exists()


@pytest.mark.parametrize(("path", "name"), sorted(set(TEST.findall(PAGE))))
def test_every_named_test_exists(path: str, name: str) -> None:
    source = (ROOT / path).read_text(encoding="utf-8")
    if name:
        functions = {
            node.name
            for node in ast.walk(ast.parse(source))
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
        }
        assert name in functions
    else:
        assert "test" in Path(path).name


def test_the_limits_of_the_guide_are_those_of_the_code() -> None:
    section = OPERATING[OPERATING.index("## Limits") :]
    assert f"| {limits.MOST_BODY // 1024} KiB each |" in section
    assert limits.MOST_BODY == limits.MOST_HEADERS
    assert f"reading a response | {limits.CLIENT_TIMEOUT_S:.0f} s |" in section
    waits = [(int(burst), int(wait)) for burst, wait in re.findall(r"(\d+) at once, then one every (\d+) s", section)]
    assert waits == [
        (rate.burst, round(1 / rate.per_second)) for rate in (limits.OPENING, limits.GUESSING, limits.EMOTING)
    ]
    rates = [(int(burst), int(rate)) for burst, rate in re.findall(r"(\d+) at once, then (\d+) per second", section)]
    assert rates == [(rate.burst, rate.per_second) for rate in (limits.TALKING, limits.FRAMES, limits.PLACING)]
    assert f"| {MOST_MOVES} for a seat in a race, {MOST_OF_GAME:,} in a game;" in section
    assert f"| {limits.READING.burst} at once, then one a second" in section
    asking = f"| {limits.ASKING.burst} at once, then {limits.ASKING.per_second} a second; more are answered later."
    assert f"{asking} Opening a socket counts for {1 + limits.SOCKET_COST}." in section
    assert f"| {MOST_WAITING}, and {MOST_OF_CLIENT} per address" in section


def test_every_secret_is_on_the_page() -> None:
    section = PAGE[PAGE.index("## Secrets") : PAGE.index("## Data")]
    made = {token.partition(": ")[2] for token in TOKENS}
    assert made == set(re.findall(r"`(secrets\.token_\w+\(\w+\))`", section))


def test_every_kind_of_data_is_on_the_page() -> None:
    section = PAGE[PAGE.index("## Data") : PAGE.index("## Libraries")]
    named = set(re.findall(r"`([^`]+)`", section))
    assert set(metadata.tables) <= named
    assert stored_keys() == {name for name in named if name.startswith("ubongo")}
    assert "a year" in next(row for row in PAGE.splitlines() if row.startswith("| a player's cookie |"))
    assert COOKIE_AGE_S == 365 * 24 * 3600


def stored_keys() -> set[str]:
    """The keys under which the client stores something, with `…` for what varies."""
    found: set[str] = set()
    for path in [*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]:
        if ".test." in path.name or path.name in {"fixtures.ts", "testing.ts"}:
            continue
        keys = re.findall(r"['`](ubongo[.:](?!png)[^'`]+)['`]", path.read_text(encoding="utf-8"))
        found |= {re.sub(r"\$\{[^}]*\}", "…", key) for key in keys}
    return found - {"ubongo.….…"}  # all that is stored of a game, when it is removed


def test_every_library_is_locked_with_its_hash() -> None:
    packages = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    for package in packages:
        if package["source"] != {"editable": "."}:
            assert package["source"] == {"registry": "https://pypi.org/simple"}, package["name"]
            files = [*package.get("wheels", []), *([package["sdist"]] if "sdist" in package else [])]
            assert files, package["name"]
            assert all(file["hash"].startswith("sha256:") for file in files), package["name"]
