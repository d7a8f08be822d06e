"""Tables, their logs, decks and the stamp of life."""

from alembic import op

from ubongo.tables.schema import metadata

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything. The next migration freezes these tables here, as they are now."""
    metadata.create_all(op.get_bind())


def downgrade() -> None:
    """Take everything away."""
    metadata.drop_all(op.get_bind())
