"""Makes this process a node of all servers on one PostgreSQL database."""

from sqlalchemy.engine import make_url

from ubongo.tables.clock import SystemClock
from ubongo.tables.service.cluster import Cluster
from ubongo.tables.storage.channel import Channel
from ubongo.tables.storage.node_rows import NodeRows
from ubongo.tables.storage.sql import SqlStore


async def node_of(store: SqlStore, database: str) -> Cluster:
    """A node with its own name, and a clock that is set by the database's.

    Raises:
        StoreError: the database cannot be read.
    """
    rows = NodeRows(store.threads)
    address = make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
    clock = SystemClock.set_by(await rows.now())
    return Cluster(rows, lambda waiting, heard, connected: Channel(address, waiting, heard, connected), clock)
