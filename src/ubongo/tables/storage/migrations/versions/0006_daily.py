"""Attempts at daily boards."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

_millis = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Games of before have none."""
    op.create_table(
        "daily",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("date", sa.Text, nullable=False),
        sa.Column("task", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("counts", sa.Integer, sa.CheckConstraint("counts in (0, 1)"), nullable=False),
        sa.Column("begun_at", _millis, nullable=False),
        sa.Column("ended_at", _millis, nullable=True),
        sa.Column("elapsed", _millis, nullable=True),
        sa.Column("solved", sa.Integer, sa.CheckConstraint("solved in (0, 1)"), nullable=False),
        sqlite_strict=True,
    )
    first = sa.text("counts = 1")
    op.create_index(
        "daily_first", "daily", ["player", "date", "task"], unique=True, sqlite_where=first, postgresql_where=first
    )
    op.create_index("daily_player", "daily", ["player", "date"])
    op.create_index("daily_time", "daily", ["date", "task", "counts", "elapsed"])


def downgrade() -> None:
    """Take away what came."""
    op.drop_table("daily")
