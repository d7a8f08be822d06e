"""Players' results in a database."""

from sqlalchemy import ColumnElement, Select, func, select

from ubongo.tables.storage.results import Result
from ubongo.tables.storage.schema import results
from ubongo.tables.storage.threads import AnyRow, DatabaseThreads

_SAME_NAMES = tuple(column.name for column in results.columns if column.name != "table_id")
"""The columns of a result that its fields are named after."""
_FIRST_TO_LAST = (results.c.at, results.c.table_id, results.c.seat)


class SqlResults:
    """The results of a store on disk."""

    def __init__(self, threads: DatabaseThreads) -> None:
        self._threads = threads

    async def of(self, player: str, edition: str, most: int) -> tuple[Result, ...]:
        """The newest `most` results of each ending of that person in that edition, the newest last."""
        newest = await self._threads.read(newest_results(player, edition, most))
        return tuple(map(result_of, newest))

    async def newest(self, edition: str, most: int) -> tuple[Result, ...]:
        """The newest `most` results of everybody in that edition, the newest last."""
        newest = await self._threads.read(newest_of_all(edition, most))
        return tuple(map(result_of, reversed(newest)))

    async def best(self, player: str, edition: str) -> tuple[Result, ...]:
        """The best result of that person for each pair of settings and ending, the oldest first."""
        return tuple(result_of(row) for row in await self._threads.read(best_results(player, edition)))


def newest_results(player: str, edition: str, most: int) -> Select[AnyRow]:
    """That person's newest `most` results of each ending in that edition, the newest last.

    Each ending has a share of its own, so that practice does not push out ranked runs. Rule: S4.
    """
    place = func.row_number().over(
        partition_by=results.c.ending, order_by=tuple(column.desc() for column in _FIRST_TO_LAST)
    )
    return _placed(player, edition, place, most)


def newest_of_all(edition: str, most: int) -> Select[AnyRow]:
    """The newest `most` results of everybody in that edition, the newest first."""
    order = tuple(column.desc() for column in _FIRST_TO_LAST)
    return select(results).where(results.c.edition == edition).order_by(*order).limit(most)


def best_results(player: str, edition: str) -> Select[AnyRow]:
    """That person's best result for each pair of settings and ending, the oldest first.

    More points are better, then less time; among equals, the first result counts.
    """
    place = func.row_number().over(
        partition_by=(results.c.settings, results.c.ending),
        order_by=(results.c.points.desc(), results.c.elapsed.is_(None), results.c.elapsed, *_FIRST_TO_LAST),
    )
    return _placed(player, edition, place, 1)


def _placed(player: str, edition: str, place: ColumnElement[int], most: int) -> Select[AnyRow]:
    """That person's results in that edition whose place is at most `most`, the oldest first."""
    own = select(results, place.label("place")).where(results.c.player == player, results.c.edition == edition)
    ranked = own.subquery()
    return select(ranked).where(ranked.c.place <= most).order_by(ranked.c.at, ranked.c.table_id, ranked.c.seat)


def row_of(result: Result) -> dict[str, object]:
    """The result as a row."""
    values: dict[str, object] = {name: getattr(result, name) for name in _SAME_NAMES}
    return values | {"table_id": result.table, "won": int(result.won)}


def result_of(row: AnyRow) -> Result:
    """The result of a row."""
    kept = {name: getattr(row, name) for name in _SAME_NAMES if name != "won"}
    return Result(table=row.table_id, won=bool(row.won), **kept)
