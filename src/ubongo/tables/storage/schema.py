"""The store's tables, for SQLite and PostgreSQL."""

from sqlalchemy import (
    DDL,
    REAL,
    BigInteger,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    event,
)

REVISION = "0011"
"""The newest migration. A database that has it does not import Alembic, which takes most of a second."""

metadata = MetaData()

_millis = BigInteger().with_variant(Integer, "sqlite")  # STRICT tables have INTEGER only, of 64 bits
_real = Double[float]().with_variant(REAL, "sqlite")

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("edition", Text, nullable=False),
    Column("settings", LargeBinary, nullable=False),
    Column("deck", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("roster", LargeBinary, nullable=False),
    Column("created_at", _millis, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("deadline", _millis, nullable=True),
    Column("over", Integer, CheckConstraint("over in (0, 1)"), nullable=False),
    Column("code", Text, nullable=True),
    Column("scheme", Integer, nullable=False, server_default="1"),
    Column("driver", Text, nullable=True),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("retention", Integer, nullable=False, server_default="0"),
    sqlite_strict=True,
)

nodes = Table(
    "nodes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seen_at", _millis, nullable=False),
    Column("until", _millis, nullable=False),
    Column("ended_at", _millis, nullable=True),
    sqlite_strict=True,
)

codes = Index("tables_code", tables.c.code, unique=True)

results = Table(
    "results",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("at", _millis, nullable=False),
    Column("settings", LargeBinary, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Integer, CheckConstraint("won in (0, 1)"), nullable=False),
    Column("ending", Text, nullable=False),
    Column("elapsed", _millis, nullable=True),
    Column("solves", LargeBinary, nullable=False),
    sqlite_strict=True,
)

results_of_players = Index("results_player", results.c.player, results.c.edition, results.c.at)
newest_results = Index("results_edition", results.c.edition, results.c.at)

daily = Table(
    "daily",
    metadata,
    Column("id", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("date", Text, nullable=False),
    Column("task", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("counts", Integer, CheckConstraint("counts in (0, 1)"), nullable=False),
    Column("begun_at", _millis, nullable=False),
    Column("ended_at", _millis, nullable=True),
    Column("elapsed", _millis, nullable=True),
    Column("solved", Integer, CheckConstraint("solved in (0, 1)"), nullable=False),
    sqlite_strict=True,
)

_COUNTS = daily.c.counts == 1

first_attempts = Index(
    "daily_first",
    daily.c.player,
    daily.c.date,
    daily.c.task,
    unique=True,
    sqlite_where=_COUNTS,
    postgresql_where=_COUNTS,
)
"""A person has one attempt that counts."""

attempts_of_players = Index("daily_player", daily.c.player, daily.c.date)

attempts_by_time = Index("daily_time", daily.c.date, daily.c.task, daily.c.counts, daily.c.elapsed)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", _millis, nullable=False),
    Column("command_id", Text, nullable=False),
    Column("command", LargeBinary, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("notes", LargeBinary, nullable=True),
    Column("checksum", LargeBinary, nullable=True),
    UniqueConstraint("table_id", "command_id", name="entries_command_once"),
    sqlite_strict=True,
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("moves", LargeBinary, nullable=False),
    sqlite_strict=True,
)

devices = Table(
    "devices",
    metadata,
    Column("device", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("added_at", _millis, nullable=False),
    sqlite_strict=True,
)
"""Further devices of a person: the hash of each one's secret, and the person's identity."""

devices_of_players = Index("devices_player", devices.c.player)

recovery = Table(
    "recovery",
    metadata,
    Column("player", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("made_at", _millis, nullable=False),
    sqlite_strict=True,
)
"""The hash of the code that adds a device of a person."""

recovery_codes = Index("recovery_code", recovery.c.code, unique=True)

rated_players = Table(
    "rated_players",
    metadata,
    Column("player", Text, primary_key=True),
    Column("since", _millis, nullable=False),
    sqlite_strict=True,
)
"""The people who want ratings. A transaction that changes a person's ratings locks their row."""

ratings = Table(
    "ratings",
    metadata,
    Column("player", Text, primary_key=True),
    Column("edition", Text, primary_key=True),
    Column("mu", _real, nullable=False),
    Column("sigma", _real, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", _millis, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("mu_before", _real, nullable=True),
    Column("sigma_before", _real, nullable=True),
    sqlite_strict=True,
)
"""A rating outlives its games: `table_id` of the newest one is no foreign key."""

unrated_games = Table(
    "unrated_games",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("at", _millis, nullable=False),
    Column("edition", Text, nullable=False),
    Column("seats", LargeBinary, nullable=False),
    sqlite_strict=True,
)

decks = Table(
    "decks",
    metadata,
    Column("checksum", Text, primary_key=True),
    Column("deck", LargeBinary, nullable=False),
    sqlite_strict=True,
)

liveness = Table(
    "liveness",
    metadata,
    Column("id", Integer, CheckConstraint("id = 1"), primary_key=True),
    Column("at", _millis, nullable=False),
    sqlite_strict=True,
)

downtimes = Table(
    "downtimes",
    metadata,
    Column("until", _millis, primary_key=True),
    Column("since", _millis, nullable=False),
    sqlite_strict=True,
)

created = Index("tables_created", tables.c.retention, tables.c.created_at)

decks_of_tables = Index("tables_deck", tables.c.deck)

deadlines = Index("tables_deadline", tables.c.deadline, sqlite_where=tables.c.deadline.is_not(None))

APPEND_ONLY = (
    "create trigger entries_no_update before update on entries"
    " begin select raise(abort, 'the log is append-only'); end",
    "create trigger entries_no_delete before delete on entries"
    " when not exists (select 1 from tables where id = old.table_id and retention = 2)"
    " begin select raise(abort, 'the log is append-only'); end",
)
"""Triggers for SQLite: a log is never rewritten, and goes only with its table. See `retention_rows`."""

for _trigger in APPEND_ONLY:
    event.listen(entries, "after_create", DDL(_trigger).execute_if(dialect="sqlite"))
