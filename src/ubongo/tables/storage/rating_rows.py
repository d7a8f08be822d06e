"""Ratings in a database. See ADR 128."""

from collections.abc import Collection, Mapping
from operator import itemgetter

from sqlalchemy import Connection, delete, insert, select, update

from ubongo.editions.contract.values import Millis
from ubongo.tables.storage.ratings import (
    EndedGame,
    Fold,
    PersonRating,
    RatedPerson,
    Rating,
    UnratedGame,
    decode_seats,
)
from ubongo.tables.storage.schema import rated_players, ratings, results, unrated_games
from ubongo.tables.storage.threads import AnyRow, DatabaseThreads


class SqlRatings:
    """The ratings of a store on disk."""

    def __init__(self, threads: DatabaseThreads) -> None:
        self._threads = threads

    async def start(self, player: str, at: Millis) -> None:
        """Save that this person wants ratings, unless it is saved already."""

        def work(connection: Connection) -> None:
            known = select(rated_players.c.player).where(rated_players.c.player == player)
            if connection.scalar(known) is None:
                connection.execute(insert(rated_players).values(player=player, since=at))

        await self._threads.write(work, player)

    async def stop(self, player: str) -> None:
        """Delete all ratings of that person, and that they want any."""

        def work(connection: Connection) -> None:
            for holder in (rated_players, ratings):  # the row that is locked first
                connection.execute(delete(holder).where(holder.c.player == player))

        await self._threads.write(work, player)

    async def of(self, player: str) -> RatedPerson:
        """What is stored of that person's ratings."""
        since = await self._threads.read(select(rated_players.c.since).where(rated_players.c.player == player))
        own = select(ratings).where(ratings.c.player == player).order_by(ratings.c.edition)
        found = await self._threads.read(own)
        return RatedPerson(Millis(since[0].since) if since else None, tuple(map(_rating_of, found)))

    async def unrated(self, most: int) -> tuple[str, ...]:
        """The tables whose games ratings have not followed, in the order of their end, at most that many."""
        order = (unrated_games.c.at, unrated_games.c.table_id)
        found = await self._threads.read(select(unrated_games.c.table_id).order_by(*order).limit(most))
        return tuple(row.table_id for row in found)

    async def rate(self, table: str, fold: Fold) -> bool:
        """Let the ratings follow that game, in one transaction; False: they have followed it before."""
        return await self._threads.write(lambda connection: _rate(connection, table, fold), table)


def save_unrated(connection: Connection, game: UnratedGame) -> None:
    """Save a game that has just ended."""
    values = {"table_id": game.table, "at": game.at, "edition": game.edition, "seats": game.seats}
    connection.execute(insert(unrated_games).values(values))


def _rate(connection: Connection, table: str, fold: Fold) -> bool:
    own = unrated_games.c.table_id == table
    row = connection.execute(select(unrated_games).where(own)).first()
    if row is None or connection.execute(delete(unrated_games).where(own)).rowcount == 0:
        return False  # another server was first, or an earlier run of this transaction
    found = connection.execute(select(results.c.seat, results.c.player).where(results.c.table_id == table))
    game = EndedGame(row.edition, Millis(row.at), decode_seats(row.seats), {each.seat: each.player for each in found})
    wanting = _locked(connection, game)
    before = _known(connection, wanting, game.edition)
    for player, now in sorted(fold(game, {one: _now(before.get(one)) for one in wanting}).items(), key=itemgetter(0)):
        _save(connection, player, table, game, now, before.get(player))
    return True


def _locked(connection: Connection, game: EndedGame) -> tuple[str, ...]:
    """The players who wanted ratings when the game ended; nobody else changes theirs until the transaction ends."""
    own = rated_players.c.player.in_(sorted(set(game.players.values()))) & (rated_players.c.since <= game.at)
    chosen = select(rated_players.c.player).where(own).order_by(rated_players.c.player).with_for_update()
    return tuple(row.player for row in connection.execute(chosen))


def _known(connection: Connection, players: Collection[str], edition: str) -> Mapping[str, AnyRow]:
    own = ratings.c.player.in_(players) & (ratings.c.edition == edition)
    return {row.player: row for row in connection.execute(select(ratings).where(own))}


def _now(row: AnyRow | None) -> Rating | None:
    return None if row is None else Rating(row.mu, row.sigma)


def _save(connection: Connection, player: str, table: str, game: EndedGame, now: Rating, row: AnyRow | None) -> None:
    values = {"mu": now.mu, "sigma": now.sigma, "at": game.at, "table_id": table}
    if row is None:
        start = {"mu_before": None, "sigma_before": None}
        connection.execute(insert(ratings).values(player=player, edition=game.edition, games=1, **values, **start))
        return
    earlier = {"mu_before": row.mu, "sigma_before": row.sigma, "games": row.games + 1}
    own = (ratings.c.player == player) & (ratings.c.edition == game.edition)
    connection.execute(update(ratings).where(own).values(**values, **earlier))


def _rating_of(row: AnyRow) -> PersonRating:
    return PersonRating(
        edition=row.edition,
        now=Rating(row.mu, row.sigma),
        games=row.games,
        at=Millis(row.at),
        table=row.table_id,
        before=None if row.mu_before is None else Rating(row.mu_before, row.sigma_before),
    )
