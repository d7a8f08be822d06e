"""What players without a screen have seen of a server: how much was played, how fast it answered, what went wrong."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

NOTES_KEPT = 10


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """A command that the server has said to have on disk."""

    seq: int
    kind: str
    seat: int | None
    """None: it was the table's, such as the start."""


@dataclass(slots=True)
class Tally:
    """The sum over all players."""

    tables: int
    finished: int = 0
    errors: int = 0
    """Refusals, goodbyes and statuses that nobody expected."""
    lost: int = 0
    """Acknowledged commands that were not there later, and tables that did not finish."""
    ack_ms: list[float] = field(default_factory=list[float])
    """From a command to its acknowledgment, where both went over one connection."""
    notes: list[str] = field(default_factory=list[str])
    """The first few things that went wrong, in words."""

    def wrong(self, words: str) -> None:
        """Count an error."""
        self.errors += 1
        self._note(words)

    def missing(self, words: str) -> None:
        """Count a loss."""
        self.lost += 1
        self._note(words)

    def _note(self, words: str) -> None:
        if len(self.notes) < NOTES_KEPT:
            self.notes.append(words)

    def compare(self, table: str, exported: Any, known: Sequence[Acknowledged]) -> None:
        """Look for all that was acknowledged in the log of a finished game."""
        entries = {entry["seq"]: entry["command"] for entry in exported["entries"]}
        for one in known:
            command = entries.get(one.seq, {})
            if (command.get("kind"), command.get("seat")) != (one.kind, one.seat):
                self.missing(f"table {table}: {one} is not in its log, but {command}")

    def summary(self) -> dict[str, object]:
        """The figures that scripts rely on."""
        return {
            "tables": self.tables,
            "finished": self.finished,
            "errors": self.errors,
            "lost": self.lost,
            "ack_ms": {"p50": percentile(self.ack_ms, 50), "p99": percentile(self.ack_ms, 99)},
        }


def percentile(values: Sequence[float], percent: int) -> float:
    """The least value that so many percent do not exceed, to a tenth; 0 where there are none."""
    ordered = sorted(values)
    return round(ordered[max(0, -(-len(ordered) * percent // 100) - 1)], 1) if ordered else 0.0
