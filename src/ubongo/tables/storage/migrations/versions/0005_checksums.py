"""Checksums of entries, and the downtimes of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Entries of before have no checksum; the first one after them covers them too."""
    millis = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.add_column("entries", sa.Column("checksum", sa.LargeBinary, nullable=True))
    op.create_table(
        "downtimes",
        sa.Column("until", millis, primary_key=True),
        sa.Column("since", millis, nullable=False),
        sqlite_strict=True,
    )


def downgrade() -> None:
    """Take away what came."""
    op.drop_table("downtimes")
    op.drop_column("entries", "checksum")
