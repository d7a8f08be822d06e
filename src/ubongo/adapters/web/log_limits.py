"""Limits on the log: strangers can cause many errors, but only a few lines."""

import logging
from collections.abc import Callable

import structlog
from structlog.typing import EventDict, WrappedLogger

EVERY_S = 60.0
MOST_KEYS = 1_000
CLIENT_ERRORS = (
    "Invalid HTTP request received",
    "Unsupported upgrade request",
    "Invalid UTF-8 sequence received from client",
    "socket.send() raised exception",
)
"""Messages of uvicorn and asyncio about clients: they are not logged at all."""


class OnceAMinute:
    """Allows each key once a minute."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        """In seconds."""
        self._allowed_at: dict[str, float] = {}

    def allows(self, key: str) -> bool:
        """Whether `key` was not allowed within the last minute; if so, it is now."""
        now = self._now()
        before = self._allowed_at.get(key)
        if before is not None and now - before < EVERY_S:
            return False
        if len(self._allowed_at) >= MOST_KEYS:
            self._allowed_at.clear()
        self._allowed_at[key] = now
        return True


class RepeatFilter(logging.Filter):
    """Drops errors of clients, and of other messages all but one a minute."""

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__()
        self._seldom = OnceAMinute(now)

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is passed on."""
        line = str(record.msg).partition("\n")[0]  # the lines that follow name the connection
        if line.startswith(CLIENT_ERRORS):
            return False
        return record.levelno < logging.WARNING or self._seldom.allows(line)


class RepeatProcessor:
    """The same for structlog: of each event, one a minute for each kind of failure."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._seldom = OnceAMinute(now)

    def __call__(self, _: WrappedLogger, __: str, event: EventDict) -> EventDict:
        """Pass the event on.

        Raises:
            DropEvent: it was logged within the last minute.
        """
        if not self._seldom.allows(f"{event.get('event')} {type(event.get('exc_info')).__name__}"):
            raise structlog.DropEvent
        return event
