"""Old games may be deleted: tables know how much of them is left, and triggers allow deleting a log with its table."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

ONLY_REMOVED = (
    "create trigger entries_no_delete before delete on entries"
    " when not exists (select 1 from tables where id = old.table_id and retention = 2)"
    " begin select raise(abort, 'the log is append-only'); end"
)
NEVER = (
    "create trigger entries_no_delete before delete on entries begin select raise(abort, 'the log is append-only'); end"
)

ONLY_REMOVED_ON_POSTGRESQL = (
    "drop trigger entries_no_change on entries",
    "create trigger entries_no_change before update or truncate on entries"
    " for each statement execute function entries_append_only()",
    "create function entries_no_delete() returns trigger language plpgsql as $$ begin"
    " if not exists (select 1 from tables where id = old.table_id and retention = 2)"
    " then raise exception 'the log is append-only'; end if; return old; end $$",
    "create trigger entries_no_delete before delete on entries for each row execute function entries_no_delete()",
)
NEVER_ON_POSTGRESQL = (
    "drop trigger entries_no_delete on entries",
    "drop function entries_no_delete()",
    "drop trigger entries_no_change on entries",
    "create trigger entries_no_change before update or delete or truncate on entries"
    " for each statement execute function entries_append_only()",
)


def upgrade() -> None:
    """Add the column, with everything left of each table, and replace the triggers."""
    op.add_column("tables", sa.Column("retention", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_created", "tables", ["retention", "created_at"])
    op.create_index("tables_deck", "tables", ["deck"])
    _replace(ONLY_REMOVED, ONLY_REMOVED_ON_POSTGRESQL)


def downgrade() -> None:
    """Restore the triggers, and drop the column."""
    _replace(NEVER, NEVER_ON_POSTGRESQL)
    op.drop_index("tables_deck", "tables")
    op.drop_index("tables_created", "tables")
    op.drop_column("tables", "retention")


def _replace(trigger: str, on_postgresql: tuple[str, ...]) -> None:
    if op.get_bind().dialect.name == "postgresql":
        for statement in on_postgresql:
            op.execute(statement)
        return
    op.execute("drop trigger if exists entries_no_delete")
    op.execute(trigger)
