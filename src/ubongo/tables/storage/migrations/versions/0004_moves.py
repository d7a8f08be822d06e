"""Moves on boards, beside the log."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Games of before have none."""
    op.create_table(
        "moves",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("moves", sa.LargeBinary, nullable=False),
        sqlite_strict=True,
    )


def downgrade() -> None:
    """Take away what came."""
    op.drop_table("moves")
