"""Runs the migrations on a connection that is open already."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection

from ubongo.tables.storage.store import StoreError


def upgrade(connection: Connection, to: str = "head") -> None:
    """Upgrade the database to the newest schema, or to an older one if it is older still.

    Raises:
        StoreError: it belongs to a newer program.
    """
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, to)
    except CommandError as cause:
        raise StoreError(f"the database is from another version of this program: {cause}") from cause
