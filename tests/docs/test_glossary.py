"""No public name uses a word that the glossary lists as retired."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GLOSSARY = ROOT / "docs/guide/glossary.md"
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
EXPORT = re.compile(
    r"^export\s+(?:declare\s+|default\s+|abstract\s+|async\s+)*"
    r"(?:const|let|function\*?|class|interface|type|enum)\s+(\w+)",
    re.MULTILINE,
)
EXPORTED_LIST = re.compile(r"^export\s+(?:type\s+)?\{([^}]*)\}", re.MULTILINE)


def words(name: str) -> set[str]:
    """The words of a snake_case, camelCase, PascalCase or kebab-case name, in lower case."""
    return {word.lower() for word in WORD.findall(name)}


Retired = dict[str, set[str]]
"""Retired words by the folder that no longer has them."""


def folders(where: str) -> tuple[str, ...]:
    """The folders that the third column limits a row to."""
    if not where:
        return ("src/ubongo", "web/src")
    return (where.replace("web", "web/src", 1) if where.startswith("web") else f"src/{where.replace('.', '/')}",)


def retired(page: str) -> Retired:
    """The words of the table under "Retired words"."""
    gone: Retired = {}
    _, _, section = page.partition("## Retired words")
    rows = [row.strip("|").split("|") for row in section.splitlines() if row.startswith("|")]
    for row, _, where in rows[2:]:
        for folder in folders(where.strip(" `")):
            gone.setdefault(folder, set()).update(word.strip() for word in row.split(","))
    return gone


def python_names(source: str) -> Iterator[str]:
    """The public constants, classes, functions and methods of a module."""
    module = ast.parse(source)
    for node in module.body:
        targets = (
            node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
        )
        yield from (name.id for name in targets if isinstance(name, ast.Name) and not name.id.startswith("_"))
    for node in ast.walk(module):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and not node.name.startswith("_"):
            yield node.name


def client_names(source: str) -> Iterator[str]:
    """The names that a TypeScript module or a Svelte component exports."""
    yield from EXPORT.findall(source)
    for names in EXPORTED_LIST.findall(source):
        yield from (name.split(" as ")[-1].removeprefix("type ").strip() for name in names.split(",") if name.strip())


def names(folder: Path) -> Iterator[tuple[Path, str]]:
    """Every public name below `folder`: folders, files and what the files define."""
    for file in sorted(folder.rglob("*")):
        if file.suffix not in {".py", ".ts", ".svelte"} or file.name.endswith(".gen.ts"):
            continue
        path = file.relative_to(folder)
        yield from ((path, part) for part in (*path.parts[:-1], file.name.split(".")[0]))
        source = file.read_text(encoding="utf-8")
        found = python_names(source) if file.suffix == ".py" else client_names(source)
        yield from ((path, name) for name in found)


def offenders(root: Path, gone: Retired) -> list[str]:
    """Each public name with a retired word in it, as `path: name`."""
    return sorted(
        {
            f"{folder}/{path.as_posix()}: {name}"
            for folder, its in gone.items()
            for path, name in names(root / folder)
            if words(name) & its
        }
    )


@pytest.fixture(scope="module")
def gone() -> Retired:
    return retired(GLOSSARY.read_text(encoding="utf-8"))


@pytest.mark.slow
def test_no_public_name_uses_a_retired_word(gone: Retired):
    assert offenders(ROOT, gone) == []


def test_the_retired_words_are_read_from_the_page(gone: Retired):
    both = {"hall", "pulse", "shelf", "cue", "hunt", "treasure", "lots", "manner", "desk", "ears"}
    assert gone["src/ubongo"] >= both | {"floor"}
    assert gone["web/src"] >= both | {"later"}
    assert gone["src/ubongo/tables"] >= {"watch"}
    assert len({word for its in gone.values() for word in its}) >= 75


def test_every_folder_of_the_page_exists(gone: Retired):
    assert [folder for folder in gone if not (ROOT / folder).is_dir()] == []


HALL = {"src/ubongo": {"hall", "floor"}, "web/src": {"hall"}}


@pytest.mark.parametrize(
    ("path", "source", "name"),
    [
        ("src/ubongo/tables/hall.py", "", "hall"),
        ("src/ubongo/hall/__init__.py", "", "hall"),
        ("src/ubongo/tables/service.py", "class TableHall:\n    pass\n", "TableHall"),
        ("src/ubongo/tables/service.py", "async def open_hall() -> None: ...\n", "open_hall"),
        ("src/ubongo/tables/service.py", "HALL_TIMEOUT_S: float = 1.0\n", "HALL_TIMEOUT_S"),
        ("src/ubongo/tables/service.py", "open_hall = open\n", "open_hall"),
        ("src/ubongo/tables/service.py", "class Tables:\n    def hall_of(self) -> None: ...\n", "hall_of"),
        ("web/src/table/greatHall.ts", "", "greatHall"),
        ("web/src/table/great-hall.svelte.ts", "", "great-hall"),
        ("web/src/table/Hall.svelte", "", "Hall"),
        ("web/src/table/service.ts", "export const hallOf = 1;\n", "hallOf"),
        ("web/src/table/service.ts", "export async function openHall() {}\n", "openHall"),
        ("web/src/table/service.ts", "export { tables as hall };\n", "hall"),
        ("web/src/table/Seats.svelte", '<script module>\nexport type HALL = "x";\n</script>\n', "HALL"),
    ],
)
def test_a_planted_name_is_found(tmp_path: Path, path: str, source: str, name: str):
    file = tmp_path / path
    file.parent.mkdir(parents=True)
    file.write_text(source, encoding="utf-8")
    assert offenders(tmp_path, HALL) == [f"{path}: {name}"]


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("src/ubongo/tables/service.py", "def _hall() -> None: ...\n\nimport math\n\n_hall = math.floor(2.5)\n"),
        ("src/ubongo/tables/shallow.py", "class Challenge: ...\n"),
        ("web/src/engines/floor.ts", "export const floor = Math.floor;\n"),
        ("web/src/table/service.ts", "const hall = 1;\nexport const challenge = hall;\n"),
    ],
)
def test_private_names_and_longer_words_pass(tmp_path: Path, path: str, source: str):
    file = tmp_path / path
    file.parent.mkdir(parents=True)
    file.write_text(source, encoding="utf-8")
    assert offenders(tmp_path, HALL) == []
