"""How stories look at a page: what they compare, they wait for, because a page follows a little later."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

STORIES = sorted((Path(__file__).parent / "e2e").glob("*.py"))
READS = frozenset({"count", "get_attribute", "inner_html", "inner_text", "input_value", "text_content"})
"""Methods of a locator that answer at once; `expect` has a waiting form of each."""


def hasty(source: str) -> Iterator[str]:
    """The assertions that compare what they read at once. What is not there at that moment may be counted: zero."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Assert):
            for part in ast.walk(node.test):
                if isinstance(part, ast.Compare) and _is_hasty([part.left, *part.comparators]):
                    yield ast.unparse(node)


def _is_hasty(sides: list[ast.expr]) -> bool:
    if any(isinstance(side, ast.Constant) and side.value == 0 for side in sides):
        return False
    return any(
        isinstance(side, ast.Call) and isinstance(side.func, ast.Attribute) and side.func.attr in READS
        for side in sides
    )


@pytest.mark.parametrize("path", STORIES, ids=lambda path: path.name)
def test_a_story_waits_for_what_it_compares(path: Path) -> None:
    assert list(hasty(path.read_text(encoding="utf-8"))) == []


def test_an_assertion_that_does_not_wait_is_found() -> None:
    assert list(hasty("assert page.locator('li').count() == 3")) == ["assert page.locator('li').count() == 3"]
    assert list(hasty("assert 'a' == text.get_attribute('lang'), 'why'")) != []
    assert list(hasty("assert page.locator('li').count() == 0")) == []
    assert list(hasty("expect(page.locator('li')).to_have_count(3)")) == []
