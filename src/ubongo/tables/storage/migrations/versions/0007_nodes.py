"""Nodes, and which of them drives a table. On PostgreSQL a log cannot be rewritten either."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

_millis = sa.BigInteger().with_variant(sa.Integer, "sqlite")

APPEND_ONLY = (
    "create function entries_append_only() returns trigger language plpgsql"
    " as $$ begin raise exception 'the log is append-only'; end $$",
    "create trigger entries_no_change before update or delete or truncate on entries"
    " for each statement execute function entries_append_only()",
)


def upgrade() -> None:
    """Tables of before have no driver."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("seen_at", _millis, nullable=False),
        sa.Column("until", _millis, nullable=False),
        sa.Column("ended_at", _millis, nullable=True),
        sqlite_strict=True,
    )
    op.add_column("tables", sa.Column("driver", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    if op.get_bind().dialect.name == "postgresql":
        for statement in APPEND_ONLY:
            op.execute(statement)


def downgrade() -> None:
    """Take away what came."""
    if op.get_bind().dialect.name == "postgresql":
        op.execute("drop trigger entries_no_change on entries")
        op.execute("drop function entries_append_only()")
    op.drop_column("tables", "epoch")
    op.drop_column("tables", "driver")
    op.drop_table("nodes")
