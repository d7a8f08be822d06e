"""Deletes what is old from a store in memory."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from ubongo.editions.contract.values import Millis
from ubongo.tables.storage.daily_attempts import NO_NAME
from ubongo.tables.storage.memory.data import MemoryData
from ubongo.tables.storage.memory.ratings import MemoryRatings


class MemoryRetention:
    """Deletes from a store in memory."""

    def __init__(self, data: MemoryData, ratings: MemoryRatings) -> None:
        self._data = data
        self._ratings = ratings

    async def idle_tables(self, before: Millis, after: str, most: int, *, is_named: bool = False) -> tuple[str, ...]:
        """The next tables after that id that nobody has played at since `before`; with names only if `is_named`."""
        names = (id for id in sorted(self._data.tables) if id > after and not (is_named and id in self._data.nameless))
        return tuple(id for id in names if self._is_idle(id, before))[:most]

    async def save_nameless(self, table: str, known: bytes, roster: bytes) -> None:
        """Save a roster without names, if it was `known` before."""
        if self._data.tables[table].roster == known:
            self._data.tables[table] = replace(self._data.tables[table], roster=roster)
            self._data.nameless.add(table)

    async def remove_tables(
        self, tables: Sequence[str], before: Millis, kept_decks: Collection[str] | None
    ) -> tuple[str, ...]:
        """Delete those of these tables that are still idle, and all that belongs to them; which these were."""
        gone = tuple(id for id in tables if id in self._data.tables and self._is_idle(id, before))
        owned = {self._data.tables[id].deck for id in gone}
        for id in gone:
            del self._data.tables[id], self._data.rows[id]
            self._ratings.remove(id)
        self._data.moves = {key: moves for key, moves in self._data.moves.items() if key[0] not in gone}
        self._data.results = {key: result for key, result in self._data.results.items() if key[0] not in gone}
        used = {record.deck for record in self._data.tables.values()}
        for deck in owned - used if kept_decks is not None else ():
            if deck not in (kept_decks or ()):
                self._data.decks.pop(deck, None)
        return gone

    async def remove_rest(self, before: Millis) -> None:
        """Delete what is older and belongs to no table."""
        self._data.attempts = {
            id: one
            for id, one in self._data.attempts.items()
            if (one.ended_at or one.begun_at) >= before or id in self._data.tables
        }
        self._data.recovery = {player: made for player, made in self._data.recovery.items() if made[1] >= before}
        self._data.downtimes = {until: span for until, span in self._data.downtimes.items() if until >= before}

    async def remove_daily_names(self, before: Millis) -> None:
        """Take the names from older attempts at daily boards."""
        for id, one in self._data.attempts.items():
            if one.begun_at < before:
                self._data.attempts[id] = replace(one, name=NO_NAME)

    def _is_idle(self, id: str, before: Millis) -> bool:
        record, newest = self._data.tables[id], max((row.at for row in self._data.rows[id]), default=0)
        return max(record.created_at, newest) < before and (record.over or record.deadline is None)
