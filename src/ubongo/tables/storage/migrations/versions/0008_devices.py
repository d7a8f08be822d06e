"""Devices of a person, and codes that add one."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

_millis = sa.BigInteger().with_variant(sa.Integer, "sqlite")


def upgrade() -> None:
    """A person of before has the one device that made their secret."""
    op.create_table(
        "devices",
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("added_at", _millis, nullable=False),
        sqlite_strict=True,
    )
    op.create_index("devices_player", "devices", ["player"])
    op.create_table(
        "recovery",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("made_at", _millis, nullable=False),
        sqlite_strict=True,
    )
    op.create_index("recovery_code", "recovery", ["code"], unique=True)


def downgrade() -> None:
    """Take away what came."""
    op.drop_table("recovery")
    op.drop_table("devices")
