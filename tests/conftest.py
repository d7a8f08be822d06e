"""What holds for the whole suite."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.environment import isolate

# A test is never timed: machines are shared, and a slow moment is no counterexample.
settings.register_profile("untimed", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# The gates do not depend on chance; running the tests by hand explores further with every run.
settings.register_profile("judging", settings.get_profile("untimed"), derandomize=True, database=None)
settings.load_profile(os.environ.get("UBONGO_HYPOTHESIS", "untimed"))


STORIES = Path(__file__).parent / "e2e"

isolate()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tell the browser stories last: their driver keeps an event loop running, and other tests want their own.

    Whatever lies in their folder is one of them, also where nobody has said so.
    """
    for item in items:
        if STORIES in item.path.parents:
            item.add_marker("e2e")
    items.sort(key=lambda item: item.get_closest_marker("e2e") is not None)
