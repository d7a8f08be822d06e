"""Garbage collection inside a test."""

import gc
import warnings


def collect() -> None:
    """Collect garbage. What an earlier test left open is not the fault of the test that happens to collect it."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ResourceWarning)
        gc.collect()
