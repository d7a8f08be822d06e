"""Ends a command cleanly when it gets a signal."""

import signal
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def ending_by_signal() -> Generator[None]:
    """SIGTERM ends the block like Ctrl-C, so that it removes what it has not finished."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
