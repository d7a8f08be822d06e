"""Nodes of one PostgreSQL database, in this process."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from ubongo.tables.service.node import node_of
from ubongo.tables.service.service import TableService
from ubongo.tables.storage.deck_library import DeckLibrary
from ubongo.tables.storage.sql import SqlStore


@asynccontextmanager
async def running_node(address: str, bots_pace: float = 1.0) -> AsyncGenerator[TableService]:
    """A node, from its start to its end."""
    store = await SqlStore.opened(address)
    cluster = await node_of(store, address)
    service = TableService(store, cluster.clock, DeckLibrary(store), bots_pace=bots_pace, cluster=cluster)
    try:
        async with cluster.running():
            await service.start()
            try:
                yield service
            finally:
                await service.close()
    finally:
        await store.close()
