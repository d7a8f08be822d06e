"""The chance scheme of a table, and the notes of an entry: shares, terms and bots."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Tables of before keep scheme 1, and their entries have no notes."""
    op.add_column("tables", sa.Column("scheme", sa.Integer, nullable=False, server_default="1"))
    op.add_column("entries", sa.Column("notes", sa.LargeBinary, nullable=True))


def downgrade() -> None:
    """Take away what came."""
    op.drop_column("entries", "notes")
    op.drop_column("tables", "scheme")
