"""The Python code on the pages of `docs/` and in the README runs; blocks of one page continue one another."""

import re
from pathlib import Path
from textwrap import dedent

import pytest

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^(?P<indent> *)```python\n(?P<code>.*?)^(?P=indent)```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path) -> list[tuple[int, str]]:
    """Every block of Python with the number of its first line."""
    text = page.read_text(encoding="utf-8")
    return [(text.count("\n", 0, found.start("code")), dedent(found["code"])) for found in BLOCK.finditer(text)]


PAGES = [page for page in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))) if blocks(page)]


@pytest.mark.parametrize("page", [pytest.param(page, id=str(page.relative_to(ROOT))) for page in PAGES])
def test_the_code_on_a_page_runs(page: Path):
    names: dict[str, object] = {"__name__": f"page_{page.stem.replace('-', '_')}"}
    for line, code in blocks(page):
        exec(compile("\n" * line + code, str(page), "exec"), names)


def test_pages_with_code_are_found():
    assert {"architecture.md", "adding-an-edition.md"} <= {page.name for page in PAGES}
