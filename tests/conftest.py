"""What holds for the whole suite."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tell the browser stories last: their driver keeps an event loop running, and other tests want their own."""
    items.sort(key=lambda item: item.get_closest_marker("e2e") is not None)
