"""What the source must not contain, because no test of behavior can rule it out. Cited by `docs/guide/trust.md`."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TypeGuard

import pytest

from ubongo.editions.secret import SEED_BYTES

ROOT = Path(__file__).resolve().parent.parent
SERVER = sorted((ROOT / "src" / "ubongo").rglob("*.py"))
CLIENT = sorted(path for kind in ("*.ts", "*.svelte") for path in (ROOT / "web" / "src").rglob(kind))
"""The sources of the client, tests included: those must not show the wrong way either."""

NETWORK = frozenset({"aiohttp", "ftplib", "http", "httpx", "requests", "smtplib", "urllib", "urllib3"})
"""Modules that a program can call others with. `urllib.parse` only reads addresses."""
PARSERS = frozenset({"lxml", "marshal", "pickle", "plistlib", "shelve", "xml", "yaml"})
"""Modules that run code, fetch files or use unbounded memory when they read what a stranger wrote."""
PROCESSES = frozenset({"pty", "subprocess"})
TEMPLATES = frozenset({"jinja2", "mako", "string"})
ALLOWED = {
    "NETWORK": {"adapters/cli/bots/http_client.py", "adapters/cli/commands/check_server.py"},
    "PARSERS": set[str](),
    "PROCESSES": set[str](),
    "TEMPLATES": set[str](),
}
"""Files of the terminal that call the server given by their user."""
HASHES = frozenset({"sha256"})
"""The only hash that the server uses: see the inventory in `docs/guide/trust.md`."""


@cache
def tree_of(path: Path) -> ast.Module:
    """The syntax tree of a source file."""
    return ast.parse(path.read_text(encoding="utf-8"), path.name)


def name_of(path: Path) -> str:
    """A file's name within the package."""
    return path.relative_to(ROOT / "src" / "ubongo").as_posix()


def imported(tree: ast.AST) -> Iterator[str]:
    """The full names of imported modules, and of what is imported from them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Each call with the dotted name of what is called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func), node


def importers(modules: frozenset[str]) -> set[str]:
    """The files that import one of these modules."""
    return {
        name_of(path)
        for path in SERVER
        for module in imported(tree_of(path))
        if module.split(".")[0] in modules and not module.startswith(("urllib.parse", "http.HTTPStatus"))
    }


@pytest.mark.parametrize("kind", list(ALLOWED))
def test_only_the_named_files_use_modules_of_that_kind(kind: str) -> None:
    modules: frozenset[str] = globals()[kind]
    assert importers(modules) <= ALLOWED[kind]


def test_files_that_may_call_others_exist_and_do() -> None:
    assert importers(NETWORK) == ALLOWED["NETWORK"]


def runs_code(name: str, call: ast.Call) -> bool:
    """Whether the call runs text as code, or a program."""
    if name == "__import__" and ast.unparse(call) == "__import__('_signal')":
        return False
    return name in {"eval", "exec", "compile", "__import__"} or name.startswith(("os.system", "os.popen", "os.exec"))


def builds_a_pattern(name: str, call: ast.Call) -> bool:
    """Whether the call makes a regular expression of a value instead of a constant."""
    makes = re.fullmatch(r"re\.(compile|match|search|sub|subn|fullmatch|split|findall|finditer)", name)
    return bool(makes) and not (call.args and is_fixed(call.args[0]))


def is_fixed(node: ast.expr) -> bool:
    """Whether the expression is a constant, or a constant's name, or put together from such."""
    match node:
        case ast.Constant():
            return True
        case ast.Name(id=name):
            return name.isupper() or name.strip("_").isupper()
        case ast.JoinedStr(values=values):
            return all(is_fixed(value) for value in values)
        case ast.FormattedValue(value=value):
            return is_fixed(value)
        case ast.BinOp(left=left, right=right):
            return is_fixed(left) and is_fixed(right)
        case _:
            return False


def formats_by_a_value(name: str, call: ast.Call) -> bool:
    """Whether the call formats by a text that is not written in the source."""
    if not name.endswith((".format", ".format_map")) or not isinstance(call.func, ast.Attribute):
        return False
    return not isinstance(call.func.value, ast.Constant)


def executes_built_sql(name: str, call: ast.Call) -> bool:
    """Whether the call executes SQL that is put together from anything but constants."""
    is_sql = name.endswith((".exec_driver_sql", ".execute", ".executescript")) or name in {"text", "sa.text"}
    first = call.args[0] if call.args else None
    return is_sql and isinstance(first, (ast.JoinedStr, ast.BinOp)) and not is_fixed(first)


PRAGMAS = {"tables/storage/database.py"}
"""SQLite takes no parameters in a pragma; its values are constants of this file."""


@pytest.mark.parametrize("is_wrong", [runs_code, builds_a_pattern, formats_by_a_value, executes_built_sql])
def test_no_call_of_the_server_is_of_that_kind(is_wrong: Callable[[str, ast.Call], bool]) -> None:
    allowed = PRAGMAS if is_wrong is executes_built_sql else set[str]()
    found = {
        f"{name_of(path)}:{call.lineno}"
        for path in SERVER
        if name_of(path) not in allowed
        for name, call in calls(tree_of(path))
        if is_wrong(name, call)
    }
    assert found == set()


def test_the_only_sql_that_is_put_together_sets_pragmas_from_constants() -> None:
    built = [
        ast.unparse(call.args[0])
        for name in PRAGMAS
        for called, call in calls(tree_of(ROOT / "src" / "ubongo" / name))
        if executes_built_sql(called, call)
    ]
    assert built
    assert all(sql.startswith("f'pragma {pragma}") for sql in built)


@pytest.mark.parametrize(
    ("is_wrong", "source"),
    [
        (runs_code, "eval(given)"),
        (builds_a_pattern, "re.search(given, text)"),
        (formats_by_a_value, "given.format(1)"),
        (executes_built_sql, "connection.execute(f'select {given}')"),
    ],
)
def test_a_planted_call_is_found(is_wrong: Callable[[str, ast.Call], bool], source: str) -> None:
    assert [is_wrong(name, call) for name, call in calls(ast.parse(source))] == [True]


def test_no_other_hash_is_used() -> None:
    used = {
        module.rpartition(".")[2]
        for path in SERVER
        for module in imported(tree_of(path))
        if module.startswith(("hashlib", "cryptography", "Crypto"))
    }
    assert used == HASHES


SECRETS = {
    "tables/service/opening.py",
    "adapters/web/identity.py",
}
"""Where secrets of tables and players are made."""


def test_secrets_come_from_the_systems_generator() -> None:
    for name in SECRETS:
        tree = tree_of(ROOT / "src" / "ubongo" / name)
        assert "secrets" in set(imported(tree))
        assert not any(called.startswith("random.") or called == "Random" for called, _ in calls(tree))


TOKENS = {
    "adapters/web/identity.py: secrets.token_urlsafe(32)",
    "tables/service/opening.py: secrets.token_bytes(SEED_BYTES)",
    "tables/service/opening.py: secrets.token_urlsafe(18)",
    "tables/service/opening.py: secrets.token_hex(8)",
    "tables/service/people.py: secrets.token_urlsafe(32)",
}
"""Every random value that the server makes: a player's cookie, a table's secret, its invitation, and its name.

The name is an address, not a secret: it gives the right to watch and nothing else.
"""


def test_every_secret_has_at_least_128_bits() -> None:
    made = {
        f"{name_of(path)}: {ast.unparse(call)}"
        for path in SERVER
        if name_of(path).startswith(("tables/", "adapters/web/"))
        for name, call in calls(tree_of(path))
        if name.startswith("secrets.token_")
    }
    assert made == TOKENS
    assert SEED_BYTES >= 16


@pytest.mark.parametrize(
    "pattern",
    [
        r"\{@html",
        r"\.(?:inner|outer)HTML\b",
        r"insertAdjacentHTML",
        r"document\.write",
        r"\beval\(",
        r"new Function\(",
        r"\.postMessage\(|addEventListener\('message'",
        r"<iframe",
        r"https?://(?!127\.0\.0\.1|localhost|www\.w3\.org)[a-z]",
    ],
)
def test_the_client_writes_no_markup_runs_no_text_and_calls_nobody_else(pattern: str) -> None:
    found = [
        f"{path.name}: {line.strip()}"
        for path in CLIENT
        if ".test." not in path.name and path.name != "fixtures.ts"
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(pattern, line)
    ]
    assert found == []


def test_the_package_contains_no_tests() -> None:
    assert [name_of(path) for path in SERVER if path.name.startswith("test_") or "tests" in path.parts[-3:]] == []
    used = {module.split(".")[0] for path in SERVER for module in imported(tree_of(path))}
    assert used.isdisjoint({"tests", "pytest", "hypothesis"})


def test_the_client_merges_no_objects_under_keys_of_others() -> None:
    merging = re.compile(r"Object\.assign\((?!\s*[\w.]+, \{)|__proto__|for \((?:const|let) \w+ in ")
    found = [
        f"{path.name}: {line.strip()}"
        for path in CLIENT
        if ".test." not in path.name and path.name not in {"fixtures.ts", "testing.ts"}
        for line in path.read_text(encoding="utf-8").splitlines()
        if merging.search(line)
    ]
    assert found == []


LONGEST_CLASS = 150
"""Lines: a class of a table that is longer has several subjects. See `docs/adr/0080-tables-in-five-packages.md`."""


def test_no_class_of_a_table_is_long():
    folder = ROOT / "src" / "ubongo" / "tables" / "table"
    classes = [node for path in sorted(folder.glob("*.py")) for node in ast.walk(tree_of(path)) if is_class(node)]
    assert "Table" in {node.name for node in classes}
    long = {node.name: lines for node in classes if (lines := lines_of(node)) > LONGEST_CLASS}
    assert long == {}


def is_class(node: ast.AST) -> TypeGuard[ast.ClassDef]:
    """Whether that is the definition of a class."""
    return isinstance(node, ast.ClassDef)


def lines_of(node: ast.ClassDef) -> int:
    """The lines of a definition."""
    return (node.end_lineno or node.lineno) - node.lineno + 1


def test_no_component_gives_another_meaning_to_a_name_of_the_palette() -> None:
    """Custom properties are inherited: a length named like a color turned a die black."""
    name = re.compile(r"(?<![\w(])(--[\w-]+):")
    palette = ROOT / "web" / "src" / "app" / "look.css"
    names = set(name.findall(palette.read_text(encoding="utf-8")))
    assert "--die" in names
    taken = {path.name: set(name.findall(path.read_text(encoding="utf-8"))) & names for path in CLIENT}
    assert {path: found for path, found in taken.items() if found} == {}
