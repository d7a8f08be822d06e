"""The browser's implementation of chance is tested against what Python draws."""

from tests.formats.chance_reference import FIXTURE, drawn


def test_the_browser_is_tested_against_what_python_draws():
    assert FIXTURE.read_text(encoding="utf-8") == drawn()
