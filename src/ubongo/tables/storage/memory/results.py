"""Results of finished games in memory."""

from collections import Counter
from math import inf

from ubongo.tables.storage.memory.data import MemoryData, result_order
from ubongo.tables.storage.results import Result


class MemoryResults:
    """The results of a store in memory."""

    def __init__(self, data: MemoryData) -> None:
        self._data = data

    async def of(self, player: str, edition: str, most: int) -> tuple[Result, ...]:
        """The newest `most` results of each ending of that person in that edition, the newest last."""
        own, counts, found = self._results_of(player, edition), Counter[str](), list[Result]()
        for result in reversed(own):
            counts[result.ending] += 1
            if counts[result.ending] <= most:
                found.append(result)
        return tuple(reversed(found))

    async def newest(self, edition: str, most: int) -> tuple[Result, ...]:
        """The newest `most` results of everybody in that edition, the newest last."""
        found = sorted((one for one in self._data.results.values() if one.edition == edition), key=result_order)
        return tuple(found[max(len(found) - most, 0) :])

    async def best(self, player: str, edition: str) -> tuple[Result, ...]:
        """The best result of that person for each pair of settings and ending, the oldest first."""
        best: dict[tuple[bytes, str], Result] = {}
        for result in self._results_of(player, edition):
            known = best.setdefault((result.settings, result.ending), result)
            if _merit(result) > _merit(known):
                best[result.settings, result.ending] = result
        return tuple(sorted(best.values(), key=result_order))

    def _results_of(self, player: str, edition: str) -> list[Result]:
        own = [one for one in self._data.results.values() if (one.player, one.edition) == (player, edition)]
        return sorted(own, key=result_order)


def _merit(result: Result) -> tuple[int, float]:
    """Greater is better."""
    return result.points, -inf if result.elapsed is None else -result.elapsed
