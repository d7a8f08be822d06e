"""An index for the newest results of an edition."""

from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """The results stay as they are."""
    op.create_index("results_edition", "results", ["edition", "at"])


def downgrade() -> None:
    """Take away what came."""
    op.drop_index("results_edition", "results")
