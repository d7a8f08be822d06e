"""What holds for the whole suite."""

import pytest
from hypothesis import settings

# A test is never timed: machines are shared, and a slow moment is no counterexample.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tell the browser stories last: their driver keeps an event loop running, and other tests want their own."""
    items.sort(key=lambda item: item.get_closest_marker("e2e") is not None)
