"""File descriptors: each connection takes one, so the system's limit on them limits the server."""

import logging
import sys
from collections.abc import Callable
from contextlib import suppress

from structlog import get_logger

EXHAUSTED = "socket.accept() out of system resource"
"""asyncio's message, with a trace, up to two thousand times a second while it lasts."""
TOO_LATE = "Exception in callback BaseSelectorEventLoop._start_serving("
"""asyncio's message, as often, if it retries after the server has ended."""
LOG_EVERY_S = 60.0

log = get_logger()


def raise_fd_limit(wanted: int) -> None:
    """Let this process open `wanted` files, or as many as the system allows; the default is often 1,024."""
    if sys.platform == "win32":
        return
    import resource  # Windows has no such module

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft not in (resource.RLIM_INFINITY, wanted) and soft < wanted:
        with suppress(OSError, ValueError):  # some systems report a limit they do not grant
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class AcceptErrorFilter(logging.Filter):
    """Replaces the flood of these errors by one line a minute, and passes on everything else."""

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        self._now = now
        """In seconds."""
        self._logged_at: float | None = None

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is passed on."""
        words = str(record.msg)
        if not words.startswith((EXHAUSTED, TOO_LATE)):
            return True
        if words.startswith(TOO_LATE):
            return False
        if self._logged_at is None or self._now() - self._logged_at >= LOG_EVERY_S:
            self._logged_at = self._now()
            log.error("too many files are open: no connection can be taken until some are closed")
        return False
