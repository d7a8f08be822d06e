"""All that a server stores of one person, as a JSON file. See ADR 113."""

import msgspec

FORMAT = "ubongo-person"
VERSION = 1


class ResultFile(msgspec.Struct, frozen=True):
    """The result of a game."""

    table: str
    seat: int
    edition: str
    at: int
    """When it ended, in milliseconds since 1970."""
    settings: msgspec.Raw
    points: int
    won: bool
    ending: str
    elapsed_ms: int | None
    solves: msgspec.Raw


class AttemptFile(msgspec.Struct, frozen=True):
    """An attempt at a daily task."""

    date: str
    task: str
    name: str
    counts: bool
    begun_at: int
    ended_at: int | None
    elapsed_ms: int | None
    solved: bool


class RatingFile(msgspec.Struct, frozen=True):
    """A rating in one edition. Before and after the newest game; null: it was the first."""

    edition: str
    mu: float
    sigma: float
    games: int
    at: int
    """When the newest game ended."""
    table: str
    """Of the newest game."""
    mu_before: float | None
    sigma_before: float | None


class TableFile(msgspec.Struct, frozen=True):
    """A table that the person sits at or hosts; its log is the file of the game."""

    table: str
    edition: str
    opened_at: int
    seat: int | None
    name: str


class PersonFile(msgspec.Struct, frozen=True, kw_only=True):
    """The file."""

    format: str = FORMAT
    version: int = VERSION
    player: str
    """The hash under which all of it is stored."""
    devices: int
    """How many were added with a code."""
    code_made_at: int | None
    """When the code was made that adds another one."""
    results: tuple[ResultFile, ...]
    daily: tuple[AttemptFile, ...]
    tables: tuple[TableFile, ...]
    rated_since: int | None = None
    """Since when the person wants ratings; null: they do not."""
    ratings: tuple[RatingFile, ...] = ()


def encode(person: PersonFile) -> bytes:
    """The file, on one line."""
    return msgspec.json.encode(person) + b"\n"
