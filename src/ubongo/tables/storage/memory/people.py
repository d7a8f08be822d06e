"""People and their devices in memory."""

from ubongo.editions.contract.values import Millis
from ubongo.tables.storage.memory.data import MemoryData, result_order
from ubongo.tables.storage.memory.ratings import MemoryRatings
from ubongo.tables.storage.people import PersonRows


class MemoryPeople:
    """The people of a store in memory."""

    def __init__(self, data: MemoryData, ratings: MemoryRatings) -> None:
        self._data = data
        self._ratings = ratings

    async def save_recovery(self, player: str, code: str, at: Millis) -> None:
        """Save the hash of a code that adds a device of that person, instead of an earlier one."""
        self._data.recovery[player] = (code, at)

    async def redeem_recovery(self, code: str, device: str, since: Millis, at: Millis) -> str | None:
        """Use up the code of that hash, made at `since` or later, and add the device; the person's identity."""
        for player, (known, made_at) in self._data.recovery.items():
            if known == code and made_at >= since:
                del self._data.recovery[player]
                self._data.devices[device] = (player, at)
                return player
        return None

    async def player_of(self, device: str) -> str | None:
        """The identity of the person whose added device that is; None: it was not added to a person."""
        player, _ = self._data.devices.get(device, (None, None))
        return player

    async def person(self, player: str) -> PersonRows:
        """What is stored under that identity."""
        attempts = (one for one in self._data.attempts.values() if one.player == player)
        _, made_at = self._data.recovery.get(player, ("", None))
        return PersonRows(
            tuple(sorted((one for one in self._data.results.values() if one.player == player), key=result_order)),
            tuple(sorted(attempts, key=lambda one: (one.date, one.task, one.begun_at))),
            sum(known == player for known, _ in self._data.devices.values()),
            made_at,
            await self._ratings.of(player),
        )

    async def tables_of(self, player: str) -> tuple[str, ...]:
        """The tables whose roster has that identity, in order."""
        return tuple(sorted(id for id, record in self._data.tables.items() if player.encode() in record.roster))

    async def erase(self, player: str) -> None:
        """Delete everything that is stored under that identity, apart from tables."""
        self._data.results = {key: one for key, one in self._data.results.items() if one.player != player}
        self._data.attempts = {key: one for key, one in self._data.attempts.items() if one.player != player}
        self._data.devices = {device: known for device, known in self._data.devices.items() if known[0] != player}
        self._data.recovery.pop(player, None)
        await self._ratings.stop(player)
