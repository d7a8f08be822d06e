"""Ratings of people who want some, and finished games that they have not followed."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

_millis = sa.BigInteger().with_variant(sa.Integer, "sqlite")
_real = sa.Double[float]().with_variant(sa.REAL, "sqlite")


def upgrade() -> None:
    """Games of before are not rated."""
    op.create_table(
        "rated_players",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("since", _millis, nullable=False),
        sqlite_strict=True,
    )
    op.create_table(
        "ratings",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("edition", sa.Text, primary_key=True),
        sa.Column("mu", _real, nullable=False),
        sa.Column("sigma", _real, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("at", _millis, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("mu_before", _real, nullable=True),
        sa.Column("sigma_before", _real, nullable=True),
        sqlite_strict=True,
    )
    op.create_table(
        "unrated_games",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("at", _millis, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("seats", sa.LargeBinary, nullable=False),
        sqlite_strict=True,
    )


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("unrated_games")
    op.drop_table("ratings")
    op.drop_table("rated_players")
