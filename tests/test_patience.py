"""Limits of waits in tests: a slow machine must not make a test red."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
FILES = sorted(path for path in TESTS.rglob("*.py") if "e2e" not in path.parts)
PROMISE_S, PATIENT_S = 1, 30
"""A shorter limit is itself what is tested, or is tried again; a longer one only finds what hangs."""
WAITS = frozenset({"timeout", "wait"})


def short(source: str) -> Iterator[str]:
    """The waits with a limit that a busy machine may exceed."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and any(map(_is_short, _limits(node))):
            yield ast.unparse(node)


def _limits(call: ast.Call) -> Iterator[ast.expr]:
    yield from (keyword.value for keyword in call.keywords if keyword.arg == "timeout")
    if isinstance(call.func, ast.Attribute) and call.func.attr in WAITS:
        yield from call.args


def _is_short(limit: ast.expr) -> bool:
    return (
        isinstance(limit, ast.Constant)
        and isinstance(limit.value, (int, float))
        and PROMISE_S < limit.value < PATIENT_S
    )


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(TESTS)))
def test_a_test_waits_long_enough_for_a_slow_machine(path: Path) -> None:
    assert list(short(path.read_text(encoding="utf-8"))) == []


def test_a_short_limit_is_found() -> None:
    assert list(short("asyncio.timeout(5)")) == ["asyncio.timeout(5)"]
    assert list(short("process.communicate(timeout=10)")) == ["process.communicate(timeout=10)"]
    assert list(short("event.wait(2.5)")) != []
    assert list(short("asyncio.timeout(0.05); urlopen(address, timeout=1); event.wait(PATIENCE_S)")) == []
