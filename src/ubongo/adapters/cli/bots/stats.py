"""What the bots of a run measured: how much they played, how fast the server answered, what went wrong."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from msgspec import Struct

NOTES_KEPT = 10


class LoggedCommand(Struct, frozen=True):
    """The part of a command in an exported log that identifies its sender."""

    kind: str
    seat: int | None = None


class LogEntry(Struct, frozen=True):
    """An entry of an exported log."""

    seq: int
    command: LoggedCommand
    bot: str | None = None
    """Who acted for an absent player, if anybody did."""


class ExportedLog(Struct, frozen=True):
    """An exported game."""

    entries: tuple[LogEntry, ...]


@dataclass(frozen=True, slots=True)
class Acknowledged:
    """A command that the server has confirmed as stored."""

    seq: int
    kind: str
    seat: int | None
    """None for a command of the table, such as the start."""


@dataclass(slots=True)
class LoadStats:
    """The sum over all bots of a run."""

    tables: int
    finished: int = 0
    errors: int = 0
    """Unexpected refusals, closed sockets and HTTP statuses."""
    lost: int = 0
    """Acknowledged commands that were missing later, and tables that did not finish."""
    doubled: int = 0
    """Commands of a bot in the log that it has not sent, or not that often."""
    stale_ms: list[float] = field(default_factory=list[float])
    """How long a client showed an old state, from the moment at which another client saw the newer one."""
    ack_ms: list[float] = field(default_factory=list[float])
    """From a command to its acknowledgment, if both went over one connection."""
    _first_seen: dict[str, dict[int, float]] = field(default_factory=dict[str, dict[int, float]])
    """By table and entry, when the first client saw it."""
    notes: list[str] = field(default_factory=list[str])
    """The first few things that went wrong, in words."""

    def add_error(self, note: str) -> None:
        """Count an error."""
        self.errors += 1
        self._note(note)

    def add_loss(self, note: str) -> None:
        """Count a loss."""
        self.lost += 1
        self._note(note)

    def _note(self, note: str) -> None:
        if len(self.notes) < NOTES_KEPT:
            self.notes.append(note)

    def compare(self, table: str, exported: ExportedLog, known: Sequence[Acknowledged]) -> None:
        """Look up everything that was acknowledged in the exported log of a finished game."""
        entries = {entry.seq: entry.command for entry in exported.entries}
        for one in known:
            command = entries.get(one.seq)
            if command != LoggedCommand(one.kind, one.seat):
                self.add_loss(f"table {table}: entry {one.seq} should be {one.kind} of seat {one.seat}, not {command}")

    def saw(self, table: str, before: int, seq: int, at: float, *, is_first: bool = False) -> None:
        """Note that a client showed entry `before` of a table, and now shows `seq`; `is_first` on its connection."""
        first = self._first_seen.setdefault(table, {})
        since = first.get(before + 1)
        if not is_first and since is not None and seq > before:
            self.stale_ms.append((at - since) * 1000)
        for entry in range(before + 1, seq + 1):
            first.setdefault(entry, at)

    def count_doubled(self, table: str, exported: ExportedLog, known: Sequence[Acknowledged], unanswered: int) -> None:
        """Look up whether every command of a player in the log was acknowledged; some may be unanswered at the end."""
        confirmed = {one.seq for one in known}
        more = [
            entry
            for entry in exported.entries
            if entry.command.seat is not None and entry.bot is None and entry.seq not in confirmed
        ]
        if len(more) > unanswered:
            self.doubled += len(more) - unanswered
            self._note(f"table {table}: {len(more)} commands in the log, {unanswered} unanswered")

    def summary(self) -> dict[str, object]:
        """The figures that scripts rely on."""
        return {
            "tables": self.tables,
            "finished": self.finished,
            "errors": self.errors,
            "lost": self.lost,
            "doubled": self.doubled,
            "ack_ms": {"p50": percentile(self.ack_ms, 50), "p99": percentile(self.ack_ms, 99)},
            "stale_ms": {"p50": percentile(self.stale_ms, 50), "p99": percentile(self.stale_ms, 99)},
        }


def percentile(values: Sequence[float], percent: int) -> float:
    """The least value that is not exceeded by `percent` of them, to a tenth; 0 if there are none."""
    ordered = sorted(values)
    return round(ordered[max(0, -(-len(ordered) * percent // 100) - 1)], 1) if ordered else 0.0
