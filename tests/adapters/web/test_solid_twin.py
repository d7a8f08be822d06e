"""The browser's blocks are tested against what Python makes of them today."""

from tests.adapters.web.solid_twin import FIXTURE, solid


def test_the_clients_fixture_is_what_python_says_today():
    assert FIXTURE.read_text(encoding="utf-8") == solid(), "write it: python -m tests.adapters.web.solid_twin"
