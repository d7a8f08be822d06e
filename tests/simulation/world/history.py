"""What happened in a world, as seen from outside the server; the checker judges it. See ADR 129."""

from dataclasses import dataclass, field

from ubongo.editions.contract.values import Audience
from ubongo.tables.storage.results import Result
from ubongo.tables.storage.store import LogRow, TableRecord


@dataclass(frozen=True, slots=True)
class Frame:
    """A text frame."""

    line: int
    """The connection that it went over."""
    at: float
    """Seconds since the world began."""
    text: str
    server_ms: int = 0
    """The clock of the server, if it sent the frame."""


@dataclass(slots=True)
class LineFacts:
    """A connection."""

    client: str
    """The player's name; empty: a spectator."""
    player: str
    """The player's identity."""
    seat: Audience
    node: str
    opened_at: float
    closed_at: float | None = None
    """When either end was told, or it was cut."""


@dataclass(frozen=True, slots=True)
class Append:
    """An entry that has become durable."""

    at: float
    seq: int
    node: str


@dataclass(frozen=True, slots=True)
class Span:
    """A time in which something was wrong."""

    since: float
    until: float
    was_killed: bool = False
    """Whether a server was killed then."""
    was_stopped: bool = False
    """Whether a server could not judge then, though it lived."""


@dataclass(slots=True)
class History:
    """Everything about one table."""

    seed: int
    table: str = ""
    nodes: int = 1
    lines: dict[int, LineFacts] = field(default_factory=dict[int, LineFacts])
    arrived: list[Frame] = field(default_factory=list[Frame])
    """What reached the machine of a server."""
    sent: list[Frame] = field(default_factory=list[Frame])
    """What a server sent, even if it was lost."""
    received: list[Frame] = field(default_factory=list[Frame])
    """What reached a client."""
    appends: list[Append] = field(default_factory=list[Append])
    downtimes: list[Span] = field(default_factory=list[Span])
    """When no server could play: none ran, it was frozen, or nothing could be written."""
    troubles: list[str] = field(default_factory=list[str])
    """Errors that no fault explains: of the server, the loop, or the clients."""
    was_dated_wrong: bool = False
    """Whether a server started with another date than the one before."""
    ended_at: float = 0.0
    is_over: bool = False
    """Whether the world reached its goal in time."""
    record: TableRecord | None = None
    rows: tuple[LogRow, ...] = ()
    results: tuple[Result, ...] = ()
    faults: dict[str, int] = field(default_factory=dict[str, int])
    steps: int = 0
    """Of all tasks together: the same in every run of a seed."""
