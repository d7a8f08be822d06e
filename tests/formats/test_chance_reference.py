"""The test data for the client's random generator is up to date."""

from tests.formats.chance_reference import FIXTURE, drawn


def test_the_browser_is_tested_against_what_python_draws():
    assert FIXTURE.read_text(encoding="utf-8") == drawn()
