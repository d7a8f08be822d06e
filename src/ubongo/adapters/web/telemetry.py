"""Counts what the server does, for its operator. Nothing here names a player, an address or a table."""

from bisect import bisect_left
from collections import Counter
from dataclasses import dataclass, field

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of the buckets that durations are counted in."""


@dataclass(slots=True)
class Histogram:
    """Durations in seconds, counted in buckets; the last one has no upper bound."""

    counts: list[int] = field(default_factory=lambda: [0] * (len(SECONDS) + 1))
    total: float = 0.0

    def observe(self, seconds: float) -> None:
        """Count one duration."""
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds


@dataclass(slots=True)
class Telemetry:
    """Counts since the process started; only the event loop changes them."""

    commands: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])
    """By edition and answer: `applied`, `refused`, or `failed` if it could not be stored."""
    command_seconds: Histogram = field(default_factory=Histogram)
    """From reading a command to its answer, which means that it is on disk."""
    requests: Counter[str] = field(default_factory=Counter[str])
    """HTTP requests by the class of their status: `2xx` to `5xx`."""
    closings: Counter[str] = field(default_factory=Counter[str])
    """Sockets that the server closed, by reason."""
    sockets: int = 0
    """Sockets that are open now."""
