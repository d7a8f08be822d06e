"""Codes that open a table, and the results that players are shown of their own games."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_millis = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """Tables of before have no code, and their games no results."""
    op.add_column("tables", sa.Column("code", sa.Text, nullable=True))
    op.create_index("tables_code", "tables", ["code"], unique=True)
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("at", _millis, nullable=False),
        sa.Column("settings", sa.LargeBinary, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, sa.CheckConstraint("won in (0, 1)"), nullable=False),
        sa.Column("ending", sa.Text, nullable=False),
        sa.Column("elapsed", _millis, nullable=True),
        sa.Column("solves", sa.LargeBinary, nullable=False),
        sqlite_strict=True,
    )
    op.create_index("results_player", "results", ["player", "edition", "at"])


def downgrade() -> None:
    """Take away what came."""
    op.drop_table("results")
    op.drop_index("tables_code", "tables")
    op.drop_column("tables", "code")
