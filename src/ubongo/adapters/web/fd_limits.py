"""File descriptors: one for each connection, so that the system's bound on them is ours too."""

import logging
import sys
from collections.abc import Callable
from contextlib import suppress

from structlog import get_logger

EXHAUSTED = "socket.accept() out of system resource"
"""As asyncio words it, with a trace, up to two thousand times a second for as long as it lasts."""
TOO_LATE = "Exception in callback BaseSelectorEventLoop._start_serving("
"""What asyncio says, as often, where it means to take connections again and the server has ended meanwhile."""
TOLD_EVERY_S = 60.0

log = get_logger()


def make_room(wanted: int) -> None:
    """Let this process open so many files, or as many as the system allows: often no more than 1,024 without asking."""
    if sys.platform == "win32":
        return
    import resource  # there is none on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft not in (resource.RLIM_INFINITY, wanted) and soft < wanted:
        with suppress(OSError, ValueError):  # some systems promise more than they give
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class Seldom(logging.Filter):
    """Says in one line a minute that no connection can be taken, and passes on whatever else is logged."""

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        self._now = now
        """In seconds."""
        self._told_at: float | None = None

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is passed on."""
        words = str(record.msg)
        if not words.startswith((EXHAUSTED, TOO_LATE)):
            return True
        if words.startswith(TOO_LATE):
            return False
        if self._told_at is None or self._now() - self._told_at >= TOLD_EVERY_S:
            self._told_at = self._now()
            log.error("too many files are open: no connection can be taken until some are closed")
        return False
