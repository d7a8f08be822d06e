"""An index for the newest results of an edition."""

from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add the index."""
    op.create_index("results_edition", "results", ["edition", "at"])


def downgrade() -> None:
    """Drop the index."""
    op.drop_index("results_edition", "results")
